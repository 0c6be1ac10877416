//! Questions of the construction grant, and the form they stand in.

use crate::ma_hydro::fields as shared;
use estimado_worksheet::field::{Field, Group, When};
use estimado_worksheet::unit::{PERCENT, USD, YEAR};

/// Budget of the construction phase (5.1).
pub static COST: Field = Field::above_zero("constructionCost", USD).required().group("project");
/// Budget of the design phase; none without one (5.1).
pub static DESIGN_COST: Field = Field::zero_or_more("designCost", USD).group("project");

static DESIGN: [When; 1] = [When { field: &DESIGN_COST, one_of: &["above-zero"] }];
static NEEDS_LIHI: [When; 1] = [When { field: &shared::FACILITY, one_of: &["non-conduit"] }];
static WITH_ACTUAL: [When; 1] = [When { field: &ACTUAL, one_of: &["above-zero"] }];
static WHERE_REJECTED: [When; 1] = [When { field: &REJECTED, one_of: &["yes"] }];

/// Part of the request meant for the design phase (5.1).
pub static REQUESTED_DESIGN: Field =
    Field::zero_or_more("requestedDesignGrant", USD).group("grant").when(&DESIGN);

/// Part of the construction budget incurred before the agreement (5.3).
pub static EARLY: Field = Field::zero_or_more("constructionCostsBeforeAgreement", USD).group("budget");
/// Cost share committed for the construction phase (5.1).
pub static SHARE: Field = Field::zero_or_more("constructionCostShare", USD).group("budget");
/// The Grantee's own labor in the construction phase (5.1).
pub static LABOR: Field = Field::zero_or_more("constructionDirectLaborCost", USD).group("budget");
/// Related parties' labor in the construction phase (5.1).
pub static RELATED_LABOR: Field =
    Field::zero_or_more("constructionRelatedPartyLaborCost", USD).group("budget");
/// Whether MassCEC approved the related parties in writing (3).
pub static RELATED_APPROVED: Field = Field::yes_no("relatedPartyApproved").group("budget");
/// Length of the service contract paid up front (5.2).
pub static SERVICE: Field = Field::zero_or_more("serviceContractYears", YEAR).group("budget");

/// Part of the design budget incurred before the agreement (5.3).
pub static DESIGN_EARLY: Field =
    Field::zero_or_more("designCostsBeforeAgreement", USD).group("design-budget").when(&DESIGN);
/// Cost share committed for the design phase (5.1).
pub static DESIGN_SHARE: Field =
    Field::zero_or_more("designCostShare", USD).group("design-budget").when(&DESIGN);
/// The Grantee's own labor in the design phase (5.1).
pub static DESIGN_LABOR: Field =
    Field::zero_or_more("designDirectLaborCost", USD).group("design-budget").when(&DESIGN);
/// Related parties' labor in the design phase (5.1).
pub static DESIGN_RELATED_LABOR: Field =
    Field::zero_or_more("designRelatedPartyLaborCost", USD).group("design-budget").when(&DESIGN);

/// Whether it is no more than routine repair (5.2).
pub static ROUTINE_REPAIR: Field = Field::yes_no("routineRepairOnly").group("facility");
/// Whether the results of a feasibility study are there (3, 7.1).
pub static STUDY: Field = Field::yes_no("feasibilityStudyDone").group("application");
/// Whether the generation was estimated by Appendix D (5.1).
pub static METHODOLOGY: Field = Field::yes_no("usesAppendixDMethodology").group("application");
/// Whether it is shown how the grant lets the project reach the threshold (3, 5.1).
pub static NEED: Field = Field::yes_no("financialNeedShown").group("application");

const AT_MILESTONE: &[&str] = &["qualified", "imminent", "pending"];
/// Whether the permits of the design phase were received (5.3).
pub static PERMITS: Field = Field::yes_no("preConstructionPermitsReceived").group("payments").when(&DESIGN);
/// Whether LIHI certification was applied for (5.3).
pub static LIHI: Field = Field::yes_no("lihiApplicationFiled").group("payments").when(&NEEDS_LIHI);
/// RPS status at milestone 1 (5.3).
pub static RPS_1: Field = Field::choice("rpsStatusAtMilestone1", AT_MILESTONE).group("payments");
/// What was paid at milestone 1 (5.3).
pub static PAID_1: Field = Field::zero_or_more("milestone1Disbursed", USD).group("payments");
/// RPS status at milestone 2 (5.3).
pub static RPS_2: Field = Field::choice("rpsStatusAtMilestone2", AT_MILESTONE).group("payments");
/// What was paid at milestone 2 (5.3).
pub static PAID_2: Field = Field::zero_or_more("milestone2Disbursed", USD).group("payments");
/// RPS status at completion (5.3).
pub static RPS_3: Field = Field::choice("rpsStatusAtCompletion", AT_MILESTONE).group("payments");

