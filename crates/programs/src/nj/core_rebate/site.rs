//! Capacity: what of a site earns rebates, and what of that was there before.

use super::fields::{
    BIOMASS_KIND, CAPACITY, DISCLOSED, EXISTING, FARM_SPENDING, HAS_501C3, IS_FARM, SECTOR, SITE, TECHNOLOGY,
};
use super::findings::{
    CHECK_NET_METERING, EXPANSION_OVER, FARM_NOT_SHOWN, LANDFILL_OVER, LANDFILL_REVIEW, NON_PROFIT_NOT_SHOWN,
    NOT_DISCLOSED, NOTHING_LEFT, OVER_NET_METERING, OVER_OTHER_CAPACITY, OVER_RESIDENTIAL,
    OVER_SOLAR_CAPACITY, RESIDENTIAL_EXEMPT,
};
use super::parameters::{
    FARM_SPENDING_LEAST, LANDFILL_CAPACITY, NET_METERING, OTHER_CAPACITY, RESIDENTIAL_CAPACITY,
    SMALL_PROJECT, SOLAR_CAPACITY,
};
use super::rules::{COUNTED, PAST, REBATED, TOTAL_CAPACITY};
use estimado_worksheet::unit::KW;
use estimado_worksheet::{Figure, Worksheet};

/// What the later parts need of the site.
pub(super) struct Site {
    /// Whether the system is solar.
    pub solar: bool,
    /// Whether the project is small for budget, reservation and contract.
    pub small: bool,
    /// Capacity of the whole site.
    pub total: Figure,
    /// Capacity of the site that earns rebates at all.
    pub counted: Figure,
    /// The part of it that stood there before, where something did.
    pub past: Option<Figure>,
    /// Capacity that this application is paid for.
    pub rebated: Figure,
}

/// Adds the site up (p. 16) and puts it to the limits on capacity (p. 12).
pub(super) fn capacity(w: &Worksheet<'_>) -> Site {
    let new = w.given(&CAPACITY);
    let none = Figure::plain(0, KW);
    let existing = w.answer(&EXISTING).filter(|existing| existing.is_over(&none).held());
    w.report_if(existing.is_some() && w.yes_no(&DISCLOSED) == Some(false), &NOT_DISCLOSED);
    let total = existing.as_ref().map_or(new.clone(), |existing| &new + existing);
    let total = w.enter(&TOTAL_CAPACITY, total);
    let solar = w.chose(&TECHNOLOGY, "solar-pv");
    let ceiling = w.number(if solar { &SOLAR_CAPACITY } else { &OTHER_CAPACITY });
    system(w, solar, &total, &ceiling);
    let home = w.chose(&SITE, "residential") && !exempt(w);
    if home {
        let most = w.number(&RESIDENTIAL_CAPACITY);
        if existing.is_some() {
            w.report_when(total.is_over(&most), &EXPANSION_OVER);
        } else {
            w.report_when(new.is_over(&most), &OVER_RESIDENTIAL);
        }
    }
    let within = |capacity: &Figure| {
        let capacity = capacity.at_most(&ceiling);
        if home { capacity.at_most(&w.number(&RESIDENTIAL_CAPACITY)) } else { capacity }
    };
    let counted = w.enter(&COUNTED, within(&total));
    let past = existing.map(|existing| w.enter(&PAST, within(&existing)));
    let rebated = past.as_ref().map_or(counted.clone(), |past| &counted - past);
    let rebated = w.enter(&REBATED, rebated);
    w.report_when(rebated.is_at_most(&none), &NOTHING_LEFT);
    let small = new.is_at_most(&w.number(&SMALL_PROJECT)).held();
    Site { solar, small, total, counted, past, rebated }
}

/// Limits on the system and on what of it earns rebates (p. 11, 12).
fn system(w: &Worksheet<'_>, solar: bool, total: &Figure, ceiling: &Figure) {
    let net_metering = w.number(&NET_METERING);
    if solar {
        w.report_when(total.is_over(ceiling), &OVER_SOLAR_CAPACITY);
        w.report_when(total.is_over(&net_metering), &OVER_NET_METERING);
        return;
    }
    w.report_when(total.is_over(ceiling), &OVER_OTHER_CAPACITY);
    if w.chose(&TECHNOLOGY, "sustainable-biomass") && w.chose(&BIOMASS_KIND, "landfill-gas") {
        w.report(&LANDFILL_REVIEW);
        w.report_when(total.is_over(&w.number(&LANDFILL_CAPACITY)), &LANDFILL_OVER);
    } else {
        w.report_when(total.is_over(&net_metering), &CHECK_NET_METERING);
    }
}

/// Whether a farm or a non-profit on a residential rate is exempt from the residential limit (p. 12).
fn exempt(w: &Worksheet<'_>) -> bool {
    let farm = w.yes(&IS_FARM);
    let least = w.number(&FARM_SPENDING_LEAST);
    let shown = w.answer(&FARM_SPENDING).is_some_and(|spending| spending.is_at_least(&least).held());
    let non_profit = w.chose(&SECTOR, "non-profit");
    let forms = w.yes(&HAS_501C3);
    w.report_if(farm && !shown, &FARM_NOT_SHOWN);
    w.report_if(non_profit && !forms, &NON_PROFIT_NOT_SHOWN);
    let exempt = (farm && shown) || (non_profit && forms);
    w.report_if(exempt, &RESIDENTIAL_EXEMPT);
    exempt
}
