//! Answers: every problem at once, one for each field, sorted; and nothing is too long to be refused.

use crate::common::program::{APPLIED, BUILT, CAPACITY, COST, TECHNOLOGY, VILLA_SOL};
use crate::common::{Entered, PROJECT};
use estimado_worksheet::answers::{Code, Raw, Value};

fn problems(entered: &[Entered<'_>]) -> String {
    let (_, problems) = VILLA_SOL.check(entered.iter().copied());
    let one =
        |problem: &estimado_worksheet::answers::Problem| format!("{} {}", problem.field, problem.code.key());
    problems.list().iter().map(one).collect::<Vec<_>>().join(", ")
}

fn with(more: &[Entered<'_>]) -> String {
    problems(&[PROJECT, more].concat())
}

#[test]
fn all_problems_at_once() {
    let several = [
        ("zebra", Raw::Number("1")),
        ("totalProjectCost", Raw::Text("x")),
        ("Zebra", Raw::Nothing),
        ("applicationDate", Raw::Text("soon")),
        ("technology", Raw::Text("hydro")),
        ("moduleCount", Raw::Number("2.5")),
        ("systemCapacityKw", Raw::Text("0")),
        ("ñandú", Raw::Other),
    ];
    let cases: [(&str, String, &str); 9] = [
        (
            "nothing entered",
            problems(&[]),
            "systemCapacityKw required, technology required, totalProjectCost required",
        ),
        ("no problem", with(&[]), ""),
        (
            "null is left out",
            problems(&[
                ("technology", Raw::Nothing),
                ("systemCapacityKw", Raw::Text("1")),
                ("totalProjectCost", Raw::Text("1")),
            ]),
            "technology required",
        ),
        ("an optional null", with(&[("otherIncentives", Raw::Nothing)]), ""),
        (
            "an empty text is not left out",
            with(&[("otherIncentives", Raw::Text(""))]),
            "otherIncentives not-a-number",
        ),
        (
            "an unknown name, also with null",
            with(&[("systemCapacityW", Raw::Nothing)]),
            "systemCapacityW unknown-field",
        ),
        (
            "the name of a field in capitals",
            with(&[("HASPERMIT", Raw::YesNo(true))]),
            "HASPERMIT unknown-field",
        ),
        (
            "sorted by the bytes of the name",
            problems(&several),
            "Zebra unknown-field, applicationDate not-a-date, moduleCount out-of-range, \
             systemCapacityKw must-be-positive, technology unknown-option, totalProjectCost not-a-number, \
             zebra unknown-field, ñandú unknown-field",
        ),
        (
            "one for each field",
            with(&[
                ("zebra", Raw::Nothing),
                ("zebra", Raw::Nothing),
                ("technology", Raw::Text("")),
                ("technology", Raw::Other),
            ]),
            "technology unknown-option, zebra unknown-field",
        ),
    ];
    for (name, found, expected) in cases {
        assert_eq!(found, expected, "{name}");
    }
}

#[test]
fn fields_are_held_against_each_other_when_they_are_valid() {
    let cases = [
        ("in order", "2020-03-01", "2020-03-02", ""),
        ("the same day", "2020-03-01", "2020-03-01", ""),
        ("out of order", "2020-03-02", "2020-03-01", "builtDate out-of-range"),
        ("the other is no day", "2020-02-30", "2020-03-01", "applicationDate not-a-date"),
        (
            "both out of range",
            "2100-03-02",
            "2100-03-01",
            "applicationDate out-of-range, builtDate out-of-range",
        ),
    ];
    for (name, applied, built, expected) in cases {
        let dates = [("applicationDate", Raw::Text(applied)), ("builtDate", Raw::Text(built))];
        assert_eq!(with(&dates), expected, "{name}");
    }
}

#[test]
fn what_was_answered_is_found_again() {
    let (answers, _) = VILLA_SOL.check([
        ("technology", Raw::Text("wind")),
        ("systemCapacityKw", Raw::Number("1.50")),
        ("applicationDate", Raw::Text("2020-02-29")),
    ]);
    assert_eq!(answers.get(&TECHNOLOGY), Some(&Value::Choice("wind")));
    assert_eq!(answers.number(&CAPACITY).map(|number| number.to_string()), Some("1.5".to_owned()));
    assert_eq!(answers.date(&APPLIED).map(estimado_worksheet::date::write), Some("2020-02-29".to_owned()));
    assert_eq!((answers.get(&COST), answers.date(&BUILT), answers.number(&TECHNOLOGY)), (None, None, None));
    let changed = answers.with(&TECHNOLOGY, Value::Choice("solar"));
    assert_eq!(changed.get(&TECHNOLOGY), Some(&Value::Choice("solar")));
    assert_eq!(answers.get(&TECHNOLOGY), Some(&Value::Choice("wind")), "the first is as it was");
}

#[test]
fn long_texts_are_refused() {
    let digits = "9".repeat(10_000);
    let zeros = "0".repeat(10_000);
    let texts = [
        ("digits", digits.clone(), Code::OutOfRange),
        ("digits below zero", format!("-{digits}"), Code::MustBePositive),
        ("digits after the point", format!("0.{digits}"), Code::OutOfRange),
        ("digits on both sides", format!("{digits}.{digits}"), Code::OutOfRange),
        ("a one after many zeros", format!("0.{zeros}1"), Code::OutOfRange),
        ("a one before many zeros", format!("1{zeros}"), Code::OutOfRange),
        ("zeros", zeros.clone(), Code::MustBePositive),
        ("points", ".".repeat(10_000), Code::NotANumber),
        ("signs", "-".repeat(10_000), Code::NotANumber),
        ("letters", "e".repeat(10_000), Code::NotANumber),
    ];
    for (name, text, code) in &texts {
        assert_eq!(CAPACITY.check(Raw::Text(text)), Err(*code), "{name}");
        assert_eq!(CAPACITY.check(Raw::Number(text)), Err(*code), "{name}, as a JSON number");
        assert_eq!(APPLIED.check(Raw::Text(text)), Err(Code::NotADate), "{name}, as a day");
        assert_eq!(TECHNOLOGY.check(Raw::Text(text)), Err(Code::UnknownOption), "{name}, as an option");
    }
    for power in [digits.clone(), format!("-{digits}")] {
        assert_eq!(CAPACITY.check(Raw::Number(&format!("1e{power}"))), Err(Code::OutOfRange), "a long power");
    }
    let one = Ok(Some(Value::Number(1.into())));
    assert_eq!(
        CAPACITY.check(Raw::Number(&format!("1{zeros}e-10000"))),
        one,
        "zeros that the power takes away"
    );
    assert_eq!(CAPACITY.check(Raw::Text(&format!("{zeros}1.{zeros}"))), one, "zeros around a one");
}
