//! Lines, findings and days that both tiers of the Green Energy Fund share.

use estimado_worksheet::rule::{Deadline, Finding, Paper, Returns, Rule, Schedule};
use estimado_worksheet::unit::{PERCENT, USD, USD_PER_W};

/// Total Project Cost per watt.
pub static COST_PER_WATT: Rule = Rule::quantity("cost-per-watt", USD_PER_W, &["incentive-steps"]);
/// Reference Cost of the row that applies.
pub static REFERENCE_COST: Rule = Rule::quantity("reference-cost-per-watt", USD_PER_W, &["rates"]);
/// Reimbursement percentage used.
pub static PERCENTAGE: Rule = Rule::quantity("reimbursement-percent", PERCENT, &["rates", "percent-limit"]);
/// Cost that the Reference Cost allows.
pub static COST_AT_REFERENCE: Rule = Rule::step("cost-at-reference-cost", USD, &["incentive-steps"]);
/// What other incentives leave of the cost (REG-A 6.23).
pub static ROOM: Rule = Rule::step("room-beside-other-incentives", USD, &["other-incentives"]);
/// The incentive.
pub static TOTAL: Rule = Rule::amount("total-incentive", &["incentive-steps"]);
/// What the visitor pays after all incentives.
pub static NET_COST: Rule = Rule::amount("net-cost-after-incentives", &["other-incentives"]);
/// The incentive after inspection.
pub static PAYABLE: Rule = Rule::amount("payable-incentive", &["as-built"]);
/// Change of size before the agreement.
pub static SIZE_CHANGE_PERCENT: Rule = Rule::quantity("size-change-percent", PERCENT, &["project-changes"]);
/// Share of the payment to return.
pub static RECAPTURE_PERCENT: Rule = Rule::quantity("recapture-percent", PERCENT, &["recapture"]);
/// Payment to return.
pub static RECAPTURE_REPAYMENT: Rule =
    Rule::amount("recapture-repayment", &["recapture"]).charge("removal", Returns::No);
/// Application fee.
pub static APPLICATION_FEE: Rule =
    Rule::amount("application-fee", &["application-fee"]).charge("application", Returns::No);
/// Reservation guarantee.
pub static GUARANTEE: Rule =
    Rule::amount("reservation-guarantee", &["guarantee"]).charge("agreement", Returns::OnCompletion);
/// The most that may be charged for metering inspections.
pub static METERING_CHARGE: Rule =
    Rule::amount("metering-inspection-charge-max", &["metering"]).charge("completion", Returns::No);
/// What removal costs, by time in service.
pub static REMOVAL_SCHEDULE: Schedule = Schedule { key: "removal-repayment", topics: &["recapture"] };
/// Guarantee returned.
pub static GUARANTEE_RETURNED: Rule = Rule::amount("guarantee-returned", &["guarantee"]);
/// Guarantee lost.
pub static GUARANTEE_FORFEITED: Rule = Rule::amount("guarantee-forfeited", &["guarantee"]);

/// The project is not in Puerto Rico.
pub static NOT_IN_PUERTO_RICO: Finding = Finding::blocker("not-in-puerto-rico", &["place"]);
/// The system is not permanent.
pub static NOT_PERMANENT: Finding = Finding::blocker("not-permanent", &["permanence"]);
/// The equipment is forbidden where it would stand.
pub static DEED_RESTRICTION: Finding = Finding::blocker("deed-restriction", &["deed-restrictions"]);
/// The code of ethics bars the applicant.
pub static CODE_OF_ETHICS: Finding = Finding::blocker("code-of-ethics", &["ethics"]);
/// The applicant or family reviews these applications.
pub static PROGRAM_EMPLOYEE: Finding = Finding::blocker("program-employee-or-family", &["program-employees"]);
/// Other incentives leave less room than the computed incentive.
pub static OTHERS_REDUCE: Finding =
    Finding::warning("other-incentives-reduce-incentive", &["other-incentives"]);
/// Act 83 may bar some combinations.
pub static CHECK_ACT_83: Finding = Finding::info("other-incentives-check-act-83", &["other-incentives"]);
/// The certifications are due.
pub static CERTIFICATIONS: Finding = Finding::info("government-certifications-required", &["certifications"]);
/// The interconnection permit was asked for.
pub static PERMIT_PENDING: Finding = Finding::warning("interconnection-permit-pending", &["interconnection"]);
/// The interconnection permit was not asked for.
pub static PERMIT_REQUIRED: Finding =
    Finding::warning("interconnection-permit-required", &["interconnection"]);
/// The size changed by more than the share that needs no notice.
pub static SIZE_CHANGED: Finding = Finding::warning("size-change-over-20-percent", &["project-changes"]);
/// A change must be notified.
pub static CHANGE_NOTICE: Finding = Finding::warning("change-notice-required", &["project-changes"]);
/// The Customer changed.
pub static NEW_CUSTOMER: Finding =
    Finding::blocker("customer-change-needs-new-application", &["project-changes"]);
