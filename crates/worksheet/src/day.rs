//! Day: a date that remembers how it was counted.

use crate::date;
use crate::edition::Column;
use crate::field::Field;
use crate::figure::{Figure, How};
use crate::rule::Deadline;
use crate::unit::{CALENDAR_YEAR, DAY, MONTH, Unit, YEAR};
use std::rc::Rc;
use time::Date;

/// A date with a history.
#[derive(Clone, Debug)]
pub struct Day(Rc<(Option<Date>, HowDay)>);

/// How a day was reached.
#[derive(Debug)]
pub enum HowDay {
    /// The visitor's answer.
    Answer(&'static Field),
    /// A cell of a table of the edition.
    Cell(&'static Column),
    /// An earlier line of the worksheet.
    Line(&'static Deadline),
    /// So many days, months or years after another day.
    After(Day, Figure, Counting),
    /// The later of two.
    Later(Day, Day),
    /// The earlier of two.
    Earlier(Day, Day),
    /// Moved to the next business day where it is none.
    Rolled(Day),
}

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counting {
    /// Calendar days.
    Days,
    /// Business days.
    BusinessDays,
    /// Months.
    Months,
    /// Years.
    Years,
    /// Calendar days, backwards.
    DaysBefore,
}

impl Counting {
    /// Its name in the text.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Counting::Days => "days",
            Counting::BusinessDays => "business-days",
            Counting::Months => "months",
            Counting::Years => "years",
            Counting::DaysBefore => "days-before",
        }
    }

    const fn unit(self) -> Unit {
        match self {
            Counting::Days | Counting::BusinessDays | Counting::DaysBefore => DAY,
            Counting::Months => MONTH,
            Counting::Years => YEAR,
        }
    }
}

impl Day {
    pub(crate) fn new(date: Option<Date>, how: HowDay) -> Day {
        Day(Rc::new((date, how)))
    }

    /// The date; nothing when it lies beyond the calendar, or months were counted where days were meant.
    #[must_use]
    pub fn date(&self) -> Option<Date> {
        self.0.0
    }

    /// How it was reached.
    #[must_use]
    pub fn how(&self) -> &HowDay {
        &self.0.1
    }

    /// The calendar year it lies in.
    #[must_use]
    pub fn year(&self) -> Figure {
        let year = self.date().map(|date| i64::from(date.year()).into());
        Figure::new(year, CALENDAR_YEAR, How::YearOf(self.clone()))
    }

    fn after(&self, count: &Figure, counting: Counting, step: impl Fn(Date, i64) -> Option<Date>) -> Day {
        let fits = count.unit() == counting.unit();
        let whole =
            count.value().filter(|_| fits).and_then(|value| i64::try_from(value.cut(0)?.mantissa()).ok());
        let date = self.date().zip(whole).and_then(|(date, whole)| step(date, whole));
        Day::new(date, HowDay::After(self.clone(), count.clone(), counting))
    }

    /// So many calendar days later.
    #[must_use]
    pub fn after_days(&self, count: &Figure) -> Day {
        self.after(count, Counting::Days, date::after_days)
    }

    /// So many business days later; `closed` are the holidays.
    #[must_use]
    pub fn after_business_days(&self, count: &Figure, closed: &[Date]) -> Day {
        self.after(count, Counting::BusinessDays, |date, whole| {
            date::after_business_days(date, whole, closed)
        })
    }

    /// So many months later, on the same day or the last of a shorter month.
    #[must_use]
    pub fn after_months(&self, count: &Figure) -> Day {
        self.after(count, Counting::Months, date::after_months)
    }

    /// So many years later: twelve months each.
    #[must_use]
    pub fn after_years(&self, count: &Figure) -> Day {
        self.after(count, Counting::Years, |date, whole| date::after_months(date, whole.checked_mul(12)?))
    }

    /// So many calendar days earlier.
    #[must_use]
    pub fn before_days(&self, count: &Figure) -> Day {
        self.after(count, Counting::DaysBefore, |date, whole| date::after_days(date, whole.checked_neg()?))
    }

    /// The months completed from this day to `later`; none when that lies before.
    ///
    /// A month is completed on the same day of the next month, or on the last day of a shorter one.
    #[must_use]
    pub fn months_until(&self, later: &Day) -> Figure {
        let months =
            self.date().zip(later.date()).map(|(from, until)| date::months_between(from, until).into());
        Figure::new(months, MONTH, How::Months(self.clone(), later.clone()))
    }

    /// The later of this day and another.
    #[must_use]
    pub fn or_later(&self, other: &Day) -> Day {
        let date = self.date().zip(other.date()).map(|(a, b)| a.max(b));
        Day::new(date, HowDay::Later(self.clone(), other.clone()))
    }

    /// The earlier of this day and another.
    #[must_use]
    pub fn or_earlier(&self, other: &Day) -> Day {
        let date = self.date().zip(other.date()).map(|(a, b)| a.min(b));
        Day::new(date, HowDay::Earlier(self.clone(), other.clone()))
    }

    /// Moved to the next business day where it is none.
    #[must_use]
    pub fn rolled(&self, closed: &[Date]) -> Day {
        let date = self.date().and_then(|date| date::roll_forward(date, closed));
        Day::new(date, HowDay::Rolled(self.clone()))
    }

    /// Whether it lies after another; a day beyond the calendar does not.
    #[must_use]
    pub fn is_after(&self, other: &Day) -> bool {
        self.date().zip(other.date()).is_some_and(|(a, b)| a > b)
    }
}
