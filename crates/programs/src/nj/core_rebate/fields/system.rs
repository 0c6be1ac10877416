//! The system: output, array, new construction, equipment, fuel and wind site.

use super::project::{SECTOR, SITE, SOLAR, TECHNOLOGY};
use estimado_worksheet::field::{Field, When};
use estimado_worksheet::unit::{DEGREE, KWH, PERCENT, SQFT, YEAR};

const WIND: When = When { field: &TECHNOLOGY, one_of: &["wind"] };
const FUEL_CELL: When = When { field: &TECHNOLOGY, one_of: &["fuel-cell"] };
const BIOMASS: When = When { field: &TECHNOLOGY, one_of: &["sustainable-biomass"] };
const LANDFILL: When = When { field: &BIOMASS_KIND, one_of: &["landfill-gas"] };
const MULTI_FAMILY: When = When { field: &SITE, one_of: &["multi-family"] };
const SINGLE_HOME: When = When { field: &SITE, one_of: &["residential"] };
const HOME: When = When { field: &SITE, one_of: &["residential", "multi-family"] };
const NEW: When = When { field: &NEW_CONSTRUCTION, one_of: &["yes"] };
const PUBLIC: When = When { field: &SECTOR, one_of: &["public", "public-school"] };

/// Electricity used on the site in a year (p. 12).
pub static CONSUMPTION: Field = Field::above_zero("annualConsumptionKwh", KWH).group("output");
/// Output expected of the system applied for (p. 12).
pub static OUTPUT: Field = Field::above_zero("expectedAnnualOutputKwh", KWH).group("output");
/// Output of what already stands on the site (p. 16).
pub static EXISTING_OUTPUT: Field = Field::zero_or_more("existingAnnualOutputKwh", KWH).group("output");
/// Output of the reference design by PVWATTS (p. 10).
pub static REFERENCE_OUTPUT: Field =
    Field::above_zero("referenceAnnualOutputKwh", KWH).group("output").when(&[SOLAR]);
/// Whether each array stays within its meter's consumption (p. 12).
pub static ARRAYS_WITHIN: Field =
    Field::yes_no("eachArrayWithinMeterConsumption").group("output").when(&[MULTI_FAMILY]);

/// Where the array that faces most to the north faces (p. 10).
pub static AZIMUTH: Field =
    Field::between("arrayAzimuthDegrees", DEGREE, 0, 360).group("array").when(&[SOLAR]);
/// Slope of its modules (p. 10).
pub static TILT: Field = Field::between("arrayTiltDegrees", DEGREE, 0, 90).group("array").when(&[SOLAR]);
/// Whether the modules of a string lie in one plane (p. 10).
pub static SAME_PLANE: Field = Field::yes_no("modulesInStringSamePlane").group("array").when(&[SOLAR]);

/// Whether the building or addition is new, without a year of consumption (p. 12, 22).
pub static NEW_CONSTRUCTION: Field = Field::yes_no("newConstruction").group("new-construction");
/// Whether a list of the loads is handed in (p. 22).
pub static LOAD_LIST: Field =
    Field::yes_no("loadDocumentationProvided").group("new-construction").when(&[NEW]);
/// Habitable floor area of the residence (p. 22).
pub static FLOOR_AREA: Field =
    Field::above_zero("habitableAreaSqft", SQFT).group("new-construction").when(&[NEW, SINGLE_HOME]);

/// What the biomass is and how it is used (p. 10, 11).
pub static BIOMASS_KIND: Field = Field::choice(
    "biomassKind",
    &[
        "biogas",
        "sewage-sludge-digestion",
        "sustainable-combustion",
        "landfill-gas",
        "municipal-solid-waste",
        "sludge-incinerator",
        "mass-burn",
    ],
)
.group("fuel")
.when(&[BIOMASS]);
/// Whether NJDEP determined that the biomass is sustainable (p. 11).
pub static DETERMINATION: Field = Field::yes_no("sustainabilityDetermination").group("fuel").when(&[BIOMASS]);
/// Whether the emission permit is documented (p. 11).
pub static EMISSION_PERMIT: Field = Field::yes_no("emissionPermitDocumented").group("fuel").when(&[BIOMASS]);
/// Years for which there is methane (p. 11).
pub static METHANE: Field =
    Field::zero_or_more("landfillMethaneYears", YEAR).group("fuel").when(&[BIOMASS, LANDFILL]);
/// Whether the hydrogen of a fuel cell comes from a renewable source (p. 9, 12).
pub static RENEWABLE_FUEL: Field = Field::yes_no("renewableFuel").group("fuel").when(&[FUEL_CELL]);
/// Whether the wind site's map and photographs are handed in (p. 10).
pub static WIND_DOCUMENTS: Field = Field::yes_no("windSiteDocuments").group("wind-site").when(&[WIND]);

/// Whether the utility bill shows payment into the Societal Benefits Charge (p. 7).
pub static PAYS_SBC: Field = Field::yes_no("paysSocietalBenefitsCharge").group("eligibility");
/// Whether the system is installed in New Jersey (p. 8).
pub static IN_NEW_JERSEY: Field = Field::yes_no("locatedInNewJersey").group("eligibility");
/// Whether the installer has a Home Improvement Contractor license (p. 8).
pub static HIC_LICENSE: Field =
    Field::yes_no("installerHasHicLicense").group("eligibility").when(&[SOLAR, HOME]);
/// Whether all major components are new (p. 9).
pub static NEW_EQUIPMENT: Field = Field::yes_no("newEquipment").group("eligibility");
/// Whether all major components are listed by a testing laboratory (p. 9).
pub static LISTED: Field = Field::yes_no("equipmentListed").group("eligibility");
/// Whether the owner sees instantaneous and cumulative production (p. 12).
pub static MONITOR: Field = Field::yes_no("hasProductionMonitor").group("eligibility");
/// Whether the system is installed for good (p. 10).
pub static PERMANENT: Field = Field::yes_no("permanentInstallation").group("eligibility");
/// Whether it only feeds lights apart from the building's wiring (p. 10).
pub static LIGHTING: Field = Field::yes_no("independentSolarLighting").group("eligibility").when(&[SOLAR]);

/// Years of the all-inclusive warranty (p. 13).
pub static WARRANTY: Field = Field::zero_or_more("warrantyYears", YEAR).group("papers");
/// Loss of output above which the warranty pays (p. 13).
pub static DEGRADATION: Field =
    Field::between("warrantedDegradationPercent", PERCENT, 0, 100).group("papers");
/// Whether the certification to repay is signed (p. 13, 21).
pub static CERTIFICATION: Field = Field::yes_no("repaymentCertificationSigned").group("papers");
/// Whether the signed contract comes with the application (p. 22).
pub static CONTRACT: Field = Field::yes_no("hasSignedContract").group("papers");
/// Whether the Public Resolution to Solicit Bids comes with the application (p. 22).
pub static RESOLUTION: Field = Field::yes_no("hasPublicResolution").group("papers").when(&[PUBLIC]);
/// Whether the application says that a rebated system stands on the site (p. 16).
pub static DISCLOSED: Field = Field::yes_no("existingSystemDisclosed").group("papers");
