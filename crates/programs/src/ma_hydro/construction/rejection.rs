//! What is paid when DOER or LIHI rejects the facility after the design phase (5.3).

use super::budget::Project;
use super::fields::{PAID_1, PAID_2, SPENT};
use super::findings::{REJECTED, SPENT_UNKNOWN};
use super::formula::Grant;
use super::rules::{AFTER_REJECTION, ALREADY_PAID, SETTLEMENT, SETTLEMENT_BY_PERCENT, SHARE_AS_SUM};
use crate::ma_hydro::award::none;
use estimado_worksheet::{Figure, Worksheet};

/// The costs up to the rejection less the Grantee's cost share, in place of the instalments. The solicitation does not say
/// whether the share is a sum or a percentage: the sum pays less and is the estimate, the percentage stands beside it.
pub(super) fn settle(w: &Worksheet<'_>, project: &Project, grant: &Grant, design: Option<&Figure>) -> Figure {
    w.report(&REJECTED);
    let paid = match (w.answer(&PAID_1), w.answer(&PAID_2)) {
        (Some(first), Some(second)) => &first + &second,
        (first, second) => first.or(second).unwrap_or_else(none),
    };
    let paid = w.enter(&ALREADY_PAID, paid);
    let mut received = design.map_or(paid.clone(), |design| design + &paid);
    match w.answer(&SPENT) {
        Some(spent) => {
            let (cost, part) = (&project.construction.cost, &grant.construction);
            let share = w.enter(&SHARE_AS_SUM, cost - part);
            let due = |reimbursed: Figure| (&part.at_most(&reimbursed) - &paid).at_least(&none());
            let settled = w.enter(&SETTLEMENT, due(&spent - &share));
            w.enter(&SETTLEMENT_BY_PERCENT, due(&(&spent * part) / cost));
            received = &received + &settled;
        }
        None => w.report(&SPENT_UNKNOWN),
    }
    w.enter(&AFTER_REJECTION, received)
}
