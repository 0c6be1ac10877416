//! Only the WebAssembly of the release is run; and what keeps it from running is said in plain words.

use estimado_tests::{Page, Tab, run, site};
use serde_json::{Value, json};

const CALCULATOR: &str =
    "<estimado-calculator program=\"pr-gef-tier1\"><p id=\"fallback\">Call us.</p></estimado-calculator>";
const STRICT: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; connect-src 'self'";

fn page(folder: &str) -> Page {
    Page::new(CALCULATOR).head(&format!("<script type=\"module\" src=\"/{folder}/estimado.js\"></script>"))
}

/// What the element has said, once it has said something.
async fn said(tab: &Tab) -> String {
    tab.until("watched.said.length").await;
    assert_eq!(tab.value("document.querySelector('#fallback').checkVisibility()").await, true);
    assert_eq!(tab.value("watched.errors").await, json!([]));
    assert_eq!(tab.value("watched.said.length").await, 1);
    let said = tab.value("watched.said[0]").await;
    said.as_str().unwrap().trim_start_matches("\"SEVERE\" ").to_owned()
}

fn wasm(folder: &str) -> String {
    format!("{}/{folder}/estimado_bg.wasm", site::base())
}

#[test]
fn a_changed_file_is_refused_and_the_fallback_stays() {
    run(async |tab| {
        tab.visit(page("tampered")).await;
        let expected = format!(
            "estimado-calculator: {} is not the file of this release, and is not run: put all files of one release in its place",
            wasm("tampered")
        );
        assert_eq!(said(tab).await, expected);
        tab.console().await;
    });
}

#[test]
fn the_changed_file_would_run_if_it_were_not_compared() {
    run(async |tab| {
        tab.visit(page("tampered")).await;
        let compile =
            "{ return WebAssembly.compileStreaming(fetch('/tampered/estimado_bg.wasm')).then(() => 'runs') }";
        assert_eq!(tab.awaited(compile, vec![]).await, "runs");
        tab.console().await;
    });
}

#[test]
fn a_missing_file_is_named() {
    run(async |tab| {
        tab.visit(page("missing")).await;
        assert_eq!(said(tab).await, format!("estimado-calculator: {} is not there (404)", wasm("missing")));
        tab.console().await;
    });
}

#[test]
fn a_file_of_the_wrong_type_runs_with_a_warning() {
    run(async |tab| {
        let widget = tab.open(page("mistyped")).await;
        widget.fill("3", "$7,500").await;
        widget.expect_amount("$2,400.00").await;
        let console = tab.console().await;
        assert_eq!(console.len(), 1, "{console:?}");
        assert!(
            console[0].starts_with("\"WARNING\"") && console[0].contains("application/wasm"),
            "{console:?}"
        );
    });
}

#[test]
fn without_permission_for_webassembly_the_directive_is_named() {
    run(async |tab| {
        tab.visit(page("pkg").policy(&STRICT.replace(" 'wasm-unsafe-eval'", ""))).await;
        let expected = "estimado-calculator: the Content Security Policy of this page does not allow WebAssembly: \
            add 'wasm-unsafe-eval' to its script-src";
        assert_eq!(said(tab).await, expected);
        tab.console().await;
    });
}

#[test]
fn without_permission_to_load_the_directive_and_the_place_are_named() {
    run(async |tab| {
        tab.visit(page("pkg").policy(&STRICT.replace("; connect-src 'self'", ""))).await;
        let policy = "estimado-calculator: the Content Security Policy of this page does not allow";
        let expected = format!("{policy} to load {}: add 'self' to its connect-src", wasm("pkg"));
        assert_eq!(said(tab).await, expected);

        let from = site::elsewhere();
        let head = format!("<script type=\"module\" src=\"{from}/pkg/estimado.js\"></script>");
        let allowed = format!("script-src 'self' {from}");
        tab.visit(Page::new(CALCULATOR).head(&head).policy(&STRICT.replace("script-src 'self'", &allowed)))
            .await;
        let expected = format!("{policy} to load {from}/pkg/estimado_bg.wasm: add {from} to its connect-src");
        assert_eq!(said(tab).await, expected);
        tab.console().await;
    });
}

