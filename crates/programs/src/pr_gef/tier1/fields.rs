//! Questions of Tier 1 that Tier 2 does not ask.

use crate::pr_gef::fields::PLACES;
use estimado_worksheet::field::{Field, When};
use estimado_worksheet::unit::{FT, KW, KWH, MONTH, MPH, ONE, USD};

/// What makes the electricity (GUIDE IV).
pub static TECHNOLOGY: Field =
    Field::choice("technology", &["solar-pv", "small-wind"]).required().group("project");
/// How it is connected (GUIDE IV).
pub static CONFIGURATION: Field =
    Field::choice("configuration", &["grid-tie", "battery-backup"]).required().group("project");
/// Where the project stands (REG-A 6.19; GUIDE VI).
pub static LOCATION: Field = Field::choice("location", PLACES).required().group("project");

static SOLAR: [When; 1] = [When { field: &TECHNOLOGY, one_of: &["solar-pv"] }];
static WIND: [When; 1] = [When { field: &TECHNOLOGY, one_of: &["small-wind"] }];
static BATTERY: [When; 1] = [When { field: &CONFIGURATION, one_of: &["battery-backup"] }];
static SOLAR_SITE_DATA: [When; 2] = [
    When { field: &TECHNOLOGY, one_of: &["solar-pv"] },
    When { field: &SOLAR_BASIS, one_of: &["site-data"] },
];
static AUDITED: [When; 1] = [When { field: &AUDIT_PRESENTED, one_of: &["yes"] }];

/// AC rating of the inverter (GUIDE VI, last paragraph).
pub static INVERTER: Field = Field::above_zero("inverterAcKw", KW).group("equipment").when(&SOLAR);
/// Energy the batteries can supply (GUIDE VI, footnote **).
pub static BATTERY_KWH: Field =
    Field::zero_or_more("batteryUsableKwh", KWH).group("equipment").when(&BATTERY);
/// Whether the batteries are OGPe certified (GUIDE VI, footnote **).
pub static BATTERY_CERTIFIED: Field =
    Field::yes_no("batteriesOgpeCertified").group("equipment").when(&BATTERY);

/// Estimated production in a year (GUIDE VII).
pub static PRODUCTION: Field =
    Field::above_zero("estimatedAnnualProductionKwh", KWH).group("production").when(&SOLAR);
/// Metered consumption of the past 12 months, or the engineer's estimate (GUIDE VII).
pub static CONSUMPTION: Field =
    Field::above_zero("annualConsumptionKwh", KWH).group("production").when(&SOLAR);
/// Established minimum rated output in a year (GUIDE VII).
pub static RATED_OUTPUT: Field =
    Field::above_zero("ratedAnnualOutputKwh", KWH).group("production").when(&SOLAR);
/// What the production estimate rests on (GUIDE VII).
pub static SOLAR_BASIS: Field =
    Field::choice("solarProductionBasis", &["system-modeling", "site-data"]).group("production").when(&SOLAR);
/// Months of site data (GUIDE VII).
pub static SOLAR_MONTHS: Field =
    Field::whole("solarDataMonths", MONTH, 0, 1000).group("production").when(&SOLAR_SITE_DATA);

/// Highest hourly load of the past 12 months (GUIDE VII).
pub static PEAK_LOAD: Field = Field::above_zero("peakHourlyLoadKw", KW).group("wind-site").when(&WIND);
/// Height of the tower (GUIDE VII).
pub static TOWER: Field = Field::above_zero("towerHeightFt", FT).group("wind-site").when(&WIND);
/// Lowest point of the blades above ground (GUIDE VII).
pub static BLADE_TIP: Field = Field::zero_or_more("lowestBladeTipFt", FT).group("wind-site").when(&WIND);
/// Height of the tallest obstruction (GUIDE VII).
pub static OBSTRUCTION: Field = Field::zero_or_more("obstructionHeightFt", FT).group("wind-site").when(&WIND);
/// How far away it is (GUIDE VII).
pub static OBSTRUCTION_DISTANCE: Field =
    Field::zero_or_more("obstructionDistanceFt", FT).group("wind-site").when(&WIND);
/// Average wind speed in a year at hub height (GUIDE VII).
pub static WIND_SPEED: Field = Field::zero_or_more("averageWindSpeedMph", MPH).group("wind-site").when(&WIND);
/// Months of wind data at hub height (GUIDE VII).
pub static WIND_MONTHS: Field = Field::whole("windDataMonths", MONTH, 0, 1000).group("wind-site").when(&WIND);
/// Whether a qualifying report takes the place of the data (GUIDE VII).
pub static WIND_REPORT: Field = Field::yes_no("windResourceReport").group("wind-site").when(&WIND);

