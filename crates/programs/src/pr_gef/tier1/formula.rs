//! The Total Incentive Amount in the four steps of the Guide, and what follows from it.

use super::fields::{
    BATTERY_CERTIFIED, BATTERY_KWH, CONFIGURATION, FUNDS_REMAINING, INVERTER, LOCATION, PERCENT_OVERRIDE,
    TECHNOLOGY,
};
use super::parameters::{
    CONNECTION, DC_AC_LIMIT, DISQUALIFYING_COST, OVER_KW, PERCENT_PUBLISHED, PLACE, RATES, REFERENCE, SIZES,
    UP_TO_KW,
};
use super::rules::{
    AT_REFERENCE, BATTERY_NOT_USED, CAP_60, COMPUTED, DC_AC, DISQUALIFIED, ELIGIBLE_CAPACITY, ELIGIBLE_COST,
    EXCESS_INVERTER, FOOTNOTE_DOUBT, INVERTER_NOT_GIVEN, INVERTER_NOT_USED, OVERRIDDEN, PERCENT_CAPPED,
    POOL_SHORT, RATIO_OVER, REQUESTED,
};
use super::{as_built, charges, checks, dates, papers};
use crate::pr_gef::fields::{CAPACITY, COST};
use crate::pr_gef::parameters::PERCENT_LIMIT;
use crate::pr_gef::rules::{COST_AT_REFERENCE, COST_CAPPED, COST_PER_WATT, PERCENTAGE, REFERENCE_COST};
use crate::pr_gef::{amounts, checks as shared, dates as deadlines};
use estimado_worksheet::unit::USD;
use estimado_worksheet::worksheet::TableRow;
use estimado_worksheet::{Figure, Worksheet};

/// What the later parts need of the earlier.
pub(super) struct Basis {
    /// Capacity that counts.
    pub capacity: Figure,
    /// Cost that counts.
    pub cost: Figure,
    /// Percentage and Reference Cost, where a row is published.
    pub rate: Option<Rate>,
}

/// Percentage and Reference Cost.
pub(super) struct Rate {
    pub percentage: Figure,
    pub reference: Figure,
}

/// Works a Tier 1 project out. Checks come before amounts, since a blocker makes the amounts zero.
pub(super) fn work(w: &Worksheet<'_>) {
    let (capacity, cost) = eligible(w);
    let basis = Basis { capacity, cost, rate: rate(w) };
    shared::eligibility(w, &LOCATION);
    shared::changes(w);
    deadlines::notice(w);
    cost_per_watt(w);
    checks::run(w);
    dates::count(w);
    let total = incentive(w, &basis);
    let paid = as_built::payable(w, &basis, &total);
    charges::run(w, &total);
    shared::certifications(w, &total);
    shared::recapture(w, &paid);
    deadlines::payment(w);
    papers::ask(w);
}

/// The row for size, fee, guarantee and pool; by the whole capacity, not the eligible part.
pub(super) fn size(w: &Worksheet<'_>) -> Option<TableRow> {
    let capacity = w.given(&CAPACITY);
    w.rows(&SIZES).find(|row| row.holds(&OVER_KW, &UP_TO_KW, &capacity))
}

/// Capacity and cost that count: PV above 1.30 times the inverter does not (GUIDE VI, last paragraph).
fn eligible(w: &Worksheet<'_>) -> (Figure, Figure) {
    let (capacity, cost) = (w.given(&CAPACITY), w.given(&COST));
    let solar = w.chose(&TECHNOLOGY, "solar-pv");
    let inverter = w.answer(&INVERTER);
    w.report_if(solar && inverter.is_none(), &INVERTER_NOT_GIVEN);
    w.report_if(!solar && inverter.is_some(), &INVERTER_NOT_USED);
    let Some(inverter) = inverter.filter(|_| solar) else {
        return (w.enter(&ELIGIBLE_CAPACITY, capacity), w.enter(&ELIGIBLE_COST, cost));
    };
    let most = &inverter * &w.number(&DC_AC_LIMIT);
    w.enter(&DC_AC, &capacity / &inverter);
    w.report_when(capacity.is_over(&most), &RATIO_OVER);
    w.report_when(inverter.is_over(&capacity), &EXCESS_INVERTER);
    let counted = w.enter(&ELIGIBLE_CAPACITY, capacity.at_most(&most));
    let share = w.enter(&ELIGIBLE_COST, &(&cost * &counted) / &capacity);
    (counted, share)
}

