//! Variants of every program beside each other, without a page.

use super::super::state::work;
use super::compare;
use crate::estimate::Basis;
use estimado_programs::{PROGRAMS, program};
use estimado_worksheet::field::Kind;
use estimado_worksheet::text::{LANGUAGES, Language};
use estimado_worksheet::tree::Tree;

type Answers = &'static [(&'static str, &'static str)];

const TIER1: Answers = &[
    ("technology", "solar-pv"),
    ("configuration", "grid-tie"),
    ("location", "mainland"),
    ("systemCapacityKw", "3"),
    ("totalProjectCost", "7500"),
];
const NEW_JERSEY: Answers = &[
    ("technology", "solar-pv"),
    ("applicantSector", "private"),
    ("siteClass", "non-residential"),
    ("systemCapacityKw", "45"),
];

/// A project of each program, and one answer to change in it.
const PROJECTS: [(&str, Answers, (&str, &str)); 5] = [
    ("pr-gef-tier1", TIER1, ("configuration", "battery-backup")),
    (
        "pr-gef-tier2",
        &[
            ("systemCapacityKw", "350"),
            ("totalProjectCost", "1500000"),
            ("reimbursementPercent", "40"),
            ("referenceCostPerWatt", "4"),
        ],
        ("systemCapacityKw", "349.999"),
    ),
    (
        "ma-hydro-feasibility",
        &[
            ("facilityType", "conduit"),
            ("incrementalGenerationKwh", "199999"),
            ("allowableExpenses", "80000"),
        ],
        ("incrementalGenerationKwh", "199998"),
    ),
    (
        "ma-hydro-construction",
        &[
            ("facilityType", "non-conduit"),
            ("incrementalGenerationKwh", "250000"),
            ("constructionCost", "1000000"),
        ],
        ("incrementalGenerationKwh", "250000.01"),
    ),
    ("nj-core", NEW_JERSEY, ("systemCapacityKw", "40.001")),
];

/// A variant with these answers, the later ones in place of earlier ones; `-` leaves one out.
fn variant(id: &str, answers: &[&[(&str, &str)]], language: Language) -> Tree {
    let program = program(id).unwrap();
    let mut entered = Tree::empty();
    for field in program.fields {
        let all = answers.iter().copied().flatten();
        let answer = all.filter(|(key, _)| *key == field.key).map(|(_, answer)| *answer).next_back();
        entered.put(
            field.key,
            match (field.kind, answer.filter(|answer| *answer != "-")) {
                (_, None) => Tree::Nothing,
                (Kind::YesNo, Some(answer)) => Tree::YesNo(answer == "yes"),
                (_, Some(answer)) => answer.to_owned().into(),
            },
        );
    }
    work(Basis { program, edition: program.newest().unwrap(), language, today: None }, entered)
}

/// The project with each of these changes, beside each other.
fn beside(id: &str, project: Answers, changes: &[&[(&str, &str)]]) -> Tree {
    let each: Vec<_> =
        changes.iter().map(|change| variant(id, &[project, change], Language::English)).collect();
    compare(program(id).unwrap(), &each)
}

fn names(compared: &Tree) -> Vec<&str> {
    compared.at("heads").items().iter().map(|head| head.word("name")).collect()
}

/// What stands in the cells of a row, text by text: value, difference, words, mark, notes.
fn cells(compared: &Tree, key: &str) -> Vec<Vec<String>> {
    let row = compared.at("rows").items().iter().find(|row| row.word("key") == key);
    let cell = |cell: &Tree| {
        let words = ["text", "sign", "said", "mark"].map(|part| cell.word(part).to_owned());
        let notes = cell.at("notes").items().iter().map(|note| note.text().unwrap().to_owned());
        words.into_iter().filter(|text| !text.is_empty()).chain(notes).collect()
    };
    row.map(|row| row.at("cells").items().iter().map(cell).collect()).unwrap_or_default()
}

fn keys(compared: &Tree) -> Vec<&str> {
    compared.at("rows").items().iter().map(|row| row.word("key")).collect()
}

