//! Numbers and tables that CORE takes from its edition.

use estimado_worksheet::edition::{Column, ColumnKind, Parameter, Table};
use estimado_worksheet::unit::{DAY, DEGREE, KW, MONTH, ONE, PERCENT, SQFT, USD, USD_PER_W, W, YEAR};

/// Solar capacity of a site that earns rebates.
pub static SOLAR_CAPACITY: Parameter =
    Parameter::new("solar-incentive-capacity", KW, &["incentive-capacity"]);
/// The same for wind, fuel cells and biomass.
pub static OTHER_CAPACITY: Parameter =
    Parameter::new("other-incentive-capacity", KW, &["incentive-capacity"]);
/// Largest system that may be net metered.
pub static NET_METERING: Parameter = Parameter::new("net-metering-capacity", KW, &["net-metering"]);
/// Largest landfill gas facility.
pub static LANDFILL_CAPACITY: Parameter = Parameter::new("landfill-capacity", KW, &["landfill-gas"]);
/// Capacity of a residential site that earns rebates.
pub static RESIDENTIAL_CAPACITY: Parameter =
    Parameter::new("residential-capacity", KW, &["residential-limit", "same-site"]);
/// What a farm must spend on electricity in a year to be exempt from it.
pub static FARM_SPENDING_LEAST: Parameter = Parameter::new("farm-spending", USD, &["residential-limit"]);
/// Largest system of the first table for wind, fuel cells and biomass.
pub static SMALL_SYSTEM: Parameter = Parameter::new("small-system-capacity", KW, &["other-rates"]);
/// Largest project that is small for budget, reservation and contract.
pub static SMALL_PROJECT: Parameter =
    Parameter::new("small-project-capacity", KW, &["budget-categories", "reservation", "contracts"]);

/// Largest rebate of a small system as a share of its cost.
pub static SMALL_COST_SHARE: Parameter = Parameter::new("small-cost-share", PERCENT, &["other-rates"]);
/// Largest rebate of a larger system as a share of its cost.
pub static LARGE_COST_SHARE: Parameter = Parameter::new("large-cost-share", PERCENT, &["other-rates"]);
/// Rebate for modules made in New Jersey.
pub static MODULE_RATE: Parameter = Parameter::new("module-enhancement", USD_PER_W, &["module-enhancement"]);
/// Rebate for Home Performance with Energy Star.
pub static HOME_RATE: Parameter = Parameter::new("home-enhancement", USD_PER_W, &["home-enhancement"]);
/// What is taken off for self-installation or a material interest.
pub static SELF_SHARE: Parameter = Parameter::new("self-install-share", PERCENT, &["self-installation"]);

/// Students from which a district may have the full annual cap.
pub static ENROLLMENT_LEAST: Parameter = Parameter::new("district-enrollment", ONE, &["school-cap"]);
/// CEIFA aid above which a district may have it.
pub static AID_OVER: Parameter = Parameter::new("district-aid", PERCENT, &["school-cap"]);
/// Months over which the annual cap counts, and until a new application.
pub static CAP_MONTHS: Parameter = Parameter::new("cap-months", MONTH, &["cap-year"]);

/// Most of the site's consumption that may be produced.
pub static CONSUMPTION_SHARE: Parameter = Parameter::new("consumption-share", PERCENT, &["sizing"]);
/// Least of the reference design's output.
pub static REFERENCE_SHARE: Parameter = Parameter::new("reference-share", PERCENT, &["solar-output"]);
/// Slope below which an array may face north.
pub static FLAT_SLOPE: Parameter = Parameter::new("flat-slope", DEGREE, &["orientation"]);
/// Floor area below which a home is small.
pub static SMALL_HOME: Parameter = Parameter::new("small-home-area", SQFT, &["floor-area"]);
/// Floor area above which a home is large.
pub static LARGE_HOME: Parameter = Parameter::new("large-home-area", SQFT, &["floor-area"]);
/// Largest system of a small home without a list of loads.
pub static SMALL_HOME_SIZE: Parameter = Parameter::new("small-home-capacity", KW, &["floor-area"]);
/// Largest system of a home in between.
pub static MIDDLE_HOME_SIZE: Parameter = Parameter::new("middle-home-capacity", KW, &["floor-area"]);
/// Largest system of a large home.
pub static LARGE_HOME_SIZE: Parameter = Parameter::new("large-home-capacity", KW, &["floor-area"]);
/// Years for which a landfill should have methane.
pub static METHANE_LEAST: Parameter = Parameter::new("methane-years", YEAR, &["biomass"]);

