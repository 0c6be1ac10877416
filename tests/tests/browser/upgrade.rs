//! Before the module is there, in other documents, and as copies.

use estimado_tests::{Page, run};
use serde_json::json;

const TAG: &str = "<estimado-calculator id=\"a\" program=\"pr-gef-tier1\"></estimado-calculator>";
const ANSWERS: &str = r#"{"technology":"solar-pv","configuration":"grid-tie","location":"mainland","systemCapacityKw":3,"totalProjectCost":7500}"#;

#[test]
fn what_was_set_before_the_module_came_is_not_lost() {
    run(async |tab| {
        tab.visit(Page::new(TAG).head("")).await;
        let set = format!(
            "const host = document.querySelector('#a');
            host.answers = {ANSWERS}; host.name = 'estimate'; host.disabled = true;
            host.addEventListener('estimado-ready', () => (window.heard = true))"
        );
        tab.script(&set, vec![]).await;
        tab.awaited("load('/pkg/estimado.js')", vec![]).await;
        let widget = tab.widget("#a");
        widget.expect_amount("$2,400.00").await;
        widget
            .expect(
                "[host.getAttribute('name'), host.hasAttribute('disabled'), Object.keys(host)]",
                json!(["estimate", true, []]),
            )
            .await;
        assert_eq!(tab.value("window.heard").await, true);
        widget.script("host.answers = {}; host.disabled = false", vec![]).await;
        widget.expect("host.errors.length", 5).await;
    });
}

#[test]
fn made_by_a_script_it_takes_answers_before_it_is_on_the_page() {
    run(async |tab| {
        tab.visit(Page::new("<main></main>")).await;
        tab.until("customElements.get('estimado-calculator')").await;
        let make = format!("const node = document.createElement('estimado-calculator');
            node.setAttribute('program', 'pr-gef-tier1'); node.answers = {ANSWERS}; node.setAttribute('lang', 'es');
            if (node.attributes.length !== 2 || node.childNodes.length) throw Error('a new element has only what it was given');
            document.querySelector('main').append(node)");
        tab.script(&make, vec![]).await;
        let widget = tab.widget("estimado-calculator");
        widget.expect_amount("$2,400.00").await;
        widget.expect("$('.calculator').lang", "es").await;
    });
}

#[test]
fn every_attribute_can_change_at_run_time() {
    run(async |tab| {
        let widget = tab.open(Page::new(TAG)).await;
        widget.script(&format!("host.answers = {ANSWERS}"), vec![]).await;
        widget.expect_amount("$2,400.00").await;
        for (attribute, value, shown, expected) in [
            ("lang", "es", "$('.calculator').lang", json!("es")),
            ("lang", "en-US", "$('.calculator').lang", json!("en")),
            ("theme", "dark", "getComputedStyle($('.calculator')).backgroundColor", json!("rgb(21, 24, 28)")),
            (
                "theme",
                "light",
                "getComputedStyle($('.calculator')).backgroundColor",
                json!("rgb(255, 255, 255)"),
            ),
            ("hide", "documents charges", "$$('[part=documents], [part=charges]').length", json!(0)),
            ("hide", "", "$$('[part=documents], [part=charges]').length", json!(2)),
            ("heading-level", "4", "$('.title').ariaLevel", json!("4")),
            ("edition", "2017-08-17", "host.estimate?.edition", json!("2017-08-17")),
            ("answers", "{\"systemCapacityKw\":\"5\"}", "host.answers", json!({ "systemCapacityKw": "5" })),
            // An edition that the program does not have: nothing is shown, until that is mended.
            ("edition", "none", "$$('.form').length", json!(0)),
            ("edition", "2017-08-17", "$$('.form').length", json!(1)),
            ("edition", "", "$$('.form').length", json!(1)),
            ("program", "nj-core", "$$('[data-field=applicantSector]').length", json!(1)),
        ] {
            widget.script("host.setAttribute(...args)", vec![json!(attribute), json!(value)]).await;
            widget.expect(shown, expected).await;
            widget.expect("$$('.calculator').length === $$('.form').length", true).await;
        }
        assert_eq!(tab.value("watched.errors").await, json!([]));
    });
}

#[test]
fn moved_into_the_document_of_a_frame_it_goes_on_in_its_own_look() {
    run(async |tab| {
        let widget = tab.open(Page::new(TAG)).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        let mover = "{
            const frame = document.body.appendChild(document.createElement('iframe'));
            frame.style.width = '800px';
            const node = document.querySelector('#a');
            const ready = new Promise((done) => node.addEventListener('estimado-ready', done, { once: true }));
            frame.contentDocument.body.append(node);
            await ready;
            const $ = (css) => node.shadowRoot.querySelector(css), style = frame.contentWindow.getComputedStyle($('.frame'));
            const there = [node.ownerDocument === frame.contentDocument, style.borderTopLeftRadius, node.answers.totalProjectCost, $('.amount')?.innerText];
            frame.contentWindow.print = () => there.push(node.dataset.estimadoPrint);
            node.print();
            frame.contentWindow.dispatchEvent(new Event('afterprint'));
            document.body.append(node);
            return [...there, node.dataset.estimadoPrint === undefined];
        }";
        let there = tab.awaited(mover, vec![]).await;
        assert_eq!(there, json!([true, "6px", "7500", "$2,400.00", "this", true]));
        widget.ready().await;
        widget.enter("totalProjectCost", "3000").await;
        widget.expect_amount("$1,200.00").await;
        widget.expect("getComputedStyle($('.frame')).borderTopLeftRadius", "6px").await;
        assert_eq!(tab.value("watched.errors").await, json!([]));
    });
}

#[test]
fn a_copy_is_a_calculator_of_its_own() {
    run(async |tab| {
        let widget = tab.open(Page::new(TAG)).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        widget.expect("text(host.querySelector('[role=status]')) !== ''", true).await;
        tab.script("const copy = document.querySelector('#a').cloneNode(true); copy.id = 'b'; document.body.append(copy)", vec![]).await;
        let copy = tab.widget("#b");
        copy.ready().await;
        copy.expect(
            "[host.answers, host.querySelectorAll('[slot=estimado-status]').length, host.textContent]",
            json!([{}, 1, ""]),
        )
        .await;
        copy.fill("3", "3000").await;
        copy.expect_amount("$1,200.00").await;
        widget.expect_amount("$2,400.00").await;
    });
}

#[test]
fn the_script_may_come_early_late_deferred_and_by_another_script() {
    run(async |tab| {
        let source = "src=\"/pkg/estimado.js\"";
        let inserted = "<script>const tag = document.createElement('script');
            tag.type = 'module'; tag.src = '/pkg/estimado.js'; addEventListener('load', () => document.head.append(tag))</script>";
        for (head, end) in [
            (format!("<script type=\"module\" async {source}></script>"), String::new()),
            (format!("<script type=\"module\" defer crossorigin {source}></script>"), String::new()),
            (String::new(), format!("<script type=\"module\" {source}></script>")),
            (String::new(), "<script type=\"module\">import '/pkg/estimado.js'</script>".to_owned()),
            (inserted.to_owned(), String::new()),
        ] {
            let widget = tab.open(Page::new(format!("{TAG}{end}")).head(&head)).await;
            widget.script(&format!("host.answers = {ANSWERS}"), vec![]).await;
            widget.expect_amount("$2,400.00").await;
            assert_eq!(tab.value("watched.errors").await, json!([]));
        }
    });
}
