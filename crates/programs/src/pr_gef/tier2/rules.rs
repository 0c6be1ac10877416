//! Lines, findings and days of Tier 2.

use estimado_worksheet::rule::{Deadline, Finding, Rule};
use estimado_worksheet::unit::{CALENDAR_YEAR, KW, ONE, PERCENT, USD, USD_PER_KWH};

/// Capacity of all proposals of the group in the quarter.
pub static AGGREGATE: Rule =
    Rule::quantity("aggregate-capacity-kw", KW, &["tier-capacity", "controlled-group"]);
/// The percentage of the Total Project Cost.
pub static OF_COST: Rule = Rule::step("share-of-project-cost", USD, &["incentive-steps"]);
/// The percentage of the cost at the Reference Cost.
pub static OF_REFERENCE: Rule = Rule::step("share-of-reference-cost", USD, &["incentive-steps"]);
/// The most the project may receive.
pub static MAXIMUM: Rule = Rule::amount("maximum-incentive", &["incentive-steps"]);
/// The most the Act allows.
pub static CAP_50: Rule = Rule::amount("cap-50-percent", &["percent-limit"]);
/// What the proposal asks for.
pub static REQUEST: Rule = Rule::step("incentive-requested", USD, &["request"]);
/// Incentive for each kilowatt-hour of a year, a measure by which proposals are compared.
pub static PER_KWH: Rule = Rule::quantity("incentive-per-kwh", USD_PER_KWH, &["cost-effectiveness"]);

/// Financing to show.
pub static FINANCING_NEEDED: Rule = Rule::amount("financing-needed", &["financing"]);
/// Financing shown, as a share of the development cost.
pub static FINANCING_SHARE: Rule = Rule::quantity("financing-share-percent", PERCENT, &["financing"]);

/// Quarter of the application.
pub static FUNDING_QUARTER: Rule = Rule::quantity("funding-quarter", ONE, &["quarters"]);
/// Calendar year in which its fiscal year began.
pub static FISCAL_YEAR: Rule = Rule::quantity("fiscal-year-start", CALENDAR_YEAR, &["quarters"]);

/// Not above the boundary of the tier, with every proposal of the group.
pub static NOT_OVER_100: Finding =
    Finding::blocker("at-or-under-100-kw", &["tier-capacity", "controlled-group"]);
/// Above the boundary only with the other proposals of the group.
pub static ONLY_BY_GROUP: Finding =
    Finding::warning("tier-2-only-by-controlled-group-total", &["controlled-group", "tier-capacity"]);
/// A project behind its own Point of Interconnection is not above the boundary.
pub static POINT_NOT_OVER_100: Finding =
    Finding::blocker("interconnection-point-at-or-under-100-kw", &["tier-capacity"]);
/// Larger than the program's web page says.
pub static OVER_1_MW: Finding = Finding::warning("over-1-mw", &["largest-size"]);
/// The percentage is held to the limit of the Act.
pub static PERCENT_CAPPED: Finding = Finding::warning("percent-capped-at-50", &["percent-limit"]);
/// More is asked for than the maximum.
pub static OVER_MAXIMUM: Finding = Finding::warning("request-over-maximum", &["request", "incentive-steps"]);
/// The figure is a ceiling: proposals compete.
pub static COMPETITIVE: Finding = Finding::info("award-is-competitive", &["competition", "request"]);
/// The Evaluation Committee must approve.
pub static COMMITTEE: Finding = Finding::info("evaluation-committee-approval-required", &["committee"]);
/// Too little financing is shown.
pub static FINANCING_SHORT: Finding = Finding::blocker("financing-evidence-under-50-percent", &["financing"]);
/// The fee was not entered.
pub static FEE_NOT_GIVEN: Finding = Finding::info("application-fee-not-given", &["application-fee"]);
/// The guarantee was not entered.
pub static GUARANTEE_NOT_GIVEN: Finding = Finding::info("reservation-guarantee-not-given", &["guarantee"]);
/// Applied after the first days of the quarter.
pub static OUTSIDE_WINDOW: Finding =
    Finding::blocker("application-outside-window", &["application-window", "quarters"]);
/// An extension beyond the longest reservation.
pub static EXTENSION_LIMITED: Finding =
    Finding::warning("extension-limited-to-24-months", &["reservation-term"]);

/// Every finding of its own.
pub(super) static FINDINGS: &[&Finding] = &[
    &NOT_OVER_100,
    &ONLY_BY_GROUP,
    &POINT_NOT_OVER_100,
    &OVER_1_MW,
    &PERCENT_CAPPED,
    &OVER_MAXIMUM,
    &COMPETITIVE,
    &COMMITTEE,
    &FINANCING_SHORT,
    &FEE_NOT_GIVEN,
    &GUARANTEE_NOT_GIVEN,
    &OUTSIDE_WINDOW,
    &EXTENSION_LIMITED,
];

/// Last day for proposals of the quarter.
pub static APPLICATION_DEADLINE: Deadline = Deadline::new("application-deadline", &["application-window"]);
/// Last day for proposals of the next quarter.
pub static NEXT_DEADLINE: Deadline = Deadline::new("next-application-deadline", &["application-window"]);
/// Notice of the determinations of the quarter.
pub static DETERMINATION_BY: Deadline = Deadline::new("determination-by", &["determination"]);
/// End of the technical evaluation.
pub static EVALUATED_BY: Deadline = Deadline::new("technical-evaluation-by", &["evaluation"]);
/// End of the inspection.
pub static INSPECTED_BY: Deadline = Deadline::new("inspection-complete-by", &["inspection"]);
/// Petition to the Court of Appeals.
pub static REVIEW_DUE: Deadline = Deadline::new("judicial-review-due", &["judicial-review"]);
/// Order of the Court of Appeals to stay the process.
pub static STAY_DUE: Deadline = Deadline::new("stay-order-due", &["stay"]);
