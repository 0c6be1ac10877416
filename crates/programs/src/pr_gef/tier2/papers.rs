//! Papers to hand in, by the moment they are due.

use super::fields::CORPORATION;
use crate::pr_gef::fields::REPRESENTATIVE;
use crate::pr_gef::rules::{
    CERT_CHILD_SUPPORT_DEBT, CERT_INCOME_TAX_DEBT, CERT_INCOME_TAX_RETURNS, CERT_LABOR_DEPARTMENT_DEBT,
    CERT_PROPERTY_TAX_DEBT, CERT_WORKERS_COMPENSATION_DEBT, CERTIFICATION_PAPERS, SWORN_STATEMENT_ACT_428,
};
use estimado_worksheet::Worksheet;
use estimado_worksheet::rule::Paper;

/// A part of the application.
const fn applied(id: &'static str, topics: &'static [&'static str]) -> Paper {
    Paper { id, moment: "application", topics }
}

const fn claimed(id: &'static str) -> Paper {
    Paper { id, moment: "claim", topics: &["claim-papers"] }
}

static SITE_DRAWING: Paper = applied("site-drawing", &["application-papers"]);
static PRICE_QUOTE: Paper = applied("price-quote", &["application-papers"]);
static AUTHORIZATION: Paper = applied("authorization-letter", &["representative"]);
static RESOLUTION: Paper = applied("corporate-resolution", &["corporation"]);
static FEE_PAYMENT: Paper = applied("application-fee-payment", &["application-fee"]);
static EQUIPMENT: Paper = applied("proposal-equipment", &["proposal-equipment"]);
static EXPERIENCE: Paper = applied("proposal-experience", &["proposal-experience"]);
static MILESTONES: Paper = applied("proposal-milestones", &["proposal-milestones"]);
static SITE: Paper = applied("proposal-site", &["proposal-site"]);
static LAND_ACCESS: Paper = applied("proposal-land-access", &["proposal-land-access"]);
static PERMITS: Paper = applied("proposal-permits", &["proposal-permits"]);
static CONSTRUCTION: Paper = applied("proposal-construction", &["proposal-construction"]);
static INTERCONNECTION_PLAN: Paper = applied("proposal-interconnection", &["proposal-interconnection"]);
static ENVIRONMENT: Paper = applied("proposal-environment", &["proposal-environment"]);
static FINANCING: Paper = applied("financing-evidence", &["financing"]);
static STATEMENTS: Paper = applied("audited-statements-2-years", &["financing"]);
static SWORN_STATEMENT: Paper = applied("sworn-statement-other-incentives", &["sworn-statement"]);
static OPERATION: Paper = applied("operation-maintenance-plan", &["operation-maintenance"]);
static SIGNATURES: Paper = applied("proposal-signatures", &["proposal-signatures"]);
static GUARANTEE: Paper =
    Paper { id: "guarantee-evidence", moment: "agreement", topics: &["agreement-papers"] };
static INSURANCE: Paper =
    Paper { id: "insurance-policies", moment: "agreement", topics: &["agreement-papers"] };
static PAYMENT: Paper = claimed("payment-evidence");
static INTERCONNECTION: Paper = claimed("interconnection-agreement");
static INSTALLATION: Paper = claimed("installation-certificate");

/// Every paper that Tier 2 may ask for.
pub(super) static PAPERS: [&Paper; 31] = [
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
    &CERT_INCOME_TAX_DEBT,
    &CERT_INCOME_TAX_RETURNS,
    &CERT_PROPERTY_TAX_DEBT,
    &CERT_LABOR_DEPARTMENT_DEBT,
    &CERT_WORKERS_COMPENSATION_DEBT,
    &CERT_CHILD_SUPPORT_DEBT,
    &SWORN_STATEMENT_ACT_428,
];

/// Asks for the papers that the answers call for (REG-B chapter 3, IV 4.6, 4.8, V, VI). The certifications come with
/// the amount.
pub(super) fn ask(w: &Worksheet<'_>) {
    let wanted = |paper: &Paper| match paper.id {
        id if id == AUTHORIZATION.id => w.yes(&REPRESENTATIVE),
        id if id == RESOLUTION.id => w.yes(&CORPORATION),
        id => CERTIFICATION_PAPERS.iter().all(|certification| certification.id != id),
    };
    PAPERS.iter().filter(|paper| wanted(paper)).for_each(|paper| w.ask_for(paper));
}
