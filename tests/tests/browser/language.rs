//! The two languages, and the switch between them.

use estimado_tests::{Page, run};
use serde_json::json;

#[test]
fn the_buttons_switch_the_language_and_keep_what_was_typed() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("abc", "7,500").await;
        widget.click(".language[lang=es]").await;
        widget.expect("text($('.title'))", "Fondo de Energía Verde, Nivel 1").await;
        widget.expect("$('.calculator').lang", "es").await;
        widget.expect("$$('.language').map((button) => button.ariaPressed)", json!(["false", "true"])).await;
        assert_eq!(widget.typed("systemCapacityKw").await, "abc");
        assert_eq!(widget.typed("totalProjectCost").await, "7,500");
        widget.expect_problem("systemCapacityKw", "Entre un número, por ejemplo 7,500 o 3.5.").await;
        widget.expect("$('input[value=solar-pv]').checked", true).await;
        widget.expect("root.activeElement?.lang", "es").await;
        widget.click(".language[lang=en]").await;
        widget.expect("text($('.title'))", "Green Energy Fund, Tier 1").await;
        widget.expect("$('.calculator').lang", "en").await;
    });
}

#[test]
fn the_attribute_switches_the_language_and_keeps_the_answers() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("3", "7500").await;
        widget.expect("/Reference Cost/.test(text($('.decisive')))", true).await;
        widget.script("host.lang = 'es'", vec![]).await;
        widget.expect("/costo de referencia/.test(text($('.decisive')))", true).await;
        widget.expect_amount("$2,400.00").await;
        assert_eq!(widget.typed("totalProjectCost").await, "7500");
        widget.script("host.setAttribute('lang', 'es-PR')", vec![]).await;
        widget.expect("$('.calculator').lang", "es").await;
        widget.script("host.setAttribute('lang', 'en-US')", vec![]).await;
        widget.expect("$('.calculator').lang", "en").await;
    });
}

#[test]
fn without_an_attribute_the_language_is_that_of_the_page() {
    run(async |tab| {
        let tag = "<estimado-calculator program=\"pr-gef-tier1\"></estimado-calculator>";
        let widget = tab.open(Page::new(tag).language("es-PR")).await;
        widget.expect("text($('.title'))", "Fondo de Energía Verde, Nivel 1").await;
        let widget = tab.open(Page::new(tag).language("fr")).await;
        widget.expect("text($('.title'))", "Green Energy Fund, Tier 1").await;
    });
}

#[test]
fn nothing_stays_in_the_other_language() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("3", "9000").await;
        widget.expect_amount("$0.00").await;
        widget.click(".language[lang=es]").await;
        widget.expect("$('.calculator').lang", "es").await;
        let words = "/\\b(the|your|is|are|and|not|of|with|from|this|answer|cost)\\b/i";
        let english = format!(
            "$$('.calculator *').filter((node) => node.childElementCount === 0 && !node.closest('.language') && {words}.test(node.textContent)).map((node) => node.textContent)"
        );
        widget.expect(&english, json!([])).await;
        let labels = format!(
            "$$('[aria-label]').map((node) => node.ariaLabel).filter((label) => {words}.test(label))"
        );
        widget.expect(&labels, json!([])).await;
    });
}
