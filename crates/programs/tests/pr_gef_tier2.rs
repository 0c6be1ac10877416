//! What holds for every Tier 2 project, and the thresholds that no expected result stands on.
#![expect(
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    reason = "test code stops at the first surprise"
)]

use estimado_programs::pr_gef::tier2::PROGRAM;
use estimado_worksheet::answers::Raw;
use estimado_worksheet::{Decimal, Exact, Report, date};
use proptest::prelude::*;

/// Field and answer.
type Entered<'a> = (&'a str, &'a str);

/// A project of 300 kW at 3.50 $/W, and what is answered besides or instead.
fn estimate(more: &[Entered<'_>]) -> Report {
    let project = [
        ("systemCapacityKw", "300"),
        ("totalProjectCost", "1050000"),
        ("reimbursementPercent", "40"),
        ("referenceCostPerWatt", "4"),
    ];
    let entered = project.iter().chain(more).map(|(key, answer)| (*key, Raw::Text(answer)));
    let (answers, problems) = PROGRAM.check(entered);
    assert_eq!(problems.list(), [], "{more:?}");
    let report = PROGRAM.evaluate(PROGRAM.newest().unwrap(), &answers);
    assert_eq!(report.defects, [], "{more:?}");
    report
}

fn found(report: &Report, code: &str) -> bool {
    report.found.iter().any(|found| found.finding.code == code)
}

fn exact(report: &Report, key: &str) -> Exact {
    report.line(key).unwrap().figure.value().unwrap().clone()
}

fn number(text: &str) -> Exact {
    Decimal::from_str_exact(text).unwrap().into()
}

fn half(text: &str) -> Exact {
    number(text).over(&2.into()).unwrap()
}

#[test]
fn below_on_and_above_each_threshold() {
    let late = "not-completed-in-time";
    let signed = ("reservationAgreementDate", "2012-12-05");
    let cases: [(&str, &[Entered<'_>], bool); 14] = [
        ("as-built-significant-variation", &[("asBuiltCapacityKw", "99.999")], true),
        ("as-built-significant-variation", &[("asBuiltCapacityKw", "100.001")], false),
        ("as-built-smaller-proportional", &[("asBuiltCapacityKw", "100")], false),
        ("as-built-smaller-proportional", &[("asBuiltCapacityKw", "100.001")], true),
        ("request-over-maximum", &[("requestedIncentive", "420000")], false),
        ("request-over-maximum", &[("requestedIncentive", "420000.01")], true),
        ("evaluation-committee-approval-required", &[("requestedIncentive", "499999.994")], false),
        ("other-incentives-reduce-incentive", &[("otherIncentives", "630000.01")], true),
        ("as-built-cost-caps-incentive", &[("asBuiltProjectCost", "1050000")], false),
        ("as-built-cost-caps-incentive", &[("asBuiltProjectCost", "1049999.99")], true),
        (late, &[signed, ("completionDate", "2013-12-06")], true),
        (late, &[signed, ("completionDate", "2014-12-05"), ("extensionMonths", "13")], false),
        (late, &[signed, ("completionDate", "2014-12-06"), ("extensionMonths", "13")], true),
        (
            "at-or-under-100-kw",
            &[("systemCapacityKw", "50"), ("controlledGroupOtherCapacityKw", "50.001")],
            false,
        ),
    ];
    for (code, more, expected) in cases {
        assert_eq!(found(&estimate(more), code), expected, "{code} with {more:?}");
    }
}

/// Money from a cent to some millions, with up to 4 places.
fn money() -> impl Strategy<Value = String> {
    (1i64..=50_000_000_000).prop_map(|part| Decimal::new(part, 4).to_string())
}

fn percent() -> impl Strategy<Value = String> {
    (1i64..=10_000).prop_map(|part| Decimal::new(part, 2).to_string())
}

fn per_watt() -> impl Strategy<Value = String> {
    (1i64..=1000).prop_map(|cents| Decimal::new(cents, 2).to_string())
}

fn kw() -> impl Strategy<Value = String> {
    (1i64..=2_000_000).prop_map(|watts| Decimal::new(watts, 3).to_string())
}

fn less_and_more<T: PartialOrd>(one: T, other: T) -> (T, T) {
    if one <= other { (one, other) } else { (other, one) }
}

proptest! {
    #[test]
    fn never_above_what_the_regulation_allows(
        (cost, built_cost, request, other) in (money(), money(), money(), money()),
        (size, built, percent, reference) in (kw(), kw(), percent(), per_watt()),
    ) {
        let report = estimate(&[
            ("systemCapacityKw", &size),
            ("totalProjectCost", &cost),
            ("reimbursementPercent", &percent),
            ("referenceCostPerWatt", &reference),
            ("requestedIncentive", &request),
            ("otherIncentives", &other),
            ("asBuiltCapacityKw", &built),
            ("asBuiltProjectCost", &built_cost),
            ("reservationGuaranteePercent", "1"),
        ]);
        for line in &report.lines {
            prop_assert!(!line.rounded.is_sign_negative(), "{}", line.rule.key);
        }
        let total = exact(&report, "total-incentive");
        prop_assert!(total <= half(&cost));
        prop_assert!(total <= number(&request));
        prop_assert!(total <= &(&half(&reference) * &number(&size)) * &1000.into());
        prop_assert!(total <= exact(&report, "maximum-incentive"));
        prop_assert!(total.is_zero() || &total + &number(&other) <= number(&cost));
        let payable = exact(&report, "payable-incentive");
        prop_assert!(payable <= total);
        prop_assert!(payable <= half(&built_cost));
        prop_assert!(report.is_eligible() || (total.is_zero() && payable.is_zero()));
    }

    #[test]
    fn more_of_what_counts_never_pays_less(
        (cost, request, other) in (money(), money(), money()),
        (size, percent, reference) in (100_001i64..=2_000_000, percent(), per_watt()),
        (which, change) in (0usize..6, 1i64..=1_000_000_000),
    ) {
        let kw = |watts: i64| Decimal::new(watts, 3).to_string();
        let keys = [
            "totalProjectCost", "systemCapacityKw", "referenceCostPerWatt", "requestedIncentive",
            "reimbursementPercent", "otherIncentives",
        ];
        let before = [cost, kw(size), reference, request, percent, other];
        let mut after = before.clone();
        let changed = Decimal::from_str_exact(&before[which]).unwrap() + Decimal::new(change, 4);
        after[which] = if which == 4 { changed.min(Decimal::ONE_HUNDRED) } else { changed }.to_string();
        let total = |answers: &[String; 6]| {
            let entered: Vec<_> = keys.iter().copied().zip(answers.iter().map(String::as_str)).collect();
            exact(&estimate(&entered), "total-incentive")
        };
        let (before, after) = (total(&before), total(&after));
        // Other incentives are the one answer that can only lower it.
        let (less, more) = if which == 5 { (after, before) } else { (before, after) };
        prop_assert!(less <= more, "{}", keys[which]);
    }

    #[test]
    fn smaller_as_built_never_pays_more(one in 1i64..=400_000, other in 1i64..=400_000) {
        let (small, large) = less_and_more(one, other);
        let payable = |watts: i64| {
            let built = Decimal::new(watts, 3).to_string();
            exact(&estimate(&[("asBuiltCapacityKw", &built)]), "payable-incentive")
        };
        prop_assert!(payable(small) <= payable(large));
    }

    /// 2000-01-01 to 2099-12-31.
    #[test]
    fn every_day_lies_in_one_quarter(days in 0i64..=36_524) {
        let applied = date::after_days(date::read("2000-01-01").unwrap(), days).unwrap();
        let report = estimate(&[("applicationDate", &date::write(applied))]);
        let day = |key: &str| report.days.iter().find(|line| line.deadline.key == key).map(|line| line.date);
        let month = u8::from(applied.month());
        let quarter = [3, 4, 1, 2][usize::from((month - 1) / 3)];
        prop_assert_eq!(report.line("funding-quarter").unwrap().text(), quarter.to_string());
        let year = if month < 7 { applied.year() - 1 } else { applied.year() };
        prop_assert_eq!(report.line("fiscal-year-start").unwrap().text(), year.to_string());
        let deadline = day("application-deadline").unwrap();
        prop_assert_eq!((deadline.year(), deadline.day()), (applied.year(), 5));
        prop_assert_eq!(report.is_eligible(), (month - 1) % 3 == 0 && applied.day() <= 5);
        let forty = date::after_days(deadline, 40).unwrap();
        prop_assert_eq!(day("determination-by"), date::roll_forward(forty, &[]));
        let next = day("next-application-deadline");
        prop_assert_eq!(next.is_none(), report.is_eligible());
        prop_assert_eq!(next, next.and(date::after_months(deadline, 3)));
    }
}
