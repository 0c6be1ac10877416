//! Dates: calendar days, months and business days, counted as the program documents count them.
//!
//! A period begins on the day after the day it runs from. Nothing rolls off a weekend unless a rule says so.

use crate::decimal;
use rust_decimal::Decimal;
use time::{Date, Duration, Month, Weekday};

/// Reads `YYYY-MM-DD`, a real day of the calendar.
///
/// ```
/// use estimado_worksheet::date;
/// assert!(date::read("2018-02-28").is_some());
/// assert!(date::read("2018-02-29").is_none());
/// ```
#[must_use]
pub fn read(text: &str) -> Option<Date> {
    let mut parts = text.split('-');
    let mut part = |length: usize| {
        let digits = parts.next()?;
        let plain = digits.len() == length && digits.bytes().all(|byte| byte.is_ascii_digit());
        if plain { digits.parse::<u16>().ok() } else { None }
    };
    let (year, month, day) = (part(4)?, part(2)?, part(2)?);
    if parts.next().is_some() {
        return None;
    }
    date(i32::from(year), u8::try_from(month).ok()?, u8::try_from(day).ok()?)
}

/// Writes `YYYY-MM-DD`.
#[must_use]
pub fn write(date: Date) -> String {
    // A decimal with the zeros before it: 0.0005 for 5 of 4 digits.
    let part = |number: i32, digits: u32| {
        let written = decimal::plain(Decimal::new(number.into(), digits));
        written.get(2..).unwrap_or_default().to_owned()
    };
    [part(date.year(), 4), part(u8::from(date.month()).into(), 2), part(date.day().into(), 2)].join("-")
}

/// A day written in source code; the first day there is when no such day exists (a test finds that first).
#[must_use]
pub const fn constant(year: i32, month: Month, day: u8) -> Date {
    match Date::from_calendar_date(year, month, day) {
        Ok(date) => date,
        Err(_) => Date::MIN,
    }
}

/// A day of every year, written `07-05`. February 29 is none: not every year has it.
///
/// ```
/// use estimado_worksheet::date::{self, Yearly};
/// let deadline = Yearly::read("07-05").unwrap();
/// let day = date::read("2018-07-06").unwrap();
/// assert_eq!(deadline.latest(day).map(date::write).unwrap(), "2018-07-05");
/// assert_eq!(deadline.next(day).map(date::write).unwrap(), "2019-07-05");
/// assert!(Yearly::read("02-29").is_none());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Yearly {
    /// The month.
    pub month: Month,
    /// The day of the month.
    pub day: u8,
}

impl Yearly {
    /// Reads `MM-DD`, a day that every year has.
    #[must_use]
    pub fn read(text: &str) -> Option<Yearly> {
        // The year 2001 is a common one.
        let date = read(&["2001-", text].concat())?;
        Some(Yearly { month: date.month(), day: date.day() })
    }

    /// The last such day that is not after `until`.
    #[must_use]
    pub fn latest(self, until: Date) -> Option<Date> {
        let this = self.of(until.year())?;
        if this <= until { Some(this) } else { self.of(until.year().checked_sub(1)?) }
    }

    /// The first such day that is not before `from`.
    #[must_use]
    pub fn next(self, from: Date) -> Option<Date> {
        let this = self.of(from.year())?;
        if this >= from { Some(this) } else { self.of(from.year().checked_add(1)?) }
    }

    fn of(self, year: i32) -> Option<Date> {
        Date::from_calendar_date(year, self.month, self.day).ok()
    }
}

fn date(year: i32, month: u8, day: u8) -> Option<Date> {
    Date::from_calendar_date(year, Month::try_from(month).ok()?, day).ok()
}

/// `count` calendar days after `from`.
#[must_use]
pub fn after_days(from: Date, count: i64) -> Option<Date> {
    from.checked_add(Duration::seconds(count.checked_mul(86_400)?))
}

/// The same day `count` months later, or the last day of a shorter month.
///
/// ```
/// use estimado_worksheet::date;
/// let may = date::read("2018-05-31").unwrap();
/// assert_eq!(date::after_months(may, 9).map(date::write).unwrap(), "2019-02-28");
/// ```
#[must_use]
pub fn after_months(from: Date, count: i64) -> Option<Date> {
    let months = i64::from(from.year())
        .checked_mul(12)?
        .checked_add(i64::from(u8::from(from.month())))?
        .checked_sub(1)?
        .checked_add(count)?;
    let year = i32::try_from(months.div_euclid(12)).ok()?;
    let month = u8::try_from(months.rem_euclid(12)).ok()?.checked_add(1)?;
    let longest = Month::try_from(month).ok()?.length(year);
    date(year, month, from.day().min(longest))
}

/// The months completed from one day to another: the most that [`after_months`] may add without passing it.
///
/// ```
/// use estimado_worksheet::date;
/// let august = date::read("2008-08-31").unwrap();
/// let months = |until| date::months_between(august, date::read(until).unwrap());
/// assert_eq!((months("2008-09-29"), months("2008-09-30"), months("2008-08-01")), (0, 1, 0));
/// ```
#[must_use]
pub fn months_between(from: Date, until: Date) -> i64 {
    let months =
        |day: Date| i64::from(day.year()).saturating_mul(12).saturating_add(u8::from(day.month()).into());
    let most = months(until).saturating_sub(months(from));
    let passes = after_months(from, most).is_none_or(|day| day > until);
    most.saturating_sub(passes.into()).max(0)
}

/// Whether `day` is a Monday to Friday that is not among `closed`.
#[must_use]
pub fn is_business_day(day: Date, closed: &[Date]) -> bool {
    !matches!(day.weekday(), Weekday::Saturday | Weekday::Sunday) && !closed.contains(&day)
}

/// The `count`-th business day after `from`.
#[must_use]
pub fn after_business_days(from: Date, count: i64, closed: &[Date]) -> Option<Date> {
    let (mut day, mut left) = (from, count);
    while left > 0 {
        day = day.next_day()?;
        if is_business_day(day, closed) {
            left = left.saturating_sub(1);
        }
    }
    Some(day)
}

/// `day` itself when it is a business day, otherwise the next one.
#[must_use]
pub fn roll_forward(day: Date, closed: &[Date]) -> Option<Date> {
    if is_business_day(day, closed) { Some(day) } else { after_business_days(day, 1, closed) }
}
