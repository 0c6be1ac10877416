//! Report: what came of a worksheet.

use crate::curve::winner;
use crate::day::Day;
use crate::decimal;
use crate::edition::Edition;
use crate::figure::{Figure, How, Test};
use crate::program::Program;
use crate::rule::{Deadline, Finding, Output, Paper, Rule, Schedule, Severity};
use rust_decimal::Decimal;
use time::Date;

/// One line of the working.
#[derive(Clone, Debug)]
pub struct Line {
    /// The step.
    pub rule: &'static Rule,
    /// How the number was reached, unrounded.
    pub figure: Figure,
    /// The number as it is written.
    pub rounded: Decimal,
}

impl Line {
    /// The number as text: `2400.00`, `1.3`.
    #[must_use]
    pub fn text(&self) -> String {
        let (_, fixed) = self.rule.places();
        decimal::plain(if fixed { self.rounded } else { decimal::short(self.rounded) })
    }
}

/// One day of the working.
#[derive(Clone, Debug)]
pub struct DayLine {
    /// The deadline.
    pub deadline: &'static Deadline,
    /// How the day was counted.
    pub day: Day,
    /// The day.
    pub date: Date,
}

/// One row of a schedule.
#[derive(Clone, Debug)]
pub struct ScheduleRow {
    /// The schedule.
    pub schedule: &'static Schedule,
    /// How long after.
    pub after: Figure,
    /// How the amount was reached, unrounded.
    pub figure: Figure,
    /// The amount as it is written: dollars, 2 places, half-up.
    pub rounded: Decimal,
}

/// A finding, with the comparison that led to it.
#[derive(Clone, Debug)]
pub struct Found {
    /// What was found.
    pub finding: &'static Finding,
    /// Why, where it was a comparison of figures.
    pub test: Option<Test>,
}

/// A fault of ours: a figure whose units do not fit, or that no edition states. No amount is shown then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Defect {
    /// The line or finding that could not be worked out.
    pub key: &'static str,
}

/// What came of a worksheet.
#[derive(Clone, Debug)]
pub struct Report {
    /// The program.
    pub program: &'static Program,
    /// The edition whose numbers were used.
    pub edition: &'static Edition,
    /// The lines, in the order of the manual.
    pub lines: Vec<Line>,
    /// The days, in the order they were counted.
    pub days: Vec<DayLine>,
    /// The rows of the schedules.
    pub schedule: Vec<ScheduleRow>,
    /// What was found, sorted by code.
    pub found: Vec<Found>,
    /// The papers to hand in.
    pub papers: Vec<&'static Paper>,
    /// What we must mend. Not empty: the other parts are empty.
    pub defects: Vec<Defect>,
}

impl Report {
    /// Whether nothing found stands in the way.
    #[must_use]
    pub fn is_eligible(&self) -> bool {
        self.of_severity(Severity::Blocker).next().is_none()
    }

    /// The findings of one severity.
    pub fn of_severity(&self, severity: Severity) -> impl Iterator<Item = &Found> {
        self.found.iter().filter(move |found| found.finding.severity == severity)
    }

    /// The line with this key.
    #[must_use]
    pub fn line(&self, key: &str) -> Option<&Line> {
        self.lines.iter().find(|line| line.rule.key == key)
    }

    /// The line of this rule.
    #[must_use]
    pub fn line_of(&self, rule: &Rule) -> Option<&Line> {
        self.lines.iter().find(|line| std::ptr::eq(line.rule, rule))
    }

    /// The lines of one kind of output.
    pub fn output(&self, output: Output) -> impl Iterator<Item = &Line> {
        self.lines.iter().filter(move |line| line.rule.output == output)
    }

    /// The line that decided another: follows limits and choices down to the line that won.
    #[must_use]
    pub fn deciding<'a>(&'a self, line: &'a Line) -> &'a Line {
        let (mut decided, mut figure) = (line, &line.figure);
        // Each step goes to an operand or an earlier line, so this ends.
        loop {
            figure = match figure.how() {
                How::Line(rule) => match self.line_of(rule) {
                    Some(earlier) => {
                        decided = earlier;
                        &earlier.figure
                    }
                    None => return decided,
                },
                _ => match winner(figure) {
                    Some(winner) => winner,
                    None => return decided,
                },
            };
        }
    }

    /// Every limit that was put to a line of this report, in order: the line, whether the limit bound, and its operands.
    pub fn limits(&self) -> impl Iterator<Item = Limit<'_>> {
        self.lines.iter().flat_map(|line| limits_of(line, &line.figure))
    }
}

/// A limit and what it was put to.
#[derive(Clone, Copy, Debug)]
pub struct Limit<'a> {
    /// The line it is part of.
    pub line: &'a Line,
    /// What would count without it.
    pub without: &'a Figure,
    /// The limit.
    pub limit: &'a Figure,
    /// Whether it changed the result.
    pub bound: bool,
}

/// The limits of one line; one may be put to what another left.
fn limits_of<'a>(line: &'a Line, figure: &'a Figure) -> Vec<Limit<'a>> {
    match figure.how() {
        How::AtMost(without, limit, bound) | How::AtLeast(without, limit, bound) => {
            let mut limits = limits_of(line, without);
            limits.push(Limit { line, without, limit, bound: *bound });
            limits
        }
        How::Choice(test, first, second) => {
            vec![Limit { line, without: first, limit: second, bound: !test.held() }]
        }
        How::IfEligible(figure, _) | How::InCents(figure) | How::As(figure) => limits_of(line, figure),
        _ => Vec::new(),
    }
}
