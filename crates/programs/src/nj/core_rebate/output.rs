//! Output: against the site's consumption, the reference design, and where no consumption is known.

use super::fields::{
    ARRAYS_WITHIN, CONSUMPTION, EXISTING_OUTPUT, FLOOR_AREA, LOAD_LIST, NEW_CONSTRUCTION, OUTPUT,
    REFERENCE_OUTPUT, SITE,
};
use super::findings::{
    ARRAY_OVER_METER, CONSUMPTION_NOT_CHECKED, DEFAULT_NOT_CHECKED, EXISTING_OUTPUT_NOT_CHECKED,
    LOAD_LIST_NOT_CHECKED, NO_LOAD_LIST, NOT_BELOW_CONSUMPTION, OVER_CONSUMPTION, OVER_DEFAULT_SIZE,
    REFERENCE_NOT_CHECKED, UNDER_REFERENCE,
};
use super::parameters::{
    CONSUMPTION_SHARE, LARGE_HOME, LARGE_HOME_SIZE, MIDDLE_HOME_SIZE, REFERENCE_SHARE, SMALL_HOME,
    SMALL_HOME_SIZE, SOLAR_CAPACITY,
};
use super::rules::{CONSUMPTION_PERCENT, DEFAULT_SIZE, REFERENCE_PERCENT};
use super::site::Site;
use estimado_worksheet::{Figure, Worksheet};

/// Makes every check of the output.
pub(super) fn run(w: &Worksheet<'_>, site: &Site) {
    let by_floor_area = new_construction(w, site);
    consumption(w, site, by_floor_area);
    if w.chose(&SITE, "multi-family") {
        w.report_if(w.yes_no(&ARRAYS_WITHIN) == Some(false), &ARRAY_OVER_METER);
    }
    if site.solar {
        reference(w);
    }
}

/// No more than the site uses; in some cases less (p. 12, 16).
fn consumption(w: &Worksheet<'_>, site: &Site, by_floor_area: bool) {
    let Some((consumption, output)) = w.answer(&CONSUMPTION).zip(w.answer(&OUTPUT)) else {
        w.report_if(!by_floor_area, &CONSUMPTION_NOT_CHECKED);
        return;
    };
    let existing = w.answer(&EXISTING_OUTPUT);
    w.report_if(site.past.is_some() && existing.is_none(), &EXISTING_OUTPUT_NOT_CHECKED);
    let output = existing.map_or(output.clone(), |existing| &output + &existing);
    w.enter(&CONSUMPTION_PERCENT, (&output / &consumption).in_percent());
    let most = &consumption * &w.number(&CONSUMPTION_SHARE).share();
    let over = w.report_when(output.is_over(&most), &OVER_CONSUMPTION);
    let large = site.solar && site.total.is_over(&w.number(&SOLAR_CAPACITY)).held();
    if !over && (large || w.chose(&SITE, "multi-family")) {
        w.report_when(output.is_at_least(&consumption), &NOT_BELOW_CONSUMPTION);
    }
}

/// At least 80 percent of the reference design (p. 10).
fn reference(w: &Worksheet<'_>) {
    let Some((output, reference)) = w.answer(&OUTPUT).zip(w.answer(&REFERENCE_OUTPUT)) else {
        w.report(&REFERENCE_NOT_CHECKED);
        return;
    };
    w.enter(&REFERENCE_PERCENT, (&output / &reference).in_percent());
    let least = &reference * &w.number(&REFERENCE_SHARE).share();
    w.report_when(output.is_under(&least), &UNDER_REFERENCE);
}

/// A list of loads, or the default size of a home (p. 12, 22). Returns whether the default stands in for the consumption.
fn new_construction(w: &Worksheet<'_>, site: &Site) -> bool {
    if !w.yes(&NEW_CONSTRUCTION) {
        return false;
    }
    let known = w.answer(&CONSUMPTION).is_some();
    let listed = w.yes_no(&LOAD_LIST);
    if !w.chose(&SITE, "residential") {
        w.report_if(listed == Some(false), &NO_LOAD_LIST);
        w.report_if(listed.is_none() && !known, &LOAD_LIST_NOT_CHECKED);
        return false;
    }
    let by_floor_area = !listed.unwrap_or(known);
    if by_floor_area {
        match w.answer(&FLOOR_AREA) {
            Some(area) => {
                let most = w.enter(&DEFAULT_SIZE, default_size(w, &area));
                w.report_when(site.total.is_over(&most), &OVER_DEFAULT_SIZE);
            }
            None => w.report(&DEFAULT_NOT_CHECKED),
        }
    }
    by_floor_area
}

fn default_size(w: &Worksheet<'_>, area: &Figure) -> Figure {
    let (small, middle, large) =
        (w.number(&SMALL_HOME_SIZE), w.number(&MIDDLE_HOME_SIZE), w.number(&LARGE_HOME_SIZE));
    let larger = large.when(area.is_over(&w.number(&LARGE_HOME)), &middle);
    small.when(area.is_under(&w.number(&SMALL_HOME)), &larger)
}
