//! Numbers and tables that Tier 1 takes from its edition.

use estimado_worksheet::edition::{Column, ColumnKind, Parameter, Table};
use estimado_worksheet::unit::{DAY, FT, HOUR, KW, MONTH, MPH, ONE, PERCENT, USD, USD_PER_W};

/// Largest system of the tier.
pub static TIER_CAPACITY: Parameter =
    Parameter { key: "tier-capacity", unit: KW, topics: &["tier-capacity"] };
/// Largest battery system with a published rate.
pub static BATTERY_CAPACITY: Parameter =
    Parameter { key: "battery-row-capacity", unit: KW, topics: &["rates"] };
/// Cost per watt above which a grid-tie project is disqualified.
pub static DISQUALIFYING_COST: Parameter =
    Parameter { key: "disqualifying-cost", unit: USD_PER_W, topics: &["disqualifying-cost"] };
/// Largest ratio of DC to AC capacity.
pub static DC_AC_LIMIT: Parameter = Parameter { key: "dc-ac-limit", unit: ONE, topics: &["dc-ac-ratio"] };
/// Critical load as a share of the DC output.
pub static CRITICAL_SHARE: Parameter =
    Parameter { key: "critical-load-share", unit: PERCENT, topics: &["battery"] };
/// Hours the batteries must carry the critical load.
pub static BATTERY_HOURS: Parameter = Parameter { key: "battery-hours", unit: HOUR, topics: &["battery"] };
/// Production that must be reached, as a share of the rated output.
pub static PRODUCTION_SHARE: Parameter =
    Parameter { key: "minimum-production-share", unit: PERCENT, topics: &["solar-production"] };
/// Months of site data that an estimate needs.
pub static DATA_MONTHS: Parameter =
    Parameter { key: "data-months", unit: MONTH, topics: &["solar-production", "wind-data"] };
/// Lowest tower.
pub static TOWER_HEIGHT: Parameter = Parameter { key: "tower-height", unit: FT, topics: &["wind-siting"] };
/// Height of the blades above obstructions.
pub static BLADE_CLEARANCE: Parameter =
    Parameter { key: "blade-clearance", unit: FT, topics: &["wind-siting"] };
/// Radius within which obstructions count.
pub static CLEARANCE_RADIUS: Parameter =
    Parameter { key: "clearance-radius", unit: FT, topics: &["wind-siting"] };
/// Lowest average wind speed.
pub static WIND_SPEED_LEAST: Parameter =
    Parameter { key: "least-wind-speed", unit: MPH, topics: &["wind-siting"] };
/// Least extension fee.
pub static EXTENSION_MINIMUM: Parameter =
    Parameter { key: "extension-minimum", unit: USD, topics: &["extension-fees"] };
/// Extension fee as a share of the incentive.
pub static EXTENSION_SHARE: Parameter =
    Parameter { key: "extension-share", unit: PERCENT, topics: &["extension-fees"] };
/// Charge for a project-specific query.
pub static QUERY_FEE: Parameter = Parameter { key: "query-fee", unit: USD, topics: &["query-fees"] };
/// Reimbursement of the energy audit.
pub static AUDIT_AMOUNT: Parameter = Parameter { key: "audit-amount", unit: USD, topics: &["energy-audit"] };
/// Funds of one cycle.
pub static CYCLE_FUNDS: Parameter = Parameter { key: "cycle-funds", unit: USD, topics: &["funding-cycles"] };

/// Business days from a cycle's opening to the proof of the request to PREPA.
pub static PREPA_DAYS: Parameter = Parameter { key: "prepa-days", unit: DAY, topics: &["prepa-request"] };
/// Business days of the validation.
pub static VALIDATION_DAYS: Parameter =
    Parameter { key: "validation-days", unit: DAY, topics: &["validation"] };
/// Days to hand in the energy audit.
pub static AUDIT_DAYS: Parameter = Parameter { key: "audit-days", unit: DAY, topics: &["energy-audit"] };
/// Longest extension.
pub static EXTENSION_MONTHS: Parameter =
    Parameter { key: "extension-months", unit: MONTH, topics: &["extension-fees"] };
/// Months the guarantee is kept after the scheduled completion.
pub static GUARANTEE_MONTHS: Parameter =
    Parameter { key: "guarantee-months", unit: MONTH, topics: &["guarantee"] };
/// Days to ask for reconsideration, and to decide on it.
pub static RECONSIDERATION_DAYS: Parameter =
    Parameter { key: "reconsideration-days", unit: DAY, topics: &["reconsideration"] };

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
