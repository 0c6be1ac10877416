//! The page for an iframe: one calculator as the address asks for it, and nothing of the address as HTML.

use estimado_tests::{Tab, Widget, axe, run, site};
use serde_json::json;

const LINK: &str =
    "#estimado2~pr-gef-tier1~es~2017-08-17~45b1f9ef~2400.00~miOhzO~_sJ92_~atb8PS~pTs3~eau7500~.5";
const PAGE: &str = "[document.title, document.documentElement.lang]";
const TEXT: &str = "[...document.querySelectorAll('main > p')].filter((words) => words.checkVisibility({ visibilityProperty: true })).map((words) => words.lang)";

fn address(rest: &str) -> String {
    format!("{}/pkg/embed.html{rest}", site::base())
}

/// Opens the page in a window of its own.
async fn open(tab: &Tab, rest: &str) -> Widget {
    tab.follow(&address(rest)).await
}

#[test]
fn it_shows_one_calculator_and_nothing_else() {
    run(async |tab| {
        // As the package has it, and as the demo has it, under the strictest policy.
        for folder in ["pkg", "www"] {
            let page = format!("{}/{folder}/embed.html?program=pr-gef-tier1&lang=es", site::base());
            let widget = tab.follow(&page).await;
            let all = "[...document.body.querySelectorAll('*')].map((node) => node.localName)";
            assert_eq!(tab.value(all).await, json!(["main", "estimado-calculator"]));
            assert_eq!(tab.value(PAGE).await, json!(["Fondo de Energía Verde, Nivel 1 - Estimado", "es"]));
            widget.expect("$('.title').ariaLevel", "1").await;
            widget.fill("3", "$7,500").await;
            widget.expect_amount("$2,400.00").await;
            tab.until("!!document.querySelector('span')?.textContent").await;
            assert_eq!(tab.value(all).await, json!(["main", "estimado-calculator", "span"]));
            axe::assert_clean(tab, folder).await;
            assert_eq!(tab.console().await, [""; 0]);
        }
    });
}

#[test]
fn title_and_language_follow_the_visitor() {
    run(async |tab| {
        tab.0.goto(&address("?lang=en")).await.unwrap();
        let widget = tab.widget("estimado-calculator");
        widget.expect("!!root?.querySelector('.chooser')", true).await;
        assert_eq!(tab.value(PAGE).await, json!(["Estimado", "en"]));
        widget.click("[data-program=pr-gef-tier1] .choose").await;
        widget.ready().await;
        tab.until("document.title === 'Green Energy Fund, Tier 1 - Estimado'").await;
        widget.click(".language[lang=es]").await;
        tab.until("document.documentElement.lang === 'es'").await;
        assert_eq!(tab.value(PAGE).await, json!(["Fondo de Energía Verde, Nivel 1 - Estimado", "es"]));
    });
}

#[test]
fn the_address_sets_what_the_attributes_of_the_element_set() {
    run(async |tab| {
        let query = "?program=pr-gef-tier1&lang=es-PR&theme=dark&hide=curve%20take&edition=2017-08-17&heading-level=3\
            &answers=%7B%22technology%22%3A%22solar-pv%22%2C%22configuration%22%3A%22grid-tie%22%2C%22location%22%3A%22mainland%22\
            %2C%22systemCapacityKw%22%3A3%2C%22totalProjectCost%22%3A%227500%22%7D";
        let widget = open(tab, query).await;
        widget.expect_amount("$2,400.00").await;
        widget.expect("$('.calculator').lang", "es").await;
        widget.expect("$('.title').ariaLevel", "3").await;
        widget
            .expect(
                "[!!$('[part=curve]'), !!$('[part=take]'), !!$('[part=working]')]",
                json!([false, false, true]),
            )
            .await;
        widget.expect("getComputedStyle($('.calculator')).backgroundColor", "rgb(21, 24, 28)").await;
        assert_eq!(tab.value("getComputedStyle(document.documentElement).colorScheme").await, "dark");
        widget.expect("host.getAttribute('edition')", "2017-08-17").await;
        assert_eq!(tab.console().await, [""; 0]);
    });
}

#[test]
fn what_is_not_understood_is_left_out_and_never_gets_into_the_page() {
    run(async |tab| {
        let bad = "%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E";
        let names = ["id", "theme", "lang", "program", "edition", "answers", "hide", "heading-level"];
        let query: Vec<_> = names.iter().map(|name| format!("{name}={bad}")).collect();
        tab.0.goto(&address(&format!("?{}&more={bad}", query.join("&")))).await.unwrap();
        let widget = tab.widget("estimado-calculator");
        widget.expect("!!root?.querySelector('.chooser')", true).await;
        let attributes = "host.getAttributeNames().map((name) => `${name}=${host.getAttribute(name)}`)";
        widget.expect(attributes, json!(["heading-level=1"])).await;
        assert_eq!(tab.value("/onerror|<img/.test(document.documentElement.outerHTML)").await, false);
        widget.expect("/onerror|<img/.test(root.innerHTML)", false).await;
        let said = tab.console().await;
        for (name, line) in names.iter().zip(&said) {
            let line = line.replace('\\', "");
            assert!(
                line.contains(&format!("embed.html: \"{name}\" is not understood, and left out")),
                "{line}"
            );
        }
        assert_eq!(said.len(), names.len(), "{said:?}");
        for answers in ["[1]", "7", "null", "%22text%22", "%7B", "true"] {
            let widget = open(tab, &format!("?program=nj-core&answers={answers}")).await;
            widget.expect("host.hasAttribute('answers')", false).await;
            assert_eq!(tab.console().await.len(), 1, "{answers}");
        }
        // An edition of another program is none.
        let widget = open(tab, "?program=nj-core&edition=2017-08-17&theme=constructor").await;
        widget
            .expect("[host.hasAttribute('edition'), host.hasAttribute('theme')]", json!([false, false]))
            .await;
        assert_eq!(tab.console().await.len(), 2);
    });
}

