//! Curves of the programs: the places the documents name are found to the step, and nothing between two points is hidden.
#![cfg(test)]
#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

#[expect(dead_code, reason = "what the expected results need is shared too")]
mod common;

use estimado_programs::{PROGRAMS, program};
use estimado_worksheet::answers::{Answers, Raw, Value};
use estimado_worksheet::curve::{Curve, Turn};
use estimado_worksheet::explain::Explainer;
use estimado_worksheet::grid::Grid;
use estimado_worksheet::text::{LANGUAGES, Language};
use estimado_worksheet::what_if::WhatIf;
use estimado_worksheet::{Decimal, Exact, Field, Program};
use proptest::prelude::*;
use proptest::sample::Index;
use std::collections::BTreeMap;
use std::sync::LazyLock;

fn answers(program: &Program, entered: &[(&str, &str)]) -> Answers {
    let (answers, problems) = program.check(entered.iter().map(|(key, text)| (*key, Raw::Text(text))));
    assert_eq!(problems.list(), []);
    answers
}

fn curve(id: &str, over: &str, entered: &[(&str, &str)]) -> Curve {
    let program = program(id).unwrap();
    let answers = answers(program, entered);
    let what_if = WhatIf { program, edition: program.newest().unwrap(), answers: &answers };
    what_if.curve(program.field(over).unwrap()).unwrap()
}

/// Place, what happens and why, as the visitor reads it.
fn told(id: &str, curve: &Curve) -> Vec<[String; 3]> {
    let program = program(id).unwrap();
    let one = |known: &estimado_worksheet::curve::Breakpoint| {
        let why = known.why(curve.field, program, Language::English);
        let why: Vec<_> = why.into_iter().map(|(words, _)| words).collect();
        [
            known.place(curve.field, program, Language::English),
            known.what(program, Language::English),
            why.join(" "),
        ]
    };
    curve.breakpoints.iter().map(one).collect()
}

const GRID_TIE: [(&str, &str); 5] = [
    ("technology", "solar-pv"),
    ("configuration", "grid-tie"),
    ("location", "mainland"),
    ("systemCapacityKw", "15"),
    ("totalProjectCost", "30000"),
];

#[test]
fn tier_1_grid_tie_against_cost_at_15_kw() {
    let curve = curve("pr-gef-tier1", "totalProjectCost", &GRID_TIE);
    let expected = [
        [
            "Above $30,000.00",
            "The incentive stays at $12,000.00.",
            "“Incentive by steps 1 to 4” now rests on “Incentive at the Reference Cost (step 4)”; before, on “Requested \
             incentive (step 1)”.",
        ],
        [
            "Above $42,750.00",
            "No longer eligible: $12,000.00 becomes $0.00.",
            "From here, for example at $43,125.00: Your cost of $2.875/W is above $2.85/W: a grid-tie project above that \
             is disqualified, and the application fee does not come back.",
        ],
    ];
    assert_eq!(told("pr-gef-tier1", &curve), expected);
    let turns: Vec<_> = curve.breakpoints.iter().map(|known| known.turn).collect();
    assert_eq!(turns, [Turn::Kink, Turn::Cliff]);
}

#[test]
fn tier_1_grid_tie_against_size_at_30_000_dollars() {
    let curve = curve("pr-gef-tier1", "systemCapacityKw", &GRID_TIE);
    let told = told("pr-gef-tier1", &curve);
    let places: Vec<_> = told.iter().map(|[place, ..]| &**place).collect();
    assert_eq!(places, ["From 10.526316 kW", "From 15 kW", "Above 15 kW", "Above 100 kW"]);
    let turns: Vec<_> = curve.breakpoints.iter().map(|known| known.turn).collect();
    assert_eq!(turns, [Turn::Cliff, Turn::Kink, Turn::Charge, Turn::Cliff]);
    let [_, what, why] = &told[0];
    assert_eq!(what, "Eligible: the incentive is $8,421.05.");
    assert!(
        why.starts_with("Up to here, for example at 10 kW: Your cost of $3.00/W is above $2.85/W"),
        "{why}"
    );
    let [_, _, why] = &told[1];
    assert!(why.contains("now rests on “Requested incentive (step 1)”"), "{why}");
    let [_, _, why] = &told[2];
    assert!(why.contains("“Application fee” goes from $250.00 to $1,000.00."), "{why}");
    assert!(why.contains("“Reservation guarantee"), "{why}");
}

#[test]
fn new_jersey_against_size_shows_every_tier() {
    let entered = [
        ("technology", "solar-pv"),
        ("applicantSector", "public"),
        ("siteClass", "non-residential"),
        ("systemCapacityKw", "45"),
    ];
    let curve = curve("nj-core", "systemCapacityKw", &entered);
    let below: Vec<_> = curve.breakpoints.iter().map(|known| known.below.to_string()).collect();
    assert_eq!(below, ["10", "40", "100", "500", "700", "2000"]);
    let told = told("nj-core", &curve);
    for (tier, [_, _, why]) in (2..=5).zip(&told) {
        assert_eq!(*why, format!("“Tier {tier}” begins to count. “Tier {}” is used up.", tier - 1));
    }
}

/// Every project of the expected results that is worked out without a problem.
static PROJECTS: LazyLock<Vec<(&'static Program, Answers)>> = LazyLock::new(|| {
    let mut projects = Vec::new();
    for vector in common::vectors() {
        let program = program(vector["program"].as_str().unwrap()).unwrap();
        let (answers, problems) = common::check(program, vector["inputs"].as_object().unwrap());
        if problems.list().is_empty() {
            projects.push((program, answers));
        }
    }
    projects
});