#[test]
fn one_alone_is_not_compared() {
    assert_eq!(compare(program("nj-core").unwrap(), &[]), Tree::empty());
}

#[test]
fn grid_tie_against_battery_backup() {
    let compared = beside("pr-gef-tier1", TIER1, &[&[], &[("configuration", "battery-backup")]]);
    assert_eq!(names(&compared), ["A: No: grid-tie", "B: Yes: battery backup"]);
    let same = ["configuration", "status", "total-incentive", "net-cost-after-incentives", "application-fee"];
    assert_eq!(keys(&compared)[..5], same);
    assert_eq!(
        cells(&compared, "total-incentive"),
        [
            vec!["$2,400.00", "Set by: Incentive at the Reference Cost (step 4)"],
            vec![
                "$3,000.00",
                "+$600.00",
                "$600.00 more than A",
                "highest incentive",
                "Set by: Requested incentive (step 1)"
            ]
        ]
    );
    let less = vec!["$4,500.00", "−$600.00", "$600.00 less than A"];
    assert_eq!(cells(&compared, "net-cost-after-incentives"), [vec!["$5,100.00"], less]);
    assert_eq!(cells(&compared, "application-fee"), [vec!["$250.00"], vec!["$250.00", "same as A"]]);
}

#[test]
fn a_difference_is_exact_to_the_cent() {
    let compared = beside("nj-core", NEW_JERSEY, &[&[], &[("systemCapacityKw", "40.001")]]);
    let incentive = program("nj-core").unwrap().headline.incentive.key;
    assert_eq!(cells(&compared, incentive)[1][..2], ["$120,502.50", "−$12,497.50"]);
    // A watt more: no float holds the tenth and hundredth of a cent on the way.
    let changes: [&[_]; 2] = [&[("systemCapacityKw", "0.001")], &[("systemCapacityKw", "0.002")]];
    let compared = beside("nj-core", NEW_JERSEY, &changes);
    assert_eq!(cells(&compared, incentive)[1][..3], ["$7.60", "+$3.80", "$3.80 more than A"]);
}

#[test]
fn three_that_differ_in_more_than_their_heads_say() {
    let changes: [&[_]; 3] = [
        &[],
        &[("tenant", "yes"), ("projectQueries", "2")],
        &[("systemCapacityKw", "4"), ("configuration", "battery-backup"), ("otherIncentives", "100")],
    ];
    let compared = beside("pr-gef-tier1", TIER1, &changes);
    assert_eq!(
        names(&compared),
        [
            "A: No: grid-tie, 3 kW",
            "B: Does the Customer rent the place? Yes, Questions about your project: 2",
            "C: Yes: battery backup, 4 kW"
        ]
    );
    let answers = cells(&compared, "otherIncentives");
    assert_eq!(answers, [["No answer"], ["No answer"], ["$100.00"]]);
    assert_eq!(cells(&compared, "tenant"), [["No answer"], ["Yes"], ["No answer"]]);
}

#[test]
fn a_copy_says_of_which_it_is_one() {
    let changed: &[_] = &[("systemCapacityKw", "4")];
    let compared = beside("pr-gef-tier1", TIER1, &[&[], changed, changed]);
    let notes: Vec<_> = compared.at("heads").items().iter().map(|head| head.word("note")).collect();
    assert_eq!(
        notes,
        [
            "You are changing variant A. The others stay as they are.",
            "You are changing variant B. The others stay as they are.",
            "Variant C is a copy of B. Change an answer to see the difference."
        ]
    );
    // The same number written otherwise is no difference.
    let compared = beside("pr-gef-tier1", TIER1, &[&[], &[("systemCapacityKw", "3.0")]]);
    assert_eq!(names(&compared), ["A", "B: same as A"]);
    assert_eq!(cells(&compared, "systemCapacityKw"), [[""; 0]; 0]);
}

