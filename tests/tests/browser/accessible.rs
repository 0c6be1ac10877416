//! Axe finds nothing, in any state, language and theme.

use estimado_tests::{Page, Tab, Widget, axe, run};
use serde_json::json;

const ELIGIBLE: &str = r#"{"technology":"solar-pv","configuration":"grid-tie","location":"mainland","systemCapacityKw":"3",
    "totalProjectCost":"7500","otherIncentives":"1000","applicationDate":"2017-10-02","reservationAgreementDate":"2018-01-15"}"#;

/// Every state that matters, one after the other in the same calculator.
async fn every_state(tab: &Tab, widget: &Widget) {
    axe::assert_clean(tab, "empty").await;
    widget.answer(json!({ "technology": "small-wind", "configuration": "battery-backup" })).await;
    widget.expect("$('input[value=small-wind]').checked", true).await;
    axe::assert_clean(tab, "half answered").await;
    widget.script("$$('details').forEach((group) => (group.open = true))", vec![]).await;
    axe::assert_clean(tab, "all groups open").await;
    widget.enter("systemCapacityKw", "abc").await;
    widget.keys(&char::from(fantoccini::key::Key::Enter).to_string()).await;
    widget.expect("seen($('#summary'))", true).await;
    axe::assert_clean(tab, "with problems").await;
    widget.answer(serde_json::from_str(ELIGIBLE).unwrap()).await;
    widget.expect("!!$('[part=amount]')", true).await;
    widget.expect("$$('.plot').length", 1).await;
    widget.script("$$('.result details').forEach((section) => (section.open = true))", vec![]).await;
    axe::assert_clean(tab, "eligible").await;
    widget.enter("totalProjectCost", "9,000").await;
    widget.expect("!!$('.remedy') && !!$('.plot .blocked')", true).await;
    axe::assert_clean(tab, "blocked").await;
}

async fn looked_at(tab: &Tab, language: &'static str, scheme: &str, width: u32) {
    tab.size(width, 900).await;
    tab.media(&[("prefers-color-scheme", scheme)]).await;
    let widget = tab.open(Page::tier1(language).language(language)).await;
    every_state(tab, &widget).await;
}

#[test]
fn light_in_english() {
    run(async |tab| looked_at(tab, "en", "light", 1280).await);
}

#[test]
fn light_in_spanish() {
    run(async |tab| looked_at(tab, "es", "light", 1280).await);
}

#[test]
fn dark_in_english() {
    run(async |tab| looked_at(tab, "en", "dark", 1280).await);
}

#[test]
fn dark_in_spanish() {
    run(async |tab| looked_at(tab, "es", "dark", 1280).await);
}

#[test]
fn narrow_in_english() {
    run(async |tab| looked_at(tab, "en", "light", 320).await);
}

#[test]
fn narrow_in_spanish() {
    run(async |tab| looked_at(tab, "es", "dark", 320).await);
}

#[test]
fn forced_colours() {
    run(async |tab| {
        tab.media(&[("forced-colors", "active")]).await;
        let widget = tab.open(Page::tier1("en")).await;
        assert_eq!(tab.value("matchMedia('(forced-colors: active)').matches").await, true);
        every_state(tab, &widget).await;
        // Chosen or not is told by more than a colour that is taken away.
        widget.expect("getComputedStyle($('.card:has(:checked)')).borderTopWidth !== getComputedStyle($('.card:not(:has(:checked))')).borderTopWidth", true).await;
    });
}

#[test]
fn the_theme_attribute_wins_over_the_system() {
    run(async |tab| {
        for (theme, system) in [("dark", "light"), ("light", "dark")] {
            tab.media(&[("prefers-color-scheme", system)]).await;
            let tag = format!(
                "<main><h1>Host</h1><estimado-calculator program=\"pr-gef-tier1\" theme=\"{theme}\"></estimado-calculator></main>"
            );
            let widget = tab.open(Page::new(tag)).await;
            widget.expect("getComputedStyle(host).colorScheme", theme).await;
            widget.answer(serde_json::from_str(ELIGIBLE).unwrap()).await;
            widget.expect("!!$('[part=amount]')", true).await;
            axe::assert_clean(tab, theme).await;
        }
    });
}

#[test]
fn the_other_programs_in_both_languages() {
    run(async |tab| {
        for program in ["pr-gef-tier2", "ma-hydro-feasibility", "ma-hydro-construction", "nj-core"] {
            for language in ["en", "es"] {
                let widget = tab.open(Page::program(program, language).language(language)).await;
                widget.script("$$('details').forEach((group) => (group.open = true))", vec![]).await;
                axe::assert_clean(tab, program).await;
            }
        }
    });
}

#[test]
fn every_input_has_a_name_a_described_place_and_an_id_of_its_own() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.expect("$$('input:not([type=radio]), select').filter((input) => !(input.labels[0]?.textContent ?? input.ariaLabel).trim()).length", 0).await;
        widget.expect("$$('fieldset').filter((set) => set.firstElementChild.tagName !== 'LEGEND' || !set.firstElementChild.textContent.trim()).length", 0).await;
        widget.expect("$$('[aria-describedby]').flatMap((node) => node.getAttribute('aria-describedby').split(' ').filter((id) => !root.getElementById(id)).map((id) => `${node.id} ${id}`))", json!([])).await;
        widget.expect("(ids => ids.filter((id, index) => ids.indexOf(id) !== index))($$('[id]').map(({ id }) => id))", json!([])).await;
    });
}
