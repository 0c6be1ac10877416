//! Days: counted again, one by one.

use super::Replay;
use estimado_worksheet::answers::Value;
use estimado_worksheet::day::{Counting, Day, HowDay};
use estimado_worksheet::edition::{Cell, Column};
use estimado_worksheet::{Date, Month};

impl Replay<'_> {
    /// Counts every day of the report again.
    pub(super) fn days(&self) {
        for line in &self.report.days {
            let key = line.deadline.key;
            let same = self.report.days.iter().filter(|other| other.deadline.key == key);
            assert_eq!(same.count(), 1, "day {key} stands once");
            assert_eq!(self.day(&line.day), line.date, "day {key}");
        }
    }

    pub(super) fn day(&self, day: &Day) -> Date {
        let known = day.date().unwrap();
        let counted = match day.how() {
            HowDay::Answer(field) => self.answers.date(field).unwrap(),
            HowDay::Cell(column) => self.cell(column, known),
            HowDay::Line(deadline) => {
                let line = self.report.days.iter().find(|line| line.deadline.key == deadline.key);
                self.day(&line.unwrap().day)
            }
            HowDay::After(from, count, counting) => {
                let count = self.figure(count);
                assert!(count.is_integer(), "{count} of {counting:?}");
                self.after(self.day(from), i64::try_from(count.to_integer()).unwrap(), *counting)
            }
            HowDay::Later(a, b) => self.day(a).max(self.day(b)),
            HowDay::Earlier(a, b) => self.day(a).min(self.day(b)),
            HowDay::Rolled(a) => self.business_day(self.day(a)),
        };
        assert_eq!(counted, known, "{:?}", day.how());
        counted
    }

    /// A table that states this day, or this day of every year.
    fn cell(&self, column: &Column, day: Date) -> Date {
        let mut cells = self.report.edition.tables.iter().flat_map(|(_, rows)| *rows).copied().flatten();
        let states = |cell: &Cell| match cell {
            Cell::Date(date) => *date == day,
            Cell::Yearly(yearly) => (yearly.month, yearly.day) == (day.month(), day.day()),
            Cell::Key(_) | Cell::Number(_) => false,
        };
        assert!(cells.any(|(key, cell)| *key == column.key && states(cell)), "{day} in {}", column.key);
        day
    }

    fn after(&self, from: Date, count: i64, counting: Counting) -> Date {
        match counting {
            Counting::Days => days_after(from, count),
            Counting::DaysBefore => days_after(from, -count),
            Counting::Months => months_after(from, count),
            Counting::Years => months_after(from, 12 * count),
            Counting::BusinessDays => {
                (0..count).fold(from, |day, _| self.business_day(day.next_day().unwrap()))
            }
        }
    }

    /// This day, or the next that is no Saturday, Sunday or answered holiday.
    fn business_day(&self, from: Date) -> Date {
        let holidays: Vec<_> = self
            .report
            .program
            .fields
            .iter()
            .filter_map(|field| match self.answers.get(field) {
                Some(Value::Dates(days)) => Some(days.iter().copied()),
                _ => None,
            })
            .flatten()
            .collect();
        let works = |day: &Date| day.weekday().number_from_monday() <= 5 && !holidays.contains(day);
        (0..).map(|count| days_after(from, count)).find(works).unwrap()
    }
}

fn days_after(from: Date, count: i64) -> Date {
    Date::from_julian_day(from.to_julian_day() + i32::try_from(count).unwrap()).unwrap()
}

/// The same day of a later month, or its last.
pub(super) fn months_after(from: Date, count: i64) -> Date {
    let months = i64::from(from.year()) * 12 + i64::from(u8::from(from.month())) - 1 + count;
    let year = i32::try_from(months.div_euclid(12)).unwrap();
    let month = Month::try_from(u8::try_from(months.rem_euclid(12)).unwrap() + 1).unwrap();
    let date = |day| Date::from_calendar_date(year, month, day).ok();
    (1..=from.day()).rev().find_map(date).unwrap()
}
