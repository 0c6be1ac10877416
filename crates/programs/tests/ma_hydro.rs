//! What holds for every hydropower project in Massachusetts, and what no expected result says.
#![expect(
    clippy::unwrap_used,
    clippy::arithmetic_side_effects,
    reason = "test code stops at the first surprise"
)]

use estimado_programs::ma_hydro::{construction, feasibility};
use estimado_worksheet::answers::Raw;
use estimado_worksheet::explain::Explainer;
use estimado_worksheet::rule::{Output, Role};
use estimado_worksheet::text::LANGUAGES;
use estimado_worksheet::{Decimal, Program, Report};
use proptest::prelude::*;
use std::collections::BTreeMap;

/// Field and answer; `yes` and `no` stand for themselves.
type Entered<'a> = (&'a str, &'a str);

static STUDY: &[Entered<'static>] = &[
    ("facilityType", "non-conduit"),
    ("incrementalGenerationKwh", "250000"),
    ("allowableExpenses", "80000"),
];
static BUILD: &[Entered<'static>] = &[
    ("facilityType", "non-conduit"),
    ("incrementalGenerationKwh", "1000000"),
    ("constructionCost", "1000000"),
];

/// The project, and what is answered besides or instead.
fn estimate(program: &'static Program, project: &[Entered<'_>], more: &[Entered<'_>]) -> Report {
    let entered: BTreeMap<_, _> = project.iter().chain(more).copied().collect();
    let raw = entered.iter().map(|(key, answer)| match *answer {
        "yes" => (*key, Raw::YesNo(true)),
        "no" => (*key, Raw::YesNo(false)),
        text => (*key, Raw::Text(text)),
    });
    let (answers, problems) = program.check(raw);
    assert_eq!(problems.list(), [], "{entered:?}");
    let report = program.evaluate(program.newest().unwrap(), &answers);
    assert_eq!(report.defects, [], "{entered:?}");
    report
}

