//! The builder: choices become lines that work when they are pasted into a page.

use estimado_tests::{Page, Tab, Widget, axe, run, site};
use serde_json::{Value, json};

async fn open(tab: &Tab, query: &str) -> Widget {
    tab.follow(&format!("{}/www/builder.html?{query}", site::base())).await
}

/// Chooses, types or ticks, as the browser does it for a person.
async fn set(tab: &Tab, id: &str, value: Value) {
    let change = "const node = document.getElementById(arguments[0]);
        if (typeof arguments[1] === 'boolean') { if (node.checked !== arguments[1]) node.click(); return; }
        node.value = arguments[1];
        node.dispatchEvent(new Event('input', { bubbles: true }));
        node.dispatchEvent(new Event('change', { bubbles: true }));";
    tab.script(change, vec![json!(id), value]).await;
}

async fn snippet(tab: &Tab) -> String {
    tab.value("document.querySelector('#snippet').value").await.as_str().unwrap().to_owned()
}

#[test]
fn the_lines_show_the_same_calculator_on_a_page() {
    run(async |tab| {
        let preview = open(tab, "lang=en&program=pr-gef-tier1").await;
        set(tab, "lang", json!("es")).await;
        set(tab, "part-working", json!(true)).await;
        set(tab, "part-curve", json!(true)).await;
        set(tab, "theme", json!("dark")).await;
        preview.fill("3", "7500").await;
        preview.expect_amount("$2,400.00").await;
        set(tab, "preset", json!(true)).await;
        let lines = snippet(tab).await;
        assert!(lines.lines().count() == 2, "{lines}");
        let widget = tab.open(Page::new(lines)).await;
        widget.expect_amount("$2,400.00").await;
        widget.expect("text($('.title'))", "Fondo de Energía Verde, Nivel 1").await;
        widget.expect("$$('[data-section=working], [data-section=curve]').length", 0).await;
        widget.expect("$$('[data-section=charges]').length", 1).await;
        widget.expect("getComputedStyle(host).colorScheme", "dark").await;
        assert_eq!(widget.typed("totalProjectCost").await, "7500");
    });
}

#[test]
fn the_lines_for_a_frame_show_the_same_too_and_its_height_fits() {
    run(async |tab| {
        let preview = open(tab, "lang=en&program=pr-gef-tier1").await;
        preview.fill("3", "7500").await;
        preview.expect_amount("$2,400.00").await;
        for (id, value) in [("preset", json!(true)), ("part-working", json!(true)), ("lang", json!("es"))] {
            set(tab, id, value).await;
        }
        tab.script("document.querySelector('#how-frame').click()", vec![]).await;
        tab.until("document.querySelector('#snippet').value.startsWith('<iframe')").await;
        let lines = snippet(tab).await;
        assert_eq!(lines.lines().count(), 2, "{lines}");
        tab.visit(Page::new(format!("<main><h1>Host</h1>{lines}</main>")).head("")).await;
        assert_ne!(tab.value("document.querySelector('iframe').title").await, "");
        let widget = tab.enter(0).await;
        widget.expect_amount("$2,400.00").await;
        widget.expect("text($('.title'))", "Fondo de Energía Verde, Nivel 1").await;
        widget.expect("$$('[data-section=working]').length", 0).await;
        assert_eq!(widget.typed("totalProjectCost").await, "7500");
        let wanted = tab.wanted_height().await;
        tab.leave().await;
        tab.until(&format!("document.querySelector('iframe').clientHeight === {wanted}")).await;
    });
}

#[test]
fn without_a_choice_the_lines_are_two() {
    run(async |tab| {
        open(tab, "lang=en&program=nj-core").await;
        set(tab, "program", json!("")).await;
        let base = site::base();
        let expected = format!(
            "<script type=\"module\" src=\"{base}/pkg/estimado.js\"></script>\n<estimado-calculator>The calculator appears here once it has loaded. It needs JavaScript and WebAssembly.</estimado-calculator>"
        );
        assert_eq!(snippet(tab).await, expected);
    });
}

#[test]
fn pinned_lines_run_these_files_and_no_others() {
    run(async |tab| {
        open(tab, "lang=en&program=pr-gef-tier1").await;
        set(tab, "pin", json!(true)).await;
        let lines = snippet(tab).await;
        assert!(lines.contains(" crossorigin integrity=\"sha384-"), "{lines}");
        let widget = tab.open(Page::new(lines.clone()).head("")).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        // The script around frames, too; and what is another file is not run.
        open(tab, "lang=en&program=pr-gef-tier1").await;
        set(tab, "pin", json!(true)).await;
        tab.script("document.querySelector('#how-frame').click()", vec![]).await;
        tab.until("document.querySelector('#snippet').value.includes('estimado-frame.js')").await;
        let framed = snippet(tab).await;
        assert!(framed.contains("estimado-frame.js\" crossorigin integrity=\"sha384-"), "{framed}");
        let other = lines.replace("sha384-", "sha384-AAAA");
        tab.visit(Page::new(other).head("")).await;
        tab.until("document.readyState === 'complete'").await;
        assert_eq!(tab.value("customElements.get('estimado-calculator') === undefined").await, true);
        tab.console().await;
    });
}

