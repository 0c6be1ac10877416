//! Numbers and the table that the study grant takes from its edition.

use crate::ma_hydro::parameters as shared;
use estimado_worksheet::edition::{Column, ColumnKind, Parameter, Table};
use estimado_worksheet::unit::{KWH_PER_YEAR, MONTH, PERCENT, USD, USD_PER_KWH, YEAR};

/// Most that a facility can be granted.
pub static FACILITY_MOST: Parameter = Parameter::new("facility-most", USD, &["maximum"]);
/// Years of generation that the formula for conduits counts.
pub static FORMULA_YEARS: Parameter = Parameter::new("formula-years", YEAR, &["maximum"]);
/// Dollars for each of those kilowatt-hours.
pub static FORMULA_RATE: Parameter = Parameter::new("formula-rate", USD_PER_KWH, &["maximum"]);
/// Months to the draft report.
pub static DRAFT_MONTHS: Parameter = Parameter::new("draft-months", MONTH, &["reports"]);
/// Months to the final report.
pub static REPORT_MONTHS: Parameter = Parameter::new("report-months", MONTH, &["reports"]);

/// What differs by kind of facility: the generation a study must promise, and the cost share (3, 4.1).
pub static FACILITIES: Table = Table {
    key: "facilities",
    columns: &[&TYPE, &GENERATION_LEAST, &SHARE_LEAST],
    topics: &["generation-minimum", "cost-share"],
};
/// Kind of facility.
pub static TYPE: Column = Column { key: "facility-type", kind: ColumnKind::Key };
/// Least incremental generation; zero where there is no minimum.
pub static GENERATION_LEAST: Column =
    Column { key: "least-generation", kind: ColumnKind::Number(KWH_PER_YEAR) };
/// Least cost share.
pub static SHARE_LEAST: Column = Column { key: "least-cost-share", kind: ColumnKind::Number(PERCENT) };

/// Every number.
pub(super) static PARAMETERS: &[&Parameter] = &[
    &FACILITY_MOST,
    &FORMULA_YEARS,
    &FORMULA_RATE,
    &shared::LABOR_SHARE,
    &shared::LEGAL_SHARE,
    &shared::ROUND_FUNDS,
    &shared::POST_1997_LIMIT,
    &shared::QUALIFYING_LIMIT,
    &shared::LIFE_LEAST,
    &shared::FILES_MOST,
    &shared::REVIEW_DAYS,
    &DRAFT_MONTHS,
    &REPORT_MONTHS,
    &shared::RECORD_YEARS,
];
