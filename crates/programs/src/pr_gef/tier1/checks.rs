//! Checks of Tier 1 that say whether a project may take part.

use super::fields::{
    AUDIT_PRESENTED, AUDITOR, BATTERY_CERTIFIED, BATTERY_KWH, BLADE_TIP, CONFIGURATION, CONSUMPTION,
    CUSTOMER, OBSTRUCTION, OBSTRUCTION_DISTANCE, OTHER_APPLICATIONS, OTHER_PROJECTS, PEAK_LOAD, PRODUCTION,
    RATED_OUTPUT, SOLAR_BASIS, SOLAR_MONTHS, TECHNOLOGY, TOWER, WIND_MONTHS, WIND_REPORT, WIND_SPEED,
};
use super::parameters::{
    BATTERY_CAPACITY, BATTERY_HOURS, BLADE_CLEARANCE, CLEARANCE_RADIUS, CRITICAL_SHARE, DATA_MONTHS,
    PRODUCTION_SHARE, TIER_CAPACITY, TOWER_HEIGHT, WIND_SPEED_LEAST,
};
use super::rules::{
    AUDIT_REQUIRED, AUDITOR_NOT_AUTHORIZED, BATTERY_NEEDED, BATTERY_NOT_GIVEN, BATTERY_OVER_10,
    BATTERY_SMALL, BATTERY_UNCERTIFIED, BLADES_LOW, CERTIFICATE_NOT_GIVEN, CRITICAL_LOAD,
    CUSTOMER_NOT_ELIGIBLE, MANY_APPLICATIONS, MANY_PROJECTS, MINIMUM_PRODUCTION, OVER_CONSUMPTION, OVER_TIER,
    PRODUCTION_NOT_CHECKED, SITING_NOT_CHECKED, SOLAR_DATA_SHORT, TOWER_LOW, UNDER_PRODUCTION,
    WIND_DATA_SHORT, WIND_OVER_LOAD, WIND_SLOW,
};
use crate::pr_gef::fields::CAPACITY;
use estimado_worksheet::unit::ONE;
use estimado_worksheet::{Figure, Worksheet};

/// Makes every check.
pub(super) fn run(w: &Worksheet<'_>) {
    w.report_when(w.given(&CAPACITY).is_over(&w.number(&TIER_CAPACITY)), &OVER_TIER);
    if w.chose(&CONFIGURATION, "battery-backup") {
        battery(w);
    }
    if w.chose(&TECHNOLOGY, "solar-pv") {
        solar(w);
    } else {
        wind(w);
    }
    applicant(w);
    w.report_if(!w.yes(&AUDIT_PRESENTED), &AUDIT_REQUIRED);
    w.report_if(w.chose(&AUDITOR, "other"), &AUDITOR_NOT_AUTHORIZED);
}

/// Eight hours of the critical load, of the whole DC capacity (GUIDE VI, footnote **).
fn battery(w: &Worksheet<'_>) {
    let capacity = w.given(&CAPACITY);
    w.report_when(capacity.is_over(&w.number(&BATTERY_CAPACITY)), &BATTERY_OVER_10);
    let load = w.enter(&CRITICAL_LOAD, &capacity * &w.number(&CRITICAL_SHARE).share());
    let needed = w.enter(&BATTERY_NEEDED, &load * &w.number(&BATTERY_HOURS));
    match w.answer(&BATTERY_KWH) {
        Some(supply) => {
            w.report_when(supply.is_under(&needed), &BATTERY_SMALL);
        }
        None => w.report(&BATTERY_NOT_GIVEN),
    }
    match w.yes_no(&BATTERY_CERTIFIED) {
        Some(certified) => w.report_if(!certified, &BATTERY_UNCERTIFIED),
        None => w.report(&CERTIFICATE_NOT_GIVEN),
    }
}

/// Production of a PV system (GUIDE VII).
fn solar(w: &Worksheet<'_>) {
    let (production, consumption) = (w.answer(&PRODUCTION), w.answer(&CONSUMPTION));
    w.report_if(production.is_none() || consumption.is_none(), &PRODUCTION_NOT_CHECKED);
    if let Some((production, consumption)) = production.as_ref().zip(consumption) {
        w.report_when(production.is_over(&consumption), &OVER_CONSUMPTION);
    }
    if let Some(rated) = w.answer(&RATED_OUTPUT) {
        let least = w.enter(&MINIMUM_PRODUCTION, &rated * &w.number(&PRODUCTION_SHARE).share());
        if let Some(production) = production {
            w.report_when(production.is_under(&least), &UNDER_PRODUCTION);
        }
    }
    if let Some(months) = w.answer(&SOLAR_MONTHS).filter(|_| w.chose(&SOLAR_BASIS, "site-data")) {
        w.report_when(months.is_under(&w.number(&DATA_MONTHS)), &SOLAR_DATA_SHORT);
    }
}

/// Site of a wind turbine (GUIDE VII).
fn wind(w: &Worksheet<'_>) {
    let (load, tower, speed) = (w.answer(&PEAK_LOAD), w.answer(&TOWER), w.answer(&WIND_SPEED));
    let (tip, obstruction) = (w.answer(&BLADE_TIP), w.answer(&OBSTRUCTION));
    let no_data = w.answer(&WIND_MONTHS).is_none() && w.yes_no(&WIND_REPORT).is_none();
    let all = [&load, &tower, &speed, &tip, &obstruction];
    w.report_if(no_data || all.iter().any(|answer| answer.is_none()), &SITING_NOT_CHECKED);
    if let Some(load) = load {
        w.report_when(w.given(&CAPACITY).is_over(&load), &WIND_OVER_LOAD);
    }
    if let Some(tower) = tower {
        w.report_when(tower.is_under(&w.number(&TOWER_HEIGHT)), &TOWER_LOW);
    }
    if let Some((tip, obstruction)) = tip.zip(obstruction) {
        let near = w
            .answer(&OBSTRUCTION_DISTANCE)
            .is_none_or(|distance| distance.is_at_most(&w.number(&CLEARANCE_RADIUS)).held());
        if near {
            w.report_when(tip.is_under(&(&obstruction + &w.number(&BLADE_CLEARANCE))), &BLADES_LOW);
        }
    }
    if let Some(speed) = speed {
        w.report_when(speed.is_under(&w.number(&WIND_SPEED_LEAST)), &WIND_SLOW);
    }
    if let Some(months) = w.answer(&WIND_MONTHS).filter(|_| !w.yes(&WIND_REPORT)) {
        w.report_when(months.is_under(&w.number(&DATA_MONTHS)), &WIND_DATA_SHORT);
    }
}

/// Who applies, and how often (GUIDE II, III; REG-A 2.3).
fn applicant(w: &Worksheet<'_>) {
    let none = Figure::plain(0, ONE);
    let several = |field| w.answer(field).is_some_and(|count: Figure| count.is_over(&none).held());
    w.report_if(several(&OTHER_APPLICATIONS), &MANY_APPLICATIONS);
    w.report_if(several(&OTHER_PROJECTS), &MANY_PROJECTS);
    w.report_if(w.chose(&CUSTOMER, "government"), &CUSTOMER_NOT_ELIGIBLE);
}
