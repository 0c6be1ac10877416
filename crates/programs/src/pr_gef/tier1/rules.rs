//! Lines, findings and days of Tier 1.

use estimado_worksheet::rule::{Deadline, Finding, Returns, Rule};
use estimado_worksheet::unit::{KW, KWH, ONE, USD};

/// Capacity that counts, at most 1.30 times the inverter's.
pub static ELIGIBLE_CAPACITY: Rule = Rule::quantity("eligible-capacity-kw", KW, &["dc-ac-ratio"]);
/// Ratio of DC to AC capacity.
pub static DC_AC: Rule = Rule::quantity("dc-ac-ratio", ONE, &["dc-ac-ratio"]);
/// Cost that counts, in proportion to the capacity that counts.
pub static ELIGIBLE_COST: Rule = Rule::amount("eligible-project-cost", &["dc-ac-ratio"]);
/// Step 1.
pub static REQUESTED: Rule = Rule::amount("requested-incentive", &["incentive-steps"]);
/// Step 4.
pub static AT_REFERENCE: Rule = Rule::amount("incentive-at-reference-cost", &["incentive-steps"]);
/// Steps 3 and 4: the one that applies.
pub static COMPUTED: Rule = Rule::step("computed-incentive", USD, &["incentive-steps"]);
/// The most the Act allows.
pub static CAP_60: Rule = Rule::amount("cap-60-percent", &["percent-limit"]);

/// Load the batteries must carry.
pub static CRITICAL_LOAD: Rule = Rule::quantity("critical-load-kw", KW, &["battery"]);
/// Energy the batteries must supply.
pub static BATTERY_NEEDED: Rule = Rule::quantity("battery-needed-kwh", KWH, &["battery"]);
/// Production that must be reached.
pub static MINIMUM_PRODUCTION: Rule = Rule::quantity("minimum-production-kwh", KWH, &["solar-production"]);

/// Fee of the first extension.
pub static FIRST_EXTENSION_FEE: Rule =
    Rule::amount("first-extension-fee", &["extension-fees"]).charge("extension", Returns::No);
/// Fee of the second extension.
pub static SECOND_EXTENSION_FEE: Rule =
    Rule::amount("second-extension-fee", &["extension-fees"]).charge("extension", Returns::No);
/// Charges for information request notices.
pub static INFORMATION_FEES: Rule = Rule::amount("information-request-fees", &["information-request-fees"])
    .charge("application", Returns::No);
/// Charges for additional inspections.
pub static INSPECTION_FEES: Rule =
    Rule::amount("additional-inspection-fees", &["additional-inspection-fees"])
        .charge("completion", Returns::No);
/// Charges for project-specific queries.
pub static QUERY_FEES: Rule =
    Rule::amount("project-query-fees", &["query-fees"]).charge("application", Returns::No);
/// Reimbursement of the energy audit.
pub static AUDIT_REIMBURSEMENT: Rule =
    Rule::amount("energy-audit-reimbursement", &["energy-audit"]).receipt("payment");

/// Funding cycle of the application.
pub static FUNDING_CYCLE: Rule = Rule::quantity("funding-cycle", ONE, &["funding-cycles"]);
/// Funds of the cycle.
pub static CYCLE_TOTAL: Rule = Rule::amount("funding-cycle-total", &["funding-cycles"]);
/// Funds of the pool.
pub static FUNDING_POOL: Rule = Rule::amount("funding-pool", &["funding-cycles"]);