fn numbers(program: &'static Program, answers: &Answers) -> Vec<&'static Field> {
    let is_number = |field: &&'static Field| matches!(answers.get(field), Some(Value::Number(_)));
    program.fields.iter().copied().filter(is_number).collect()
}

/// The incentive at an answer; nothing where the answers do not go together.
fn incentive(what_if: WhatIf<'_>, field: &'static Field, at: Decimal) -> Option<Exact> {
    let report = what_if.with_number(field, at).ok()?;
    report.line_of(what_if.program.headline.incentive).and_then(|line| line.figure.value().cloned())
}

#[test]
fn every_curve_tells_what_it_found_in_both_languages() {
    let mut turns: BTreeMap<&str, usize> = BTreeMap::new();
    for (program, answers) in PROJECTS.iter().step_by(6) {
        let what_if = WhatIf { program, edition: program.newest().unwrap(), answers };
        for field in numbers(program, answers) {
            let curve = what_if.curve(field).unwrap();
            assert!(!curve.more, "{} {}", program.id, field.key);
            for known in &curve.breakpoints {
                *turns.entry(known.turn.key()).or_default() += 1;
                for language in LANGUAGES {
                    let why = known.why(field, program, language);
                    assert!(!why.is_empty(), "{} {} at {}: no cause", program.id, field.key, known.below);
                    let mut words: Vec<_> = why.into_iter().map(|(words, _)| words).collect();
                    words.extend([known.place(field, program, language), known.what(program, language)]);
                    words.push(curve.largest_words(program, language));
                    for words in words {
                        assert!(!words.is_empty() && !words.contains('{'), "{words}");
                    }
                }
            }
        }
    }
    assert!(turns.values().all(|count| *count > 5) && turns.len() == 6, "{turns:?}");
}

#[test]
fn every_blocker_of_every_expected_result_has_only_ways_out_that_work() {
    let mut tried = 0;
    for (program, answers) in PROJECTS.iter() {
        let edition = program.newest().unwrap();
        let report = program.evaluate(edition, answers);
        let what_if = WhatIf { program, edition, answers };
        let explainer = Explainer::new(&report, Language::Spanish);
        for found in report.found.iter().filter(|found| found.finding.severity.key() == "blocker") {
            let remedies = program.remedies(edition, answers, found);
            tried += remedies.len();
            for remedy in remedies {
                let after = what_if.with(remedy.field, remedy.value.clone()).unwrap();
                assert!(!after.found.iter().any(|known| known.finding.code == found.finding.code));
                let words = explainer.remedy(&remedy);
                assert!(!words.contains('{') && words.len() > 6, "{words}");
            }
        }
    }
    assert!(tried > 100, "{tried}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    /// Between two points of a curve with no breakpoint between them the incentive goes from the one to the other without
    /// a detour, and nowhere is it above the largest.
    #[test]
    fn nothing_is_hidden_between_two_points(project in any::<Index>(), field in any::<Index>(), place in any::<Index>(), far in any::<Index>()) {
        let (program, answers) = project.get(&PROJECTS);
        let fields = numbers(program, answers);
        let field = *field.get(&fields);
        let what_if = WhatIf { program, edition: program.newest().unwrap(), answers };
        let curve = what_if.curve(field).unwrap();
        let grid = Grid::of(field).unwrap();
        let pairs: Vec<_> = curve.points.windows(2).collect();
        if let Some([a, b]) = (!pairs.is_empty()).then(|| place.get(&pairs)) {
            let (low, high) = (grid.step(&a.at.into()), grid.step(&b.at.into()));
            let crossed = |known: &estimado_worksheet::curve::Breakpoint| {
                (low..high).contains(&grid.step(&known.below.into()))
            };
            if high - low > 1 && !curve.breakpoints.iter().any(crossed) {
                let middle = low + 1 + i64::try_from(far.index(usize::try_from(high - low - 1).unwrap())).unwrap();
                let value = incentive(what_if, field, grid.number(middle));
                let (least, most) = (a.incentive.clone().min(b.incentive.clone()), a.incentive.clone().max(b.incentive.clone()));
                prop_assert!(least <= value && value <= most, "{} {} at {}", program.id, field.key, grid.number(middle));
            }
        }
        let anywhere = grid.first + i64::try_from(far.index(usize::try_from(grid.last - grid.first).unwrap())).unwrap();
        let report = what_if.with_number(field, grid.number(anywhere));
        if let (Ok(report), Some(most)) = (report, curve.largest)
            && report.is_eligible()
            && !most.grows
        {
            let value = incentive(what_if, field, grid.number(anywhere)).unwrap();
            prop_assert!(value <= most.incentive, "{} {} at {}", program.id, field.key, grid.number(anywhere));
        }
    }

    /// Every point of a picture is the estimate itself.
    #[test]
    fn every_point_is_the_estimate(project in any::<Index>(), field in any::<Index>(), point in any::<Index>()) {
        let (program, answers) = project.get(&PROJECTS);
        let field = *field.get(&numbers(program, answers));
        let what_if = WhatIf { program, edition: program.newest().unwrap(), answers };
        let curve = what_if.curve(field).unwrap();
        let point = point.get(&curve.points);
        prop_assert_eq!(&point.incentive, &incentive(what_if, field, point.at));
        for pair in curve.points.windows(2) {
            prop_assert!(pair[0].at < pair[1].at);
        }
    }
}

#[test]
fn there_are_curves_of_every_program() {
    for program in PROGRAMS {
        assert!(
            PROJECTS
                .iter()
                .any(|(known, answers)| known.id == program.id && !numbers(program, answers).is_empty())
        );
    }
}
