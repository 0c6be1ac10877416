//! Findings that both grants share, in the order of the solicitation.

use estimado_worksheet::rule::Finding;

/// Residents may not apply.
pub static APPLICANT: Finding = Finding::blocker("applicant-type-ineligible", &["applicant"]);
/// No long-term site control.
pub static NO_SITE_CONTROL: Finding = Finding::blocker("no-site-control", &["applicant"]);
/// No rights to the water.
pub static NO_WATER_RIGHTS: Finding = Finding::blocker("no-water-rights", &["applicant"]);
/// The owner's letter is missing.
pub static LETTER_MISSING: Finding = Finding::blocker("owner-support-letter-missing", &["applicant"]);
/// The owner's letter is needed.
pub static LETTER_NEEDED: Finding = Finding::warning("owner-support-letter-needed", &["applicant"]);
/// FERC status was not given.
pub static FERC_UNKNOWN: Finding = Finding::info("ferc-status-not-checked", &["ferc"]);
/// No FERC status that the program accepts.
pub static FERC_INELIGIBLE: Finding = Finding::blocker("ferc-status-ineligible", &["ferc"]);
/// The license or exemption is not complied with.
pub static FERC_COMPLIANCE: Finding = Finding::blocker("ferc-not-in-compliance", &["ferc"]);
/// The project endangers the status.
pub static JEOPARDY: Finding = Finding::blocker("non-jurisdictional-status-at-risk", &["ferc"]);
/// MassCEC judges this status as it sees fit.
pub static DISCRETION: Finding = Finding::info("masscec-discretion", &["ferc"]);
/// The status is for conduits.
pub static NEEDS_CONDUIT: Finding = Finding::blocker("ferc-status-needs-conduit", &["qualifying-conduit"]);
/// Too large for a qualifying conduit.
pub static CONDUIT_LARGE: Finding = Finding::blocker("qualifying-conduit-over-5-mw", &["qualifying-conduit"]);
/// RPS status was not given.
pub static RPS_UNKNOWN: Finding = Finding::info("rps-status-not-checked", &["rps"]);
/// RPS qualification is not likely.
pub static RPS_UNLIKELY: Finding = Finding::blocker("rps-qualification-unlikely", &["rps"]);
/// The wildlife agency's letter is missing.
pub static WILDLIFE_MISSING: Finding = Finding::blocker("wildlife-letter-missing", &["wildlife-letter"]);
/// The solicitation contradicts itself on the letter of qualified facilities.
pub static WILDLIFE_WISE: Finding = Finding::warning("wildlife-letter-recommended", &["wildlife-letter"]);
/// Too much capacity from improvements after 1997.
pub static POST_1997_LARGE: Finding = Finding::blocker("post-1997-capacity-over-30-mw", &["facility-size"]);
/// Too little incremental generation.
pub static GENERATION_LOW: Finding =
    Finding::blocker("incremental-generation-below-minimum", &["generation-minimum"]);
