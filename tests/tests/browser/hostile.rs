//! Pages that fight back: whatever a host does around the calculator, it is used by keys, right, clean, and fits.

use estimado_tests::{Engine, Page, Tab, Widget, axe, run};
use serde_json::json;

const TAG: &str = "<estimado-calculator program=\"pr-gef-tier1\"></estimado-calculator>";

/// What stands out of the calculator, or is wider than it.
const OVER: &str = "(() => {
    const { left, right } = host.getBoundingClientRect();
    const boxed = (node) => node.closest('.announcer, .quiet, thead, .plot');
    return $$('.calculator *').filter((node) => seen(node) && !boxed(node)).map((node) => [node, node.getBoundingClientRect()])
        .filter(([, box]) => box.width && (box.right > right + 1 || box.left < left - 1)).map(([node]) => `${node.localName}.${node.className}`);
})()";

/// Used by real keys and clicks it gives the right amounts.
async fn works(tab: &Tab, widget: &Widget) {
    widget.fill("3", "$7,500").await;
    widget.expect_amount("$2,400.00").await;
    widget.enter("totalProjectCost", "9,000").await;
    widget.expect("text($('.status'))", "Not eligible as entered").await;
    widget.click(".remedy").await;
    widget.expect_amount("$2,400.00").await;
    widget.enter("totalProjectCost", "3000").await;
    widget.expect_amount("$1,200.00").await;
    widget.expect(OVER, json!([])).await;
    assert_eq!(tab.value("watched.errors").await, json!([]));
}

async fn withstands(tab: &Tab, page: Page) -> Widget {
    let widget = tab.open(page).await;
    works(tab, &widget).await;
    let found = axe::violations_within(tab, "estimado-calculator").await;
    assert!(found.is_empty(), "{}", found.join("\n"));
    widget
}

fn styled(style: &str) -> Page {
    Page::new(TAG).with(&format!("<style>{style}</style>"))
}

/// How large letters and controls are.
const SIZES: &str =
    "[getComputedStyle($('.purpose')).fontSize, $('.frame').offsetHeight, $('.amount').offsetHeight]";

#[test]
fn a_root_of_62_5_per_cent_or_8_pixels() {
    run(async |tab| {
        for root in ["62.5%", "8px"] {
            let widget = withstands(tab, styled(&format!("html {{ font-size: {root} }}"))).await;
            widget.expect(SIZES, json!(["16px", 44, 44])).await;
        }
    });
}

#[test]
fn important_rules_for_everything() {
    let everything = "font: italic 9px/3 serif !important; color: #eee !important; background: #ddd !important; margin: 7px !important;
        padding: 9px !important; border: 5px solid lime !important; text-transform: uppercase !important; letter-spacing: 5px !important;
        text-align: right !important; white-space: nowrap !important; --text: #ccc !important; --page: #ddd !important; --accent: #eee !important";
    let style = format!(
        "*, div, button, input, select, label, fieldset, legend, p, table, estimado-calculator, estimado-calculator * {{ {everything} }}"
    );
    run(async |tab| {
        let widget = withstands(tab, styled(&style)).await;
        widget.expect(SIZES, json!(["16px", 44, 44])).await;
        let style = "(({ color, fontStyle, textTransform, letterSpacing, textAlign, whiteSpace }) => [color, fontStyle, textTransform, letterSpacing, textAlign, whiteSpace])(getComputedStyle($('.purpose')))";
        widget.expect(style, json!(["rgb(27, 27, 27)", "normal", "none", "normal", "start", "normal"])).await;
    });
}

#[test]
fn everything_unset_and_what_stands_inside_hidden() {
    run(async |tab| {
        let style = "* { all: unset } estimado-calculator > * { display: none !important; visibility: hidden !important }";
        let widget = withstands(tab, styled(style)).await;
        widget.expect(SIZES, json!(["16px", 44, 44])).await;
        widget.expect("seen($('slot[name=estimado-status]').assignedNodes()[0])", true).await;
    });
}

#[test]
fn a_page_that_is_written_from_right_to_left() {
    run(async |tab| {
        let widget = withstands(tab, Page::new(format!("<div dir=\"rtl\">{TAG}</div>"))).await;
        widget.expect("getComputedStyle($('.purpose')).direction", "ltr").await;
        let left =
            "$('.purpose').getBoundingClientRect().left - $('.calculator').getBoundingClientRect().left";
        widget.expect(left, 16).await;
    });
}

