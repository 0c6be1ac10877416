//! Report: which limit decided, what stands in the way, and everything once.

use crate::common::program::{
    AT_REFERENCE, BUILD_MONTHS, MOST, NO_PERMIT, PAYABLE, PERMIT_COPY, REQUESTED, SIGN_BY, SMALL, TOO_LARGE,
    TOTAL,
};
use crate::common::{Entered, estimate, usd, worked};
use estimado_worksheet::answers::Raw;
use estimado_worksheet::report::Line;
use estimado_worksheet::rule::{Output, Severity};

#[test]
fn the_line_that_decided() {
    let cases = [
        ("the cost", "20000", "10", "requested"),
        ("a tie goes to the cost", "25000", "10", "requested"),
        ("the reference cost", "25000.01", "10", "at-reference"),
        ("the limit of the technology", "50000", "20", "most"),
        ("a tie goes to the reference cost", "40000", "15", "at-reference"),
        ("a blocker: the line itself", "20000", "26", "payable"),
    ];
    for (name, cost, capacity, deciding) in cases {
        let report =
            estimate(&[("totalProjectCost", Raw::Text(cost)), ("systemCapacityKw", Raw::Text(capacity))]);
        let payable = report.line(PAYABLE.key).unwrap();
        assert_eq!(report.deciding(payable).rule.key, deciding, "{name}");
    }
}

#[test]
fn every_limit_of_a_line_in_order() {
    let report = worked(|w| {
        let requested = w.enter(&REQUESTED, usd(50));
        let at_reference = w.enter(&AT_REFERENCE, usd(40));
        let most = w.enter(&MOST, usd(45));
        let limited = requested.at_most(&at_reference).at_most(&most).at_least(&usd(41));
        let total = w.enter(&TOTAL, w.if_eligible(&limited.in_cents()));
        w.enter(&PAYABLE, total.when(total.is_over(&usd(41)), &usd(0)));
    });
    let limits: Vec<_> = report.limits().map(|limit| (limit.line.rule.key, limit.bound)).collect();
    assert_eq!(
        limits,
        [("total", true), ("total", false), ("total", true), ("payable", true)],
        "the reference cost, not the limit of the technology, the floor; the choice that did not hold"
    );
    let first = report.limits().next().unwrap();
    assert_eq!((first.without.value(), first.limit.value()), (Some(&50.into()), Some(&40.into())));
}

#[test]
fn findings_stand_once_and_by_code() {
    let report = worked(|w| {
        for finding in [&TOO_LARGE, &SMALL, &NO_PERMIT, &TOO_LARGE] {
            w.report(finding);
        }
        w.report_if(false, &crate::common::BLOCKER);
        assert!(!w.report_when(usd(1).is_over(&usd(1)), &crate::common::BLOCKER));
        assert!(w.found(&SMALL) && !w.found(&crate::common::BLOCKER), "what was found so far");
    });
    let codes: Vec<_> = report.found.iter().map(|found| found.finding.code).collect();
    assert_eq!(codes, ["no-permit", "small", "too-large"]);
    assert_eq!(report.of_severity(Severity::Blocker).count(), 2);
    assert!(!report.is_eligible());
}

#[test]
fn a_paper_stands_once() {
    let report = worked(|w| {
        w.ask_for(&PERMIT_COPY);
        w.ask_for(&PERMIT_COPY);
    });
    assert_eq!(report.papers.len(), 1);
}

#[test]
fn a_blocker_takes_the_incentive_only() {
    let text = |line: Option<&Line>| line.unwrap().text();
    for (name, permit, payable, eligible) in
        [("permit", true, "10000.00", true), ("no permit", false, "0.00", false)]
    {
        let report = estimate(&[("hasPermit", Raw::YesNo(permit))]);
        assert_eq!(text(report.line("payable")), payable, "{name}");
        assert_eq!(text(report.line("fee-due")), "50.00", "{name}");
        assert_eq!(report.is_eligible(), eligible, "{name}");
    }
}

#[test]
fn written_values() {
    let cases: [(&str, &[Entered<'_>], &str, &str); 6] = [
        ("an amount has cents", &[], "payable", "10000.00"),
        ("a step in dollars per watt has no trailing zeros", &[], "cost-per-watt", "3"),
        ("a quantity has six places", &[], "share-of-cost", "33.333333"),
        ("a quantity rounds half up", &[("moduleCount", Raw::Text("600"))], "kw-per-module", "0.016667"),
        ("zero is zero", &[("otherIncentives", Raw::Text("99999"))], "net-cost", "0.00"),
        ("a blocked share is zero", &[("hasPermit", Raw::YesNo(false))], "share-of-cost", "0"),
    ];
    for (name, more, key, text) in cases {
        assert_eq!(estimate(more).line(key).unwrap().text(), text, "{name}");
    }
}

#[test]
fn an_amount_below_half_a_cent_has_no_sign() {
    let report = worked(|w| drop(w.enter(&TOTAL, &usd(-1) / &crate::common::one(1000))));
    assert_eq!(report.line("total").unwrap().text(), "0.00");
}

#[test]
fn lines_stand_in_the_order_of_the_program() {
    let report = worked(|w| {
        for rule in [&TOTAL, &MOST, &REQUESTED] {
            w.enter(rule, usd(1));
        }
    });
    let keys: Vec<_> = report.lines.iter().map(|line| line.rule.key).collect();
    assert_eq!(keys, ["requested", "most", "total"], "not of the work");
}

#[test]
fn outputs_are_kept_apart() {
    let report = estimate(&[]);
    let keys = |output| report.output(output).map(|line| line.rule.key).collect::<Vec<_>>().join(" ");
    assert_eq!(keys(Output::Step), "watts cost-per-watt");
    assert_eq!(keys(Output::Quantity), "share-of-cost");
    assert_eq!(keys(Output::Amount), "requested at-reference most total reserved payable net-cost fee-due");
}

#[test]
fn a_day_beyond_the_calendar_is_a_defect() {
    let report = crate::common::program(|w| {
        let far = w.number(&BUILD_MONTHS);
        let day = w.day(&crate::common::program::APPLIED).unwrap();
        let many = [(); 6].iter().fold(far, |product, ()| &product * &crate::common::one(1000));
        w.enter_day(&SIGN_BY, day.after_months(&many));
    })
    .evaluate(
        &crate::common::program::EDITION,
        &crate::common::answers(&[("applicationDate", Raw::Text("2020-01-01"))]),
    );
    assert_eq!(report.defects.len(), 1);
}
