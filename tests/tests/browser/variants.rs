//! Variants and the page around them: what it hears and sets, what outlives what, and that nothing is left behind.

use crate::compare::{NAMES, PRESSED, expect_row, two};
use estimado_tests::{Page, run};
use serde_json::json;

#[test]
fn the_page_hears_and_sets_the_variant_that_is_edited() {
    run(async |tab| {
        let widget = two(tab, "en").await;
        let heard = async |cost: &str, incentive: &str| {
            let last = "watched.changes.at(-1)";
            tab.until(&format!("{last}.answers.totalProjectCost === '{cost}' && {last}.estimate.amounts['total-incentive'] === '{incentive}'")).await;
            widget
                .expect(
                    "[host.answers.totalProjectCost, host.estimate.amounts['total-incentive']]",
                    json!([cost, incentive]),
                )
                .await;
        };
        widget.enter("totalProjectCost", "5000").await;
        heard("5000", "2000.00").await;
        widget.click("#variant-a").await;
        heard("7500", "2400.00").await;
        widget.script("host.answers = { ...host.answers, totalProjectCost: 3000 }", vec![]).await;
        heard("3000", "1200.00").await;
        expect_row(&widget, "totalProjectCost", json!([["$3,000.00"], ["$5,000.00"]])).await;
        widget.click("#variant-b").await;
        heard("5000", "2000.00").await;
        let attribute =
            "host.setAttribute('answers', JSON.stringify({ ...host.answers, totalProjectCost: '6000' }))";
        widget.script(attribute, vec![]).await;
        heard("6000", "2400.00").await;
        expect_row(&widget, "totalProjectCost", json!([["$3,000.00"], ["$6,000.00"]])).await;
        // The same estimate again is no change.
        let count = tab.value("watched.changes.length").await;
        widget.click("#compare-add").await;
        widget.expect("root.activeElement?.id", "variant-note").await;
        assert_eq!(tab.value("watched.changes.length").await, count);
    });
}

#[test]
fn a_form_sends_the_variant_that_is_edited_and_resets_to_one() {
    run(async |tab| {
        let form = "<form><estimado-calculator name=\"estimate\" program=\"pr-gef-tier1\"></estimado-calculator></form>";
        let widget = tab.open(Page::new(form)).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        widget.click("#compare-add").await;
        widget.wipe("totalProjectCost").await;
        let sent = "(JSON.parse(new FormData(document.forms[0]).get('estimate')).answers.totalProjectCost ?? 'none')";
        let valid = "document.forms[0].checkValidity()";
        tab.until(&format!("{sent} === 'none' && !{valid}")).await;
        widget.click("#compare-a").await;
        tab.until(&format!("{sent} === '7500' && {valid}")).await;
        tab.script("document.forms[0].reset()", vec![]).await;
        widget.expect("host.answers", json!({})).await;
        widget.expect("$$('.variant').length", 0).await;
        widget.expect("seen($('.compare'))", false).await;
        assert_eq!(widget.typed("totalProjectCost").await, "");
    });
}

#[test]
fn reset_goes_back_to_one_that_is_empty() {
    run(async |tab| {
        let widget = two(tab, "en").await;
        widget.enter("totalProjectCost", "5000").await;
        widget.script("host.reset()", vec![]).await;
        widget.expect("host.answers", json!({})).await;
        widget.expect("$$('.variant').length", 0).await;
        widget.script("host.remove(); document.body.append(host)", vec![]).await;
        widget.ready().await;
        widget.expect("host.answers", json!({})).await;
        widget.expect("$$('.variant').length", 0).await;
    });
}

