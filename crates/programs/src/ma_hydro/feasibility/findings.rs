//! Findings of the study grant.

use estimado_worksheet::rule::Finding;

/// The cost share is too small.
pub static SHARE_LOW: Finding = Finding::blocker("cost-share-below-minimum", &["cost-share"]);
/// Too much labor.
pub static LABOR_HIGH: Finding = Finding::blocker("labor-over-50-percent", &["labor"]);
/// Too much for legal matters.
pub static LEGAL_HIGH: Finding = Finding::blocker("legal-over-20-percent", &["legal"]);
/// The facility was granted all it can be.
pub static FACILITY_USED_UP: Finding = Finding::blocker("facility-cap-used-up", &["maximum"]);
/// A consultant carries part of the cost share.
pub static CONSULTANT: Finding = Finding::blocker("consultant-cost-share-not-permitted", &["cost-share"]);
/// No pre-feasibility work.
pub static NO_PRE_FEASIBILITY: Finding = Finding::blocker("pre-feasibility-work-missing", &["feasibility"]);
/// The draft report is late.
pub static DRAFT_LATE: Finding = Finding::warning("draft-report-late", &["reports"]);
/// The final report is late.
pub static REPORT_LATE: Finding = Finding::warning("final-report-late", &["reports"]);

/// Every finding of its own.
pub(super) static FINDINGS: &[&Finding] = &[
    &NO_PRE_FEASIBILITY,
    &SHARE_LOW,
    &LABOR_HIGH,
    &LEGAL_HIGH,
    &FACILITY_USED_UP,
    &CONSULTANT,
    &DRAFT_LATE,
    &REPORT_LATE,
];
