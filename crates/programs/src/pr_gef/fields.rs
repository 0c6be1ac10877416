//! Questions that both tiers of the Green Energy Fund ask.

use estimado_worksheet::field::Field;
use estimado_worksheet::unit::{DAY, KW, ONE, USD};

/// Where a project may stand (REG-A 6.19). Tier 1 needs the answer, Tier 2 does not.
pub const PLACES: &[&str] = &["mainland", "vieques", "culebra", "outside-puerto-rico"];
/// The size of the system; for PV the sum of the modules' DC nameplates (GUIDE 2.6).
pub static CAPACITY: Field = Field::above_zero("systemCapacityKw", KW).required().group("project");
/// The eligible cost of the project (GUIDE 2.8).
pub static COST: Field = Field::above_zero("totalProjectCost", USD).required().group("project");
/// All other rebates, tax credits and grants for the project (REG-A 6.23).
pub static OTHER_INCENTIVES: Field = Field::zero_or_more("otherIncentives", USD).group("funding");

/// Whether the system is installed for good (REG-A 6.20).
pub static PERMANENT: Field = Field::yes_no("permanentInstallation").group("eligibility");
/// Whether deeds, condominium law, contracts or by-laws forbid the equipment (REG-A 6.22).
pub static PROHIBITED: Field = Field::yes_no("prohibitedByDeedOrBylaws").group("eligibility");
/// A conviction for crimes against public funds, or an investigation (REG-A 6.24.1, 6.26).
pub static ETHICS: Field = Field::yes_no("ethicsConvictionOrInvestigation").group("eligibility");
/// Whether the applicant or family works on these applications (REG-B chapter 4, 2.1).
pub static EMPLOYEE: Field = Field::yes_no("programEmployeeOrFamily").group("eligibility");
/// Where the interconnection permit stands (REG-A 6.14.4).
pub static INTERCONNECTION: Field =
    Field::choice("interconnectionStatus", &["permit", "application-filed", "none"]).group("eligibility");

/// Whether a representative applies (REG-B chapter 2, IV 4.1.3; chapter 3, V 5.1.3).
pub static REPRESENTATIVE: Field = Field::yes_no("authorizedRepresentative").group("applicant");

/// The new size, where it changed before the Reservation Agreement (REG-A 6.25).
pub static REVISED_CAPACITY: Field = Field::above_zero("revisedCapacityKw", KW).group("changes");
/// Whether the equipment changed (REG-A 6.25).
pub static EQUIPMENT_CHANGED: Field = Field::yes_no("equipmentChanged").group("changes");
/// Whether the place changed (REG-A 6.25).
pub static LOCATION_CHANGED: Field = Field::yes_no("locationChanged").group("changes");
/// Whether the Customer changed (REG-A 6.25).
pub static CUSTOMER_CHANGED: Field = Field::yes_no("customerChanged").group("changes");

/// Inspections caused by the meter (GUIDE X; REG-A 6.12.5).
pub static METERING_INSPECTIONS: Field = Field::whole("meteringInspections", ONE, 0, 1000).group("charges");

/// The size as built.
pub static BUILT_CAPACITY: Field = Field::above_zero("asBuiltCapacityKw", KW).group("as-built");
/// The cost as built.
pub static BUILT_COST: Field = Field::above_zero("asBuiltProjectCost", USD).group("as-built");
/// Whether the inspection found another significant variation (REG-B 3.13).
pub static BUILT_VARIATION: Field = Field::yes_no("asBuiltOtherVariation").group("as-built");
/// Whether the inspection found another Customer or site (REG-B chapter 3, 4.12).
pub static BUILT_DIFFERS: Field = Field::yes_no("asBuiltCustomerOrSiteDiffers").group("as-built");
/// Whether the project was completed.
pub static OUTCOME: Field =
    Field::choice("projectOutcome", &["completed", "not-completed"]).group("as-built");

/// What was paid (REG-A 6.20).
pub static INCENTIVE_PAID: Field = Field::zero_or_more("incentivePaid", USD).group("removal");
/// The date placed in service (REG-A 6.20).
pub static PLACED_IN_SERVICE: Field = Field::date("placedInServiceDate").group("removal");
/// The date of removal (REG-A 6.20).
pub static REMOVAL: Field = Field::date("removalDate").group("removal");

/// The day of application (GUIDE II; REG-B chapter 3, 2.2).
pub static APPLICATION: Field = Field::date("applicationDate").group("dates");
/// The day the Reservation Agreement was signed (REG-A 3.6; REG-B chapter 3, 4.6).
pub static AGREEMENT: Field = Field::date("reservationAgreementDate").group("dates");
/// The day of completion (REG-A 3.7; REG-B chapter 3, 4.7).
pub static COMPLETION: Field = Field::date("completionDate").group("dates");
/// The day of the inspection determination (REG-B 3.15; chapter 3, 4.16).
pub static DETERMINATION: Field = Field::date("inspectionDeterminationDate").group("dates");
/// The date of a notice (REG-A 6.27).
pub static NOTICE: Field = Field::date("noticeDate").group("dates");
/// The days the notice gives (REG-A 6.27).
pub static NOTICE_DAYS: Field = Field::whole("noticeResponseDays", DAY, 1, 3650).group("dates");
/// Which days it counts (REG-A 6.27).
pub static NOTICE_DAY_KIND: Field = Field::choice("noticeDayKind", &["calendar", "business"]).group("dates");
/// Days on which the agency is closed besides weekends.
pub static NON_BUSINESS: Field = Field::dates("nonBusinessDates").group("dates");
