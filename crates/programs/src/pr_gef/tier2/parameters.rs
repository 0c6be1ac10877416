//! Numbers and the table that Tier 2 takes from its edition. Percentage, Reference Cost, fee and guarantee stand in the
//! Tier 2 Reference Guide of each quarter, which is not at hand: they are answers.

use estimado_worksheet::edition::{Column, ColumnKind, Parameter, Table};
use estimado_worksheet::unit::{DAY, KW, MONTH, ONE, PERCENT, USD};

/// Size that a project must be above.
pub static TIER_BOUNDARY: Parameter = Parameter::new("tier-boundary", KW, &["tier-capacity"]);
/// Largest size, by the program's web page only.
pub static LARGEST_SIZE: Parameter = Parameter::new("largest-size", KW, &["largest-size"]);
/// Request or award from which the Evaluation Committee must approve.
pub static COMMITTEE_AMOUNT: Parameter = Parameter::new("committee-amount", USD, &["committee"]);
/// Financing to show, as a share of the development cost.
pub static FINANCING_LEAST: Parameter = Parameter::new("financing-least", PERCENT, &["financing"]);
/// Months from the signature to the latest end of the reservation.
pub static RESERVATION_MONTHS_MOST: Parameter =
    Parameter::new("reservation-months-most", MONTH, &["reservation-term"]);
/// Days of the technical evaluation.
pub static EVALUATION_DAYS: Parameter = Parameter::new("evaluation-days", DAY, &["evaluation"]);
/// Business days of the inspection.
pub static INSPECTION_DAYS: Parameter = Parameter::new("inspection-days", DAY, &["inspection"]);
/// Days to ask for reconsideration.
pub static RECONSIDERATION_DAYS: Parameter =
    Parameter::new("reconsideration-days", DAY, &["reconsideration"]);
/// Days to decide on a reconsideration.
pub static DECISION_DAYS: Parameter = Parameter::new("decision-days", DAY, &["reconsideration"]);
/// Days to ask the court for review.
pub static REVIEW_DAYS: Parameter = Parameter::new("review-days", DAY, &["judicial-review"]);
/// Days in which the court may order a stay.
pub static STAY_DAYS: Parameter = Parameter::new("stay-days", DAY, &["stay"]);

/// The quarters of the fiscal year (REG-B chapter 3, 2.1, 2.2, 2.3).
pub static QUARTERS: Table = Table {
    key: "quarters",
    columns: &[&QUARTER, &YEAR_OPENS, &OPENS, &PROPOSALS_UNTIL, &DETERMINED_BY],
    topics: &["quarters", "application-window", "determination"],
};
/// Number of the quarter.
pub static QUARTER: Column = Column { key: "quarter", kind: ColumnKind::Number(ONE) };
/// First day of the fiscal year of the quarter.
pub static YEAR_OPENS: Column = Column { key: "fiscal-year-opens", kind: ColumnKind::Yearly };
/// First day of the quarter.
pub static OPENS: Column = Column { key: "quarter-opens", kind: ColumnKind::Yearly };
/// Last day for proposals.
pub static PROPOSALS_UNTIL: Column = Column { key: "proposals-until", kind: ColumnKind::Yearly };
/// Day by which determinations are notified, unless it is no business day.
pub static DETERMINED_BY: Column = Column { key: "determined-by", kind: ColumnKind::Yearly };
