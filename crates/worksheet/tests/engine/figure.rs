//! Figure: units fit or it is broken, limits record whether they bound, and nothing broken is ever shown.

use crate::common::program::{AGREED, CAPACITY, COST, OTHER, TOTAL};
use crate::common::{BLOCKER, DOLLARS, Work, decimal, one, program, step, usd, worked};
use estimado_worksheet::answers::{Answers, Raw};
use estimado_worksheet::edition::{Column, ColumnKind, Parameter};
use estimado_worksheet::figure::{How, Test};
use estimado_worksheet::report::Defect;
use estimado_worksheet::unit::{
    DAY, FT, HOUR, KW, KWH, MONTH, MPH, ONE, PERCENT, USD, USD_PER_KWH, USD_PER_W, Unit, W,
};
use estimado_worksheet::{Exact, Figure, Worksheet};

static UNKNOWN: Parameter = Parameter::new("no-edition-states-it", USD, &[]);

fn kw(whole: i64) -> Figure {
    Figure::plain(whole, KW)
}

fn dollars(w: &Worksheet<'_>, figure: Figure) {
    w.enter(&DOLLARS, figure);
}

#[test]
fn units_of_results() {
    let per_watt = Figure::plain(2, USD_PER_W);
    let cases = [
        ("sum", &usd(3) + &usd(2), "5", USD),
        ("difference", &usd(3) - &usd(5), "-2", USD),
        ("product", &per_watt * &Figure::plain(3000, W), "6000", USD),
        ("quotient", &usd(6000) / &Figure::plain(3000, W), "2", USD_PER_W),
        ("quotient of the same", &usd(6000) / &usd(4000), "1.5", ONE),
        ("power over time", &kw(5) * &Figure::plain(2, HOUR), "10", KWH),
        ("kilowatts in watts", kw(3).in_watts(), "3000", W),
        ("percent as a share", Figure::plain(40, PERCENT).share(), "0.4", ONE),
        ("share in percent", (&one(2) / &one(5)).in_percent(), "40", PERCENT),
        ("there and back", Figure::plain(37, PERCENT).share().in_percent(), "37", PERCENT),
        ("in cents, half up", (&usd(1) / &one(8)).in_cents(), "0.13", USD),
        ("in cents below zero, away from zero", (&usd(-1) / &one(8)).in_cents(), "-0.13", USD),
    ];
    for (name, figure, value, unit) in cases {
        assert_eq!(figure.value(), Some(&decimal(value).into()), "{name}");
        assert_eq!(figure.unit(), unit, "{name}");
    }
}

#[test]
fn what_does_not_fit_is_broken() {
    let zero = one(0);
    let broken = &usd(1) / &zero;
    let percent = Figure::plain(40, PERCENT);
    let yes = || one(1).is_at_least(&one(1));
    let cases = [
        ("kilowatts and watts added", &kw(1) + &Figure::plain(1, W)),
        ("dollars and dollars per watt subtracted", &usd(1) - &Figure::plain(1, USD_PER_W)),
        ("a percentage and a share added", &percent + &one(1)),
        ("division by zero", broken.clone()),
        ("division by a difference of zero", &usd(1) / &(&usd(2) - &usd(2))),
        ("a share of dollars", usd(40).share()),
        ("a share of a share", percent.share().share()),
        ("a percentage of a percentage", percent.in_percent()),
        ("watts in watts", Figure::plain(1, W).in_watts()),
        ("kilowatt-hours in watts", Figure::plain(1, KWH).in_watts()),
        ("a limit in another unit", kw(1).at_most(&Figure::plain(500, W))),
        ("a floor in another unit", kw(1).at_least(&Figure::plain(500, W))),
        ("a choice of two units", usd(1).when(yes(), &kw(1))),
        ("a choice by a broken test", usd(1).when(usd(1).is_over(&kw(1)), &usd(2))),
        ("a sum with a broken part", &usd(1) + &broken),
        ("a product with a broken part", &usd(1) * &broken),
        ("a quotient of a broken part", &broken / &one(1)),
        ("a broken limit", usd(1).at_most(&broken)),
        ("a broken part limited", broken.at_most(&usd(1))),
        ("a choice of a broken part", broken.when(yes(), &usd(1))),
        ("a choice that leaves a broken part", usd(1).when(yes(), &broken)),
        ("cents of a broken part", broken.in_cents()),
        (
            "more cents than there are digits for",
            [usd(i64::MAX), one(i64::MAX)].iter().fold(one(1), |a, b| &a * b).in_cents(),
        ),
    ];
    for (name, figure) in cases {
        assert_eq!(figure.value(), None, "{name}");
    }
}

#[test]
fn comparisons() {
    // Below, on, above.
    let held = |test: fn(&Figure, &Figure) -> Test| [1, 2, 3].map(|left| test(&usd(left), &usd(2)).holds);
    let (yes, no) = (Some(true), Some(false));
    assert_eq!(held(Figure::is_over), [no, no, yes]);
    assert_eq!(held(Figure::is_under), [yes, no, no]);
    assert_eq!(held(Figure::is_at_most), [yes, yes, no]);
    assert_eq!(held(Figure::is_at_least), [no, yes, yes]);
    let third = &usd(1) / &one(3);
    assert_eq!((&third + &(&third + &third)).is_over(&usd(1)).holds, no, "three thirds are one");
    let mixed = kw(1).is_under(&Figure::plain(2, W));
    assert_eq!((mixed.holds, mixed.held()), (None, false), "units differ");
}

