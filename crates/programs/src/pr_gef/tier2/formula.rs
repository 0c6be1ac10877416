//! The most a project may receive, what its proposal asks for, and what follows from both.

use super::fields::{LOCATION, PERCENT, PRODUCTION, REFERENCE, REQUESTED};
use super::parameters::COMMITTEE_AMOUNT;
use super::rules::{
    CAP_50, COMMITTEE, COMPETITIVE, MAXIMUM, OF_COST, OF_REFERENCE, OVER_MAXIMUM, PER_KWH, PERCENT_CAPPED,
    REQUEST,
};
use super::{as_built, charges, checks, dates, papers};
use crate::pr_gef::fields::{CAPACITY, COST};
use crate::pr_gef::parameters::PERCENT_LIMIT;
use crate::pr_gef::rules::{COST_AT_REFERENCE, COST_CAPPED, COST_PER_WATT, PERCENTAGE, REFERENCE_COST};
use crate::pr_gef::{amounts, checks as shared, dates as deadlines};
use estimado_worksheet::{Figure, Worksheet};

/// Works a Tier 2 project out. Checks come before amounts, since a blocker makes the amounts zero.
pub(super) fn work(w: &Worksheet<'_>) {
    let percentage = percentage(w);
    shared::eligibility(w, &LOCATION);
    shared::changes(w);
    checks::run(w);
    dates::count(w);
    deadlines::notice(w);
    let total = incentive(w, &percentage);
    let paid = as_built::payable(w, &percentage, &total);
    charges::run(w);
    shared::certifications(w, &total);
    shared::recapture(w, &paid);
    deadlines::payment(w);
    papers::ask(w);
}

/// The percentage published for the quarter, never above the limit of the Act (REG-B chapter 3, I).
fn percentage(w: &Worksheet<'_>) -> Figure {
    let (published, limit) = (w.given(&PERCENT), w.number(&PERCENT_LIMIT));
    w.report_when(published.is_over(&limit), &PERCENT_CAPPED);
    w.enter(&PERCENTAGE, published.at_most(&limit))
}

/// The maximum, the request, then the room that other incentives leave. Proposals compete for it.
fn incentive(w: &Worksheet<'_>, percentage: &Figure) -> Figure {
    w.enter(&CAP_50, &w.given(&COST) * &w.number(&PERCENT_LIMIT).share());
    let most = most(w, percentage);
    let maximum = w.enter(&MAXIMUM, w.if_eligible(&most));
    w.report(&COMPETITIVE);
    let requested = w.answer(&REQUESTED);
    let total = match &requested {
        Some(requested) => {
            w.report_when(requested.is_over(&most), &OVER_MAXIMUM);
            amounts::total(w, &maximum.at_most(&w.enter(&REQUEST, requested.clone())))
        }
        None => amounts::total(w, &maximum),
    };
    let awarded = total.in_cents();
    let largest = requested.map_or(awarded.clone(), |requested| requested.at_least(&awarded));
    w.report_when(largest.is_at_least(&w.number(&COMMITTEE_AMOUNT)), &COMMITTEE);
    if let Some(production) = w.answer(&PRODUCTION) {
        w.enter(&PER_KWH, &total / &production);
    }
    total
}

/// The percentage of the cost; of the cost at the Reference Cost where the project costs more per watt (REG-B chapter
/// 3, 3.3).
fn most(w: &Worksheet<'_>, percentage: &Figure) -> Figure {
    let (cost, watts, share) = (w.given(&COST), w.given(&CAPACITY).in_watts(), percentage.share());
    let reference = w.enter(&REFERENCE_COST, w.given(&REFERENCE));
    w.enter(&COST_PER_WATT, &cost / &watts);
    let allowed = w.enter(&COST_AT_REFERENCE, &watts * &reference);
    w.report_when(cost.is_over(&allowed), &COST_CAPPED);
    let of_cost = w.enter(&OF_COST, &cost * &share);
    of_cost.at_most(&w.enter(&OF_REFERENCE, &allowed * &share))
}
