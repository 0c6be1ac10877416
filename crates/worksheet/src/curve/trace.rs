//! Trace: by which formula a line was reached, down to the answers and the numbers of the edition.
//!
//! Two projects with the same trace were worked out by the same formula with the same numbers in it; where the trace
//! differs, a limit has bound, a row of a table has changed or the rules have taken another way.

use crate::exact::Exact;
use crate::figure::{Figure, How};
use crate::report::Report;
use crate::rule::Rule;
use crate::tier::Tier;

/// The trace of a formula, as one number.
#[derive(Debug)]
pub(super) struct Trace<'a> {
    report: &'a Report,
    /// Lines already gone through: each counts once.
    seen: Vec<&'static Rule>,
    mark: u64,
}

impl Trace<'_> {
    /// Of everything these lines rest on, of those that the report has.
    pub fn of(report: &Report, rules: &[&'static Rule]) -> u64 {
        let mut trace = Trace { report, seen: Vec::with_capacity(16), mark: 0 };
        for rule in rules {
            trace.line(rule);
        }
        trace.mark
    }

    fn line(&mut self, rule: &'static Rule) {
        self.put(std::ptr::from_ref(rule).addr() as u64);
        if self.seen.iter().any(|seen| std::ptr::eq(*seen, rule)) {
            return;
        }
        self.seen.push(rule);
        if let Some(line) = self.report.line_of(rule) {
            self.figure(&line.figure);
        }
    }

    fn put(&mut self, part: u64) {
        self.mark = mixed(self.mark, part);
    }

    /// Only what counts: of a limit the side that won.
    fn figure(&mut self, figure: &Figure) {
        self.put(way(figure));
        match figure.how() {
            How::Answer(field) => self.put(std::ptr::from_ref(*field).addr() as u64),
            How::Number(_) | How::Cell(_) | How::Plain | How::YearOf(_) | How::Months(..) => {
                self.put(figure.value().map_or(0, fingerprint));
            }
            How::Line(rule) => self.line(rule),
            How::Plus(a, b) | How::Minus(a, b) | How::Times(a, b) | How::Over(a, b) => {
                self.figure(a);
                self.figure(b);
            }
            How::InTier(tier) => self.figure(&tier.size),
            _ => {
                if let Some(winner) = winner(figure) {
                    self.figure(winner);
                }
            }
        }
    }
}

/// The part of a figure it took its value from, where there is one such part.
pub(crate) fn winner(figure: &Figure) -> Option<&Figure> {
    Some(match figure.how() {
        How::AtMost(own, limit, bound) | How::AtLeast(own, limit, bound) => {
            if *bound {
                limit
            } else {
                own
            }
        }
        How::Choice(test, first, second) => {
            if test.held() {
                first
            } else {
                second
            }
        }
        How::IfEligible(figure, true) | How::As(figure) | How::InCents(figure) => figure,
        _ => return None,
    })
}

/// Which way a figure went: its kind, and which side won.
pub(super) fn way(figure: &Figure) -> u64 {
    match figure.how() {
        How::Answer(_) => 1,
        How::Number(_) => 2,
        How::Cell(_) => 3,
        How::Line(_) => 4,
        How::Plain => 5,
        How::YearOf(_) => 6,
        How::Plus(..) => 7,
        How::Minus(..) => 8,
        How::Times(..) => 9,
        How::Over(..) => 10,
        How::As(_) => 11,
        How::AtMost(.., false) => 12,
        How::AtMost(.., true) => 13,
        How::AtLeast(.., false) => 14,
        How::AtLeast(.., true) => 15,
        How::Choice(test, ..) => 16 | u64::from(test.held()),
        How::Months(..) => 18,
        How::InCents(_) => 19,
        How::IfEligible(_, eligible) => 20 | u64::from(*eligible),
        How::InTier(tier) => 24 | part(tier),
    }
}

/// Where a size lies: below its tier, within it, or above.
fn part(tier: &Tier) -> u64 {
    let from = tier.past.as_ref().unwrap_or(&tier.over);
    let above = |floor: &Figure| tier.size.is_over(floor).held();
    let filled = tier.size.is_over(&tier.up_to).held();
    if filled { 2 } else { u64::from(above(&tier.over) && above(from)) }
}

/// A value as one number; equal values of the editions have equal ones.
fn fingerprint(value: &Exact) -> u64 {
    let digits = value.cut(12).map(crate::decimal::short).unwrap_or_default();
    mixed(digits.mantissa() as u64, digits.scale().into())
}

/// Goes on with another part.
pub(super) fn mixed(mark: u64, part: u64) -> u64 {
    (mark ^ part).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23)
}