/// Least years of warranty.
pub static WARRANTY_LEAST: Parameter = Parameter::new("warranty-least", YEAR, &["warranties"]);
/// Loss of output that the warranty need not cover.
pub static DEGRADATION_MOST: Parameter = Parameter::new("degradation-most", PERCENT, &["warranties"]);
/// Years in which a transfer out of New Jersey costs a repayment.
pub static REPAYMENT_YEARS: Parameter = Parameter::new("repayment-years", YEAR, &["repayment"]);
/// Months of the reservation of a small project.
pub static SMALL_MONTHS: Parameter = Parameter::new("small-reservation-months", MONTH, &["reservation"]);
/// Months of the reservation of a larger project.
pub static LARGE_MONTHS: Parameter = Parameter::new("large-reservation-months", MONTH, &["reservation"]);
/// Months of the extension of a larger private project.
pub static EXTENSION_MONTHS: Parameter = Parameter::new("extension-months", MONTH, &["reservation"]);
/// Days after approval for the signed contract of a larger public project.
pub static CONTRACT_DAYS: Parameter = Parameter::new("contract-days", DAY, &["contracts"]);
/// Days from inspection to payment, as expected.
pub static PAYMENT_DAYS: Parameter = Parameter::new("payment-days", DAY, &["payment"]);

/// Solar rebate schedule, columns A and B.
pub static SOLAR_RATES: Table = Table {
    key: "solar-rates",
    columns: &[&OVER_W, &UP_TO_W, &PRIVATE_RATE, &PUBLIC_RATE],
    topics: &["solar-rates"],
};
/// Rebates of wind, fuel cell and biomass systems up to 10 kW.
pub static SMALL_RATES: Table =
    Table { key: "small-system-rates", columns: &[&OVER_W, &UP_TO_W, &RATE], topics: &["other-rates"] };
/// Rebates of larger ones.
pub static LARGE_RATES: Table =
    Table { key: "large-system-rates", columns: &[&OVER_W, &UP_TO_W, &RATE], topics: &["other-rates"] };
/// Rebate limits per entity.
pub static ENTITY_CAPS: Table = Table {
    key: "entity-caps",
    columns: &[&CAP_SECTOR, &ANNUAL_CAP, &AGGREGATE_CAP, &AGGREGATE_YEARS],
    topics: &["entity-caps", "school-cap"],
};
/// First day of the solar rebate schedule.
pub static SCHEDULE: Table =
    Table { key: "solar-schedule", columns: &[&EFFECTIVE], topics: &["solar-rates"] };

/// Watts above which the tier applies.
pub static OVER_W: Column = Column { key: "over-w", kind: ColumnKind::Number(W) };
/// Watts up to and including which it applies.
pub static UP_TO_W: Column = Column { key: "up-to-w", kind: ColumnKind::Number(W) };
/// Column A: private.
pub static PRIVATE_RATE: Column = Column { key: "private-rate", kind: ColumnKind::Number(USD_PER_W) };
/// Column B: public and non-profit.
pub static PUBLIC_RATE: Column = Column { key: "public-rate", kind: ColumnKind::Number(USD_PER_W) };
/// Rate of what is not solar.
pub static RATE: Column = Column { key: "rate", kind: ColumnKind::Number(USD_PER_W) };
/// Sector of the row.
pub static CAP_SECTOR: Column = Column { key: "sector", kind: ColumnKind::Key };
/// Cap over 12 months.
pub static ANNUAL_CAP: Column = Column { key: "annual-cap", kind: ColumnKind::Number(USD) };
/// Cap over the years of the next column.
pub static AGGREGATE_CAP: Column = Column { key: "aggregate-cap", kind: ColumnKind::Number(USD) };
/// Years over which the aggregate cap counts.
pub static AGGREGATE_YEARS: Column = Column { key: "aggregate-years", kind: ColumnKind::Number(YEAR) };
/// First day of the schedule.
pub static EFFECTIVE: Column = Column { key: "effective", kind: ColumnKind::Date };
