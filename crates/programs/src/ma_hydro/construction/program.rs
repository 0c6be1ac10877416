//! The construction grant as the engine sees it: its lists, its words, its edition.

use super::fields::{self, COMMISSIONING, COST, DESIGN_DONE, MILESTONE_1};
use super::formula::{FORM_B, MODEL, STUDY_RESULTS, work};
use super::{budget, findings, parameters, rules};
use crate::ma_hydro::fields::{AGREEMENT, APPLICATION};
use crate::ma_hydro::{findings as common, papers, rules as shared};
use crate::{WORDS, published, words};
use estimado_worksheet::Program;
use estimado_worksheet::answers::{Answers, Problems};
use estimado_worksheet::edition::Place;
use estimado_worksheet::program::{Example, Headline};
use estimado_worksheet::text::Text;

/// Commonwealth Hydropower, Design and Construction grant.
pub static PROGRAM: Program = Program {
    id: "ma-hydro-construction",
    kinds: &["hydro"],
    groups: fields::GROUPS,
    fields: fields::FIELDS,
    parameters: parameters::PARAMETERS,
    tables: &[&parameters::DEADLINES, &parameters::INSTALMENTS],
    rules: rules::RULES,
    deadlines: rules::DAYS,
    schedules: &[],
    findings: &[common::FINDINGS, findings::FINDINGS],
    papers: &[papers::PAPERS, &[&FORM_B, &STUDY_RESULTS, &MODEL]],
    moments: &[
        "application",
        "project",
        "design-milestone",
        "milestone-1",
        "milestone-2",
        "final-milestone",
        "rejection",
    ],
    applied: &APPLICATION,
    headline: Headline {
        incentive: &shared::INCENTIVE,
        cost: &COST,
        other: None,
        net_cost: &shared::COST_SHARE,
    },
    editions: &[&published::MA_HYDRO_CONSTRUCTION_2016_CH_R7],
    examples: &EXAMPLES,
    text: Text(&[words::MA_HYDRO_CONSTRUCTION_TEXT, words::MA_HYDRO_TEXT, WORDS]),
    across,
    work,
};

fn across(answers: &Answers, problems: &mut Problems) {
    budget::across(answers, problems);
    problems.in_order(answers, &AGREEMENT, &DESIGN_DONE);
    problems.in_order(answers, &AGREEMENT, &MILESTONE_1);
    problems.in_order(answers, &AGREEMENT, &COMMISSIONING);
}

/// The examples of 1.1 and 5.1. The second states no cost: one is put in that leaves the request as it is.
static EXAMPLES: [Example; 2] = [
    Example {
        key: "generation",
        place: Place { document: "solicitation", section: "1.1, p. 1" },
        inputs: &[
            ("facilityType", "non-conduit"),
            ("incrementalGenerationKwh", "250000"),
            ("constructionCost", "1000000"),
        ],
        states: &[("incentive", "250000.00")],
    },
    Example {
        key: "design-part",
        place: Place { document: "solicitation", section: "5.1, p. 9" },
        inputs: &[
            ("facilityType", "non-conduit"),
            ("incrementalGenerationKwh", "1000000"),
            ("constructionCost", "1400000"),
            ("designCost", "300000"),
            ("requestedGrant", "400000"),
        ],
        states: &[("design-grant", "100000.00")],
    },
];