#[test]
fn limits_record_whether_they_bound() {
    let bound = |figure: &Figure| match figure.how() {
        How::AtMost(.., bound) | How::AtLeast(.., bound) => *bound,
        How::Choice(test, ..) => !test.held(),
        how => panic!("{how:?}"),
    };
    let chosen = |left: i64| usd(left).when(usd(left).is_under(&usd(5)), &usd(100));
    let cases = [
        ("below a limit", usd(4).at_most(&usd(5)), 4, false),
        ("on a limit: it did not bind", usd(5).at_most(&usd(5)), 5, false),
        ("above a limit", usd(6).at_most(&usd(5)), 5, true),
        ("below a floor", usd(4).at_least(&usd(5)), 5, true),
        ("on a floor: it did not bind", usd(5).at_least(&usd(5)), 5, false),
        ("above a floor", usd(6).at_least(&usd(5)), 6, false),
        ("below zero, at least zero", usd(-1).at_least(&usd(0)), 0, true),
        ("a choice that held", chosen(4), 4, false),
        ("a choice that did not", chosen(5), 100, true),
    ];
    for (name, figure, value, limit_bound) in cases {
        assert_eq!(figure.value(), Some(&value.into()), "{name}");
        assert_eq!(bound(&figure), limit_bound, "{name}");
    }
}

#[test]
fn what_is_broken_is_not_shown() {
    let cases: [(&str, Work, &str); 9] = [
        ("a broken figure", |w| dollars(w, &w.given(&COST) / &one(0)), "dollars"),
        ("a figure in another unit than its line", |w| dollars(w, w.given(&CAPACITY)), "dollars"),
        (
            "a percentage not turned into a share",
            |w| dollars(w, &usd(1) * &Figure::plain(40, PERCENT)),
            "dollars",
        ),
        ("an answer that was left out", |w| dollars(w, w.given(&OTHER)), "dollars"),
        ("a number that the edition lacks", |w| dollars(w, w.number(&UNKNOWN)), "dollars"),
        (
            "an amount of more digits than are kept",
            |w| {
                let large = usd(i64::MAX);
                w.enter(&DOLLARS, &large * &one(i64::MAX));
            },
            "dollars",
        ),
        (
            "a comparison of two units",
            |w| {
                w.report_when(w.given(&COST).is_over(&w.given(&CAPACITY)), &BLOCKER);
            },
            "blocker",
        ),
        (
            "a line that rests on a broken line",
            |w| {
                let broken = w.enter(&DOLLARS, w.given(&CAPACITY));
                w.enter(&TOTAL, &broken + &usd(1));
            },
            "dollars total",
        ),
        (
            "a cell that the table lacks",
            |w| {
                static NONE: Column = Column { key: "none", kind: ColumnKind::Number(USD) };
                let row = w.rows(&crate::common::program::BANDS).next().unwrap();
                w.enter(&DOLLARS, row.number(&NONE));
            },
            "dollars",
        ),
    ];
    for (name, work, defects) in cases {
        let report = worked(work);
        let found: Vec<_> = report.defects.iter().map(|defect: &Defect| defect.key).collect();
        assert_eq!(found.join(" "), defects, "{name}");
    }
}

#[test]
fn one_defect_leaves_nothing_to_show() {
    let report = worked(|w| {
        w.enter(&TOTAL, w.given(&COST));
        w.report(&BLOCKER);
        w.ask_for(&crate::common::program::PERMIT_COPY);
        w.enter(&DOLLARS, w.given(&CAPACITY));
    });
    assert_eq!(report.defects, [Defect { key: "dollars" }]);
    assert_eq!(
        (report.lines.len(), report.found.len(), report.papers.len(), report.days.len()),
        (0, 0, 0, 0)
    );
}

#[test]
fn a_line_passes_on_what_is_not_rounded() {
    let report = worked(|w| {
        let third = w.enter(&DOLLARS, &usd(1) / &one(3));
        w.enter(&TOTAL, &third * &one(3));
    });
    let texts: Vec<_> = report.lines.iter().map(|line| line.text()).collect();
    assert_eq!(texts, ["0.33", "1.00"]);
}

#[test]
fn an_answer_has_the_unit_of_its_question() {
    let (answers, _) = Answers::check(&[&AGREED], [("agreedPercent", Raw::Text("12.5"))]);
    let work: Work = |w| {
        w.enter(step("share", ONE), w.given(&AGREED).share());
        assert!(w.answer(&OTHER).is_none());
    };
    let report = program(work).evaluate(&crate::common::program::EDITION, &answers);
    assert_eq!(report.line("share").unwrap().figure.value(), Some(&Exact::from(decimal("0.125"))));
}

#[test]
fn every_unit_cancels() {
    for unit in [USD, W, KW, HOUR, PERCENT, FT, MPH, MONTH, DAY] {
        assert_eq!(unit.per(unit), ONE, "{}", unit.symbol());
        assert_eq!(unit.times(unit).per(unit), unit, "{}", unit.symbol());
        assert_eq!(ONE.per(unit).times(unit), ONE, "{}", unit.symbol());
    }
}

#[test]
fn symbols_are_those_of_the_editions() {
    let cases: [(Unit, &str); 13] = [
        (ONE, ""),
        (USD, "$"),
        (W, "W"),
        (KW, "kW"),
        (KWH, "kWh"),
        (PERCENT, "%"),
        (FT, "ft"),
        (MPH, "mph"),
        (MONTH, "month"),
        (DAY, "day"),
        (USD_PER_W, "$/W"),
        (USD_PER_KWH, "$/kWh"),
        (KWH.per(KWH), ""),
    ];
    for (unit, symbol) in cases {
        assert_eq!(unit.symbol(), symbol);
    }
}
