//! Remedy: the answer that lifts a finding, the next one that does not, and none where none helps.

use crate::common::program::{
    AGREED, APPLIED, CAPACITY, COST, COST_HIGH, EDITION, MODULES, OTHER, PERMIT, PROGRAM, TECHNOLOGY, TOTAL,
    VILLA_SOL,
};
use crate::common::{BLOCKER, DOLLARS, Entered, Work, answers, decimal, one, program, usd};
use estimado_worksheet::answers::{Answers, Code, Problems, Raw, Value};
use estimado_worksheet::field::Kind;
use estimado_worksheet::figure::{Relation, Test};
use estimado_worksheet::remedy::{Beyond, Remedy};
use estimado_worksheet::report::Found;
use estimado_worksheet::rule::Finding;
use estimado_worksheet::unit::{KW, ONE, PERCENT, USD, USD_PER_W};
use estimado_worksheet::{Decimal, Figure, Program, Report, Worksheet};

static OTHER_BLOCKER: Finding = Finding::blocker("other-blocker", &[]);

fn third(whole: i64, unit: estimado_worksheet::unit::Unit) -> Figure {
    &Figure::plain(whole, unit) / &one(3)
}

fn block(w: &Worksheet<'_>, test: Test) {
    w.report_when(test, &BLOCKER);
}

fn found<'a>(report: &'a Report, code: &str) -> Option<&'a Found> {
    report.found.iter().find(|found| found.finding.code == code)
}

/// The remedies for `blocker`, or for the first finding where there is none of that code.
fn remedies(program: &'static Program, answers: &Answers) -> Vec<Remedy> {
    let report = program.evaluate(&EDITION, answers);
    let found = found(&report, BLOCKER.code).or(report.found.first()).unwrap();
    program.remedies(&EDITION, answers, found)
}

/// The first of them, where it is a number.
fn remedy(program: &'static Program, answers: &Answers) -> Option<(&'static str, Decimal)> {
    let remedy = remedies(program, answers).into_iter().next()?;
    match remedy.value {
        Value::Number(number) => Some((remedy.field.key, number)),
        _ => None,
    }
}

