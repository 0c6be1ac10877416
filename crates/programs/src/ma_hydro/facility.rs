//! Whether the facility and its technology may take part (2, 3, 4.1, 5.2).

use super::fields::{
    COMMERCIAL, COMPLIANCE, DAM_INTACT, FACILITY, FERC, GENERATION, GENERATORS, JEOPARDY, KIND, MARINE,
    NEW_DAM, PILOT, POST_1997, REPAIR_PLAN, RPS, TURBINES, USEFUL_LIFE, UTILITY, WILDLIFE_LETTER,
};
use super::findings;
use super::parameters::{LIFE_LEAST, POST_1997_LIMIT, QUALIFYING_LIMIT};
use super::rules::CAPACITY;
use estimado_worksheet::{Figure, Worksheet};

/// Whether it is in a conduit.
#[must_use]
pub fn is_conduit(w: &Worksheet<'_>) -> bool {
    w.chose(&FACILITY, "conduit")
}

/// Makes every check of the facility; `least` is the incremental generation it must reach.
pub fn check(w: &Worksheet<'_>, least: &Figure) {
    ferc(w);
    rps(w);
    size(w, least);
    upgrade_or_new(w);
    technology(w);
    w.report_if(w.chose(&UTILITY, "other-municipal"), &findings::UTILITY);
}

/// The lesser of both nameplate capacities, where both are known.
fn capacity(w: &Worksheet<'_>) -> Option<Figure> {
    let (generators, turbines) = w.answer(&GENERATORS).zip(w.answer(&TURBINES))?;
    Some(w.enter(&CAPACITY, generators.at_most(&turbines)))
}

fn ferc(w: &Worksheet<'_>) {
    let capacity = capacity(w);
    match w.choice(&FERC) {
        None => w.report(&findings::FERC_UNKNOWN),
        Some("license" | "exemption") => {
            w.report_if(w.yes_no(&COMPLIANCE) == Some(false), &findings::FERC_COMPLIANCE);
        }
        Some("non-jurisdictional") => {
            w.report(&findings::DISCRETION);
            w.report_if(w.yes(&JEOPARDY), &findings::JEOPARDY);
        }
        Some("qualifying-conduit") => {
            w.report_if(!is_conduit(w), &findings::NEEDS_CONDUIT);
            if let Some(capacity) = capacity {
                w.report_when(capacity.is_over(&w.number(&QUALIFYING_LIMIT)), &findings::CONDUIT_LARGE);
            }
        }
        Some("seeking-conduit-exemption") => {
            w.report(&findings::DISCRETION);
            w.report_if(!is_conduit(w), &findings::NEEDS_CONDUIT);
        }
        Some("seeking-on-licensed-canal") => {}
        Some(_) => w.report(&findings::FERC_INELIGIBLE),
    }
}

/// RPS status, and the letter that section 3 asks of all and 7.1 only of those not yet qualified.
fn rps(w: &Worksheet<'_>) {
    w.report_if(w.choice(&RPS).is_none(), &findings::RPS_UNKNOWN);
    w.report_if(w.chose(&RPS, "unlikely"), &findings::RPS_UNLIKELY);
    if w.yes_no(&WILDLIFE_LETTER) == Some(false) {
        let qualified = w.chose(&RPS, "qualified");
        w.report(if qualified { &findings::WILDLIFE_WISE } else { &findings::WILDLIFE_MISSING });
    }
}

fn size(w: &Worksheet<'_>, least: &Figure) {
    if let Some(capacity) = w.answer(&POST_1997) {
        w.report_when(capacity.is_over(&w.number(&POST_1997_LIMIT)), &findings::POST_1997_LARGE);
    }
    w.report_when(w.given(&GENERATION).is_under(least), &findings::GENERATION_LOW);
}

/// An upgrade must last; a new facility must be a conduit or stand on a licensed canal.
fn upgrade_or_new(w: &Worksheet<'_>) {
    let new = w.chose(&KIND, "new");
    if let Some(years) = w.answer(&USEFUL_LIFE).filter(|_| !new && !w.yes(&REPAIR_PLAN)) {
        w.report_when(years.is_under(&w.number(&LIFE_LEAST)), &findings::LIFE_SHORT);
    }
    let elsewhere = w.choice(&FERC).is_some_and(|status| status != "seeking-on-licensed-canal");
    w.report_if(new && !is_conduit(w) && elsewhere, &findings::NEW_NOT_CONDUIT);
}

fn technology(w: &Worksheet<'_>) {
    w.report_if(w.yes_no(&DAM_INTACT) == Some(false), &findings::DAM_BREACHED);
    w.report_if(w.yes(&NEW_DAM), &findings::NEW_DAM);
    w.report_if(w.yes_no(&COMMERCIAL) == Some(false), &findings::NOT_COMMERCIAL);
    w.report_if(w.yes(&MARINE), &findings::MARINE);
    w.report_if(w.yes(&PILOT), &findings::PILOT);
}
