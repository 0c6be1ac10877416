//! Lines and days of CORE.

use estimado_worksheet::edition::Topic;
use estimado_worksheet::rule::{Deadline, Returns, Rule, Schedule};
use estimado_worksheet::unit::{KW, MONTH, PERCENT, USD, USD_PER_W};

/// Capacity of the whole site, new and existing.
pub static TOTAL_CAPACITY: Rule = Rule::quantity("total-capacity-kw", KW, &["same-site"]);
/// Capacity of the site that earns rebates at all.
pub static COUNTED: Rule =
    Rule::step("counted-capacity-kw", KW, &["incentive-capacity", "residential-limit"]);
/// The part of it that stood there before.
pub static PAST: Rule = Rule::step("past-capacity-kw", KW, &["same-site"]);
/// Capacity that this application is paid for.
pub static REBATED: Rule = Rule::quantity("rebated-capacity-kw", KW, &["incentive-capacity", "same-site"]);

const TIER_TOPICS: &[Topic] = &["solar-rates", "other-rates", "same-site"];
/// Rebate of each tier that this application reaches, in the order of the table.
pub static TIERS: [Rule; 5] = [
    Rule::step("tier-1", USD, TIER_TOPICS),
    Rule::step("tier-2", USD, TIER_TOPICS),
    Rule::step("tier-3", USD, TIER_TOPICS),
    Rule::step("tier-4", USD, TIER_TOPICS),
    Rule::step("tier-5", USD, TIER_TOPICS),
];
/// The tiers together.
pub static BASE: Rule = Rule::amount("base-rebate", &["solar-rates", "other-rates"]);
/// More for modules made in New Jersey.
pub static MODULES: Rule = Rule::amount("nj-modules-enhancement", &["module-enhancement"]);
/// More for Home Performance with Energy Star.
pub static HOME: Rule = Rule::amount("hpwes-enhancement", &["home-enhancement"]);
/// The rebate with what was added.
pub static ENHANCED: Rule =
    Rule::step("rebate-with-enhancements", USD, &["module-enhancement", "home-enhancement"]);
/// The most that the cost allows.
pub static COST_CAP: Rule = Rule::amount("cost-cap", &["other-rates"]);
/// The rebate within the cost cap.
pub static WITHIN_COST: Rule = Rule::step("rebate-within-cost-cap", USD, &["other-rates"]);
/// What earlier rebates leave of the entity's annual cap.
pub static ANNUAL_LEFT: Rule = Rule::amount("entity-annual-remaining", &["entity-caps", "school-cap"]);
/// What they leave of its aggregate cap.
pub static AGGREGATE_LEFT: Rule = Rule::amount("entity-aggregate-remaining", &["entity-caps"]);
/// The rebate within the entity's caps.
pub static WITHIN_CAPS: Rule = Rule::step("rebate-within-entity-caps", USD, &["entity-caps"]);
/// The rebate before self-installation reduces it.
pub static BEFORE_SELF: Rule = Rule::amount("rebate-before-self-install", &["self-installation"]);
/// What self-installation takes off.
pub static SELF_REDUCTION: Rule = Rule::amount("self-install-reduction", &["self-installation"]);
/// The rebate.
pub static INCENTIVE: Rule = Rule::amount("incentive", &["solar-rates", "other-rates", "self-installation"]);
/// The rebate for each new watt.
pub static PER_WATT: Rule = Rule::quantity("rebate-dollars-per-watt", USD_PER_W, &["solar-rates"]);
/// What the rebate leaves of the cost.
pub static NET_COST: Rule = Rule::step("net-cost", USD, &["purpose"]);

/// Output of the site as a share of its consumption.
pub static CONSUMPTION_PERCENT: Rule = Rule::quantity("output-to-consumption-percent", PERCENT, &["sizing"]);
/// Output of the system as a share of the reference design's.
pub static REFERENCE_PERCENT: Rule =
    Rule::quantity("output-to-reference-percent", PERCENT, &["solar-output"]);
/// Largest system of a new home by its floor area.
pub static DEFAULT_SIZE: Rule = Rule::quantity("default-maximum-kw", KW, &["floor-area"]);

/// Months completed between payment and transfer.
pub static MONTHS_HELD: Rule = Rule::step("months-in-new-jersey", MONTH, &["repayment"]);
/// What is to be repaid.
pub static REPAYMENT: Rule =
    Rule::amount("repayment-on-transfer", &["repayment"]).charge("transfer", Returns::No);

/// What a transfer costs, by completed years.
pub static TRANSFER_SCHEDULE: Schedule = Schedule { key: "transfer-repayment", topics: &["repayment"] };

/// End of the reservation.
pub static EXPIRES: Deadline = Deadline::new("reservation-expires", &["reservation"]);
/// End of the reservation with its one extension.
pub static EXTENDED: Deadline = Deadline::new("extension-expires", &["reservation"]);
/// Signed contract of a larger public project.
pub static CONTRACT_DUE: Deadline = Deadline::new("signed-contract-due", &["contracts"]);
/// Earliest new application of an entity that used up its annual cap.
pub static REAPPLICATION: Deadline = Deadline::new("earliest-reapplication", &["cap-year"]);
/// Day until which the warranty must hold.
pub static WARRANTY_UNTIL: Deadline = Deadline::new("warranty-minimum-until", &["warranties"]);
/// Payment, as expected.
pub static EXPECTED_PAYMENT: Deadline = Deadline::new("expected-payment", &["payment"]);
/// End of the obligation to repay.
pub static OBLIGATION_ENDS: Deadline = Deadline::new("repayment-obligation-ends", &["repayment"]);
