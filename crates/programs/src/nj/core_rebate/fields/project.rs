//! The project, what changes its rebate, the applicant and other rebates, the budget.

use estimado_worksheet::field::{Field, When};
use estimado_worksheet::unit::{KW, ONE, PERCENT, USD};

/// What makes the electricity (p. 9).
pub static TECHNOLOGY: Field =
    Field::choice("technology", &["solar-pv", "wind", "fuel-cell", "sustainable-biomass"])
        .required()
        .group("project");
/// Who applies, by tax filing status (p. 15, 17).
pub static SECTOR: Field =
    Field::choice("applicantSector", &["private", "public", "public-school", "non-profit"])
        .required()
        .group("project");
/// What the site is (p. 12).
pub static SITE: Field = Field::choice("siteClass", &["residential", "multi-family", "non-residential"])
    .required()
    .group("project");
/// Rated DC capacity of the system, or of the phase applied for (p. 14).
pub static CAPACITY: Field = Field::above_zero("systemCapacityKw", KW).required().group("project");
/// What already stands on the same site (p. 16).
pub static EXISTING: Field = Field::zero_or_more("existingCapacityKw", KW).group("project");
/// Eligible system cost: limits the rebate of what is not solar (p. 15, 16).
pub static COST: Field = Field::above_zero("eligibleSystemCost", USD).group("project");

/// The system is solar.
pub(super) const SOLAR: When = When { field: &TECHNOLOGY, one_of: &["solar-pv"] };
const NOT_PRIVATE: When = When { field: &SECTOR, one_of: &["public", "public-school", "non-profit"] };
const SCHOOL: When = When { field: &SECTOR, one_of: &["public-school"] };
const HOME: When = When { field: &SITE, one_of: &["residential", "multi-family"] };
const SINGLE_HOME: When = When { field: &SITE, one_of: &["residential"] };
const FARM: When = When { field: &IS_FARM, one_of: &["yes"] };
const NON_PROFIT: When = When { field: &SECTOR, one_of: &["non-profit"] };
const ENERGY_STAR: When = When {
    field: &HOME_PATH,
    one_of: &["existing-home-audit-only", "existing-home-upgrades-complete", "new-energy-star-home"],
};

/// Whether the purchaser installs it (p. 8, 9).
pub static SELF_INSTALLED: Field = Field::yes_no("selfInstalled").group("rebate");
/// Whether installer and customer have a material interest (p. 9).
pub static MATERIAL_INTEREST: Field = Field::yes_no("materialInterest").group("rebate");
/// Whether the modules were assembled in New Jersey (p. 18).
pub static NJ_MODULES: Field = Field::yes_no("njMadeModules").group("rebate").when(&[SOLAR]);
/// Part taken in Home Performance with Energy Star (p. 18, 19).
pub static HOME_PATH: Field = Field::choice(
    "homeEnergyStarPath",
    &["none", "existing-home-audit-only", "existing-home-upgrades-complete", "new-energy-star-home"],
)
.group("rebate")
.when(&[SOLAR, HOME]);
/// Whether the customer received a CORE incentive before (p. 19).
pub static PREVIOUS_INCENTIVE: Field =
    Field::yes_no("previousCoreIncentiveReceived").group("rebate").when(&[SOLAR, HOME, ENERGY_STAR]);
/// Whether CORE inspected the system already (p. 19).
pub static INSPECTED: Field =
    Field::yes_no("systemAlreadyInspected").group("rebate").when(&[SOLAR, HOME, ENERGY_STAR]);
/// Whether tax-advantaged financing is used (p. 14, 23).
pub static TAX_FINANCING: Field =
    Field::yes_no("taxAdvantagedFinancing").group("rebate").when(&[NOT_PRIVATE]);

/// Whether a farm is on the residential rate (p. 12).
pub static IS_FARM: Field = Field::yes_no("isFarm").group("residential-limit").when(&[SINGLE_HOME]);
/// What the farm's tax forms show for electricity in a year (p. 12).
pub static FARM_SPENDING: Field =
    Field::zero_or_more("annualElectricitySpend", USD).group("residential-limit").when(&[SINGLE_HOME, FARM]);
/// Whether the 501(c)(3) forms are handed in (p. 12).
pub static HAS_501C3: Field =
    Field::yes_no("has501c3Forms").group("residential-limit").when(&[SINGLE_HOME, NON_PROFIT]);

/// CORE rebates of the entity in the 12 months before (p. 17).
pub static LAST_12_MONTHS: Field = Field::zero_or_more("entityRebatesLast12Months", USD).group("entity");
/// The same over two or four years (p. 17).
pub static AGGREGATE: Field = Field::zero_or_more("entityRebatesAggregate", USD).group("entity");
/// The district's annual maximum by the Public School Application Addendum (p. 17, 18).
pub static SCHOOL_CAP: Field = Field::zero_or_more("schoolAnnualCap", USD).group("entity").when(&[SCHOOL]);
/// Students of the district (p. 18).
pub static ENROLLMENT: Field =
    Field::whole("schoolEnrollment", ONE, 0, 999_999_999).group("entity").when(&[SCHOOL]);
/// The district's CEIFA aid (p. 18).
pub static AID: Field = Field::between("ceifaAidPercent", PERCENT, 0, 100).group("entity").when(&[SCHOOL]);
/// Whether the Board approved an exemption to the caps (p. 18).
pub static EXEMPTION_APPROVED: Field = Field::yes_no("entityCapExemptionApproved").group("entity");
/// Whether the site is in a designated smart growth area (p. 18).
pub static SMART_GROWTH: Field = Field::yes_no("smartGrowthArea").group("entity");
/// Whether one of the other criteria for an exemption is met (p. 18).
pub static CRITERION: Field = Field::yes_no("exemptionCriterionMet").group("entity");
/// Whether the power is sold to the host by a power purchase agreement (p. 18).
pub static POWER_PURCHASE: Field = Field::yes_no("powerPurchaseAgreement").group("entity");

/// Whether the Housing and Mortgage Finance Agency forwarded the project (p. 23).
pub static SUNLIT: Field = Field::yes_no("sunlitProject").group("budget");
/// Money left in the budget category (p. 23, 24).
pub static BUDGET_LEFT: Field = Field::zero_or_more("budgetCategoryRemaining", USD).group("budget");
