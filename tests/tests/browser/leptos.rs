//! The calculator as a component of an application in Leptos.

use estimado_tests::{Page, Tab, Widget, places, run, site};
use fantoccini::Locator;
use serde_json::json;

const COUNT: &str = "document.querySelectorAll('main > div').length";
const TOLD: &str = "document.querySelector('output').textContent";

async fn open(tab: &Tab) -> Widget {
    let address = site::share(places::leptos());
    let script = format!("<script type=\"module\">import start from '{address}/page.js'; start();</script>");
    tab.visit(Page::new("").head(&script)).await;
    let widget = tab.widget("main > div");
    widget.ready().await;
    widget
}

async fn press(tab: &Tab, id: &str) {
    tab.0.find(Locator::Id(id)).await.unwrap().click().await.unwrap();
}

#[test]
fn it_is_typed_into_heard_and_goes_and_comes_back_with_its_answers() {
    run(async |tab| {
        let widget = open(tab).await;
        assert_eq!(tab.value(TOLD).await, "none yet");
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        tab.until(&format!("{TOLD} === '2400.00'")).await;
        widget.expect("getComputedStyle($('.amount')).fontSize", "40px").await;
        widget.expect("$$('[data-section=take]').length", 0).await;
        tab.until("document.querySelector('[role=status]').textContent.includes('$2,400.00')").await;

        press(tab, "lang").await;
        widget.expect("$('.calculator').lang", "es").await;
        widget.expect_amount("$2,400.00").await;

        press(tab, "switch").await;
        assert_eq!(tab.until(&format!("{COUNT} === 0")).await, true);
        press(tab, "switch").await;
        widget.ready().await;
        widget.expect_amount("$2,400.00").await;
        widget.expect("[$('.calculator').lang, $$('.calculator').length]", json!(["es", 1])).await;
        widget.enter("totalProjectCost", "3000").await;
        widget.expect_amount("$1,200.00").await;
        tab.until(&format!("{TOLD} === '1200.00'")).await;
        widget.wipe("totalProjectCost").await;
        tab.until(&format!("{TOLD} === 'none yet'")).await;
        assert_eq!(tab.value("watched.errors").await, json!([]));
        assert_eq!(tab.console().await, [""; 0]);
    });
}

#[test]
fn fifty_times_shown_and_hidden_it_leaves_nothing_behind() {
    run(async |tab| {
        let widget = open(tab).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        let cycles = "{
            for (let cycle = 0; cycle < args[0]; cycle += 1) {
                document.querySelector('#switch').click();
                await new Promise((done) => setTimeout(done, 20));
            }
        }";
        tab.awaited(cycles, vec![json!(20)]).await;
        let before = tab.held().await;
        tab.awaited(cycles, vec![json!(100)]).await;
        tab.expect_held(before).await;
        widget.expect_amount("$2,400.00").await;
        assert_eq!(tab.value("watched.errors").await, json!([]));
    });
}