fn study(more: &[Entered<'_>]) -> Report {
    estimate(&feasibility::PROGRAM, STUDY, more)
}

fn build(more: &[Entered<'_>]) -> Report {
    estimate(&construction::PROGRAM, BUILD, more)
}

fn found(report: &Report, code: &str) -> bool {
    report.found.iter().any(|found| found.finding.code == code)
}

/// The amount as it is written, zero where it is not given.
fn amount(report: &Report, key: &str) -> Decimal {
    report.line(key).map_or(Decimal::ZERO, |line| line.rounded)
}

fn number(text: &str) -> Decimal {
    Decimal::from_str_exact(text).unwrap()
}

fn cent() -> Decimal {
    number("0.01")
}

#[test]
fn what_no_expected_result_says() {
    let qualifying = |generators| {
        [
            ("facilityType", "conduit"),
            ("fercStatus", "qualifying-conduit"),
            ("generatorNameplateMw", generators),
            ("turbineNameplateMw", "6"),
        ]
    };
    let cases: [(&str, Report, bool); 12] = [
        ("qualifying-conduit-over-5-mw", study(&qualifying("5")), false),
        ("qualifying-conduit-over-5-mw", study(&qualifying("5.000001")), true),
        ("consultant-cost-share-not-permitted", study(&[("consultantPaysPartOfCostShare", "yes")]), true),
        (
            "wildlife-letter-recommended",
            study(&[("rpsStatus", "qualified"), ("wildlifeLetterProvided", "no")]),
            true,
        ),
        ("applicant-type-ineligible", study(&[("applicantType", "residential")]), true),
        ("utility-not-participating", study(&[("utilityTerritory", "other-municipal")]), true),
        ("facility-cap-used-up", study(&[("priorGrantsForFacility", "44999.99")]), false),
        ("legal-over-10-percent", build(&[("legalCost", "100000")]), false),
        ("legal-over-10-percent", build(&[("legalCost", "100000.01")]), true),
        ("final-deadline-waived", build(&[("deadlineWaiverGranted", "yes")]), false),
        ("related-party-needs-approval", build(&[("constructionRelatedPartyLaborCost", "0")]), false),
        ("construction-funds-may-be-withheld", build(&[("rpsStatusAtMilestone1", "imminent")]), false),
    ];
    for (code, report, expected) in cases {
        assert_eq!(found(&report, code), expected, "{code}");
    }
}

/// Without the costs nothing is promised beyond what was paid, not even the award.
#[test]
fn a_rejection_without_its_costs() {
    let report = build(&[("rejectedByDoerOrLihi", "yes"), ("milestone1Disbursed", "75000")]);
    assert!(found(&report, "costs-at-rejection-not-given"));
    assert_eq!(amount(&report, "incentive"), number("75000.00"));
    assert!(report.line("rejection-reimbursement").is_none());
}

/// A blocker leaves no amount that would follow from an award, and no finding about one.
#[test]
fn blocked_projects_are_granted_nothing() {
    let asked = [("requestedGrant", "900000"), ("rpsStatus", "likely"), ("lihiApplicationFiled", "no")];
    let blocked = build(&[&asked[..], &[("requiresNewDam", "yes"), ("actualProjectCost", "5")]].concat());
    assert_eq!(amount(&blocked, "incentive"), Decimal::ZERO);
    for key in [
        "maximum-grant",
        "construction-grant",
        "construction-installment-1",
        "final-grant",
        "grantee-cost-share",
    ] {
        assert!(blocked.line(key).is_none(), "{key}");
    }
    for code in ["requested-grant-exceeds-maximum", "construction-funds-may-be-withheld", "cap-cost-share"] {
        assert!(!found(&blocked, code), "{code}");
    }
}

/// What is paid when, and what it takes.
#[test]
fn the_schedule() {
    let report = build(&[("designCost", "200000"), ("rpsStatus", "qualified")]);
    let moments: Vec<_> = report
        .output(Output::Amount)
        .filter_map(|line| match line.rule.role {
            Role::Receipt { moment } => Some((moment, line.text())),
            _ => None,
        })
        .collect();
    let expected = [
        ("design-milestone", "100000.00"),
        ("milestone-1", "150000.00"),
        ("milestone-2", "275000.00"),
        ("final-milestone", "75000.00"),
    ];
    assert_eq!(moments, expected.map(|(moment, text)| (moment, text.to_owned())));
}

#[test]
fn the_limit_that_decided() {
    let design = ("designCost", "200000");
    let cases: [(&str, Report); 10] = [
        ("facility-cap", study(&[])),
        ("room-beside-cost-share", study(&[("allowableExpenses", "50000")])),
        ("conduit-formula", study(&[("facilityType", "conduit"), ("incrementalGenerationKwh", "199999")])),
        ("asked-grant", study(&[("requestedGrant", "40000")])),
        ("program-funds-remaining", study(&[("fundsAlreadyAwarded", "874999")])),
        ("grant-by-generation", build(&[("incrementalGenerationKwh", "250000")])),
        ("construction-room", build(&[])),
        ("maximum-grant", build(&[("constructionCost", "1400000"), design])),
        ("both-phases", build(&[("constructionCost", "900000"), design])),
        ("award", build(&[design, ("requestedDesignGrant", "0")])),
    ];
    for (key, report) in cases {
        let headline = report.line("incentive").unwrap();
        assert_eq!(report.deciding(headline).rule.key, key);
        for language in LANGUAGES {
            let said = Explainer::new(&report, language).decisive().unwrap();
            assert!(!said.contains('{'), "{key}: {said}");
        }
    }
}

fn digits(most: i64, places: u32) -> impl Strategy<Value = String> {
    (1..=most).prop_map(move |part| Decimal::new(part, places).to_string())
}

/// Dollars up to three million, to the ten-thousandth.
fn money() -> impl Strategy<Value = String> {
    digits(30_000_000_000, 4)
}

/// Kilowatt-hours a year.
fn generation() -> impl Strategy<Value = String> {
    digits(1_500_000_000, 3)
}

/// No sentence of a report is left with a slot, in any language.
fn speaks(report: &Report) {
    for language in LANGUAGES {
        let explainer = Explainer::new(report, language);
        for found in &report.found {
            for said in [explainer.message(found), explainer.way_out(found)] {
                assert!(!said.contains('{') && !said.contains('?'), "{}: {said}", found.finding.code);
            }
        }
    }
}

fn never_negative(report: &Report) {
    for line in &report.lines {
        assert!(
            !line.rounded.is_sign_negative() || line.rounded.is_zero(),
            "{}: {}",
            line.rule.key,
            line.rounded
        );
    }
}

proptest! {
    /// No study is granted more than any limit of the solicitation allows, and its parts add up.
    #[test]
    fn studies_keep_every_limit(
        kwh in generation(), expenses in money(), asked in money(), awarded in digits(900_000, 0), spent in money(),
        conduit: bool, given in any::<[bool; 3]>(),
    ) {
        let kind = if conduit { "conduit" } else { "non-conduit" };
        let mut more = vec![("facilityType", kind), ("incrementalGenerationKwh", &*kwh), ("allowableExpenses", &*expenses)];
        let optional = [("requestedGrant", &*asked), ("fundsAlreadyAwarded", &*awarded), ("actualAllowableExpenses", &*spent)];
        more.extend(optional.iter().zip(given).filter_map(|(entered, given)| given.then_some(*entered)));
        let report = study(&more);
        never_negative(&report);
        speaks(&report);
        let grant = amount(&report, "incentive");
        prop_assert!(grant <= number("45000"));
        prop_assert!(!conduit || grant <= number(&kwh) * number("0.225") + cent());
        let share = if conduit { number("0.1") } else { number("0.2") };
        prop_assert!(grant <= number(&expenses) * (Decimal::ONE - share) + cent());
        prop_assert!(!given[0] || grant <= number(&asked) + cent());
        prop_assert!(!given[1] || grant <= (number("875000") - number(&awarded)).max(Decimal::ZERO));
        if report.is_eligible() {
            prop_assert_eq!(grant + amount(&report, "grantee-cost-share"), amount(&report, "counted-expenses"));
            prop_assert!(amount(&report, "final-grant") <= grant);
        }
    }

    /// More generation, a larger study, a smaller share of one's own, fewer earlier grants: never a smaller grant.
    #[test]
    fn studies_grow_with_what_they_promise(
        kwh in generation(), expenses in digits(1_000_000_000, 4), step in money(), share in 10u32..=100, conduit: bool,
    ) {
        let kind = ("facilityType", if conduit { "conduit" } else { "non-conduit" });
        let grant = |more: &[Entered<'_>]| amount(&study(&[&[kind][..], more].concat()), "incentive");
        let (more_kwh, more_expenses) = (number(&kwh) + number(&step), number(&expenses) + number(&step));
        let base = [("incrementalGenerationKwh", &*kwh), ("allowableExpenses", &*expenses)];
        let (more_kwh, more_expenses) = (more_kwh.to_string(), more_expenses.to_string());
        prop_assert!(grant(&base) <= grant(&[("incrementalGenerationKwh", &more_kwh), base[1]]));
        prop_assert!(grant(&base) <= grant(&[base[0], ("allowableExpenses", &more_expenses)]));
        let own = (number(&expenses) * Decimal::new(share.into(), 2)).to_string();
        prop_assert!(grant(&[base[0], base[1], ("applicantCostShare", &own)]) <= grant(&base));
        prop_assert!(grant(&[base[0], base[1], ("priorGrantsForFacility", &step)]) <= grant(&base));
    }

    /// No project is granted more than any limit of the solicitation allows, and its parts and instalments add up.
    #[test]
    fn projects_keep_every_limit(
        kwh in generation(), cost in money(), design in money(), asked in money(), part in money(), spent in money(),
        conduit: bool, given in any::<[bool; 4]>(), rps in prop::sample::select(vec!["qualified", "imminent", "likely"]),
    ) {
        let kind = if conduit { "conduit" } else { "non-conduit" };
        let mut more = vec![
            ("facilityType", kind), ("incrementalGenerationKwh", &*kwh), ("constructionCost", &*cost), ("rpsStatus", rps),
        ];
        let optional = [("designCost", &*design), ("requestedGrant", &*asked), ("actualProjectCost", &*spent), ("requestedDesignGrant", &*part)];
        let given = [given[0], given[1], given[2], given[3] && given[0]];
        more.extend(optional.iter().zip(given).filter_map(|(entered, given)| given.then_some(*entered)));
        let report = build(&more);
        never_negative(&report);
        speaks(&report);
        let grant = amount(&report, "incentive");
        let (of_construction, of_design) = (amount(&report, "construction-grant"), amount(&report, "design-grant"));
        let half = |money: &str| number(money) / Decimal::TWO + cent();
        prop_assert!(grant <= number("600000"));
        prop_assert!(grant <= number(&kwh) + cent());
        prop_assert!(of_construction <= half(&cost));
        prop_assert!(of_design <= half(&design) && of_design * number("4") <= grant + number("0.04"));
        prop_assert!(!given[1] || grant <= number(&asked) + cent());
        prop_assert!(!given[3] || of_design <= number(&part) + cent());
        prop_assert_eq!(of_construction + of_design, grant);
        let paid: Decimal = ["1", "2", "3"].map(|step| amount(&report, &["construction-installment-", step].concat())).iter().sum();
        prop_assert_eq!(paid, of_construction);
        prop_assert!(amount(&report, "final-grant") <= grant);
    }

    /// More generation or larger budgets: never a smaller grant. Less certain RPS qualification: never more at milestones 1 and 2.
    #[test]
    fn projects_grow_with_what_they_promise(kwh in generation(), cost in money(), design in money(), step in money()) {
        let base = [("incrementalGenerationKwh", &*kwh), ("constructionCost", &*cost), ("designCost", &*design)];
        let larger = |text: &str| (number(text) + number(&step)).to_string();
        let grant = |more: &[Entered<'_>]| amount(&build(more), "incentive");
        let (more_kwh, more_cost, more_design) = (larger(&kwh), larger(&cost), larger(&design));
        prop_assert!(grant(&base) <= grant(&[("incrementalGenerationKwh", &more_kwh), base[1], base[2]]));
        prop_assert!(grant(&base) <= grant(&[base[0], ("constructionCost", &more_cost), base[2]]));
        prop_assert!(grant(&base) <= grant(&[base[0], base[1], ("designCost", &more_design)]));
        let early = |rps| {
            let report = build(&[&base[..], &[("rpsStatus", rps)]].concat());
            amount(&report, "construction-installment-1") + amount(&report, "construction-installment-2")
        };
        prop_assert!(early("likely") <= early("imminent"));
        prop_assert_eq!(early("imminent"), early("qualified"));
    }

    /// A rejection never pays more than the award, unless more was paid before it; the sum never pays more than the percentage.
    #[test]
    fn rejections_pay_no_more(cost in money(), design in money(), spent in money(), paid in digits(1_000_000, 1), has_design: bool) {
        let mut more = vec![
            ("constructionCost", &*cost), ("rejectedByDoerOrLihi", "yes"), ("constructionCostsAtRejection", &*spent),
            ("milestone1Disbursed", &*paid),
        ];
        more.extend(has_design.then_some(("designCost", &*design)));
        let report = build(&more);
        never_negative(&report);
        prop_assert!(amount(&report, "rejection-reimbursement") <= amount(&report, "rejection-reimbursement-if-proportional"));
        let most = amount(&report, "award").max(amount(&report, "design-grant") + number(&paid));
        prop_assert!(amount(&report, "incentive") <= most + cent());
        prop_assert!(report.line("construction-installment-1").is_none() && report.line("grantee-cost-share").is_none());
    }
}
