//! The incentive after inspection.

use super::fields::METERING_BEFORE_PAYMENT;
use super::formula::Basis;
use super::parameters::TIER_CAPACITY;
use super::rules::BUILT_OVER_TIER;
use crate::pr_gef::amounts;
use crate::pr_gef::fields::{BUILT_CAPACITY, BUILT_COST, CAPACITY};
use crate::pr_gef::rules::PAYABLE;
use estimado_worksheet::unit::USD;
use estimado_worksheet::{Figure, Worksheet};

/// What is paid: the total, unless what was built says otherwise.
pub(super) fn payable(w: &Worksheet<'_>, basis: &Basis, total: &Figure) -> Figure {
    let charge = amounts::metering(w);
    let (built, cost) = (w.answer(&BUILT_CAPACITY), w.answer(&BUILT_COST));
    let deducts = w.yes(&METERING_BEFORE_PAYMENT);
    if built.is_none() && cost.is_none() && !deducts {
        return total.clone();
    }
    if let Some(built) = built {
        w.report_when(built.is_over(&w.number(&TIER_CAPACITY)), &BUILT_OVER_TIER);
    }
    let mut payable = amounts::by_built_size(w, total);
    if let Some(cost) = cost {
        payable = by_cost(w, basis, &payable, &cost);
    }
    if let Some(charge) = charge.filter(|_| deducts) {
        payable = (&payable - &charge).at_least(&Figure::plain(0, USD));
    }
    w.enter(&PAYABLE, w.if_eligible(&payable))
}

/// The percentage of the cost as built, of the part that counts (GUIDE VI, 13.1).
fn by_cost(w: &Worksheet<'_>, basis: &Basis, payable: &Figure, cost: &Figure) -> Figure {
    let Some(rate) = &basis.rate else { return payable.clone() };
    let share = &(&(cost * &basis.capacity) / &w.given(&CAPACITY)) * &rate.percentage.share();
    amounts::by_built_cost(w, payable, cost, &share)
}
