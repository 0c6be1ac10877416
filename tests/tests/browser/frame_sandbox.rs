//! Iframes that are locked up: what still works there, and what is said of what does not.

use estimado_tests::frame::{host, tag};
use estimado_tests::{Engine, Page, Tab, Widget, axe, run, site};
use serde_json::json;
use std::fs;
use std::time::Duration;
use tokio::time::sleep;

const TIER1: &str = "program=pr-gef-tier1&lang=en&id=a";
const EXAMPLE: &str = r#"{"technology":"solar-pv","configuration":"grid-tie","location":"mainland","systemCapacityKw":"3",
    "totalProjectCost":"7500","applicationDate":"2017-10-02"}"#;

/// A page with the calculator in a locked frame; inside, the calculator with an estimate.
async fn locked(tab: &Tab, sandbox: &str) -> Widget {
    locked_with(tab, &format!("sandbox=\"{sandbox}\" allow=\"clipboard-write\"")).await
}

async fn locked_with(tab: &Tab, attributes: &str) -> Widget {
    if attributes.contains("sandbox") && !attributes.contains("allow-same-origin") {
        tab.end_in(&[Engine::WebKit], "take a page without an origin for itself");
    }
    tab.visit(host(&tag(TIER1, attributes))).await;
    let widget = tab.enter(0).await;
    widget.answer(serde_json::from_str(EXAMPLE).unwrap()).await;
    widget.expect_amount("$2,400.00").await;
    widget
}

/// The frame has the height it needs.
async fn expect_sized(tab: &Tab) {
    let wanted = tab.wanted_height().await;
    tab.leave().await;
    tab.until(&format!("document.querySelector('iframe').clientHeight === {wanted}")).await;
    tab.step_into(0).await;
}

/// The link of the frame opens in a window of its own, with the same answers.
async fn expect_link_opens(tab: &Tab, widget: &Widget) {
    let link = widget.value("host.link").await.as_str().unwrap().to_owned();
    let page = format!("{}/pkg/embed.html?{TIER1}#estimado2~pr-gef-tier1~en~", site::elsewhere());
    assert!(link.starts_with(&page), "{link}");
    let opened = tab.follow(&link).await;
    opened.expect_amount("$2,400.00").await;
}

#[test]
fn with_its_own_origin_it_works_as_ever() {
    run(async |tab| {
        let widget = locked(tab, "allow-scripts allow-downloads allow-same-origin").await;
        assert_eq!(tab.value("self.origin === location.origin").await, true);
        expect_sized(tab).await;
        expect_link_opens(tab, &widget).await;
    });
}

#[test]
fn without_an_origin_it_works_where_the_server_lets_everybody_read() {
    run(async |tab| {
        let widget = locked(tab, "allow-scripts").await;
        assert_eq!(tab.value("self.origin").await, "null");
        widget.click(".language[lang=es]").await;
        widget.expect("$('.calculator').lang", "es").await;
        widget.click(".language[lang=en]").await;
        expect_sized(tab).await;
        expect_link_opens(tab, &widget).await;
    });
}

#[test]
fn without_an_origin_where_the_server_lets_nobody_read_it_says_so() {
    run(async |tab| {
        let address = format!("{}/closed/embed.html?program=pr-gef-tier1", site::elsewhere());
        let frame = format!(
            "<iframe title=Calculator sandbox=allow-scripts width=800 height=300 src=\"{address}\"></iframe>"
        );
        tab.visit(host(&frame)).await;
        tab.step_into(0).await;
        tab.until("[...document.querySelectorAll('main > p')].filter((words) => words.checkVisibility({ visibilityProperty: true })).length === 2").await;
        assert_eq!(tab.value("document.querySelector('estimado-calculator')").await, json!(null));
    });
}

#[test]
fn a_frame_with_an_origin_does_not_speak_from_null() {
    run(async |tab| {
        locked(tab, "allow-scripts").await;
        expect_sized(tab).await;
        tab.leave().await;
        // From now on the page expects the origin of the address, and hears of none.
        tab.script("window.seen = 0; addEventListener('message', () => (window.seen += 1)); const frame = document.querySelector('iframe'); frame.removeAttribute('sandbox'); frame.style.height = '123px'", vec![]).await;
        tab.step_into(0).await;
        tab.script("parent.postMessage({ type: 'estimado-height', id: 'a', height: 777 }, '*')", vec![])
            .await;
        tab.leave().await;
        tab.until("seen > 0").await;
        assert_eq!(tab.value("document.querySelector('iframe').clientHeight").await, 123);
    });
}

#[test]
fn where_copying_is_refused_the_link_can_be_copied_by_hand() {
    run(async |tab| {
        for attributes in ["", "sandbox=\"allow-scripts allow-same-origin\"", "sandbox=allow-scripts"] {
            let widget = locked_with(tab, attributes).await;
            tab.end_in(&[Engine::Firefox], "refuse to copy in a frame");
            widget.click("[data-take=link]").await;
            widget.expect("seen($('#refused'))", true).await;
            widget
                .expect(
                    "[seen($('#uncopied')), seen($('#unprinted')), seen($('#copied'))]",
                    json!([true, false, false]),
                )
                .await;
            widget.expect("$('#address').value === host.link && root.activeElement.id", "address").await;
            expect_sized(tab).await;
            tab.console().await;
        }
    });
}

