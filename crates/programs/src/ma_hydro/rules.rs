//! Lines and days that both grants share.

use estimado_worksheet::rule::{Deadline, Returns, Rule};
use estimado_worksheet::unit::{MW, PERCENT, USD, USD_PER_KWH_YEAR};

/// The lesser of the two nameplate capacities (2).
pub static CAPACITY: Rule = Rule::quantity("facility-capacity-mw", MW, &["facility-capacity"]);
/// The most that may be spent on legal matters.
pub static LEGAL_LIMIT: Rule = Rule::amount("legal-limit", &["legal"]);
/// Legal expenses as a share of the budget.
pub static LEGAL_PERCENT: Rule = Rule::quantity("legal-share-percent", PERCENT, &["legal"]);
/// The most this project can be granted, before the request and the money left.
pub static MAXIMUM: Rule = Rule::amount("maximum-grant", &["maximum"]);
/// What is left of the round.
pub static FUNDS_LEFT: Rule = Rule::amount("program-funds-remaining", &["round-funds"]);
/// What is asked for.
pub static ASKED: Rule = Rule::step("asked-grant", USD, &["award"]);
/// The grant.
pub static INCENTIVE: Rule = Rule::amount("incentive", &["award"]);
/// The grant for each kilowatt-hour a year.
pub static PER_KWH_YEAR: Rule = Rule::quantity("grant-dollars-per-kwh-year", USD_PER_KWH_YEAR, &["award"]);
/// What the Grantee pays.
pub static COST_SHARE: Rule =
    Rule::amount("grantee-cost-share", &["cost-share"]).charge("project", Returns::No);
/// What the actual costs save of the grant.
pub static GRANT_SAVINGS: Rule = Rule::amount("grant-savings", &["savings"]);
/// What they save the Grantee.
pub static GRANTEE_SAVINGS: Rule = Rule::amount("grantee-savings", &["savings"]);

/// When MassCEC means to have decided.
pub static REVIEW_TARGET: Deadline = Deadline::new("review-target", &["review"]);
/// How long the records are kept.
pub static RECORDS_UNTIL: Deadline = Deadline::new("records-retention-until", &["records"]);
