//! Themes: every pair of colours as it is shown, for each theme, in light and dark; and what a host may set, as documented.

use estimado_tests::{Page, Tab, Widget, places, run};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;

const ANSWERS: &str = r#"{"technology":"solar-pv","configuration":"grid-tie","location":"mainland","systemCapacityKw":"3",
    "totalProjectCost":"7500","otherIncentives":"1000","applicationDate":"2017-10-02","reservationAgreementDate":"2018-01-15"}"#;

fn style(theme: &str) -> String {
    match theme {
        "neutral" => String::new(),
        name => {
            let file = places::pages().join("themes").join(name).with_extension("css");
            format!("<style>{}</style>", fs::read_to_string(file).unwrap())
        }
    }
}

/// What is too faint at this moment.
async fn measure(tab: &Tab, widget: &Widget, state: &str, ratio: &str) {
    widget.script("$$('details').forEach((group) => (group.open = true))", vec![]).await;
    // Colours that are on their way are those of a moment.
    tab.awaited("{ await Promise.all(document.getAnimations().map(({ finished }) => finished)) }", vec![])
        .await;
    let script = fs::read_to_string(places::scripts().join("contrast.js")).unwrap();
    let told =
        widget.script(&format!("{script}; return contrast(root, Number(args[0]))"), vec![json!(ratio)]).await;
    let faint: Vec<String> = serde_json::from_value(told["faint"].clone()).unwrap();
    assert!(faint.is_empty(), "{state}\n{}", faint.join("\n"));
    assert!(told["measured"].as_u64() > Some(5), "{state}: {told}");
}

/// Every state with something of its own to see: all sections, the curve, variants, what is taken along, the bar, the chooser.
async fn every_state(tab: &Tab, theme: &str, scheme: &str, ratio: &str) {
    tab.size(1280, 1000).await;
    tab.media(&[("prefers-color-scheme", scheme), ("prefers-reduced-motion", "reduce")]).await;
    let widget = tab.open(Page::tier1("en").with(&style(theme))).await;
    let state = |what: &str| format!("{theme}, {scheme}, {what}");
    measure(tab, &widget, &state("empty"), ratio).await;
    widget.enter("systemCapacityKw", "abc").await;
    widget.keys("\u{e007}").await;
    widget.expect("seen($('#summary'))", true).await;
    measure(tab, &widget, &state("problems"), ratio).await;
    widget.answer(serde_json::from_str(ANSWERS).unwrap()).await;
    widget.expect("!!$('.plot') && !!$('[part=amount]')", true).await;
    widget.click("[data-take=link]").await;
    measure(tab, &widget, &state("eligible"), ratio).await;
    widget.click("#compare-add").await;
    widget.enter("totalProjectCost", "9,000").await;
    widget.expect("!!$('.remedy') && !!$('.plot .blocked') && !!$('.compare td')", true).await;
    measure(tab, &widget, &state("blocked, beside another"), ratio).await;
    tab.size(360, 800).await;
    widget.expect("seen($('.bar'))", true).await;
    measure(tab, &widget, &state("narrow"), ratio).await;
    tab.size(1280, 1000).await;
    tab.visit(Page::new("<estimado-calculator></estimado-calculator>").with(&style(theme))).await;
    widget.expect("!!root?.querySelector('.choose')", true).await;
    measure(tab, &widget, &state("choice of programs"), ratio).await;
}

#[test]
fn neutral_in_light() {
    run(async |tab| every_state(tab, "neutral", "light", "4.5").await);
}

#[test]
fn neutral_in_dark() {
    run(async |tab| every_state(tab, "neutral", "dark", "4.5").await);
}

#[test]
fn uswds_in_light() {
    run(async |tab| every_state(tab, "uswds", "light", "4.5").await);
}

#[test]
fn uswds_in_dark() {
    run(async |tab| every_state(tab, "uswds", "dark", "4.5").await);
}

#[test]
fn high_contrast_in_light() {
    run(async |tab| every_state(tab, "contrast", "light", "7.0").await);
}

#[test]
fn high_contrast_in_dark() {
    run(async |tab| every_state(tab, "contrast", "dark", "7.0").await);
}

#[test]
fn an_installers_brand_in_light() {
    run(async |tab| every_state(tab, "installer", "light", "4.5").await);
}

#[test]
fn an_installers_brand_in_dark() {
    run(async |tab| every_state(tab, "installer", "dark", "4.5").await);
}

