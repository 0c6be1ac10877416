//! Cause: what makes two projects, a step apart, come out by different formulas.

use super::trace::{way, winner};
use crate::answers::Problem;
use crate::figure::{Figure, How};
use crate::report::{Found, Report};
use crate::rule::{Finding, Rule, Severity};
use rust_decimal::Decimal;
use std::rc::Rc;

/// An answer on one side of a breakpoint, and the report on it. Right beside it numbers look alike that differ by a millionth.
pub type Example = Option<Rc<(Decimal, Report)>>;

/// One reason why the result changes between two answers.
#[derive(Clone, Debug)]
pub enum Cause {
    /// Something is found on one side only: an answer and the report on it, for an example; whether on the upper side.
    Found(&'static Finding, Example, bool),
    /// A line rests on something else: what decided it below, and above.
    Line(&'static Rule, Figure, Figure),
    /// A line counts on one side only; whether on the upper one.
    Counts(&'static Rule, bool),
    /// Beyond here the answers do not go with each other; whether on the upper side.
    Problem(Problem, bool),
}

impl Cause {
    /// Whether both tell the same.
    pub(super) fn is_same(&self, other: &Cause) -> bool {
        match (self, other) {
            (Cause::Line(a, ..), Cause::Line(b, ..)) | (Cause::Counts(a, _), Cause::Counts(b, _)) => {
                std::ptr::eq(*a, *b)
            }
            (Cause::Found(a, ..), Cause::Found(b, ..)) => std::ptr::eq(*a, *b),
            _ => false,
        }
    }
}

/// What one side has found, and the other has not, but for what is only good to know.
pub(super) fn found(here: &Report, there: &Report) -> Vec<&'static Finding> {
    let mut only = Vec::new();
    for Found { finding, .. } in &here.found {
        let absent = !there.found.iter().any(|known| std::ptr::eq(known.finding, *finding));
        if absent && finding.severity != Severity::Info {
            only.push(*finding);
        }
    }
    only
}

/// The lines under this one that went another way, the deepest first.
pub(super) fn lines(below: &Report, above: &Report, rule: &'static Rule) -> Vec<Cause> {
    let mut walk = Walk { below, above, seen: Vec::new(), causes: Vec::new() };
    walk.line(rule);
    walk.causes
}

struct Walk<'a> {
    below: &'a Report,
    above: &'a Report,
    seen: Vec<&'static Rule>,
    causes: Vec<Cause>,
}

impl Walk<'_> {
    fn line(&mut self, rule: &'static Rule) {
        if self.seen.iter().any(|seen| std::ptr::eq(*seen, rule)) {
            return;
        }
        self.seen.push(rule);
        match (self.below.line_of(rule), self.above.line_of(rule)) {
            (Some(a), Some(b)) => self.pair(rule, &a.figure, &b.figure),
            (None, None) => {}
            (_, above) => self.causes.push(Cause::Counts(rule, above.is_some())),
        }
    }

    /// Whether two formulas are put together from other lines. Then it says which, and goes on through those they share.
    fn counted(&mut self, a: &Figure, b: &Figure) -> bool {
        let (mut below, mut above) = (Vec::new(), Vec::new());
        parts(a, &mut below);
        parts(b, &mut above);
        let has = |rules: &[&'static Rule], rule| rules.iter().any(|known| std::ptr::eq(*known, rule));
        let before = self.causes.len();
        for rule in &below {
            if !has(&above, *rule) {
                self.causes.push(Cause::Counts(rule, false));
            }
        }
        for rule in &above {
            if !has(&below, *rule) {
                self.causes.push(Cause::Counts(rule, true));
            }
        }
        let differs = self.causes.len() > before;
        if differs {
            for rule in below {
                if has(&above, rule) {
                    self.line(rule);
                }
            }
        }
        differs
    }

    /// A limit whose other side won; a sum that has other parts; or another formula altogether.
    fn parted(&mut self, rule: &'static Rule, a: &Figure, b: &Figure) {
        if (winner(a).is_none() || winner(b).is_none()) && self.counted(a, b) {
            return;
        }
        let sides = match (a.how(), b.how()) {
            (How::AtMost(..), How::AtMost(..))
            | (How::AtLeast(..), How::AtLeast(..))
            | (How::Choice(..), How::Choice(..)) => [a, b].map(|figure| decider(figure).clone()),
            _ => [a.clone(), b.clone()],
        };
        let [below, above] = sides;
        self.causes.push(Cause::Line(rule, below, above));
    }

    /// Goes through two figures of the same line side by side, down to where they part.
    fn pair(&mut self, rule: &'static Rule, a: &Figure, b: &Figure) {
        if way(a) != way(b) {
            // Whether a project is eligible is told by what was found.
            if !matches!((a.how(), b.how()), (How::IfEligible(..), How::IfEligible(..))) {
                self.parted(rule, a, b);
            }
            return;
        }
        match (a.how(), b.how()) {
            (How::Line(a_rule), How::Line(b_rule)) => {
                if std::ptr::eq(*a_rule, *b_rule) {
                    self.line(a_rule);
                } else {
                    self.causes.push(Cause::Line(rule, a.clone(), b.clone()));
                }
            }
            (How::Number(_) | How::Cell(_) | How::Plain, _) => {
                if a.value() != b.value() {
                    self.causes.push(Cause::Line(rule, a.clone(), b.clone()));
                }
            }
            (How::Plus(..), How::Plus(..)) if self.counted(a, b) => {}
            (How::Plus(a, c), How::Plus(b, d))
            | (How::Minus(a, c), How::Minus(b, d))
            | (How::Times(a, c), How::Times(b, d))
            | (How::Over(a, c), How::Over(b, d)) => {
                self.pair(rule, a, b);
                self.pair(rule, c, d);
            }
            (How::InTier(a), How::InTier(b)) => self.pair(rule, &a.size, &b.size),
            _ => {
                if let (Some(a), Some(b)) = (winner(a), winner(b)) {
                    self.pair(rule, a, b);
                }
            }
        }
    }
}

/// The side that won of limits put to each other.
fn decider(figure: &Figure) -> &Figure {
    match (figure.how(), winner(figure)) {
        (How::AtMost(..) | How::AtLeast(..) | How::Choice(..), Some(winner)) => decider(winner),
        _ => figure,
    }
}

/// The lines a figure is put together from.
fn parts(figure: &Figure, found: &mut Vec<&'static Rule>) {
    match figure.how() {
        How::Line(rule) => found.push(rule),
        How::Plus(a, b) | How::Minus(a, b) | How::Times(a, b) | How::Over(a, b) => {
            parts(a, found);
            parts(b, found);
        }
        _ => {
            if let Some(winner) = winner(figure) {
                parts(winner, found);
            }
        }
    }
}