#[test]
fn a_link_in_the_address_is_followed_and_wins_over_answers() {
    run(async |tab| {
        let query = "?program=pr-gef-tier1&id=a&answers=%7B%22totalProjectCost%22%3A%223000%22%7D";
        let widget = open(tab, &[query, LINK].concat()).await;
        widget.expect_amount("$2,400.00").await;
        assert_eq!(tab.value(PAGE).await, json!(["Fondo de Energía Verde, Nivel 1 - Estimado", "es"]));
        // Where the program is left to the visitor, the link chooses.
        let widget = open(tab, &["?hide=curve", LINK].concat()).await;
        widget.expect_amount("$2,400.00").await;
        widget
            .expect("$('[part=link]').innerText.trim()", "Estas son las respuestas de un enlace compartido.")
            .await;
        // The language of the address wins over that of the link.
        let widget = open(tab, &["?program=pr-gef-tier1&lang=en", LINK].concat()).await;
        widget.expect("$('.calculator').lang", "en").await;
        assert_eq!(tab.console().await, [""; 0]);
    });
}

#[test]
fn without_javascript_it_says_what_is_missing_in_both_languages() {
    run(async |tab| {
        tab.devtools("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await;
        tab.0.goto(&address("?program=pr-gef-tier1&lang=es")).await.unwrap();
        tab.until(&format!("({TEXT}).length === 2")).await;
        tab.devtools("Emulation.setScriptExecutionDisabled", json!({ "value": false })).await;
    });
}

#[test]
fn without_webassembly_it_says_so_in_one_language_and_blames_nobody_else() {
    run(async |tab| {
        let off = json!({ "source": "delete window.WebAssembly" });
        let kept = tab.devtools("Page.addScriptToEvaluateOnNewDocument", off).await;
        tab.0.goto(&address("?program=pr-gef-tier1&lang=es")).await.unwrap();
        tab.devtools("Page.removeScriptToEvaluateOnNewDocument", kept).await;
        tab.until(&format!("JSON.stringify({TEXT}) === '[\"es\"]'")).await;
        assert_eq!(tab.value("document.querySelector('estimado-calculator')").await, json!(null));
        assert_eq!(tab.value("document.documentElement.lang").await, "es");
        let said = tab.console().await;
        assert!(said[0].contains("embed.html: WebAssembly is switched off in this browser"), "{said:?}");
        assert_eq!(said.len(), 1, "{said:?}");
    });
}

#[test]
fn nobody_reads_of_a_problem_while_all_is_on_its_way() {
    run(async |tab| {
        let slow = json!({ "source": "WebAssembly.instantiateStreaming = () => new Promise(() => {})" });
        let kept = tab.devtools("Page.addScriptToEvaluateOnNewDocument", slow).await;
        tab.0.goto(&address("?program=pr-gef-tier1")).await.unwrap();
        tab.devtools("Page.removeScriptToEvaluateOnNewDocument", kept).await;
        let delay = "[...document.querySelectorAll('main > p')].map((words) => words.getAnimations().length || words.hidden)";
        assert_eq!(tab.value(delay).await, json!([1, true]));
        tab.until(&format!("({TEXT}).length === 1")).await;
    });
}

#[test]
fn a_print_holds_the_whole_calculator_at_the_width_of_the_paper() {
    run(async |tab| {
        tab.size(320, 400).await;
        let widget = open(tab, &["?program=pr-gef-tier1&lang=en", LINK].concat()).await;
        widget.expect_amount("$2,400.00").await;
        // As a page around leaves it, that has given it all its height.
        tab.script("document.documentElement.classList.add('sized'); window.print = () => dispatchEvent(new Event('beforeprint'))", vec![]).await;
        widget.click("[data-take=print]").await;
        let pdf = tab.print().await;
        let paper: String = pdf_extract::extract_text_from_mem(&pdf).unwrap().split_whitespace().collect();
        for words in [
            "GreenEnergyFund,Tier1",
            "Youranswers",
            "$2,400.00",
            "Theworking,linebyline",
            "notanaward",
            "Estimado0.",
        ] {
            assert!(paper.contains(words), "{words} is not in {paper}");
        }
        tab.script("dispatchEvent(new Event('afterprint'))", vec![]).await;
    });
}
