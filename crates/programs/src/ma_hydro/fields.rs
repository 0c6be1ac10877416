//! Questions that both grants ask.

use estimado_worksheet::field::{Field, When};
use estimado_worksheet::unit::{KWH_PER_YEAR, MW, ONE, USD, YEAR};

/// What kind of facility it is: in a conduit, or not (2).
pub static FACILITY: Field =
    Field::choice("facilityType", &["conduit", "non-conduit"]).required().group("project");
/// Expected incremental generation against historical annual generation (3, 4.1, 5.1).
pub static GENERATION: Field =
    Field::above_zero("incrementalGenerationKwh", KWH_PER_YEAR).required().group("project");
/// FERC status (3).
pub static FERC: Field = Field::choice(
    "fercStatus",
    &[
        "license",
        "exemption",
        "non-jurisdictional",
        "qualifying-conduit",
        "seeking-on-licensed-canal",
        "seeking-conduit-exemption",
        "seeking-other",
        "none",
    ],
)
.group("project");
/// MA RPS status at application (3).
pub static RPS: Field =
    Field::choice("rpsStatus", &["qualified", "imminent", "likely", "unlikely"]).group("project");

static LICENSED: [When; 1] = [When { field: &FERC, one_of: &["license", "exemption"] }];
static NON_JURISDICTIONAL: [When; 1] = [When { field: &FERC, one_of: &["non-jurisdictional"] }];
static QUALIFYING: [When; 1] = [When { field: &FERC, one_of: &["qualifying-conduit"] }];
static UPGRADE: [When; 1] = [When { field: &KIND, one_of: &["upgrade"] }];
static AT_A_DAM: [When; 1] = [When { field: &FACILITY, one_of: &["non-conduit"] }];
static NOT_OWNED: [When; 1] = [When { field: &OWNER, one_of: &["no"] }];

/// Upgrade of an existing facility, or a new one (1.1).
pub static KIND: Field = Field::choice("projectKind", &["upgrade", "new"]).group("facility");
/// Whether the facility complies with its license or exemption (3).
pub static COMPLIANCE: Field = Field::yes_no("fercSubstantialCompliance").group("facility").when(&LICENSED);
/// Whether the project endangers the non-jurisdictional status (3).
pub static JEOPARDY: Field =
    Field::yes_no("jeopardizesNonJurisdictionalStatus").group("facility").when(&NON_JURISDICTIONAL);
/// Total nameplate capacity of the generators (2).
pub static GENERATORS: Field =
    Field::above_zero("generatorNameplateMw", MW).group("facility").when(&QUALIFYING);
/// Total nameplate capacity of the turbines (2).
pub static TURBINES: Field = Field::above_zero("turbineNameplateMw", MW).group("facility").when(&QUALIFYING);
/// Capacity that comes from improvements after December 31, 1997 (3).
pub static POST_1997: Field = Field::zero_or_more("post1997CapacityMw", MW).group("facility");
/// Useful life after the project (3).
pub static USEFUL_LIFE: Field = Field::zero_or_more("usefulLifeYears", YEAR).group("facility").when(&UPGRADE);
/// Whether the repairs that reach it are planned and financed (3).
pub static REPAIR_PLAN: Field = Field::yes_no("repairPlanInPlace").group("facility").when(&UPGRADE);
/// Whether the dam is intact (3).
pub static DAM_INTACT: Field = Field::yes_no("damIntact").group("facility").when(&AT_A_DAM);
/// Whether a new dam is needed (3).
pub static NEW_DAM: Field = Field::yes_no("requiresNewDam").group("facility").when(&AT_A_DAM);
/// Whether the technology is established (3).
pub static COMMERCIAL: Field = Field::yes_no("commercialTechnology").group("facility");
/// Whether it works in the sea (3).
pub static MARINE: Field = Field::yes_no("marineHydrokinetic").group("facility");
/// Whether it is a demonstration or pilot project (3).
pub static PILOT: Field = Field::yes_no("pilotProject").group("facility");
/// Whose electric service territory it stands in (3).
pub static UTILITY: Field =
    Field::choice("utilityTerritory", &["investor-owned", "participating-municipal", "other-municipal"])
        .group("facility");

/// Who applies (3).
pub static APPLICANT: Field = Field::choice(
    "applicantType",
    &["commercial", "industrial", "institutional", "non-profit", "public", "residential"],
)
.group("applicant");
/// Long-term site control (3).
pub static SITE_CONTROL: Field = Field::yes_no("hasSiteControl").group("applicant");
/// Rights to the water (3).
pub static WATER_RIGHTS: Field = Field::yes_no("hasWaterRights").group("applicant");
/// Whether the applicant owns the dam or conduit (3).
pub static OWNER: Field = Field::yes_no("ownsDamOrConduit").group("applicant");
/// Letter of support of its owner (3).
pub static OWNER_LETTER: Field = Field::yes_no("ownerSupportLetter").group("applicant").when(&NOT_OWNED);
/// Whether the financial threshold is stated (3).
pub static THRESHOLD: Field = Field::yes_no("financialThresholdStated").group("applicant");

/// Legal expenses in the budget (4.1, 5.1).
pub static LEGAL: Field = Field::zero_or_more("legalCost", USD).group("budget");

/// The grant asked for.
pub static REQUESTED: Field = Field::above_zero("requestedGrant", USD).group("grant");
/// What Round 7 has awarded so far (1.1).
pub static AWARDED: Field = Field::zero_or_more("fundsAlreadyAwarded", USD).group("grant");

/// Whether the letter of the fish and wildlife agency is there (3, 7.1).
pub static WILDLIFE_LETTER: Field = Field::yes_no("wildlifeLetterProvided").group("application");
/// Whether the same project also applies for the other grant (7.1).
pub static SIMULTANEOUS: Field = Field::yes_no("simultaneousApplication").group("application");
/// Number of electronic files (7.3).
pub static FILES: Field = Field::whole("electronicFileCount", ONE, 0, 999_999_999).group("application");
/// The day of the application (7.4).
pub static APPLICATION: Field = Field::date("applicationDate").group("application");

/// The day of the award (4.3).
pub static AWARD: Field = Field::date("awardDate").group("dates");
/// The day the grant agreement takes effect (3, 4.3, 5.3).
pub static AGREEMENT: Field = Field::date("agreementEffectiveDate").group("dates");
/// The day of the final disbursement (4.3, 5.3).
pub static LAST_PAYMENT: Field = Field::date("finalDisbursementDate").group("dates");