#[test]
fn without_an_estimate_there_are_no_numbers() {
    let changes: [&[_]; 3] = [&[("technology", "-"), ("location", "-")], &[], &[("totalProjectCost", "abc")]];
    let compared = beside("pr-gef-tier1", TIER1, &changes);
    assert_eq!(
        cells(&compared, "status"),
        [["Answer 2 more questions to see an estimate."], ["Eligible as entered"], ["1 answer needs a look"]]
    );
    assert_eq!(cells(&compared, "totalProjectCost"), [["$7,500.00"], ["$7,500.00"], ["abc"]]);
    // Without a first number there is no difference to it, and one alone is not the highest.
    assert_eq!(cells(&compared, "net-cost-after-incentives"), [["–"], ["$5,100.00"], ["–"]]);
    assert_eq!(cells(&compared, "total-incentive")[1].len(), 2);
}

#[test]
fn what_stands_in_the_way_is_told_of_each() {
    let compared = beside("pr-gef-tier1", TIER1, &[&[], &[("totalProjectCost", "9000")]]);
    let [first, second] = &cells(&compared, "blockers")[..] else { panic!("two cells") };
    assert_eq!(first, &["Nothing"]);
    assert!(second.len() == 1 && second[0].contains("$2.85/W"), "{second:?}");
    let zero = ["$0.00", "−$2,400.00", "$2,400.00 less than A"];
    assert_eq!(cells(&compared, "total-incentive")[1], zero);
    assert_eq!(cells(&compared, "total-incentive")[0][1], "highest incentive");
}

#[test]
fn the_highest_incentive_is_marked_where_they_differ() {
    let marks = |changes: &[&[(&str, &str)]]| {
        let compared = beside("pr-gef-tier1", TIER1, changes);
        let marked = |cell: &Vec<String>| cell.contains(&"highest incentive".to_owned());
        cells(&compared, "total-incentive").iter().map(marked).collect::<Vec<_>>()
    };
    let less: &[_] = &[("systemCapacityKw", "2.7")];
    assert_eq!(marks(&[&[], &[("tenant", "no")]]), [false, false]);
    assert_eq!(marks(&[&[], less, &[("tenant", "no")]]), [true, false, true]);
    assert_eq!(marks(&[less, &[], less]), [false, true, false]);
}

/// Cents of an amount as people read it.
fn cents(text: &str) -> i64 {
    let digits: String = text.chars().filter(char::is_ascii_digit).collect();
    let size: i64 = digits.parse().unwrap();
    if text.starts_with('−') { size.saturating_neg() } else { size }
}

#[test]
fn every_program_in_both_languages() {
    for (id, project, change) in PROJECTS {
        for language in LANGUAGES {
            let program = program(id).unwrap();
            let each = [&[project] as &[&[_]], &[project, &[change]], &[project, &[(change.0, "-")]]]
                .map(|answers| variant(id, answers, language));
            let compared = compare(program, &each);
            for row in compared.at("rows").items() {
                let cells = cells(&compared, row.word("key"));
                assert!(!row.word("label").is_empty() && cells.len() == 3, "{id} {row:?}");
                assert!(cells.iter().all(|cell| !cell.concat().is_empty()), "{id} {cells:?}");
                assert!(!cells.concat().concat().contains('{'), "{id} {cells:?}");
                if cells[1].get(1).is_some_and(|sign| sign.starts_with(['+', '−'])) {
                    assert_eq!(
                        cents(&cells[1][0]) - cents(&cells[0][0]),
                        cents(&cells[1][1]),
                        "{id} {cells:?}"
                    );
                }
            }
            assert!(names(&compared).iter().all(|name| !name.contains('{')), "{id}");
            let incentive = cells(&compared, program.headline.incentive.key);
            let changed = ["highest incentive", "incentivo más alto"];
            assert!(
                incentive.iter().flatten().any(|text| changed.contains(&text.as_str())),
                "{id} {incentive:?}"
            );
            assert_eq!(incentive[2], ["–"], "{id}");
        }
    }
    assert_eq!(PROJECTS.len(), PROGRAMS.len());
}
