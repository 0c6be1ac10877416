//! What a page hears from a calculator and tells it: events, properties, attributes.

use estimado_tests::{Page, run};
use serde_json::json;

const EXAMPLE: &str = r#"{"technology":"solar-pv","configuration":"grid-tie","location":"mainland","systemCapacityKw":3,"totalProjectCost":7500}"#;

#[test]
fn the_page_hears_when_it_is_ready_and_of_every_change() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        tab.until("watched.ready === 1").await;
        widget.fill("3", "7500").await;
        let last = "watched.changes.at(-1)";
        tab.until(&format!("{last}?.estimate?.amounts['total-incentive'] === '2400.00'")).await;
        let answers = json!({ "technology": "solar-pv", "configuration": "grid-tie", "location": "mainland",
            "systemCapacityKw": "3", "totalProjectCost": "7500" });
        assert_eq!(tab.value(&format!("{last}.answers")).await, answers);
        assert_eq!(tab.value(&format!("'errors' in {last}")).await, false);
        widget.enter("systemCapacityKw", "0").await;
        tab.until(&format!("{last}.errors?.some(({{ code }}) => code === 'must-be-positive')")).await;
        assert_eq!(tab.value(&format!("'estimate' in {last}")).await, false);
        assert_eq!(tab.value("watched.ready").await, 1);
    });
}

#[test]
fn events_bubble_out_of_the_shadow_roots_of_the_host() {
    run(async |tab| {
        tab.open(Page::tier1("en")).await;
        let around = "{
            const heard = [];
            for (const name of ['estimado-ready', 'estimado-change']) {
                addEventListener(name, ({ type, bubbles, composed, target }) => heard.push([type, bubbles, composed, target.tagName]));
            }
            const outer = document.body.appendChild(document.createElement('section'));
            const inner = document.createElement('estimado-calculator');
            inner.setAttribute('program', 'pr-gef-tier1');
            const ready = new Promise((done) => inner.addEventListener('estimado-change', done, { once: true }));
            outer.attachShadow({ mode: 'open' }).append(inner);
            await ready;
            const frame = getComputedStyle(inner.shadowRoot.querySelector('.frame'));
            return [...heard, frame.borderTopLeftRadius];
        }";
        let heard = tab.awaited(around, vec![]).await;
        assert_eq!(heard[0], json!(["estimado-ready", true, true, "SECTION"]));
        assert_eq!(heard[1], json!(["estimado-change", true, true, "SECTION"]));
        assert_eq!(heard[2], "6px", "and it has its styles there");
    });
}

#[test]
fn answers_come_by_attribute_and_by_property() {
    run(async |tab| {
        let tag = format!(
            "<estimado-calculator program=\"pr-gef-tier1\" answers='{EXAMPLE}'></estimado-calculator>"
        );
        let widget = tab.open(Page::new(tag)).await;
        widget.expect_amount("$2,400.00").await;
        assert_eq!(widget.typed("totalProjectCost").await, "7500");
        widget
            .script("host.answers = { ...host.answers, totalProjectCost: '$3,000', tenant: true }", vec![])
            .await;
        widget.expect_amount("$1,200.00").await;
        assert_eq!(widget.typed("totalProjectCost").await, "$3,000");
        widget.expect("[host.answers.totalProjectCost, host.answers.tenant]", json!(["3000", true])).await;
        widget.script("host.setAttribute('answers', '{\"systemCapacityKw\":\"5\"}')", vec![]).await;
        widget.expect("host.answers", json!({ "systemCapacityKw": "5" })).await;
    });
}

#[test]
fn an_answers_attribute_that_is_no_json_is_told_and_changes_nothing() {
    run(async |tab| {
        let tag = "<estimado-calculator program=\"pr-gef-tier1\" answers='{oops'></estimado-calculator>";
        let widget = tab.open(Page::new(tag)).await;
        widget.expect("host.answers", json!({})).await;
        let console = tab.console().await;
        assert_eq!(console.len(), 1, "{console:?}");
        assert!(console[0].contains("not JSON"), "{console:?}");
    });
}

#[test]
fn answers_of_any_kind_do_no_harm() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        for odd in [
            "null",
            "undefined",
            "5",
            "'text'",
            "[1]",
            "{ totalProjectCost: Symbol('x') }",
            "{ totalProjectCost: {} }",
            "{ nowhere: 1 }",
            "{ technology: 'coal' }",
            "{ tenant: 'perhaps' }",
            "{ get tenant() { throw 1 } }",
        ] {
            widget
                .script(
                    &format!(
                        "try {{ host.answers = {odd} }} catch (error) {{ if (error !== 1) throw error }}"
                    ),
                    vec![],
                )
                .await;
            widget.expect("text($('.wanted')) !== ''", true).await;
        }
        widget.script("host.answers = args[0]", vec![serde_json::from_str(EXAMPLE).unwrap()]).await;
        widget.expect_amount("$2,400.00").await;
        assert_eq!(tab.value("watched.errors").await, json!([]));
    });
}

#[test]
fn the_estimate_is_a_property() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("es")).await;
        widget.expect("host.estimate === undefined", true).await;
        widget.expect("host.errors.length", 5).await;
        widget.fill("3", "7500").await;
        widget.expect("host.estimate?.amounts['total-incentive']", "2400.00").await;
        widget.expect("host.errors", json!([])).await;
        widget.expect("/costo de referencia/.test(host.estimate.decisive)", true).await;
    });
}

#[test]
fn reset_clears_every_answer() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        widget.script("host.reset()", vec![]).await;
        widget.expect("host.answers", json!({})).await;
        widget.expect("$('[part=amount]')", json!(null)).await;
        assert_eq!(widget.typed("totalProjectCost").await, "");
        widget.expect("$$('input[type=radio]').some(({ checked, value }) => checked && value)", false).await;
        widget.expect("$$('.problem').every((note) => text(note) === '')", true).await;
    });
}

#[test]
fn the_element_runs_the_worked_examples() {
    run(async |tab| {
        tab.open(Page::tier1("en")).await;
        let told = tab.awaited("document.querySelector('estimado-calculator').selfTest()", vec![]).await;
        assert_eq!(told["failed"], 0);
        assert!(told["passed"].as_u64() >= Some(4));
    });
}

#[test]
fn screen_readers_are_told_in_the_light_of_the_page_after_a_pause() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        // Until there is something to say, the children are those that the page gave it.
        widget.expect("host.childNodes.length", 0).await;
        let watch = "window.told = [];
            const region = () => host.querySelector(':scope > [slot=estimado-status][role=status]');
            new MutationObserver(() => told.push(region().textContent)).observe(host, { childList: true, subtree: true })";
        widget.script(watch, vec![]).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        tab.until("told.length > 1").await;
        // The region is there before it is told anything: one that comes with its text is not read out.
        assert_eq!(
            tab.value("told").await,
            json!(["", "Eligible as entered. Estimated incentive: $2,400.00."])
        );
        widget.expect("seen($('slot[name=estimado-status]').assignedNodes()[0])", true).await;
        widget.expect("root.querySelectorAll('[aria-busy=true]').length", 0).await;
    });
}
