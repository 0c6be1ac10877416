//! Remedy: the answer that lifts a finding, the next one that does not, and none where none helps.

use crate::common::program::{
    AGREED, CAPACITY, COST, COST_HIGH, EDITION, MODULES, OTHER, PROGRAM, TOTAL, VILLA_SOL,
};
use crate::common::{BLOCKER, DOLLARS, Entered, Work, answers, decimal, one, program, usd};
use estimado_worksheet::answers::{Answers, Code, Problems, Raw, Value};
use estimado_worksheet::field::Kind;
use estimado_worksheet::figure::{Relation, Test};
use estimado_worksheet::report::Found;
use estimado_worksheet::rule::Finding;
use estimado_worksheet::unit::{KW, ONE, PERCENT, USD};
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

/// The remedy for `blocker`, or for the first finding where there is none of that code.
fn remedy(program: &'static Program, answers: &Answers) -> Option<(&'static str, Decimal)> {
    let report = program.evaluate(&EDITION, answers);
    let found = found(&report, BLOCKER.code).or(report.found.first()).unwrap();
    program.remedy(&EDITION, answers, found).map(|remedy| (remedy.field.key, remedy.value))
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
    ("the value is not an answer", |w| block(w, (&w.given(&COST) + &usd(1)).is_over(&usd(1))), &[]),
    (
        "the value is a line",
        |w| {
            let line = w.enter(&DOLLARS, w.given(&COST));
            w.report_when(line.is_over(&usd(1)), &BLOCKER);
        },
        &[],
    ),
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
        "a division by zero comes",
        |w| {
            w.report_when(w.given(&COST).is_over(&usd(20_000)), &BLOCKER);
            w.enter(&TOTAL, &usd(1) / &(&(&w.given(&COST) - &usd(20_000)) / &usd(1)));
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
        assert!(VILLA_SOL.remedy(&EDITION, &answers, found).is_some(), "{}", found.finding.code);
    }
    assert_eq!(answers, before);
}