/// The project costs $30,000, its size is 10 kW.
type Case = (&'static str, Work, &'static [Entered<'static>], &'static str, &'static str);

const LIFTED: &[Case] = &[
    ("over a limit", |w| block(w, w.given(&COST).is_over(&usd(20_000))), &[], "totalProjectCost", "20000"),
    (
        "over a third of a cent",
        |w| block(w, w.given(&COST).is_over(&third(20_000, USD))),
        &[],
        "totalProjectCost",
        "6666.66",
    ),
    (
        "at a limit",
        |w| block(w, w.given(&COST).is_at_least(&usd(30_000))),
        &[],
        "totalProjectCost",
        "29999.99",
    ),
    (
        "at least a third of a cent",
        |w| block(w, w.given(&COST).is_at_least(&third(20_000, USD))),
        &[],
        "totalProjectCost",
        "6666.66",
    ),
    ("under a limit", |w| block(w, w.given(&COST).is_under(&usd(40_000))), &[], "totalProjectCost", "40000"),
    (
        "under a third of a cent",
        |w| block(w, w.given(&COST).is_under(&third(100_000, USD))),
        &[],
        "totalProjectCost",
        "33333.34",
    ),
    (
        "at most a limit",
        |w| block(w, w.given(&COST).is_at_most(&usd(30_000))),
        &[],
        "totalProjectCost",
        "30000.01",
    ),
    (
        "at most a third of a cent",
        |w| block(w, w.given(&COST).is_at_most(&third(100_000, USD))),
        &[],
        "totalProjectCost",
        "33333.34",
    ),
    (
        "kilowatts",
        |w| block(w, w.given(&CAPACITY).is_over(&Figure::plain(5, KW))),
        &[],
        "systemCapacityKw",
        "5",
    ),
    (
        "kilowatts to the millionth",
        |w| block(w, w.given(&CAPACITY).is_over(&third(5, KW))),
        &[],
        "systemCapacityKw",
        "1.666666",
    ),
    (
        "a percentage",
        |w| block(w, w.given(&AGREED).is_under(&Figure::plain(100, PERCENT))),
        &[("agreedPercent", Raw::Text("40"))],
        "agreedPercent",
        "100",
    ),
    (
        "a whole number down",
        |w| block(w, w.given(&MODULES).is_over(&third(50, ONE))),
        &[("moduleCount", Raw::Text("20"))],
        "moduleCount",
        "16",
    ),
    (
        "a whole number up",
        |w| block(w, w.given(&MODULES).is_under(&third(100, ONE))),
        &[("moduleCount", Raw::Text("20"))],
        "moduleCount",
        "34",
    ),
    (
        "down to zero where zero is an answer",
        |w| block(w, w.given(&OTHER).is_over(&usd(0))),
        &[("otherIncentives", Raw::Text("5"))],
        "otherIncentives",
        "0",
    ),
    (
        "another blocker stays",
        |w| {
            w.report(&OTHER_BLOCKER);
            w.report_when(w.given(&COST).is_over(&usd(20_000)), &BLOCKER);
        },
        &[],
        "totalProjectCost",
        "20000",
    ),
    (
        "by the rules of Villa Sol",
        |w| (PROGRAM.work)(w),
        &[("systemCapacityKw", Raw::Text("26")), ("totalProjectCost", Raw::Text("1"))],
        "systemCapacityKw",
        "25",
    ),
    (
        "a line that rests on the answer",
        |w| {
            let line = w.enter(&DOLLARS, &w.given(&COST) + &usd(5));
            w.report_when(line.is_over(&usd(1000)), &BLOCKER);
        },
        &[],
        "totalProjectCost",
        "995",
    ),
    ("a limit that another answer sets", |w| (PROGRAM.work)(w), &[], "totalProjectCost", "25000"),
];

#[test]
fn the_answer_lifts_the_finding_and_the_next_one_does_not() {
    for (name, work, more, field, value) in LIFTED {
        let (program, answers) = (program(*work), answers(more));
        assert_eq!(remedy(program, &answers), Some((*field, decimal(value))), "{name}");

        let report = program.evaluate(&EDITION, &answers);
        let finding = found(&report, BLOCKER.code).or(report.found.first()).unwrap();
        let field = program.field(field).unwrap();
        let step = match (field.kind, field.unit()) {
            (Kind::Whole { .. }, _) => Decimal::ONE,
            (_, USD) => decimal("0.01"),
            _ => decimal("0.000001"),
        };
        let beyond = match finding.test.as_ref().unwrap().relation {
            Relation::Over | Relation::AtLeast => decimal(value).checked_add(step),
            Relation::Under | Relation::AtMost => decimal(value).checked_sub(step),
        };
        let stands = |number| {
            let changed = answers.with(field, Value::Number(number));
            found(&program.evaluate(&EDITION, &changed), finding.finding.code).is_some()
        };
        assert!(!stands(decimal(value)), "{name}: lifted");
        assert!(stands(beyond.unwrap()), "{name}: not by the next answer");
    }
}

const NOT_LIFTED: &[(&str, Work, &[Entered<'static>])] = &[
    ("no comparison", |w| w.report(&BLOCKER), &[]),
    ("no number is small enough", |w| block(w, (&w.given(&COST) + &usd(1)).is_over(&usd(1))), &[]),
    ("it rests on no answer", |w| block(w, usd(2).is_over(&usd(1))), &[]),
    ("zero is no answer", |w| block(w, w.given(&COST).is_over(&usd(0))), &[]),
    (
        "below zero is no answer",
        |w| block(w, w.given(&OTHER).is_at_least(&usd(0))),
        &[("otherIncentives", Raw::Text("0"))],
    ),
    (
        "above 100 % is no answer",
        |w| block(w, w.given(&AGREED).is_at_most(&Figure::plain(100, PERCENT))),
        &[("agreedPercent", Raw::Text("40"))],
    ),
    (
        "more modules than the field takes",
        |w| block(w, w.given(&MODULES).is_under(&one(1001))),
        &[("moduleCount", Raw::Text("20"))],
    ),
    ("larger than any answer", |w| block(w, w.given(&COST).is_under(&usd(1_000_000_000))), &[]),
    ("the limit moves along", |w| block(w, w.given(&COST).is_over(&(&w.given(&COST) / &one(2)))), &[]),
    (
        "it stands for another reason too",
        |w| {
            w.report_when(w.given(&COST).is_over(&usd(20_000)), &BLOCKER);
            w.report(&BLOCKER);
        },
        &[],
    ),
    (
        "another blocker comes",
        |w| {
            w.report_when(w.given(&COST).is_over(&usd(20_000)), &BLOCKER);
            w.report_when(w.given(&COST).is_at_most(&usd(20_000)), &OTHER_BLOCKER);
        },
        &[],
    ),
    (
        "a warning is lifted, but a blocker comes",
        |w| {
            w.report_when(w.given(&COST).is_over(&usd(20_000)), &COST_HIGH);
            w.report_when(w.given(&COST).is_at_most(&usd(20_000)), &OTHER_BLOCKER);
        },
        &[],
    ),
    (
        "it cannot be worked out",
        |w| {
            let over = w.given(&COST).is_over(&usd(20_000));
            w.report_when(over.clone(), &BLOCKER);
            w.enter(&TOTAL, &usd(1) / &(&usd(1).when(over, &usd(0)) / &usd(1)));
        },
        &[],
    ),
];

#[test]
fn no_remedy_where_none_helps() {
    for (name, work, more) in NOT_LIFTED {
        assert_eq!(remedy(program(*work), &answers(more)), None, "{name}");
    }
}

#[test]
fn no_remedy_that_another_answer_forbids() {
    fn below_other(answers: &Answers, problems: &mut Problems) {
        if answers.number(&COST) < answers.number(&OTHER) {
            problems.add(COST.key, Code::OutOfRange);
        }
    }
    let program: &'static Program = Box::leak(Box::new(Program {
        across: below_other,
        work: |w| block(w, w.given(&COST).is_over(&usd(20_000))),
        ..PROGRAM
    }));
    let other = |amount| answers(&[("otherIncentives", Raw::Text(amount))]);
    assert_eq!(remedy(program, &other("20000")), Some(("totalProjectCost", decimal("20000"))));
    assert_eq!(remedy(program, &other("20000.01")), None);
}

#[test]
fn the_answers_stay_as_they_were() {
    let answers = answers(&[("systemCapacityKw", Raw::Text("26"))]);
    let before = answers.clone();
    let report = VILLA_SOL.evaluate(&EDITION, &answers);
    for found in &report.found {
        assert!(!VILLA_SOL.remedies(&EDITION, &answers, found).is_empty(), "{}", found.finding.code);
    }
    assert_eq!(answers, before);
}

/// Each remedy as people would tell it.
fn told(remedies: &[Remedy]) -> Vec<(&'static str, String, Beyond)> {
    let value = |value: &Value| match value {
        Value::Number(number) => number.to_string(),
        Value::Choice(option) => (*option).to_owned(),
        Value::YesNo(yes) => yes.to_string(),
        Value::Date(date) => estimado_worksheet::date::write(*date),
        Value::Dates(_) => "days".to_owned(),
    };
    remedies.iter().map(|remedy| (remedy.field.key, value(&remedy.value), remedy.beyond)).collect()
}

#[test]
fn of_several_the_smallest_change_comes_first() {
    // $35,000 for 10 kW, with at most $2.85 a watt: 18.6 % less money, or 22.8 % more kilowatts.
    let per_watt = program(|w| {
        let most = &w.given(&CAPACITY).in_watts() * &Figure::plain(285, USD_PER_W);
        block(w, (&w.given(&COST) * &one(100)).is_over(&most));
    });
    let remedies = remedies(per_watt, &answers(&[("totalProjectCost", Raw::Text("35000"))]));
    let expected = [
        ("totalProjectCost", "28500".to_owned(), Beyond::Less),
        ("systemCapacityKw", "12.280702".to_owned(), Beyond::More),
    ];
    assert_eq!(told(&remedies), expected);
}

#[test]
fn the_nearer_of_two_sides() {
    let low = program(|w| {
        let cost = w.given(&COST);
        w.report_if(cost.is_over(&usd(29_000)).held() && cost.is_under(&usd(32_000)).held(), &BLOCKER);
    });
    assert_eq!(told(&remedies(low, &answers(&[])))[0], ("totalProjectCost", "29000".into(), Beyond::Less));
    let high = program(|w| {
        let cost = w.given(&COST);
        w.report_if(cost.is_over(&usd(20_000)).held() && cost.is_under(&usd(32_000)).held(), &BLOCKER);
    });
    assert_eq!(told(&remedies(high, &answers(&[])))[0], ("totalProjectCost", "32000".into(), Beyond::More));
}

#[test]
fn a_remedy_that_does_not_hold_beyond_says_so() {
    let window = program(|w| {
        let cost = w.given(&COST);
        w.report_if(cost.is_over(&usd(20_000)).held() || cost.is_under(&usd(10_000)).held(), &BLOCKER);
    });
    assert_eq!(told(&remedies(window, &answers(&[])))[0], ("totalProjectCost", "20000".into(), Beyond::None));
}

#[test]
fn another_option_a_yes_and_a_day() {
    let wind_only = program(|w| w.report_if(!w.chose(&TECHNOLOGY, "wind"), &BLOCKER));
    assert_eq!(told(&remedies(wind_only, &answers(&[]))), [("technology", "wind".into(), Beyond::None)]);

    let permit = program(|w| w.report_if(w.yes_no(&PERMIT) == Some(false), &BLOCKER));
    let without = answers(&[("hasPermit", Raw::YesNo(false))]);
    assert_eq!(told(&remedies(permit, &without)), [("hasPermit", "true".into(), Beyond::None)]);

    let day = |text| answers(&[("applicationDate", Raw::Text(text))]);
    let in_2020 = program(|w| {
        let year = w.day(&APPLIED).and_then(|day| day.date()).map(|date| date.year());
        w.report_if(year != Some(2020), &BLOCKER);
    });
    let late = told(&remedies(in_2020, &day("2021-03-05")));
    assert_eq!(late, [("applicationDate", "2020-12-31".into(), Beyond::None)]);
    let early = told(&remedies(in_2020, &day("2011-03-05")));
    assert_eq!(early, [("applicationDate", "2020-01-01".into(), Beyond::None)]);
}

#[test]
fn numbers_come_before_days_and_days_before_options() {
    let any = program(|w| {
        let late = w.day(&APPLIED).and_then(|day| day.date()).is_some_and(|date| date.year() > 2020);
        let dear = w.given(&COST).is_over(&usd(20_000)).held();
        w.report_if(late && dear && w.chose(&TECHNOLOGY, "solar"), &BLOCKER);
    });
    let remedies = remedies(any, &answers(&[("applicationDate", Raw::Text("2021-01-01"))]));
    let fields: Vec<_> = remedies.iter().map(|remedy| remedy.field.key).collect();
    assert_eq!(fields, ["totalProjectCost", "applicationDate", "technology"]);
}
