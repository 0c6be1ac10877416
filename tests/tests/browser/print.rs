//! Print: one document of the calculator alone, whatever page it stands in.

use estimado_tests::{Page, Tab, Widget, places, run};
use serde_json::{Value, json};
use std::fs;

/// A page that does its best to spoil a print: columns, clipping, a transform, a fixed header, text beside, dark colours.
fn page(program: &str, language: &str) -> Page {
    let style = "<style>
        body { background: #111; color: #eee; padding: 40px }
        header, aside { position: fixed; top: 0 } aside { display: block !important }
        .around { overflow: hidden; height: 400px; transform: translateX(120px) scale(0.8); position: absolute; left: 90px; width: 500px }
        .columns { columns: 3; padding: 90px; filter: grayscale(1) }
        .columns::before { content: 'Hostbefore' }
        estimado-calculator { --estimado-text: #eee; --estimado-page: #111; margin: 60px; font-size: 30px }
    </style>";
    let tag = format!(
        "<estimado-calculator program=\"{program}\" lang=\"{language}\" theme=\"dark\"></estimado-calculator>"
    );
    let body = format!(
        "<header>Hostheader</header><aside>Hostsidebar</aside><div class=around>Hosttext<div class=columns><p>Hostparagraph</p>
         {tag}</div>Hosttail</div><footer>Hostfooter</footer>"
    );
    Page::new(body).with(style)
}

/// Presses the button of the calculator and takes what comes out of the printer.
async fn printed(tab: &Tab, widget: &Widget) -> String {
    tab.script(
        "window.print = () => { window.title = document.title; dispatchEvent(new Event('beforeprint')) }",
        vec![],
    )
    .await;
    widget.click("[data-take=print]").await;
    text(tab).await
}

/// The text of the page on paper, without spaces: a PDF places letters, not words.
async fn text(tab: &Tab) -> String {
    let pdf = tab.print().await;
    plain(&pdf_extract::extract_text_from_mem(&pdf).unwrap())
}

/// Without spaces, and with letters in place of the signs that join them.
fn plain(text: &str) -> String {
    let joined = [
        ("\u{fb03}", "ffi"),
        ("\u{fb04}", "ffl"),
        ("\u{fb00}", "ff"),
        ("\u{fb01}", "fi"),
        ("\u{fb02}", "fl"),
    ];
    let text = joined.into_iter().fold(text.to_owned(), |text, (sign, letters)| text.replace(sign, letters));
    text.chars().filter(|sign| !sign.is_whitespace()).collect()
}

/// The inputs of a vector of a program with many answers.
fn inputs(program: &str) -> Value {
    let texts: Vec<_> = places::vectors().iter().map(|file| fs::read_to_string(file).unwrap()).collect();
    let vectors = texts.iter().flat_map(|text| text.lines());
    let vectors = vectors.filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let of = vectors.filter(|vector| vector["program"] == program && vector["expect"].is_object());
    let answers = |vector: &Value| vector["inputs"].as_object().map(|inputs| inputs.len());
    of.max_by_key(answers).unwrap()["inputs"].clone()
}

/// Every text that a print must hold, by what it is.
const WANTED: &str = "const { estimate } = host, said = [];
    const say = (what, ...texts) => texts.forEach((text) => text && said.push([what, text]));
    say('title', text($('.title')));
    say('question', ...$$('.answers dt').map((node) => node.textContent));
    say('answer', ...$$('.answers dd').map((node) => node.textContent));
    say('status', text($('.status')));
    say('amount', text($('[part=amount]')));
    say('decisive', estimate.decisive);
    say('share', ...estimate.shares.map(({ text }) => text));
    say('charge', ...estimate.schedule.flatMap(({ label, text, when }) => [label, text, when]));
    say('schedule', ...estimate.schedules.flatMap(({ label, rows }) => [label, ...rows.map(({ text }) => text)]));
    say('day', ...estimate.timeline.flatMap(({ label, text, counting }) => [label, text, counting]));
    say('finding', ...estimate.findings.map(({ message }) => message));
    say('paper', ...estimate.documents.map(({ label }) => label));
    say('line', ...estimate.lines.flatMap(({ label, text, formula }) => [label, text, formula]));
    say('source', ...estimate.lines.flatMap(({ sources }) => sources.flatMap(({ document, section }) => [document, section])));
    say('foot', ...$$('.foot p').map((node) => node.textContent));
    say('made', $('.paper p').textContent);
    return said";

fn holds_all_and_nothing_else(program: &str) {
    for language in ["en", "es"] {
        run(async |tab| {
            let widget = tab.open(page(program, language)).await;
            widget.answer(inputs(program)).await;
            widget.expect("!!$('[part=amount]')", true).await;
            // What is said to screen readers comes a moment later.
            widget.expect("text(host.querySelector('[role=status]')) !== ''", true).await;
            let before = tab.value("document.documentElement.outerHTML").await;
            let paper = printed(tab, &widget).await;
            let wanted = widget.script(WANTED, vec![]).await;
            let wanted: Vec<(String, String)> = serde_json::from_value(wanted).unwrap();
            assert!(wanted.len() > 60, "{}", wanted.len());
            for (what, words) in &wanted {
                assert!(paper.contains(&plain(words)), "the {what} {words:?} is not in {paper}");
            }
            for what in [
                "title", "question", "answer", "status", "amount", "finding", "paper", "line", "source",
                "foot", "made",
            ] {
                assert!(wanted.iter().any(|(known, _)| known == what), "{program} has no {what}");
            }
            let own = if language == "es" {
                ["Susrespuestas", "nounaadjudicación"]
            } else {
                ["Youranswers", "notanaward"]
            };
            for words in own {
                assert!(paper.contains(words), "{words} is not in {paper}");
            }
            assert!(!paper.contains("Host"), "{paper}");
            for only_on_screen in ["takealong", "Llévelo", "English", "Español", "Copylink", "Copiarenlace"]
            {
                assert!(!paper.contains(only_on_screen), "{only_on_screen} is in {paper}");
            }
            let title = tab.value("window.title").await;
            let day = widget.value("(now => `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, 0)}-${String(now.getDate()).padStart(2, 0)}`)(new Date())").await;
            let name = widget.value("text($('.title'))").await;
            assert_eq!(title, format!("Estimado - {} - {}", name.as_str().unwrap(), day.as_str().unwrap()));
            tab.script("dispatchEvent(new Event('afterprint'))", vec![]).await;
            assert_eq!(tab.value("document.documentElement.outerHTML").await, before, "and all is as it was");
            assert_eq!(tab.value("document.adoptedStyleSheets.length").await, 0);
            assert_eq!(tab.value("watched.errors").await, json!([]));
        });
    }
}

#[test]
fn a_print_of_tier_1_holds_all_and_nothing_else() {
    holds_all_and_nothing_else("pr-gef-tier1");
}

#[test]
fn a_print_of_tier_2_holds_all_and_nothing_else() {
    holds_all_and_nothing_else("pr-gef-tier2");
}

#[test]
fn a_print_of_a_feasibility_study_holds_all_and_nothing_else() {
    holds_all_and_nothing_else("ma-hydro-feasibility");
}

#[test]
fn a_print_of_a_construction_holds_all_and_nothing_else() {
    holds_all_and_nothing_else("ma-hydro-construction");
}

#[test]
fn a_print_of_new_jersey_holds_all_and_nothing_else() {
    holds_all_and_nothing_else("nj-core");
}

/// Colours on paper, as the calculator's own styles set them.
#[test]
fn a_print_is_dark_on_white_whatever_the_theme() {
    run(async |tab| {
        let widget = tab.open(page("pr-gef-tier1", "en")).await;
        widget.answer(inputs("pr-gef-tier1")).await;
        widget.expect("!!$('[part=amount]')", true).await;
        let colours =
            "['.title', '[part=amount]', '.answers dt'].map((css) => getComputedStyle($(css)).color).join()";
        tab.devtools(
            "Emulation.setEmulatedMedia",
            json!({ "media": "print", "features": [{ "name": "prefers-color-scheme", "value": "dark" }] }),
        )
        .await;
        widget.expect(colours, "rgb(27, 27, 27),rgb(27, 27, 27),rgb(27, 27, 27)").await;
        widget.expect("getComputedStyle($('.calculator')).backgroundColor", "rgb(255, 255, 255)").await;
        tab.devtools("Emulation.setEmulatedMedia", json!({ "media": "" })).await;
    });
}

#[test]
fn the_menu_of_the_browser_prints_the_calculator_within_its_page() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.answer(inputs("pr-gef-tier1")).await;
        widget.expect("!!$('[part=amount]')", true).await;
        widget.script("$$('details').forEach((section) => (section.open = false))", vec![]).await;
        let paper = text(tab).await;
        for words in
            ["Host", "Youranswers", "Theworking,linebyline", "Requestedincentive(step1)", "notanaward"]
        {
            assert!(paper.contains(words), "{words} is not in {paper}");
        }
        for words in ["Takeitalong", "Yourproject", "Answerthesetoseeanestimate"] {
            assert!(!paper.contains(words), "{words} is in {paper}");
        }
    });
}