/// The useful life is too short.
pub static LIFE_SHORT: Finding = Finding::blocker("useful-life-under-20-years", &["useful-life"]);
/// A new facility that is no conduit.
pub static NEW_NOT_CONDUIT: Finding = Finding::blocker("new-facility-not-conduit", &["new-facilities"]);
/// The dam is breached.
pub static DAM_BREACHED: Finding = Finding::blocker("dam-breached", &["technology"]);
/// A new dam is needed.
pub static NEW_DAM: Finding = Finding::blocker("new-dam-required", &["technology"]);
/// The technology is not established.
pub static NOT_COMMERCIAL: Finding = Finding::blocker("technology-not-commercial", &["technology"]);
/// It works in the sea.
pub static MARINE: Finding = Finding::blocker("marine-hydrokinetic", &["technology"]);
/// A demonstration or pilot project.
pub static PILOT: Finding = Finding::blocker("pilot-project", &["pilot"]);
/// The municipal light plant takes no part.
pub static UTILITY: Finding = Finding::blocker("utility-not-participating", &["utility"]);
/// Both grants at once.
pub static SIMULTANEOUS: Finding = Finding::blocker("simultaneous-application", &["one-grant"]);
/// The financial threshold is not stated.
pub static THRESHOLD: Finding = Finding::blocker("financial-threshold-missing", &["financial-need"]);
/// Before the solicitation was posted.
pub static TOO_EARLY: Finding = Finding::blocker("application-before-window", &["window"]);
/// After the last day.
pub static TOO_LATE: Finding = Finding::blocker("application-after-window", &["window"]);
/// The round's money is used up.
pub static FUNDS_EXHAUSTED: Finding = Finding::blocker("program-funds-exhausted", &["round-funds"]);
/// The round's money limits the grant.
pub static FUNDS_SHORT: Finding = Finding::warning("award-limited-by-program-funds", &["round-funds"]);
/// The related party must be approved.
pub static RELATED_PARTY: Finding = Finding::warning("related-party-needs-approval", &["related-party"]);
/// Too many electronic files.
pub static FILES: Finding = Finding::warning("too-many-electronic-files", &["electronic-files"]);
/// The agreement lies before the award.
pub static AGREEMENT_EARLY: Finding = Finding::warning("agreement-before-award", &["agreement"]);
/// Early costs were left out.
pub static EARLY_COSTS: Finding = Finding::warning("costs-before-agreement-excluded", &["early-costs"]);
/// The request is above the maximum.
pub static ASKED_TOO_MUCH: Finding = Finding::warning("requested-grant-exceeds-maximum", &["award"]);
/// Labor was not given.
pub static LABOR_UNKNOWN: Finding = Finding::info("labor-share-not-checked", &["labor"]);
/// Legal expenses were not given.
pub static LEGAL_UNKNOWN: Finding = Finding::info("legal-share-not-checked", &["legal"]);
/// The maximum award limits the grant.
pub static CAP_AWARD: Finding = Finding::info("cap-maximum-award", &["maximum"]);
/// The incremental generation limits it.
pub static CAP_GENERATION: Finding = Finding::info("cap-incremental-generation", &["maximum"]);
/// The cost share limits it.
pub static CAP_COST_SHARE: Finding = Finding::info("cap-cost-share", &["cost-share"]);
/// Nothing is left for the grant to pay.
pub static NO_GRANT: Finding = Finding::warning("no-grant-needed", &["award"]);

/// Every finding that both grants share.
pub static FINDINGS: &[&Finding] = &[
    &APPLICANT,
    &NO_SITE_CONTROL,
    &NO_WATER_RIGHTS,
    &LETTER_MISSING,
    &LETTER_NEEDED,
    &FERC_UNKNOWN,
    &FERC_INELIGIBLE,
    &FERC_COMPLIANCE,
    &JEOPARDY,
    &DISCRETION,
    &NEEDS_CONDUIT,
    &CONDUIT_LARGE,
    &RPS_UNKNOWN,
    &RPS_UNLIKELY,
    &WILDLIFE_MISSING,
    &WILDLIFE_WISE,
    &POST_1997_LARGE,
    &GENERATION_LOW,
    &LIFE_SHORT,
    &NEW_NOT_CONDUIT,
    &DAM_BREACHED,
    &NEW_DAM,
    &NOT_COMMERCIAL,
    &MARINE,
    &PILOT,
    &UTILITY,
    &SIMULTANEOUS,
    &THRESHOLD,
    &TOO_EARLY,
    &TOO_LATE,
    &FUNDS_EXHAUSTED,
    &FUNDS_SHORT,
    &RELATED_PARTY,
    &FILES,
    &AGREEMENT_EARLY,
    &EARLY_COSTS,
    &ASKED_TOO_MUCH,
    &LABOR_UNKNOWN,
    &LEGAL_UNKNOWN,
    &CAP_AWARD,
    &CAP_GENERATION,
    &CAP_COST_SHARE,
    &NO_GRANT,
];
