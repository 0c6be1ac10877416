//! Lines and days of the construction grant.

use crate::ma_hydro::rules as shared;
use estimado_worksheet::rule::{Deadline, Rule};
use estimado_worksheet::unit::{PERCENT, USD};

/// The construction costs that count: those before the agreement do not.
pub static COUNTED: Rule = Rule::step("counted-construction-cost", USD, &["early-costs"]);
/// The design costs that count.
pub static DESIGN_COUNTED: Rule = Rule::step("counted-design-cost", USD, &["early-costs"]);
/// Both.
pub static BUDGET: Rule = Rule::step("project-budget", USD, &["early-costs"]);
/// Least cost share of the construction phase.
pub static SHARE_LEAST: Rule = Rule::amount("construction-minimum-cost-share", &["cost-share"]);
/// Cost share committed for it.
pub static SHARE_PERCENT: Rule = Rule::quantity("construction-cost-share-percent", PERCENT, &["cost-share"]);
/// Least cost share of the design phase.
pub static DESIGN_SHARE_LEAST: Rule = Rule::amount("design-minimum-cost-share", &["cost-share"]);
/// Cost share committed for it.
pub static DESIGN_SHARE_PERCENT: Rule = Rule::quantity("design-cost-share-percent", PERCENT, &["cost-share"]);
/// Most labor in the construction phase.
pub static LABOR_LIMIT: Rule = Rule::amount("construction-labor-limit", &["labor"]);
/// Labor as a share of it.
pub static LABOR_PERCENT: Rule = Rule::quantity("construction-labor-share-percent", PERCENT, &["labor"]);
/// Most labor in the design phase.
pub static DESIGN_LABOR_LIMIT: Rule = Rule::amount("design-labor-limit", &["labor"]);
/// Labor as a share of it.
pub static DESIGN_LABOR_PERCENT: Rule = Rule::quantity("design-labor-share-percent", PERCENT, &["labor"]);

/// What the cost share leaves of the construction phase.
pub static ROOM: Rule = Rule::step("construction-room", USD, &["cost-share"]);
/// What the cost share leaves of the design phase.
pub static DESIGN_ROOM: Rule = Rule::step("design-room", USD, &["cost-share"]);
/// What a design phase may take beside that construction grant.
pub static DESIGN_BESIDE: Rule = Rule::step("design-beside-construction", USD, &["design-part"]);
/// The lesser of both.
pub static DESIGN_MOST: Rule = Rule::step("design-most", USD, &["design-part", "cost-share"]);
/// What both phases can be granted.
pub static PHASES: Rule = Rule::step("both-phases", USD, &["cost-share", "design-part"]);
/// What the incremental generation allows.
pub static BY_GENERATION: Rule = Rule::step("grant-by-generation", USD, &["maximum"]);

/// The award before the request for the design phase is looked at.
pub static BEFORE_DESIGN: Rule = Rule::step("award-before-design", USD, &["award"]);
/// The most of it that the design phase may take.
pub static DESIGN_LIMIT: Rule = Rule::step("design-grant-limit", USD, &["design-part", "cost-share"]);
/// The part for the design phase.
pub static DESIGN_GRANT: Rule = Rule::amount("design-grant", &["design-part"]);
/// The award.
pub static AWARD: Rule = Rule::step("award", USD, &["award"]);
/// The part for the construction phase.
pub static GRANT: Rule = Rule::amount("construction-grant", &["award"]);

/// Instalment of the design grant.
pub static DESIGN_PAYMENT: Rule =
    Rule::amount("design-installment", &["design-milestone"]).receipt("design-milestone");
/// Paid up to milestone 1, at most.
pub static UP_TO_1: Rule = Rule::step("paid-up-to-milestone-1", USD, &["instalments"]);
/// Paid up to milestone 2, at most.
pub static UP_TO_2: Rule = Rule::step("paid-up-to-milestone-2", USD, &["instalments"]);
/// First instalment of the construction grant.
pub static PAYMENT_1: Rule =
    Rule::amount("construction-installment-1", &["instalments"]).receipt("milestone-1");
