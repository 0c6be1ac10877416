//! Advice: each problem has words that fit the kind of its question, and name what it does not go with.

use crate::common::program::{APPLIED, BUILT, COST, OTHER, VILLA_SOL};
use crate::common::{Entered, PROJECT};
use estimado_worksheet::answers::{Code, Problem, Problems, Raw};
use estimado_worksheet::text::Language::{self, English, Spanish};

fn advice(problem: &Problem, language: Language) -> String {
    VILLA_SOL.advice(problem, language)
}

#[test]
fn one_wrong_answer() {
    let cases: [(&str, Entered<'_>, &str); 13] = [
        ("no such question", ("ñandú", Raw::Nothing), "There is no “ñandú”."),
        ("not a number", ("totalProjectCost", Raw::Text("x")), "not-a-number"),
        (
            "not above zero, with its unit",
            ("systemCapacityKw", Raw::Text("0")),
            "Enter a number of kW above 0.",
        ),
        ("a number too large", ("totalProjectCost", Raw::Text("1000000000")), "out-of-range"),
        ("a number below zero", ("otherIncentives", Raw::Text("-1")), "out-of-range"),
        ("more than all", ("agreedPercent", Raw::Text("101")), "percent-range"),
        ("too many", ("moduleCount", Raw::Text("1001")), "from 1 to 1,000"),
        ("a part of one", ("moduleCount", Raw::Text("1.5")), "from 1 to 1,000"),
        ("no option", ("technology", Raw::Text("hydro")), "unknown-option"),
        ("no day", ("applicationDate", Raw::Text("soon")), "not-a-date"),
        ("a day of another century", ("applicationDate", Raw::Text("1999-12-31")), "date-range"),
        ("no list of days", ("closedDates", Raw::Text("2020-01-01, 2020-01-06")), "not-dates"),
        ("a list with a day of another century", ("closedDates", Raw::Text("2100-01-01")), "date-range"),
    ];
    for (name, entered, expected) in cases {
        let (_, problems) = VILLA_SOL.check(PROJECT.iter().copied().chain([entered]));
        let [problem] = problems.list() else { panic!("{name}: {problems:?}") };
        assert_eq!(advice(problem, English), expected, "{name}");
    }
}

#[test]
fn answers_that_do_not_go_together() {
    let dates = [("applicationDate", Raw::Text("2020-03-02")), ("builtDate", Raw::Text("2020-03-01"))];
    let (_, problems) = VILLA_SOL.check(PROJECT.iter().copied().chain(dates));
    let said: Vec<_> = problems.list().iter().map(|problem| advice(problem, English)).collect();
    assert_eq!(said, ["not before “application”"], "by the rules of Villa Sol");

    let mut problems = Problems::default();
    problems.add_beside(&OTHER, Code::OutOfRange, &COST);
    problems.add_beside(&APPLIED, Code::Required, &BUILT);
    problems.add_beside(&OTHER, Code::Required, &BUILT);
    let said: Vec<_> = problems.list().iter().map(|problem| advice(problem, Spanish)).collect();
    assert_eq!(said, ["falta junto a “terminación”", "no sobre “costo”"], "one for each field, the first");
}
