//! Replay: works every line and day of a report out again from what it recorded, with another library's numbers.
//!
//! The tests of the programs use this file too.

mod days;

use estimado_worksheet::answers::Answers;
use estimado_worksheet::edition::Cell;
use estimado_worksheet::figure::{Figure, How, Relation, Test};
use estimado_worksheet::report::Report;
use estimado_worksheet::unit::{MONTH, PERCENT};
use estimado_worksheet::{Decimal, Exact};
use num_rational::BigRational;
use std::collections::BTreeMap;

/// Works a report out again: fails where a line, a day or a finding does not follow from what it recorded.
pub fn replay(report: &Report, answers: &Answers) {
    let mut replay = Replay { report, answers, lines: BTreeMap::new() };
    for line in &report.lines {
        let key = line.rule.key;
        assert_eq!(
            report.lines.iter().filter(|other| other.rule.key == key).count(),
            1,
            "line {key} stands once"
        );
        let value = replay.figure(&line.figure);
        assert_eq!(line.figure.value(), Some(&exact(&value)), "line {key}: {:?}", line.figure);
        let (places, _) = line.rule.places();
        assert_eq!(rational(line.rounded), half_up(&value, places), "line {key}, rounded");
        replay.lines.insert(key, value);
    }
    for row in &report.schedule {
        let value = replay.figure(&row.figure);
        assert_eq!(row.figure.value(), Some(&exact(&value)), "schedule {}", row.schedule.key);
        assert_eq!(rational(row.rounded), half_up(&value, 2), "schedule {}, rounded", row.schedule.key);
        assert_eq!(row.after.value(), Some(&exact(&replay.figure(&row.after))));
    }
    replay.days();
    for found in &report.found {
        let held = found.test.as_ref().is_none_or(|test| replay.test(test));
        assert!(held, "finding {}", found.finding.code);
    }
}

struct Replay<'a> {
    report: &'a Report,
    answers: &'a Answers,
    /// Those worked out so far.
    lines: BTreeMap<&'static str, BigRational>,
}

impl Replay<'_> {
    fn figure(&self, figure: &Figure) -> BigRational {
        let known = || figure.value().unwrap();
        match figure.how() {
            How::Answer(field) => rational(self.answers.number(field).unwrap()),
            How::Number(parameter) => rational(self.report.edition.number(parameter).unwrap()),
            How::Cell(column) => {
                let cells = self.report.edition.tables.iter().flat_map(|(_, rows)| *rows).copied().flatten();
                let numbers = cells.filter_map(|(key, cell)| match cell {
                    Cell::Number(number) if *key == column.key => Some(*number),
                    _ => None,
                });
                let mut same = numbers.filter(|number| &Exact::from(*number) == known());
                rational(same.next().unwrap())
            }
            How::Line(rule) => self.lines.get(rule.key).expect("a line refers to lines above it").clone(),
            How::Plain => {
                let whole = known().half_up(0).unwrap();
                assert_eq!(known(), &Exact::from(whole), "a plain number is whole");
                rational(whole)
            }
            How::YearOf(day) => whole(self.day(day).year().into()),
            How::Plus(a, b) => self.figure(a) + self.figure(b),
            How::Minus(a, b) => self.figure(a) - self.figure(b),
            How::Times(a, b) => self.figure(a) * self.figure(b),
            How::Over(a, b) => self.figure(a) / self.figure(b),
            How::As(a) if a.unit() == PERCENT => self.figure(a) / whole(100),
            How::As(a) if figure.unit() == PERCENT => self.figure(a) * whole(100),
            How::As(a) if figure.unit() == MONTH => self.figure(a) * whole(12),
            How::As(a) => self.figure(a) * whole(1000),
            How::AtMost(a, b, bound) => self.limited(*bound, a, b, |a, b| a > b),
            How::AtLeast(a, b, bound) => self.limited(*bound, a, b, |a, b| a < b),
            How::Choice(test, a, b) => self.figure(if self.test(test) { a } else { b }),
            How::InTier(tier) => {
                let end = self.figure(&tier.size).min(self.figure(&tier.up_to));
                let past = tier.past.as_ref().map_or(whole(0), |past| self.figure(past));
                (end - past.max(self.figure(&tier.over))).max(whole(0))
            }
            How::Months(from, until) => {
                let (from, until) = (self.day(from), self.day(until));
                whole((1..).find(|count| days::months_after(from, *count) > until).unwrap() - 1)
            }
            How::InCents(a) => half_up(&self.figure(a), 2),
            How::IfEligible(a, eligible) => {
                assert_eq!(*eligible, self.report.is_eligible(), "no blocker is found after the amounts");
                if *eligible { self.figure(a) } else { whole(0) }
            }
        }
    }

    fn limited(
        &self,
        bound: bool,
        own: &Figure,
        limit: &Figure,
        binds: fn(&BigRational, &BigRational) -> bool,
    ) -> BigRational {
        let (own, limit) = (self.figure(own), self.figure(limit));
        assert_eq!(bound, binds(&own, &limit), "whether the limit bound: {own} against {limit}");
        if bound { limit } else { own }
    }

    fn test(&self, test: &Test) -> bool {
        let (left, right) = (self.figure(&test.left), self.figure(&test.right));
        let held = match test.relation {
            Relation::Over => left > right,
            Relation::Under => left < right,
            Relation::AtMost => left <= right,
            Relation::AtLeast => left >= right,
        };
        assert_eq!(test.holds, Some(held), "{left} {:?} {right}", test.relation);
        held
    }
}

/// A whole number.
pub fn whole(number: i64) -> BigRational {
    BigRational::from_integer(number.into())
}

/// A decimal number.
pub fn rational(number: Decimal) -> BigRational {
    BigRational::new(number.mantissa().into(), whole(10).numer().pow(number.scale()))
}

/// Rounded to `places` decimal places, a tie away from zero.
pub fn half_up(number: &BigRational, places: u32) -> BigRational {
    let scale = BigRational::from_integer(whole(10).numer().pow(places));
    (number * &scale).round() / scale
}

/// The same number as the engine holds it, put together from groups of 18 digits.
pub fn exact(number: &BigRational) -> Exact {
    let shift = Exact::from(10i64.pow(18));
    let integer = |digits: String| {
        let (sign, size) = digits.strip_prefix('-').map_or((1, &*digits), |size| (-1, size));
        let groups = size.as_bytes().rchunks(18).rev();
        let number = groups.fold(Exact::from(0), |number, group| {
            let group: i64 = std::str::from_utf8(group).unwrap().parse().unwrap();
            &(&number * &shift) + &Exact::from(group)
        });
        &number * &Exact::from(sign)
    };
    integer(number.numer().to_string()).over(&integer(number.denom().to_string())).unwrap()
}
