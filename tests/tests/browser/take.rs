//! Take it along: copying the link, and the files.

use estimado_tests::{Page, Tab, Widget, axe, run};
use fantoccini::key::Key;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::time::sleep;

const EXAMPLE: &str = r#"{"technology":"solar-pv","configuration":"grid-tie","location":"mainland","systemCapacityKw":"3",
    "totalProjectCost":"7500","applicationDate":"2017-10-02","reservationAgreementDate":"2018-01-15"}"#;
const STRICT: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; img-src 'self';
    require-trusted-types-for 'script'; trusted-types 'none'";

async fn open(tab: &Tab, page: Page) -> Widget {
    let widget = tab.open(page).await;
    widget.answer(serde_json::from_str(EXAMPLE).unwrap()).await;
    widget.expect_amount("$2,400.00").await;
    widget
}

fn button(kind: &str) -> String {
    format!("[data-take={kind}]")
}

/// Lets the page write to and read from the clipboard.
async fn may_copy(tab: &Tab) {
    let permissions = json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] });
    tab.devtools("Browser.grantPermissions", permissions).await;
}

/// A folder of its own for what a test downloads.
async fn downloads(tab: &Tab, test: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("estimado-downloads-{}-{test}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    tab.devtools("Browser.setDownloadBehavior", json!({ "behavior": "allow", "downloadPath": folder })).await;
    folder
}

/// The content of a file once it is there.
async fn downloaded(folder: &Path, name: &str) -> String {
    let file = folder.join(name);
    for _ in 0..500 {
        if let Ok(text) = fs::read_to_string(&file)
            && !text.is_empty()
        {
            return text;
        }
        sleep(Duration::from_millis(20)).await;
    }
    let found = folder.read_dir().unwrap().map(|entry| entry.unwrap().file_name()).collect::<Vec<_>>();
    panic!("no {name} among {found:?}");
}

async fn day(tab: &Tab) -> String {
    let day = "new Date(Date.now() - new Date().getTimezoneOffset() * 60000).toISOString().slice(0, 10)";
    tab.value(day).await.as_str().unwrap().to_owned()
}

#[test]
fn the_link_is_copied_and_that_is_said() {
    run(async |tab| {
        let widget = open(tab, Page::tier1("es")).await;
        may_copy(tab).await;
        tab.script("location.hash = 'arriba'", vec![]).await;
        let address = tab.value("location.href").await;
        widget.expect("seen($('#copied'))", false).await;
        widget.click(&button("link")).await;
        widget.expect("seen($('#copied')) && text($('#copied'))", "Enlace copiado").await;
        widget.expect("seen($('#refused'))", false).await;
        widget.expect("text(host.querySelector('[role=status]'))", "Enlace copiado").await;
        let copied = tab.awaited("navigator.clipboard.readText()", vec![]).await;
        assert_eq!(copied, widget.value("host.link").await);
        let page = address.as_str().unwrap().strip_suffix("#arriba").unwrap();
        assert!(
            copied.as_str().unwrap().starts_with(&format!("{page}#estimado2~pr-gef-tier1~es~")),
            "{copied}"
        );
        assert_eq!(tab.value("location.href").await, address, "the address is left alone");
        axe::assert_clean(tab, "after copying").await;
        widget.enter("totalProjectCost", "3000").await;
        widget.expect("seen($('#copied'))", false).await;
    });
}

#[test]
fn where_copying_is_refused_the_link_stands_in_a_field_and_is_selected() {
    run(async |tab| {
        for clipboard in
            ["{ writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }", "undefined"]
        {
            let widget = open(tab, Page::tier1("en")).await;
            let set = format!("Object.defineProperty(navigator, 'clipboard', {{ value: {clipboard} }})");
            tab.script(&set, vec![]).await;
            widget.click(&button("link")).await;
            widget.expect("seen($('#refused'))", true).await;
            widget.expect("seen($('#copied'))", false).await;
            widget.expect("$('#address').value === host.link && root.activeElement.id", "address").await;
            widget
                .expect(
                    "$('#address').selectionEnd - $('#address').selectionStart === host.link.length",
                    true,
                )
                .await;
            widget
                .expect("$('#address').labels[0].textContent.startsWith('Your browser does not let')", true)
                .await;
            axe::assert_clean(tab, "after copying was refused").await;
        }
    });
}

#[test]
fn the_files_have_names_and_hold_the_estimate() {
    run(async |tab| {
        let widget = open(tab, Page::tier1("es")).await;
        let (folder, day) = (downloads(tab, "files").await, day(tab).await);
        for kind in ["csv", "ics", "json"] {
            widget.click(&button(kind)).await;
            let text = downloaded(&folder, &format!("estimado-pr-gef-tier1-{day}.{kind}")).await;
            let same = widget
                .script(
                    "return load('/pkg/estimado.js').then((api) => {
                const call = { csv: api.toCsv, ics: api.toCalendar }[args[0]];
                return call?.('pr-gef-tier1', host.answers, { lang: 'es', today: args[1] }).text;
            })",
                    vec![json!(kind), json!(day)],
                )
                .await;
            match kind {
                "json" => {
                    let all: Value = serde_json::from_str(&text).unwrap();
                    assert_eq!(all["estimate"], widget.value("host.estimate").await);
                    assert_eq!(all["inputs"]["totalProjectCost"], "7500");
                    assert_eq!(all["receipt"]["edition"], "2017-08-17");
                    assert!(text.starts_with("{\n  \"inputs\": {\n    \"technology\""), "{text}");
                }
                _ => assert_eq!(json!(text), same),
            }
        }
        fs::remove_dir_all(folder).unwrap();
    });
}

