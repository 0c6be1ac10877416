//! Curve: the incentive against one answer, from evaluations of the whole program and nothing else.
//!
//! Where two neighbours came about by different formulas, the place between them is found by halving, down to the finest
//! step people enter. Nothing in between is guessed.

mod cause;
mod largest;
mod picture;
mod search;
mod trace;
mod words;

pub use cause::{Cause, Example};
pub use largest::Largest;
pub use picture::{Course, Picture};

use crate::answers::Value;
use crate::exact::Exact;
use crate::field::Field;
use crate::grid::Grid;
use crate::report::Report;
use crate::rule::{Role, Rule, Severity};
use crate::what_if::WhatIf;
use rust_decimal::Decimal;
use search::Search;
use std::cmp::Ordering;
pub(crate) use trace::winner;

/// The incentive against one answer.
#[derive(Clone, Debug)]
pub struct Curve {
    /// The question whose answer changes.
    pub field: &'static Field,
    /// The answer as it is.
    pub here: Decimal,
    /// Where the picture begins.
    pub from: Decimal,
    /// Where it ends.
    pub to: Decimal,
    /// Round answers within it, each among the points.
    pub ticks: Vec<Decimal>,
    /// What was worked out from there to there, in order.
    pub points: Vec<Point>,
    /// Where the result changes its course, in order.
    pub breakpoints: Vec<Breakpoint>,
    /// The largest incentive that another answer to this question reaches.
    pub largest: Option<Largest>,
    /// Whether there are more breakpoints than are listed.
    pub more: bool,
}

/// One evaluation.
#[derive(Clone, Debug)]
pub struct Point {
    /// The answer.
    pub at: Decimal,
    /// The incentive; nothing where the answers do not go with each other.
    pub incentive: Option<Exact>,
    /// Whether the project is eligible.
    pub eligible: bool,
    /// Whether this is the visitor's own answer.
    pub here: bool,
    /// Whether a table of the curve has a row for it: round answers, the visitor's own, both sides of each breakpoint.
    pub listed: bool,
    /// Whether a line leads here from the point before; not over a cliff or a step.
    pub joined: bool,
}

/// What happens at a breakpoint, the gravest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Turn {
    /// Beyond it the answers do not go with each other.
    Edge,
    /// The project ceases or begins to be eligible.
    Cliff,
    /// The incentive jumps.
    Step,
    /// The incentive goes on at another rate.
    Kink,
    /// A charge changes.
    Charge,
    /// A warning comes or goes.
    Notice,
}

impl Turn {
    /// Its key in the interface and in the text.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Turn::Edge => "edge",
            Turn::Cliff => "cliff",
            Turn::Step => "step",
            Turn::Kink => "kink",
            Turn::Charge => "charge",
            Turn::Notice => "notice",
        }
    }
}

/// A place where the result changes its course: between two answers a step apart.
#[derive(Clone, Debug)]
pub struct Breakpoint {
    /// What happens.
    pub turn: Turn,
    /// The last answer before it.
    pub below: Decimal,
    /// The first answer after it.
    pub above: Decimal,
    /// The project just before and just after it; nothing where the answers do not go with each other.
    pub reports: [Option<Report>; 2],
    /// Whether the incentive rises, stays or falls beyond it.
    pub course: Ordering,
    /// Why.
    pub causes: Vec<Cause>,
}

impl Breakpoint {
    /// The side a rule would name: the number with fewer digits, else where the project is eligible. Whether it is the
    /// upper one.
    #[must_use]
    pub fn named(&self) -> (Decimal, bool) {
        let is_eligible = |report: &Option<Report>| report.as_ref().is_some_and(Report::is_eligible);
        let [below, above] = self.reports.each_ref().map(is_eligible);
        let upper = match self.above.scale().cmp(&self.below.scale()) {
            Ordering::Less => true,
            Ordering::Equal => above && !below,
            Ordering::Greater => false,
        };
        if upper { (self.above, true) } else { (self.below, false) }
    }
}

impl WhatIf<'_> {
    /// The curve over one answer; nothing where the question takes no number or has no answer.
    #[must_use]
    pub fn curve(&self, field: &'static Field) -> Option<Curve> {
        let grid = Grid::of(field)?;
        let here = match self.answers.get(field)? {
            Value::Number(number) => *number,
            _ => return None,
        };
        Some(Search::new(*self, field, grid, here).curve())
    }
}

/// The lines whose course is followed: the incentive, then what is paid and received besides.
fn followed(report: &Report) -> Vec<&'static Rule> {
    let mut rules = Vec::new();
    for line in &report.lines {
        if line.rule.role != Role::Working {
            rules.push(line.rule);
        }
    }
    rules
}

/// What counts of one evaluation.
#[derive(Clone, Debug)]
struct Sample {
    incentive: Option<Exact>,
    eligible: bool,
    /// What the incentive rests on, the charges, and what was found.
    marks: [u64; 3],
}

impl Sample {
    fn of(report: &Report, incentive: &'static Rule) -> Sample {
        let mut found = 0;
        for known in report.found.iter().filter(|known| known.finding.severity != Severity::Info) {
            found = trace::mixed(found, std::ptr::from_ref(known.finding).addr() as u64);
        }
        Sample {
            incentive: report.line_of(incentive).and_then(|line| line.figure.value().cloned()),
            eligible: report.is_eligible(),
            marks: [
                trace::Trace::of(report, &[incentive]),
                trace::Trace::of(report, &followed(report)),
                found,
            ],
        }
    }

    /// Where the answers do not go with each other.
    const fn none() -> Sample {
        Sample { incentive: None, eligible: false, marks: [0; 3] }
    }
}

/// The next round number: one, one and a half, two, three, four, five, six or eight times a power of ten.
fn round(number: i64) -> i64 {
    let mut power = 1i64;
    while power.saturating_mul(10) <= number {
        power = power.saturating_mul(10);
    }
    for halves in [2, 3, 4, 6, 8, 10, 12, 16, 20] {
        let round = power.saturating_mul(halves).checked_div(2).unwrap_or(number);
        if round >= number {
            return round;
        }
    }
    number
}
