//! New Jersey CORE: what holds for every project, cases no expected result covers, and words without gaps.
#![cfg(test)]
#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

#[expect(dead_code, reason = "what the expected results need is shared too")]
mod common;

use estimado_programs::nj::core_rebate::PROGRAM;
use estimado_worksheet::explain::Explainer;
use estimado_worksheet::rule::Output;
use estimado_worksheet::text::LANGUAGES;
use estimado_worksheet::{Decimal, Report, date};
use proptest::prelude::*;
use serde_json::{Map, Value, json};

fn report(inputs: &Value) -> Report {
    let (answers, problems) = common::check(&PROGRAM, inputs.as_object().unwrap());
    assert_eq!(problems.list(), [], "{inputs}");
    let report = PROGRAM.evaluate(PROGRAM.newest().unwrap(), &answers);
    assert_eq!(report.defects, [], "{inputs}");
    report
}

/// The number of a line as written; zero where it was not written.
fn number(report: &Report, key: &str) -> Decimal {
    report.line(key).map_or(Decimal::ZERO, |line| line.rounded)
}

fn codes(report: &Report) -> Vec<&'static str> {
    report.found.iter().map(|found| found.finding.code).collect()
}

fn with(base: &Value, more: Value) -> Value {
    let (base, more) = (base.as_object().unwrap().clone(), more.as_object().unwrap().clone());
    Value::Object(base.into_iter().chain(more).collect())
}

fn solar(kw: Decimal, sector: &str) -> Value {
    json!({"technology": "solar-pv", "applicantSector": sector, "siteClass": "non-residential",
        "systemCapacityKw": kw.to_string()})
}

fn wind(kw: Decimal, cost: u32) -> Value {
    json!({"technology": "wind", "applicantSector": "public", "siteClass": "non-residential",
        "systemCapacityKw": kw.to_string(), "eligibleSystemCost": cost})
}

#[test]
fn cases_without_an_expected_result() {
    let home = json!({"technology": "solar-pv", "applicantSector": "private", "siteClass": "residential",
        "systemCapacityKw": "20"});
    let cases = [
        (
            "new home, floor area not given",
            json!({"newConstruction": true}),
            "default-size-not-checked",
            true,
        ),
        (
            "certification not signed",
            json!({"repaymentCertificationSigned": false}),
            "repayment-certification-missing",
            false,
        ),
        (
            "church with its forms",
            json!({"applicantSector": "non-profit", "has501c3Forms": true}),
            "residential-cap-exempt",
            true,
        ),
        (
            "methane for five years",
            json!({"technology": "sustainable-biomass", "eligibleSystemCost": 9, "biomassKind": "landfill-gas",
            "landfillMethaneYears": 5}),
            "landfill-gas-needs-review",
            true,
        ),
        (
            "annual cap reached",
            json!({"entityRebatesLast12Months": 5_000_000}),
            "entity-annual-cap-reached",
            false,
        ),
    ];
    for (name, more, code, eligible) in cases {
        let report = report(&with(&home, more));
        assert!(codes(&report).contains(&code), "{name}: {:?}", codes(&report));
        assert_eq!(report.is_eligible(), eligible, "{name}");
    }
}

/// A cap reached by earlier rebates: the entity counts from its last application, although it is blocked.
#[test]
fn reapplication_after_a_reached_cap() {
    let reached = json!({"entityRebatesLast12Months": 5_000_000, "lastApplicationDate": "2008-02-29",
        "applicationDate": "2008-06-01"});
    let report = report(&with(&solar(20.into(), "private"), reached));
    let days: Vec<_> = report.days.iter().map(|line| (line.deadline.key, date::write(line.date))).collect();
    assert_eq!(days, [("earliest-reapplication", "2009-02-28".to_owned())]);
}

/// The aggregate cap at its threshold: 65,500 for 20 kW.
#[test]
fn aggregate_cap_below_on_above() {
    for (rebates, limited) in [("19934499.99", false), ("19934500", false), ("19934500.01", true)] {
        let report = report(&with(&solar(20.into(), "private"), json!({"entityRebatesAggregate": rebates})));
        assert_eq!(codes(&report).contains(&"limited-by-entity-aggregate-cap"), limited, "{rebates}");
    }
}