#[test]
fn where_the_page_allows_it_the_link_is_copied() {
    run(async |tab| {
        tab.devtools(
            "Browser.grantPermissions",
            json!({ "permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"] }),
        )
        .await;
        let widget = locked(tab, "allow-scripts allow-same-origin").await;
        widget.click("[data-take=link]").await;
        widget.expect("seen($('#copied')) && text($('#copied'))", "Link copied").await;
    });
}

#[test]
fn where_printing_is_refused_it_says_how_to_print_all_the_same() {
    run(async |tab| {
        for sandbox in ["allow-scripts allow-same-origin", "allow-scripts"] {
            let widget = locked(tab, sandbox).await;
            widget.click("[data-take=print]").await;
            widget.expect("seen($('#refused'))", true).await;
            widget.expect("[seen($('#uncopied')), seen($('#unprinted'))]", json!([false, true])).await;
            let words = "text($('label[for=address]'))";
            widget.expect(words, "This page does not let the calculator print. Open this address in a window of its own, and print there:").await;
            widget.expect("$('#address').value === host.link && root.activeElement.id", "address").await;
            widget.click(".language[lang=es]").await;
            widget.click("[data-take=print]").await;
            widget.expect("seen($('#refused'))", true).await;
            widget.expect(words, "Esta página no permite que la calculadora imprima. Abra esta dirección en una ventana aparte e imprima allí:").await;
            expect_sized(tab).await;
            assert_eq!(tab.value("document.querySelectorAll('[data-estimado-print]').length").await, 0);
            tab.console().await;
            if sandbox == "allow-scripts" {
                expect_link_opens_in(tab, &widget).await;
            }
        }
    });
}

async fn expect_link_opens_in(tab: &Tab, widget: &Widget) {
    let link = widget.value("$('#address').value").await.as_str().unwrap().to_owned();
    let opened = tab.follow(&link).await;
    opened.expect_amount("$2,400.00").await;
    tab.script("window.print = () => dispatchEvent(new Event('beforeprint'))", vec![]).await;
    opened.click("[data-take=print]").await;
    opened.expect("$('#refused').hidden", true).await;
    axe::assert_clean(tab, "printed").await;
}

#[test]
fn a_frame_prints_itself_and_not_the_page_around() {
    run(async |tab| {
        let widget = locked(tab, "allow-scripts allow-same-origin allow-modals").await;
        expect_sized(tab).await;
        tab.script("window.print = () => { window.printed = document.title; dispatchEvent(new Event('beforeprint')) }", vec![]).await;
        widget.click("[data-take=print]").await;
        let title = tab.value("printed").await;
        assert!(title.as_str().unwrap().starts_with("Estimado - Green Energy Fund, Tier 1 - "), "{title}");
        let marked = "[...document.querySelectorAll('[data-estimado-print]')].map((node) => node.localName)";
        assert_eq!(tab.value(marked).await, json!(["html", "body", "main", "estimado-calculator"]));
        tab.script("dispatchEvent(new Event('afterprint'))", vec![]).await;
        tab.leave().await;
        assert_eq!(
            tab.value("[document.title, document.querySelectorAll('[data-estimado-print]').length]").await,
            json!(["Host", 0])
        );
    });
}

#[test]
fn files_are_saved_where_the_page_allows_it() {
    run(async |tab| {
        let folder = std::env::temp_dir().join(format!("estimado-frame-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        tab.devtools("Browser.setDownloadBehavior", json!({ "behavior": "allow", "downloadPath": folder }))
            .await;
        for sandbox in ["allow-scripts allow-downloads allow-same-origin", "allow-scripts allow-downloads"] {
            let widget = locked(tab, sandbox).await;
            for kind in ["csv", "json", "ics"] {
                widget.click(&format!("[data-take={kind}]")).await;
                let saved = || {
                    let files = folder.read_dir().unwrap().map(|entry| entry.unwrap().path());
                    files
                        .filter(|path| path.extension().is_some_and(|extension| extension == kind))
                        .find(|path| fs::read_to_string(path).is_ok_and(|text| !text.is_empty()))
                };
                let mut tries = 0..500;
                let path = loop {
                    if let Some(path) = saved() {
                        break path;
                    }
                    assert!(tries.next().is_some(), "no {kind} in a frame with {sandbox}");
                    sleep(Duration::from_millis(20)).await;
                };
                assert!(path.file_name().unwrap().to_str().unwrap().starts_with("estimado-pr-gef-tier1-"));
                fs::remove_file(path).unwrap();
            }
        }
        fs::remove_dir_all(&folder).unwrap();
    });
}

#[test]
fn a_locked_page_works_without_a_frame_too() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en").policy("sandbox allow-scripts")).await;
        assert_eq!(tab.value("self.origin").await, "null");
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        assert_eq!(tab.value("[watched.violations, watched.errors]").await, json!([[], []]));
    });
}
