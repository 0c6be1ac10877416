//! Deadlines that both tiers of the Green Energy Fund count alike.

use super::fields::{
    AGREEMENT, COMPLETION, DETERMINATION, NON_BUSINESS, NOTICE, NOTICE_DAY_KIND, NOTICE_DAYS,
};
use super::parameters::{AGREEMENT_DAYS, PAYMENT_DAYS, VARIATION_DAYS};
use super::rules::{
    AGREEMENT_DUE, EXPIRES, LATE, NOTICE_RESPONSE, PAYMENT_DUE, SIGNED_LATE, VARIATION, VARIATION_DUE,
    WEEKENDS_ONLY,
};
use estimado_worksheet::day::Day;
use estimado_worksheet::{Date, Figure, Worksheet};

/// Business days after a day, and what is said where no holidays were given.
pub fn after_business_days(w: &Worksheet<'_>, from: &Day, count: &Figure) -> Day {
    from.after_business_days(count, closed(w))
}

/// The day itself, or the next business day.
pub fn rolled(w: &Worksheet<'_>, day: &Day) -> Day {
    day.rolled(closed(w))
}

fn closed<'a>(w: &Worksheet<'a>) -> &'a [Date] {
    let closed = w.dates(&NON_BUSINESS);
    w.report_if(closed.is_none(), &WEEKENDS_ONLY);
    closed.unwrap_or_default()
}

/// The answer to an information request, which carries its own period (REG-A 6.27).
pub fn notice(w: &Worksheet<'_>) {
    if let Some((from, count)) = w.day(&NOTICE).zip(w.answer(&NOTICE_DAYS)) {
        let due = if w.chose(&NOTICE_DAY_KIND, "business") {
            after_business_days(w, &from, &count)
        } else {
            from.after_days(&count)
        };
        w.enter_day(&NOTICE_RESPONSE, due);
    }
}

/// The signature of the Reservation Agreement after its notice (REG-A 3.6; REG-B chapter 3, 4.6).
pub fn agreement(w: &Worksheet<'_>, notice: &Day) {
    let due = after_business_days(w, notice, &w.number(&AGREEMENT_DAYS));
    let due = w.enter_day(&AGREEMENT_DUE, due);
    w.report_if(w.day(&AGREEMENT).is_some_and(|signed| signed.is_after(&due)), &SIGNED_LATE);
}

/// The end of the reservation, by which the project must be completed (REG-A 3.7; REG-B chapter 3, 4.7).
pub fn expiry(w: &Worksheet<'_>, expires: Day) {
    let expires = w.enter_day(&EXPIRES, expires);
    w.report_if(w.day(&COMPLETION).is_some_and(|completed| completed.is_after(&expires)), &LATE);
}

/// The choice to modify or withdraw after a significant variation (REG-B 3.13, 3.14; chapter 3, 4.14, 4.15).
pub fn variation(w: &Worksheet<'_>) {
    if let Some(determined) = w.day(&DETERMINATION).filter(|_| w.found(&VARIATION)) {
        w.enter_day(&VARIATION_DUE, after_business_days(w, &determined, &w.number(&VARIATION_DAYS)));
    }
}

/// The payment, when nothing stands in the way (REG-B 3.15; chapter 3, 4.16).
pub fn payment(w: &Worksheet<'_>) {
    if let Some(determined) = w.day(&DETERMINATION).filter(|_| w.is_eligible()) {
        w.enter_day(&PAYMENT_DUE, determined.after_days(&w.number(&PAYMENT_DAYS)));
    }
}
