//! Versions: each in a folder of its own, several on one page, and the WebAssembly elsewhere.

use estimado_tests::{Page, consumer, places, run, site};
use serde_json::{Value, json};
use std::fs;

const NEXT: &str = "99.1.0";

/// The version of the package.
fn version() -> String {
    let manifest = fs::read_to_string(places::package().join("package.json")).unwrap();
    serde_json::from_str::<Value>(&manifest).unwrap()["version"].as_str().unwrap().to_owned()
}

/// Puts up the package under folders with versions, as a content delivery network does.
fn published(name: &str) -> (String, String) {
    let (folder, now) = (consumer::emptied(name), version());
    let module = fs::read_to_string(places::package().join("estimado.js")).unwrap();
    let next = module.replace(&now, NEXT);
    assert_ne!(module, next, "the module knows its version");
    for (version, module) in [(now.as_str(), &module), (NEXT, &next)] {
        let folder = folder.join(format!("estimado@{version}"));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("estimado.js"), module).unwrap();
        fs::copy(places::package().join("estimado_bg.wasm"), folder.join("estimado_bg.wasm")).unwrap();
    }
    let address = site::share(folder);
    let of = |version: &str| format!("{address}/estimado@{version}/estimado.js");
    (of(&now), of(NEXT))
}

fn script(address: &str) -> String {
    format!("<script type=\"module\" src=\"{address}\"></script>")
}

#[test]
fn of_two_versions_on_a_page_the_first_stays_and_the_console_says_so() {
    let (now, next) = published("versions");
    let version = version();
    for (first, second, stays, leaves) in
        [(&now, &next, version.as_str(), NEXT), (&next, &now, NEXT, &version)]
    {
        let page = Page::tier1("en").head(&(script(first) + &script(second)));
        run(async |tab| {
            let widget = tab.open(page).await;
            widget.fill("3", "7500").await;
            widget.expect_amount("$2,400.00").await;
            assert_eq!(tab.value("customElements.get('estimado-calculator').version").await, stays);
            let told = tab.console().await;
            assert_eq!(told.len(), 1, "{told:?}");
            assert!(told[0].starts_with("\"WARNING\""), "{told:?}");
            assert!(told[0].contains(stays) && told[0].contains(leaves), "{told:?}");
            // The interface of the other one works beside it, with WebAssembly of its own.
            let other = "{
                const other = await load(args[0]);
                await other.init();
                const inputs = { technology: 'solar-pv', configuration: 'grid-tie', location: 'mainland', systemCapacityKw: 3, totalProjectCost: 7500 };
                return [other.EstimadoCalculator.version, other.estimate('pr-gef-tier1', inputs).estimate.amounts['total-incentive']];
            }";
            assert_eq!(tab.awaited(other, vec![json!(second)]).await, json!([leaves, "2400.00"]));
            widget.enter("totalProjectCost", "3000").await;
            widget.expect_amount("$1,200.00").await;
            assert_eq!(tab.value("watched.errors").await, json!([]));
        });
    }
}

/// Where a tool moves the module but not what lies beside it.
#[test]
fn the_script_that_imports_the_module_may_say_where_the_webassembly_is() {
    let folder = consumer::emptied("apart");
    fs::copy(places::package().join("estimado.js"), folder.join("estimado.js")).unwrap();
    let address = site::share(folder);
    let script = format!(
        "<script type=\"module\">import {{ init }} from '{address}/estimado.js'; init('/pkg/estimado_bg.wasm');</script>"
    );
    run(async |tab| {
        let widget = tab.open(Page::tier1("en").head(&script)).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        let loaded = "performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.wasm')).map(({ name }) => new URL(name).pathname)";
        assert_eq!(tab.value(loaded).await, json!(["/pkg/estimado_bg.wasm"]));
        assert_eq!(tab.console().await, [""; 0]);
    });
}
