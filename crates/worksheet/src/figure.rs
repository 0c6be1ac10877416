//! Figure: a number with a unit that remembers how it was reached.
//!
//! The explanation is the computation: each operator works on values and records itself, so what is shown cannot differ
//! from what was done. Figures have no order of their own: a comparison is a [`Test`], which is recorded too.

use crate::day::Day;
use crate::edition::{Column, Parameter};
use crate::exact::Exact;
use crate::field::Field;
use crate::rule::Rule;
use crate::tier::Tier;
use crate::unit::{KW, MONTH, ONE, PERCENT, Unit, W, YEAR};
use std::ops::{Add, Div, Mul, Sub};
use std::rc::Rc;

/// A number with a unit and a history.
#[derive(Clone, Debug)]
pub struct Figure(Rc<Node>);

#[derive(Debug)]
struct Node {
    /// Nothing when the figure is broken: units that do not fit, or a division by zero.
    value: Option<Exact>,
    unit: Unit,
    how: How,
}

/// How a figure was reached.
#[derive(Debug)]
pub enum How {
    /// The visitor's answer.
    Answer(&'static Field),
    /// A number of the edition.
    Number(&'static Parameter),
    /// A cell of a table of the edition.
    Cell(&'static Column),
    /// An earlier line of the worksheet.
    Line(&'static Rule),
    /// A plain number of the program's own: zero, one hundred per cent.
    Plain,
    /// The calendar year of a day.
    YearOf(Day),
    /// Left plus right.
    Plus(Figure, Figure),
    /// Left minus right.
    Minus(Figure, Figure),
    /// Left times right.
    Times(Figure, Figure),
    /// Left divided by right.
    Over(Figure, Figure),
    /// The same in another unit of the same kind: kW as W, per cent as a share.
    As(Figure),
    /// The smaller of two; whether the second, the limit, was the smaller.
    AtMost(Figure, Figure, bool),
    /// The larger of two; whether the second, the floor, was the larger.
    AtLeast(Figure, Figure, bool),
    /// The first when the test held, else the second.
    Choice(Box<Test>, Figure, Figure),
    /// The part of a size that lies in one tier of a table.
    InTier(Box<Tier>),
    /// The months completed from one day to another.
    Months(Day, Day),
    /// Rounded to cents, as a contract would write it.
    InCents(Figure),
    /// The figure, or zero when the project is not eligible.
    IfEligible(Figure, bool),
}

/// How two figures were compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// Left is above right.
    Over,
    /// Left is below right.
    Under,
    /// Left is right or less.
    AtMost,
    /// Left is right or more.
    AtLeast,
}

/// A comparison of two figures and its outcome.
#[derive(Clone, Debug)]
pub struct Test {
    /// The figure tested.
    pub left: Figure,
    /// How.
    pub relation: Relation,
    /// What it is tested against.
    pub right: Figure,
    /// The outcome; nothing when one of the figures is broken or the units differ.
    pub holds: Option<bool>,
}

impl Test {
    fn new(left: Figure, relation: Relation, right: Figure) -> Test {
        let holds = match (left.value(), right.value()) {
            (Some(a), Some(b)) if left.unit() == right.unit() => Some(relation.holds(a, b)),
            _ => None,
        };
        Test { left, relation, right, holds }
    }

    /// Whether it held; a broken comparison did not.
    #[must_use]
    pub fn held(&self) -> bool {
        self.holds == Some(true)
    }
}

impl Relation {
    /// The relation that holds when this one does not.
    #[must_use]
    pub const fn opposite(self) -> Relation {
        match self {
            Relation::Over => Relation::AtMost,
            Relation::Under => Relation::AtLeast,
            Relation::AtMost => Relation::Over,
            Relation::AtLeast => Relation::Under,
        }
    }

    /// Compares two values.
    #[must_use]
    pub fn holds(self, left: &Exact, right: &Exact) -> bool {
        match self {
            Relation::Over => left > right,
            Relation::Under => left < right,
            Relation::AtMost => left <= right,
            Relation::AtLeast => left >= right,
        }
    }
}

impl Figure {
    pub(crate) fn new(value: Option<Exact>, unit: Unit, how: How) -> Figure {
        Figure(Rc::new(Node { value, unit, how }))
    }

    /// A plain number of the program's own. Numbers of the documents come from the edition instead.
    #[must_use]
    pub fn plain(whole: i64, unit: Unit) -> Figure {
        Figure::new(Some(whole.into()), unit, How::Plain)
    }

    /// The exact value; nothing when the figure is broken.
    #[must_use]
    pub fn value(&self) -> Option<&Exact> {
        self.0.value.as_ref()
    }

    /// What it counts.
    #[must_use]
    pub fn unit(&self) -> Unit {
        self.0.unit
    }

    /// How it was reached.
    #[must_use]
    pub fn how(&self) -> &How {
        &self.0.how
    }

    fn same_unit(&self, other: &Figure, how: How, value: impl Fn(&Exact, &Exact) -> Exact) -> Figure {
        let value = match (self.value(), other.value()) {
            (Some(a), Some(b)) if self.unit() == other.unit() => Some(value(a, b)),
            _ => None,
        };
        Figure::new(value, self.unit(), how)
    }

    /// This figure, but no more than `limit`.
    #[must_use]
    pub fn at_most(&self, limit: &Figure) -> Figure {
        let bound = self.is_over(limit).held();
        let how = How::AtMost(self.clone(), limit.clone(), bound);
        self.same_unit(limit, how, |a, b| if bound { b.clone() } else { a.clone() })
    }

    /// This figure, but no less than `floor`.
    #[must_use]
    pub fn at_least(&self, floor: &Figure) -> Figure {
        let bound = self.is_under(floor).held();
        let how = How::AtLeast(self.clone(), floor.clone(), bound);
        self.same_unit(floor, how, |a, b| if bound { b.clone() } else { a.clone() })
    }

    /// This figure when the test held, else the other.
    #[must_use]
    pub fn when(&self, test: Test, otherwise: &Figure) -> Figure {
        let broken = test.holds.is_none();
        let held = test.held();
        let how = How::Choice(Box::new(test), self.clone(), otherwise.clone());
        let chosen = self.same_unit(otherwise, how, |a, b| if held { a.clone() } else { b.clone() });
        if broken { chosen.broken() } else { chosen }
    }

    fn broken(self) -> Figure {
        Figure(Rc::new(Node { value: None, unit: self.unit(), how: How::Plain }))
    }

    /// A percentage as a share: 40 % as 0.40. Anything but a percentage is broken.
    #[must_use]
    pub fn share(&self) -> Figure {
        let value = self.value().filter(|_| self.unit() == PERCENT).and_then(|value| value.over(&100.into()));
        Figure::new(value, ONE, How::As(self.clone()))
    }

    /// A share as a percentage: 0.40 as 40 %. Anything but a share is broken.
    #[must_use]
    pub fn in_percent(&self) -> Figure {
        let value = self.value().filter(|_| self.unit() == ONE).map(|value| value * &100.into());
        Figure::new(value, PERCENT, How::As(self.clone()))
    }

    /// Kilowatts as watts. Anything but kilowatts is broken.
    #[must_use]
    pub fn in_watts(&self) -> Figure {
        let value = self.value().filter(|_| self.unit() == KW).map(|value| value * &1000.into());
        Figure::new(value, W, How::As(self.clone()))
    }

    /// Years as months. Anything but years is broken.
    #[must_use]
    pub fn in_months(&self) -> Figure {
        let value = self.value().filter(|_| self.unit() == YEAR).map(|value| value * &12.into());
        Figure::new(value, MONTH, How::As(self.clone()))
    }

    /// Rounded to cents, half-up, as a contract would write it.
    #[must_use]
    pub fn in_cents(&self) -> Figure {
        let value = self.value().and_then(|value| value.half_up(2)).map(Exact::from);
        Figure::new(value, self.unit(), How::InCents(self.clone()))
    }

    pub(crate) fn if_eligible(&self, eligible: bool) -> Figure {
        let value = if eligible { self.value().cloned() } else { self.value().map(|_| 0.into()) };
        Figure::new(value, self.unit(), How::IfEligible(self.clone(), eligible))
    }

    /// Whether it is above another.
    #[must_use]
    pub fn is_over(&self, other: &Figure) -> Test {
        Test::new(self.clone(), Relation::Over, other.clone())
    }

    /// Whether it is below another.
    #[must_use]
    pub fn is_under(&self, other: &Figure) -> Test {
        Test::new(self.clone(), Relation::Under, other.clone())
    }

    /// Whether it is another or less.
    #[must_use]
    pub fn is_at_most(&self, other: &Figure) -> Test {
        Test::new(self.clone(), Relation::AtMost, other.clone())
    }

    /// Whether it is another or more.
    #[must_use]
    pub fn is_at_least(&self, other: &Figure) -> Test {
        Test::new(self.clone(), Relation::AtLeast, other.clone())
    }
}

impl Add for &Figure {
    type Output = Figure;
    fn add(self, other: &Figure) -> Figure {
        self.same_unit(other, How::Plus(self.clone(), other.clone()), |a, b| a + b)
    }
}

impl Sub for &Figure {
    type Output = Figure;
    fn sub(self, other: &Figure) -> Figure {
        self.same_unit(other, How::Minus(self.clone(), other.clone()), |a, b| a - b)
    }
}

impl Mul for &Figure {
    type Output = Figure;
    fn mul(self, other: &Figure) -> Figure {
        let value = self.value().zip(other.value()).map(|(a, b)| a * b);
        Figure::new(value, self.unit().times(other.unit()), How::Times(self.clone(), other.clone()))
    }
}

impl Div for &Figure {
    type Output = Figure;
    fn div(self, other: &Figure) -> Figure {
        let value = self.value().zip(other.value()).and_then(|(a, b)| a.over(b));
        Figure::new(value, self.unit().per(other.unit()), How::Over(self.clone(), other.clone()))
    }
}