#[test]
fn moved_on_the_page_it_keeps_every_variant() {
    run(async |tab| {
        let widget = two(tab, "en").await;
        widget.enter("systemCapacityKw", "abc").await;
        widget.click("#compare-add").await;
        widget.enter("systemCapacityKw", "4").await;
        widget.click("#variant-b").await;
        widget.expect("$('#field-systemCapacityKw').value", "abc").await;
        widget.script("host.remove(); document.body.append(host)", vec![]).await;
        widget.ready().await;
        widget.expect(NAMES, json!(["A: 3 kW", "B: abc", "C: 4 kW"])).await;
        widget.expect(PRESSED, json!(["false", "true", "false", "false", "true", "false"])).await;
        widget.expect("host.answers.systemCapacityKw", "abc").await;
        // Another program has no use for them.
        widget.script("host.setAttribute('program', 'nj-core')", vec![]).await;
        widget.expect("$('input[value=non-residential]') !== null", true).await;
        widget.expect("$$('.variant').length", 0).await;
        assert_eq!(tab.value("watched.errors").await, json!([]));
    });
}

#[test]
fn hidden_there_is_one_and_no_way_to_another() {
    run(async |tab| {
        let widget = two(tab, "en").await;
        widget.enter("totalProjectCost", "5000").await;
        widget.expect_amount("$2,000.00").await;
        widget.script("host.setAttribute('hide', 'compare')", vec![]).await;
        widget.expect("$('.compare') === null && $('.switch') === null", true).await;
        widget.expect_amount("$2,000.00").await;
        widget.expect("seen($('.which'))", false).await;
        assert_eq!(widget.value("$$('.variant').length").await, 0);
    });
}

#[test]
fn a_screen_reader_is_told_of_which_the_estimate_is() {
    run(async |tab| {
        let widget = two(tab, "en").await;
        widget.enter("totalProjectCost", "5000").await;
        tab.until("document.querySelector('[slot=estimado-status]').textContent === 'Variant B. Eligible as entered. Estimated incentive: $2,000.00.'").await;
        widget.click("#variant-a").await;
        tab.until("document.querySelector('[slot=estimado-status]').textContent === 'Variant A. Eligible as entered. Estimated incentive: $2,400.00.'").await;
        let scopes = "$$('.compare th').map((head) => head.scope).filter((scope, at, all) => all.indexOf(scope) === at)";
        widget.expect(scopes, json!(["col", "row"])).await;
        widget.expect("text($('.compare caption'))", "Differences are to variant A.").await;
    });
}

#[test]
fn it_works_under_a_strict_policy() {
    run(async |tab| {
        let policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
        let widget = tab.open(Page::tier1("en").policy(policy)).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        widget.click("#compare-add").await;
        widget.choose("configuration", "battery-backup").await;
        widget.expect("text($('.difference'))", "+$600.00").await;
        widget.click("#compare-add").await;
        widget.click("#compare-remove").await;
        assert_eq!(tab.value("[watched.violations, watched.errors]").await, json!([[], []]));
        assert_eq!(tab.console().await, [""; 0]);
    });
}

/// Afterwards there are no more nodes, listeners or pages of memory than before.
#[test]
fn two_hundred_variants_added_and_removed_leave_nothing_behind() {
    run(async |tab| {
        let widget = two(tab, "en").await;
        widget.choose("configuration", "battery-backup").await;
        widget.expect_amount("$3,000.00").await;
        let cycles = "{
            const host = document.querySelector('estimado-calculator'), $ = (css) => host.shadowRoot.querySelector(css);
            const soon = () => new Promise((done) => setTimeout(done));
            for (let cycle = 0; cycle < args[0]; cycle += 1) {
                $('#compare-add').click();
                await soon();
                if (host.shadowRoot.querySelectorAll('.compare .variant').length !== 3) throw Error('not added');
                $('#compare-remove').click();
                await soon();
            }
            return (await load('/pkg/estimado.js')).initSync().memory.buffer.byteLength;
        }";
        let wasm = tab.awaited(cycles, vec![json!(50)]).await;
        let before = tab.held().await;
        assert_eq!(tab.awaited(cycles, vec![json!(200)]).await, wasm, "bytes of WebAssembly memory");
        tab.expect_held(before).await;
        assert_eq!(tab.value("watched.errors").await, json!([]));
    });
}