#[test]
fn a_page_that_is_one_big_form() {
    run(async |tab| {
        let page = Page::new(format!(
            "<form id=\"page\" action=\"/sent\"><input id=\"search\"><button>Search</button>{TAG}</form>"
        ));
        let widget = withstands(tab, page).await;
        tab.script("window.sent = 0; document.forms[0].addEventListener('submit', (event) => { event.preventDefault(); window.sent += 1 })", vec![]).await;
        widget.wipe("totalProjectCost").await;
        widget.keys("\u{e007}").await;
        widget.expect("root.activeElement?.id", "summary").await;
        assert_eq!(tab.value("sent").await, 0);
        // Without a name it is no part of the form: what is open in it does not hold up the search.
        tab.script("document.querySelector('form button').click()", vec![]).await;
        assert_eq!(tab.value("sent").await, 1);
        assert_eq!(tab.value("[...new FormData(document.forms[0])].length").await, 0);
    });
}

#[test]
fn ancestors_that_are_transformed_zoomed_clipped_and_contained() {
    run(async |tab| {
        tab.end_in(&[Engine::WebKit], "click where it should in what is transformed");
        for style in [
            "transform: scale(0.8) rotate(0.5deg); transform-origin: 0 0",
            "zoom: 1.5",
            "overflow: hidden; contain: content; isolation: isolate",
            "display: flex",
            "display: grid; grid-template-columns: auto",
            "columns: 1; perspective: 100px; filter: none; will-change: transform",
        ] {
            let page = Page::new(format!("<div style=\"{style}\"><div>{TAG}</div></div>"));
            let widget = tab.open(page).await;
            widget.fill("3", "7500").await;
            widget.expect_amount("$2,400.00").await;
            let widest = "document.scrollingElement.scrollWidth <= document.documentElement.clientWidth";
            widget.expect(widest, true).await;
            widget.expect("host.offsetWidth >= 240", true).await;
            assert_eq!(tab.value("watched.errors").await, json!([]), "{style}");
        }
    });
}

#[test]
fn a_child_of_a_flex_box_beside_something_wide() {
    run(async |tab| {
        for display in ["flex", "grid; grid-template-columns: 1fr 1fr"] {
            tab.size(900, 900).await;
            let style = format!("main {{ display: {display} }} aside, estimado-calculator {{ flex: 1 }}");
            let page = Page::new(format!("<main><aside>{}</aside>{TAG}</main>", "word ".repeat(200)))
                .with(&format!("<style>{style}</style>"));
            let widget = withstands(tab, page).await;
            let width = widget.value("host.offsetWidth").await.as_f64().unwrap();
            assert!((400.0..=460.0).contains(&width), "{display}: {width}");
        }
    });
}

#[test]
fn a_column_of_240_pixels() {
    run(async |tab| {
        tab.size(1280, 900).await;
        withstands(tab, styled("estimado-calculator { width: 240px }")).await;
    });
}

#[test]
fn shadow_roots_within_shadow_roots() {
    run(async |tab| {
        for mode in ["open", "closed"] {
            tab.visit(Page::new("<div id=\"outer\" lang=\"es\"></div>")).await;
            let nest = "const node = document.createElement('estimado-calculator');
                node.setAttribute('program', 'pr-gef-tier1');
                const inner = document.createElement('section');
                document.querySelector('#outer').attachShadow({ mode: arguments[0] }).append(inner);
                inner.attachShadow({ mode: arguments[0] }).append(node);
                window.node = node";
            tab.script(nest, vec![json!(mode)]).await;
            tab.until("node.shadowRoot?.querySelector('.form')").await;
            // The language is that of the page around, also out of the shadow roots.
            assert_eq!(tab.value("node.shadowRoot.querySelector('.calculator').lang").await, "es");
            let frame = "getComputedStyle(node.shadowRoot.querySelector('.frame')).borderTopLeftRadius";
            assert_eq!(tab.value(frame).await, "6px");
            // Real keys reach it there, where no selector does.
            tab.script("node.shadowRoot.querySelector('#field-totalProjectCost').focus()", vec![]).await;
            tab.insert("7500").await;
            tab.until("node.answers.totalProjectCost === '7500'").await;
            tab.script("node.answers = { ...node.answers, technology: 'solar-pv', configuration: 'grid-tie', location: 'mainland', systemCapacityKw: 3 }", vec![]).await;
            tab.until("node.estimate?.amounts['total-incentive'] === '2400.00'").await;
            assert_eq!(tab.value("watched.errors").await, json!([]));
        }
    });
}

