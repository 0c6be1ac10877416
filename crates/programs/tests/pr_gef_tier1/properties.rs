//! Properties: what holds for any project, however odd its numbers.

use crate::project::{Project, cost, project};
use crate::replay::{half_up, rational};
use crate::{found, rules};
use estimado_worksheet::rule::Output;
use estimado_worksheet::{Decimal, Exact, Report};
use proptest::prelude::*;
use std::collections::BTreeMap;

fn exact(report: &Report, key: &str) -> Exact {
    report.line(key).unwrap().figure.value().unwrap().clone()
}

fn total(project: &Project) -> Exact {
    exact(&project.estimate(), "total-incentive")
}

fn share(percent: i64, of: &Exact) -> Exact {
    (of * &percent.into()).over(&100.into()).unwrap()
}

/// Two fifths of 12.5 thousandths are half a cent; multiples of it go up, whatever digit stands before.
#[test]
fn half_a_cent_goes_up() {
    for cents in 0..=20 {
        let report =
            crate::estimate(&[("totalProjectCost", &Decimal::new(25 * cents * 10 + 125, 4).to_string())]);
        assert_eq!(
            report.line("total-incentive").unwrap().rounded,
            Decimal::new(cents + 1, 2),
            "{cents}.5 cents"
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1024))]

    #[test]
    fn every_amount_is_that_of_the_rules(project in project()) {
        let (report, expected) = (project.estimate(), rules::work(&project));
        let amounts = report.output(Output::Amount).map(|line| (line.rule.key, rational(line.rounded)));
        let stated = expected.amounts.iter().map(|(key, amount)| (*key, half_up(amount, 2)));
        prop_assert_eq!(amounts.collect::<BTreeMap<_, _>>(), stated.collect::<BTreeMap<_, _>>());
        prop_assert_eq!(found(&report, "cost-over-2-85-per-watt"), expected.disqualified);
        let reduced = found(&report, "other-incentives-reduce-incentive");
        prop_assert!(!reduced || report.is_eligible());
    }
}

proptest! {
    #[test]
    fn never_negative_and_never_above_a_limit(project in project()) {
        let report = project.estimate();
        for line in &report.lines {
            prop_assert!(!line.figure.value().unwrap().is_negative(), "{}", line.rule.key);
        }
        let (total, cost) = (exact(&report, "total-incentive"), Exact::from(project.cost));
        prop_assert!(total <= share(60, &exact(&report, "eligible-project-cost")));
        if let Some(reference) = report.line("reference-cost-per-watt") {
            let watts = &exact(&report, "eligible-capacity-kw") * &1000.into();
            let at_reference = &watts * reference.figure.value().unwrap();
            let percent = exact(&report, "reimbursement-percent");
            prop_assert!(percent <= 60.into());
            prop_assert!(total <= (&at_reference * &percent).over(&100.into()).unwrap());
        }
        let other = Exact::from(project.other.unwrap_or_default());
        prop_assert!(total.is_zero() || &total + &other <= cost);
        let left = &(&cost - &total) - &other;
        let net = exact(&report, "net-cost-after-incentives");
        prop_assert_eq!(net, if left.is_negative() { 0.into() } else { left });
        prop_assert!(report.is_eligible() || total.is_zero());
        if report.line("payable-incentive").is_some() {
            let payable = exact(&report, "payable-incentive");
            prop_assert!(payable <= total);
            let paid = |cost| payable <= share(60, &Exact::from(cost));
            prop_assert!(project.built_cost.is_none_or(paid));
            let beside = |cost| payable.is_zero() || &payable + &other <= Exact::from(cost);
            prop_assert!(project.built_cost.is_none_or(beside));
        }
    }

    /// Until the cost per watt disqualifies a project; from there on nothing is paid.
    #[test]
    fn more_cost_never_pays_less_until_it_disqualifies(
        (project, other) in project().prop_flat_map(|project| {
            let cost = cost(project.kw);
            (Just(project), cost)
        }),
    ) {
        let (less, more) = (project.cost.min(other), project.cost.max(other));
        let [less, more] = [less, more].map(|cost| Project { cost, ..project.clone() }.estimate());
        let [out_before, out_after] = [&less, &more].map(|report| found(report, "cost-over-2-85-per-watt"));
        prop_assert!(out_after || !out_before);
        if out_after {
            prop_assert!(exact(&more, "total-incentive").is_zero());
        } else {
            prop_assert!(exact(&less, "total-incentive") <= exact(&more, "total-incentive"));
        }
    }

    #[test]
    fn a_higher_percentage_never_pays_less(project in project(), one in 1i64..=10_000, other in 1i64..=10_000) {
        let pays = |part| total(&Project { percent: Some(Decimal::new(part, 2)), ..project.clone() });
        prop_assert!(pays(one.min(other)) <= pays(one.max(other)));
    }

    #[test]
    fn more_from_others_never_pays_more(project in project(), one in cost(5.into()), other in cost(5.into())) {
        let pays = |other| total(&Project { other: Some(other), ..project.clone() });
        prop_assert!(pays(one.min(other)) >= pays(one.max(other)));
    }

    #[test]
    fn smaller_or_cheaper_as_built_never_pays_more(
        (project, one, other) in project().prop_flat_map(|project| {
            let (one, other) = (cost(project.kw), cost(project.kw));
            (Just(project), one, other)
        }),
        size: bool,
    ) {
        let built = |number: Decimal| {
            let (kw, cost) = if size { (Some(number.round_dp(6)), None) } else { (None, Some(number)) };
            let project = Project { built_kw: kw, built_cost: cost, ..project.clone() };
            exact(&project.estimate(), "payable-incentive")
        };
        prop_assert!(built(one.min(other)) <= built(one.max(other)));
    }

    /// As built exactly as planned changes nothing but what visits cost.
    #[test]
    fn as_built_as_planned_pays_the_total(project in project()) {
        let (built_kw, built_cost) = (Some(project.kw), Some(project.cost));
        let report = Project { built_kw, built_cost, visits_before_payment: false, ..project }.estimate();
        prop_assert_eq!(exact(&report, "payable-incentive"), exact(&report, "total-incentive"));
    }
}