/// Larger than the tier.
pub static OVER_TIER: Finding = Finding::blocker("over-tier-1-capacity", &["tier-capacity"]);
/// A battery system larger than any row.
pub static BATTERY_OVER_10: Finding = Finding::blocker("battery-over-10-kw-no-published-rate", &["rates"]);
/// The published percentage was replaced.
pub static OVERRIDDEN: Finding = Finding::info("percent-overridden", &["percent-revision"]);
/// The replacement is held to the limit of the Act.
pub static PERCENT_CAPPED: Finding = Finding::warning("percent-capped-at-60", &["percent-limit"]);
/// More DC than the inverter may serve.
pub static RATIO_OVER: Finding = Finding::warning("dc-ac-ratio-over-1-30", &["dc-ac-ratio"]);
/// The inverter is larger than the array.
pub static EXCESS_INVERTER: Finding = Finding::warning("excess-inverter-capacity", &["dc-ac-ratio"]);
/// The ratio was not checked.
pub static INVERTER_NOT_GIVEN: Finding = Finding::info("inverter-capacity-not-given", &["dc-ac-ratio"]);
/// The ratio is for PV.
pub static INVERTER_NOT_USED: Finding = Finding::info("inverter-not-used-for-wind", &["dc-ac-ratio"]);
/// A grid-tie project that costs too much per watt.
pub static DISQUALIFIED: Finding = Finding::blocker("cost-over-2-85-per-watt", &["disqualifying-cost"]);
/// The asterisk is missing in the table for Vieques and Culebra.
pub static FOOTNOTE_DOUBT: Finding =
    Finding::info("footnote-2-85-not-in-vieques-culebra-table", &["disqualifying-cost"]);
/// The batteries supply too little.
pub static BATTERY_SMALL: Finding = Finding::blocker("battery-too-small", &["battery"]);
/// What the batteries supply was not given.
pub static BATTERY_NOT_GIVEN: Finding = Finding::info("battery-capacity-not-given", &["battery"]);
/// The batteries are not certified.
pub static BATTERY_UNCERTIFIED: Finding = Finding::blocker("battery-not-ogpe-certified", &["battery"]);
/// Whether the batteries are certified was not given.
pub static CERTIFICATE_NOT_GIVEN: Finding = Finding::info("battery-certification-not-given", &["battery"]);
/// Battery answers for a grid-tie system.
pub static BATTERY_NOT_USED: Finding = Finding::info("battery-fields-not-used", &["battery"]);

/// The charge for information requests is not known.
pub static INFORMATION_FEE_LOST: Finding =
    Finding::info("information-request-fee-not-in-sources", &["information-request-fees"]);
/// The charge for additional inspections is not known.
pub static INSPECTION_FEE_LOST: Finding =
    Finding::info("additional-inspection-fee-not-in-sources", &["additional-inspection-fees"]);
/// An energy audit is needed.
pub static AUDIT_REQUIRED: Finding = Finding::info("energy-audit-required", &["energy-audit"]);
/// The auditor may not make it.
pub static AUDITOR_NOT_AUTHORIZED: Finding = Finding::warning("auditor-not-authorized", &["energy-audit"]);

/// More production than consumption.
pub static OVER_CONSUMPTION: Finding = Finding::blocker("production-over-consumption", &["solar-production"]);
/// Too little production.
pub static UNDER_PRODUCTION: Finding = Finding::blocker("production-under-80-percent", &["solar-production"]);
/// Too few months of site data.
pub static SOLAR_DATA_SHORT: Finding = Finding::blocker("solar-data-under-6-months", &["solar-production"]);
/// Production was not compared with consumption.
pub static PRODUCTION_NOT_CHECKED: Finding = Finding::info("production-check-not-run", &["solar-production"]);
/// Larger than the peak load.
pub static WIND_OVER_LOAD: Finding = Finding::blocker("wind-over-peak-load", &["wind-siting"]);
/// The tower is too low.
pub static TOWER_LOW: Finding = Finding::blocker("tower-under-60-ft", &["wind-siting"]);
/// The blades are too close to an obstruction.
pub static BLADES_LOW: Finding = Finding::blocker("blade-clearance-under-30-ft", &["wind-siting"]);
/// Too little wind.
pub static WIND_SLOW: Finding = Finding::blocker("wind-speed-under-10-mph", &["wind-siting"]);
/// Too few months of wind data.
pub static WIND_DATA_SHORT: Finding = Finding::blocker("wind-data-under-6-months", &["wind-data"]);
/// The wind site was not checked in full.
pub static SITING_NOT_CHECKED: Finding = Finding::info("wind-siting-check-not-run", &["wind-siting"]);

