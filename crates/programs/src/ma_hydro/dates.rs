//! Days that both grants count.

use super::fields::{APPLICATION, LAST_PAYMENT};
use super::parameters::{RECORD_YEARS, REVIEW_DAYS};
use super::rules::{RECORDS_UNTIL, REVIEW_TARGET};
use estimado_worksheet::Worksheet;

/// The review MassCEC aims at (7.4), and how long the records are kept (4.3, 5.3).
pub fn count(w: &Worksheet<'_>) {
    if let Some(applied) = w.day(&APPLICATION) {
        w.enter_day(&REVIEW_TARGET, applied.after_days(&w.number(&REVIEW_DAYS)));
    }
    if let Some(paid) = w.day(&LAST_PAYMENT) {
        w.enter_day(&RECORDS_UNTIL, paid.after_years(&w.number(&RECORD_YEARS)));
    }
}
