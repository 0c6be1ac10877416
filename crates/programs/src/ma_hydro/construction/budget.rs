//! The budget of each phase, its cost share and its labor (5.1).

use super::fields::{
    COST, DESIGN_COST, DESIGN_EARLY, DESIGN_LABOR, DESIGN_RELATED_LABOR, DESIGN_SHARE, EARLY, LABOR,
    RELATED_APPROVED, RELATED_LABOR, REQUESTED_DESIGN, SERVICE, SHARE,
};
use super::findings::{
    DESIGN_LABOR_HIGH, DESIGN_SHARE_LOW, LABOR_HIGH, LEGAL_HIGH, SERVICE as SERVICE_LONG, SHARE_LOW,
};
use super::parameters::{SERVICE_YEARS, SHARE_LEAST as LEAST};
use super::rules::{
    BUDGET, COUNTED, DESIGN_COUNTED, DESIGN_LABOR_LIMIT, DESIGN_LABOR_PERCENT, DESIGN_SHARE_LEAST,
    DESIGN_SHARE_PERCENT, LABOR_LIMIT, LABOR_PERCENT, SHARE_LEAST, SHARE_PERCENT,
};
use crate::ma_hydro::award::none;
use crate::ma_hydro::budget::{self as shared, Budget, Labor};
use estimado_worksheet::answers::{Answers, Code, Problems};
use estimado_worksheet::rule::{Finding, Rule};
use estimado_worksheet::{Figure, Worksheet};

/// One phase: its questions, lines and findings.
struct Phase {
    budget: Budget,
    labor: Labor,
    counted: &'static Rule,
    least: &'static Rule,
    percent: &'static Rule,
    share_low: &'static Finding,
}

static CONSTRUCTION: Phase = Phase {
    budget: Budget { cost: &COST, early: &EARLY, share: &SHARE },
    labor: Labor {
        own: &LABOR,
        related: &RELATED_LABOR,
        limit: &LABOR_LIMIT,
        percent: &LABOR_PERCENT,
        too_high: &LABOR_HIGH,
    },
    counted: &COUNTED,
    least: &SHARE_LEAST,
    percent: &SHARE_PERCENT,
    share_low: &SHARE_LOW,
};
static DESIGN: Phase = Phase {
    budget: Budget { cost: &DESIGN_COST, early: &DESIGN_EARLY, share: &DESIGN_SHARE },
    labor: Labor {
        own: &DESIGN_LABOR,
        related: &DESIGN_RELATED_LABOR,
        limit: &DESIGN_LABOR_LIMIT,
        percent: &DESIGN_LABOR_PERCENT,
        too_high: &DESIGN_LABOR_HIGH,
    },
    counted: &DESIGN_COUNTED,
    least: &DESIGN_SHARE_LEAST,
    percent: &DESIGN_SHARE_PERCENT,
    share_low: &DESIGN_SHARE_LOW,
};

/// What counts of one phase.
pub(super) struct Counted {
    /// Its costs.
    pub cost: Figure,
    /// What the Grantee pays of them: the committed share, and no less than the least.
    pub share: Figure,
}

/// What counts of the project.
pub(super) struct Project {
    /// The construction phase.
    pub construction: Counted,
    /// The design phase, where there is one.
    pub design: Option<Counted>,
    /// Both together.
    pub budget: Figure,
}

/// Whether there is a design phase.
pub(super) fn with_design(w: &Worksheet<'_>) -> bool {
    w.answer(&DESIGN_COST).is_some_and(|cost| cost.is_over(&none()).held())
}

/// Works the budgets out. Their limits are shown also where something blocks.
pub(super) fn work(w: &Worksheet<'_>) -> Project {
    let construction = CONSTRUCTION.work(w);
    let design = with_design(w).then(|| DESIGN.work(w));
    let budget = match &design {
        Some(design) => w.enter(&BUDGET, &construction.cost + &design.cost),
        None => construction.cost.clone(),
    };
    if let Some(related) = shared::together(w, &RELATED_LABOR, &DESIGN_RELATED_LABOR) {
        shared::related_party(w, &related, &RELATED_APPROVED);
    }
    shared::legal(w, &budget, &LEGAL_HIGH);
    if let Some(years) = w.answer(&SERVICE) {
        w.report_when(years.is_over(&w.number(&SERVICE_YEARS)), &SERVICE_LONG);
    }
    Project { construction, design, budget }
}

impl Phase {
    fn work(&self, w: &Worksheet<'_>) -> Counted {
        let cost = w.enter(self.counted, self.budget.counted(w));
        let least = w.enter(self.least, &cost * &w.number(&LEAST).share());
        let share = w.answer(self.budget.share);
        if let Some(share) = &share {
            w.enter(self.percent, (share / &cost).in_percent());
            w.report_when(share.is_under(&least), self.share_low);
        }
        self.labor.check(w, &cost);
        Counted { cost, share: share.map_or(least.clone(), |share| share.at_least(&least)) }
    }
}

/// Problems between the parts of the budgets. Without a design phase its parts are out of range; a design cost that is
/// itself wrong says nothing about them.
pub(super) fn across(answers: &Answers, problems: &mut Problems) {
    CONSTRUCTION.budget.across(answers, problems);
    if problems.has(&DESIGN_COST) {
        return;
    }
    if answers.number(&DESIGN_COST).is_some_and(|cost| !cost.is_zero()) {
        DESIGN.budget.across(answers, problems);
        return;
    }
    for part in [&DESIGN_EARLY, &DESIGN_SHARE, &DESIGN_LABOR, &DESIGN_RELATED_LABOR, &REQUESTED_DESIGN] {
        if answers.number(part).is_some_and(|part| !part.is_zero()) {
            problems.add_beside(part, Code::OutOfRange, &DESIGN_COST);
        }
    }
}
