//! The quarter of an application and the deadlines of Tier 2.

use super::fields::{AWARD, CLAIM, EXTENSION, FINAL_NOTICE, NOTIFICATION, RECONSIDERATION, REJECTION, STAY};
use super::parameters::{
    DECISION_DAYS, DETERMINED_BY, EVALUATION_DAYS, INSPECTION_DAYS, OPENS, PROPOSALS_UNTIL, QUARTER,
    QUARTERS, RECONSIDERATION_DAYS, RESERVATION_MONTHS_MOST, REVIEW_DAYS, STAY_DAYS, YEAR_OPENS,
};
use super::rules::{
    APPLICATION_DEADLINE, DETERMINATION_BY, EVALUATED_BY, EXTENSION_LIMITED, FISCAL_YEAR, FUNDING_QUARTER,
    INSPECTED_BY, NEXT_DEADLINE, OUTSIDE_WINDOW, REVIEW_DUE, STAY_DUE,
};
use crate::pr_gef::dates::{after_business_days, agreement, expiry, rolled, variation};
use crate::pr_gef::fields::{AGREEMENT, APPLICATION};
use crate::pr_gef::parameters::RESERVATION_MONTHS;
use crate::pr_gef::rules::{DECISION_DUE, LATEST_EXPIRY, RECONSIDERATION_DUE};
use estimado_worksheet::Worksheet;
use estimado_worksheet::day::Day;

/// Counts every deadline but the payment, which asks whether the project is eligible.
pub(super) fn count(w: &Worksheet<'_>) {
    if let Some(applied) = w.day(&APPLICATION) {
        quarter(w, &applied);
    }
    if let Some(notified) = w.day(&NOTIFICATION) {
        w.enter_day(&EVALUATED_BY, notified.after_days(&w.number(&EVALUATION_DAYS)));
    }
    if let Some(awarded) = w.day(&AWARD) {
        agreement(w, &awarded);
    }
    term(w);
    if let Some(claimed) = w.day(&CLAIM) {
        w.enter_day(&INSPECTED_BY, after_business_days(w, &claimed, &w.number(&INSPECTION_DAYS)));
    }
    variation(w);
    appeal(w);
}

/// The quarter that opened last, its window for proposals and its determinations (REG-B chapter 3, II). The window does
/// not move off a weekend; the determinations do.
fn quarter(w: &Worksheet<'_>, applied: &Day) {
    let latest = w.rows(&QUARTERS).max_by_key(|row| row.latest(&OPENS, applied).date());
    let Some(quarter) = latest else { return };
    w.enter(&FUNDING_QUARTER, quarter.number(&QUARTER));
    w.enter(&FISCAL_YEAR, quarter.latest(&YEAR_OPENS, applied).year());
    let opened = quarter.latest(&OPENS, applied);
    let until = w.enter_day(&APPLICATION_DEADLINE, quarter.next(&PROPOSALS_UNTIL, &opened));
    w.enter_day(&DETERMINATION_BY, rolled(w, &quarter.next(&DETERMINED_BY, &opened)));
    if applied.is_after(&until) {
        w.report(&OUTSIDE_WINDOW);
        let windows = w.rows(&QUARTERS).map(|row| row.next(&PROPOSALS_UNTIL, applied));
        if let Some(next) = windows.min_by_key(Day::date) {
            w.enter_day(&NEXT_DEADLINE, next);
        }
    }
}

/// Twelve months from the signature, never more than 24 with the extension (REG-B chapter 3, 4.7).
fn term(w: &Worksheet<'_>) {
    let (months, most) = (w.number(&RESERVATION_MONTHS), w.number(&RESERVATION_MONTHS_MOST));
    let longest = &most - &months;
    let extension = w.answer(&EXTENSION);
    if let Some(extension) = &extension {
        w.report_when(extension.is_over(&longest), &EXTENSION_LIMITED);
    }
    let Some(signed) = w.day(&AGREEMENT) else { return };
    let term = signed.after_months(&months);
    let term = extension.map_or(term.clone(), |extension| term.after_months(&extension.at_most(&longest)));
    expiry(w, term);
    w.enter_day(&LATEST_EXPIRY, signed.after_months(&most));
}

/// Reconsideration, review by the court, and a stay (REG-B chapter 3, IX). Where no decision comes in time, the term
/// for review runs from the day it was due.
fn appeal(w: &Worksheet<'_>) {
    if let Some(rejected) = w.day(&REJECTION) {
        w.enter_day(&RECONSIDERATION_DUE, rejected.after_days(&w.number(&RECONSIDERATION_DAYS)));
    }
    let decided = w
        .day(&RECONSIDERATION)
        .map(|asked| w.enter_day(&DECISION_DUE, asked.after_days(&w.number(&DECISION_DAYS))));
    let begins = match (w.day(&FINAL_NOTICE), decided) {
        (Some(notified), Some(decided)) => Some(notified.or_earlier(&decided)),
        (notified, decided) => notified.or(decided),
    };
    if let Some(begins) = begins {
        w.enter_day(&REVIEW_DUE, begins.after_days(&w.number(&REVIEW_DAYS)));
    }
    if let Some(asked) = w.day(&STAY) {
        w.enter_day(&STAY_DUE, asked.after_days(&w.number(&STAY_DAYS)));
    }
}
