//! Coming and going: a page takes calculators off and puts them back.

use estimado_tests::{Page, run};
use serde_json::json;

#[test]
fn taken_off_and_put_back_it_keeps_the_answers() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        tab.script("window.kept = document.querySelector('estimado-calculator'); kept.remove()", vec![])
            .await;
        assert_eq!(tab.value("kept.answers.totalProjectCost").await, "7500");
        assert_eq!(tab.value("kept.shadowRoot.querySelectorAll('.calculator').length").await, 0);
        tab.script("document.querySelector('main').append(kept)", vec![]).await;
        widget.expect_amount("$2,400.00").await;
        widget.expect("$$('.calculator').length", 1).await;
        widget.expect("host.querySelectorAll('[slot=estimado-status]').length", 1).await;
        widget.enter("totalProjectCost", "3000").await;
        widget.expect_amount("$1,200.00").await;
    });
}

#[test]
fn what_was_typed_as_it_was_typed_comes_back_too() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("abc", "$7,500").await;
        tab.script("const node = document.querySelector('estimado-calculator'); node.remove(); document.body.append(node)", vec![]).await;
        widget.ready().await;
        widget.expect("$('#field-systemCapacityKw').value", "abc").await;
        widget.expect("Number(host.answers.totalProjectCost)", 7500).await;
    });
}

#[test]
fn the_language_the_visitor_chose_stays() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.click(".language[lang=es]").await;
        widget.expect("$('.calculator').lang", "es").await;
        tab.script("document.body.append(document.querySelector('estimado-calculator'))", vec![]).await;
        widget.expect("$('.calculator')?.lang", "es").await;
    });
}

#[test]
fn moved_on_the_page_it_goes_on() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("es")).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        for _ in 0..5 {
            tab.script("document.body.append(document.querySelector('estimado-calculator'))", vec![]).await;
        }
        widget.expect_amount("$2,400.00").await;
        widget.expect("$$('.calculator').length", 1).await;
        assert_eq!(tab.value("watched.errors").await, json!([]));
    });
}

#[test]
fn taken_off_before_it_has_loaded_it_stays_off() {
    run(async |tab| {
        tab.visit(Page::new("").head("")).await;
        let fast = "{
            const { init } = await load('/pkg/estimado.js');
            const node = document.createElement('estimado-calculator');
            node.setAttribute('program', 'pr-gef-tier1');
            document.body.append(node);
            node.remove();
            await init();
            await new Promise(requestAnimationFrame);
            const off = node.shadowRoot.querySelectorAll('.calculator').length;
            document.body.append(node);
            await new Promise((done) => node.addEventListener('estimado-ready', done, { once: true }));
            return [off, node.shadowRoot.querySelectorAll('.calculator').length];
        }";
        assert_eq!(tab.awaited(fast, vec![]).await, json!([0, 1]));
    });
}

/// Afterwards there are no more nodes, listeners or pages of memory than before.
#[test]
fn a_thousand_times_on_and_off_leaves_nothing_behind() {
    run(async |tab| {
        tab.visit(Page::new("<main></main>").head("")).await;
        let cycles = "{
            await (await load('/pkg/estimado.js')).init();
            for (let cycle = 0; cycle < args[0]; cycle += 1) {
                const node = document.createElement('estimado-calculator');
                node.setAttribute('program', cycle % 2 ? 'pr-gef-tier1' : 'nj-core');
                const ready = new Promise((done) => node.addEventListener('estimado-change', done, { once: true }));
                document.querySelector('main').append(node);
                await ready;
                node.answers = { technology: 'solar-pv', configuration: 'grid-tie', location: 'mainland', systemCapacityKw: 3, totalProjectCost: 7500 };
                await new Promise((done) => setTimeout(done));
                if (cycle % 2 && node.estimate?.amounts['total-incentive'] !== '2400.00') throw Error('no estimate');
                node.remove();
            }
            return (await load('/pkg/estimado.js')).initSync().memory.buffer.byteLength;
        }";
        let wasm = tab.awaited(cycles, vec![json!(50)]).await;
        let before = tab.held().await;
        assert_eq!(tab.awaited(cycles, vec![json!(1000)]).await, wasm, "bytes of WebAssembly memory");
        tab.expect_held(before).await;
        assert_eq!(tab.value("document.querySelectorAll('estimado-calculator').length").await, 0);
        assert_eq!(tab.value("watched.errors").await, json!([]));
    });
}

/// Rows that are made anew with every change leave nothing behind either.
#[test]
fn a_thousand_changed_answers_take_no_more_memory() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        let changes = "{
            const host = document.querySelector('estimado-calculator');
            for (let change = 0; change < args[0]; change += 1) {
                host.answers = { ...host.answers, totalProjectCost: 5000 + (change % 100) };
                await new Promise((done) => setTimeout(done));
            }
            return (await load('/pkg/estimado.js')).initSync().memory.buffer.byteLength;
        }";
        let wasm = tab.awaited(changes, vec![json!(200)]).await;
        let before = tab.held().await;
        assert_eq!(tab.awaited(changes, vec![json!(1000)]).await, wasm, "bytes of WebAssembly memory");
        tab.expect_held(before).await;
    });
}
