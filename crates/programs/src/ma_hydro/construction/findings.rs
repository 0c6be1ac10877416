//! Findings of the construction grant.

use estimado_worksheet::rule::Finding;

/// No more than routine repair.
pub static ROUTINE_REPAIR: Finding = Finding::blocker("routine-repair-only", &["routine-repair"]);
/// No feasibility study.
pub static NO_STUDY: Finding = Finding::blocker("feasibility-study-missing", &["feasibility"]);
/// The need is not shown.
pub static NO_NEED: Finding = Finding::blocker("financial-need-not-shown", &["financial-need"]);
/// The design phase's part of the award limits the grant.
pub static CAP_DESIGN: Finding = Finding::info("cap-design-share", &["design-part"]);
/// The request for the design phase is above its limit.
pub static DESIGN_TOO_MUCH: Finding =
    Finding::warning("requested-design-grant-exceeds-limit", &["design-part"]);
/// The design phase's cost share is too small.
pub static DESIGN_SHARE_LOW: Finding = Finding::blocker("design-cost-share-below-minimum", &["cost-share"]);
/// The construction phase's cost share is too small.
pub static SHARE_LOW: Finding = Finding::blocker("construction-cost-share-below-minimum", &["cost-share"]);
/// Too much labor in the design phase.
pub static DESIGN_LABOR_HIGH: Finding = Finding::blocker("design-labor-over-25-percent", &["labor"]);
/// Too much labor in the construction phase.
pub static LABOR_HIGH: Finding = Finding::blocker("construction-labor-over-25-percent", &["labor"]);
/// Too much for legal matters.
pub static LEGAL_HIGH: Finding = Finding::blocker("legal-over-10-percent", &["legal"]);
/// Appendix D must be followed.
pub static METHODOLOGY: Finding = Finding::blocker("appendix-d-methodology-required", &["methodology"]);
/// Another methodology is accepted.
pub static METHODOLOGY_RELIEF: Finding = Finding::info("methodology-relief-applies", &["methodology"]);
/// The service contract is too long.
pub static SERVICE: Finding = Finding::warning("service-contract-over-2-years", &["service-contract"]);
/// Section 3 would pay nothing where 5.3 pays half.
pub static WITHHELD: Finding =
    Finding::warning("construction-funds-may-be-withheld", &["instalments", "rps-before-payment"]);
/// Milestone 1 needs the application to LIHI.
pub static LIHI: Finding = Finding::warning("lihi-application-needed-for-milestone-1", &["instalments"]);
/// The last instalment needs RPS qualification.
pub static LAST_NEEDS_RPS: Finding =
    Finding::info("final-installment-needs-rps-qualification", &["last-instalment"]);
/// The last instalment is not paid.
pub static LAST_WITHHELD: Finding = Finding::warning("final-installment-withheld", &["last-instalment"]);
/// The design milestone is not complete.
pub static DESIGN_INCOMPLETE: Finding =
    Finding::warning("design-milestone-incomplete", &["design-milestone"]);
/// Rejected after the design phase.
pub static REJECTED: Finding = Finding::warning("rejected-after-design", &["rejection"]);
/// The costs up to the rejection were not given.
pub static SPENT_UNKNOWN: Finding = Finding::info("costs-at-rejection-not-given", &["rejection"]);
/// The design milestone is late.
pub static DESIGN_LATE: Finding = Finding::warning("design-milestone-late", &["design-milestone"]);
/// Milestone 1 is late.
pub static MILESTONE_1_LATE: Finding = Finding::warning("construction-milestone-1-late", &["milestones"]);
/// The final milestone is late.
pub static FINAL_LATE: Finding = Finding::warning("final-milestone-late", &["milestones", "commissioning"]);
/// Late, but by waiver.
pub static WAIVED: Finding = Finding::info("final-deadline-waived", &["commissioning"]);

/// Every finding of its own.
pub(super) static FINDINGS: &[&Finding] = &[
    &ROUTINE_REPAIR,
    &NO_STUDY,
    &NO_NEED,
    &CAP_DESIGN,
    &DESIGN_TOO_MUCH,
    &DESIGN_SHARE_LOW,
    &SHARE_LOW,
    &DESIGN_LABOR_HIGH,
    &LABOR_HIGH,
    &LEGAL_HIGH,
    &METHODOLOGY,
    &METHODOLOGY_RELIEF,
    &SERVICE,
    &WITHHELD,
    &LIHI,
    &LAST_NEEDS_RPS,
    &LAST_WITHHELD,
    &DESIGN_INCOMPLETE,
    &REJECTED,
    &SPENT_UNKNOWN,
    &DESIGN_LATE,
    &MILESTONE_1_LATE,
    &FINAL_LATE,
    &WAIVED,
];
