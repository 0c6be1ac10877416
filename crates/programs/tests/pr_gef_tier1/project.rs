//! Project: what decides the money of Tier 1, drawn at random. Numbers have up to 12 significant digits.

use crate::estimate;
use estimado_worksheet::{Decimal, Report};
use proptest::prelude::*;
use proptest::sample::select;

/// The answers that decide the money.
#[derive(Clone, Debug)]
pub struct Project {
    pub solar: bool,
    pub grid_tie: bool,
    pub location: &'static str,
    pub kw: Decimal,
    pub cost: Decimal,
    pub inverter: Option<Decimal>,
    pub percent: Option<Decimal>,
    pub other: Option<Decimal>,
    pub built_kw: Option<Decimal>,
    pub built_cost: Option<Decimal>,
    pub visits: Option<u32>,
    pub visits_before_payment: bool,
    pub extended: bool,
}

impl Project {
    /// What the program makes of it.
    pub fn estimate(&self) -> Report {
        let numbers = [
            ("systemCapacityKw", Some(self.kw)),
            ("totalProjectCost", Some(self.cost)),
            ("inverterAcKw", self.inverter),
            ("reimbursementPercentOverride", self.percent),
            ("otherIncentives", self.other),
            ("asBuiltCapacityKw", self.built_kw),
            ("asBuiltProjectCost", self.built_cost),
            ("meteringInspections", self.visits.map(Decimal::from)),
            ("firstExtensionMonths", self.extended.then_some(Decimal::ONE)),
        ];
        let numbers: Vec<_> = numbers
            .into_iter()
            .filter_map(|(key, number)| number.map(|number| (key, number.to_string())))
            .collect();
        let mut entered = vec![
            ("technology", if self.solar { "solar-pv" } else { "small-wind" }),
            ("configuration", if self.grid_tie { "grid-tie" } else { "battery-backup" }),
            ("location", self.location),
            ("meteringInspectionsBeforePayment", if self.visits_before_payment { "yes" } else { "no" }),
        ];
        entered.extend(numbers.iter().map(|(key, number)| (*key, number.as_str())));
        estimate(&entered)
    }
}

/// A number above zero, below 10^9, of up to 12 significant digits and up to 6 decimal places.
pub fn number() -> impl Strategy<Value = Decimal> {
    (0u32..=6).prop_flat_map(|scale| {
        let most = 10i64.pow(12.min(9 + scale)) - 1;
        (1..=most).prop_map(move |digits| Decimal::new(digits, scale))
    })
}

/// Kilowatts around the steps of the tier, to the watt or to the milliwatt.
pub fn kw() -> impl Strategy<Value = Decimal> {
    prop_oneof![
        (1i64..=120_000).prop_map(|watts| Decimal::new(watts, 3)),
        (1i64..=20_000_000).prop_map(|milliwatts| Decimal::new(milliwatts, 6)),
        select(&["10", "10.000001", "15", "15.000001", "100", "100.000001"][..])
            .prop_map(|text| text.parse().unwrap()),
    ]
}

/// Dollars for this many kilowatts: at, just beside or around the costs per watt that decide; on half a cent; any.
pub fn cost(kw: Decimal) -> impl Strategy<Value = Decimal> {
    let per_watt = select(&["2", "2.1", "2.85", "4", "4.5"][..]).prop_map(|text| text.parse().unwrap());
    let watts = kw * Decimal::ONE_THOUSAND;
    let beside = (per_watt, -1i64..=1).prop_map(move |(rate, step): (Decimal, _)| {
        (watts * rate + Decimal::new(step, 6)).round_dp(6).max(Decimal::new(1, 6))
    });
    let around = (100i64..=600).prop_map(move |cents| (watts * Decimal::new(cents, 2)).round_dp(6));
    // Two fifths of it end on half a cent.
    let tie = (0i64..=40_000_000).prop_map(|count| Decimal::new(25 * count + 125, 4));
    prop_oneof![3 => beside, 4 => around, 2 => tie, 1 => number()]
        .prop_map(|cost| cost.clamp(Decimal::new(1, 6), Decimal::new(999_999_999_999_999, 6)).normalize())
}

fn percent() -> impl Strategy<Value = Decimal> {
    let any = (1i64..=100_000_000).prop_map(|digits| Decimal::new(digits, 6));
    prop_oneof![
        any,
        select(&["20", "59.999999", "60", "60.000001"][..]).prop_map(|text| text.parse().unwrap())
    ]
}

/// Any project.
pub fn project() -> impl Strategy<Value = Project> {
    let places = select(&["mainland", "mainland", "vieques", "culebra", "outside-puerto-rico"][..]);
    let kind = (any::<bool>(), prop::bool::weighted(0.6), places, kw());
    let later = (prop::option::of(0u32..=3), any::<bool>(), any::<bool>());
    kind.prop_flat_map(move |(solar, grid_tie, location, kw)| {
        let of_kw = move |least: i64, most: i64| {
            (least..=most).prop_map(move |parts| {
                (kw * Decimal::new(parts, 2)).round_dp(6).max(Decimal::new(1, 6)).normalize()
            })
        };
        let numbers = (cost(kw), prop::option::of(of_kw(50, 150)), prop::option::of(percent()));
        let built = (prop::option::of(of_kw(50, 150)), prop::option::of(cost(kw)));
        let other = prop::option::of(prop_oneof![Just(Decimal::ZERO), cost(kw), number()]);
        (numbers, built, other, later.clone()).prop_map(move |(numbers, built, other, later)| Project {
            solar,
            grid_tie,
            location,
            kw,
            cost: numbers.0,
            inverter: numbers.1,
            percent: numbers.2,
            other,
            built_kw: built.0,
            built_cost: built.1,
            visits: later.0,
            visits_before_payment: later.1,
            extended: later.2,
        })
    })
}
