//! Under a strict Content Security Policy; and that nothing is sent or stored.

use estimado_tests::{Page, Tab, run, stranger};
use serde_json::json;

const STRICT: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; img-src 'self'";

async fn works_under(tab: &Tab, policy: &str) {
    let widget = tab.open(Page::tier1("en").policy(policy)).await;
    widget.fill("3", "$7,500").await;
    widget.expect_amount("$2,400.00").await;
    widget.open_group("funding").await;
    widget.enter("reimbursementPercentOverride", "20").await;
    widget.expect_amount("$1,200.00").await;
    widget.expect("$$('.line.decided').length", 1).await;
    // The pieces of the picture have their widths, which a strict policy forbids to set by attribute.
    widget.expect("$('.piece.incentive').clientWidth > 10", true).await;
    widget.click(".language[lang=es]").await;
    widget.enter("totalProjectCost", "99,000").await;
    widget.click(".remedy").await;
    widget.expect("text($('.status')).startsWith('Cualifica')", true).await;
    widget.script("host.remove(); document.body.append(host)", vec![]).await;
    widget.ready().await;
    widget.expect_amount("$1,200.00").await;
    assert_eq!(tab.value("[watched.violations, watched.errors]").await, json!([[], []]));
    assert_eq!(tab.console().await, [""; 0]);
}

#[test]
fn it_works_under_a_strict_policy() {
    run(async |tab| works_under(tab, STRICT).await);
}

#[test]
fn it_works_where_trusted_types_are_required() {
    run(async |tab| works_under(tab, &format!("{STRICT}; require-trusted-types-for 'script'")).await);
}

#[test]
fn it_works_where_no_trusted_type_may_be_made() {
    let policy = format!("{STRICT}; require-trusted-types-for 'script'; trusted-types 'none'");
    run(async |tab| works_under(tab, &policy).await);
}

#[test]
fn where_the_policy_forbids_webassembly_the_fallback_stays() {
    run(async |tab| {
        let policy = STRICT.replace(" 'wasm-unsafe-eval'", "");
        let body = "<estimado-calculator program=\"pr-gef-tier1\"><p id=\"fallback\">Call us.</p></estimado-calculator>";
        tab.visit(Page::new(body).policy(&policy)).await;
        tab.until("watched.said.length").await;
        assert_eq!(tab.value("document.querySelector('#fallback').checkVisibility()").await, true);
        assert_eq!(tab.value("watched.errors").await, json!([]));
    });
}

#[test]
fn nothing_is_asked_of_any_server_once_it_is_loaded() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        let requests = "performance.getEntriesByType('resource').map(({ name }) => name)";
        let before = tab.value(requests).await;
        widget.fill("3", "$7,500").await;
        widget.expect_amount("$2,400.00").await;
        widget.click(".language[lang=es]").await;
        widget.open_group("dates").await;
        widget.set_date("applicationDate", "2017-10-01").await;
        widget.keys(&char::from(fantoccini::key::Key::Enter).to_string()).await;
        assert_eq!(tab.value(requests).await, before);
        let own = "location.origin";
        assert_eq!(
            tab.value(&format!("{requests}.filter((name) => !name.startsWith({own}))")).await,
            json!([])
        );
    });
}

#[test]
fn nothing_is_stored() {
    run(async |_| {
        // Pages of frameworks, on the same origin, may have stored something in the windows of other tests.
        let tab = stranger().await;
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("3", "$7,500").await;
        widget.expect_amount("$2,400.00").await;
        let stored = "[localStorage.length, sessionStorage.length, document.cookie, location.hash, location.search, history.length,
            (await indexedDB.databases()).length, (await caches.keys()).length, (await navigator.serviceWorker.getRegistrations()).length]";
        let stored = tab.awaited(stored, vec![]).await;
        let length = stored[5].clone();
        assert_eq!(stored, json!([0, 0, "", "", "", length, 0, 0, 0]));
        tab.0.close().await.unwrap();
    });
}
