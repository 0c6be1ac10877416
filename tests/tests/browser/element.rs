//! The element on the host's page: loading, fallback, attributes, neighbours, hostile styles.

use estimado_tests::{Page, run};
use serde_json::json;

const TWO: &str = "<estimado-calculator id=\"a\" program=\"pr-gef-tier1\"></estimado-calculator>
    <estimado-calculator id=\"b\" program=\"pr-gef-tier1\" lang=\"es\"></estimado-calculator>";
const FALLBACK: &str =
    "<estimado-calculator program=\"pr-gef-tier1\"><p id=\"fallback\">Call us.</p></estimado-calculator>";
const SEEN: &str = "document.querySelector('#fallback').checkVisibility()";

#[test]
fn two_on_a_page_share_nothing() {
    run(async |tab| {
        tab.visit(Page::new(TWO)).await;
        let (a, b) = (tab.widget("#a"), tab.widget("#b"));
        a.ready().await;
        b.ready().await;
        a.fill("3", "7500").await;
        a.expect_amount("$2,400.00").await;
        b.expect("host.answers", json!({})).await;
        b.fill("5", "9000").await;
        b.expect_amount("$3,600.00").await;
        a.expect_amount("$2,400.00").await;
        a.expect("$('.calculator').lang", "en").await;
        b.expect("$('.calculator').lang", "es").await;
        a.script("host.remove()", vec![]).await;
        b.enter("totalProjectCost", "5000").await;
        b.expect_amount("$2,000.00").await;
        assert_eq!(
            tab.value(
                "performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.wasm')).length"
            )
            .await,
            1
        );
    });
}

#[test]
fn the_fallback_is_seen_until_the_calculator_is() {
    run(async |tab| {
        tab.visit(Page::new(FALLBACK).head("")).await;
        assert_eq!(tab.value(SEEN).await, true, "before the script");
        tab.awaited("load('/pkg/estimado.js')", vec![]).await;
        tab.widget("estimado-calculator").ready().await;
        assert_eq!(tab.value(SEEN).await, false, "after it");
    });
}

#[test]
fn where_webassembly_is_missing_the_fallback_stays() {
    run(async |tab| {
        tab.visit(Page::new(FALLBACK).head("")).await;
        tab.script("delete window.WebAssembly", vec![]).await;
        tab.script("load('/pkg/estimado.js').catch((error) => watched.errors.push(String(error)))", vec![])
            .await;
        tab.until("customElements.get('estimado-calculator') || watched.errors.length").await;
        let console = tab.until("document.querySelector('estimado-calculator').shadowRoot").await;
        assert!(console.is_object());
        assert_eq!(tab.value(SEEN).await, true);
        assert_eq!(tab.value("watched.errors").await, json!([]));
    });
}

#[test]
fn an_unknown_program_is_one_error_in_the_console_and_the_fallback_stays() {
    run(async |tab| {
        tab.visit(Page::new(FALLBACK.replace("pr-gef-tier1", "nowhere"))).await;
        tab.until("customElements.get('estimado-calculator')").await;
        let told = tab.awaited("{ const { init } = await load('/pkg/estimado.js'); await init(); await new Promise(requestAnimationFrame) }", vec![]).await;
        assert!(told.is_null());
        let console = tab.console().await;
        assert_eq!(console.len(), 1, "{console:?}");
        assert!(console[0].contains("nowhere") && console[0].contains("pr-gef-tier1"), "{console:?}");
        assert_eq!(tab.value(SEEN).await, true);
        assert_eq!(tab.value("watched.errors").await, json!([]));
    });
}

#[test]
fn a_wasm_file_that_is_missing_is_told_and_the_fallback_stays() {
    run(async |tab| {
        tab.visit(Page::new(FALLBACK).head("")).await;
        tab.script(
            "const real = fetch; window.fetch = (...all) => real('/nowhere', ...all.slice(1))",
            vec![],
        )
        .await;
        tab.awaited("load('/pkg/estimado.js')", vec![]).await;
        let told = async || tab.console().await.iter().any(|line| line.contains("estimado-calculator:"));
        let mut heard = false;
        for _ in 0..100 {
            heard = heard || told().await;
        }
        assert!(heard, "the console is told");
        assert_eq!(tab.value(SEEN).await, true);
        assert_eq!(tab.value("watched.errors").await, json!([]));
    });
}

#[test]
fn the_console_stays_silent() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        assert_eq!(tab.console().await, [""; 0]);
    });
}

#[test]
fn the_script_may_stand_on_the_page_twice_and_under_two_addresses() {
    run(async |tab| {
        let twice = "<script type=\"module\" src=\"/pkg/estimado.js\"></script><script type=\"module\" src=\"/pkg/estimado.js?again\"></script>";
        let widget = tab.open(Page::tier1("en").with(twice)).await;
        tab.awaited("load('/pkg/estimado.js?again')", vec![]).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        assert_eq!(tab.value("watched.errors").await, json!([]));
        assert_eq!(tab.console().await, [""; 0]);
    });
}

