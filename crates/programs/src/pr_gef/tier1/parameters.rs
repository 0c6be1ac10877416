//! Numbers and tables that Tier 1 takes from its edition.

use estimado_worksheet::edition::{Column, ColumnKind, Parameter, Table};
use estimado_worksheet::unit::{DAY, FT, HOUR, KW, MONTH, MPH, ONE, PERCENT, USD, USD_PER_W};

/// Largest system of the tier.
pub static TIER_CAPACITY: Parameter = Parameter::new("tier-capacity", KW, &["tier-capacity"]);
/// Largest battery system with a published rate.
pub static BATTERY_CAPACITY: Parameter = Parameter::new("battery-row-capacity", KW, &["rates"]);
/// Cost per watt above which a grid-tie project is disqualified.
pub static DISQUALIFYING_COST: Parameter =
    Parameter::new("disqualifying-cost", USD_PER_W, &["disqualifying-cost"]);
/// Largest ratio of DC to AC capacity.
pub static DC_AC_LIMIT: Parameter = Parameter::new("dc-ac-limit", ONE, &["dc-ac-ratio"]);
/// Critical load as a share of the DC output.
pub static CRITICAL_SHARE: Parameter = Parameter::new("critical-load-share", PERCENT, &["battery"]);
/// Hours the batteries must carry the critical load.
pub static BATTERY_HOURS: Parameter = Parameter::new("battery-hours", HOUR, &["battery"]);
/// Production that must be reached, as a share of the rated output.
pub static PRODUCTION_SHARE: Parameter =
    Parameter::new("minimum-production-share", PERCENT, &["solar-production"]);
/// Months of site data that an estimate needs.
pub static DATA_MONTHS: Parameter = Parameter::new("data-months", MONTH, &["solar-production", "wind-data"]);
/// Lowest tower.
pub static TOWER_HEIGHT: Parameter = Parameter::new("tower-height", FT, &["wind-siting"]);
/// Height of the blades above obstructions.
pub static BLADE_CLEARANCE: Parameter = Parameter::new("blade-clearance", FT, &["wind-siting"]);
/// Radius within which obstructions count.
pub static CLEARANCE_RADIUS: Parameter = Parameter::new("clearance-radius", FT, &["wind-siting"]);
/// Lowest average wind speed.
pub static WIND_SPEED_LEAST: Parameter = Parameter::new("least-wind-speed", MPH, &["wind-siting"]);
/// Least extension fee.
pub static EXTENSION_MINIMUM: Parameter = Parameter::new("extension-minimum", USD, &["extension-fees"]);
/// Extension fee as a share of the incentive.
pub static EXTENSION_SHARE: Parameter = Parameter::new("extension-share", PERCENT, &["extension-fees"]);
/// Charge for a project-specific query.
pub static QUERY_FEE: Parameter = Parameter::new("query-fee", USD, &["query-fees"]);
/// Reimbursement of the energy audit.
pub static AUDIT_AMOUNT: Parameter = Parameter::new("audit-amount", USD, &["energy-audit"]);
/// Funds of one cycle.
pub static CYCLE_FUNDS: Parameter = Parameter::new("cycle-funds", USD, &["funding-cycles"]);

/// Business days from a cycle's opening to the proof of the request to PREPA.
pub static PREPA_DAYS: Parameter = Parameter::new("prepa-days", DAY, &["prepa-request"]);
/// Business days of the validation.
pub static VALIDATION_DAYS: Parameter = Parameter::new("validation-days", DAY, &["validation"]);
/// Days to hand in the energy audit.
pub static AUDIT_DAYS: Parameter = Parameter::new("audit-days", DAY, &["energy-audit"]);
/// Longest extension.
pub static EXTENSION_MONTHS: Parameter = Parameter::new("extension-months", MONTH, &["extension-fees"]);
/// Months the guarantee is kept after the scheduled completion.
pub static GUARANTEE_MONTHS: Parameter = Parameter::new("guarantee-months", MONTH, &["guarantee"]);
/// Days to ask for reconsideration, and to decide on it.
pub static RECONSIDERATION_DAYS: Parameter =
    Parameter::new("reconsideration-days", DAY, &["reconsideration"]);

/// The incentive amounts (GUIDE VI).
pub static RATES: Table = Table {
    key: "rates",
    columns: &[&PLACE, &CONNECTION, &OVER_KW, &UP_TO_KW, &PERCENT_PUBLISHED, &REFERENCE],
    topics: &["rates"],
};
/// Fee, guarantee and pool by size (GUIDE II, III).
pub static SIZES: Table = Table {
    key: "sizes",
    columns: &[&OVER_KW, &UP_TO_KW, &FEE, &GUARANTEE_MINIMUM, &GUARANTEE_SHARE, &POOL],
    topics: &["application-fee", "guarantee", "funding-cycles"],
};
/// The funding cycles (GUIDE II).
pub static CYCLES: Table =
    Table { key: "cycles", columns: &[&CYCLE, &OPENS, &YEAR_ENDS], topics: &["funding-cycles"] };

/// Location of the row.
pub static PLACE: Column = Column { key: "location", kind: ColumnKind::Key };
/// Configuration of the row.
pub static CONNECTION: Column = Column { key: "configuration", kind: ColumnKind::Key };
/// Capacity above which the row applies.
pub static OVER_KW: Column = Column { key: "over-kw", kind: ColumnKind::Number(KW) };
/// Capacity up to and including which the row applies.
pub static UP_TO_KW: Column = Column { key: "up-to-kw", kind: ColumnKind::Number(KW) };
/// Published reimbursement percentage.
pub static PERCENT_PUBLISHED: Column = Column { key: "percent", kind: ColumnKind::Number(PERCENT) };
/// Reference Cost.
pub static REFERENCE: Column = Column { key: "reference-cost", kind: ColumnKind::Number(USD_PER_W) };
/// Application fee.
pub static FEE: Column = Column { key: "application-fee", kind: ColumnKind::Number(USD) };
/// Least guarantee.
pub static GUARANTEE_MINIMUM: Column = Column { key: "guarantee-minimum", kind: ColumnKind::Number(USD) };
/// Guarantee as a share of the cost; zero where it is a flat amount.
pub static GUARANTEE_SHARE: Column = Column { key: "guarantee-share", kind: ColumnKind::Number(PERCENT) };
/// Funds of the pool in one cycle.
pub static POOL: Column = Column { key: "pool", kind: ColumnKind::Number(USD) };
/// Number of the cycle.
pub static CYCLE: Column = Column { key: "cycle", kind: ColumnKind::Number(ONE) };
/// Opening day of the cycle.
pub static OPENS: Column = Column { key: "opens", kind: ColumnKind::Date };
/// Last day of the fiscal year of the cycle.
pub static YEAR_ENDS: Column = Column { key: "fiscal-year-ends", kind: ColumnKind::Date };