#[test]
fn where_webassembly_is_switched_off_nobody_else_is_blamed() {
    run(async |tab| {
        tab.visit(page("pkg").head("<script>delete window.WebAssembly</script><script type=\"module\" src=\"/pkg/estimado.js\"></script>"))
            .await;
        let expected = "estimado-calculator: WebAssembly is switched off in this browser, for example by Lockdown Mode or enhanced security";
        assert_eq!(said(tab).await, expected);
    });
}

#[test]
fn what_a_host_hands_over_is_taken_as_it_is_and_an_address_is_compared() {
    run(async |tab| {
        tab.visit(Page::new("")).await;
        let tried = async |input: &str| -> Value {
            let body = "{
                const api = await load(`/pkg/estimado.js?${Math.random()}`);
                return api.init(INPUT).then(() => api.programs().length, (error) => error.message);
            }";
            tab.awaited(&body.replace("INPUT", input), vec![]).await
        };
        assert_eq!(tried("fetch('/tampered/estimado_bg.wasm')").await, 5);
        assert_eq!(tried("await (await fetch('/tampered/estimado_bg.wasm')).arrayBuffer()").await, 5);
        assert_eq!(tried("new Request('/tampered/estimado_bg.wasm')").await, 5);
        assert_eq!(tried("'/mistyped/estimado_bg.wasm'").await, 5);
        assert_eq!(tried("new URL('/pkg/estimado_bg.wasm', location.href)").await, 5);
        let refused = "/tampered/estimado_bg.wasm is not the file of this release, and is not run: put all files of one release in its place";
        assert_eq!(tried("'/tampered/estimado_bg.wasm'").await, refused);
        tab.console().await;
    });
}

#[test]
fn a_download_that_failed_may_be_tried_again() {
    run(async |tab| {
        tab.visit(Page::new("")).await;
        let twice = "{
            const api = await load('/pkg/estimado.js');
            const first = await api.init('/missing/estimado_bg.wasm').then(() => 'loaded', (error) => error.message);
            await api.init();
            return [first, api.programs().length];
        }";
        assert_eq!(
            tab.awaited(twice, vec![]).await,
            json!(["/missing/estimado_bg.wasm is not there (404)", 5])
        );
        tab.console().await;
    });
}

#[test]
fn the_hashes_of_the_package_are_those_the_browser_computes() {
    run(async |tab| {
        tab.visit(Page::new("")).await;
        let load = "{
            const { files } = await (await fetch('/pkg/integrity.json')).json();
            const loads = (name, integrity, place = 'pkg') =>
                fetch(`/${place}/${name}`, { integrity }).then(() => true, () => false);
            const each = Object.entries(files).map(async ([name, integrity]) => [name, await loads(name, integrity)]);
            const changed = await loads('estimado_bg.wasm', files['estimado_bg.wasm'], 'tampered');
            return [...(await Promise.all(each)), ['changed', changed]];
        }";
        let expected = json!([
            ["estimado.js", true],
            ["estimado_bg.wasm", true],
            ["estimado-batch.js", true],
            ["estimado-doctor.js", true],
            ["embed.js", true],
            ["estimado-frame.js", true],
            ["changed", false],
        ]);
        assert_eq!(tab.awaited(load, vec![]).await, expected);
        // As a page writes it.
        let script = "{
            const { files } = await (await fetch('/pkg/integrity.json')).json();
            const load = (integrity) => new Promise((resolve) => {
                const script = document.createElement('script');
                Object.assign(script, { type: 'module', src: `/pkg/estimado.js?${Math.random()}`, integrity });
                script.onload = () => resolve('runs');
                script.onerror = () => resolve('refused');
                document.head.append(script);
            });
            return [await load(files['estimado.js']), await load(files['embed.js'])];
        }";
        assert_eq!(tab.awaited(script, vec![]).await, json!(["runs", "refused"]));
        tab.console().await;
    });
}