#[test]
fn what_is_said_of_a_failure_can_be_read_in_every_theme() {
    run(async |tab| {
        for theme in ["neutral", "uswds", "contrast", "installer"] {
            for scheme in ["light", "dark"] {
                tab.media(&[("prefers-color-scheme", scheme)]).await;
                tab.visit(Page::tier1("en").head(&style(theme))).await;
                tab.script("window.fetch = () => Promise.reject(Error('no network'))", vec![]).await;
                tab.awaited("load('/pkg/estimado.js')", vec![]).await;
                let widget = tab.widget("estimado-calculator");
                widget.expect("!!root?.querySelector('.failure')?.innerText", true).await;
                let colours = "(({ color, backgroundColor }) => [color, backgroundColor])(getComputedStyle($('.failure')))";
                let found = widget.value(colours).await;
                let script = fs::read_to_string(places::scripts().join("contrast.js")).unwrap();
                let told =
                    widget.script(&format!("{script}; return contrast(root, 4.5).faint"), vec![]).await;
                assert_eq!(told, json!([]), "{theme} {scheme} {found}");
            }
        }
    });
}

#[test]
fn a_colour_with_a_pair_follows_the_theme_attribute() {
    run(async |tab| {
        let page = Page::tier1("en").with(
            "<style>estimado-calculator { --estimado-page: light-dark(rgb(1, 2, 3), rgb(4, 5, 6)) }</style>",
        );
        tab.media(&[("prefers-color-scheme", "light")]).await;
        let widget = tab.open(page).await;
        let ground = "getComputedStyle($('.calculator')).backgroundColor";
        widget.expect(ground, "rgb(1, 2, 3)").await;
        widget.script("host.setAttribute('theme', 'dark')", vec![]).await;
        widget.expect(ground, "rgb(4, 5, 6)").await;
        widget.script("host.removeAttribute('theme')", vec![]).await;
        tab.media(&[("prefers-color-scheme", "dark")]).await;
        widget.expect(ground, "rgb(4, 5, 6)").await;
    });
}

/// The names in the first column of a table of the documentation, below a heading.
fn documented(heading: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(places::root().join("docs/theming.md")).unwrap();
    let (_, section) = text.split_once(&format!("## {heading}\n")).unwrap();
    let section = section.split("\n## ").next().unwrap();
    let name = |line: &str| Some(line.strip_prefix("| `")?.split_once('`')?.0.to_owned());
    section.lines().filter_map(name).collect()
}

#[test]
fn every_custom_property_is_documented_and_no_other() {
    let style = fs::read_to_string(places::pages().join("estimado.css")).unwrap();
    let used = style.split("var(--estimado-").skip(1);
    let used: BTreeSet<_> =
        used.map(|rest| format!("--estimado-{}", rest.split([',', ')']).next().unwrap())).collect();
    assert!(used.len() > 15);
    assert_eq!(documented("Custom properties"), used);
}

const PARTS: &str = "$$('[part]').flatMap((node) => node.getAttribute('part').split(' '))";

#[test]
fn every_part_is_documented_and_no_other() {
    run(async |tab| {
        let mut found = BTreeSet::new();
        let mut add = |parts: Value| found.extend(serde_json::from_value::<Vec<String>>(parts).unwrap());
        let address = estimado_tests::site::publish(Page::tier1("en"));
        let widget = tab.follow(&format!("{address}#estimado2~oops")).await;
        widget.answer(serde_json::from_str(ANSWERS).unwrap()).await;
        widget.expect("!!$('.plot')", true).await;
        add(widget.value(PARTS).await);
        widget
            .answer(json!({ "technology": "solar-pv", "configuration": "grid-tie", "location": "mainland",
            "systemCapacityKw": "3", "totalProjectCost": "9000" }))
            .await;
        widget.expect("$$('[part=finding]').length > 0 && $$('[part=notice]').length > 0", true).await;
        add(widget.value(PARTS).await);
        let edition: Value =
            serde_json::from_str(&fs::read_to_string(places::scripts().join("tier1-edition.json")).unwrap())
                .unwrap();
        let load = "{
            const { loadEdition } = await load('/pkg/estimado.js');
            document.querySelector('estimado-calculator').setAttribute('edition', loadEdition('pr-gef-tier1', { ...args[0], id: 'mine' }).id);
        }";
        tab.awaited(load, vec![edition]).await;
        widget.expect("$$('[part=host-edition]').length", 2).await;
        tab.awaited("{ await document.querySelector('estimado-calculator').doctor() }", vec![]).await;
        add(widget.value(PARTS).await);
        widget.script("host.removeAttribute('edition'); host.removeAttribute('program')", vec![]).await;
        widget.expect("$$('[part~=chooser]').length > 0", true).await;
        add(widget.value(PARTS).await);
        tab.visit(Page::tier1("en").head("")).await;
        tab.script("delete window.WebAssembly", vec![]).await;
        tab.awaited("load('/pkg/estimado.js')", vec![]).await;
        widget.expect("$$('.failure').length", 1).await;
        add(widget.value(PARTS).await);
        assert_eq!(documented("Parts"), found);
    });
}
