//! What a study can be granted, in the steps of section 4.1.

use super::dates;
use super::fields::{
    ACTUAL, AGREED, CONSULTANT, EARLY, EXPENSES, LABOR, PRE_FEASIBILITY, PRIOR, RELATED_APPROVED,
    RELATED_LABOR, SHARE,
};
use super::findings;
use super::parameters::{
    FACILITIES, FACILITY_MOST, FORMULA_RATE, FORMULA_YEARS, GENERATION_LEAST, SHARE_LEAST as SHARE_COLUMN,
    TYPE,
};
use super::rules::{
    CONDUIT_FORMULA, COUNTED, FACILITY_CAP, FINAL, GENERATION_20, LABOR_LIMIT, LABOR_PERCENT, PAYMENT, ROOM,
    SHARE_LEAST, SHARE_LEAST_PERCENT, SHARE_PERCENT,
};
use crate::ma_hydro::award::{self, Actual, none};
use crate::ma_hydro::budget::{self, Budget, Labor};
use crate::ma_hydro::checks;
use crate::ma_hydro::facility::{self, is_conduit};
use crate::ma_hydro::fields::{FACILITY, GENERATION};
use crate::ma_hydro::findings as shared;
use crate::ma_hydro::papers;
use crate::ma_hydro::rules::{COST_SHARE, INCENTIVE, MAXIMUM};
use estimado_worksheet::rule::Paper;
use estimado_worksheet::{Figure, Worksheet};

/// The study budget.
pub(super) static BUDGET: Budget = Budget { cost: &EXPENSES, early: &EARLY, share: &SHARE };
/// Labor in it.
static STUDY_LABOR: Labor = Labor {
    own: &LABOR,
    related: &RELATED_LABOR,
    limit: &LABOR_LIMIT,
    percent: &LABOR_PERCENT,
    too_high: &findings::LABOR_HIGH,
};

/// Form B of the study grant.
pub(super) static FORM_B: Paper = Paper::at("form-b-feasibility-study", "application", &["package"]);
/// What is known before the study.
pub(super) static DESCRIPTION: Paper =
    Paper::at("pre-feasibility-description", "application", &["feasibility"]);
/// Outline of the study.
pub(super) static OUTLINE: Paper = Paper::at("feasibility-study-outline-word", "application", &["package"]);

/// What the later steps need of the earlier.
struct Basis {
    /// The expenses that count.
    expenses: Figure,
    /// The least cost share, as a percentage.
    least_percent: Figure,
    /// The same in dollars.
    least: Figure,
    /// Generation over the years the formula counts.
    generation: Figure,
}

/// Works a study out. Checks come first: with a blocker nothing is granted, and nothing that would follow from a grant is shown.
pub(super) fn work(w: &Worksheet<'_>) {
    let Some(basis) = basis(w) else { return };
    checks::applicant(w);
    checks::application(w);
    w.report_if(w.yes_no(&PRE_FEASIBILITY) == Some(false), &findings::NO_PRE_FEASIBILITY);
    if let Some(prior) = w.answer(&PRIOR) {
        w.report_when(prior.is_at_least(&w.number(&FACILITY_MOST)), &findings::FACILITY_USED_UP);
    }
    let funds = award::funds(w);
    dates::count(w);
    papers::ask(w, &FORM_B, &[&DESCRIPTION, &OUTLINE]);
    if w.is_eligible() { grant(w, &basis, funds.as_ref()) } else { award::refuse(w) }
}

/// The budget and its limits, which are shown also where something blocks.
fn basis(w: &Worksheet<'_>) -> Option<Basis> {
    let kind = w.choice(&FACILITY)?;
    let row = w.rows(&FACILITIES).find(|row| row.is(&TYPE, kind))?;
    facility::check(w, &row.number(&GENERATION_LEAST));
    let expenses = w.enter(&COUNTED, BUDGET.counted(w));
    let least_percent = w.enter(&SHARE_LEAST_PERCENT, row.number(&SHARE_COLUMN));
    let least = w.enter(&SHARE_LEAST, &expenses * &least_percent.share());
    if let Some(share) = w.answer(&SHARE) {
        w.enter(&SHARE_PERCENT, (&share / &expenses).in_percent());
        w.report_when(share.is_under(&least), &findings::SHARE_LOW);
    }
    w.report_if(w.yes(&CONSULTANT), &findings::CONSULTANT);
    if let Some(related) = w.answer(&RELATED_LABOR) {
        budget::related_party(w, &related, &RELATED_APPROVED);
    }
    STUDY_LABOR.check(w, &expenses);
    budget::legal(w, &expenses, &findings::LEGAL_HIGH);
    let generation = w.enter(&GENERATION_20, &w.given(&GENERATION) * &w.number(&FORMULA_YEARS));
    Some(Basis { expenses, least_percent, least, generation })
}

/// The maximum, the grant, and who pays what.
fn grant(w: &Worksheet<'_>, basis: &Basis, funds: Option<&Figure>) {
    let maximum = maximum(w, basis);
    let award = w.enter(&INCENTIVE, w.if_eligible(&award::limited(w, &maximum, funds)));
    award::effectiveness(w, &award);
    w.enter(&COST_SHARE, &basis.expenses.in_cents() - &award.in_cents());
    match w.answer(&ACTUAL) {
        Some(spent) => {
            let (budget, least) = (basis.expenses.clone(), basis.least_percent.clone());
            Actual { line: &FINAL, budget, spent, agreed: &AGREED, least }.settle(w, &award);
        }
        None => {
            w.enter(&PAYMENT, award);
        }
    }
}

/// The least of what the facility can still be granted, what the formula for conduits gives and what the cost share leaves.
fn maximum(w: &Worksheet<'_>, basis: &Basis) -> Figure {
    let most = w.number(&FACILITY_MOST);
    let cap = w.answer(&PRIOR).map_or(most.clone(), |prior| (&most - &prior).at_least(&none()));
    let cap = w.enter(&FACILITY_CAP, cap);
    let formula =
        is_conduit(w).then(|| w.enter(&CONDUIT_FORMULA, &basis.generation * &w.number(&FORMULA_RATE)));
    let share = w.answer(&SHARE).map_or(basis.least.clone(), |share| share.at_least(&basis.least));
    let room = w.enter(&ROOM, &basis.expenses - &share);
    let by_facility = formula.as_ref().map_or(cap.clone(), |formula| cap.at_most(formula));
    let maximum = w.enter(&MAXIMUM, by_facility.at_most(&room));
    award::caps(w, &maximum, &[(&cap, &shared::CAP_AWARD), (&room, &shared::CAP_COST_SHARE)]);
    if let Some(formula) = formula {
        award::caps(w, &maximum, &[(&formula, &shared::CAP_GENERATION)]);
    }
    maximum
}
