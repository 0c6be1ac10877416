//! Deadlines of Tier 1.

use super::charges::cycle;
use super::fields::{
    CLAIMS_PAID, CONSTRUCTION_START, FIRST_EXTENSION, INFORMATION_SUBMITTED, PRE_APPROVAL, RECONSIDERATION,
    RESERVATION_NOTICE, SCHEDULED_COMPLETION, SECOND_EXTENSION,
};
use super::parameters::{
    AUDIT_DAYS, EXTENSION_MONTHS, GUARANTEE_MONTHS, OPENS, PREPA_DAYS, RECONSIDERATION_DAYS, VALIDATION_DAYS,
};
use super::rules::{
    AUDIT_DUE, BUILT_EARLY, EXTENSION_LIMITED, GUARANTEE_HELD, OUTSIDE_CYCLES, PREPA_EVIDENCE, VALIDATED_BY,
};
use crate::pr_gef::dates::{after_business_days, agreement, expiry, variation};
use crate::pr_gef::fields::{AGREEMENT, APPLICATION, DETERMINATION};
use crate::pr_gef::parameters::RESERVATION_MONTHS;
use crate::pr_gef::rules::{DECISION_DUE, LATEST_EXPIRY, RECONSIDERATION_DUE};
use estimado_worksheet::field::Field;
use estimado_worksheet::{Figure, Worksheet};

/// Counts every deadline but the payment, which asks whether the project is eligible.
pub(super) fn count(w: &Worksheet<'_>) {
    application(w);
    reservation(w);
    term(w);
    inspection(w);
    if let Some(scheduled) = w.day(&SCHEDULED_COMPLETION) {
        let held = scheduled.after_months(&w.number(&GUARANTEE_MONTHS));
        let held = w.day(&CLAIMS_PAID).map_or(held.clone(), |claims| held.or_later(&claims));
        w.enter_day(&GUARANTEE_HELD, held);
    }
}

fn application(w: &Worksheet<'_>) {
    match cycle(w) {
        Some(cycle) => {
            let due = after_business_days(w, &cycle.day(&OPENS), &w.number(&PREPA_DAYS));
            w.enter_day(&PREPA_EVIDENCE, due);
        }
        None => w.report_if(w.day(&APPLICATION).is_some(), &OUTSIDE_CYCLES),
    }
    if let Some(approved) = w.day(&PRE_APPROVAL) {
        let complete = w.day(&INFORMATION_SUBMITTED).map_or(approved.clone(), |day| approved.or_later(&day));
        w.enter_day(&VALIDATED_BY, after_business_days(w, &complete, &w.number(&VALIDATION_DAYS)));
    }
}

fn reservation(w: &Worksheet<'_>) {
    let Some(notice) = w.day(&RESERVATION_NOTICE) else { return };
    agreement(w, &notice);
    w.enter_day(&AUDIT_DUE, notice.after_days(&w.number(&AUDIT_DAYS)));
}

/// Nine months and two extensions, each counted from the day reached so far (REG-A 3.7; GUIDE 14.2, 14.3).
fn term(w: &Worksheet<'_>) {
    let longest = w.number(&EXTENSION_MONTHS);
    let extension = |field: &'static Field| -> Option<Figure> {
        let months = w.answer(field)?;
        w.report_when(months.is_over(&longest), &EXTENSION_LIMITED);
        Some(months.at_most(&longest))
    };
    let extensions = [extension(&FIRST_EXTENSION), extension(&SECOND_EXTENSION)];
    let Some(signed) = w.day(&AGREEMENT) else { return };
    let began_early = w.day(&CONSTRUCTION_START).is_some_and(|start| signed.is_after(&start));
    w.report_if(began_early, &BUILT_EARLY);
    let term = signed.after_months(&w.number(&RESERVATION_MONTHS));
    let expires = extensions.iter().flatten().fold(term.clone(), |day, months| day.after_months(months));
    expiry(w, expires);
    w.enter_day(&LATEST_EXPIRY, term.after_months(&longest).after_months(&longest));
}

fn inspection(w: &Worksheet<'_>) {
    variation(w);
    if let Some(determined) = w.day(&DETERMINATION) {
        w.enter_day(&RECONSIDERATION_DUE, determined.after_days(&w.number(&RECONSIDERATION_DAYS)));
    }
    if let Some(asked) = w.day(&RECONSIDERATION) {
        w.enter_day(&DECISION_DUE, asked.after_days(&w.number(&RECONSIDERATION_DAYS)));
    }
}
