//! Next: the limit that comes next, and how far away it is.

use crate::common::program::{COST, EDITION, PAYABLE, PROGRAM, TOTAL};
use crate::common::{BLOCKER, Entered, Work, answers, one, program, usd};
use estimado_worksheet::explain::Explainer;
use estimado_worksheet::next::Next;
use estimado_worksheet::text::Language;
use estimado_worksheet::{Decimal, Exact};

/// The limit and the distance, of a limit; the distance, of a comparison.
fn next(work: Work, more: &[Entered<'_>]) -> Option<(Option<Decimal>, Decimal)> {
    let report = program(work).evaluate(&EDITION, &answers(more));
    let rounded = |exact: Option<&Exact>| exact.unwrap().half_up(2).unwrap();
    report.next_limit().map(|next| match next {
        Next::Limit { limit, gap } => (Some(rounded(limit.value())), rounded(gap.value())),
        Next::Turn { gap, .. } => (None, rounded(gap.value())),
    })
}

fn dollars(whole: i64) -> Decimal {
    Decimal::new(whole * 100, 2)
}

#[test]
fn the_limit_that_did_not_bind_and_how_far_it_is() {
    // Villa Sol: 40 % of $30,000 is $12,000; the Reference Cost leaves $10,000; the most is $15,000.
    assert_eq!(next(PROGRAM.work, &[]), Some((Some(dollars(12_000)), dollars(2000))));
}

#[test]
fn of_several_limits_the_nearest() {
    let work: Work = |w| {
        let total = w.enter(&TOTAL, usd(100).at_most(&usd(180)).at_most(&usd(130)));
        w.enter(&PAYABLE, total.at_most(&usd(150)));
    };
    assert_eq!(next(work, &[]), Some((Some(dollars(130)), dollars(30))));
}

#[test]
fn a_limit_that_binds_is_not_next_but_what_it_cut_off_is() {
    let work: Work = |w| {
        w.enter(&PAYABLE, usd(100).at_most(&usd(80)));
    };
    assert_eq!(next(work, &[]), Some((Some(dollars(100)), dollars(20))));
}

#[test]
fn a_comparison_that_would_come_out_the_other_way() {
    let work: Work = |w| {
        let cost = w.given(&COST);
        w.enter(&PAYABLE, usd(5).when(cost.is_at_most(&usd(32_000)), &usd(6)));
    };
    assert_eq!(next(work, &[]), Some((None, dollars(2000))));
    let above: Work = |w| {
        let cost = w.given(&COST);
        w.enter(&PAYABLE, usd(5).when(cost.is_at_most(&usd(28_000)), &usd(6)));
    };
    assert_eq!(next(above, &[]), Some((None, dollars(2000))));
}

#[test]
fn none_without_limits_and_none_for_what_is_not_paid() {
    assert_eq!(next(|w| drop(w.enter(&PAYABLE, &usd(10) * &one(2))), &[]), None);
    let blocked: Work = |w| {
        w.report(&BLOCKER);
        w.enter(&PAYABLE, w.if_eligible(&usd(10).at_most(&usd(20))));
    };
    assert_eq!(next(blocked, &[]), None);
    let report = program(blocked).evaluate(&EDITION, &answers(&[]));
    assert_eq!(Explainer::new(&report, Language::English).next(), None);
}
