//! Date: days, months and business days, against counting on the fingers.

use crate::common::program::{APPLIED, BAND_ENDS, BANDS, BUILT, CLOSED, EDITION, SIGN_BY};
use crate::common::{Work, answers, one, program};
use estimado_worksheet::answers::Raw;
use estimado_worksheet::date::{
    after_business_days, after_days, after_months, constant, is_business_day, read, roll_forward, write,
};
use estimado_worksheet::day::Day;
use estimado_worksheet::unit::{DAY, MONTH, Unit};
use estimado_worksheet::{Date, Figure, Month, Worksheet};
use proptest::prelude::*;

fn day(text: &str) -> Date {
    read(text).unwrap()
}

#[test]
fn calendar_days() {
    let cases = [
        ("the example of the source: notice on 3 August, 15 days", "2018-08-03", 15, "2018-08-18"),
        ("no days", "2018-08-03", 0, "2018-08-03"),
        ("over a leap day", "2016-02-28", 2, "2016-03-01"),
        ("over no leap day", "2018-02-28", 1, "2018-03-01"),
        ("over the end of a year", "2018-12-31", 1, "2019-01-01"),
        ("back", "2018-03-01", -1, "2018-02-28"),
    ];
    for (name, from, count, to) in cases {
        assert_eq!(after_days(day(from), count).map(write).as_deref(), Some(to), "{name}");
    }
}

#[test]
fn months() {
    let cases = [
        ("the same day", "2018-03-15", 1, "2018-04-15"),
        ("from the 31st to a month of 30 days", "2018-08-31", 1, "2018-09-30"),
        ("from the 31st to a month of 31 days", "2018-07-31", 1, "2018-08-31"),
        ("from the 31st to February", "2018-08-31", 6, "2019-02-28"),
        ("from the 31st to February of a leap year", "2019-08-31", 6, "2020-02-29"),
        ("from the 30th to February", "2018-11-30", 3, "2019-02-28"),
        ("from the last of February, not to the last of March", "2019-02-28", 1, "2019-03-28"),
        ("a leap day and a year", "2016-02-29", 12, "2017-02-28"),
        ("a leap day and four years", "2016-02-29", 48, "2020-02-29"),
        ("over the end of a year", "2018-12-31", 2, "2019-02-28"),
        ("to December", "2018-11-30", 1, "2018-12-30"),
        ("many years", "2000-01-31", 1201, "2100-02-28"),
        ("no months", "2018-08-31", 0, "2018-08-31"),
        ("back over the start of a year", "2018-01-31", -2, "2017-11-30"),
    ];
    for (name, from, count, to) in cases {
        assert_eq!(after_months(day(from), count).map(write).as_deref(), Some(to), "{name}");
    }
}

/// 2018-01-01 was a Monday.
#[test]
fn business_days() {
    let closed = [day("2018-01-15"), day("2018-01-20"), day("2018-01-25")];
    let cases = [
        ("within a week", "2018-01-01", 4, "2018-01-05"),
        ("over a weekend", "2018-01-05", 1, "2018-01-08"),
        ("from a Saturday the count begins on Monday", "2018-01-06", 1, "2018-01-08"),
        ("from a Sunday", "2018-01-07", 5, "2018-01-12"),
        ("two weeks", "2018-01-01", 9, "2018-01-12"),
        ("over a weekend and a holiday", "2018-01-12", 1, "2018-01-16"),
        ("a holiday on a Saturday costs nothing more", "2018-01-19", 1, "2018-01-22"),
        ("from a holiday", "2018-01-15", 1, "2018-01-16"),
        ("over two holidays", "2018-01-12", 8, "2018-01-26"),
        ("no days, also from a Sunday", "2018-01-07", 0, "2018-01-07"),
    ];
    for (name, from, count, to) in cases {
        assert_eq!(after_business_days(day(from), count, &closed).map(write).as_deref(), Some(to), "{name}");
    }
    let rolls = [
        ("a business day stays", "2018-01-12", "2018-01-12"),
        ("a Saturday", "2018-01-06", "2018-01-08"),
        ("a Sunday", "2018-01-07", "2018-01-08"),
        ("a Saturday before a holiday", "2018-01-13", "2018-01-16"),
        ("a holiday", "2018-01-25", "2018-01-26"),
    ];
    for (name, from, to) in rolls {
        assert_eq!(roll_forward(day(from), &closed).map(write).as_deref(), Some(to), "{name}");
    }
}

