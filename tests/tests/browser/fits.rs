//! Everything fits: narrow pages, large text, targets that a finger hits.

use estimado_tests::{Page, Tab, Widget, run};
use serde_json::json;

/// What makes the page scroll sideways.
const TOO_WIDE: &str = "(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = document.scrollingElement.scrollWidth > width;
    const name = (node) => `${node.tagName}.${node.className} to ${node.getBoundingClientRect().right} of ${width}`;
    const over = $$('*').filter((node) => node.getBoundingClientRect().right > width + 1 && seen(node));
    return scrolls ? ['the page scrolls sideways', ...over.map(name)] : [];
})()";

/// Targets that a finger may miss.
const SMALL: &str = "$$('button, summary, input, select, .card').filter(seen)
    .map((node) => node.closest('.card, .frame') ?? node).map((node) => [node, node.getBoundingClientRect()])
    .filter(([, { width, height }]) => width < 24 || height < 24)
    .map(([node, { width, height }]) => `${node.outerHTML.slice(0, 80)} ${width}×${height}`)";

/// Every group open, a result with everything in it.
async fn full(widget: &Widget, cost: &str) {
    let answers = json!({ "technology": "small-wind", "configuration": "battery-backup", "location": "vieques",
        "systemCapacityKw": "3", "totalProjectCost": cost, "otherIncentives": "1000", "reservationAgreementDate": "2018-01-15",
        "towerHeightFt": "50", "averageWindSpeedMph": "9", "projectQueries": "2" });
    widget.answer(answers).await;
    widget.expect("!!$('[part=amount]')", true).await;
    widget.script("$$('details').forEach((group) => (group.open = true))", vec![]).await;
}

async fn fits(tab: &Tab, width: u32, language: &str, program: &str) -> Widget {
    tab.size(width, 800).await;
    let widget = tab.open(Page::program(program, language)).await;
    widget.script("$$('details').forEach((group) => (group.open = true))", vec![]).await;
    widget.expect(TOO_WIDE, json!([])).await;
    widget
}

#[test]
fn at_320_pixels_nothing_scrolls_sideways_and_targets_are_large_enough() {
    run(async |tab| {
        for language in ["en", "es"] {
            let widget = fits(tab, 320, language, "pr-gef-tier1").await;
            widget.expect(SMALL, json!([])).await;
            for cost in ["999999999", "9000"] {
                full(&widget, cost).await;
                widget.expect(TOO_WIDE, json!([])).await;
                widget.expect(SMALL, json!([])).await;
            }
        }
    });
}

#[test]
fn the_other_programs_fit_at_320_pixels() {
    run(async |tab| {
        for program in ["pr-gef-tier2", "ma-hydro-feasibility", "ma-hydro-construction", "nj-core"] {
            for language in ["en", "es"] {
                fits(tab, 320, language, program).await;
            }
        }
    });
}

#[test]
fn from_240_pixels_it_still_fits() {
    run(async |tab| {
        let widget = fits(tab, 240, "es", "pr-gef-tier1").await;
        full(&widget, "9000").await;
        widget.expect(TOO_WIDE, json!([])).await;
    });
}

#[test]
fn at_200_per_cent_nothing_scrolls_sideways_at_640_pixels() {
    run(async |tab| {
        let widget = fits(tab, 640, "es", "pr-gef-tier1").await;
        widget.script("host.style.setProperty('--estimado-font-size', '32px')", vec![]).await;
        widget.expect("getComputedStyle($('.purpose')).fontSize", "32px").await;
        full(&widget, "9000").await;
        widget.expect(TOO_WIDE, json!([])).await;
    });
}

#[test]
fn with_the_spacing_of_wcag_1_4_12_nothing_is_cut() {
    run(async |tab| {
        let widget = fits(tab, 320, "es", "pr-gef-tier1").await;
        full(&widget, "9000").await;
        widget.script("const sheet = new CSSStyleSheet();
            sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }');
            root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]", vec![]).await;
        widget.expect(TOO_WIDE, json!([])).await;
    });
}

#[test]
fn the_bar_shows_the_amount_on_a_phone_and_leads_to_the_result() {
    run(async |tab| {
        tab.size(360, 740).await;
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("3", "7500").await;
        widget.expect("text($('.bar-amount'))", "$2,400.00").await;
        let within =
            "(({ top, bottom }) => top >= 0 && bottom <= innerHeight)($('.bar').getBoundingClientRect())";
        widget.expect(within, true).await;
        widget.click(".bar button").await;
        widget.expect("root.activeElement?.id", "result").await;
        widget.expect("$('#result').getBoundingClientRect().top < innerHeight / 2", true).await;
    });
}

#[test]
fn a_field_with_the_focus_is_not_hidden_by_the_bar() {
    run(async |tab| {
        tab.size(360, 640).await;
        let widget = tab.open(Page::tier1("en")).await;
        for _ in 0..14 {
            widget.keys(&char::from(fantoccini::key::Key::Tab).to_string()).await;
            let clear = "(() => {
                const node = root.activeElement;
                if (!node || node.closest('.bar')) return true;
                const bar = $('.bar').getBoundingClientRect(), own = (node.closest('.frame, .card') ?? node).getBoundingClientRect();
                return own.bottom <= bar.top + 1 || own.top >= bar.bottom - 1 ? true : node.outerHTML.slice(0, 100);
            })()";
            widget.expect(clear, true).await;
        }
    });
}

#[test]
fn a_wide_page_has_the_form_left_and_the_result_right() {
    run(async |tab| {
        tab.size(1280, 900).await;
        let widget = tab.open(Page::tier1("en")).await;
        widget
            .expect(
                "$('.form').getBoundingClientRect().right <= $('.result').getBoundingClientRect().left",
                true,
            )
            .await;
        widget.expect("seen($('.bar'))", false).await;
        widget.script("host.style.width = '480px'", vec![]).await;
        widget
            .expect(
                "$('.form').getBoundingClientRect().bottom <= $('.result').getBoundingClientRect().top",
                true,
            )
            .await;
        widget.expect("seen($('.bar'))", true).await;
    });
}

#[test]
fn the_answer_does_not_make_the_form_jump() {
    run(async |tab| {
        tab.size(1280, 1000).await;
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("3", "7").await;
        widget.wipe("totalProjectCost").await;
        let place = "$('#field-totalProjectCost').getBoundingClientRect().top";
        let before = widget.value(place).await;
        widget.keys("7500").await;
        widget.expect_amount("$2,400.00").await;
        assert_eq!(widget.value(place).await, before);
    });
}
