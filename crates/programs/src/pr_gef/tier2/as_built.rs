//! The incentive after inspection.

use crate::pr_gef::amounts;
use crate::pr_gef::fields::{BUILT_CAPACITY, BUILT_COST};
use crate::pr_gef::rules::PAYABLE;
use estimado_worksheet::{Figure, Worksheet};

/// What is paid: the total, unless what was built says otherwise (REG-B chapter 3, 4.11, 4.13, I).
pub(super) fn payable(w: &Worksheet<'_>, percentage: &Figure, total: &Figure) -> Figure {
    let cost = w.answer(&BUILT_COST);
    if w.answer(&BUILT_CAPACITY).is_none() && cost.is_none() {
        return total.clone();
    }
    let by_size = amounts::by_built_size(w, total);
    let payable = match cost {
        Some(cost) => amounts::by_built_cost(w, &by_size, &cost, &(&cost * &percentage.share())),
        None => by_size,
    };
    w.enter(&PAYABLE, w.if_eligible(&payable))
}
