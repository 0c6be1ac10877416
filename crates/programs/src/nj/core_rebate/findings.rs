//! What CORE may find.

use estimado_worksheet::rule::Finding;

/// The applicant does not pay the Societal Benefits Charge.
pub static NOT_RATEPAYER: Finding = Finding::blocker("not-sbc-ratepayer", &["applicants"]);
/// The system is not in New Jersey.
pub static NOT_IN_NEW_JERSEY: Finding = Finding::blocker("not-in-new-jersey", &["applicants"]);
/// The installer has no Home Improvement Contractor license.
pub static HIC_MISSING: Finding = Finding::blocker("hic-license-missing", &["installers"]);
/// A major component was used before.
pub static NOT_NEW: Finding = Finding::blocker("equipment-not-new", &["equipment"]);
/// A major component is not listed.
pub static NOT_LISTED: Finding = Finding::blocker("equipment-not-listed", &["equipment"]);
/// The owner does not see the production.
pub static NO_MONITOR: Finding = Finding::blocker("monitoring-missing", &["monitoring"]);
/// The system is portable.
pub static NOT_PERMANENT: Finding = Finding::blocker("not-permanent-installation", &["permanence"]);
/// Solar lighting apart from the building's wiring.
pub static LIGHTING_ONLY: Finding = Finding::blocker("independent-solar-lighting", &["permanence"]);
/// Waste, sludge incinerator or mass burn.
pub static KIND_INELIGIBLE: Finding = Finding::blocker("biomass-kind-ineligible", &["biomass"]);
/// NJDEP made no determination.
pub static NO_DETERMINATION: Finding = Finding::blocker("sustainability-determination-missing", &["biomass"]);
/// The emission permit is not documented.
pub static NO_PERMIT: Finding = Finding::blocker("emission-permit-missing", &["biomass"]);
/// Methane for too few years.
pub static METHANE_SHORT: Finding = Finding::blocker("landfill-fuel-under-5-years", &["biomass"]);
/// The hydrogen does not come from a renewable source.
pub static FUEL_NOT_RENEWABLE: Finding = Finding::blocker("fuel-not-renewable", &["fuel-cells"]);
/// Map or photographs are missing.
pub static NO_WIND_DOCUMENTS: Finding = Finding::blocker("wind-site-documents-missing", &["wind-site"]);

/// An older schedule held.
pub static BEFORE_SCHEDULE: Finding = Finding::warning("before-schedule-effective-date", &["solar-rates"]);
/// Only the first 700 kW of the site earn rebates.
pub static OVER_SOLAR_CAPACITY: Finding =
    Finding::warning("incentive-limited-to-700-kw", &["incentive-capacity"]);
/// PV larger than may be net metered.
pub static OVER_NET_METERING: Finding = Finding::blocker("system-over-2-mw", &["net-metering"]);
/// The same of what is not solar: said of PV only.
pub static CHECK_NET_METERING: Finding = Finding::warning("net-metering-limit-2-mw", &["net-metering"]);
/// Only the first 1 MW of the site earns rebates.
pub static OVER_OTHER_CAPACITY: Finding =
    Finding::warning("incentive-limited-to-1-mw", &["incentive-capacity"]);
/// Landfill gas facility too large.
pub static LANDFILL_OVER: Finding = Finding::blocker("landfill-gas-over-4-mw", &["landfill-gas"]);
/// Its benefit is reviewed.
pub static LANDFILL_REVIEW: Finding = Finding::info("landfill-gas-needs-review", &["landfill-gas"]);
/// Only 10 kW of a home earn rebates.
pub static OVER_RESIDENTIAL: Finding =
    Finding::warning("residential-rebate-limited-to-10-kw", &["residential-limit"]);
/// A farm or non-profit exempt from that.
pub static RESIDENTIAL_EXEMPT: Finding = Finding::info("residential-cap-exempt", &["residential-limit"]);
/// The farm's tax forms do not show enough.
pub static FARM_NOT_SHOWN: Finding = Finding::info("farm-exemption-not-shown", &["residential-limit"]);
/// The 501(c)(3) forms are missing.
pub static NON_PROFIT_NOT_SHOWN: Finding =
    Finding::info("non-profit-exemption-not-shown", &["residential-limit"]);
/// A home expanded too far.
pub static EXPANSION_OVER: Finding = Finding::blocker("residential-expansion-over-10-kw", &["same-site"]);
/// What stands on the site used the capacity up.
pub static NOTHING_LEFT: Finding =
    Finding::blocker("no-rebatable-capacity-left", &["same-site", "incentive-capacity"]);
/// The application is silent on an existing system.
pub static NOT_DISCLOSED: Finding = Finding::warning("existing-system-not-disclosed", &["same-site"]);

/// Output was not compared with the reference design.
pub static REFERENCE_NOT_CHECKED: Finding = Finding::info("reference-output-not-checked", &["solar-output"]);
/// Too little output.
pub static UNDER_REFERENCE: Finding =
    Finding::blocker("output-below-80-percent-of-reference", &["solar-output"]);
