//! Findings of the study grant.

use crate::ma_hydro::findings as shared;
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

/// Every finding.
pub(super) static FINDINGS: &[&Finding] = &[
    &shared::APPLICANT,
    &shared::NO_SITE_CONTROL,
    &shared::NO_WATER_RIGHTS,
    &shared::LETTER_MISSING,
    &shared::LETTER_NEEDED,
    &shared::FERC_UNKNOWN,
    &shared::FERC_INELIGIBLE,
    &shared::FERC_COMPLIANCE,
    &shared::JEOPARDY,
    &shared::DISCRETION,
    &shared::NEEDS_CONDUIT,
    &shared::CONDUIT_LARGE,
    &shared::RPS_UNKNOWN,
    &shared::RPS_UNLIKELY,
    &shared::WILDLIFE_MISSING,
    &shared::WILDLIFE_WISE,
    &shared::POST_1997_LARGE,
    &shared::GENERATION_LOW,
    &shared::LIFE_SHORT,
    &shared::NEW_NOT_CONDUIT,
    &shared::DAM_BREACHED,
    &shared::NEW_DAM,
    &shared::NOT_COMMERCIAL,
    &shared::MARINE,
    &shared::PILOT,
    &shared::UTILITY,
    &shared::SIMULTANEOUS,
    &NO_PRE_FEASIBILITY,
    &shared::THRESHOLD,
    &shared::TOO_EARLY,
    &shared::TOO_LATE,
    &shared::FUNDS_EXHAUSTED,
    &shared::FUNDS_SHORT,
    &shared::RELATED_PARTY,
    &shared::FILES,
    &shared::AGREEMENT_EARLY,
    &shared::EARLY_COSTS,
    &shared::ASKED_TOO_MUCH,
    &shared::LABOR_UNKNOWN,
    &shared::LEGAL_UNKNOWN,
    &shared::CAP_AWARD,
    &shared::CAP_GENERATION,
    &shared::CAP_COST_SHARE,
    &shared::NO_GRANT,
    &SHARE_LOW,
    &LABOR_HIGH,
    &LEGAL_HIGH,
    &FACILITY_USED_UP,
    &CONSULTANT,
    &DRAFT_LATE,
    &REPORT_LATE,
];
