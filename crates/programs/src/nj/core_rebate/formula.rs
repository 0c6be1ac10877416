//! The rebate, in the order of the manual, and what follows from it.

use super::fields::{
    BUDGET_LEFT, CAPACITY, COST, HOME_PATH, INSPECTED, MATERIAL_INTEREST, NJ_MODULES, PREVIOUS_INCENTIVE,
    SECTOR, SELF_INSTALLED, SITE, TAX_FINANCING,
};
use super::findings::{
    AFTER_INCENTIVE, HELD_IN_QUEUE, LIMITED_BY_COST, NOT_A_HOME, PRIVATE_RATES, SELF_REDUCED, SOLAR_ONLY,
    UPGRADES_INCOMPLETE,
};
use super::parameters::{
    HOME_RATE, LARGE_COST_SHARE, LARGE_RATES, MODULE_RATE, OVER_W, PRIVATE_RATE, PUBLIC_RATE, RATE,
    SELF_SHARE, SMALL_COST_SHARE, SMALL_RATES, SMALL_SYSTEM, SOLAR_RATES, UP_TO_W,
};
use super::rules::{
    BASE, BEFORE_SELF, COST_CAP, ENHANCED, HOME, INCENTIVE, MODULES, NET_COST, PER_WATT, SELF_REDUCTION,
    TIERS, WITHIN_CAPS, WITHIN_COST,
};
use super::site::{self, Site};
use super::{checks, dates, entity, output, papers};
use estimado_worksheet::edition::{Column, Table};
use estimado_worksheet::rule::Rule;
use estimado_worksheet::unit::{PERCENT, USD, W};
use estimado_worksheet::{Figure, Worksheet};

/// Works a project out. Everything that may block comes before the rebate, since a blocker takes it away.
pub(super) fn work(w: &Worksheet<'_>) {
    let site = site::capacity(w);
    checks::run(w, &site);
    output::run(w, &site);
    let room = entity::room(w);
    dates::count(w, &site);
    let rebate = within_cost(w, &site, enhanced(w, &site));
    let rebate = room.as_ref().map_or(rebate.clone(), |room| {
        let limited = room.limit(w, &rebate);
        enter(w, &WITHIN_CAPS, limited)
    });
    if let Some(room) = room {
        room.reapplication(w, &rebate);
    }
    let incentive = incentive(w, rebate);
    if w.is_eligible() {
        w.enter(&PER_WATT, &incentive / &w.given(&CAPACITY).in_watts());
        if let Some(left) = w.answer(&BUDGET_LEFT) {
            w.report_when(incentive.is_over(&left), &HELD_IN_QUEUE);
        }
    }
    if let Some(cost) = w.answer(&COST) {
        w.enter(&NET_COST, (&cost - &incentive).at_least(&Figure::plain(0, USD)));
    }
    dates::transfer(w, &incentive);
    papers::ask(w, &site);
}

/// A line of the rebate: not written where something stands in its way.
fn enter(w: &Worksheet<'_>, rule: &'static Rule, figure: Figure) -> Figure {
    if w.is_eligible() { w.enter(rule, figure) } else { figure }
}

/// The rate of each tier for the watts that lie in it, beyond those that were there before (p. 14-16).
fn base(w: &Worksheet<'_>, site: &Site) -> Figure {
    let (table, rate) = schedule(w, site);
    let (size, past) = (site.counted.in_watts(), site.past.as_ref().map(Figure::in_watts));
    let none = Figure::plain(0, W);
    let mut sum: Option<Figure> = None;
    for (index, row) in w.rows(table).enumerate() {
        let watts = size.in_tier(past.as_ref(), &row.number(&OVER_W), &row.number(&UP_TO_W));
        if watts.is_at_most(&none).held() {
            continue;
        }
        let part = &watts * &row.number(rate);
        // A table with more tiers than there are lines is still added up in full.
        let part = TIERS.get(index).map_or(part.clone(), |line| enter(w, line, part));
        sum = Some(sum.map_or(part.clone(), |sum| &sum + &part));
    }
    enter(w, &BASE, sum.unwrap_or_else(|| Figure::plain(0, USD)))
}