/// An array north of east or west that is not flat.
pub static FACES_NORTH: Finding = Finding::blocker("array-faces-north", &["orientation"]);
/// The slope of such an array was not given.
pub static TILT_NOT_GIVEN: Finding = Finding::info("array-tilt-not-given", &["orientation"]);
/// Modules of a string in several planes.
pub static NOT_ONE_PLANE: Finding = Finding::blocker("string-not-in-one-plane", &["orientation"]);
/// Output was not compared with consumption.
pub static CONSUMPTION_NOT_CHECKED: Finding = Finding::info("consumption-not-checked", &["sizing"]);
/// The existing system's output was not counted.
pub static EXISTING_OUTPUT_NOT_CHECKED: Finding =
    Finding::info("existing-output-not-checked", &["sizing", "same-site"]);
/// More output than consumption.
pub static OVER_CONSUMPTION: Finding = Finding::blocker("output-exceeds-consumption", &["sizing"]);
/// As much output as consumption, where it must be less.
pub static NOT_BELOW_CONSUMPTION: Finding =
    Finding::blocker("output-not-below-consumption", &["sizing", "net-metering"]);
/// An array larger than its meter's consumption.
pub static ARRAY_OVER_METER: Finding = Finding::blocker("array-exceeds-meter-consumption", &["sizing"]);
/// Too large for the floor area.
pub static OVER_DEFAULT_SIZE: Finding = Finding::blocker("over-default-size-for-floor-area", &["floor-area"]);
/// The floor area was not given.
pub static DEFAULT_NOT_CHECKED: Finding = Finding::info("default-size-not-checked", &["floor-area"]);
/// No list of loads.
pub static NO_LOAD_LIST: Finding = Finding::blocker("load-documentation-missing", &["new-construction"]);
/// Whether there is one was not given.
pub static LOAD_LIST_NOT_CHECKED: Finding =
    Finding::info("load-documentation-not-checked", &["new-construction"]);

/// The cost limits the rebate.
pub static LIMITED_BY_COST: Finding = Finding::warning("limited-by-cost-cap", &["other-rates"]);
/// Asked for more that is for solar.
pub static SOLAR_ONLY: Finding =
    Finding::warning("enhancement-solar-only", &["module-enhancement", "home-enhancement"]);
/// An audit alone.
pub static UPGRADES_INCOMPLETE: Finding =
    Finding::warning("hpwes-upgrades-incomplete", &["home-enhancement"]);
/// After a CORE incentive or inspection.
pub static AFTER_INCENTIVE: Finding =
    Finding::warning("hpwes-not-after-core-incentive", &["home-enhancement"]);
/// Not a home.
pub static NOT_A_HOME: Finding = Finding::warning("hpwes-not-a-home", &["home-enhancement"]);
/// Reduced for self-installation or material interest.
pub static SELF_REDUCED: Finding = Finding::info("self-install-reduction-applied", &["self-installation"]);
/// Private rates for tax-advantaged financing.
pub static PRIVATE_RATES: Finding = Finding::warning("tax-advantaged-private-rates", &["tax-financing"]);
/// Nothing left of the annual cap.
pub static ANNUAL_REACHED: Finding = Finding::blocker("entity-annual-cap-reached", &["entity-caps"]);
/// The annual cap limits the rebate.
pub static LIMITED_ANNUALLY: Finding = Finding::warning("limited-by-entity-annual-cap", &["entity-caps"]);
/// Nothing left of the aggregate cap.
pub static AGGREGATE_REACHED: Finding = Finding::blocker("entity-aggregate-cap-reached", &["entity-caps"]);
/// The aggregate cap limits the rebate.
pub static LIMITED_IN_AGGREGATE: Finding =
    Finding::warning("limited-by-entity-aggregate-cap", &["entity-caps"]);
/// The district's own cap was not given.
pub static DISTRICT_CAP_UNKNOWN: Finding = Finding::warning("school-district-cap-unknown", &["school-cap"]);
/// The caps are not applied.
pub static EXEMPTED: Finding = Finding::info("entity-cap-exemption-applied", &["cap-exemptions"]);
/// An exemption may be asked for.
pub static EXEMPTION_POSSIBLE: Finding = Finding::info("entity-cap-exemption-possible", &["cap-exemptions"]);
/// The cap is the host's.
pub static CAP_OF_HOST: Finding = Finding::info("entity-cap-follows-host-site", &["power-purchase"]);
/// Private, small.
pub static BUDGET_PRIVATE_SMALL: Finding =
    Finding::info("budget-private-up-to-10-kw", &["budget-categories"]);
/// Private, larger.
pub static BUDGET_PRIVATE_LARGE: Finding = Finding::info("budget-private-over-10-kw", &["budget-categories"]);
/// Public, other.
pub static BUDGET_PUBLIC: Finding = Finding::info("budget-public-other", &["budget-categories"]);
/// Public schools.
pub static BUDGET_SCHOOLS: Finding = Finding::info("budget-public-schools", &["budget-categories"]);
/// SUNLIT.
pub static BUDGET_SUNLIT: Finding = Finding::info("budget-sunlit", &["budget-categories"]);
/// To the front of the queue.
pub static QUEUE_FRONT: Finding = Finding::info("queue-front", &["queue"]);
/// The budget category has too little left.
pub static HELD_IN_QUEUE: Finding = Finding::warning("held-in-queue", &["queue"]);

