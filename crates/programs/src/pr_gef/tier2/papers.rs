//! Papers to hand in, by the moment they are due.

use super::fields::CORPORATION;
use crate::pr_gef::fields::REPRESENTATIVE;
use estimado_worksheet::Worksheet;
use estimado_worksheet::rule::Paper;

static SITE_DRAWING: Paper = Paper::at("site-drawing", "application", &["application-papers"]);
static PRICE_QUOTE: Paper = Paper::at("price-quote", "application", &["application-papers"]);
static AUTHORIZATION: Paper = Paper::at("authorization-letter", "application", &["representative"]);
static RESOLUTION: Paper = Paper::at("corporate-resolution", "application", &["corporation"]);
static FEE_PAYMENT: Paper = Paper::at("application-fee-payment", "application", &["application-fee"]);
static EQUIPMENT: Paper = Paper::at("proposal-equipment", "application", &["proposal-equipment"]);
static EXPERIENCE: Paper = Paper::at("proposal-experience", "application", &["proposal-experience"]);
static MILESTONES: Paper = Paper::at("proposal-milestones", "application", &["proposal-milestones"]);
static SITE: Paper = Paper::at("proposal-site", "application", &["proposal-site"]);
static LAND_ACCESS: Paper = Paper::at("proposal-land-access", "application", &["proposal-land-access"]);
static PERMITS: Paper = Paper::at("proposal-permits", "application", &["proposal-permits"]);
static CONSTRUCTION: Paper = Paper::at("proposal-construction", "application", &["proposal-construction"]);
static INTERCONNECTION_PLAN: Paper =
    Paper::at("proposal-interconnection", "application", &["proposal-interconnection"]);
static ENVIRONMENT: Paper = Paper::at("proposal-environment", "application", &["proposal-environment"]);
static FINANCING: Paper = Paper::at("financing-evidence", "application", &["financing"]);
static STATEMENTS: Paper = Paper::at("audited-statements-2-years", "application", &["financing"]);
static SWORN_STATEMENT: Paper =
    Paper::at("sworn-statement-other-incentives", "application", &["sworn-statement"]);
static OPERATION: Paper = Paper::at("operation-maintenance-plan", "application", &["operation-maintenance"]);
static SIGNATURES: Paper = Paper::at("proposal-signatures", "application", &["proposal-signatures"]);
static GUARANTEE: Paper = Paper::at("guarantee-evidence", "agreement", &["agreement-papers"]);
static INSURANCE: Paper = Paper::at("insurance-policies", "agreement", &["agreement-papers"]);
static PAYMENT: Paper = Paper::at("payment-evidence", "claim", &["claim-papers"]);
static INTERCONNECTION: Paper = Paper::at("interconnection-agreement", "claim", &["claim-papers"]);
static INSTALLATION: Paper = Paper::at("installation-certificate", "claim", &["claim-papers"]);

/// Every paper that Tier 2 may ask for, but the certifications.
pub(super) static PAPERS: &[&Paper] = &[
    &AUTHORIZATION,
    &RESOLUTION,
    &SITE_DRAWING,
    &PRICE_QUOTE,
    &FEE_PAYMENT,
    &EQUIPMENT,
    &EXPERIENCE,
    &MILESTONES,
    &SITE,
    &LAND_ACCESS,
    &PERMITS,
    &CONSTRUCTION,
    &INTERCONNECTION_PLAN,
    &ENVIRONMENT,
    &FINANCING,
    &STATEMENTS,
    &SWORN_STATEMENT,
    &OPERATION,
    &SIGNATURES,
    &GUARANTEE,
    &INSURANCE,
    &PAYMENT,
    &INTERCONNECTION,
    &INSTALLATION,
];

/// Asks for the papers that the answers call for (REG-B chapter 3, IV 4.6, 4.8, V, VI). The certifications come with
/// the amount.
pub(super) fn ask(w: &Worksheet<'_>) {
    let wanted = |paper: &Paper| match paper.id {
        id if id == AUTHORIZATION.id => w.yes(&REPRESENTATIVE),
        id if id == RESOLUTION.id => w.yes(&CORPORATION),
        _ => true,
    };
    PAPERS.iter().filter(|paper| wanted(paper)).for_each(|paper| w.ask_for(paper));
}