const OLD_LIBRARY: &str = "<script>
    Object.prototype.extend = function () {}; Object.prototype.back = 'back'; Object.prototype.edition = 'none';
    Array.prototype.each = Array.prototype.forEach; Array.prototype.last = function () { return this[this.length - 1] };
    Array.prototype.toJSON = function () { return '[' + this.map((item) => JSON.stringify(item)).join(', ') + ']' };
    Array.from = function (list) { if (!list) return []; if (list.toArray) return list.toArray(); const all = new Array(list.length); for (let at = 0; at < list.length; at += 1) all[at] = list[at]; return all };
    Element.prototype.remove = function () { if (this.parentNode) this.parentNode.removeChild(this); return this };
    window.name = 'window of the host'; window.status = 'of the host'; window.$ = () => null; window.Text2 = window.Text;
</script>";

#[test]
fn old_libraries_that_change_what_is_built_in() {
    run(async |tab| {
        tab.end_in(&[Engine::Firefox, Engine::WebKit], "be asked on a page that changes what is built in");
        let form = "<form><estimado-calculator name=\"estimate\" program=\"pr-gef-tier1\"></estimado-calculator></form>";
        let script = "<script type=\"module\" src=\"/pkg/estimado.js\"></script>";
        let page = Page::new(form).head(&[OLD_LIBRARY, script].concat());
        let widget = tab.open(page).await;
        works(tab, &widget).await;
        let sent = tab.value("new FormData(document.forms[0]).get('estimate')").await;
        let sent: serde_json::Value = serde_json::from_str(sent.as_str().unwrap()).unwrap();
        assert!(sent["estimate"]["lines"].is_array(), "lists are lists in what is sent");
        assert_eq!(
            tab.value("[name, typeof Array.prototype.toJSON]").await,
            json!(["window of the host", "function"])
        );
    });
}

#[test]
fn a_base_address_elsewhere() {
    run(async |tab| {
        let base = "<base href=\"/somewhere/else/\">";
        let script = "<script type=\"module\" src=\"/pkg/estimado.js\"></script>";
        let widget = withstands(tab, Page::new(TAG).head(&[base, script].concat())).await;
        widget.expect("host.link.startsWith(location.href.split('#')[0] + '#estimado2~')", true).await;
    });
}

#[test]
fn quirks_and_a_page_that_names_no_encoding() {
    run(async |tab| {
        let html = "<html><head><title>Host</title><script src=\"/js/watch.js\"></script><script type=\"module\" src=\"/pkg/estimado.js\"></script></head>
            <body><estimado-calculator program=\"pr-gef-tier1\" lang=\"es\"></estimado-calculator></body></html>";
        let widget = tab.open(Page::whole(html)).await;
        assert_eq!(
            tab.value("[document.compatMode, document.characterSet]").await,
            json!(["BackCompat", "windows-1252"])
        );
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        widget.expect("/[áéíóúñ]/.test($('.calculator').innerText)", true).await;
        widget.expect("/Ã/.test($('.calculator').innerText)", false).await;
        widget.expect(SIZES, json!(["16px", 44, 44])).await;
        widget.script("$$('.result details').forEach((section) => (section.open = true))", vec![]).await;
        widget
            .expect("$$('table').every((table) => getComputedStyle(table).color === 'rgb(27, 27, 27)')", true)
            .await;
        widget.expect(OVER, json!([])).await;
    });
}

#[test]
fn a_light_calculator_on_a_dark_page() {
    run(async |tab| {
        let style = "html { color-scheme: dark; background: #000; color: #fff }";
        let page = Page::new(TAG.replace(" program", " theme=\"light\" program"))
            .with(&format!("<style>{style}</style>"));
        let widget = withstands(tab, page).await;
        let colours =
            "(({ color, backgroundColor }) => [color, backgroundColor])(getComputedStyle($('.calculator')))";
        widget.expect(colours, json!(["rgb(27, 27, 27)", "rgb(255, 255, 255)"])).await;
    });
}

