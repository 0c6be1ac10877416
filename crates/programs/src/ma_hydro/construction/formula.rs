//! What a project can be granted, in the steps of section 5.1.

use super::budget::{self, Project};
use super::fields::{
    ACTUAL, AGREED, METHODOLOGY as METHODOLOGY_USED, NEED, REJECTED, REQUESTED_DESIGN, ROUTINE_REPAIR, STUDY,
};
use super::findings::{
    CAP_DESIGN, DESIGN_TOO_MUCH, METHODOLOGY, METHODOLOGY_RELIEF, NO_NEED, NO_STUDY,
    ROUTINE_REPAIR as REPAIR_ONLY,
};
use super::parameters::{
    AWARD_MOST, DESIGN_PART, GENERATION_LEAST, GENERATION_RATE, METHODOLOGY_FROM, SHARE_LEAST,
};
use super::rules::{
    AWARD, BEFORE_DESIGN, BY_GENERATION, DESIGN_BESIDE, DESIGN_GRANT, DESIGN_LIMIT, DESIGN_MOST, DESIGN_ROOM,
    FINAL, GRANT, PHASES, ROOM,
};
use super::{dates, instalments, rejection};
use crate::ma_hydro::award::{self, Actual};
use crate::ma_hydro::fields::{GENERATION, REQUESTED};
use crate::ma_hydro::findings::{CAP_AWARD, CAP_COST_SHARE, CAP_GENERATION};
use crate::ma_hydro::papers;
use crate::ma_hydro::rules::{COST_SHARE, INCENTIVE, MAXIMUM};
use crate::ma_hydro::{checks, facility};
use estimado_worksheet::rule::{Paper, Rule};
use estimado_worksheet::unit::PERCENT;
use estimado_worksheet::{Figure, Worksheet};

/// Form B of the construction grant.
pub(super) static FORM_B: Paper = Paper::at("form-b-design-and-construction", "application", &["package"]);
/// Results of the feasibility study.
pub(super) static STUDY_RESULTS: Paper =
    Paper::at("feasibility-study-results", "application", &["feasibility"]);
/// Model of the incremental generation.
pub(super) static MODEL: Paper =
    Paper::at("incremental-generation-model-excel", "application", &["methodology", "package"]);

/// The grant and its parts.
pub(super) struct Grant {
    /// All of it.
    pub award: Figure,
    /// The part for the design phase, where there is one.
    pub design: Option<Figure>,
    /// The part for the construction phase, unrounded.
    pub construction: Figure,
    /// The same as it is written: what the rounded design part leaves of the rounded award.
    pub written: Figure,
}

/// Works a project out. Checks come first: with a blocker nothing is granted, and nothing that would follow from a grant is shown.
pub(super) fn work(w: &Worksheet<'_>) {
    let project = budget::work(w);
    facility::check(w, &w.number(&GENERATION_LEAST));
    checks::applicant(w);
    checks::application(w);
    w.report_if(w.yes(&ROUTINE_REPAIR), &REPAIR_ONLY);
    w.report_if(w.yes_no(&STUDY) == Some(false), &NO_STUDY);
    w.report_if(w.yes_no(&NEED) == Some(false), &NO_NEED);
    methodology(w, &project);
    let funds = award::funds(w);
    dates::count(w);
    papers::ask(w, &FORM_B, &[&STUDY_RESULTS, &MODEL]);
    if !w.is_eligible() {
        return award::refuse(w);
    }
    let limits = Limits::of(w, &project, &|rule, figure| w.enter(rule, figure));
    let maximum = maximum(w, &limits);
    let grant = grant(w, &limits, award::limited(w, &maximum, funds.as_ref()));
    let design = instalments::design(w, &grant);
    let received = if w.yes(&REJECTED) {
        rejection::settle(w, &project, &grant, design.as_ref())
    } else {
        instalments::construction(w, &grant);
        grant.award.clone()
    };
    w.enter(&INCENTIVE, w.if_eligible(&received));
    award::effectiveness(w, &grant.award);
    if !w.yes(&REJECTED) {
        w.enter(&COST_SHARE, &project.budget.in_cents() - &grant.award.in_cents());
        if let Some(spent) = w.answer(&ACTUAL) {
            let (budget, least) = (project.budget, w.number(&SHARE_LEAST));
            Actual { line: &FINAL, budget, spent, agreed: &AGREED, least }.settle(w, &grant.award);
        }
    }
}

