//! Links and the page around: which calculator takes one, when, and what is left alone.

use estimado_tests::{Page, places, run, site};
use serde_json::{Value, json};
use std::fs;

/// Guide example 1, as the widget writes it.
const LINK: &str =
    "#estimado2~pr-gef-tier1~es~2017-08-17~45b1f9ef~2400.00~miOhzO~_sJ92_~atb8PS~pTs3~eau7500~.5";
const NOTICE: &str = "$('[part=link]')?.checkVisibility() ? text($('[part=link]')) : ''";

/// The address of a page with this body.
fn page(body: &str) -> String {
    site::publish(Page::new(body))
}

fn calculator(attributes: &str) -> String {
    page(&format!("<main><h1>Host</h1><estimado-calculator {attributes}></estimado-calculator></main>"))
}

fn tier1() -> String {
    calculator("program=\"pr-gef-tier1\"")
}

#[test]
fn the_choice_of_programs_goes_to_the_one_of_the_link_and_back() {
    run(async |tab| {
        let widget = tab.follow(&[calculator(""), LINK.to_owned()].concat()).await;
        widget.expect("host.getAttribute('program')", "pr-gef-tier1").await;
        widget.expect("$('.calculator').lang", "es").await;
        widget.expect_amount("$2,400.00").await;
        widget.click(".head > .link").await;
        widget.expect("!!$('.chooser')", true).await;
        widget.click("[data-program=nj-core] .choose").await;
        widget.ready().await;
        widget.expect("text($('.wanted')).length > 0", true).await;
        widget.expect(NOTICE, "").await;
        // A link to yet another program is taken as well: the visitor may choose.
        let hydro = "location.hash = '#estimado=1&program=ma-hydro-feasibility&lang=en'";
        tab.script(hydro, vec![]).await;
        widget.expect("host.getAttribute('program')", "ma-hydro-feasibility").await;
        widget.expect("$('.calculator')?.lang", "en").await;
    });
}

#[test]
fn of_several_calculators_only_the_first_that_fits_takes_the_link() {
    run(async |tab| {
        let tag = |program: &str, id: &str| {
            format!("<estimado-calculator id={id} program={program}></estimado-calculator>")
        };
        let body = [tag("nj-core", "a"), tag("pr-gef-tier1", "b"), tag("pr-gef-tier1", "c")].concat();
        tab.0.goto(&[page(&body), LINK.to_owned()].concat()).await.unwrap();
        let [a, b, c] = ["#a", "#b", "#c"].map(|id| tab.widget(id));
        b.expect_amount("$2,400.00").await;
        for other in [&a, &c] {
            other.ready().await;
            other.expect("Object.keys(host.answers).length", 0).await;
            other.expect(NOTICE, "").await;
        }
        // Nor does it come a second time, when the calculator moves.
        b.enter("totalProjectCost", "3000").await;
        b.expect_amount("$1,200.00").await;
        tab.script("document.body.prepend(document.querySelector('#b'))", vec![]).await;
        b.expect_amount("$1,200.00").await;
        c.expect("Object.keys(host.answers).length", 0).await;
    });
}

#[test]
fn a_calculator_that_a_page_makes_anew_takes_the_link_again() {
    run(async |tab| {
        let widget = tab.follow(&[tier1(), LINK.to_owned()].concat()).await;
        widget.expect_amount("$2,400.00").await;
        tab.script(
            "const old = document.querySelector('estimado-calculator'); old.replaceWith(old.cloneNode())",
            vec![],
        )
        .await;
        widget.expect("root && $('[part=amount]')?.innerText", "$2,400.00").await;
        widget.expect(NOTICE, "Estas son las respuestas de un enlace compartido.").await;
    });
}

#[test]
fn a_link_without_answers_only_chooses_the_program() {
    run(async |tab| {
        let hand = "#estimado=1&program=nj-core".to_owned();
        let widget = tab.follow(&[calculator(""), hand].concat()).await;
        widget.expect("host.getAttribute('program')", "nj-core").await;
        widget.expect(NOTICE, "").await;
    });
}