/// Business days were counted without holidays.
pub static WEEKENDS_ONLY: Finding = Finding::info("business-days-exclude-weekends-only", &["counting-days"]);
/// The agreement was signed after its due date.
pub static SIGNED_LATE: Finding = Finding::blocker("agreement-signed-late", &["agreement"]);
/// The project was completed after the reservation ended.
pub static LATE: Finding = Finding::blocker("not-completed-in-time", &["reservation-term"]);
/// The project was not completed.
pub static NOT_COMPLETED: Finding = Finding::blocker("project-not-completed", &["guarantee"]);
/// The guarantee is lost.
pub static FORFEITED: Finding = Finding::warning("guarantee-forfeited", &["guarantee"]);
/// The guarantee comes back.
pub static RETURNED: Finding = Finding::info("guarantee-returned", &["guarantee"]);
/// The Reference Cost caps the cost.
pub static COST_CAPPED: Finding = Finding::info("cost-capped-at-reference-cost", &["incentive-steps"]);
/// A metering inspection is charged.
pub static METERING_CHARGED: Finding = Finding::warning("metering-inspection-charge", &["metering"]);
/// Built smaller than reserved.
pub static BUILT_SMALLER: Finding = Finding::info("as-built-smaller-proportional", &["as-built"]);
/// Built larger than reserved.
pub static BUILT_LARGER: Finding = Finding::info("as-built-larger-unadjusted", &["as-built"]);
/// The cost as built caps the incentive.
pub static BUILT_COST_CAPS: Finding = Finding::warning("as-built-cost-caps-incentive", &["as-built-cost"]);
/// A significant variation was found.
pub static VARIATION: Finding = Finding::blocker("as-built-significant-variation", &["variation"]);
/// Another Customer or site was found.
pub static BUILT_FAILED: Finding =
    Finding::blocker("inspection-failed-customer-or-site", &["inspection-failure"]);

/// Every finding that both tiers share.
pub static FINDINGS: &[&Finding] = &[
    &NOT_IN_PUERTO_RICO,
    &NOT_PERMANENT,
    &DEED_RESTRICTION,
    &CODE_OF_ETHICS,
    &PROGRAM_EMPLOYEE,
    &OTHERS_REDUCE,
    &CHECK_ACT_83,
    &CERTIFICATIONS,
    &PERMIT_PENDING,
    &PERMIT_REQUIRED,
    &SIZE_CHANGED,
    &CHANGE_NOTICE,
    &NEW_CUSTOMER,
    &WEEKENDS_ONLY,
    &SIGNED_LATE,
    &LATE,
    &NOT_COMPLETED,
    &FORFEITED,
    &RETURNED,
    &COST_CAPPED,
    &METERING_CHARGED,
    &BUILT_SMALLER,
    &BUILT_LARGER,
    &BUILT_COST_CAPS,
    &VARIATION,
    &BUILT_FAILED,
];

/// Answer to an information request.
pub static NOTICE_RESPONSE: Deadline = Deadline::new("notice-response-due", &["notices"]);
/// Signature of the Reservation Agreement.
pub static AGREEMENT_DUE: Deadline = Deadline::new("reservation-agreement-due", &["agreement"]);
/// End of the reservation.
pub static EXPIRES: Deadline = Deadline::new("reservation-expires", &["reservation-term"]);
/// Latest end of the reservation with every extension.
pub static LATEST_EXPIRY: Deadline = Deadline::new("reservation-latest-expiry", &["reservation-term"]);
/// Payment by the agency.
pub static PAYMENT_DUE: Deadline = Deadline::new("payment-due-by", &["payment"]);
/// Answer to a variation.
pub static VARIATION_DUE: Deadline = Deadline::new("variation-action-due", &["variation"]);
/// Request for reconsideration.
pub static RECONSIDERATION_DUE: Deadline = Deadline::new("reconsideration-request-due", &["reconsideration"]);
/// Decision on a reconsideration.
pub static DECISION_DUE: Deadline = Deadline::new("reconsideration-decision-due", &["reconsideration"]);
/// Last day on which removal costs a repayment.
pub static RECAPTURE_ENDS: Deadline = Deadline::new("recapture-ends", &["recapture"]);

const fn certification(id: &'static str) -> Paper {
    Paper::at(id, "completion", &["certifications"])
}

/// No income tax debt (REG-A 6.21.1).
static CERT_INCOME_TAX_DEBT: Paper = certification("cert-income-tax-debt");
/// Income tax returns filed (REG-A 6.21.2).
static CERT_INCOME_TAX_RETURNS: Paper = certification("cert-income-tax-returns");
/// No property tax debt (REG-A 6.21.3).
static CERT_PROPERTY_TAX_DEBT: Paper = certification("cert-property-tax-debt");
/// No debt with the labor department (REG-A 6.21.4).
static CERT_LABOR_DEPARTMENT_DEBT: Paper = certification("cert-labor-department-debt");
/// No workers' compensation debt (REG-A 6.21.5).
static CERT_WORKERS_COMPENSATION_DEBT: Paper = certification("cert-workers-compensation-debt");
/// No child support debt (REG-A 6.21.6).
static CERT_CHILD_SUPPORT_DEBT: Paper = certification("cert-child-support-debt");
/// Sworn statement under Act 428 (REG-A 6.21.7).
static SWORN_STATEMENT_ACT_428: Paper = certification("sworn-statement-act-428");

/// The seven certifications, by the end of the project (REG-A 6.21).
pub static CERTIFICATION_PAPERS: &[&Paper] = &[
    &CERT_INCOME_TAX_DEBT,
    &CERT_INCOME_TAX_RETURNS,
    &CERT_PROPERTY_TAX_DEBT,
    &CERT_LABOR_DEPARTMENT_DEBT,
    &CERT_WORKERS_COMPENSATION_DEBT,
    &CERT_CHILD_SUPPORT_DEBT,
    &SWORN_STATEMENT_ACT_428,
];
