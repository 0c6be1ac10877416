//! The incentive after inspection.

use super::fields::{METERING_BEFORE_PAYMENT, METERING_INSPECTIONS};
use super::formula::Basis;
use super::parameters::{METERING_CHARGE_MOST, METERING_FREE, TIER_CAPACITY};
use super::rules::{BUILT_OVER_TIER, METERING_CHARGE};
use crate::pr_gef::fields::{BUILT_CAPACITY, BUILT_COST, BUILT_VARIATION, CAPACITY, OTHER_INCENTIVES};
use crate::pr_gef::rules::{
    BUILT_COST_CAPS, BUILT_LARGER, BUILT_SMALLER, METERING_CHARGE as METERING_FINDING, OTHERS_REDUCE, PAYABLE,
};
use estimado_worksheet::unit::USD;
use estimado_worksheet::{Figure, Worksheet};

/// What is paid: the total, unless what was built says otherwise.
pub(super) fn payable(w: &Worksheet<'_>, basis: &Basis, total: &Figure) -> Figure {
    let charge = metering(w);
    let (built, cost) = (w.answer(&BUILT_CAPACITY), w.answer(&BUILT_COST));
    let deducts = w.yes(&METERING_BEFORE_PAYMENT);
    if built.is_none() && cost.is_none() && !deducts {
        return total.clone();
    }
    let mut payable = built.map_or(total.clone(), |built| by_size(w, total, &built));
    if let Some(cost) = cost {
        payable = by_cost(w, basis, &payable, &cost);
    }
    if let Some(charge) = charge.filter(|_| deducts) {
        payable = (&payable - &charge).at_least(&Figure::plain(0, USD));
    }
    w.enter(&PAYABLE, w.if_eligible(&payable))
}

/// Smaller is paid in proportion, larger is not paid more (REG-B, chapter 2, tail of 3.12, and by analogy 4.11).
fn by_size(w: &Worksheet<'_>, total: &Figure, built: &Figure) -> Figure {
    let reserved = w.given(&CAPACITY);
    w.report_when(built.is_over(&reserved), &BUILT_LARGER);
    w.report_when(built.is_over(&w.number(&TIER_CAPACITY)), &BUILT_OVER_TIER);
    if !built.is_under(&reserved).held() {
        return total.clone();
    }
    w.report_if(!w.yes(&BUILT_VARIATION), &BUILT_SMALLER);
    &(total * built) / &reserved
}

/// Never more than the percentage of the cost as built, nor than other incentives leave of it (GUIDE VI, 13.1).
fn by_cost(w: &Worksheet<'_>, basis: &Basis, payable: &Figure, cost: &Figure) -> Figure {
    let Some(rate) = &basis.rate else { return payable.clone() };
    let share = &(&(cost * &basis.capacity) / &w.given(&CAPACITY)) * &rate.percentage.share();
    w.report_when(payable.is_over(&share), &BUILT_COST_CAPS);
    let payable = payable.at_most(&share);
    let Some(other) = w.answer(&OTHER_INCENTIVES) else { return payable };
    let room = (cost - &other).at_least(&Figure::plain(0, USD));
    w.report_when(payable.is_over(&room), &OTHERS_REDUCE);
    payable.at_most(&room)
}

/// The ceiling of the charge for metering inspections beyond the free one (GUIDE X).
fn metering(w: &Worksheet<'_>) -> Option<Figure> {
    let test = w.answer(&METERING_INSPECTIONS)?.is_over(&w.number(&METERING_FREE));
    w.report_when(test.clone(), &METERING_FINDING);
    let most = w.number(&METERING_CHARGE_MOST);
    Some(w.enter(&METERING_CHARGE, most.when(test, &Figure::plain(0, USD))))
}