#[test]
fn another_program_can_be_shown_at_run_time() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("3", "7500").await;
        let title = widget.value("text($('.title'))").await;
        widget.script("host.setAttribute('program', 'nj-core')", vec![]).await;
        widget.expect(&format!("$('.title') && text($('.title')) !== {title}"), true).await;
        widget.expect("$$('.calculator').length", 1).await;
        widget.expect("$('#field-reimbursementPercentOverride')", json!(null)).await;
        assert_eq!(tab.value("watched.errors").await, json!([]));
        widget.script("host.setAttribute('program', 'pr-gef-tier1')", vec![]).await;
        widget.expect(&format!("$('.title') && text($('.title')) === {title}"), true).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
    });
}

#[test]
fn every_program_can_be_shown_in_both_languages() {
    run(async |tab| {
        tab.open(Page::tier1("en")).await;
        let programs = tab
            .awaited("(await load('/pkg/estimado.js')).programs().map(({ id, name }) => [id, name])", vec![])
            .await;
        for program in programs.as_array().unwrap() {
            for language in ["en", "es"] {
                let widget = tab.open(Page::program(program[0].as_str().unwrap(), language)).await;
                widget.expect("text($('.title'))", program[1][language].clone()).await;
                widget
                    .expect(
                        "$$('label:not(.card), legend').filter((label) => !label.textContent.trim()).length",
                        0,
                    )
                    .await;
            }
        }
    });
}

#[test]
fn parts_can_be_left_out_and_headings_placed() {
    run(async |tab| {
        let tag = "<estimado-calculator program=\"pr-gef-tier1\" hide=\"language documents\" heading-level=\"3\"></estimado-calculator>";
        let widget = tab.open(Page::new(tag)).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        widget.expect("$$('.language, [data-section=documents]').length", 0).await;
        widget.expect("$('.title').ariaLevel", "3").await;
        widget.expect("$('.section-title').ariaLevel", "4").await;
    });
}

#[test]
fn the_size_of_the_text_is_the_calculators_own_whatever_the_root_of_the_page() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        let size = "[getComputedStyle($('.purpose')).fontSize, $('.frame').getBoundingClientRect().height]";
        widget.expect(size, json!(["16px", 44])).await;
        tab.script("document.documentElement.style.fontSize = '62.5%'", vec![]).await;
        widget.expect(size, json!(["16px", 44])).await;
        tab.script("document.body.style.cssText = 'text-transform: uppercase; letter-spacing: 9px; text-align: right; line-height: 4; color: red'", vec![]).await;
        let style = "(({ textTransform, letterSpacing, textAlign, lineHeight, color }) => [textTransform, letterSpacing, textAlign, lineHeight, color])(getComputedStyle($('.purpose')))";
        widget.expect(style, json!(["none", "normal", "start", "24px", "rgb(27, 27, 27)"])).await;
    });
}

#[test]
fn a_theme_that_styles_everything_as_important_does_not_reach_inside() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        let style = "['display', 'borderTopWidth', 'paddingLeft', 'backgroundColor'].map((name) => getComputedStyle($('.frame'))[name])";
        let before = widget.value(style).await;
        tab.script("const sheet = new CSSStyleSheet(); sheet.replaceSync('* { display: block !important; border: 9px solid red !important; padding: 50px !important; background: lime !important }'); document.adoptedStyleSheets = [sheet]", vec![]).await;
        assert_eq!(widget.value(style).await, before);
    });
}

#[test]
fn a_translator_that_rewrites_the_text_does_not_break_it() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        let rewrite = "const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT), texts = [];
            while (walk.nextNode()) texts.push(walk.currentNode);
            for (const node of texts) {
                const font = document.createElement('font');
                font.textContent = `·${node.data}·`;
                node.replaceWith(font);
            }";
        widget.script(rewrite, vec![]).await;
        widget.enter("totalProjectCost", "3000").await;
        widget.expect("host.estimate.amounts['total-incentive']", "1200.00").await;
        widget.choose("technology", "small-wind").await;
        widget.wipe("totalProjectCost").await;
        widget.expect("host.errors.length", 1).await;
        assert_eq!(tab.value("watched.errors").await, json!([]));
    });
}

#[test]
fn in_a_frame_that_may_store_nothing_it_works() {
    run(async |tab| {
        tab.visit(Page::new("").head("")).await;
        let address = estimado_tests::site::publish(Page::tier1("en"));
        // The frame has an origin of its own: it may not even ask for storage, and the package comes across origins.
        tab.script("const frame = document.createElement('iframe'); frame.sandbox = 'allow-scripts'; frame.src = arguments[0];
            frame.style.cssText = 'width: 100%; height: 800px'; document.body.append(frame)", vec![json!(address)]).await;
        tab.0.enter_frame(0).await.unwrap();
        let widget = tab.widget("estimado-calculator");
        widget.ready().await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        assert_eq!(tab.value("watched.errors").await, json!([]));
        tab.0.enter_parent_frame().await.unwrap();
    });
}