#[test]
fn it_prints_from_within_the_components_of_a_host() {
    run(async |tab| {
        tab.open(Page::tier1("en")).await;
        let nest = "{
            const outer = document.body.appendChild(document.createElement('section'));
            outer.append('Hosttext');
            const root = outer.attachShadow({ mode: 'open' });
            root.innerHTML = '<nav>Hostnav</nav><div style=\"overflow: hidden; height: 50px\"><slot></slot></div><p>Hostparagraph</p>';
            const middle = outer.appendChild(document.createElement('div'));
            const inner = middle.attachShadow({ mode: 'open' });
            inner.innerHTML = '<h2>Hosttitle</h2>';
            const node = inner.appendChild(document.querySelector('estimado-calculator'));
            node.answers = args[0];
            await new Promise((done) => node.addEventListener('estimado-ready', done, { once: true }));
            window.print = () => dispatchEvent(new Event('beforeprint'));
            window.node = node;
            node.print();
            return [document, root, inner].map((each) => each.adoptedStyleSheets.length);
        }";
        assert_eq!(tab.awaited(nest, vec![inputs("pr-gef-tier1")]).await, json!([1, 1, 1]));
        let paper = text(tab).await;
        assert!(
            paper.contains("GreenEnergyFund,Tier1") && paper.contains("Theworking,linebyline"),
            "{paper}"
        );
        assert!(!paper.contains("Host"), "{paper}");
        tab.script("dispatchEvent(new Event('afterprint'))", vec![]).await;
        assert_eq!(tab.value("document.querySelectorAll('[data-estimado-print]').length").await, 0);
    });
}