#[test]
fn a_framework_that_writes_the_page_anew() {
    run(async |tab| {
        let widget = tab.open(Page::new(format!("<main>{TAG}</main>"))).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        for _ in 0..3 {
            tab.script(
                "const main = document.querySelector('main'); main.innerHTML = main.innerHTML",
                vec![],
            )
            .await;
        }
        works(tab, &widget).await;
        widget.expect("host.querySelectorAll('[slot=estimado-status]').length", 1).await;
        // A framework that throws away what it did not write itself.
        widget.script("host.textContent = 'Loading'", vec![]).await;
        widget.enter("totalProjectCost", "7500").await;
        widget.expect("host.querySelector('[role=status]')?.textContent.includes('$2,400.00')", true).await;
    });
}

#[test]
fn a_translator_that_replaces_every_text() {
    run(async |tab| {
        let widget = tab.open(Page::new(TAG)).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        let rewrite = "const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT), texts = [];
            while (walk.nextNode()) if (walk.currentNode.data.trim()) texts.push(walk.currentNode);
            for (const node of texts) {
                const outer = document.createElement('font'), inner = document.createElement('font');
                inner.textContent = `»${node.data}«`;
                outer.append(inner);
                node.parentNode.insertBefore(outer, node);
                node.parentNode.removeChild(node);
            }";
        widget.script(rewrite, vec![]).await;
        widget.expect_amount("»$2,400.00«").await;
        // What changes is written anew: no old amount and no old status stays.
        widget.enter("totalProjectCost", "3000").await;
        widget.expect_amount("$1,200.00").await;
        widget.enter("totalProjectCost", "9000").await;
        widget.expect("text($('.status')).replace(/[»«]/g, '')", "Not eligible as entered").await;
        widget.expect_amount("$0.00").await;
        widget.script(rewrite, vec![]).await;
        widget.click(".remedy").await;
        widget.expect_amount("$2,400.00").await;
        widget.click(".language[lang=es]").await;
        widget.expect("text($('.status')).startsWith('Cualifica')", true).await;
        widget.expect("$('.amount').childNodes.length", 1).await;
        assert_eq!(tab.value("watched.errors").await, json!([]));
    });
}

#[test]
fn another_version_of_the_module_on_the_page() {
    run(async |tab| {
        let other = "<script type=\"module\" src=\"/pkg/estimado.js?other\"></script>";
        let widget = withstands(tab, Page::new(TAG).with(other)).await;
        // Each computes in its own memory.
        let both = "{
            const [one, two] = await Promise.all(['/pkg/estimado.js', '/pkg/estimado.js?other'].map((path) => load(path)));
            await Promise.all([one.init(), two.init()]);
            const sums = [one, two].map(({ estimate }) => estimate('pr-gef-tier1', args[0]).estimate.amounts['total-incentive']);
            return [...sums, customElements.get('estimado-calculator') === one.EstimadoCalculator];
        }";
        let answers = json!({ "technology": "solar-pv", "configuration": "grid-tie", "location": "mainland", "systemCapacityKw": 3, "totalProjectCost": 7500 });
        assert_eq!(tab.awaited(both, vec![answers]).await, json!(["2400.00", "2400.00", true]));
        widget.expect("$$('.calculator').length", 1).await;
    });
}

#[test]
fn a_print_of_the_page_around() {
    run(async |tab| {
        let page = Page::new(format!("<h1>Solar</h1><p>Before</p>{TAG}<p>After</p>"));
        let widget = tab.open(page).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        tab.devtools("Emulation.setEmulatedMedia", json!({ "media": "print" })).await;
        widget
            .expect(
                "[seen($('.form')), seen($('.paper')), seen($('.amount')), seen($('.bar'))]",
                json!([false, true, true, false]),
            )
            .await;
        widget.expect(OVER, json!([])).await;
        widget.expect("getComputedStyle($('.purpose')).color", "rgb(27, 27, 27)").await;
    });
}
