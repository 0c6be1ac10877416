//! The package as npm hands it out, in pages made by other people's bundlers.

use estimado_tests::{Consumer, Tab, run};
use serde_json::json;

/// The page at an address shows the calculator, which works, and what its own script made of the example.
async fn works(tab: &Tab, address: &str, own: &str) {
    let widget = tab.follow(address).await;
    tab.until("document.querySelector('output').textContent").await;
    assert_eq!(tab.value("document.querySelector('output').textContent").await, own);
    widget.fill("3", "7500").await;
    widget.expect_amount("$2,400.00").await;
    let loaded =
        "performance.getEntriesByType('resource').filter(({ name }) => name.includes('.wasm')).length";
    assert_eq!(tab.value(loaded).await, json!(1));
    let mut said = tab.console().await;
    said.retain(|line| !line.contains("[vite] connect"));
    assert_eq!(said, [""; 0]);
}

/// Built, and from the server that serves a page while it is written.
#[test]
fn a_page_with_vite() {
    let consumer = Consumer::new("vite", &[]);
    consumer.run("vite/bin/vite.js", &["build"]);
    let built = consumer.address("dist") + "/index.html";
    let server = consumer.serve("vite/bin/vite.js", &["--host", "127.0.0.1", "--port", "0"]);
    run(async |tab| works(tab, &built, "estimado-calculator 2400.00").await);
    run(async |tab| works(tab, &server.address, "estimado-calculator 2400.00").await);
}

/// Here another package uses the calculator, and the page uses that one.
#[test]
fn a_page_with_webpack() {
    let consumer = Consumer::new("webpack", &["kit"]);
    consumer.run("build.js", &[]);
    let address = consumer.address("") + "/index.html";
    run(async |tab| works(tab, &address, "2400.00").await);
}

/// Rendered on a server, which imports the module too; then the browser takes the page over.
#[test]
fn a_site_with_sveltekit() {
    let consumer = Consumer::new("sveltekit", &[]);
    consumer.run("vite/bin/vite.js", &["build"]);
    let address = consumer.address("build") + "/index.html";
    run(async |tab| works(tab, &address, "2400.00").await);
}

/// The same, with another package between.
#[test]
fn a_site_with_next() {
    let mut consumer = Consumer::new("next", &["kit"]);
    let address = consumer.put_up("out");
    consumer.run("next/dist/bin/next", &["build", "--webpack"]);
    run(async |tab| works(tab, &(address + "/index.html"), "2400.00").await);
}
