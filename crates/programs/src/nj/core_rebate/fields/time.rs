//! Days: application, reservation, installation, payment, transfer.

use super::project::SECTOR;
use estimado_worksheet::field::{Field, When};
use estimado_worksheet::unit::USD;

const PUBLIC: When = When { field: &SECTOR, one_of: &["public", "public-school"] };

/// The day of application (p. 14).
pub static APPLICATION: Field = Field::date("applicationDate").group("dates");
/// The entity's last application before this one (p. 17).
pub static LAST_APPLICATION: Field = Field::date("lastApplicationDate").group("dates");
/// The date of the Approval Letter (p. 25).
pub static APPROVAL: Field = Field::date("approvalDate").group("dates");
/// The day the signed contract was received (p. 22).
pub static CONTRACT_RECEIVED: Field = Field::date("signedContractDate").group("dates").when(&[PUBLIC]);
/// The day the extension request was received (p. 26).
pub static EXTENSION_REQUEST: Field = Field::date("extensionRequestDate").group("dates");
/// Whether an extension was granted (p. 26).
pub static EXTENSION_GRANTED: Field = Field::yes_no("extensionGranted").group("dates");
/// The day the final application was received (p. 25).
pub static FINAL_APPLICATION: Field = Field::date("finalApplicationDate").group("dates");
/// The day the final program inspection was passed (p. 6).
pub static INSPECTION_PASSED: Field = Field::date("inspectionPassedDate").group("dates");
/// The day of installation (p. 13).
pub static INSTALLATION: Field = Field::date("installationDate").group("dates");

/// What was paid (p. 13).
pub static PAID: Field = Field::above_zero("rebatePaid", USD).group("transfer");
/// The rebate payment date (p. 13).
pub static PAYMENT: Field = Field::date("rebatePaymentDate").group("transfer");
/// The day the equipment was sold or transferred out of New Jersey (p. 13).
pub static TRANSFER: Field = Field::date("transferOutDate").group("transfer");
