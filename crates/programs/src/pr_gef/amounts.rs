//! Amounts that both tiers of the Green Energy Fund work out alike.

use super::fields::{BUILT_CAPACITY, CAPACITY, COST, METERING_INSPECTIONS, OTHER_INCENTIVES, OUTCOME};
use super::parameters::{METERING_CHARGE_MOST, METERING_FREE};
use super::rules::{
    BUILT_COST_CAPS, BUILT_LARGER, BUILT_SMALLER, CHECK_ACT_83, FORFEITED, GUARANTEE, GUARANTEE_FORFEITED,
    GUARANTEE_RETURNED, METERING_CHARGE, METERING_CHARGED, NET_COST, OTHERS_REDUCE, RETURNED, ROOM, TOTAL,
    VARIATION,
};
use estimado_worksheet::unit::USD;
use estimado_worksheet::{Figure, Worksheet};

fn nothing() -> Figure {
    Figure::plain(0, USD)
}

/// The incentive within the room that other incentives leave, and what is then left to pay (REG-A 6.23).
pub fn total(w: &Worksheet<'_>, computed: &Figure) -> Figure {
    let cost = w.given(&COST);
    let other = w.answer(&OTHER_INCENTIVES);
    let total = match &other {
        Some(other) => {
            w.report_if(other.is_over(&nothing()).held(), &CHECK_ACT_83);
            let room = w.enter(&ROOM, (&cost - other).at_least(&nothing()));
            w.report_when(computed.is_over(&room), &OTHERS_REDUCE);
            w.enter(&TOTAL, w.if_eligible(&computed.at_most(&room)))
        }
        None => w.enter(&TOTAL, w.if_eligible(computed)),
    };
    let left = &cost - &total;
    let left = other.map_or(left.clone(), |other| &left - &other);
    w.enter(&NET_COST, left.at_least(&nothing()));
    total
}

/// The reservation guarantee, and what becomes of it (GUIDE III; REG-B chapter 3, 4.6).
pub fn guarantee(w: &Worksheet<'_>, amount: Figure) {
    let amount = w.enter(&GUARANTEE, amount);
    match w.choice(&OUTCOME) {
        Some("completed") => {
            w.report(&RETURNED);
            w.enter(&GUARANTEE_RETURNED, amount);
            w.enter(&GUARANTEE_FORFEITED, nothing());
        }
        Some(_) => {
            w.report(&FORFEITED);
            w.enter(&GUARANTEE_RETURNED, nothing());
            w.enter(&GUARANTEE_FORFEITED, amount);
        }
        None => {}
    }
}

/// The ceiling of the charge for metering inspections beyond the free ones (GUIDE X; REG-A 6.12.5).
pub fn metering(w: &Worksheet<'_>) -> Option<Figure> {
    let test = w.answer(&METERING_INSPECTIONS)?.is_over(&w.number(&METERING_FREE));
    w.report_when(test.clone(), &METERING_CHARGED);
    let most = w.number(&METERING_CHARGE_MOST);
    Some(w.enter(&METERING_CHARGE, most.when(test, &nothing())))
}

/// Built smaller is paid in proportion, built larger is not paid more (REG-B chapter 2, tail of 3.12; chapter 3, 4.11, 4.13).
pub fn by_built_size(w: &Worksheet<'_>, total: &Figure) -> Figure {
    let Some(built) = w.answer(&BUILT_CAPACITY) else { return total.clone() };
    let reserved = w.given(&CAPACITY);
    w.report_when(built.is_over(&reserved), &BUILT_LARGER);
    if !built.is_under(&reserved).held() {
        return total.clone();
    }
    w.report_if(!w.found(&VARIATION), &BUILT_SMALLER);
    &(total * &built) / &reserved
}

/// Never more than the percentage of the cost as built, nor than other incentives leave of that cost.
pub fn by_built_cost(w: &Worksheet<'_>, payable: &Figure, cost: &Figure, share: &Figure) -> Figure {
    w.report_when(payable.is_over(share), &BUILT_COST_CAPS);
    let payable = payable.at_most(share);
    let Some(other) = w.answer(&OTHER_INCENTIVES) else { return payable };
    let room = (cost - &other).at_least(&nothing());
    w.report_when(payable.is_over(&room), &OTHERS_REDUCE);
    payable.at_most(&room)
}
