//! Rules: the money of Tier 1 a second time, in exact fractions, from the rules of the program alone.

use crate::project::Project;
use crate::replay::{rational, whole};
use num_rational::BigRational;
use std::collections::BTreeMap;

/// What a project gets and pays, unrounded, and whether the cost per watt disqualifies it.
pub struct Expected {
    /// By key of the line.
    pub amounts: BTreeMap<&'static str, BigRational>,
    /// More than $2.85/W, on the grid.
    pub disqualified: bool,
}

fn part(number: i64, of: i64) -> BigRational {
    whole(number) / whole(of)
}

fn zero() -> BigRational {
    whole(0)
}

/// USD/W of the Guide's two tables (section VI).
fn reference_cost(project: &Project) -> Option<BigRational> {
    let islands = project.location == "vieques" || project.location == "culebra";
    let most = whole(if project.grid_tie { 100 } else { 10 });
    if project.location == "outside-puerto-rico" || rational(project.kw) > most {
        return None;
    }
    Some(match (project.grid_tie, islands) {
        (true, false) => whole(2),
        (true, true) => part(21, 10),
        (false, false) => whole(4),
        (false, true) => part(9, 2),
    })
}

/// Works a project out.
pub fn work(project: &Project) -> Expected {
    let (kw, cost) = (rational(project.kw), rational(project.cost));
    let watts = &kw * whole(1000);
    let disqualified = project.grid_tie && cost > part(285, 100) * &watts;
    let reference = reference_cost(project);
    // Outside Puerto Rico, above the tier, a battery system without a rate: none of these has a row.
    let blocked = disqualified || reference.is_none();
    let unless_blocked = |amount: BigRational| if blocked { zero() } else { amount };

    let inverter = project.inverter.filter(|_| project.solar).map(rational);
    let eligible = inverter.map_or(kw.clone(), |ac| kw.clone().min(ac * part(13, 10)));
    let counts = &eligible / &kw;
    let percent = project.percent.map_or(whole(40), rational).min(whole(60));
    let share = percent / whole(100);
    let reference = reference.unwrap_or_else(zero);

    let requested = unless_blocked(&cost * &counts * &share);
    let at_reference = unless_blocked(&watts * &counts * &share * &reference);
    let computed = if cost <= &reference * &watts { requested.clone() } else { at_reference.clone() };
    let other = project.other.map_or(zero(), rational);
    let room = |cost: &BigRational| (cost - &other).max(zero());
    let total = computed.min(room(&cost));
    let mut amounts = BTreeMap::from([
        ("eligible-project-cost", &cost * &counts),
        ("requested-incentive", requested),
        ("incentive-at-reference-cost", at_reference),
        ("cap-60-percent", &cost * &counts * part(60, 100)),
        ("total-incentive", total.clone()),
        ("net-cost-after-incentives", (&cost - &total - &other).max(zero())),
    ]);

    let (built_kw, built_cost) = (project.built_kw.map(rational), project.built_cost.map(rational));
    let visits = project.visits.map(|count| if count > 1 { whole(350) } else { zero() });
    if built_kw.is_some() || built_cost.is_some() || project.visits_before_payment {
        let smaller = built_kw.filter(|built| *built < kw);
        let mut payable = smaller.map_or(total.clone(), |built| &total * built / &kw);
        if let Some(built_cost) = &built_cost {
            payable = payable.min(built_cost * &counts * &share).min(room(built_cost));
        }
        if project.visits_before_payment {
            payable = (payable - visits.clone().unwrap_or_else(zero)).max(zero());
        }
        amounts.insert("payable-incentive", unless_blocked(payable));
    }
    amounts.extend(visits.map(|charge| ("metering-inspection-charge-max", charge)));
    if kw <= whole(100) {
        let small = kw <= whole(15);
        let guarantee = if small { whole(1000) } else { whole(1000).max(&cost / whole(100)) };
        amounts.insert("application-fee", whole(if small { 250 } else { 1000 }));
        amounts.insert("reservation-guarantee", guarantee);
    }
    if project.extended {
        amounts.insert("first-extension-fee", whole(350).max(&total * part(5, 1000)));
    }
    Expected { amounts, disqualified }
}