/// Each tier on a line of its own, as on page 14.
#[test]
fn three_tiers_on_three_lines() {
    let report = report(&solar(45.into(), "private"));
    let explainer = Explainer::new(&report, LANGUAGES[0]);
    let tiers: Vec<_> = report.lines.iter().filter(|line| line.rule.key.starts_with("tier-")).collect();
    let shown: Vec<_> =
        tiers.iter().map(|line| format!("{} = {}", explainer.numbers(line), explainer.value(line))).collect();
    assert_eq!(
        shown,
        [
            "10,000 W × $3.80/W = $38,000.00",
            "30,000 W × $2.75/W = $82,500.00",
            "5,000 W × $2.50/W = $12,500.00"
        ]
    );
}

/// Whatever can be said of the expected results is said in both languages, and no slot stays empty.
#[test]
fn words_without_gaps() {
    let vectors = common::vectors();
    let ours =
        vectors.iter().filter(|vector| vector["program"] == "nj-core" && vector.get("expect").is_some());
    for vector in ours {
        let report = report(&vector["inputs"]);
        for explainer in LANGUAGES.map(|language| Explainer::new(&report, language)) {
            let found =
                report.found.iter().flat_map(|found| [explainer.message(found), explainer.way_out(found)]);
            let lines =
                report.lines.iter().flat_map(|line| [explainer.formula(line), explainer.numbers(line)]);
            let days = report.days.iter().map(|day| explainer.counting(day));
            for text in found.chain(lines).chain(days).chain(explainer.decisive()) {
                assert!(!text.contains(['{', '?']), "{}: {text}", vector["id"]);
            }
            assert!(report.lines.iter().all(|line| !explainer.formula(line).is_empty()));
            assert!(report.lines.iter().all(|line| !explainer.sources(line.rule.topics).is_empty()));
        }
    }
}

/// Capacities of up to 3 MW, to the watt.
fn capacity() -> impl Strategy<Value = Decimal> {
    prop_oneof![
        (1i64..=3_000_000).prop_map(|watts| Decimal::new(watts, 3)),
        (1i64..=40_000).prop_map(|watts| Decimal::new(watts, 3))
    ]
}

fn choice(options: &'static [&'static str]) -> impl Strategy<Value = &'static str> {
    prop::sample::select(options)
}

/// Projects of every kind, each question answered or left out.
fn project() -> impl Strategy<Value = Value> {
    let maybe = || prop::option::of(any::<bool>());
    let dollars = || prop::option::of(0u32..=21_000_000);
    let day = || {
        prop::option::of(
            (2007i32..2020, 1u8..=12, 1u8..=28).prop_map(|(y, m, d)| format!("{y:04}-{m:02}-{d:02}")),
        )
    };
    let kind = (
        choice(&["solar-pv", "wind", "fuel-cell", "sustainable-biomass"]),
        choice(&["private", "public", "public-school", "non-profit"]),
        choice(&["residential", "multi-family", "non-residential"]),
        capacity(),
        prop::option::of(capacity()),
        1u32..=9_000_000,
        prop::option::of(choice(&[
            "none",
            "existing-home-audit-only",
            "existing-home-upgrades-complete",
            "new-energy-star-home",
        ])),
    );
    let flags = prop::collection::vec(maybe(), FLAGS.len());
    let money = (dollars(), dollars(), dollars(), dollars());
    (kind, flags, money, prop::collection::vec(day(), 4)).prop_map(|(kind, flags, money, days)| {
        let (technology, sector, site, capacity, existing, cost, path) = kind;
        let (year, more, district, left) = money;
        let mut inputs = json!({"technology": technology, "applicantSector": sector, "siteClass": site,
            "systemCapacityKw": capacity.to_string(), "eligibleSystemCost": cost, "homeEnergyStarPath": path,
            "existingCapacityKw": existing.map(|kw| kw.to_string()), "entityRebatesLast12Months": year,
            "entityRebatesAggregate": more.map(|more| more + year.unwrap_or(0)), "schoolAnnualCap": district,
            "budgetCategoryRemaining": left, "approvalDate": days[0], "inspectionPassedDate": days[1],
            "installationDate": days[2], "rebatePaymentDate": days[3]});
        let answers: &mut Map<_, _> = inputs.as_object_mut().unwrap();
        answers.extend(FLAGS.iter().zip(flags).map(|(key, yes)| ((*key).to_owned(), json!(yes))));
        inputs
    })
}

/// Questions whose answer may change the rebate or bar it.
const FLAGS: [&str; 14] = [
    "selfInstalled",
    "materialInterest",
    "njMadeModules",
    "previousCoreIncentiveReceived",
    "systemAlreadyInspected",
    "taxAdvantagedFinancing",
    "isFarm",
    "has501c3Forms",
    "entityCapExemptionApproved",
    "smartGrowthArea",
    "exemptionCriterionMet",
    "newConstruction",
    "newEquipment",
    "extensionGranted",
];

