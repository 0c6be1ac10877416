//! Papers to hand in, by the moment they are due.

use super::fields::{CUSTOMER, NEW_OR_OFF_GRID, TENANT, THIRD_PARTY};
use crate::pr_gef::fields::REPRESENTATIVE;
use estimado_worksheet::Worksheet;
use estimado_worksheet::rule::Paper;

static UTILITY_BILL: Paper = Paper::at("utility-bill", "application", &["application-papers"]);
static LOAD_ESTIMATE: Paper = Paper::at("load-estimate-by-engineer", "application", &["application-papers"]);
static SITE_DRAWING: Paper = Paper::at("site-drawing", "application", &["application-papers"]);
static PRICE_QUOTE: Paper = Paper::at("price-quote", "application", &["application-papers"]);
static ORIENTATION: Paper = Paper::at("orientation-certificate", "application", &["application-papers"]);
static CERTIFICATIONS: Paper = Paper::at("government-certifications", "application", &["application-papers"]);
static RESOLUTION: Paper = Paper::at("corporate-resolution", "application", &["application-papers"]);
static CONTROLLED_GROUP: Paper =
    Paper::at("controlled-group-sworn-statement", "application", &["application-papers"]);
static TENANT_AUTHORIZATION: Paper =
    Paper::at("tenant-authorization", "application", &["application-papers"]);
static AUTHORIZATION: Paper = Paper::at("authorization-letter", "application", &["representative"]);
static AUDIT: Paper = Paper::at("energy-audit-signed", "agreement", &["energy-audit"]);
static PREPA_EVALUATION: Paper = Paper::at("prepa-evaluation", "agreement", &["agreement-papers"]);
static GUARANTEE_EVIDENCE: Paper = Paper::at("guarantee-evidence", "agreement", &["agreement-papers"]);
static INSURANCE: Paper = Paper::at("construction-insurance", "agreement", &["agreement-papers"]);
static ENDORSEMENTS: Paper = Paper::at("insurance-endorsements", "agreement", &["insurance"]);
static PAYMENT_EVIDENCE: Paper = Paper::at("payment-evidence", "claim", &["claim-papers"]);
static COST_CERTIFICATION: Paper = Paper::at("final-cost-certification", "claim", &["claim-papers"]);
static INTERCONNECTION: Paper = Paper::at("interconnection-agreement", "claim", &["claim-papers"]);
static INSTALLATION: Paper = Paper::at("installation-certificate", "claim", &["claim-papers"]);
static METERING: Paper = Paper::at("metering-communication", "claim", &["claim-papers"]);
static CLOSING_REPORT: Paper = Paper::at("project-closing-report", "claim", &["claim-papers"]);

/// Every paper that Tier 1 may ask for, but the certifications.
pub(super) static PAPERS: &[&Paper] = &[
    &UTILITY_BILL,
    &LOAD_ESTIMATE,
    &SITE_DRAWING,
    &PRICE_QUOTE,
    &ORIENTATION,
    &CERTIFICATIONS,
    &RESOLUTION,
    &CONTROLLED_GROUP,
    &TENANT_AUTHORIZATION,
    &AUTHORIZATION,
    &AUDIT,
    &PREPA_EVALUATION,
    &GUARANTEE_EVIDENCE,
    &INSURANCE,
    &ENDORSEMENTS,
    &PAYMENT_EVIDENCE,
    &COST_CERTIFICATION,
    &INTERCONNECTION,
    &INSTALLATION,
    &METERING,
    &CLOSING_REPORT,
];

/// Asks for the papers that the answers call for (GUIDE V, VIII, XI, XII, XIII); the certifications come with the amount.
pub(super) fn ask(w: &Worksheet<'_>) {
    let business = w.chose(&CUSTOMER, "commercial") || w.chose(&CUSTOMER, "industrial");
    let new = w.yes(&NEW_OR_OFF_GRID);
    let financed = w.yes(&THIRD_PARTY);
    let asked = [
        (&UTILITY_BILL, !new),
        (&LOAD_ESTIMATE, new),
        (&SITE_DRAWING, true),
        (&PRICE_QUOTE, true),
        (&ORIENTATION, true),
        (&CERTIFICATIONS, true),
        (&RESOLUTION, business),
        (&CONTROLLED_GROUP, business),
        (&TENANT_AUTHORIZATION, w.yes(&TENANT)),
        (&AUTHORIZATION, w.yes(&REPRESENTATIVE)),
        (&AUDIT, true),
        (&PREPA_EVALUATION, true),
        (&GUARANTEE_EVIDENCE, true),
        (&INSURANCE, true),
        (&ENDORSEMENTS, true),
        (&PAYMENT_EVIDENCE, !financed),
        (&COST_CERTIFICATION, financed),
        (&INTERCONNECTION, true),
        (&INSTALLATION, true),
        (&METERING, true),
        (&CLOSING_REPORT, true),
    ];
    asked.iter().filter(|(_, wanted)| *wanted).for_each(|(paper, _)| w.ask_for(paper));
}
