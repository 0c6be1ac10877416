//! A budget: what of it counts, and how much of it labor and legal expenses may take (4.1, 5.1).

use super::award::none;
use super::fields::LEGAL;
use super::findings;
use super::parameters::{LABOR_SHARE, LEGAL_SHARE};
use super::rules::{LEGAL_LIMIT, LEGAL_PERCENT};
use estimado_worksheet::answers::{Answers, Code, Problems};
use estimado_worksheet::rule::{Finding, Rule};
use estimado_worksheet::{Field, Figure, Worksheet};

/// The fields of one budget.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// All of it.
    pub cost: &'static Field,
    /// What was spent before the agreement: less than all of it.
    pub early: &'static Field,
    /// The cost share committed: no more than the rest.
    pub share: &'static Field,
}

impl Budget {
    /// What of the budget counts: the costs before the agreement do not (4.3, 5.3).
    #[must_use]
    pub fn counted(&self, w: &Worksheet<'_>) -> Figure {
        let cost = w.given(self.cost);
        match w.answer(self.early) {
            Some(early) => {
                w.report_when(early.is_over(&none()), &findings::EARLY_COSTS);
                &cost - &early
            }
            None => cost,
        }
    }

    /// Problems between the parts of the budget and the whole.
    pub fn across(&self, answers: &Answers, problems: &mut Problems) {
        let Some(cost) = answers.exact(self.cost) else { return };
        let early = answers.exact(self.early).unwrap_or(0.into());
        if early >= cost {
            problems.add_beside(self.early, Code::OutOfRange, self.cost);
        }
        let rest = &cost - &early;
        if answers.exact(self.share).is_some_and(|share| share > rest) {
            problems.add_beside(self.share, Code::OutOfRange, self.cost);
        }
    }
}

/// Two costs together, where at least one is given: the other counts as zero.
pub fn together(w: &Worksheet<'_>, one: &'static Field, other: &'static Field) -> Option<Figure> {
    match (w.answer(one), w.answer(other)) {
        (Some(one), Some(other)) => Some(&one + &other),
        (one, other) => one.or(other),
    }
}

/// What labor of the Grantee and of related parties may cost together (4.1, 5.1).
#[derive(Debug)]
pub struct Labor {
    /// The Grantee's own.
    pub own: &'static Field,
    /// That of related parties.
    pub related: &'static Field,
    /// The most it may cost.
    pub limit: &'static Rule,
    /// What it costs, as a share of the budget.
    pub percent: &'static Rule,
    /// It costs too much.
    pub too_high: &'static Finding,
}

impl Labor {
    /// Puts the labor to its limit.
    pub fn check(&self, w: &Worksheet<'_>, budget: &Figure) {
        let limit = w.enter(self.limit, budget * &w.number(&LABOR_SHARE).share());
        match together(w, self.own, self.related) {
            Some(labor) => {
                w.enter(self.percent, (&labor / budget).in_percent());
                w.report_when(labor.is_over(&limit), self.too_high);
            }
            None => w.report(&findings::LABOR_UNKNOWN),
        }
    }
}

/// Puts the legal expenses to their limit (4.1); for construction over both phases together (5.1).
pub fn legal(w: &Worksheet<'_>, budget: &Figure, too_high: &'static Finding) {
    let limit = w.enter(&LEGAL_LIMIT, budget * &w.number(&LEGAL_SHARE).share());
    match w.answer(&LEGAL) {
        Some(legal) => {
            w.enter(&LEGAL_PERCENT, (&legal / budget).in_percent());
            w.report_when(legal.is_over(&limit), too_high);
        }
        None => w.report(&findings::LEGAL_UNKNOWN),
    }
}

/// MassCEC must approve a related party in writing before grant money pays for it (3).
pub fn related_party(w: &Worksheet<'_>, labor: &Figure, approved: &'static Field) {
    if !w.yes(approved) {
        w.report_when(labor.is_over(&none()), &findings::RELATED_PARTY);
    }
}
