//! Figures that a page supplies by an address: loaded with the page, marked as its own, and never replaced by others.

use estimado_tests::{Page, places, run, site};
use serde_json::{Value, json};
use std::fs;

const JSON: &str = "application/json";

/// The exported edition of Tier 1 with a percentage of its own.
fn edition(id: &str, percent: &str) -> Value {
    let text = fs::read_to_string(places::package().join("editions/pr-gef-tier1.json")).unwrap();
    let mut edition: Value = serde_json::from_str(&text).unwrap();
    edition["id"] = json!(id);
    for row in edition["table"]["rates"].as_array_mut().unwrap() {
        row["percent"] = json!(percent);
    }
    edition
}

fn put(edition: &Value) -> String {
    site::put("edition.json", JSON, edition.to_string())
}

fn tag(attributes: &str) -> String {
    format!(
        "<estimado-calculator program=\"pr-gef-tier1\" {attributes}><p id=\"fallback\">Call us.</p></estimado-calculator>"
    )
}

fn with(source: &str, more: &str) -> String {
    tag(&format!("edition-src=\"{source}\" {more}"))
}

const UNLOADED: &str = "$('.failure p') && text($('.failure p'))";
const NONE: &str = "The figures of this calculator could not be loaded, so no amounts are shown. \
    Try again later, or tell the owner of this page.";

#[test]
fn the_figures_of_the_page_count_and_are_marked_as_its_own() {
    run(async |tab| {
        let source = put(&edition("own-20", "20"));
        let widget = tab.open(Page::new(with(&source, "edition=\"2017-08-17\""))).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$1,200.00").await;
        let said = "Figures supplied by this page, edition own-20.";
        widget.expect("$$('[part=host-edition]').filter(seen).map(text)", json!([said, said])).await;
        widget.expect("$('.head').contains($('[part=host-edition]'))", true).await;
        widget.expect("!!$('.hero [part=host-edition]')", true).await;
        let receipt = "(({ edition, origin }) => [edition, origin])(host.estimate.receipt)";
        widget.expect(receipt, json!(["own-20", "host"])).await;
        let csv = "{
            const { toCsv } = await load('/pkg/estimado.js');
            const { answers } = document.querySelector('estimado-calculator');
            return toCsv('pr-gef-tier1', answers, { edition: 'own-20' }).text;
        }";
        let csv = tab.awaited(csv, vec![]).await;
        assert!(csv.as_str().unwrap().contains(said) && csv.as_str().unwrap().contains("host"), "{csv}");
        widget.click(".language[lang=es]").await;
        let said = "Cifras suplidas por esta página, edición own-20.";
        widget.expect("$$('[part=host-edition]').map(text)", json!([said, said])).await;
        let paper = pdf_extract::extract_text_from_mem(&tab.print().await).unwrap();
        assert!(paper.contains("own-20") && paper.contains("suplidas"), "{paper}");
    });
}

#[test]
fn it_is_asked_for_once_with_the_page_by_however_many() {
    run(async |tab| {
        let source = put(&edition("own-once", "20"));
        let two = with(&source, "id=\"a\"") + &with(&source, "id=\"b\" lang=\"es\"");
        tab.visit(Page::new(two.replace("id=\"fallback\"", ""))).await;
        for id in ["#a", "#b"] {
            let widget = tab.widget(id);
            widget.ready().await;
            widget.fill("3", "7500").await;
            widget.expect_amount("$1,200.00").await;
        }
        let widget = tab.widget("#a");
        widget.script("host.remove(); document.body.append(host)", vec![]).await;
        widget.ready().await;
        let asked = format!(
            "performance.getEntriesByType('resource').filter(({{ name }}) => name.endsWith({source:?})).length"
        );
        assert_eq!(tab.value(&asked).await, 1);
        assert_eq!(tab.console().await, [""; 0]);
    });
}

#[test]
fn the_fallback_is_seen_until_they_are_here() {
    run(async |tab| {
        let source = put(&edition("own-late", "20"));
        tab.visit(Page::new(with(&source, "")).head("")).await;
        tab.script("const real = fetch; window.fetch = async (...all) => { if (String(all[0]).includes('edition')) await new Promise((go) => (window.go = go)); return real(...all) }", vec![]).await;
        tab.awaited("{ await (await load('/pkg/estimado.js')).init() }", vec![]).await;
        tab.until("!!window.go").await;
        assert_eq!(tab.value("document.querySelector('#fallback').checkVisibility()").await, true);
        tab.script("go()", vec![]).await;
        let widget = tab.widget("estimado-calculator");
        widget.ready().await;
        widget.expect("seen(host.querySelector('#fallback'))", false).await;
    });
}

#[test]
fn faulty_figures_show_no_amounts_and_the_console_says_all_that_is_wrong() {
    run(async |tab| {
        let mut faulty = edition("own-faulty", "20");
        faulty["number"]["query-fee"]["unit"] = json!("USD");
        faulty["until"] = json!("soon");
        faulty["table"]["rates"][2]["percent"] = json!("forty");
        let answers = r#"{"technology":"solar-pv","configuration":"grid-tie","location":"mainland","systemCapacityKw":3,"totalProjectCost":7500}"#;
        let source = put(&faulty);
        tab.visit(Page::new(with(&source, &format!("answers='{answers}'")))).await;
        let widget = tab.widget("estimado-calculator");
        widget.expect(UNLOADED, NONE).await;
        widget.expect("root.textContent.includes('$')", false).await;
        widget
            .expect("[host.estimate ?? null, host.errors, $('.failure').lang]", json!([null, [], "en"]))
            .await;
        let console = tab.console().await;
        assert_eq!(console.len(), 1, "{console:?}");
        for wrong in [
            "until is not a day",
            "number.query-fee (charge for each query) has another unit",
            "table.rates.row-3.percent (published reimbursement percentage) is missing, or is not what this column holds",
            "edition.json",
        ] {
            assert!(console[0].contains(wrong), "{wrong} in {console:?}");
        }
        widget.script("host.lang = 'es'", vec![]).await;
        widget.expect("text($('.failure p')).startsWith('No se pudieron cargar las cifras')", true).await;
        assert_eq!(tab.value("watched.errors").await, json!([]));
    });
}

