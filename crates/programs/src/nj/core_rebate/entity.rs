//! Entity caps: what earlier rebates leave, and when the entity may apply again.

use super::fields::{
    AGGREGATE, AID, APPLICATION, CRITERION, ENROLLMENT, EXEMPTION_APPROVED, LAST_12_MONTHS, LAST_APPLICATION,
    POWER_PURCHASE, SCHOOL_CAP, SECTOR, SMART_GROWTH,
};
use super::findings::{
    AGGREGATE_REACHED, ANNUAL_REACHED, CAP_OF_HOST, DISTRICT_CAP_UNKNOWN, EXEMPTED, EXEMPTION_POSSIBLE,
    LIMITED_ANNUALLY, LIMITED_IN_AGGREGATE,
};
use super::parameters::{
    AGGREGATE_CAP, AID_OVER, ANNUAL_CAP, CAP_MONTHS, CAP_SECTOR, ENROLLMENT_LEAST, ENTITY_CAPS,
};
use super::rules::{AGGREGATE_LEFT, ANNUAL_LEFT, REAPPLICATION};
use estimado_worksheet::unit::USD;
use estimado_worksheet::{Figure, Worksheet};

/// What earlier rebates leave of an entity's caps.
pub(super) struct Room {
    annual: Figure,
    aggregate: Figure,
}

/// What is left, where earlier rebates or a district's own cap were given and no exemption was approved (p. 17, 18).
pub(super) fn room(w: &Worksheet<'_>) -> Option<Room> {
    w.report_if(w.yes(&POWER_PURCHASE), &CAP_OF_HOST);
    if w.yes(&EXEMPTION_APPROVED) {
        w.report(&EXEMPTED);
        return None;
    }
    let sector = w.choice(&SECTOR)?;
    let caps = w.rows(&ENTITY_CAPS).find(|row| row.is(&CAP_SECTOR, sector))?;
    let district = w.answer(&SCHOOL_CAP).filter(|_| sector == "public-school");
    w.report_if(sector == "public-school" && district.is_none() && !greatest_need(w), &DISTRICT_CAP_UNKNOWN);
    let (year, all) = (w.answer(&LAST_12_MONTHS), w.answer(&AGGREGATE));
    if year.is_none() && all.is_none() && district.is_none() {
        return None;
    }
    let annual = caps.number(&ANNUAL_CAP);
    let annual = district.map_or(annual.clone(), |district| annual.at_most(&district));
    let none = Figure::plain(0, USD);
    let left = |cap: Figure, rebates: Option<Figure>| match rebates {
        Some(rebates) => (&cap - &rebates).at_least(&none),
        None => cap,
    };
    let annual = w.enter(&ANNUAL_LEFT, left(annual, year.clone()));
    let aggregate = w.enter(&AGGREGATE_LEFT, left(caps.number(&AGGREGATE_CAP), all.or(year)));
    w.report_when(annual.is_at_most(&none), &ANNUAL_REACHED);
    w.report_when(aggregate.is_at_most(&none), &AGGREGATE_REACHED);
    Some(Room { annual, aggregate })
}

/// Whether a district is certain to have the full annual cap (p. 18).
fn greatest_need(w: &Worksheet<'_>) -> bool {
    let students = w.number(&ENROLLMENT_LEAST);
    let enrolled = w.answer(&ENROLLMENT).is_some_and(|count| count.is_at_least(&students).held());
    enrolled && w.answer(&AID).is_some_and(|aid| aid.is_over(&w.number(&AID_OVER)).held())
}

fn reached(left: &Figure) -> bool {
    left.is_at_most(&Figure::plain(0, USD)).held()
}

impl Room {
    /// The rebate within both caps; of two that leave the same, both are said to limit it.
    pub(super) fn limit(&self, w: &Worksheet<'_>, rebate: &Figure) -> Figure {
        let Room { annual, aggregate } = self;
        let limits = |left: &Figure, other: &Figure| left.is_at_most(other).held() && !reached(left);
        let by_annual = limits(annual, aggregate) && w.report_when(rebate.is_over(annual), &LIMITED_ANNUALLY);
        let by_aggregate =
            limits(aggregate, annual) && w.report_when(rebate.is_over(aggregate), &LIMITED_IN_AGGREGATE);
        let affected = by_annual || by_aggregate || reached(annual) || reached(aggregate);
        w.report_if(affected && w.yes(&SMART_GROWTH) && w.yes(&CRITERION), &EXEMPTION_POSSIBLE);
        rebate.at_most(annual).at_most(aggregate)
    }

    /// When the entity may apply again: the annual cap is used up, by earlier rebates or by this one (p. 17).
    pub(super) fn reapplication(&self, w: &Worksheet<'_>, rebate: &Figure) {
        let last = if reached(&self.annual) {
            w.day(&LAST_APPLICATION)
        } else {
            let used_up = w.is_eligible() && rebate.is_at_least(&self.annual).held();
            w.day(&APPLICATION).filter(|_| used_up)
        };
        if let Some(last) = last {
            w.enter_day(&REAPPLICATION, last.after_months(&w.number(&CAP_MONTHS)));
        }
    }
}