/// Design milestone (5.3).
pub static DESIGN_DONE: Field = Field::date("designMilestoneDate").group("dates").when(&DESIGN);
/// Milestone 1 (5.3).
pub static MILESTONE_1: Field = Field::date("milestone1Date").group("dates");
/// Commissioning, planned or actual (5.3).
pub static COMMISSIONING: Field = Field::date("commissioningDate").group("dates");
/// Whether a longer deadline for the final milestone was granted (3, 5.3).
pub static WAIVER: Field = Field::yes_no("deadlineWaiverGranted").group("dates");

/// What the project cost in the end, both phases (5.3).
pub static ACTUAL: Field = Field::above_zero("actualProjectCost", USD).group("outcome");
/// Cost share written in the agreement (5.3).
pub static AGREED: Field =
    Field::between("agreedCostSharePercent", PERCENT, 0, 100).group("outcome").when(&WITH_ACTUAL);
/// Whether DOER or LIHI rejected the facility after the design phase (5.3).
pub static REJECTED: Field = Field::yes_no("rejectedByDoerOrLihi").group("outcome");
/// What the construction phase cost until then (5.3).
pub static SPENT: Field =
    Field::zero_or_more("constructionCostsAtRejection", USD).group("outcome").when(&WHERE_REJECTED);

/// The groups of the form.
pub(super) static GROUPS: &[Group] = &[
    Group { key: "project", essential: true },
    Group { key: "grant", essential: false },
    Group { key: "budget", essential: false },
    Group { key: "design-budget", essential: false },
    Group { key: "facility", essential: false },
    Group { key: "applicant", essential: false },
    Group { key: "application", essential: false },
    Group { key: "payments", essential: false },
    Group { key: "dates", essential: false },
    Group { key: "outcome", essential: false },
];

/// The questions, in the order of the form.
pub(super) static FIELDS: &[&Field] = &[
    &shared::FACILITY,
    &shared::GENERATION,
    &COST,
    &DESIGN_COST,
    &shared::FERC,
    &shared::RPS,
    &shared::REQUESTED,
    &REQUESTED_DESIGN,
    &shared::AWARDED,
    &EARLY,
    &SHARE,
    &LABOR,
    &RELATED_LABOR,
    &RELATED_APPROVED,
    &shared::LEGAL,
    &SERVICE,
    &DESIGN_EARLY,
    &DESIGN_SHARE,
    &DESIGN_LABOR,
    &DESIGN_RELATED_LABOR,
    &shared::KIND,
    &ROUTINE_REPAIR,
    &shared::COMPLIANCE,
    &shared::JEOPARDY,
    &shared::GENERATORS,
    &shared::TURBINES,
    &shared::POST_1997,
    &shared::USEFUL_LIFE,
    &shared::REPAIR_PLAN,
    &shared::DAM_INTACT,
    &shared::NEW_DAM,
    &shared::COMMERCIAL,
    &shared::MARINE,
    &shared::PILOT,
    &shared::UTILITY,
    &shared::APPLICANT,
    &shared::SITE_CONTROL,
    &shared::WATER_RIGHTS,
    &shared::OWNER,
    &shared::OWNER_LETTER,
    &shared::THRESHOLD,
    &NEED,
    &STUDY,
    &METHODOLOGY,
    &shared::WILDLIFE_LETTER,
    &shared::SIMULTANEOUS,
    &shared::FILES,
    &shared::APPLICATION,
    &PERMITS,
    &LIHI,
    &RPS_1,
    &PAID_1,
    &RPS_2,
    &PAID_2,
    &RPS_3,
    &shared::AWARD,
    &shared::AGREEMENT,
    &DESIGN_DONE,
    &MILESTONE_1,
    &COMMISSIONING,
    &WAIVER,
    &shared::LAST_PAYMENT,
    &ACTUAL,
    &AGREED,
    &REJECTED,
    &SPENT,
];
