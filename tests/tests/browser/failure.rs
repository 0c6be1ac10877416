//! Failure: no WebAssembly, no network, a breakdown. What the visitor is told, and the way on.

use estimado_tests::{Page, Tab, Widget, axe, run};
use serde_json::json;

const FALLBACK: &str = "<main><h1>Host</h1><estimado-calculator program=\"pr-gef-tier1\"><p id=\"fallback\">Call us.</p></estimado-calculator></main>";
const SEEN: &str = "document.querySelector('#fallback').checkVisibility()";
const TOLD: &str = "$('.failure p')?.innerText";
const IMPORT: &str = "load('/pkg/estimado.js')";

/// The page with a script run before the module.
async fn before(tab: &Tab, language: &'static str, script: &str) -> Widget {
    tab.visit(Page::new(FALLBACK).language(language).head("")).await;
    tab.script(script, vec![]).await;
    tab.awaited(IMPORT, vec![]).await;
    tab.widget("estimado-calculator")
}

#[test]
fn where_webassembly_is_switched_off_it_says_so_and_blames_no_browser() {
    run(async |tab| {
        for (language, words) in
            [("en", "has WebAssembly switched off"), ("es", "tiene WebAssembly desactivado")]
        {
            let widget = before(tab, language, "delete window.WebAssembly").await;
            widget.expect(&format!("{TOLD}.includes('{words}')"), true).await;
            widget.expect("/old|update|viejo|actuali/.test($('.failure').innerText)", false).await;
            widget.expect("$('.failure button')", json!(null)).await;
            assert_eq!(tab.value(SEEN).await, true);
            axe::assert_clean(tab, language).await;
            assert_eq!(tab.value("watched.errors").await, json!([]));
        }
    });
}

#[test]
fn a_download_that_fails_can_be_tried_again() {
    run(async |tab| {
        for failing in [
            "() => Promise.reject(TypeError('Failed to fetch'))",
            "(...all) => real('/nowhere', ...all.slice(1))",
            "() => Promise.resolve(new Response('<html>', { headers: { 'Content-Type': 'text/html' } }))",
            "() => Promise.resolve(new Response(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 9]), { headers: { 'Content-Type': 'application/wasm' } }))",
        ] {
            let widget = before(tab, "en", &format!("window.real = fetch; window.fetch = {failing}")).await;
            widget.expect(TOLD, "The calculator could not be loaded.").await;
            assert_eq!(tab.value(SEEN).await, true);
            axe::assert_clean(tab, failing).await;
            // Once more in vain: it says so again, and the button keeps the focus.
            widget.script("window.before = $('.failure')", vec![]).await;
            widget.click(".failure button").await;
            widget.expect("$('.failure') !== before && root.activeElement?.innerText", "Try again").await;
            tab.script("window.fetch = real", vec![]).await;
            widget.click(".failure button").await;
            widget.ready().await;
            widget.expect("[$('.failure'), !!root.activeElement]", json!([null, true])).await;
            assert_eq!(tab.value(SEEN).await, false);
            widget.fill("3", "7500").await;
            widget.expect_amount("$2,400.00").await;
            assert_eq!(tab.value("watched.errors").await, json!([]));
        }
    });
}

#[test]
fn a_server_that_names_the_wrong_type_is_no_failure() {
    run(async |tab| {
        let script = "const real = fetch;
            window.fetch = async (...all) => new Response(await (await real(...all)).arrayBuffer(), { headers: { 'Content-Type': 'text/plain' } })";
        let widget = before(tab, "en", script).await;
        widget.ready().await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        let console = tab.console().await;
        assert!(console.iter().all(|line| line.contains("WARNING") && line.contains("MIME")), "{console:?}");
    });
}

#[test]
fn a_download_without_an_end_is_given_up() {
    run(async |tab| {
        let script = "const real = AbortSignal.timeout.bind(AbortSignal);
            AbortSignal.timeout = (time) => ((window.patience = time), real(50));
            window.fetch = (_, { signal }) => new Promise((_, fail) => signal.addEventListener('abort', () => fail(signal.reason)))";
        let widget = before(tab, "es", script).await;
        widget.expect(TOLD, "No se pudo cargar la calculadora.").await;
        widget.expect("$('.failure button').innerText", "Intentar de nuevo").await;
        assert_eq!(tab.value("patience").await, 60_000);
    });
}

/// What is in the memory is overwritten: whatever runs next breaks down.
const RUIN: &str = "new Uint8Array((await load('/pkg/estimado.js')).initSync().memory.buffer).fill(255)";

async fn ruined(tab: &Tab, widget: &Widget) {
    widget.fill("3", "7500").await;
    widget.expect_amount("$2,400.00").await;
    tab.awaited(&format!("{{ {RUIN} }}"), vec![]).await;
}

#[test]
fn after_a_breakdown_it_says_so_and_starts_again_with_the_answers() {
    run(async |tab| {
        let widget = tab.open(Page::new(FALLBACK)).await;
        ruined(tab, &widget).await;
        tab.insert("0").await;
        widget.expect(&format!("{TOLD}.includes('Your answers are kept')"), true).await;
        assert_eq!(tab.value(SEEN).await, true);
        widget.expect("root.activeElement?.innerText", "Start again").await;
        widget.expect("host.estimate === undefined", true).await;
        axe::assert_clean(tab, "broken down").await;
        widget.keys("\u{e007}").await;
        widget.ready().await;
        widget.expect_amount("$2,400.00").await;
        widget.enter("totalProjectCost", "3000").await;
        widget.expect_amount("$1,200.00").await;
    });
}

#[test]
fn after_a_breakdown_nothing_of_before_is_run_any_more() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("es")).await;
        ruined(tab, &widget).await;
        tab.insert("0").await;
        widget.expect(&format!("{TOLD}.includes('Sus respuestas se conservan')"), true).await;
        let told = tab.value("watched.errors.length").await;
        widget.click(".failure button").await;
        widget.ready().await;
        widget.expect_amount("$2,400.00").await;
        // The clocks of before, of a second at most, run out in vain.
        tab.awaited("new Promise((done) => setTimeout(done, 1300))", vec![]).await;
        assert_eq!(tab.value("watched.errors.length").await, told);
        widget.expect_amount("$2,400.00").await;
    });
}

#[test]
fn a_breakdown_is_survived_by_the_interface_and_by_editions_of_the_page() {
    run(async |tab| {
        tab.visit(Page::new("").head("")).await;
        let edition =
            std::fs::read_to_string(estimado_tests::places::scripts().join("tier1-edition.json")).unwrap();
        let edition: serde_json::Value = serde_json::from_str(&edition).unwrap();
        let survive = format!("{{
            const {{ init, estimate, loadEdition }} = await load('/pkg/estimado.js');
            await init();
            const {{ id }} = loadEdition('pr-gef-tier1', args[1]);
            {RUIN};
            let broken;
            try {{ estimate('pr-gef-tier1', args[0]) }} catch (error) {{ broken = error }}
            await 0;
            const sum = (edition) => estimate('pr-gef-tier1', args[0], {{ edition }}).estimate.amounts['total-incentive'];
            return [['RuntimeError', 'RangeError'].includes(broken?.name), sum(), typeof sum(id)];
        }}");
        let answers = json!({ "technology": "solar-pv", "configuration": "grid-tie", "location": "mainland", "systemCapacityKw": 3, "totalProjectCost": 7500 });
        let told = tab.awaited(&survive, vec![answers, edition]).await;
        assert_eq!(told, json!([true, "2400.00", "string"]));
    });
}
