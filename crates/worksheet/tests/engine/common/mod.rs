//! Common: Villa Sol, a program that does not exist, and short ways to work with it.

pub mod program;
pub mod replay;
pub mod tree;
pub mod words;

use estimado_worksheet::answers::{Answers, Raw};
use estimado_worksheet::rule::{Finding, Rule};
use estimado_worksheet::unit::{USD, Unit};
use estimado_worksheet::{Decimal, Figure, Program, Report, Worksheet};
use program::{EDITION, VILLA_SOL};

/// A way to work a project out.
pub type Work = fn(&Worksheet<'_>);
/// Field and answer.
pub type Entered<'a> = (&'a str, Raw<'a>);

/// A project without anything to complain about.
pub const PROJECT: &[Entered<'static>] = &[
    ("technology", Raw::Text("solar")),
    ("systemCapacityKw", Raw::Text("10")),
    ("totalProjectCost", Raw::Text("30000")),
];

/// Answers without problems: the project, and what is given besides or instead.
pub fn answers(more: &[Entered<'_>]) -> Answers {
    let (answers, problems) = VILLA_SOL.check(PROJECT.iter().chain(more).copied());
    assert_eq!(problems.list(), [], "the answers of a test");
    answers
}

/// Villa Sol, worked out some other way.
pub fn program(work: Work) -> &'static Program {
    Box::leak(Box::new(Program { work, ..program::PROGRAM }))
}

/// What comes of the project, worked out some other way.
pub fn worked(work: Work) -> Report {
    program(work).evaluate(&EDITION, &answers(&[]))
}

/// What comes of the project by the rules of Villa Sol.
pub fn estimate(more: &[Entered<'_>]) -> Report {
    VILLA_SOL.evaluate(&EDITION, &answers(more))
}

/// A step of the working in this unit.
pub fn step(key: &'static str, unit: Unit) -> &'static Rule {
    Box::leak(Box::new(Rule::step(key, unit, &[])))
}

/// Something to block a project.
pub static BLOCKER: Finding = Finding::blocker("blocker", &[]);
/// A line in dollars, for formulas of tests.
pub static DOLLARS: Rule = Rule::step("dollars", USD, &[]);

/// Dollars, whole.
pub fn usd(whole: i64) -> Figure {
    Figure::plain(whole, USD)
}

/// A number without a unit.
pub fn one(whole: i64) -> Figure {
    Figure::plain(whole, estimado_worksheet::unit::ONE)
}

/// A decimal number.
pub fn decimal(text: &str) -> Decimal {
    Decimal::from_str_exact(text).unwrap()
}
