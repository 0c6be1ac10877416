//! Checks of Tier 2 that say whether a project may take part.

use super::fields::{DEVELOPMENT_COST, FINANCING, GROUP_CAPACITY, SMALLEST_POINT};
use super::parameters::{FINANCING_LEAST, LARGEST_SIZE, TIER_BOUNDARY};
use super::rules::{
    AGGREGATE, FINANCING_NEEDED, FINANCING_SHARE, FINANCING_SHORT, NOT_OVER_100, ONLY_BY_GROUP, OVER_1_MW,
    POINT_NOT_OVER_100,
};
use crate::pr_gef::fields::{BUILT_CAPACITY, CAPACITY, COST};
use crate::pr_gef::rules::VARIATION;
use estimado_worksheet::Worksheet;

/// Makes every check.
pub(super) fn run(w: &Worksheet<'_>) {
    size(w);
    financing(w);
    built(w);
}

/// Above 100 kW: all proposals of the group together, and each project behind a Point of Interconnection of its own
/// (REG-B chapter 3, 3.1, 3.2). Nothing in the Regulation limits the size above.
fn size(w: &Worksheet<'_>) {
    let (own, boundary) = (w.given(&CAPACITY), w.number(&TIER_BOUNDARY));
    let all = w.answer(&GROUP_CAPACITY).map_or(own.clone(), |others| &own + &others);
    let all = w.enter(&AGGREGATE, all);
    if !w.report_when(all.is_at_most(&boundary), &NOT_OVER_100) {
        w.report_when(own.is_at_most(&boundary), &ONLY_BY_GROUP);
    }
    if let Some(smallest) = w.answer(&SMALLEST_POINT) {
        w.report_when(smallest.is_at_most(&boundary), &POINT_NOT_OVER_100);
    }
    w.report_when(own.is_over(&w.number(&LARGEST_SIZE)), &OVER_1_MW);
}

/// Own funds and commitment letters for half of the development cost (REG-B chapter 3, 6.1.10).
fn financing(w: &Worksheet<'_>) {
    let cost = w.answer(&DEVELOPMENT_COST).unwrap_or_else(|| w.given(&COST));
    let needed = w.enter(&FINANCING_NEEDED, &cost * &w.number(&FINANCING_LEAST).share());
    if let Some(shown) = w.answer(&FINANCING) {
        w.enter(&FINANCING_SHARE, (&shown / &cost).in_percent());
        w.report_when(shown.is_under(&needed), &FINANCING_SHORT);
    }
}

/// A reduction to 100 kW or less is a significant variation (REG-B chapter 3, 4.11). The comparison is not kept: what
/// was built is a fact, for which no other answer should be proposed.
fn built(w: &Worksheet<'_>) {
    let Some(built) = w.answer(&BUILT_CAPACITY) else { return };
    let smaller = built.is_under(&w.given(&CAPACITY)).held();
    w.report_if(smaller && built.is_at_most(&w.number(&TIER_BOUNDARY)).held(), &VARIATION);
}
