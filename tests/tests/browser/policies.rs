//! Every part of the calculator, and every page, under every kind of Content Security Policy that hosts have.

use crate::batch::{HEADER, ROW};
use estimado_tests::frame::SCRIPT;
use estimado_tests::{Engine, Page, Tab, run, site};
use fantoccini::key::Key;
use serde_json::json;
use std::fs;
use std::sync::atomic::{AtomicU32, Ordering};

static FOLDERS: AtomicU32 = AtomicU32::new(0);

const SELF: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; img-src 'self'; frame-src 'self'";
const NONCE: &str = "default-src 'none'; script-src 'nonce-Zm9v' 'strict-dynamic' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; \
    img-src 'self'; frame-src 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
const BODY: &str = "<main><h1>Host</h1><estimado-calculator></estimado-calculator>
    <iframe data-estimado title=\"Calculator\" src=\"/pkg/embed.html?program=nj-core&amp;lang=en\"></iframe></main>";
const LOCKED: &str = "take a page without an origin for itself";
const WATCHED: &str = "[watched.violations, watched.errors]";

/// A host's page with a calculator and one in an iframe.
async fn everything_works(tab: &Tab, page: Page, saves: bool) {
    let saves = saves && Engine::chosen() == Engine::Chromium;
    let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
    let folder = std::env::temp_dir().join(format!("estimado-policies-{}-{number}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    if saves {
        tab.devtools("Browser.setDownloadBehavior", json!({ "behavior": "allow", "downloadPath": folder }))
            .await;
    }
    tab.visit(page).await;
    let widget = tab.widget("estimado-calculator");
    widget.expect("!!root?.querySelector('.chooser')", true).await;
    widget.click("[data-program=pr-gef-tier1] .choose").await;
    widget.ready().await;
    widget.fill("15", "$30,000").await;
    widget.expect_amount("$12,000.00").await;
    widget.expect("text($('.look'))", "At $30,000.00: $12,000.00").await;
    widget.script("$('.plot input').focus()", vec![]).await;
    widget.keys(&char::from(Key::End).to_string()).await;
    widget.expect("text($('.look'))", "At $60,000.00: not eligible").await;
    widget.click("#compare-add").await;
    widget.enter("totalProjectCost", "15000").await;
    widget
        .expect(
            "[...$$('.compare tr[data-key=total-incentive] .value')].map(text)",
            json!(["$12,000.00", "$6,000.00"]),
        )
        .await;
    widget.click("[data-take=link]").await;
    widget.expect("seen($('#copied')) || seen($('#refused'))", true).await;
    if saves {
        for kind in ["csv", "json"] {
            widget.click(&format!("[data-take={kind}]")).await;
            let mut tries = 0..500;
            while !folder
                .read_dir()
                .unwrap()
                .any(|file| file.unwrap().file_name().to_str().unwrap().ends_with(kind))
            {
                assert!(tries.next().is_some(), "no {kind}");
                tokio::time::sleep(std::time::Duration::from_millis(20)).await;
            }
        }
    }
    tab.script("window.print = () => dispatchEvent(new Event('beforeprint'))", vec![]).await;
    widget.click("[data-take=print]").await;
    let hidden = "document.adoptedStyleSheets.length";
    tab.until(&format!("{hidden} === 1")).await;
    assert_eq!(tab.value("getComputedStyle(document.querySelector('h1')).display").await, "block");
    tab.script("dispatchEvent(new Event('afterprint'))", vec![]).await;
    assert_eq!(tab.value(hidden).await, 0);
    assert_eq!(tab.value(WATCHED).await, json!([[], []]));

    let framed = tab.enter(0).await;
    framed.answer(json!({ "technology": "solar-pv", "systemCapacityKw": 4, "applicantSector": "private", "siteClass": "residential" })).await;
    framed.expect_amount("$15,200.00").await;
    framed.click(".language[lang=es]").await;
    framed.expect("$('.calculator').lang", "es").await;
    // The curve comes after a pause; then the height stays.
    framed.expect("$('.plot ~ .legend')?.innerText.includes('su respuesta')", true).await;
    let watched = if saves { tab.value(WATCHED).await } else { json!([[], []]) };
    assert_eq!(watched, json!([[], []]));
    // What is drawn later changes the height once more.
    let mut fits = false;
    for _ in 0..400 {
        let wanted = tab.wanted_height().await;
        tab.leave().await;
        fits = tab.value("document.querySelector('iframe').clientHeight").await == wanted;
        if fits {
            break;
        }
        tab.step_into(0).await;
    }
    assert!(fits, "the frame is as high as what it shows");
    if saves {
        assert_eq!(tab.console().await, [""; 0]);
    }
    fs::remove_dir_all(&folder).unwrap();
}

fn page() -> Page {
    Page::new(BODY).with(SCRIPT)
}

#[test]
fn under_a_strict_policy_all_works() {
    run(async |tab| everything_works(tab, page().policy(SELF), true).await);
}

#[test]
fn where_trusted_types_are_required_all_works() {
    let policy = format!("{SELF}; require-trusted-types-for 'script'");
    run(async |tab| everything_works(tab, page().policy(&policy), true).await);
}

#[test]
fn where_no_trusted_type_may_be_made_all_works() {
    let policy = format!("{SELF}; require-trusted-types-for 'script'; trusted-types 'none'");
    run(async |tab| everything_works(tab, page().policy(&policy), true).await);
}

#[test]
fn where_scripts_are_known_by_a_nonce_all_works() {
    run(async |tab| everything_works(tab, page().nonce("Zm9v").policy(NONCE), true).await);
}

/// But for files, which the browser does not save there.
#[test]
fn where_the_page_is_locked_up_all_works() {
    run(async |tab| {
        tab.end_in(&[Engine::WebKit], LOCKED);
        everything_works(tab, page().policy(SELF).policy("sandbox allow-scripts"), false).await;
    });
}

#[test]
fn the_nonce_is_what_lets_the_script_run() {
    run(async |tab| {
        tab.end_in(&[Engine::WebKit], "hold back scripts without a nonce");
        tab.visit(page().policy(NONCE)).await;
        tab.widget("estimado-calculator").expect("!!host && root === null", true).await;
        tab.console().await;
    });
}

#[test]
fn the_pages_of_the_package_work_locked_up_too() {
    run(async |tab| {
        tab.end_in(&[Engine::WebKit], LOCKED);
        let widget = tab.follow(&format!("{}/locked/embed.html?program=pr-gef-tier1", site::base())).await;
        assert_eq!(tab.value("self.origin").await, "null");
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        assert_eq!(tab.console().await, [""; 0]);
        tab.0
            .goto(&format!("{}/locked/batch.html?program=pr-gef-tier1&lang=en", site::base()))
            .await
            .unwrap();
        tab.until("!!document.querySelector('#rows')").await;
        tab.value("document.querySelector('#rows').select()").await;
        tab.insert(&format!("{HEADER}\n{ROW}\n")).await;
        tab.script("document.querySelector('#work').click()", vec![]).await;
        tab.until("document.querySelector('.results tbody td:nth-child(4)')?.innerText === '$2,400.00'")
            .await;
        assert_eq!(tab.console().await, [""; 0]);
    });
}
