//! Fee, guarantee and metering charge. Fee and guarantee are those of the quarter, as entered; none is assumed.

use super::fields::{FEE, GUARANTEE_PERCENT};
use super::rules::{FEE_NOT_GIVEN, GUARANTEE_NOT_GIVEN};
use crate::pr_gef::amounts;
use crate::pr_gef::fields::COST;
use crate::pr_gef::rules::APPLICATION_FEE;
use estimado_worksheet::Worksheet;

/// Enters every charge that the answers call for.
pub(super) fn run(w: &Worksheet<'_>) {
    match w.answer(&FEE) {
        Some(fee) => {
            w.enter(&APPLICATION_FEE, fee);
        }
        None => w.report(&FEE_NOT_GIVEN),
    }
    match w.answer(&GUARANTEE_PERCENT) {
        Some(percent) => amounts::guarantee(w, &w.given(&COST) * &percent.share()),
        None => w.report(&GUARANTEE_NOT_GIVEN),
    }
    amounts::metering(w);
}