/// No published funding cycle.
pub static OUTSIDE_CYCLES: Finding =
    Finding::warning("outside-published-funding-cycles", &["funding-cycles", "extended-guide"]);
/// Unused funds do not come into the first cycle.
pub static NOT_CARRIED: Finding =
    Finding::info("unused-funds-not-carried-into-first-cycle", &["funding-cycles"]);
/// The pool may be too small.
pub static POOL_SHORT: Finding =
    Finding::warning("pool-funds-may-be-insufficient", &["first-come", "funding-cycles"]);
/// More than one application in a cycle.
pub static MANY_APPLICATIONS: Finding =
    Finding::blocker("more-than-one-application-this-cycle", &["one-application"]);
/// More than one project in a fiscal year.
pub static MANY_PROJECTS: Finding = Finding::blocker("one-tier-1-project-per-fiscal-year", &["one-project"]);
/// Not a customer the funds are for.
pub static CUSTOMER_NOT_ELIGIBLE: Finding = Finding::blocker("customer-type-not-eligible", &["customers"]);
/// Construction began before the agreement.
pub static BUILT_EARLY: Finding = Finding::blocker("construction-before-agreement", &["agreement"]);
/// An extension longer than allowed.
pub static EXTENSION_LIMITED: Finding =
    Finding::warning("extension-limited-to-6-months", &["extension-fees"]);
/// Built larger than the tier.
pub static BUILT_OVER_TIER: Finding = Finding::warning("as-built-over-tier-1-capacity", &["tier-capacity"]);

/// Every finding of its own.
pub(super) static FINDINGS: &[&Finding] = &[
    &OVER_TIER,
    &BATTERY_OVER_10,
    &OVERRIDDEN,
    &PERCENT_CAPPED,
    &RATIO_OVER,
    &EXCESS_INVERTER,
    &INVERTER_NOT_GIVEN,
    &INVERTER_NOT_USED,
    &DISQUALIFIED,
    &FOOTNOTE_DOUBT,
    &BATTERY_SMALL,
    &BATTERY_NOT_GIVEN,
    &BATTERY_UNCERTIFIED,
    &CERTIFICATE_NOT_GIVEN,
    &BATTERY_NOT_USED,
    &INFORMATION_FEE_LOST,
    &INSPECTION_FEE_LOST,
    &AUDIT_REQUIRED,
    &AUDITOR_NOT_AUTHORIZED,
    &OVER_CONSUMPTION,
    &UNDER_PRODUCTION,
    &SOLAR_DATA_SHORT,
    &PRODUCTION_NOT_CHECKED,
    &WIND_OVER_LOAD,
    &TOWER_LOW,
    &BLADES_LOW,
    &WIND_SLOW,
    &WIND_DATA_SHORT,
    &SITING_NOT_CHECKED,
    &OUTSIDE_CYCLES,
    &NOT_CARRIED,
    &POOL_SHORT,
    &MANY_APPLICATIONS,
    &MANY_PROJECTS,
    &CUSTOMER_NOT_ELIGIBLE,
    &BUILT_EARLY,
    &EXTENSION_LIMITED,
    &BUILT_OVER_TIER,
];

/// Proof of the request to PREPA.
pub static PREPA_EVIDENCE: Deadline = Deadline::new("prepa-request-evidence-by", &["prepa-request"]);
/// End of the validation.
pub static VALIDATED_BY: Deadline = Deadline::new("validation-complete-by", &["validation"]);
/// Energy audit.
pub static AUDIT_DUE: Deadline = Deadline::new("energy-audit-due", &["energy-audit"]);
/// How long the guarantee is kept.
pub static GUARANTEE_HELD: Deadline = Deadline::new("guarantee-hold-until", &["guarantee"]);
