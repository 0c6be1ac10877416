//! Questions of the study grant, and the form they stand in.

use crate::ma_hydro::fields as shared;
use estimado_worksheet::field::{Field, Group, When};
use estimado_worksheet::unit::{PERCENT, USD};

/// Total Allowable Expenses of the study budget (4.1).
pub static EXPENSES: Field = Field::above_zero("allowableExpenses", USD).required().group("project");

static WITH_RELATED_PARTY: [When; 1] = [When { field: &RELATED_LABOR, one_of: &["above-zero"] }];
static WITH_ACTUAL: [When; 1] = [When { field: &ACTUAL, one_of: &["above-zero"] }];

/// Part of them incurred before the agreement (4.3).
pub static EARLY: Field = Field::zero_or_more("costsBeforeAgreement", USD).group("budget");
/// Cost share the applicant commits (4.1).
pub static SHARE: Field = Field::zero_or_more("applicantCostShare", USD).group("budget");
/// Whether a consultant carries part of it (4.1).
pub static CONSULTANT: Field = Field::yes_no("consultantPaysPartOfCostShare").group("budget");
/// The Grantee's own labor (4.1).
pub static LABOR: Field = Field::zero_or_more("directLaborCost", USD).group("budget");
/// Labor of related parties (4.1).
pub static RELATED_LABOR: Field = Field::zero_or_more("relatedPartyLaborCost", USD).group("budget");
/// Whether MassCEC approved them in writing (3).
pub static RELATED_APPROVED: Field =
    Field::yes_no("relatedPartyApproved").group("budget").when(&WITH_RELATED_PARTY);

/// Feasibility grants already awarded for this facility (4.1).
pub static PRIOR: Field = Field::zero_or_more("priorGrantsForFacility", USD).group("grant");
/// Whether some pre-feasibility work has been done (3, 7.1).
pub static PRE_FEASIBILITY: Field = Field::yes_no("preFeasibilityDone").group("application");
/// Draft final report (4.2).
pub static DRAFT: Field = Field::date("draftReportDate").group("dates");
/// Final report (4.2).
pub static REPORT: Field = Field::date("finalReportDate").group("dates");
/// What the study cost in the end (4.3).
pub static ACTUAL: Field = Field::above_zero("actualAllowableExpenses", USD).group("outcome");
/// Cost share written in the agreement (4.3).
pub static AGREED: Field =
    Field::between("agreedCostSharePercent", PERCENT, 0, 100).group("outcome").when(&WITH_ACTUAL);

/// The groups of the form.
pub(super) static GROUPS: &[Group] = &[
    Group { key: "project", essential: true },
    Group { key: "grant", essential: false },
    Group { key: "budget", essential: false },
    Group { key: "facility", essential: false },
    Group { key: "applicant", essential: false },
    Group { key: "application", essential: false },
    Group { key: "dates", essential: false },
    Group { key: "outcome", essential: false },
];

/// The questions, in the order of the form.
pub(super) static FIELDS: &[&Field] = &[
    &shared::FACILITY,
    &shared::GENERATION,
    &EXPENSES,
    &shared::FERC,
    &shared::RPS,
    &shared::REQUESTED,
    &PRIOR,
    &shared::AWARDED,
    &EARLY,
    &SHARE,
    &CONSULTANT,
    &LABOR,
    &RELATED_LABOR,
    &RELATED_APPROVED,
    &shared::LEGAL,
    &shared::KIND,
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
    &PRE_FEASIBILITY,
    &shared::WILDLIFE_LETTER,
    &shared::SIMULTANEOUS,
    &shared::FILES,
    &shared::APPLICATION,
    &shared::AWARD,
    &shared::AGREEMENT,
    &DRAFT,
    &REPORT,
    &shared::LAST_PAYMENT,
    &ACTUAL,
    &AGREED,
];