#[test]
fn beyond_the_calendar_there_is_no_day() {
    let last = day("9999-12-31");
    for count in [1, 1_000_000, i64::from(i32::MAX), 100_000_000_000_000, i64::MAX] {
        assert_eq!(after_days(last, count), None, "{count} days");
        assert_eq!(after_months(last, count), None, "{count} months");
        assert_eq!(after_business_days(last, count, &[]), None, "{count} business days");
    }
    for count in [-100_000_000_000_000, i64::MIN] {
        assert_eq!((after_days(last, count), after_months(last, count)), (None, None), "{count}");
    }
    assert_eq!(roll_forward(last, &[last]), None, "no next business day");
}

#[test]
fn written_days() {
    assert_eq!(write(constant(2020, Month::February, 29)), "2020-02-29");
    assert_eq!(constant(2019, Month::February, 29), Date::MIN, "a day that a test must find");
    assert_eq!(read("0001-01-01").map(write).as_deref(), Some("0001-01-01"));
}

/// Weekday by counting from a known Saturday.
fn is_weekend(date: Date) -> bool {
    (date.to_julian_day() - day("2000-01-01").to_julian_day()).rem_euclid(7) < 2
}

fn any_day() -> impl Strategy<Value = Date> {
    (2_451_545i32..=2_488_069).prop_map(|julian| Date::from_julian_day(julian).unwrap())
}

proptest! {
    #[test]
    fn days_agree_with_going_day_by_day(from in any_day(), count in 0i64..=800) {
        let naive = (0..count).fold(from, |day, _| day.next_day().unwrap());
        prop_assert_eq!(after_days(from, count), Some(naive));
    }

    #[test]
    fn business_days_agree_with_going_day_by_day(
        from in any_day(),
        count in 0i64..=60,
        offsets in proptest::collection::vec(0i64..=90, 0..12),
    ) {
        let closed: Vec<Date> = offsets.into_iter().map(|offset| after_days(from, offset).unwrap()).collect();
        let works = |day: Date| !is_weekend(day) && !closed.contains(&day);
        let (mut naive, mut counted) = (from, 0);
        while counted < count {
            naive = naive.next_day().unwrap();
            counted += i64::from(works(naive));
        }
        prop_assert_eq!(after_business_days(from, count, &closed), Some(naive));
        prop_assert_eq!(is_business_day(from, &closed), works(from));
        let mut rolled = from;
        while !works(rolled) {
            rolled = rolled.next_day().unwrap();
        }
        prop_assert_eq!(roll_forward(from, &closed), Some(rolled));
    }

    #[test]
    fn months_agree_with_going_day_by_day(from in any_day(), count in 0usize..=130) {
        // The first of the month, so many firsts later; then on to the same day, not over the next first.
        let first = from.replace_day(1).unwrap();
        let mut day = first;
        for _ in 0..count {
            day = day.next_day().unwrap();
            while day.day() != 1 {
                day = day.next_day().unwrap();
            }
        }
        while day.day() != from.day() && day.next_day().unwrap().day() != 1 {
            day = day.next_day().unwrap();
        }
        prop_assert_eq!(after_months(from, i64::try_from(count).unwrap()), Some(day));
    }

    #[test]
    fn a_day_is_read_as_written(from in any_day()) {
        prop_assert_eq!(read(&write(from)), Some(from));
    }

    #[test]
    fn reading_never_panics(any in any::<String>(), near in "[-0-9]{8,12}") {
        let _ = (read(&any), read(&near));
    }
}