/// Appendix D must be followed from a request on; where nothing is asked for yet, the maximum stands in (5.1, 6.2).
fn methodology(w: &Worksheet<'_>, project: &Project) {
    if w.yes_no(&METHODOLOGY_USED) == Some(false) {
        let unwritten = |_, figure| figure;
        let asked = w.answer(&REQUESTED).unwrap_or_else(|| Limits::of(w, project, &unwritten).maximum(w));
        let from = w.number(&METHODOLOGY_FROM);
        w.report_when(asked.is_at_least(&from), &METHODOLOGY);
        w.report_when(asked.is_under(&from), &METHODOLOGY_RELIEF);
    }
}

/// The limits of the grant besides the maximum award.
struct Limits {
    /// What the cost share leaves of the construction phase.
    room: Figure,
    /// What it leaves of the design phase, and what that phase may take beside the construction grant.
    design: Option<(Figure, Figure)>,
    /// What both phases can be granted.
    phases: Figure,
    /// What the incremental generation allows.
    generation: Figure,
}

impl Limits {
    /// Each phase pays its own cost share, and the design phase takes no more than its part of the whole award. So beside a
    /// construction grant it can take that part of it over the rest: 25 % over 75 %.
    fn of(w: &Worksheet<'_>, project: &Project, write: &dyn Fn(&'static Rule, Figure) -> Figure) -> Limits {
        let room = write(&ROOM, &project.construction.cost - &project.construction.share);
        let design = project.design.as_ref().map(|design| {
            let part = w.number(&DESIGN_PART);
            let rest = &Figure::plain(100, PERCENT) - &part;
            let own = write(&DESIGN_ROOM, &design.cost - &design.share);
            (own, write(&DESIGN_BESIDE, &(&room * &part) / &rest))
        });
        let phases = match &design {
            Some((own, beside)) => write(&PHASES, &room + &write(&DESIGN_MOST, own.at_most(beside))),
            None => room.clone(),
        };
        let generation = write(&BY_GENERATION, &w.given(&GENERATION) * &w.number(&GENERATION_RATE));
        Limits { room, design, phases, generation }
    }

    fn maximum(&self, w: &Worksheet<'_>) -> Figure {
        w.number(&AWARD_MOST).at_most(&self.generation).at_most(&self.phases)
    }
}

fn maximum(w: &Worksheet<'_>, limits: &Limits) -> Figure {
    let maximum = w.enter(&MAXIMUM, limits.maximum(w));
    let by_part = limits.design.as_ref().is_some_and(|(own, beside)| beside.is_under(own).held());
    let by_phases = if by_part { &CAP_DESIGN } else { &CAP_COST_SHARE };
    let most = w.number(&AWARD_MOST);
    award::caps(
        w,
        &maximum,
        &[(&most, &CAP_AWARD), (&limits.generation, &CAP_GENERATION), (&limits.phases, by_phases)],
    );
    maximum
}

/// The award and its parts. A smaller request for the design phase leaves the rest to the construction phase, as far as that
/// phase can take it.
fn grant(w: &Worksheet<'_>, limits: &Limits, limited: Figure) -> Grant {
    let Some((own, _)) = &limits.design else {
        let award = w.enter(&AWARD, limited);
        let written = w.enter(&GRANT, award.clone());
        return Grant { construction: award.clone(), award, design: None, written };
    };
    let before = w.enter(&BEFORE_DESIGN, limited);
    let limit = w.enter(&DESIGN_LIMIT, (&before * &w.number(&DESIGN_PART).share()).at_most(own));
    let (design, award) = match w.answer(&REQUESTED_DESIGN) {
        Some(asked) => {
            w.report_when(asked.is_over(&limit), &DESIGN_TOO_MUCH);
            let design = w.enter(&DESIGN_GRANT, limit.at_most(&asked));
            (design.clone(), before.at_most(&(&limits.room + &design)))
        }
        None => (w.enter(&DESIGN_GRANT, limit), before),
    };
    let award = w.enter(&AWARD, award);
    let written = w.enter(&GRANT, &award.in_cents() - &design.in_cents());
    Grant { construction: &award - &design, award, design: Some(design), written }
}
