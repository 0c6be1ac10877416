//! Near: what a page far above the calculator downloads, and what starts it all the same.

use estimado_tests::{Page, Tab, run};
use serde_json::{Value, json};

const WASM: &str =
    "performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.wasm')).length";

fn below(tag: &str) -> Page {
    Page::new(format!("<div style=\"height: 5000px\">Long</div>{tag}"))
}

const TAG: &str =
    "<estimado-calculator program=\"pr-gef-tier1\"><p id=\"fallback\">Call us.</p></estimado-calculator>";

/// The page as it is when a visitor has looked at its top for a while.
async fn looked_at(tab: &Tab, page: Page) -> Value {
    tab.visit(page).await;
    tab.until("customElements.get('estimado-calculator')").await;
    tab.awaited(
        "{ for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame) }",
        vec![],
    )
    .await;
    tab.value(WASM).await
}

#[test]
fn who_never_scrolls_there_does_not_download_it() {
    run(async |tab| {
        assert_eq!(looked_at(tab, below(TAG)).await, 0);
        assert_eq!(
            tab.value("[watched.ready, document.querySelector('#fallback').checkVisibility()]").await,
            json!([0, true])
        );
        tab.script("scrollTo(0, 3800)", vec![]).await;
        let widget = tab.widget("estimado-calculator");
        widget.ready().await;
        tab.until("watched.ready === 1").await;
        assert_eq!(tab.value(WASM).await, 1);
        // It stands there before it is seen.
        assert_eq!(widget.value("host.getBoundingClientRect().top > innerHeight").await, true);
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
    });
}

#[test]
fn a_page_can_ask_for_it_at_once() {
    run(async |tab| {
        for attribute in ["loading=\"eager\"", "name=\"estimate\"", "answers='{\"technology\":\"solar-pv\"}'"]
        {
            let tag = TAG.replace(" program", &format!(" {attribute} program"));
            looked_at(tab, below(&tag)).await;
            tab.widget("estimado-calculator").ready().await;
            assert_eq!(tab.value("watched.ready").await, 1, "{attribute}");
        }
    });
}

#[test]
fn what_a_page_does_with_it_starts_it() {
    run(async |tab| {
        for deed in [
            "host.answers = { technology: 'solar-pv' }",
            "host.setAttribute('answers', '{}')",
            "host.setAttribute('loading', 'eager')",
            "host.setAttribute('name', 'estimate')",
            "window.print = () => (window.prints = 1), host.print()",
            "dispatchEvent(new Event('beforeprint'))",
            "location.hash = '#estimado=1&program=pr-gef-tier1&technology=solar-pv'",
            "document.querySelector('div').remove()",
        ] {
            assert_eq!(looked_at(tab, below(TAG)).await, 0, "{deed}");
            let widget = tab.widget("estimado-calculator");
            widget.script(deed, vec![]).await;
            widget.ready().await;
            tab.until("watched.ready === 1").await;
            if deed.contains("print()") {
                tab.until("window.prints").await;
            }
            assert_eq!(tab.value("watched.errors").await, json!([]), "{deed}");
        }
    });
}

#[test]
fn a_link_is_taken_wherever_the_calculator_stands() {
    run(async |tab| {
        let address = estimado_tests::site::publish(below(TAG));
        let widget =
            tab.follow(&format!("{address}#estimado=1&program=pr-gef-tier1&technology=solar-pv")).await;
        widget.expect("host.answers", json!({ "technology": "solar-pv" })).await;
    });
}

#[test]
fn what_is_not_shown_is_started_when_it_is() {
    run(async |tab| {
        let hidden = format!("<section hidden>{TAG}</section>");
        assert_eq!(looked_at(tab, Page::new(hidden)).await, 0);
        tab.script("document.querySelector('section').hidden = false", vec![]).await;
        tab.widget("estimado-calculator").ready().await;
        // An element without a box of its own cannot come near.
        let boxless = TAG.replace(" program", " style=\"display: contents\" program");
        tab.open(below(&boxless)).await;
    });
}

#[test]
fn taken_off_while_it_waits_it_waits_no_more() {
    run(async |tab| {
        looked_at(tab, below(TAG)).await;
        tab.script(
            "window.kept = document.querySelector('estimado-calculator'); kept.remove(); scrollTo(0, 5000)",
            vec![],
        )
        .await;
        tab.awaited(
            "{ for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame) }",
            vec![],
        )
        .await;
        assert_eq!(tab.value(WASM).await, 0);
        tab.script("scrollTo(0, 0); document.body.prepend(kept)", vec![]).await;
        tab.widget("estimado-calculator").ready().await;
    });
}
