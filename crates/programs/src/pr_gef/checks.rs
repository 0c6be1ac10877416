//! Checks that both tiers of the Green Energy Fund make.

use super::fields::{
    BUILT_DIFFERS, BUILT_VARIATION, CAPACITY, CUSTOMER_CHANGED, EMPLOYEE, EQUIPMENT_CHANGED, ETHICS,
    INCENTIVE_PAID, INTERCONNECTION, LOCATION_CHANGED, NOTICE, NOTICE_DAYS, OUTCOME, PERMANENT,
    PLACED_IN_SERVICE, PROHIBITED, REMOVAL, REVISED_CAPACITY,
};
use super::parameters::{CERTIFICATION_THRESHOLD, RECAPTURE, RECAPTURE_SHARE, SIZE_CHANGE, UNTIL_MONTHS};
use super::rules::{
    BUILT_FAILED, CERTIFICATION_PAPERS, CERTIFICATIONS, CHANGE_NOTICE, CODE_OF_ETHICS, DEED_RESTRICTION,
    NEW_CUSTOMER, NOT_COMPLETED, NOT_IN_PUERTO_RICO, NOT_PERMANENT, PERMIT_PENDING, PERMIT_REQUIRED,
    PROGRAM_EMPLOYEE, RECAPTURE_ENDS, RECAPTURE_PERCENT, RECAPTURE_REPAYMENT, REMOVAL_SCHEDULE,
    SIZE_CHANGE_PERCENT, SIZE_CHANGED, VARIATION,
};
use estimado_worksheet::answers::{Answers, Code, Problems};
use estimado_worksheet::field::Field;
use estimado_worksheet::unit::{PERCENT, USD};
use estimado_worksheet::worksheet::TableRow;
use estimado_worksheet::{Figure, Worksheet};

/// Whether the project and its people may take part at all.
pub fn eligibility(w: &Worksheet<'_>, location: &'static Field) {
    w.report_if(w.chose(location, "outside-puerto-rico"), &NOT_IN_PUERTO_RICO);
    w.report_if(w.yes_no(&PERMANENT) == Some(false), &NOT_PERMANENT);
    w.report_if(w.yes(&PROHIBITED), &DEED_RESTRICTION);
    w.report_if(w.yes(&ETHICS), &CODE_OF_ETHICS);
    w.report_if(w.yes(&EMPLOYEE), &PROGRAM_EMPLOYEE);
    w.report_if(w.chose(&INTERCONNECTION, "application-filed"), &PERMIT_PENDING);
    w.report_if(w.chose(&INTERCONNECTION, "none"), &PERMIT_REQUIRED);
    w.report_if(w.yes(&BUILT_DIFFERS), &BUILT_FAILED);
    w.report_if(w.yes(&BUILT_VARIATION), &VARIATION);
    w.report_if(w.chose(&OUTCOME, "not-completed"), &NOT_COMPLETED);
}

/// Changes before the Reservation Agreement (REG-A 6.25).
pub fn changes(w: &Worksheet<'_>) {
    let reserved = w.given(&CAPACITY);
    if let Some(revised) = w.answer(&REVISED_CAPACITY) {
        let change = &revised - &reserved;
        w.enter(&SIZE_CHANGE_PERCENT, (&change / &reserved).in_percent());
        let smaller = revised.is_under(&reserved).held();
        let size = if smaller { &reserved - &revised } else { change };
        w.report_when(size.is_over(&(&reserved * &w.number(&SIZE_CHANGE).share())), &SIZE_CHANGED);
    }
    w.report_if(w.yes(&EQUIPMENT_CHANGED) || w.yes(&LOCATION_CHANGED), &CHANGE_NOTICE);
    w.report_if(w.yes(&CUSTOMER_CHANGED), &NEW_CUSTOMER);
}

/// The certifications an agreement above the threshold needs (REG-A 6.21).
pub fn certifications(w: &Worksheet<'_>, total: &Figure) {
    if w.report_when(total.in_cents().is_over(&w.number(&CERTIFICATION_THRESHOLD)), &CERTIFICATIONS) {
        CERTIFICATION_PAPERS.iter().for_each(|paper| w.ask_for(paper));
    }
}

/// What is to be returned when the project is removed (REG-A 6.20), of what was paid or else would be. An anniversary
/// belongs to the year it ends.
pub fn recapture(w: &Worksheet<'_>, paid: &Figure) {
    let paid = w.answer(&INCENTIVE_PAID).unwrap_or_else(|| paid.clone());
    if paid.is_over(&Figure::plain(0, USD)).held() {
        for row in w.rows(&RECAPTURE) {
            let repaid = &paid * &row.number(&RECAPTURE_SHARE).share();
            w.enter_row(&REMOVAL_SCHEDULE, row.number(&UNTIL_MONTHS), repaid);
        }
    }
    let Some(placed) = w.day(&PLACED_IN_SERVICE) else { return };
    let anniversary = |row: TableRow| placed.after_months(&row.number(&UNTIL_MONTHS));
    if let Some(last) = w.rows(&RECAPTURE).last() {
        w.enter_day(&RECAPTURE_ENDS, anniversary(last));
    }
    if let Some(removed) = w.day(&REMOVAL) {
        let row = w.rows(&RECAPTURE).find(|row| !removed.is_after(&anniversary(*row)));
        let share = row.map_or(Figure::plain(0, PERCENT), |row| row.number(&RECAPTURE_SHARE));
        let share = w.enter(&RECAPTURE_PERCENT, share);
        w.enter(&RECAPTURE_REPAYMENT, &paid * &share.share());
    }
}

/// Problems between answers that are valid by themselves.
pub fn across(answers: &Answers, problems: &mut Problems) {
    needs(answers, problems, &REMOVAL, &PLACED_IN_SERVICE);
    problems.in_order(answers, &PLACED_IN_SERVICE, &REMOVAL);
    needs(answers, problems, &NOTICE_DAYS, &NOTICE);
    needs(answers, problems, &NOTICE, &NOTICE_DAYS);
}

/// An answer that makes no sense without another.
pub fn needs(answers: &Answers, problems: &mut Problems, given: &'static Field, needed: &'static Field) {
    if answers.get(given).is_some() && answers.get(needed).is_none() {
        problems.add_beside(needed, Code::Required, given);
    }
}
