//! How variants look side by side: for everyone, in every theme, on narrow pages.

use crate::compare::two;
use estimado_tests::{Page, Tab, axe, run};
use serde_json::json;

/// One, two and three variants, the third without an estimate.
async fn clean(tab: &Tab, language: &'static str, scheme: &str, width: u32) {
    tab.size(width, 900).await;
    tab.media(&[("prefers-color-scheme", scheme)]).await;
    let widget = tab.open(Page::tier1(language).language(language)).await;
    widget.fill("3", "7500").await;
    widget.expect_amount("$2,400.00").await;
    axe::assert_clean(tab, "one").await;
    widget.click("#compare-add").await;
    widget.choose("configuration", "battery-backup").await;
    widget.expect_amount("$3,000.00").await;
    axe::assert_clean(tab, "two").await;
    widget.click("#compare-add").await;
    widget.enter("totalProjectCost", "90000").await;
    axe::assert_clean(tab, "three").await;
    widget.wipe("totalProjectCost").await;
    widget.expect("$('[part=amount]')", json!(null)).await;
    axe::assert_clean(tab, "three, one without an estimate").await;
    let small = "$$('.variant, .tool').filter(seen).map((node) => node.getBoundingClientRect()).filter(({ height, width }) => height < 44 || width < 44).length";
    widget.expect(small, 0).await;
    let wide = "document.scrollingElement.scrollWidth <= document.documentElement.clientWidth";
    widget.expect(wide, true).await;
}

#[test]
fn axe_finds_nothing_in_light() {
    run(async |tab| clean(tab, "en", "light", 1280).await);
}

#[test]
fn axe_finds_nothing_in_dark() {
    run(async |tab| clean(tab, "es", "dark", 1280).await);
}

#[test]
fn axe_finds_nothing_at_320_pixels() {
    run(async |tab| clean(tab, "es", "light", 320).await);
}

#[test]
fn axe_finds_nothing_at_240_pixels_in_dark() {
    run(async |tab| clean(tab, "en", "dark", 240).await);
}

#[test]
fn on_a_narrow_page_each_value_says_whose_it_is() {
    run(async |tab| {
        let letters = "$$('.compare tr[data-key=status] .letter').filter(seen).map(text)";
        let widget = two(tab, "en").await;
        widget.expect(letters, json!([])).await;
        tab.size(320, 800).await;
        widget.expect(letters, json!(["A", "B"])).await;
        let tops = "(([a, b]) => a.bottom <= b.top)($$('.compare tr[data-key=status] td').map((cell) => cell.getBoundingClientRect()))";
        widget.expect(tops, true).await;
        widget.expect("text($('.bar-status'))", "Variant B · Eligible as entered").await;
    });
}
