//! Fees, guarantee, other charges and the audit's reimbursement; funds of the cycle.

use super::fields::{
    ADDITIONAL_INSPECTION_FEE, ADDITIONAL_INSPECTIONS, AUDIT_PRESENTED, AUDITOR, FIRST_EXTENSION,
    INFORMATION_REQUEST_FEE, INFORMATION_REQUESTS, QUERIES, SECOND_EXTENSION, UNUSED_FUNDS,
};
use super::formula::size;
use super::parameters::{
    AUDIT_AMOUNT, CYCLE, CYCLE_FUNDS, CYCLES, EXTENSION_MINIMUM, EXTENSION_SHARE, FEE, GUARANTEE_MINIMUM,
    GUARANTEE_SHARE, OPENS, POOL, QUERY_FEE, YEAR_ENDS,
};
use super::rules::{
    AUDIT_REIMBURSEMENT, CYCLE_TOTAL, FIRST_EXTENSION_FEE, FUNDING_CYCLE, FUNDING_POOL, INFORMATION_FEE_LOST,
    INFORMATION_FEES, INSPECTION_FEE_LOST, INSPECTION_FEES, NOT_CARRIED, QUERY_FEES, SECOND_EXTENSION_FEE,
};
use crate::pr_gef::amounts;
use crate::pr_gef::fields::{APPLICATION, COST};
use crate::pr_gef::rules::APPLICATION_FEE;
use estimado_worksheet::field::Field;
use estimado_worksheet::rule::{Finding, Rule};
use estimado_worksheet::unit::{ONE, USD};
use estimado_worksheet::worksheet::TableRow;
use estimado_worksheet::{Figure, Worksheet};

/// Enters every charge that the answers call for.
pub(super) fn run(w: &Worksheet<'_>, total: &Figure) {
    if let Some(size) = size(w) {
        w.enter(&APPLICATION_FEE, size.number(&FEE));
        amounts::guarantee(w, guarantee(w, size));
    }
    for (months, fee) in
        [(&FIRST_EXTENSION, &FIRST_EXTENSION_FEE), (&SECOND_EXTENSION, &SECOND_EXTENSION_FEE)]
    {
        if w.answer(months).is_some() {
            let share = total * &w.number(&EXTENSION_SHARE).share();
            w.enter(fee, share.at_least(&w.number(&EXTENSION_MINIMUM)));
        }
    }
    each(
        w,
        &INFORMATION_REQUESTS,
        w.answer(&INFORMATION_REQUEST_FEE),
        &INFORMATION_FEES,
        Some(&INFORMATION_FEE_LOST),
    );
    each(
        w,
        &ADDITIONAL_INSPECTIONS,
        w.answer(&ADDITIONAL_INSPECTION_FEE),
        &INSPECTION_FEES,
        Some(&INSPECTION_FEE_LOST),
    );
    each(w, &QUERIES, Some(w.number(&QUERY_FEE)), &QUERY_FEES, None);
    audit(w);
    funds(w);
}

/// So many times a charge. Where the charge is lost in the source, that is said and no amount is invented.
fn each(
    w: &Worksheet<'_>,
    count: &'static Field,
    charge: Option<Figure>,
    rule: &'static Rule,
    lost: Option<&'static Finding>,
) {
    let Some(count) = w.answer(count) else { return };
    match (charge, lost) {
        (Some(charge), _) => {
            w.enter(rule, &count * &charge);
        }
        (None, Some(lost)) if count.is_over(&Figure::plain(0, ONE)).held() => w.report(lost),
        (None, _) => {
            w.enter(rule, Figure::plain(0, USD));
        }
    }
}

/// A flat amount, or a share of the cost but at least that amount (GUIDE III).
fn guarantee(w: &Worksheet<'_>, size: TableRow) -> Figure {
    let (least, share) = (size.number(&GUARANTEE_MINIMUM), size.number(&GUARANTEE_SHARE).share());
    let flat = !share.is_over(&Figure::plain(0, ONE)).held();
    if flat { least } else { (&w.given(&COST) * &share).at_least(&least) }
}

/// Paid once, after completion and inspection (GUIDE V).
fn audit(w: &Worksheet<'_>) {
    if w.yes(&AUDIT_PRESENTED) {
        let amount = w.number(&AUDIT_AMOUNT);
        let authorized = if w.chose(&AUDITOR, "other") { Figure::plain(0, USD) } else { amount };
        w.enter(&AUDIT_REIMBURSEMENT, w.if_eligible(&authorized));
    }
}

/// The cycle an application falls into: the last one opened, within its fiscal year (GUIDE II).
pub(super) fn cycle(w: &Worksheet<'_>) -> Option<TableRow> {
    let applied = w.day(&APPLICATION)?;
    w.rows(&CYCLES)
        .filter(|row| !row.day(&OPENS).is_after(&applied) && !applied.is_after(&row.day(&YEAR_ENDS)))
        .last()
}

/// The funds of the cycle and its pool; unused funds move on within the fiscal year.
fn funds(w: &Worksheet<'_>) {
    let Some(cycle) = cycle(w) else { return };
    let number = w.enter(&FUNDING_CYCLE, cycle.number(&CYCLE));
    let funds = w.number(&CYCLE_FUNDS);
    let unused = w.answer(&UNUSED_FUNDS);
    let first = number.is_at_most(&Figure::plain(1, ONE)).held();
    w.report_if(first && unused.is_some(), &NOT_CARRIED);
    let total = match unused.filter(|_| !first) {
        Some(unused) => &funds + &unused,
        None => funds,
    };
    w.enter(&CYCLE_TOTAL, total);
    if let Some(size) = size(w) {
        w.enter(&FUNDING_POOL, size.number(&POOL));
    }
}