/// The table and column that apply: by sector and financing for solar, by the size of the site for the others.
fn schedule(w: &Worksheet<'_>, site: &Site) -> (&'static Table, &'static Column) {
    if site.solar {
        let private = w.chose(&SECTOR, "private");
        w.report_if(!private && w.yes(&TAX_FINANCING), &PRIVATE_RATES);
        (&SOLAR_RATES, if private || w.yes(&TAX_FINANCING) { &PRIVATE_RATE } else { &PUBLIC_RATE })
    } else if site.total.is_at_most(&w.number(&SMALL_SYSTEM)).held() {
        (&SMALL_RATES, &RATE)
    } else {
        (&LARGE_RATES, &RATE)
    }
}

/// What is added for modules made in New Jersey and for Home Performance with Energy Star (p. 18, 19).
fn enhanced(w: &Worksheet<'_>, site: &Site) -> Figure {
    let base = base(w, site);
    let watts = site.rebated.in_watts();
    let modules = w.yes(&NJ_MODULES);
    let path = w.choice(&HOME_PATH).filter(|path| *path != "none");
    if !site.solar {
        w.report_if(modules || path.is_some(), &SOLAR_ONLY);
        return base;
    }
    let mut rebate = base.clone();
    if modules {
        rebate = &rebate + &enter(w, &MODULES, &watts * &w.number(&MODULE_RATE));
    }
    let home = path.is_some_and(|path| home_enhancement(w, site, path));
    if home {
        rebate = &rebate + &enter(w, &HOME, &watts * &w.number(&HOME_RATE));
    }
    if modules || home { enter(w, &ENHANCED, rebate) } else { base }
}

fn home_enhancement(w: &Worksheet<'_>, site: &Site, path: &str) -> bool {
    let incomplete = path == "existing-home-audit-only";
    let received = w.yes_no(&PREVIOUS_INCENTIVE).unwrap_or(site.past.is_some());
    let late = received || w.yes(&INSPECTED);
    let elsewhere = w.chose(&SITE, "non-residential");
    w.report_if(incomplete, &UPGRADES_INCOMPLETE);
    w.report_if(late, &AFTER_INCENTIVE);
    w.report_if(elsewhere, &NOT_A_HOME);
    !(incomplete || late || elsewhere)
}

/// What is not solar is paid no more than a share of its cost (p. 15, 16).
fn within_cost(w: &Worksheet<'_>, site: &Site, rebate: Figure) -> Figure {
    if site.solar {
        return rebate;
    }
    let small = site.total.is_at_most(&w.number(&SMALL_SYSTEM));
    let share = w.number(&SMALL_COST_SHARE).when(small, &w.number(&LARGE_COST_SHARE)).share();
    let cap = w.enter(&COST_CAP, &w.given(&COST) * &share);
    w.report_when(rebate.is_over(&cap), &LIMITED_BY_COST);
    enter(w, &WITHIN_COST, rebate.at_most(&cap))
}

/// The rebate, reduced once for self-installation or a material interest, after everything else (p. 8, 9, 15).
fn incentive(w: &Worksheet<'_>, rebate: Figure) -> Figure {
    let reduced = w.yes(&SELF_INSTALLED) || w.yes(&MATERIAL_INTEREST);
    w.report_if(reduced, &SELF_REDUCED);
    if !w.is_eligible() {
        return w.enter(&INCENTIVE, w.if_eligible(&Figure::plain(0, USD)));
    }
    if !reduced {
        return w.enter(&INCENTIVE, rebate);
    }
    let before = w.enter(&BEFORE_SELF, rebate);
    let share = &Figure::plain(100, PERCENT) - &w.number(&SELF_SHARE);
    let incentive = w.enter(&INCENTIVE, &before * &share.share());
    w.enter(&SELF_REDUCTION, &before.in_cents() - &incentive.in_cents());
    incentive
}