/// The published row, and the percentage put in its place (GUIDE VI; never above the limit of the Act).
fn rate(w: &Worksheet<'_>) -> Option<Rate> {
    let (location, configuration) = (w.choice(&LOCATION)?, w.choice(&CONFIGURATION)?);
    let capacity = w.given(&CAPACITY);
    let row = w.rows(&RATES).find(|row| {
        row.is(&PLACE, location)
            && row.is(&CONNECTION, configuration)
            && row.holds(&OVER_KW, &UP_TO_KW, &capacity)
    })?;
    let limit = w.number(&PERCENT_LIMIT);
    let percentage = match w.answer(&PERCENT_OVERRIDE) {
        Some(other) => {
            w.report(&OVERRIDDEN);
            w.report_when(other.is_over(&limit), &PERCENT_CAPPED);
            other.at_most(&limit)
        }
        None => row.number(&PERCENT_PUBLISHED),
    };
    Some(Rate {
        percentage: w.enter(&PERCENTAGE, percentage),
        reference: w.enter(&REFERENCE_COST, row.number(&REFERENCE)),
    })
}

/// Step 2, and the footnote that disqualifies grid-tie projects.
fn cost_per_watt(w: &Worksheet<'_>) {
    let (watts, cost) = (w.given(&CAPACITY).in_watts(), w.given(&COST));
    w.enter(&COST_PER_WATT, &cost / &watts);
    if w.chose(&CONFIGURATION, "grid-tie") {
        let over = w.report_when(cost.is_over(&(&watts * &w.number(&DISQUALIFYING_COST))), &DISQUALIFIED);
        let islands = w.chose(&LOCATION, "vieques") || w.chose(&LOCATION, "culebra");
        w.report_if(over && islands, &FOOTNOTE_DOUBT);
        w.report_if(
            w.answer(&BATTERY_KWH).is_some() || w.yes_no(&BATTERY_CERTIFIED).is_some(),
            &BATTERY_NOT_USED,
        );
    }
}

/// Steps 1, 3 and 4, then the room that other incentives leave.
fn incentive(w: &Worksheet<'_>, basis: &Basis) -> Figure {
    w.enter(&CAP_60, &basis.cost * &w.number(&PERCENT_LIMIT).share());
    let computed = match &basis.rate {
        Some(rate) => steps(w, basis, rate),
        None => {
            let none = w.if_eligible(&Figure::plain(0, USD));
            w.enter(&REQUESTED, none.clone());
            w.enter(&AT_REFERENCE, none.clone());
            none
        }
    };
    let total = amounts::total(w, &computed);
    if let Some(funds) = w.answer(&FUNDS_REMAINING) {
        w.report_when(total.in_cents().is_over(&funds), &POOL_SHORT);
    }
    total
}

fn steps(w: &Worksheet<'_>, basis: &Basis, rate: &Rate) -> Figure {
    let cost = w.given(&COST);
    let (watts, counted) = (w.given(&CAPACITY).in_watts(), basis.capacity.in_watts());
    let share = rate.percentage.share();
    let requested = w.enter(&REQUESTED, w.if_eligible(&(&basis.cost * &share)));
    let allowed = w.enter(&COST_AT_REFERENCE, &watts * &rate.reference);
    let at_reference = w.enter(&AT_REFERENCE, w.if_eligible(&(&(&counted * &share) * &rate.reference)));
    w.report_when(cost.is_over(&allowed), &COST_CAPPED);
    w.enter(&COMPUTED, requested.when(cost.is_at_most(&allowed), &at_reference))
}