/// Percentage to use in place of the published one (GUIDE VI).
pub static PERCENT_OVERRIDE: Field = Field::percent("reimbursementPercentOverride").group("funding");
/// Funds left in the pool (REG-A 2.1).
pub static FUNDS_REMAINING: Field = Field::zero_or_more("fundsRemainingInPool", USD).group("funding");
/// Unused funds of the previous cycle (GUIDE II).
pub static UNUSED_FUNDS: Field = Field::zero_or_more("unusedFundsPreviousCycle", USD).group("funding");

/// Who applies (GUIDE II).
pub static CUSTOMER: Field =
    Field::choice("customerType", &["residential", "commercial", "industrial", "government"])
        .group("applicant");
/// Other applications of the Customer in this cycle (GUIDE III).
pub static OTHER_APPLICATIONS: Field =
    Field::whole("otherApplicationsThisCycle", ONE, 0, 1000).group("applicant");
/// Other Tier 1 projects of the Customer in this fiscal year (REG-A 2.3).
pub static OTHER_PROJECTS: Field =
    Field::whole("otherTier1ProjectsThisFiscalYear", ONE, 0, 1000).group("applicant");
/// Whether the applicant rents the place.
pub static TENANT: Field = Field::yes_no("tenant").group("applicant");
/// Whether the building is new or off the grid (GUIDE XI).
pub static NEW_OR_OFF_GRID: Field = Field::yes_no("newOrOffGrid").group("applicant");
/// Whether a third party finances the project (GUIDE XIII).
pub static THIRD_PARTY: Field = Field::yes_no("thirdPartyFinanced").group("applicant");

/// Whether the energy audit was handed in (GUIDE V).
pub static AUDIT_PRESENTED: Field = Field::yes_no("energyAuditPresented").group("audit");
/// Who made it (GUIDE V).
pub static AUDITOR: Field = Field::choice(
    "auditorType",
    &["professional-engineer", "professional-architect", "licensed-electrical-technician", "other"],
)
.group("audit")
.when(&AUDITED);

/// Whether they precede the payment (GUIDE X).
pub static METERING_BEFORE_PAYMENT: Field =
    Field::yes_no("meteringInspectionsBeforePayment").group("charges");
/// Information request notices (GUIDE 14.1).
pub static INFORMATION_REQUESTS: Field =
    Field::whole("informationRequestNotices", ONE, 0, 1000).group("charges");
/// Charge for each; the amount is lost in the Guide (GUIDE 14.1).
pub static INFORMATION_REQUEST_FEE: Field =
    Field::zero_or_more("informationRequestFeeEach", USD).group("charges");
/// Additional inspections (GUIDE 14.4).
pub static ADDITIONAL_INSPECTIONS: Field =
    Field::whole("additionalInspections", ONE, 0, 1000).group("charges");
/// Charge for each; the amount is lost in the Guide (GUIDE 14.4).
pub static ADDITIONAL_INSPECTION_FEE: Field =
    Field::zero_or_more("additionalInspectionFeeEach", USD).group("charges");
/// Project-specific queries (GUIDE XIV).
pub static QUERIES: Field = Field::whole("projectQueries", ONE, 0, 1000).group("charges");
/// Months of the first extension (GUIDE 14.2).
pub static FIRST_EXTENSION: Field = Field::whole("firstExtensionMonths", MONTH, 1, 120).group("charges");
/// Months of the second extension (GUIDE 14.3).
pub static SECOND_EXTENSION: Field = Field::whole("secondExtensionMonths", MONTH, 1, 120).group("charges");

/// The day of pre-approval (REG-A 3.4).
pub static PRE_APPROVAL: Field = Field::date("preApprovalDate").group("dates");
/// The day the requested information was handed in (REG-A 3.4).
pub static INFORMATION_SUBMITTED: Field = Field::date("informationSubmittedDate").group("dates");
/// The day of the incentive reservation notice (REG-A 3.6).
pub static RESERVATION_NOTICE: Field = Field::date("reservationNoticeDate").group("dates");
/// The first day of construction (REG-A 3.6).
pub static CONSTRUCTION_START: Field = Field::date("constructionStartDate").group("dates");
/// The scheduled day of completion (GUIDE III).
pub static SCHEDULED_COMPLETION: Field = Field::date("scheduledCompletionDate").group("dates");
/// The day claims under the guarantee were paid (GUIDE III).
pub static CLAIMS_PAID: Field = Field::date("guaranteeClaimsPaidDate").group("dates");
/// The day reconsideration was asked for (REG-B chapter 2, V 5.1).
pub static RECONSIDERATION: Field = Field::date("reconsiderationRequestDate").group("dates");
