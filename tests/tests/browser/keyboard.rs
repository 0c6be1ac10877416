//! The keyboard alone.

use estimado_tests::{Engine, Page, Tab, Widget, run};
use fantoccini::key::Key;
use serde_json::json;

/// Whether what has the focus, or the frame or card around it, is outlined.
const OUTLINED: &str = "[root.activeElement, root.activeElement?.closest('.frame, .card')].filter(Boolean)
    .map((node) => getComputedStyle(node)).some((style) => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0)";

/// The page has the focus of the screen, which outlines need.
async fn in_front(tab: &Tab) {
    if tab.value("document.hasFocus()").await == false {
        tab.end_in(&[Engine::WebKit], "have the focus of a screen without windows");
    }
}

async fn press(widget: &Widget, key: Key) {
    widget.keys(&char::from(key).to_string()).await;
}

/// Tabs on until the focus is on what a selector finds; on the way the focus is always seen.
async fn tab_to(widget: &Widget, css: &str) {
    for _ in 0..40 {
        press(widget, Key::Tab).await;
        let at =
            "root.activeElement ? [root.activeElement.outerHTML.slice(0, 120), true] : ['outside', false]";
        let at = widget.value(at).await;
        if at[1] == true {
            assert_eq!(widget.value(OUTLINED).await, true, "the focus is seen on {}", at[0]);
        }
        if widget.script("return root.activeElement?.matches(args[0])", vec![json!(css)]).await == true {
            return;
        }
    }
    panic!("the focus never came to {css}");
}

#[test]
fn the_whole_way_from_the_first_question_to_the_result() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        in_front(tab).await;
        tab_to(&widget, ".language[lang=es]").await;
        tab_to(&widget, "input[value=solar-pv]").await;
        press(&widget, Key::Down).await;
        widget.expect("$('input[value=small-wind]').checked", true).await;
        press(&widget, Key::Up).await;
        widget.expect("$('input[value=solar-pv]').checked", true).await;
        assert_eq!(widget.value(OUTLINED).await, true);
        tab_to(&widget, "input[value=grid-tie]").await;
        widget.keys(" ").await;
        tab_to(&widget, "input[value=mainland]").await;
        widget.keys(" ").await;
        tab_to(&widget, "#field-systemCapacityKw").await;
        widget.keys("3").await;
        tab_to(&widget, "#field-totalProjectCost").await;
        widget.keys("7500").await;
        widget.expect_amount("$2,400.00").await;

        tab_to(&widget, "details[data-group=funding] > summary").await;
        press(&widget, Key::Enter).await;
        widget.expect("$('details[data-group=funding]').open", true).await;
        tab_to(&widget, "#field-reimbursementPercentOverride").await;
        widget.keys("20").await;
        widget.expect_amount("$1,200.00").await;
        tab_to(&widget, "details[data-group=as-built] > summary").await;
        widget.keys(" ").await;
        widget.expect("$('details[data-group=as-built]').open", true).await;
        tab_to(&widget, "#field-asBuiltProjectCost").await;
        press(&widget, Key::Enter).await;
        widget.expect("root.activeElement?.id", "result").await;
        assert_eq!(widget.value(OUTLINED).await, true, "the focus is seen on the result");
        tab_to(&widget, "[data-section=documents] > summary").await;
        press(&widget, Key::Enter).await;
        widget.expect("$('[data-section=documents]').open", true).await;
    });
}

#[test]
fn the_focus_goes_in_the_order_of_the_page_and_is_never_held() {
    run(async |tab| {
        let after =
            "<estimado-calculator program=\"pr-gef-tier1\"></estimado-calculator><button>After</button>";
        let widget = tab.open(Page::new(after)).await;
        in_front(tab).await;
        let mut last = json!(null);
        for _ in 0..40 {
            press(&widget, Key::Tab).await;
            if tab.value("document.activeElement.tagName").await == "BUTTON" {
                return;
            }
            let top = "[root.activeElement.getBoundingClientRect().left < host.clientWidth * 5 / 12 || innerWidth < 760, Math.round(root.activeElement.getBoundingClientRect().top + scrollY)]";
            last = widget.value(top).await;
        }
        panic!("the focus is held at {last}");
    });
}

#[test]
fn in_forced_colours_the_focus_is_still_seen() {
    run(async |tab| {
        tab.media(&[("forced-colors", "active")]).await;
        let widget = tab.open(Page::tier1("en")).await;
        in_front(tab).await;
        assert_eq!(tab.value("matchMedia('(forced-colors: active)').matches").await, true);
        tab_to(&widget, "#field-totalProjectCost").await;
        tab_to(&widget, "details[data-group=funding] > summary").await;
    });
}
