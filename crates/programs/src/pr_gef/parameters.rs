//! Numbers and the table that both tiers of the Green Energy Fund take from their editions.

use estimado_worksheet::edition::{Column, ColumnKind, Parameter, Table};
use estimado_worksheet::unit::{DAY, MONTH, ONE, PERCENT, USD};

/// Largest percentage the Act allows.
pub static PERCENT_LIMIT: Parameter = Parameter::new("percent-limit", PERCENT, &["percent-limit"]);
/// Ceiling of the charge for metering inspections.
pub static METERING_CHARGE_MOST: Parameter = Parameter::new("metering-charge-ceiling", USD, &["metering"]);
/// Metering inspections without charge.
pub static METERING_FREE: Parameter = Parameter::new("metering-inspections-free", ONE, &["metering"]);
/// Business days to sign the agreement.
pub static AGREEMENT_DAYS: Parameter = Parameter::new("agreement-days", DAY, &["agreement"]);
/// Months of the reservation.
pub static RESERVATION_MONTHS: Parameter = Parameter::new("reservation-months", MONTH, &["reservation-term"]);
/// Days to pay.
pub static PAYMENT_DAYS: Parameter = Parameter::new("payment-days", DAY, &["payment"]);
/// Business days to act on a variation.
pub static VARIATION_DAYS: Parameter = Parameter::new("variation-days", DAY, &["variation"]);
/// Largest change of size that needs no notice (REG-A 6.25).
pub static SIZE_CHANGE: Parameter = Parameter::new("size-change", PERCENT, &["project-changes"]);
/// Reserved amount above which the certifications are due (REG-A 6.21).
pub static CERTIFICATION_THRESHOLD: Parameter =
    Parameter::new("certification-threshold", USD, &["certifications"]);

/// Share of the payment to return, by time in service (REG-A 6.20).
pub static RECAPTURE: Table =
    Table { key: "recapture", columns: &[&UNTIL_MONTHS, &RECAPTURE_SHARE], topics: &["recapture"] };
/// Months in service, up to and including.
pub static UNTIL_MONTHS: Column = Column { key: "until-months", kind: ColumnKind::Number(MONTH) };
/// Share to return.
pub static RECAPTURE_SHARE: Column = Column { key: "recapture-share", kind: ColumnKind::Number(PERCENT) };
