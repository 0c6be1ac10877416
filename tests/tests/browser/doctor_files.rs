//! The doctor and the files: policies, types, addresses, versions.

use estimado_tests::{Page, Tab, places, run, site};
use serde_json::{Value, json};
use std::fs;

/// The codes and texts of faults and warnings.
async fn wrong(tab: &Tab) -> Vec<(String, String)> {
    tab.until("customElements.get('estimado-calculator')").await;
    let asked = "(await document.querySelector('estimado-calculator').doctor())
        .filter(({ level }) => level === 'fault' || level === 'warning').map(({ code, message, fix }) => [code, `${message} ${fix}`])";
    let found: Value = tab.awaited(asked, vec![]).await;
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    found.as_array().unwrap().iter().map(|each| (text(&each[0]), text(&each[1]))).collect()
}

fn codes(found: &[(String, String)]) -> Vec<&str> {
    found.iter().map(|(code, _)| code.as_str()).collect()
}

/// A copy of the package, with another file in place of the WebAssembly.
fn copy(folder: &str, kind: &'static str, wasm: Option<Vec<u8>>) -> Page {
    for name in ["estimado.js", "estimado-doctor.js"] {
        let body = fs::read(places::package().join(name)).unwrap();
        site::put_at(&format!("/{folder}/{name}"), "text/javascript", body);
    }
    if let Some(wasm) = wasm {
        site::put_at(&format!("/{folder}/estimado_bg.wasm"), kind, wasm);
    }
    Page::tier1("en").head(&format!("<script type=\"module\" src=\"/{folder}/estimado.js\"></script>"))
}

fn wasm() -> Vec<u8> {
    fs::read(places::package().join("estimado_bg.wasm")).unwrap()
}

#[test]
fn a_policy_without_webassembly_is_named_with_what_to_add() {
    run(async |tab| {
        let policy =
            "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'";
        tab.visit(Page::tier1("en").policy(policy)).await;
        let found = wrong(tab).await;
        assert_eq!(codes(&found), ["wasm-policy"]);
        assert!(found[0].1.contains("'wasm-unsafe-eval'"), "{found:?}");
    });
}

#[test]
fn a_policy_that_does_not_let_the_file_load_is_named() {
    run(async |tab| {
        let policy =
            "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'";
        tab.visit(Page::tier1("en").policy(policy)).await;
        let found = wrong(tab).await;
        assert_eq!(codes(&found), ["wasm-connect"]);
        assert!(found[0].1.contains(&format!("Add {} to connect-src", site::base())), "{found:?}");
    });
}

#[test]
fn a_strict_policy_with_trusted_types_is_in_order_and_the_doctor_works_under_it() {
    run(async |tab| {
        let policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; \
            img-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
        tab.open(Page::tier1("en").policy(policy)).await;
        assert_eq!(codes(&wrong(tab).await), [""; 0]);
        assert_eq!(tab.value("[watched.violations, watched.errors]").await, json!([[], []]));
        let widget = tab.widget("estimado-calculator");
        widget
            .expect(
                "getComputedStyle($('[part=doctor]').shadowRoot.querySelector('section')).paddingTop",
                "16px",
            )
            .await;
    });
}

#[test]
fn another_type_still_works_and_is_named() {
    run(async |tab| {
        let widget = tab.open(copy("typed", "application/octet-stream", Some(wasm()))).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        let found = wrong(tab).await;
        assert_eq!(codes(&found), ["wasm-type"]);
        assert!(found[0].1.contains("application/octet-stream"), "{found:?}");
    });
}

#[test]
fn a_file_that_is_missing_or_is_another_is_named() {
    run(async |tab| {
        tab.visit(copy("missing", "", None)).await;
        let found = wrong(tab).await;
        assert_eq!(codes(&found), ["wasm-missing"]);
        assert!(found[0].1.contains("/missing/estimado_bg.wasm") && found[0].1.contains("404"), "{found:?}");
        tab.visit(copy("other", "text/html", Some(b"<!doctype html>".to_vec()))).await;
        assert_eq!(codes(&wrong(tab).await), ["wasm-other"]);
        let strange = vec![0, 97, 115, 109, 1, 0, 0, 0];
        tab.visit(copy("strange", "application/wasm", Some(strange))).await;
        assert_eq!(codes(&wrong(tab).await), ["start-failed"]);
    });
}

#[test]
fn a_browser_without_webassembly_is_named_and_the_fallback_stays() {
    run(async |tab| {
        let body = "<estimado-calculator program=\"pr-gef-tier1\"><p id=\"fallback\">Call us.</p></estimado-calculator>";
        tab.visit(Page::new(body).head("")).await;
        tab.script("delete window.WebAssembly", vec![]).await;
        tab.awaited("load('/pkg/estimado.js')", vec![]).await;
        assert_eq!(codes(&wrong(tab).await), ["no-webassembly"]);
        assert_eq!(tab.value("document.querySelector('#fallback').checkVisibility()").await, true);
        assert_eq!(tab.value("watched.errors").await, json!([]));
    });
}

#[test]
fn the_module_twice_is_named_with_its_addresses() {
    run(async |tab| {
        let again = "<script type=\"module\" src=\"/pkg/estimado.js?again\"></script>";
        tab.open(Page::tier1("en").with(again)).await;
        tab.awaited("load('/pkg/estimado.js?again')", vec![]).await;
        let found = wrong(tab).await;
        assert_eq!(codes(&found), ["twice"]);
        assert!(found[0].1.contains("/pkg/estimado.js, ") && found[0].1.contains("?again"), "{found:?}");
    });
}

#[test]
fn a_module_of_another_version_is_named() {
    run(async |tab| {
        let page = copy("older", "application/wasm", Some(wasm()));
        let module = fs::read_to_string(places::package().join("estimado.js")).unwrap();
        let version = env!("CARGO_PKG_VERSION");
        let older = module.replace(&format!("\"{version}\""), "\"0.0.9\"");
        assert_ne!(older, module);
        site::put_at("/older/estimado.js", "text/javascript", older);
        tab.open(page).await;
        let found = wrong(tab).await;
        assert_eq!(codes(&found), ["versions"]);
        assert!(found[0].1.contains("0.0.9") && found[0].1.contains(version), "{found:?}");
    });
}
