//! Days of a study.

use super::fields::{DRAFT, REPORT};
use super::findings::{DRAFT_LATE, REPORT_LATE};
use super::parameters::{DRAFT_MONTHS, REPORT_MONTHS};
use super::rules::{DRAFT_DUE, REPORT_DUE};
use crate::ma_hydro::dates;
use crate::ma_hydro::fields::AGREEMENT;
use estimado_worksheet::Worksheet;

/// Both reports, counted from the agreement (3, 4.2).
pub(super) fn count(w: &Worksheet<'_>) {
    dates::count(w);
    let Some(agreed) = w.day(&AGREEMENT) else { return };
    let steps = [
        (&DRAFT_DUE, &DRAFT_MONTHS, &DRAFT, &DRAFT_LATE),
        (&REPORT_DUE, &REPORT_MONTHS, &REPORT, &REPORT_LATE),
    ];
    for (deadline, months, completed, late) in steps {
        let due = w.enter_day(deadline, agreed.after_months(&w.number(months)));
        w.report_if(w.day(completed).is_some_and(|day| day.is_after(&due)), late);
    }
}
