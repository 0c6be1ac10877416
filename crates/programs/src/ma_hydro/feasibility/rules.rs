//! Lines and days of the study grant.

use crate::ma_hydro::rules as shared;
use estimado_worksheet::rule::{Deadline, Rule};
use estimado_worksheet::unit::{KWH, PERCENT, USD};

/// The expenses that count: those before the agreement do not.
pub static COUNTED: Rule = Rule::step("counted-expenses", USD, &["early-costs"]);
/// Least cost share, as a percentage.
pub static SHARE_LEAST_PERCENT: Rule = Rule::quantity("minimum-cost-share-percent", PERCENT, &["cost-share"]);
/// Least cost share.
pub static SHARE_LEAST: Rule = Rule::amount("minimum-cost-share", &["cost-share"]);
/// Cost share committed.
pub static SHARE_PERCENT: Rule = Rule::quantity("cost-share-percent", PERCENT, &["cost-share"]);
/// Most labor.
pub static LABOR_LIMIT: Rule = Rule::amount("labor-limit", &["labor"]);
/// Labor as a share of the expenses.
pub static LABOR_PERCENT: Rule = Rule::quantity("labor-share-percent", PERCENT, &["labor"]);
/// Generation over the years the formula counts.
pub static GENERATION_20: Rule = Rule::quantity("incremental-generation-kwh-20-years", KWH, &["maximum"]);
/// What the facility can still be granted.
pub static FACILITY_CAP: Rule = Rule::step("facility-cap", USD, &["maximum"]);
/// What the formula for conduits gives.
pub static CONDUIT_FORMULA: Rule = Rule::step("conduit-formula", USD, &["maximum"]);
/// What the cost share leaves.
pub static ROOM: Rule = Rule::step("room-beside-cost-share", USD, &["cost-share"]);
/// The one payment, where the study is not finished.
pub static PAYMENT: Rule = Rule::step("study-payment", USD, &["payment"]).receipt("outcome");
/// The one payment, by what the study cost.
pub static FINAL: Rule = Rule::amount("final-grant", &["savings", "payment"]).receipt("outcome");

/// Draft final report.
pub static DRAFT_DUE: Deadline = Deadline::new("draft-report-due", &["reports"]);
/// Final report.
pub static REPORT_DUE: Deadline = Deadline::new("final-report-due", &["reports"]);

/// Every line, in the order of the working.
pub(super) static RULES: &[&Rule] = &[
    &shared::CAPACITY,
    &COUNTED,
    &SHARE_LEAST_PERCENT,
    &SHARE_LEAST,
    &SHARE_PERCENT,
    &LABOR_LIMIT,
    &LABOR_PERCENT,
    &shared::LEGAL_LIMIT,
    &shared::LEGAL_PERCENT,
    &GENERATION_20,
    &FACILITY_CAP,
    &CONDUIT_FORMULA,
    &ROOM,
    &shared::MAXIMUM,
    &shared::FUNDS_LEFT,
    &shared::ASKED,
    &shared::INCENTIVE,
    &shared::PER_KWH_YEAR,
    &shared::COST_SHARE,
    &PAYMENT,
    &FINAL,
    &shared::GRANT_SAVINGS,
    &shared::GRANTEE_SAVINGS,
];

/// Every day.
pub(super) static DEADLINES: &[&Deadline] =
    &[&shared::REVIEW_TARGET, &DRAFT_DUE, &REPORT_DUE, &shared::RECORDS_UNTIL];