/// The day that a way of counting comes to, from 31 August 2018, a Friday; nothing when that is a defect.
fn counted(work: Work) -> Option<String> {
    let given = [
        ("applicationDate", Raw::Text("2018-08-31")),
        ("builtDate", Raw::Text("2018-09-01")),
        ("closedDates", Raw::Text("2018-09-03")),
    ];
    let report = program(work).evaluate(&EDITION, &answers(&given));
    assert_eq!(report.defects.is_empty(), !report.days.is_empty());
    report.days.last().map(|line| write(line.date))
}

fn sign_by(w: &Worksheet<'_>, day: Day) {
    w.enter_day(&SIGN_BY, day);
}

fn applied(w: &Worksheet<'_>) -> Day {
    w.day(&APPLIED).unwrap()
}

fn built(w: &Worksheet<'_>) -> Day {
    w.day(&BUILT).unwrap()
}

fn count(whole: i64, unit: Unit) -> Figure {
    Figure::plain(whole, unit)
}

#[test]
fn days_of_the_worksheet() {
    let cases: [(&str, Work, Option<&str>); 16] = [
        ("an answer", |w| sign_by(w, applied(w)), Some("2018-08-31")),
        ("days", |w| sign_by(w, applied(w).after_days(&count(15, DAY))), Some("2018-09-15")),
        ("months", |w| sign_by(w, applied(w).after_months(&count(1, MONTH))), Some("2018-09-30")),
        (
            "business days",
            |w| {
                let closed = w.dates(&CLOSED).unwrap();
                w.enter_day(&SIGN_BY, applied(w).after_business_days(&count(1, DAY), closed));
            },
            Some("2018-09-04"),
        ),
        ("a Saturday, moved", |w| sign_by(w, built(w).rolled(w.dates(&CLOSED).unwrap())), Some("2018-09-04")),
        (
            "from a line on",
            |w| {
                let line = w.enter_day(&SIGN_BY, applied(w));
                w.enter_day(&SIGN_BY, line.after_days(&count(1, DAY)));
            },
            Some("2018-09-01"),
        ),
        ("the later", |w| sign_by(w, applied(w).or_later(&built(w))), Some("2018-09-01")),
        ("the earlier", |w| sign_by(w, applied(w).or_earlier(&built(w))), Some("2018-08-31")),
        ("a cell", |w| sign_by(w, w.rows(&BANDS).next().unwrap().day(&BAND_ENDS)), Some("2020-06-30")),
        (
            "part of a month does not count",
            |w| sign_by(w, applied(w).after_months(&(&count(19, MONTH) / &one(10)))),
            Some("2018-09-30"),
        ),
        ("months where days are counted", |w| sign_by(w, applied(w).after_days(&count(1, MONTH))), None),
        ("days where months are counted", |w| sign_by(w, applied(w).after_months(&count(1, DAY))), None),
        ("a number without a unit", |w| sign_by(w, applied(w).after_business_days(&one(1), &[])), None),
        ("a broken count", |w| sign_by(w, applied(w).after_days(&(&count(1, DAY) / &one(0)))), None),
        ("more days than there are", |w| sign_by(w, applied(w).after_days(&count(i64::MAX, DAY))), None),
        (
            "the later of a day and none",
            |w| {
                let none = applied(w).after_days(&one(1));
                w.enter_day(&SIGN_BY, none.or_later(&built(w)));
            },
            None,
        ),
    ];
    for (name, work, expected) in cases {
        assert_eq!(counted(work).as_deref(), expected, "{name}");
    }
}

#[test]
fn a_day_is_after_another() {
    let report = program(|w| {
        let (applied, built) = (applied(w), built(w));
        let none = applied.after_days(&one(1));
        let after = [
            built.is_after(&applied),
            applied.is_after(&built),
            built.is_after(&built),
            built.is_after(&none),
        ];
        assert_eq!(after, [true, false, false, false]);
    })
    .evaluate(
        &EDITION,
        &answers(&[("applicationDate", Raw::Text("2020-01-01")), ("builtDate", Raw::Text("2020-01-02"))]),
    );
    assert_eq!(report.defects, []);
}
