//! Replay: the working cannot disagree with the result, for any project.

use crate::common::program::{EDITION, VILLA_SOL};
use crate::common::replay::replay;
use crate::common::{DOLLARS, Entered, answers, one, usd, worked};
use estimado_worksheet::Decimal;
use estimado_worksheet::answers::Raw;
use estimado_worksheet::rule::Output;
use proptest::prelude::*;

fn replayed(more: &[Entered<'_>]) -> Vec<(&'static str, String)> {
    let answers = answers(more);
    let report = VILLA_SOL.evaluate(&EDITION, &answers);
    assert_eq!(report.defects, []);
    replay(&report, &answers);
    report.output(Output::Amount).map(|line| (line.rule.key, line.text())).collect()
}

#[test]
fn each_limit_in_turn() {
    let cases = [
        ("the cost decides", "20000", "10", "8000.00"),
        ("the cost is the reference cost", "25000", "10", "10000.00"),
        ("the reference cost decides", "25000.01", "10", "10000.00"),
        ("the limit of the technology decides", "50000", "20", "15000.00"),
        ("too large: nothing", "50000", "25.000001", "0.00"),
    ];
    for (name, cost, capacity, payable) in cases {
        let amounts =
            replayed(&[("totalProjectCost", Raw::Text(cost)), ("systemCapacityKw", Raw::Text(capacity))]);
        let (_, text) = amounts.iter().find(|(key, _)| *key == "payable").unwrap();
        assert_eq!(text, payable, "{name}");
    }
}

#[test]
fn a_quotient_that_never_ends() {
    let report = worked(|w| {
        let third = w.enter(&DOLLARS, (&usd(2) / &one(3)).at_least(&usd(0)));
        w.enter(&crate::common::program::TOTAL, third.in_cents());
    });
    replay(&report, &answers(&[]));
}

fn money() -> impl Strategy<Value = String> {
    (1i64..=99_999_999_999, 2u32..=6).prop_map(|(digits, scale)| Decimal::new(digits, scale).to_string())
}

fn millionths(most: i64) -> impl Strategy<Value = String> {
    (1..=most).prop_map(|digits| Decimal::new(digits, 6).to_string())
}

proptest! {
    #[test]
    fn any_project(
        cost in money(),
        capacity in millionths(40_000_000),
        other in money(),
        percent in millionths(100_000_000),
        modules in 1u32..=1000,
        which in any::<[bool; 4]>(),
        wind: bool,
    ) {
        let modules = modules.to_string();
        let [agreed, has_other, has_modules, has_permit] = which;
        let optional = [
            (agreed, ("agreedPercent", Raw::Text(&percent))),
            (has_other, ("otherIncentives", Raw::Text(&other))),
            (has_modules, ("moduleCount", Raw::Number(&modules))),
            (true, ("hasPermit", Raw::YesNo(has_permit))),
            (true, ("technology", Raw::Text(if wind { "wind" } else { "solar" }))),
            (true, ("totalProjectCost", Raw::Text(&cost))),
            (true, ("systemCapacityKw", Raw::Text(&capacity))),
        ];
        let given = optional.into_iter().filter(|(given, _)| *given);
        replayed(&given.map(|(_, entered)| entered).collect::<Vec<_>>());
    }
}
