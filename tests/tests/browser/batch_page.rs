//! Many projects at once: that nothing is sent, that everybody can use the page, with keys alone too.

use crate::batch::{HEADER, ROW, rows};
use estimado_tests::batch::Batch;
use estimado_tests::{Tab, axe, run};
use serde_json::json;

#[test]
fn nothing_is_sent_and_nothing_can_be_sent_under_a_strict_policy() {
    run(async |tab| {
        let batch = Batch::open(tab, "pr-gef-tier1", "en").await;
        let requests = "performance.getEntriesByType('resource').map(({ name }) => name).sort()";
        // The icon comes last, when the page works already; then the last door closes.
        tab.until("!!document.querySelector(`meta[content*=\"img-src 'none'\"]`)").await;
        let before = tab.value(requests).await;
        assert!(
            before
                .as_array()
                .unwrap()
                .iter()
                .any(|name| name.as_str().unwrap().ends_with("/estimado_bg.wasm"))
        );
        batch.choose("rows.csv", rows(300).as_bytes()).await;
        batch.click(".next").await;
        batch.results().await;
        batch.click("#lang-es").await;
        batch.settle().await;
        assert_eq!(tab.value(requests).await, before);
        assert_eq!(tab.value("[watched.violations, watched.errors]").await, json!([[], []]));
        assert_eq!(tab.console().await, [""; 0]);
        let stored = "[localStorage.length, sessionStorage.length, document.cookie]";
        assert_eq!(tab.value(stored).await, json!([0, 0, ""]));
        let sent = "{ return fetch('/pkg/estimado.js').then(() => 'sent', () => 'refused') }";
        assert_eq!(tab.awaited(sent, Vec::new()).await, "refused");
        let beacon = "new Promise((resolve) => { const image = new Image(); image.onload = () => resolve('sent'); image.onerror = () => resolve('refused'); image.src = '/www/icon.svg?x'; })";
        assert_eq!(tab.awaited(&format!("{{ return {beacon} }}"), Vec::new()).await, "refused");
        tab.console().await;
    });
}

async fn accessible(tab: &Tab, language: &str, scheme: &str, width: u32) {
    tab.size(width, 900).await;
    tab.media(&[("prefers-color-scheme", scheme)]).await;
    let batch = Batch::open(tab, "pr-gef-tier1", language).await;
    let wide = "document.scrollingElement.scrollWidth > document.documentElement.clientWidth";
    batch.click("summary").await;
    axe::assert_clean(tab, "columns open").await;
    assert_eq!(tab.value(wide).await, false, "columns open");
    batch.click("summary").await;
    batch.work("Customer,technology\nAna,solar-pv\n").await;
    axe::assert_clean(tab, "refused").await;
    let wrong = format!("{}\"Eva, {}\",coal,grid-tie,mainland,x,\n", rows(120), "very ".repeat(30));
    batch.work(&wrong).await;
    axe::assert_clean(tab, "results").await;
    batch.click("[data-show=error]").await;
    axe::assert_clean(tab, "errors").await;
    assert_eq!(tab.value(wide).await, false, "results");
    let small = "[...document.querySelectorAll('main button, main select, summary, .file')].map((node) => [node.textContent, node.getBoundingClientRect().height]).filter(([, height]) => height < 44)";
    assert_eq!(tab.value(small).await, json!([]));
}

#[test]
fn it_is_accessible_in_english_and_light() {
    run(async |tab| accessible(tab, "en", "light", 1280).await);
}

#[test]
fn it_is_accessible_in_spanish_and_dark() {
    run(async |tab| accessible(tab, "es", "dark", 1280).await);
}

#[test]
fn it_is_accessible_and_fits_at_320_pixels() {
    run(async |tab| accessible(tab, "es", "light", 320).await);
}

#[test]
fn it_works_by_keyboard_alone() {
    run(async |tab| {
        let batch = Batch::open(tab, "pr-gef-tier1", "en").await;
        let focus =
            "document.activeElement.id || document.activeElement.className || document.activeElement.tagName";
        // As from a keyboard: to the file button WebDriver would send keys as the name of a file.
        let press = async |key: &str, text: &str| {
            let down = json!({ "type": "keyDown", "key": key, "code": key, "windowsVirtualKeyCode": if key == "Tab" { 9 } else { 13 }, "text": text });
            tab.devtools("Input.dispatchKeyEvent", down).await;
            tab.devtools("Input.dispatchKeyEvent", json!({ "type": "keyUp", "key": key, "code": key })).await;
        };
        let mut reached = Vec::new();
        for _ in 0..9 {
            press("Tab", "").await;
            reached.push(tab.value(focus).await);
            if reached.last().unwrap() == "rows" {
                tab.devtools("Input.insertText", json!({ "text": format!("{HEADER}\n{ROW}\n") })).await;
            }
        }
        let order =
            json!(["lang-en", "lang-es", "A", "program", "SUMMARY", "template", "rows", "work", "file"]);
        assert_eq!(json!(reached), order);
        let ring = "getComputedStyle(document.querySelector('.file span')).outlineWidth";
        assert_eq!(tab.value(ring).await, "3px");
        tab.value("document.querySelector('#work').focus()").await;
        press("Enter", "\r").await;
        batch.settle().await;
        assert_eq!(batch.table().await[0][3], "$2,400.00");
        press("Tab", "").await;
        press("Tab", "").await;
        assert_eq!(tab.value(focus).await, "download");
    });
}
