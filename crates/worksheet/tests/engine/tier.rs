//! Tier: every part of a size belongs to one tier, and what was there before to none. Months and years beside it.

use crate::common::program::{APPLIED, BUILT, CAPACITY, EDITION, WATTS};
use crate::common::replay::replay;
use crate::common::{Entered, answers, program, usd};
use estimado_worksheet::answers::Raw;
use estimado_worksheet::rule::{Deadline, Rule};
use estimado_worksheet::unit::{MONTH, W, YEAR};
use estimado_worksheet::{Exact, Figure, Report, Worksheet, date};
use proptest::prelude::*;

static HELD: Rule = Rule::step("held", MONTH, &["dates"]);
static ENDS: Deadline = Deadline::new("ends", &["dates"]);

fn watts(whole: i64) -> Figure {
    Figure::plain(whole, W)
}

fn replayed(work: fn(&Worksheet<'_>), more: &[Entered<'_>]) -> Report {
    let answers = answers(more);
    let report = program(work).evaluate(&EDITION, &answers);
    assert_eq!(report.defects, []);
    replay(&report, &answers);
    report
}

#[test]
fn a_tier_can_be_replayed() {
    let cases = [("0.5", "0"), ("0.50025", "0.25"), ("1", "500"), ("2", "1500"), ("2.5", "1500")];
    for (capacity, part) in cases {
        let work = |w: &Worksheet<'_>| {
            let size = w.given(&CAPACITY).in_watts();
            w.enter(&WATTS, size.in_tier(Some(&watts(500)), &watts(100), &watts(2000)));
        };
        let report = replayed(work, &[("systemCapacityKw", Raw::Text(capacity))]);
        assert_eq!(report.line("watts").map(|line| line.text()), Some(part.to_owned()), "{capacity} kW");
    }
}

#[test]
fn figures_of_different_units_have_no_tier() {
    assert!(watts(5).in_tier(None, &usd(0), &watts(10)).value().is_none());
    assert!(watts(5).in_tier(Some(&usd(1)), &watts(0), &watts(10)).value().is_none());
}

#[test]
fn months_completed_of_ten_years() {
    let cases = [
        ("2008-06-15", "2008-06-15", "0"),
        ("2008-06-15", "2008-07-14", "0"),
        ("2008-06-15", "2008-07-15", "1"),
        ("2008-08-31", "2008-09-29", "0"),
        ("2008-08-31", "2008-09-30", "1"),
        ("2008-06-15", "2018-06-14", "119"),
        ("2008-06-15", "2030-01-01", "120"),
    ];
    for (from, until, months) in cases {
        let work = |w: &Worksheet<'_>| {
            let (from, until) = w.day(&APPLIED).zip(w.day(&BUILT)).unwrap();
            let ten = Figure::plain(10, YEAR);
            w.enter_day(&ENDS, from.after_years(&ten));
            w.enter(&HELD, from.months_until(&until).at_most(&ten.in_months()));
        };
        let report = replayed(work, &[("applicationDate", Raw::Text(from)), ("builtDate", Raw::Text(until))]);
        assert_eq!(report.line("held").map(|line| line.text()), Some(months.to_owned()), "{from} to {until}");
        let ends = report.days.first().map(|line| date::write(line.date));
        assert_eq!(ends, Some(from.replace("2008", "2018")));
    }
}

proptest! {
    #[test]
    fn parts_add_up(size in 0i64..1000, past in 0i64..1000, mut ends in proptest::collection::vec(1i64..1000, 1..6)) {
        ends.sort_unstable();
        let starts = std::iter::once(&0).chain(&ends);
        let part = |start: i64, end: i64| watts(size).in_tier(Some(&watts(past)), &watts(start), &watts(end));
        let sum = starts.zip(&ends).fold(watts(0), |sum, (start, end)| &sum + &part(*start, *end));
        let beyond = size.min(*ends.last().unwrap()) - past;
        prop_assert_eq!(sum.value(), Some(&Exact::from(beyond.max(0))));
    }
}