#[test]
fn a_colour_reaches_preview_and_stylesheet_and_a_weak_one_is_told() {
    run(async |tab| {
        let preview = open(tab, "lang=en&program=pr-gef-tier1").await;
        assert_eq!(tab.value("document.querySelector('#style')").await, Value::Null);
        set(tab, "accent", json!("#7a0019")).await;
        let style =
            "estimado-calculator {\n  --estimado-accent: #7a0019;\n  --estimado-on-accent: #ffffff;\n}";
        tab.until(&format!("document.querySelector('#style')?.value === {}", json!(style))).await;
        preview.expect("getComputedStyle($('.language[aria-pressed=false]')).color", "rgb(122, 0, 25)").await;
        assert_eq!(tab.value("document.querySelector('#accent-weak').textContent").await, "");
        set(tab, "accent", json!("#ffcc00")).await;
        tab.until("document.querySelector('#accent-weak').textContent.startsWith('This colour is hard to read on white (1.5 to 1')").await;
        tab.until("document.querySelector('#style').value.includes('--estimado-on-accent: #000000')").await;
        set(tab, "own", json!(false)).await;
        tab.until("!document.querySelector('#style')").await;
    });
}

#[test]
fn what_is_typed_cannot_leave_its_attribute() {
    run(async |tab| {
        open(tab, "lang=en&program=pr-gef-tier1").await;
        set(tab, "base", json!("https://x.example/\"><script>alert(1)</script>")).await;
        set(tab, "font", json!("Georgia; } * { display: none")).await;
        let lines = snippet(tab).await;
        assert!(!lines.contains("\"><script>alert"), "{lines}");
        let style = tab.value("document.querySelector('#style').value").await;
        assert_eq!(style, "estimado-calculator {\n  --estimado-font-family: Georgia  *  display: none;\n}");
    });
}

#[test]
fn the_copy_button_copies_or_selects() {
    run(async |tab| {
        open(tab, "lang=es&program=nj-core").await;
        let copied = tab
            .awaited(
                "{
                    const held = []; navigator.clipboard.writeText = async (text) => void held.push(text);
                    document.querySelector('#copy-snippet').click();
                    await new Promise((done) => setTimeout(done, 50));
                    return [held[0] === document.querySelector('#snippet').value, document.querySelector('[role=status].unseen').textContent];
                }",
                vec![],
            )
            .await;
        assert_eq!(copied, json!([true, "Copiado"]));
        let refused = tab
            .awaited(
                "{
                    navigator.clipboard.writeText = async () => { throw new Error('refused'); };
                    document.querySelector('#copy-snippet').click();
                    await new Promise((done) => setTimeout(done, 50));
                    const area = document.querySelector('#snippet');
                    return [area.selectionEnd - area.selectionStart === area.value.length, document.querySelector('[role=status].unseen').textContent.startsWith('No se permitió')];
                }",
                vec![],
            )
            .await;
        assert_eq!(refused, json!([true, true]));
    });
}

#[test]
fn axe_finds_nothing_in_both_languages_wide_narrow_and_dark() {
    run(async |tab| {
        for (language, width, scheme) in [("en", 1280, "light"), ("es", 320, "dark")] {
            tab.size(width, 900).await;
            tab.media(&[("prefers-color-scheme", scheme)]).await;
            open(tab, &format!("lang={language}&program=pr-gef-tier1")).await;
            set(tab, "accent", json!("#7a0019")).await;
            set(tab, "own", json!(false)).await;
            axe::assert_clean(tab, language).await;
            let overflow = "document.documentElement.scrollWidth <= document.documentElement.clientWidth";
            assert_eq!(tab.value(overflow).await, true, "{width}");
        }
    });
}

#[test]
fn nothing_of_the_page_stays_in_english() {
    run(async |tab| {
        open(tab, "lang=es&program=pr-gef-tier1").await;
        let words = "/\\b(the|your|with|from|and|page|colour|copy|preview)\\b/i";
        let english = format!(
            "[...document.querySelectorAll('#choices *, #lines *')].filter((node) => !node.childElementCount && !node.lang && node.tagName !== 'TEXTAREA' && {words}.test(node.textContent)).map((node) => node.textContent)"
        );
        assert_eq!(tab.value(&english).await, json!([]));
    });
}
