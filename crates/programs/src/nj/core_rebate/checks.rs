//! Checks that say whether applicant, equipment and papers may take part, and the budget they count against.

use super::fields::{
    AZIMUTH, BIOMASS_KIND, CERTIFICATION, CONTRACT, DEGRADATION, DETERMINATION, EMISSION_PERMIT, HIC_LICENSE,
    IN_NEW_JERSEY, LIGHTING, LISTED, METHANE, MONITOR, NEW_EQUIPMENT, PAYS_SBC, PERMANENT, RENEWABLE_FUEL,
    RESOLUTION, SAME_PLANE, SECTOR, SELF_INSTALLED, SITE, SUNLIT, TAX_FINANCING, TECHNOLOGY, TILT, WARRANTY,
    WIND_DOCUMENTS,
};
use super::findings::{
    BUDGET_PRIVATE_LARGE, BUDGET_PRIVATE_SMALL, BUDGET_PUBLIC, BUDGET_SCHOOLS, BUDGET_SUNLIT, FACES_NORTH,
    FUEL_NOT_RENEWABLE, HIC_MISSING, KIND_INELIGIBLE, LIGHTING_ONLY, METHANE_SHORT, NO_CERTIFICATION,
    NO_CONTRACT, NO_DETERMINATION, NO_MONITOR, NO_PERMIT, NO_RESOLUTION, NO_WIND_DOCUMENTS,
    NOT_IN_NEW_JERSEY, NOT_LISTED, NOT_NEW, NOT_ONE_PLANE, NOT_PERMANENT, NOT_RATEPAYER, QUEUE_FRONT,
    TILT_NOT_GIVEN, WARRANTY_SHORT, WARRANTY_WEAK,
};
use super::parameters::{DEGRADATION_MOST, FLAT_SLOPE, METHANE_LEAST, WARRANTY_LEAST};
use super::site::Site;
use estimado_worksheet::field::Field;
use estimado_worksheet::unit::DEGREE;
use estimado_worksheet::{Figure, Worksheet};

/// Makes every check.
pub(super) fn run(w: &Worksheet<'_>, site: &Site) {
    everyone(w);
    if site.solar {
        solar(w);
    }
    match w.choice(&TECHNOLOGY) {
        Some("sustainable-biomass") => biomass(w),
        Some("fuel-cell") => w.report_if(denied(w, &RENEWABLE_FUEL), &FUEL_NOT_RENEWABLE),
        Some("wind") => w.report_if(denied(w, &WIND_DOCUMENTS), &NO_WIND_DOCUMENTS),
        _ => {}
    }
    papers(w, site);
    budget(w, site);
}

fn denied(w: &Worksheet<'_>, field: &'static Field) -> bool {
    w.yes_no(field) == Some(false)
}

/// Whether the applicant is a public entity or school; non-profits are not.
pub(super) fn is_public(w: &Worksheet<'_>) -> bool {
    w.chose(&SECTOR, "public") || w.chose(&SECTOR, "public-school")
}

/// Applicant and equipment (p. 7-10, 12).
fn everyone(w: &Worksheet<'_>) {
    w.report_if(denied(w, &PAYS_SBC), &NOT_RATEPAYER);
    w.report_if(denied(w, &IN_NEW_JERSEY), &NOT_IN_NEW_JERSEY);
    w.report_if(denied(w, &NEW_EQUIPMENT), &NOT_NEW);
    w.report_if(denied(w, &LISTED), &NOT_LISTED);
    w.report_if(denied(w, &MONITOR), &NO_MONITOR);
    w.report_if(denied(w, &PERMANENT), &NOT_PERMANENT);
    w.report_if(w.yes(&LIGHTING), &LIGHTING_ONLY);
}

/// The installer at a home (p. 8); no array north of east or west unless it is nearly flat (p. 10).
fn solar(w: &Worksheet<'_>) {
    let home = !w.chose(&SITE, "non-residential");
    w.report_if(home && denied(w, &HIC_LICENSE) && !w.yes(&SELF_INSTALLED), &HIC_MISSING);
    w.report_if(denied(w, &SAME_PLANE), &NOT_ONE_PLANE);
    let (east, west) = (Figure::plain(90, DEGREE), Figure::plain(270, DEGREE));
    let faces_north = |azimuth: Figure| azimuth.is_under(&east).held() || azimuth.is_over(&west).held();
    if w.answer(&AZIMUTH).is_some_and(faces_north) {
        match w.answer(&TILT) {
            Some(tilt) => {
                w.report_when(tilt.is_at_least(&w.number(&FLAT_SLOPE)), &FACES_NORTH);
            }
            None => w.report(&TILT_NOT_GIVEN),
        }
    }
}

/// Fuel and permits of a biomass plant (p. 10, 11).
fn biomass(w: &Worksheet<'_>) {
    let kind = w.choice(&BIOMASS_KIND);
    let barred = matches!(kind, Some("municipal-solid-waste" | "sludge-incinerator" | "mass-burn"));
    w.report_if(barred, &KIND_INELIGIBLE);
    w.report_if(denied(w, &DETERMINATION), &NO_DETERMINATION);
    w.report_if(denied(w, &EMISSION_PERMIT), &NO_PERMIT);
    if let Some(years) = w.answer(&METHANE).filter(|_| kind == Some("landfill-gas")) {
        w.report_when(years.is_under(&w.number(&METHANE_LEAST)), &METHANE_SHORT);
    }
}

/// Warranty, certification, contract (p. 13, 22).
fn papers(w: &Worksheet<'_>, site: &Site) {
    if let Some(years) = w.answer(&WARRANTY) {
        w.report_when(years.is_under(&w.number(&WARRANTY_LEAST)), &WARRANTY_SHORT);
    }
    if let Some(loss) = w.answer(&DEGRADATION) {
        w.report_when(loss.is_over(&w.number(&DEGRADATION_MOST)), &WARRANTY_WEAK);
    }
    w.report_if(denied(w, &CERTIFICATION), &NO_CERTIFICATION);
    if is_public(w) && !site.small {
        w.report_if(denied(w, &RESOLUTION), &NO_RESOLUTION);
    } else {
        w.report_if(denied(w, &CONTRACT), &NO_CONTRACT);
    }
}

/// The one budget category (p. 23); wind, fuel cells and biomass go before the others (p. 24).
fn budget(w: &Worksheet<'_>, site: &Site) {
    let category = if w.yes(&SUNLIT) {
        &BUDGET_SUNLIT
    } else if is_public(w) && !w.yes(&TAX_FINANCING) {
        if w.chose(&SECTOR, "public") { &BUDGET_PUBLIC } else { &BUDGET_SCHOOLS }
    } else if site.small {
        &BUDGET_PRIVATE_SMALL
    } else {
        &BUDGET_PRIVATE_LARGE
    };
    w.report(category);
    w.report_if(!site.solar, &QUEUE_FRONT);
}