#[test]
fn where_a_frame_may_not_print_the_page_is_as_before() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.answer(inputs("pr-gef-tier1")).await;
        widget.expect("!!$('[part=amount]')", true).await;
        tab.script("window.print = () => {}", vec![]).await;
        widget.script("host.print(); host.print()", vec![]).await;
        assert_eq!(tab.value("document.title === 'Host'").await, false);
        tab.until("document.title === 'Host' && !document.querySelector('[data-estimado-print]')").await;
        assert_eq!(tab.value("document.adoptedStyleSheets.length").await, 0);
    });
}

#[test]
fn where_a_browser_does_not_say_that_it_has_printed_the_next_key_does() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.answer(inputs("pr-gef-tier1")).await;
        widget.expect("!!$('[part=amount]')", true).await;
        tab.script("window.print = () => dispatchEvent(new Event('beforeprint'))", vec![]).await;
        widget.script("$('[data-take=link]').focus(); host.print()", vec![]).await;
        assert_eq!(tab.value("document.title === 'Host'").await, false);
        widget.keys(&char::from(fantoccini::key::Key::Tab).to_string()).await;
        tab.until("document.title === 'Host' && !document.querySelector('[data-estimado-print]')").await;
    });
}

#[test]
fn figures_of_the_page_are_marked_on_paper() {
    run(async |tab| {
        let edition = fs::read_to_string(places::scripts().join("tier1-edition.json")).unwrap();
        let mut edition: Value = serde_json::from_str(&edition).unwrap();
        edition["id"] = "of-this-page".into();
        tab.visit(Page::new("<aside>Hostsidebar</aside>")).await;
        let add = "{
            const api = await load('/pkg/estimado.js');
            await api.init();
            api.loadEdition('pr-gef-tier1', args[0]);
            const node = document.createElement('estimado-calculator');
            node.setAttribute('program', 'pr-gef-tier1');
            node.setAttribute('edition', 'of-this-page');
            node.answers = args[1];
            document.body.append(node);
            return true;
        }";
        tab.awaited(add, vec![edition, inputs("pr-gef-tier1")]).await;
        let widget = tab.widget("estimado-calculator");
        widget.expect("!!root && !!$('[part=amount]')", true).await;
        let paper = printed(tab, &widget).await;
        assert!(paper.contains("Figuressuppliedbythispage,editionof-this-page."), "{paper}");
        assert!(!paper.contains("Host"), "{paper}");
    });
}