#[test]
fn what_is_not_there_or_is_no_json_is_said_and_may_be_put_right() {
    run(async |tab| {
        let html = site::put("page.json", JSON, "<!doctype html>");
        for source in ["/nowhere.json", html.as_str(), "http://127.0.0.1:9/edition.json", "http://["] {
            tab.visit(Page::new(with(source, ""))).await;
            let widget = tab.widget("estimado-calculator");
            widget.expect(UNLOADED, NONE).await;
            let console = tab.console().await.join("\n");
            assert!(console.contains("cannot be used"), "{source}: {console}");
        }
        let widget = tab.widget("estimado-calculator");
        let good = put(&edition("own-good", "20"));
        widget.script("host.setAttribute('edition-src', args[0])", vec![json!(good)]).await;
        widget.ready().await;
        widget.expect("$('.failure')", json!(null)).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$1,200.00").await;
        tab.script(
            "addEventListener('estimado-error', (event) => (window.told = event.detail.faults))",
            vec![],
        )
        .await;
        widget.script("host.setAttribute('edition-src', '/nowhere.json')", vec![]).await;
        widget.expect(UNLOADED, NONE).await;
        widget.expect("host.estimate ?? null", json!(null)).await;
        assert_eq!(tab.value("told").await, json!(["the server answered 404"]));
        widget.script("host.removeAttribute('edition-src')", vec![]).await;
        widget.expect_amount("$2,400.00").await;
        widget.expect("$$('[part=host-edition]').length", 0).await;
    });
}

#[test]
fn the_visitor_may_try_again_and_sees_meanwhile_what_stands_between_the_tags() {
    run(async |tab| {
        let source = "/later/edition.json";
        tab.visit(Page::new(with(source, ""))).await;
        let widget = tab.widget("estimado-calculator");
        widget.expect(UNLOADED, NONE).await;
        widget.expect("seen(host.querySelector('#fallback'))", true).await;
        site::put_at(source, JSON, edition("own-later", "20").to_string());
        widget.click(".failure button").await;
        widget.ready().await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$1,200.00").await;
        widget.expect("seen(host.querySelector('#fallback'))", false).await;
    });
}

#[test]
fn other_figures_can_be_supplied_at_run_time_and_the_answers_stay() {
    run(async |tab| {
        let sources = [put(&edition("run-20", "20")), put(&edition("run-30", "30"))];
        let widget = tab.open(Page::new(with(&sources[0], ""))).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$1,200.00").await;
        widget.script("host.setAttribute('edition-src', args[0])", vec![json!(sources[1])]).await;
        widget.expect_amount("$1,800.00").await;
        widget.expect("host.estimate.edition", "run-30").await;
        // The same id with other numbers: an edition never changes.
        let changed = put(&edition("run-30", "40"));
        widget.script("host.setAttribute('edition-src', args[0])", vec![json!(changed)]).await;
        widget.expect(UNLOADED, NONE).await;
        assert!(tab.console().await.join("").contains("is the id of another edition"));
    });
}

#[test]
fn a_link_of_a_page_with_other_figures_says_so() {
    run(async |tab| {
        let source = put(&edition("link-20", "20"));
        let widget = tab.open(Page::new(with(&source, ""))).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$1,200.00").await;
        let link = widget.value("host.link.split('#')[1]").await;
        let elsewhere = site::publish(Page::tier1("en"));
        let widget = tab.follow(&format!("{elsewhere}#{}", link.as_str().unwrap())).await;
        let said = "This link was made with edition link-20 and showed $1,200.00; with edition 2017-08-17 it is now $2,400.00.";
        widget.expect("text($('.result [part=link]'))", said).await;
    });
}

#[test]
fn figures_without_the_program_they_are_of_are_not_guessed_at() {
    run(async |tab| {
        let source = put(&edition("own-any", "20"));
        let body = format!("<estimado-calculator edition-src=\"{source}\"></estimado-calculator>");
        tab.visit(Page::new(body)).await;
        tab.widget("estimado-calculator").expect(UNLOADED, NONE).await;
        assert!(tab.console().await.join("").contains("name it by the attribute"));
    });
}

#[test]
fn a_strict_policy_lets_them_through_and_one_without_them_is_told() {
    run(async |tab| {
        let strict = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; img-src 'self'; \
            require-trusted-types-for 'script'; trusted-types 'none'";
        let source = put(&edition("own-strict", "20"));
        let widget = tab.open(Page::new(with(&source, "")).policy(strict)).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$1,200.00").await;
        assert_eq!(tab.value("[watched.violations, watched.errors]").await, json!([[], []]));
        tab.visit(Page::new(with("http://other.example/edition.json", "")).policy(strict)).await;
        tab.widget("estimado-calculator").expect(UNLOADED, NONE).await;
    });
}
