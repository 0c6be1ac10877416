//! Questions of Tier 2 that Tier 1 does not ask, or asks otherwise.

use crate::pr_gef::fields::PLACES;
use estimado_worksheet::field::Field;
use estimado_worksheet::unit::{KW, KWH, MONTH, USD, USD_PER_W};

/// Percentage that the Tier 2 Reference Guide of the quarter publishes (REG-B chapter 3, 3.3).
pub static PERCENT: Field = Field::percent("reimbursementPercent").required().group("project");
/// Reference Cost that the Guide publishes for the quarter and the place (REG-B chapter 3, 3.3).
pub static REFERENCE: Field =
    Field::above_zero("referenceCostPerWatt", USD_PER_W).required().group("project");
/// What the proposal asks for (REG-B chapter 3, 3.4).
pub static REQUESTED: Field = Field::above_zero("requestedIncentive", USD).group("project");

/// Capacity of the group's other proposals in the quarter (REG-B chapter 3, 3.2).
pub static GROUP_CAPACITY: Field =
    Field::zero_or_more("controlledGroupOtherCapacityKw", KW).group("several-projects");
/// Smallest project behind its own Point of Interconnection (REG-B chapter 3, 3.1).
pub static SMALLEST_POINT: Field =
    Field::above_zero("smallestInterconnectionKw", KW).group("several-projects");

/// Estimated production in a year (REG-B chapter 3, 8.1.1).
pub static PRODUCTION: Field = Field::above_zero("estimatedAnnualProductionKwh", KWH).group("funding");
/// Own funds and signed commitment letters (REG-B chapter 3, 6.1.10).
pub static FINANCING: Field = Field::zero_or_more("financingEvidence", USD).group("funding");
/// Expected cost of developing the project; the Total Project Cost where left out (REG-B chapter 3, 6.1.10).
pub static DEVELOPMENT_COST: Field = Field::above_zero("expectedDevelopmentCost", USD).group("funding");

/// Whether a corporation applies (REG-B chapter 3, 5.1.4).
pub static CORPORATION: Field = Field::yes_no("corporation").group("applicant");
/// Where the project stands (REG-A 6.19); the Reference Cost of the place is an answer of its own.
pub static LOCATION: Field = Field::choice("location", PLACES).group("eligibility");

/// Application fee of the quarter (REG-B chapter 3, 5.1.5).
pub static FEE: Field = Field::zero_or_more("applicationFee", USD).group("charges");
/// Reservation guarantee of the quarter, as a share of the Total Project Cost (REG-B chapter 3, 4.6).
pub static GUARANTEE_PERCENT: Field = Field::percent("reservationGuaranteePercent").group("charges");

/// The day the system notified the application number (REG-B chapter 3, 4.2).
pub static NOTIFICATION: Field = Field::date("applicationNotificationDate").group("dates");
/// The day of the award notice (REG-B chapter 3, 4.6).
pub static AWARD: Field = Field::date("awardNoticeDate").group("dates");
/// Months of extension granted (REG-B chapter 3, 4.7).
pub static EXTENSION: Field = Field::whole("extensionMonths", MONTH, 1, 120).group("dates");
/// The day the complete reservation claim was received (REG-B chapter 3, 4.10).
pub static CLAIM: Field = Field::date("claimDate").group("dates");

/// The day of the notice that the award was refused (REG-B chapter 3, 9.1).
pub static REJECTION: Field = Field::date("rejectionNoticeDate").group("appeal");
/// The day reconsideration was asked for (REG-B chapter 3, 9.2).
pub static RECONSIDERATION: Field = Field::date("reconsiderationRequestDate").group("appeal");
/// The day of the final adverse notice (REG-B chapter 3, 9.3).
pub static FINAL_NOTICE: Field = Field::date("finalAdverseNoticeDate").group("appeal");
/// The day a stay was asked for (REG-B chapter 3, 9.4).
pub static STAY: Field = Field::date("stayRequestDate").group("appeal");
