//! Remedy: the one other answer that lifts a finding, found by working the project out again and again.

use crate::answers::{Answers, Value};
use crate::date;
use crate::edition::{Cell, Edition};
use crate::exact::Exact;
use crate::field::{Field, Kind};
use crate::figure::{Figure, How};
use crate::grid::{Grid, stated};
use crate::program::Program;
use crate::report::{Found, Report};
use crate::rule::{Rule, Severity};
use crate::what_if::WhatIf;
use time::Date;

/// How many answers beyond a remedy are tried.
const BEYOND: usize = 12;

/// One answer to change, and what to.
#[derive(Clone, Debug)]
pub struct Remedy {
    /// The question.
    pub field: &'static Field,
    /// The nearest answer that lifts the finding.
    pub value: Value,
    /// Whether every answer beyond it does so too, as far as was tried.
    pub beyond: Beyond,
}

/// Which answers beyond a remedy are remedies too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beyond {
    /// No others, or not all.
    None,
    /// All smaller ones.
    Less,
    /// All larger ones.
    More,
}

impl Program {
    /// The answers each of which alone would lift a finding without a new blocker, the smallest change first: numbers by
    /// the part of the answer they change, then days, then choices.
    #[must_use]
    pub fn remedies(
        &'static self,
        edition: &'static Edition,
        answers: &Answers,
        found: &Found,
    ) -> Vec<Remedy> {
        let before = self.evaluate(edition, answers);
        let search = Search { what_if: WhatIf { program: self, edition, answers }, before, found };
        let (mut numbers, mut dates, mut options) = (Vec::new(), Vec::new(), Vec::new());
        for field in self.fields.iter().copied() {
            match answers.get(field) {
                Some(Value::Number(number)) if search.may_rest_on(field) => {
                    numbers.extend(search.number(field, &Exact::from(*number)));
                }
                Some(Value::Date(date)) => dates.extend(search.date(field, *date)),
                Some(Value::Choice(_) | Value::YesNo(_)) => options.extend(search.option(field)),
                _ => {}
            }
        }
        crate::order::sort_short(&mut numbers, |(away, _): &(Exact, Remedy)| away.clone());
        let mut all = Vec::new();
        for (_, remedy) in numbers {
            all.push(remedy);
        }
        all.append(&mut dates);
        all.append(&mut options);
        all
    }
}

struct Search<'a> {
    what_if: WhatIf<'a>,
    before: Report,
    found: &'a Found,
}

impl Search<'_> {
    /// Whether with another answer the finding is gone and no blocker has come.
    fn lifts(&self, field: &'static Field, value: Value) -> bool {
        let Ok(after) = self.what_if.with(field, value) else { return false };
        let has = |report: &Report, code| report.found.iter().any(|known| known.finding.code == code);
        let mut blockers = after.of_severity(Severity::Blocker).map(|blocker| blocker.finding.code);
        !has(&after, self.found.finding.code) && blockers.all(|code| has(&self.before, code))
    }

    /// Whether the comparison that led to the finding rests on a question; without a comparison it may on any.
    fn may_rest_on(&self, field: &'static Field) -> bool {
        let mut seen = Vec::new();
        let mut rests = |figure| rests_on(&self.before, figure, field, &mut seen);
        self.found.test.as_ref().is_none_or(|test| rests(&test.left) || rests(&test.right))
    }

    /// The nearest number to either side, and which part of the answer it changes.
    fn number(&self, field: &'static Field, here: &Exact) -> Option<(Exact, Remedy)> {
        let grid = Grid::of(field)?;
        let lifts = |step| self.lifts(field, Value::Number(grid.number(step)));
        let stated = stated(self.what_if.program, self.what_if.edition, field, grid);
        let mut near = None;
        for upwards in [false, true] {
            let Some((step, all)) = first(grid.step(here), upwards, grid, &stated, &lifts) else { continue };
            let beyond = match (all, upwards) {
                (false, _) => Beyond::None,
                (true, false) => Beyond::Less,
                (true, true) => Beyond::More,
            };
            let value = grid.number(step);
            let away = distance(here, &value.into());
            if near.as_ref().is_none_or(|(known, _)| away < *known) {
                near = Some((away, Remedy { field, value: Value::Number(value), beyond }));
            }
        }
        near
    }

    /// The nearest day to either side.
    fn date(&self, field: &'static Field, here: Date) -> Option<Remedy> {
        let edition = self.what_if.edition;
        let own = i64::from(here.to_julian_day());
        let away = |date: Date| i64::from(date.to_julian_day()).saturating_sub(own);
        let mut stated = vec![away(edition.from), away(edition.until)];
        for row in edition.tables.iter().flat_map(|(_, rows)| *rows) {
            for (_, cell) in *row {
                if let Cell::Date(date) = cell {
                    stated.push(away(*date));
                }
            }
        }
        let at = |days| date::after_days(here, days);
        let lifts = |days| at(days).is_some_and(|date| self.lifts(field, Value::Date(date)));
        let grid = Grid::whole(-36_525, 36_525);
        let one_way = |upwards| first(0, upwards, grid, &stated, &lifts).map(|(days, _)| days);
        let near = match (one_way(false), one_way(true)) {
            (Some(before), Some(after)) if after.abs() < before.abs() => after,
            (before, after) => before.or(after)?,
        };
        Some(Remedy { field, value: Value::Date(at(near)?), beyond: Beyond::None })
    }

    /// Another option.
    fn option(&self, field: &'static Field) -> Option<Remedy> {
        let lifts = |value: &Value| self.lifts(field, value.clone());
        let value = match field.kind {
            Kind::Choice(options) => {
                Value::Choice(options.iter().find(|option| lifts(&Value::Choice(option)))?)
            }
            _ => [true, false].map(Value::YesNo).into_iter().find(lifts)?,
        };
        Some(Remedy { field, value, beyond: Beyond::None })
    }
}

