//! Days of a construction project.

use super::budget::with_design;
use super::fields::{COMMISSIONING, DESIGN_DONE, MILESTONE_1, WAIVER};
use super::findings::{DESIGN_LATE, FINAL_LATE, MILESTONE_1_LATE, WAIVED};
use super::parameters::{DEADLINES, MILESTONE, MONTHS, PROJECT, REPORTING_YEARS, TRACKING_DAYS};
use super::rules::{DESIGN_DUE, FINAL_DUE, MILESTONE_1_DUE, REPORTING_UNTIL, TRACKING_FROM};
use crate::ma_hydro::dates;
use crate::ma_hydro::fields::AGREEMENT;
use estimado_worksheet::day::Day;
use estimado_worksheet::rule::{Deadline, Finding};
use estimado_worksheet::{Field, Worksheet};

/// The milestones with a deadline, and the reports that follow (3, 5.3).
pub(super) fn count(w: &Worksheet<'_>) {
    dates::count(w);
    if let Some(agreed) = w.day(&AGREEMENT) {
        milestone(w, &agreed, "design", &DESIGN_DUE, &DESIGN_DONE, &DESIGN_LATE);
        milestone(w, &agreed, "milestone-1", &MILESTONE_1_DUE, &MILESTONE_1, &MILESTONE_1_LATE);
        let late = if w.yes(&WAIVER) { &WAIVED } else { &FINAL_LATE };
        if let Some(due) = milestone(w, &agreed, "final", &FINAL_DUE, &COMMISSIONING, late) {
            w.enter_day(&TRACKING_FROM, due.before_days(&w.number(&TRACKING_DAYS)));
        }
    }
    if let Some(commissioned) = w.day(&COMMISSIONING) {
        w.enter_day(&REPORTING_UNTIL, commissioned.after_years(&w.number(&REPORTING_YEARS)));
    }
}

/// The deadline of a milestone, where this kind of project has one.
fn milestone(
    w: &Worksheet<'_>,
    agreed: &Day,
    milestone: &str,
    deadline: &'static Deadline,
    completed: &'static Field,
    late: &'static Finding,
) -> Option<Day> {
    let project = if with_design(w) { "design-and-construction" } else { "construction-only" };
    let row = w.rows(&DEADLINES).find(|row| row.is(&MILESTONE, milestone) && row.is(&PROJECT, project))?;
    let due = w.enter_day(deadline, agreed.after_months(&row.number(&MONTHS)));
    w.report_if(w.day(completed).is_some_and(|day| day.is_after(&due)), late);
    Some(due)
}
