//! Days of CORE, and the repayment that shrinks month by month.

use super::checks::is_public;
use super::fields::{
    APPLICATION, APPROVAL, CONTRACT_RECEIVED, EXTENSION_GRANTED, EXTENSION_REQUEST, FINAL_APPLICATION,
    INSPECTION_PASSED, INSTALLATION, PAID, PAYMENT, TRANSFER,
};
use super::findings::{
    BEFORE_SCHEDULE, CONTRACT_LATE, EXPIRED, EXTENSION_UNKNOWN, NO_EXTENSION, REPAYMENT_DUE, REQUEST_LATE,
};
use super::parameters::{
    CONTRACT_DAYS, EFFECTIVE, EXTENSION_MONTHS, LARGE_MONTHS, PAYMENT_DAYS, REPAYMENT_YEARS, SCHEDULE,
    SMALL_MONTHS, WARRANTY_LEAST,
};
use super::rules::{
    CONTRACT_DUE, EXPECTED_PAYMENT, EXPIRES, EXTENDED, MONTHS_HELD, OBLIGATION_ENDS, REPAYMENT,
    TRANSFER_SCHEDULE, WARRANTY_UNTIL,
};
use super::site::Site;
use estimado_worksheet::day::Day;
use estimado_worksheet::unit::{USD, YEAR};
use estimado_worksheet::{Figure, Worksheet};

/// Counts every day but that of a new application, which asks for the rebate.
pub(super) fn count(w: &Worksheet<'_>, site: &Site) {
    if let Some(applied) = w.day(&APPLICATION).filter(|_| site.solar) {
        let early = w.rows(&SCHEDULE).any(|schedule| schedule.day(&EFFECTIVE).is_after(&applied));
        w.report_if(early, &BEFORE_SCHEDULE);
    }
    let asked = w.yes(&EXTENSION_GRANTED) || w.day(&EXTENSION_REQUEST).is_some();
    w.report_if(site.small && asked, &NO_EXTENSION);
    if let Some(approved) = w.day(&APPROVAL) {
        reservation(w, site, &approved);
    }
    if let Some(passed) = w.day(&INSPECTION_PASSED) {
        w.enter_day(&EXPECTED_PAYMENT, passed.after_days(&w.number(&PAYMENT_DAYS)));
    }
    if let Some(installed) = w.day(&INSTALLATION) {
        w.enter_day(&WARRANTY_UNTIL, installed.after_years(&w.number(&WARRANTY_LEAST)));
    }
}

/// The reservation, its extension and the contract that is due meanwhile (p. 22, 25, 26).
fn reservation(w: &Worksheet<'_>, site: &Site, approved: &Day) {
    let months = w.number(if site.small { &SMALL_MONTHS } else { &LARGE_MONTHS });
    let expires = w.enter_day(&EXPIRES, approved.after_months(&months));
    let late = |day: Option<Day>, due: &Day| day.is_some_and(|day| day.is_after(due));
    w.report_if(late(w.day(&EXTENSION_REQUEST), &expires), &REQUEST_LATE);
    let mut ends = Some(expires.clone());
    if !site.small && is_public(w) {
        // The text at hand ends before it says how long a public extension is.
        w.report(&EXTENSION_UNKNOWN);
        ends = ends.filter(|_| !w.yes(&EXTENSION_GRANTED));
        let due = w.enter_day(&CONTRACT_DUE, approved.after_days(&w.number(&CONTRACT_DAYS)));
        w.report_if(late(w.day(&CONTRACT_RECEIVED), &due), &CONTRACT_LATE);
    } else if !site.small {
        let extended = w.enter_day(&EXTENDED, expires.after_months(&w.number(&EXTENSION_MONTHS)));
        ends = Some(if w.yes(&EXTENSION_GRANTED) { extended } else { expires });
    }
    w.report_if(ends.is_some_and(|ends| late(w.day(&FINAL_APPLICATION), &ends)), &EXPIRED);
}

/// A pro-rated share is repaid when the equipment leaves New Jersey within ten years of the payment (p. 13): of each
/// completed month nothing.
pub(super) fn transfer(w: &Worksheet<'_>, incentive: &Figure) {
    let years = w.number(&REPAYMENT_YEARS);
    let all = years.in_months();
    let paid = w.answer(&PAID).or_else(|| w.is_eligible().then(|| incentive.clone()));
    if let Some(paid) = &paid {
        let each = |held: &Figure| &(paid * &(&all - &held.in_months())) / &all;
        let held = (1..).map(|year| Figure::plain(year, YEAR));
        for held in held.take_while(|held| held.is_at_most(&years).held()) {
            w.enter_row(&TRANSFER_SCHEDULE, held.clone(), each(&held));
        }
    }
    let Some(paid_on) = w.day(&PAYMENT) else { return };
    w.enter_day(&OBLIGATION_ENDS, paid_on.after_years(&years));
    let Some((left, paid)) = w.day(&TRANSFER).zip(paid) else { return };
    let held = w.enter(&MONTHS_HELD, paid_on.months_until(&left).at_most(&all));
    let repayment = w.enter(&REPAYMENT, &(&paid * &(&all - &held)) / &all);
    w.report_when(repayment.is_over(&Figure::plain(0, USD)), &REPAYMENT_DUE);
}
