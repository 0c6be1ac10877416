//! Numbers and tables that the construction grant takes from its edition.

use crate::ma_hydro::parameters as shared;
use estimado_worksheet::edition::{Column, ColumnKind, Parameter, Table};
use estimado_worksheet::unit::{DAY, KWH_PER_YEAR, MONTH, PERCENT, USD, USD_PER_KWH_YEAR, YEAR};

/// Most that a project can be awarded.
pub static AWARD_MOST: Parameter = Parameter::new("award-most", USD, &["maximum"]);
/// Most for each kilowatt-hour of incremental generation a year.
pub static GENERATION_RATE: Parameter = Parameter::new("generation-rate", USD_PER_KWH_YEAR, &["maximum"]);
/// Least incremental generation.
pub static GENERATION_LEAST: Parameter =
    Parameter::new("least-generation", KWH_PER_YEAR, &["generation-minimum"]);
/// Least cost share, in each phase.
pub static SHARE_LEAST: Parameter = Parameter::new("least-cost-share", PERCENT, &["cost-share"]);
/// Most of the award that the design phase may take.
pub static DESIGN_PART: Parameter = Parameter::new("design-part", PERCENT, &["design-part"]);
/// Request from which Appendix D must be followed.
pub static METHODOLOGY_FROM: Parameter = Parameter::new("methodology-from", USD, &["methodology"]);
/// Years of a service contract that can be paid up front.
pub static SERVICE_YEARS: Parameter = Parameter::new("service-years", YEAR, &["service-contract"]);
/// Years of monthly production reports.
pub static REPORTING_YEARS: Parameter = Parameter::new("reporting-years", YEAR, &["production-reports"]);
/// Days to allow for the first report to the Production Tracking System.
pub static TRACKING_DAYS: Parameter = Parameter::new("tracking-days", DAY, &["production-reports"]);

/// Deadlines by milestone and kind of project (5.3).
pub static DEADLINES: Table =
    Table { key: "deadlines", columns: &[&MILESTONE, &PROJECT, &MONTHS], topics: &["milestones"] };
/// The instalments of the construction grant, each up to a share of the whole (5.3).
pub static INSTALMENTS: Table =
    Table { key: "instalments", columns: &[&MILESTONE, &WITH_RPS, &WITHOUT_RPS], topics: &["instalments"] };
/// Milestone of the row.
pub static MILESTONE: Column = Column { key: "milestone", kind: ColumnKind::Key };
/// With a design phase or without.
pub static PROJECT: Column = Column { key: "project", kind: ColumnKind::Key };
/// Months from the agreement.
pub static MONTHS: Column = Column { key: "deadline-months", kind: ColumnKind::Number(MONTH) };
/// Share paid up to here when RPS qualification is obtained or imminent, and for conduits.
pub static WITH_RPS: Column = Column { key: "share-with-rps", kind: ColumnKind::Number(PERCENT) };
/// Share paid up to here otherwise.
pub static WITHOUT_RPS: Column = Column { key: "share-otherwise", kind: ColumnKind::Number(PERCENT) };

/// Every number.
pub(super) static PARAMETERS: &[&Parameter] = &[
    &AWARD_MOST,
    &GENERATION_RATE,
    &SHARE_LEAST,
    &DESIGN_PART,
    &shared::LABOR_SHARE,
    &shared::LEGAL_SHARE,
    &METHODOLOGY_FROM,
    &GENERATION_LEAST,
    &shared::ROUND_FUNDS,
    &shared::POST_1997_LIMIT,
    &shared::QUALIFYING_LIMIT,
    &shared::LIFE_LEAST,
    &shared::FILES_MOST,
    &SERVICE_YEARS,
    &REPORTING_YEARS,
    &TRACKING_DAYS,
    &shared::REVIEW_DAYS,
    &shared::RECORD_YEARS,
];
