//! The study grant as the engine sees it: its lists, its words, its edition.

use super::fields::{self, DRAFT, EXPENSES, REPORT};
use super::formula::{BUDGET, DESCRIPTION, FORM_B, OUTLINE, work};
use super::{findings, parameters, rules};
use crate::ma_hydro::fields::{AGREEMENT, APPLICATION};
use crate::ma_hydro::{findings as common, papers, rules as shared};
use crate::{WORDS, published, words};
use estimado_worksheet::Program;
use estimado_worksheet::answers::{Answers, Problems};
use estimado_worksheet::program::Headline;
use estimado_worksheet::text::Text;

/// Commonwealth Hydropower, Feasibility Study grant.
pub static PROGRAM: Program = Program {
    id: "ma-hydro-feasibility",
    kinds: &["hydro"],
    groups: fields::GROUPS,
    fields: fields::FIELDS,
    parameters: parameters::PARAMETERS,
    tables: &[&parameters::FACILITIES],
    rules: rules::RULES,
    deadlines: rules::DEADLINES,
    schedules: &[],
    findings: &[common::FINDINGS, findings::FINDINGS],
    papers: &[papers::PAPERS, &[&FORM_B, &DESCRIPTION, &OUTLINE]],
    moments: &["application", "project", "outcome"],
    applied: &APPLICATION,
    headline: Headline {
        incentive: &shared::INCENTIVE,
        cost: &EXPENSES,
        other: None,
        net_cost: &shared::COST_SHARE,
    },
    editions: &[&published::MA_HYDRO_FEASIBILITY_2016_CH_R7],
    // The solicitation works no study out in numbers.
    examples: &[],
    text: Text(&[words::MA_HYDRO_FEASIBILITY_TEXT, words::MA_HYDRO_TEXT, WORDS]),
    across,
    work,
};

fn across(answers: &Answers, problems: &mut Problems) {
    BUDGET.across(answers, problems);
    problems.in_order(answers, &AGREEMENT, &DRAFT);
    problems.in_order(answers, &AGREEMENT, &REPORT);
}