proptest! {
    #[test]
    fn never_negative_never_above_a_cap(inputs in project()) {
        let report = report(&inputs);
        let incentive = number(&report, "incentive");
        for line in report.output(Output::Amount).chain(report.output(Output::Quantity)) {
            prop_assert!(line.rounded >= Decimal::ZERO, "{}", line.rule.key);
        }
        for cap in ["cost-cap", "entity-annual-remaining", "entity-aggregate-remaining"] {
            if let Some(line) = report.line(cap) {
                prop_assert!(incentive <= line.rounded, "{} {}", cap, line.text());
            }
        }
        let kw = number(&report, "rebated-capacity-kw");
        let most = if inputs["technology"] == "solar-pv" { 700 } else { 1000 };
        prop_assert!(kw <= most.into() && kw <= number(&report, "total-capacity-kw"));
        prop_assert!(incentive <= (kw * Decimal::from(5_000)).round_dp(2), "five dollars a watt at most");
        prop_assert!(report.is_eligible() || incentive.is_zero());
        prop_assert_eq!(report.is_eligible(), report.line("base-rebate").is_some());
    }

    #[test]
    fn the_parts_add_up(inputs in project()) {
        let report = report(&inputs);
        if let Some(before) = report.line("rebate-before-self-install") {
            let parts = number(&report, "incentive") + number(&report, "self-install-reduction");
            prop_assert_eq!(parts, before.rounded);
        }
        let budgets = codes(&report).into_iter().filter(|code| code.starts_with("budget-"));
        prop_assert_eq!(budgets.count(), 1, "one budget category");
    }

    #[test]
    fn two_phases_are_paid_like_one(first in 1i64..700_000, second in 1i64..=1_300_000, public: bool) {
        let sector = if public { "public" } else { "private" };
        let (first, second) = (Decimal::new(first, 3), Decimal::new(second, 3));
        let later = with(&solar(second, sector), json!({"existingCapacityKw": first.to_string()}));
        let rebate = |inputs: &Value| number(&report(inputs), "base-rebate");
        let together = rebate(&solar(first + second, sector));
        let apart = rebate(&solar(first, sector)) + rebate(&later);
        prop_assert!((together - apart).abs() <= Decimal::new(1, 2), "{} against {}", together, apart);
    }

    #[test]
    fn more_watts_never_earn_less(one in capacity(), other in capacity(), cost in 1u32..=9_000_000) {
        let (small, large) = (one.min(other), one.max(other));
        let rebate = |inputs: &Value| number(&report(inputs), "incentive");
        if large <= 2000.into() {
            prop_assert!(rebate(&solar(small, "private")) <= rebate(&solar(large, "private")));
            prop_assert!(rebate(&solar(large, "private")) <= rebate(&solar(large, "public")));
        }
        // The other tables drop at 10 kW; on either side they rise.
        if (small > 10.into()) == (large > 10.into()) {
            prop_assert!(rebate(&wind(small, cost)) <= rebate(&wind(large, cost)));
        }
    }

    #[test]
    fn cost_raises_and_earlier_rebates_lower(kw in capacity(), costs in any::<[u32; 2]>(), rebates in any::<[u32; 2]>()) {
        let rebate = |inputs: &Value| number(&report(inputs), "incentive");
        let costs = costs.map(|cost| cost % 999_999_999 + 1);
        let cheap = rebate(&wind(kw, *costs.iter().min().unwrap()));
        prop_assert!(cheap <= rebate(&wind(kw, *costs.iter().max().unwrap())));
        let rebates = rebates.map(|rebates| rebates % 6_000_000);
        let after = |rebates: Option<&u32>| rebate(&with(&wind(kw, 9_000_000), json!({"entityRebatesLast12Months": rebates})));
        prop_assert!(after(rebates.iter().max()) <= after(rebates.iter().min()));
    }

    #[test]
    fn a_repayment_only_shrinks(paid in 1u32..=2_000_000, months in 0i64..=130) {
        let from = date::read("2008-08-31").unwrap();
        let repayment = |months| {
            let left = date::write(date::after_months(from, months).unwrap());
            let dates = json!({"rebatePaid": paid, "rebatePaymentDate": "2008-08-31", "transferOutDate": left});
            number(&report(&with(&solar(20.into(), "private"), dates)), "repayment-on-transfer")
        };
        prop_assert!(repayment(months + 1) <= repayment(months));
        prop_assert!(repayment(months) <= paid.into());
        prop_assert_eq!(repayment(months).is_zero(), months >= 120);
    }
}