/// Small projects have no extension.
pub static NO_EXTENSION: Finding = Finding::warning("no-extension-for-small-projects", &["reservation"]);
/// The request came after the reservation.
pub static REQUEST_LATE: Finding = Finding::warning("extension-request-late", &["reservation"]);
/// The source at hand ends before the length of a public extension.
pub static EXTENSION_UNKNOWN: Finding = Finding::info("public-extension-length-unknown", &["reservation"]);
/// The final application came too late.
pub static EXPIRED: Finding = Finding::blocker("reservation-expired", &["reservation"]);
/// No signed contract.
pub static NO_CONTRACT: Finding = Finding::blocker("signed-contract-missing", &["contracts"]);
/// No Public Resolution to Solicit Bids.
pub static NO_RESOLUTION: Finding = Finding::blocker("public-resolution-missing", &["contracts"]);
/// The signed contract came too late.
pub static CONTRACT_LATE: Finding = Finding::warning("signed-contract-late", &["contracts"]);
/// Too few years of warranty.
pub static WARRANTY_SHORT: Finding = Finding::blocker("warranty-under-5-years", &["warranties"]);
/// The warranty lets too much loss pass.
pub static WARRANTY_WEAK: Finding = Finding::blocker("degradation-warranty-too-weak", &["warranties"]);
/// The certification to repay is not signed.
pub static NO_CERTIFICATION: Finding = Finding::blocker("repayment-certification-missing", &["repayment"]);
/// Part of the rebate is to be repaid.
pub static REPAYMENT_DUE: Finding = Finding::warning("repayment-due", &["repayment"]);

/// Every finding.
pub(super) static FINDINGS: &[&Finding] = &[
    &NOT_RATEPAYER,
    &NOT_IN_NEW_JERSEY,
    &HIC_MISSING,
    &NOT_NEW,
    &NOT_LISTED,
    &NO_MONITOR,
    &NOT_PERMANENT,
    &LIGHTING_ONLY,
    &KIND_INELIGIBLE,
    &NO_DETERMINATION,
    &NO_PERMIT,
    &METHANE_SHORT,
    &FUEL_NOT_RENEWABLE,
    &NO_WIND_DOCUMENTS,
    &BEFORE_SCHEDULE,
    &OVER_SOLAR_CAPACITY,
    &OVER_NET_METERING,
    &CHECK_NET_METERING,
    &OVER_OTHER_CAPACITY,
    &LANDFILL_OVER,
    &LANDFILL_REVIEW,
    &OVER_RESIDENTIAL,
    &RESIDENTIAL_EXEMPT,
    &FARM_NOT_SHOWN,
    &NON_PROFIT_NOT_SHOWN,
    &EXPANSION_OVER,
    &NOTHING_LEFT,
    &NOT_DISCLOSED,
    &REFERENCE_NOT_CHECKED,
    &UNDER_REFERENCE,
    &FACES_NORTH,
    &TILT_NOT_GIVEN,
    &NOT_ONE_PLANE,
    &CONSUMPTION_NOT_CHECKED,
    &EXISTING_OUTPUT_NOT_CHECKED,
    &OVER_CONSUMPTION,
    &NOT_BELOW_CONSUMPTION,
    &ARRAY_OVER_METER,
    &OVER_DEFAULT_SIZE,
    &DEFAULT_NOT_CHECKED,
    &NO_LOAD_LIST,
    &LOAD_LIST_NOT_CHECKED,
    &LIMITED_BY_COST,
    &SOLAR_ONLY,
    &UPGRADES_INCOMPLETE,
    &AFTER_INCENTIVE,
    &NOT_A_HOME,
    &SELF_REDUCED,
    &PRIVATE_RATES,
    &ANNUAL_REACHED,
    &LIMITED_ANNUALLY,
    &AGGREGATE_REACHED,
    &LIMITED_IN_AGGREGATE,
    &DISTRICT_CAP_UNKNOWN,
    &EXEMPTED,
    &EXEMPTION_POSSIBLE,
    &CAP_OF_HOST,
    &BUDGET_PRIVATE_SMALL,
    &BUDGET_PRIVATE_LARGE,
    &BUDGET_PUBLIC,
    &BUDGET_SCHOOLS,
    &BUDGET_SUNLIT,
    &QUEUE_FRONT,
    &HELD_IN_QUEUE,
    &NO_EXTENSION,
    &REQUEST_LATE,
    &EXTENSION_UNKNOWN,
    &EXPIRED,
    &NO_CONTRACT,
    &NO_RESOLUTION,
    &CONTRACT_LATE,
    &WARRANTY_SHORT,
    &WARRANTY_WEAK,
    &NO_CERTIFICATION,
    &REPAYMENT_DUE,
];