/// Second instalment.
pub static PAYMENT_2: Rule =
    Rule::amount("construction-installment-2", &["instalments"]).receipt("milestone-2");
/// Last instalment.
pub static PAYMENT_3: Rule =
    Rule::amount("construction-installment-3", &["last-instalment"]).receipt("final-milestone");

/// What was paid before the rejection.
pub static ALREADY_PAID: Rule = Rule::step("paid-before-rejection", USD, &["rejection"]);
/// The Grantee's cost share of the construction phase, as a sum.
pub static SHARE_AS_SUM: Rule = Rule::step("construction-cost-share-as-sum", USD, &["rejection"]);
/// What is still paid after a rejection.
pub static SETTLEMENT: Rule = Rule::amount("rejection-reimbursement", &["rejection"]).receipt("rejection");
/// The same, where the cost share is read as a percentage.
pub static SETTLEMENT_BY_PERCENT: Rule =
    Rule::amount("rejection-reimbursement-if-proportional", &["rejection"]);
/// What comes together after a rejection.
pub static AFTER_REJECTION: Rule = Rule::step("grant-after-rejection", USD, &["rejection"]);

/// The grant by what the project cost.
pub static FINAL: Rule = Rule::amount("final-grant", &["savings"]);

/// Completion of the design.
pub static DESIGN_DUE: Deadline = Deadline::new("design-milestone-due", &["design-milestone"]);
/// Milestone 1.
pub static MILESTONE_1_DUE: Deadline = Deadline::new("construction-milestone-1-due", &["milestones"]);
/// Final milestone.
pub static FINAL_DUE: Deadline = Deadline::new("final-milestone-due", &["milestones", "commissioning"]);
/// When to begin with the Production Tracking System.
pub static TRACKING_FROM: Deadline = Deadline::new("pts-reporting-start-advised", &["production-reports"]);
/// Last production report.
pub static REPORTING_UNTIL: Deadline = Deadline::new("production-reporting-until", &["production-reports"]);

/// Every line, in the order of the working.
pub(super) static RULES: &[&Rule] = &[
    &shared::CAPACITY,
    &COUNTED,
    &DESIGN_COUNTED,
    &BUDGET,
    &SHARE_LEAST,
    &SHARE_PERCENT,
    &DESIGN_SHARE_LEAST,
    &DESIGN_SHARE_PERCENT,
    &LABOR_LIMIT,
    &LABOR_PERCENT,
    &DESIGN_LABOR_LIMIT,
    &DESIGN_LABOR_PERCENT,
    &shared::LEGAL_LIMIT,
    &shared::LEGAL_PERCENT,
    &ROOM,
    &DESIGN_ROOM,
    &DESIGN_BESIDE,
    &DESIGN_MOST,
    &PHASES,
    &BY_GENERATION,
    &shared::MAXIMUM,
    &shared::FUNDS_LEFT,
    &shared::ASKED,
    &BEFORE_DESIGN,
    &DESIGN_LIMIT,
    &DESIGN_GRANT,
    &AWARD,
    &GRANT,
    &DESIGN_PAYMENT,
    &UP_TO_1,
    &PAYMENT_1,
    &UP_TO_2,
    &PAYMENT_2,
    &PAYMENT_3,
    &ALREADY_PAID,
    &SHARE_AS_SUM,
    &SETTLEMENT,
    &SETTLEMENT_BY_PERCENT,
    &AFTER_REJECTION,
    &shared::INCENTIVE,
    &shared::PER_KWH_YEAR,
    &shared::COST_SHARE,
    &FINAL,
    &shared::GRANT_SAVINGS,
    &shared::GRANTEE_SAVINGS,
];

/// Every day.
pub(super) static DAYS: &[&Deadline] = &[
    &shared::REVIEW_TARGET,
    &DESIGN_DUE,
    &MILESTONE_1_DUE,
    &FINAL_DUE,
    &TRACKING_FROM,
    &REPORTING_UNTIL,
    &shared::RECORDS_UNTIL,
];