/// The first step to one side for which something holds, and whether it does for all that were tried beyond: steps ever
/// farther, and those that the edition states.
fn first(
    own: i64,
    upwards: bool,
    grid: Grid,
    stated: &[i64],
    holds: &dyn Fn(i64) -> bool,
) -> Option<(i64, bool)> {
    let mut tried = farther(own, upwards, grid);
    for step in stated {
        if *step != own && (*step > own) == upwards {
            tried.push(*step);
        }
    }
    crate::order::sort_short(&mut tried, |step| step.abs_diff(own));
    let first = tried.iter().position(|step| holds(*step))?;
    let (before, beyond) = tried.split_at_checked(first)?;
    let step = boundary(before.last().copied().unwrap_or(own), *beyond.first()?, holds);
    // Some of those beyond, and the last, which is at the end of what can be entered.
    let every = beyond.len().div_ceil(BEYOND).max(1);
    Some((step, beyond.iter().rev().step_by(every).all(|step| holds(*step))))
}

/// Ever farther from a step, to the end of the grid.
fn farther(own: i64, upwards: bool, grid: Grid) -> Vec<i64> {
    let end = if upwards { grid.last } else { grid.first };
    let (mut steps, mut away) = (Vec::new(), 1i64);
    loop {
        let step = if upwards { own.saturating_add(away) } else { own.saturating_sub(away) };
        if !(grid.first..=grid.last).contains(&step) {
            break;
        }
        steps.push(step);
        away = away.saturating_mul(4);
    }
    if end != own && steps.last() != Some(&end) {
        steps.push(end);
    }
    steps
}

/// The step nearest to `low` for which something holds, that does not hold at `low` and does at `high`.
fn boundary(mut low: i64, mut high: i64, holds: &dyn Fn(i64) -> bool) -> i64 {
    while low.abs_diff(high) > 1 {
        let middle = low.midpoint(high);
        if holds(middle) {
            high = middle;
        } else {
            low = middle;
        }
    }
    high
}

/// How much of a number changes, as a part of it; of nothing, all.
fn distance(from: &Exact, to: &Exact) -> Exact {
    let away = (to - from).size();
    away.over(&from.size()).unwrap_or(away)
}

/// Whether a figure was reached from the answer to a question.
fn rests_on(report: &Report, figure: &Figure, field: &'static Field, seen: &mut Vec<&'static Rule>) -> bool {
    let mut on = |figure: &Figure| rests_on(report, figure, field, seen);
    match figure.how() {
        How::Answer(known) => std::ptr::eq(*known, field),
        How::Plus(a, b)
        | How::Minus(a, b)
        | How::Times(a, b)
        | How::Over(a, b)
        | How::AtMost(a, b, _)
        | How::AtLeast(a, b, _) => on(a) || on(b),
        How::Choice(test, a, b) => on(&test.left) || on(&test.right) || on(a) || on(b),
        How::As(a) | How::InCents(a) | How::IfEligible(a, _) => on(a),
        How::InTier(tier) => on(&tier.size) || tier.past.as_ref().is_some_and(on),
        How::Line(rule) => {
            if seen.iter().any(|known| std::ptr::eq(*known, *rule)) {
                return false;
            }
            seen.push(rule);
            report.line_of(rule).is_some_and(|line| rests_on(report, &line.figure, field, seen))
        }
        // A row of a table may be chosen by an answer, and a day counted from one.
        How::Cell(_) | How::YearOf(_) | How::Months(..) => true,
        How::Number(_) | How::Plain => false,
    }
}
