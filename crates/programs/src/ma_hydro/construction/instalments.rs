//! What is paid at which milestone, and on what conditions (5.3).

use super::fields::{LIHI, PAID_1, PAID_2, PERMITS, RPS_1, RPS_2, RPS_3};
use super::findings::{DESIGN_INCOMPLETE, LAST_NEEDS_RPS, LAST_WITHHELD, LIHI as LIHI_NEEDED, WITHHELD};
use super::formula::Grant;
use super::parameters::{INSTALMENTS, MILESTONE, WITH_RPS, WITHOUT_RPS};
use super::rules::{DESIGN_PAYMENT, PAYMENT_1, PAYMENT_2, PAYMENT_3, UP_TO_1, UP_TO_2};
use crate::ma_hydro::award::none;
use crate::ma_hydro::facility::is_conduit;
use crate::ma_hydro::fields::RPS;
use estimado_worksheet::{Figure, Worksheet};

/// All of the design grant, when the permits are there and, but for conduits, LIHI certification is applied for.
pub(super) fn design(w: &Worksheet<'_>, grant: &Grant) -> Option<Figure> {
    let part = grant.design.clone()?;
    let no_permits = w.yes_no(&PERMITS) == Some(false);
    let incomplete = no_permits || lacks_lihi(w);
    w.report_if(incomplete, &DESIGN_INCOMPLETE);
    Some(w.enter(&DESIGN_PAYMENT, if incomplete { none() } else { part }))
}

fn lacks_lihi(w: &Worksheet<'_>) -> bool {
    !is_conduit(w) && w.yes_no(&LIHI) == Some(false)
}

/// RPS status at a milestone: as stated for it, else as it was before.
struct Status {
    first: Option<&'static str>,
    second: Option<&'static str>,
    /// What was imminent need not have come about at completion.
    last: Option<&'static str>,
}

fn status(w: &Worksheet<'_>) -> Status {
    let applied = match w.choice(&RPS) {
        Some("likely" | "unlikely") => Some("pending"),
        other => other,
    };
    let first = w.choice(&RPS_1).or(applied);
    let second = w.choice(&RPS_2).or(first);
    let last = w.choice(&RPS_3).or(second.filter(|status| *status == "qualified"));
    Status { first, second, last }
}

/// The three instalments of the construction grant. Each milestone has a limit on what is paid up to it, so what was not
/// drawn at one can be drawn at the next.
pub(super) fn construction(w: &Worksheet<'_>, grant: &Grant) {
    let status = status(w);
    let pending = [status.first, status.second].contains(&Some("pending"));
    w.report_if(pending, &WITHHELD);
    let lihi_first = grant.design.is_none() && lacks_lihi(w);
    w.report_if(lihi_first, &LIHI_NEEDED);
    let up_to_1 = up_to(w, grant, "milestone-1", status.first);
    let up_to_2 = up_to(w, grant, "milestone-2", status.second);
    let Some((up_to_1, up_to_2)) = up_to_1.zip(up_to_2) else { return };

    let first = w.enter(&UP_TO_1, if lihi_first { none() } else { up_to_1 });
    let first = w.enter(&PAYMENT_1, first);
    let paid_1 = w.answer(&PAID_1).unwrap_or(first);
    let second = w.enter(&UP_TO_2, up_to_2);
    let second = w.enter(&PAYMENT_2, (&second - &paid_1).at_least(&none()));
    let paid_2 = w.answer(&PAID_2).unwrap_or(second);
    last(w, status.last, (&(&grant.written - &paid_1) - &paid_2).at_least(&none()));
}

/// What may be paid up to a milestone; unknown where it depends on a status that is unknown.
fn up_to(w: &Worksheet<'_>, grant: &Grant, milestone: &str, status: Option<&str>) -> Option<Figure> {
    let row = w.rows(&INSTALMENTS).find(|row| row.is(&MILESTONE, milestone))?;
    let in_full = is_conduit(w) || matches!(status?, "qualified" | "imminent");
    let share = row.number(if in_full { &WITH_RPS } else { &WITHOUT_RPS });
    Some((&grant.construction * &share.share()).in_cents())
}

/// The rest, which needs RPS qualification itself: imminent is not enough.
fn last(w: &Worksheet<'_>, status: Option<&str>, rest: Figure) {
    let withheld = status.is_some_and(|status| status != "qualified");
    w.report_if(withheld, &LAST_WITHHELD);
    w.report_if(status.is_none(), &LAST_NEEDS_RPS);
    w.enter(&PAYMENT_3, if withheld { none() } else { rest });
}