#[test]
fn a_calendar_is_offered_only_where_there_are_days() {
    run(async |tab| {
        let widget = open(tab, Page::tier1("en")).await;
        let offered = "$$('.takes button').filter(seen).map((node) => node.dataset.take).join(' ')";
        widget.expect(offered, "print link ics csv json").await;
        widget
            .answer(json!({ "technology": "solar-pv", "configuration": "grid-tie", "location": "mainland",
            "systemCapacityKw": "3", "totalProjectCost": "7500" }))
            .await;
        widget.expect(offered, "print link csv json").await;
        widget.script("host.setAttribute('hide', 'take dates')", vec![]).await;
        widget.expect("!!$('.hero') && !$('.take')", true).await;
    });
}

#[test]
fn the_buttons_have_words_and_stand_one_below_the_other_where_it_is_narrow() {
    run(async |tab| {
        for (width, rows) in [(240, 5), (320, 5), (1280, 2)] {
            tab.size(width, 900).await;
            let widget = open(tab, Page::tier1("en")).await;
            widget.expect("document.documentElement.scrollWidth <= innerWidth", true).await;
            let words =
                "$$('.takes button').every((node) => text(node).length > 4 && node.offsetHeight >= 44)";
            widget.expect(words, true).await;
            widget.expect("new Set($$('.takes button').map((node) => node.offsetTop)).size", rows).await;
        }
    });
}

#[test]
fn the_keyboard_is_enough() {
    run(async |tab| {
        let widget = open(tab, Page::tier1("en")).await;
        may_copy(tab).await;
        widget.script("window.printed = 0; window.print = () => (window.printed += 1); $('[data-section=working] summary').focus()", vec![]).await;
        let (tabulator, enter, space) = (char::from(Key::Tab), char::from(Key::Enter), " ");
        widget.keys(&tabulator.to_string()).await;
        widget.expect("root.activeElement.dataset.take", "print").await;
        widget.keys(&enter.to_string()).await;
        tab.until("window.printed === 1").await;
        widget.keys(&tabulator.to_string()).await;
        widget.keys(space).await;
        widget.expect("seen($('#copied'))", true).await;
        widget.expect("root.activeElement.dataset.take", "link").await;
    });
}

#[test]
fn nothing_is_sent_and_no_policy_is_broken() {
    run(async |tab| {
        let widget = open(tab, Page::tier1("en").policy(&STRICT.replace('\n', " "))).await;
        may_copy(tab).await;
        let (folder, day) = (downloads(tab, "policy").await, day(tab).await);
        let requests = "performance.getEntriesByType('resource').map(({ name }) => name)";
        let before = tab.value(requests).await;
        tab.script("window.print = () => dispatchEvent(new Event('beforeprint'))", vec![]).await;
        for kind in ["print", "link", "csv", "ics", "json"] {
            widget.click(&button(kind)).await;
        }
        widget.expect("seen($('#copied'))", true).await;
        downloaded(&folder, &format!("estimado-pr-gef-tier1-{day}.json")).await;
        tab.print().await;
        let asked = tab.value(requests).await;
        let asked: Vec<_> = asked
            .as_array()
            .unwrap()
            .iter()
            .filter(|name| !name.as_str().unwrap().starts_with("blob:"))
            .collect();
        assert_eq!(json!(asked), before);
        assert_eq!(tab.value("[watched.violations, watched.errors]").await, json!([[], []]));
        assert_eq!(tab.console().await, [""; 0]);
        assert_eq!(
            tab.value("[location.hash, document.cookie, localStorage.length]").await,
            json!(["", "", 0])
        );
        fs::remove_dir_all(folder).unwrap();
    });
}