#[test]
fn another_link_in_the_same_page_is_followed() {
    run(async |tab| {
        let widget = tab.follow(&[tier1(), LINK.to_owned()].concat()).await;
        widget.expect_amount("$2,400.00").await;
        let other = LINK.replace("2400.00", "1200.00").replace("eau7500", "eau3000").replace("~es~", "~en~");
        tab.script("location.hash = arguments[0]", vec![json!(other)]).await;
        widget.expect_amount("$1,200.00").await;
        widget.expect("$('.calculator').lang", "en").await;
        widget.expect(NOTICE, "These are the answers of a shared link.").await;
        tab.0.back().await.unwrap();
        widget.ready().await;
        widget.expect_amount("$2,400.00").await;
    });
}

#[test]
fn anchors_of_the_page_are_left_alone() {
    run(async |tab| {
        let body =
            "<a href=\"#part\">Part</a><estimado-calculator program=\"pr-gef-tier1\"></estimado-calculator>
            <h2 id=\"part\" style=\"margin-block: 3000px\">Part</h2>";
        let widget = tab.follow(&page(body)).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        tab.script(
            "window.form = document.querySelector('estimado-calculator').shadowRoot.querySelector('.form')",
            vec![],
        )
        .await;
        tab.script("document.querySelector('a').click()", vec![]).await;
        tab.until("location.hash === '#part' && scrollY > 1000").await;
        widget.expect_amount("$2,400.00").await;
        widget.expect("$('.form') === window.form", true).await;
        let address = tab.value("location.href").await;
        let link = widget.value("host.link").await;
        assert_eq!(tab.value("location.href").await, address);
        assert!(link.as_str().unwrap().contains(".html#estimado2~pr-gef-tier1~"), "{link}");
    });
}

#[test]
fn a_link_wins_over_the_answers_of_the_page_but_not_over_its_edition() {
    run(async |tab| {
        let attributes = "program=\"pr-gef-tier1\" edition=\"2017-08-17\" answers='{\"totalProjectCost\":\"1\",\"tenant\":true}'";
        let link = LINK.replace("2017-08-17", "2016-01-01");
        let widget = tab.follow(&[calculator(attributes), link].concat()).await;
        widget.expect_amount("$2,400.00").await;
        widget.expect("'tenant' in host.answers", false).await;
        widget.expect("host.estimate.edition", "2017-08-17").await;
    });
}

#[test]
fn the_edition_of_a_link_is_used_where_the_page_knows_it() {
    run(async |tab| {
        let edition = fs::read_to_string(places::scripts().join("tier1-edition.json")).unwrap();
        let mut edition: Value = serde_json::from_str(&edition).unwrap();
        edition["id"] = "of-this-page".into();
        for row in edition["table"]["rates"].as_array_mut().unwrap() {
            row["percent"] = "20".into();
        }
        let link = LINK.replace("2017-08-17", "of-this-page");
        tab.0.goto(&[page(""), link].concat()).await.unwrap();
        let add = "{
            const api = await load('/pkg/estimado.js');
            await api.init();
            api.loadEdition('pr-gef-tier1', args[0]);
            const node = document.createElement('estimado-calculator');
            node.setAttribute('program', 'pr-gef-tier1');
            document.body.append(node);
            return true;
        }";
        tab.awaited(add, vec![edition]).await;
        let widget = tab.widget("estimado-calculator");
        widget.ready().await;
        widget.expect_amount("$1,200.00").await;
        widget.expect("host.estimate.edition", "of-this-page").await;
        widget.expect(&format!("({NOTICE}).startsWith('Este enlace se hizo con la edición of-this-page (45b1f9ef) y mostraba $2,400.00; con la edición of-this-page (')"), true).await;
        tab.script("document.body.append(document.querySelector('estimado-calculator'))", vec![]).await;
        widget.expect("host.estimate?.edition", "of-this-page").await;
    });
}
