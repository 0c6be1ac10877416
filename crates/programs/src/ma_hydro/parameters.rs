//! Numbers that both grants take from their edition.

use estimado_worksheet::edition::Parameter;
use estimado_worksheet::unit::{DAY, MW, ONE, PERCENT, USD, YEAR};

/// Most capacity that may come from improvements after 1997.
pub static POST_1997_LIMIT: Parameter = Parameter::new("post-1997-limit", MW, &["facility-size"]);
/// Largest qualifying conduit facility.
pub static QUALIFYING_LIMIT: Parameter =
    Parameter::new("qualifying-conduit-limit", MW, &["qualifying-conduit"]);
/// Useful life that an upgrade must reach.
pub static LIFE_LEAST: Parameter = Parameter::new("least-useful-life", YEAR, &["useful-life"]);
/// Money of the round.
pub static ROUND_FUNDS: Parameter = Parameter::new("round-funds", USD, &["round-funds"]);
/// Most electronic files.
pub static FILES_MOST: Parameter = Parameter::new("most-electronic-files", ONE, &["electronic-files"]);
/// Share of the budget that labor may take.
pub static LABOR_SHARE: Parameter = Parameter::new("labor-share", PERCENT, &["labor"]);
/// Share of the budget that legal expenses may take.
pub static LEGAL_SHARE: Parameter = Parameter::new("legal-share", PERCENT, &["legal"]);
/// Days in which MassCEC means to decide.
pub static REVIEW_DAYS: Parameter = Parameter::new("review-days", DAY, &["review"]);
/// Years the records are kept.
pub static RECORD_YEARS: Parameter = Parameter::new("record-years", YEAR, &["records"]);
