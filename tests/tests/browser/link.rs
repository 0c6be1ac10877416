//! Links: what one person sees, another sees as well, or is told what has changed.

use estimado_tests::{Page, Tab, Widget, axe, places, run, site, stranger};
use serde_json::{Value, json};
use std::fs;

const ANSWERS: &str = "technology=solar-pv&configuration=grid-tie&location=mainland&systemCapacityKw=3";
/// Guide example 1, as the widget writes it.
const LINK: &str =
    "#estimado2~pr-gef-tier1~es~2017-08-17~45b1f9ef~2400.00~miOhzO~_sJ92_~atb8PS~pTs3~eau7500~.5";
const NOTICE: &str = "$('[part=link]')?.checkVisibility() ? text($('[part=link]')) : ''";
const QUIET: &str = "$('[part=link]').classList.contains('muted')";

/// The address of a page with one calculator.
fn calculator(attributes: &str) -> String {
    let tag = format!("<main><h1>Host</h1><estimado-calculator {attributes}></estimado-calculator></main>");
    site::publish(Page::new(tag))
}

fn tier1() -> String {
    calculator("program=\"pr-gef-tier1\"")
}

/// The inputs of the vector of a program that counts the most days.
fn inputs(program: &str) -> Value {
    let texts: Vec<_> = places::vectors().iter().map(|file| fs::read_to_string(file).unwrap()).collect();
    let vectors = texts.iter().flat_map(|text| text.lines());
    let vectors = vectors.filter_map(|line| serde_json::from_str::<Value>(line).ok());
    let of = vectors.filter(|vector| vector["program"] == program && vector["expect"].is_object());
    let days = |vector: &Value| vector["expect"]["dates"].as_object().map(|days| days.len());
    of.max_by_key(days).unwrap()["inputs"].clone()
}

/// Everything that a result shows, but for what is said of the link.
const SHOWN: &str = "[...$$('.hero, .section:not(.take)')].map((node) => node.textContent).join('|')";

fn same_for_a_stranger(program: &str) {
    let inputs = inputs(program);
    run(async |tab| {
        for language in ["en", "es"] {
            let address = calculator(&format!("program=\"{program}\""));
            let widget = tab.follow(&address).await;
            widget.click(&format!(".language[lang={language}]")).await;
            widget.answer(inputs.clone()).await;
            widget.expect("!!$('[part=amount]')", true).await;
            let link = widget.value("host.link").await;
            let link = link.as_str().unwrap();
            assert!(link.starts_with(&format!("{address}#estimado2~{program}~{language}~")), "{link}");
            let other = stranger().await;
            let same = other.follow(link).await;
            same.expect("$('.calculator').lang", language).await;
            same.expect("host.estimate !== undefined", true).await;
            assert_eq!(same.value("host.estimate").await, widget.value("host.estimate").await);
            assert_eq!(same.value(SHOWN).await, widget.value(SHOWN).await);
            let said = if language == "es" {
                "Estas son las respuestas de un enlace compartido."
            } else {
                "These are the answers of a shared link."
            };
            same.expect(NOTICE, said).await;
            same.expect(QUIET, true).await;
            assert_eq!(other.value("location.href").await, link, "the address is left alone");
            assert_eq!(other.console().await, [""; 0]);
            other.0.close().await.unwrap();
        }
    });
}

#[test]
fn a_stranger_sees_the_same_of_tier_1() {
    same_for_a_stranger("pr-gef-tier1");
}

#[test]
fn a_stranger_sees_the_same_of_tier_2() {
    same_for_a_stranger("pr-gef-tier2");
}

#[test]
fn a_stranger_sees_the_same_of_a_feasibility_study() {
    same_for_a_stranger("ma-hydro-feasibility");
}

#[test]
fn a_stranger_sees_the_same_of_a_construction() {
    same_for_a_stranger("ma-hydro-construction");
}

#[test]
fn a_stranger_sees_the_same_of_new_jersey() {
    same_for_a_stranger("nj-core");
}

#[test]
fn a_link_by_hand_is_as_good() {
    run(async |tab| {
        let v1 = format!("#estimado=1&program=pr-gef-tier1&lang=es&{ANSWERS}&totalProjectCost=%247%2C500");
        let widget = tab.follow(&[tier1(), v1.clone()].concat()).await;
        widget.expect_amount("$2,400.00").await;
        widget.expect("$('.calculator').lang", "es").await;
        widget.expect(NOTICE, "Estas son las respuestas de un enlace compartido.").await;
        // Where the page itself speaks a language, it goes on in that.
        let widget = tab.follow(&[calculator("program=\"pr-gef-tier1\" lang=\"en\""), v1].concat()).await;
        widget.expect_amount("$2,400.00").await;
        widget.expect("$('.calculator').lang", "en").await;
    });
}

/// Opens a link on a page of Tier 1 in English, and expects a notice that is not quiet.
async fn told(tab: &Tab, fragment: &str, notice: &str) -> Widget {
    let widget = tab.follow(&[tier1(), fragment.replace("~es~", "~en~")].concat()).await;
    widget.expect(NOTICE, notice).await;
    widget.expect(QUIET, false).await;
    widget
}

#[test]
fn what_has_changed_since_is_said_until_an_answer_changes() {
    run(async |tab| {
        let amount = LINK.replace("2400.00", "2600.00");
        let widget = told(tab, &amount, "This link showed $2,600.00; it now shows $2,400.00.").await;
        widget
            .expect(
                "text(host.querySelector('[role=status]')).startsWith('This link showed $2,600.00;')",
                true,
            )
            .await;
        axe::assert_clean(tab, "a link that showed another amount").await;
        widget.enter("totalProjectCost", "3000").await;
        widget.expect_amount("$1,200.00").await;
        widget.expect(NOTICE, "").await;
        let edition = amount.replace("2017-08-17", "2016-01-01");
        told(tab, &edition, "This link was made with edition 2016-01-01 and showed $2,600.00; with edition 2017-08-17 it is now $2,400.00.").await;
        let digest = LINK.replace("45b1f9ef", "00000000");
        told(tab, &digest, "This link was made with edition 2017-08-17 (00000000) and showed $2,400.00; with edition 2017-08-17 (45b1f9ef) it is now $2,400.00.").await;
        let none = LINK.replace("2400.00", "");
        told(tab, &none, "This link showed no amount; it now shows $2,400.00.").await;
        let v1 = format!(
            "#estimado=1&program=pr-gef-tier1&lang=en&edition=2016-01-01&{ANSWERS}&totalProjectCost=7500"
        );
        told(
            tab,
            &v1,
            "This link was made for edition 2016-01-01; these are the figures of edition 2017-08-17.",
        )
        .await;
    });
}

#[test]
fn answers_that_are_not_known_are_left_out_and_counted() {
    run(async |tab| {
        let one = LINK.replace("~.5", "~zzz5~.6");
        let widget = told(tab, &one, "1 answer of the link is not known here and was left out.").await;
        widget.expect_amount("$2,400.00").await;
        let two = LINK.replace("miOhzO", "miO000").replace("~.5", "~zzz5~.6");
        let notice = "This link showed $2,400.00; it now shows no amount. 2 answers of the link are not known here and were left out.";
        let widget = told(tab, &two, notice).await;
        widget.expect("text($('.wanted'))", "Answer 1 more question to see an estimate.").await;
    });
}

#[test]
fn a_number_that_is_wrong_stands_in_its_field_with_its_problem() {
    run(async |tab| {
        let wrong = format!("#estimado=1&program=pr-gef-tier1&lang=en&{ANSWERS}&totalProjectCost=0");
        let widget = tab.follow(&[tier1(), wrong.replace("Kw=3", "Kw=lots")].concat()).await;
        assert_eq!(widget.typed("systemCapacityKw").await, "lots");
        assert_eq!(widget.typed("totalProjectCost").await, "0");
        for field in ["systemCapacityKw", "totalProjectCost"] {
            widget.expect(&format!("text($('#problem-{field}')).length > 10"), true).await;
        }
        // And so in the link that is made of it.
        let link = widget.value("host.link").await;
        let again = tab.follow(link.as_str().unwrap()).await;
        assert_eq!(again.typed("systemCapacityKw").await, "lots");
        again.expect(NOTICE, "These are the answers of a shared link.").await;
    });
}

#[test]
fn a_link_that_cannot_be_read_says_why() {
    run(async |tab| {
        let version =
            "This link is of a kind that this calculator does not know yet. Its answers were not taken.";
        told(tab, "#estimado9~whatever", version).await;
        let program =
            "This link is for a program that is not known here: “moon”. Its answers were not taken.";
        told(tab, "#estimado=1&program=moon", program).await;
        // What a link says is no sentence of the page.
        let long = format!("#estimado=1&program={}", "Call+us.".repeat(20));
        told(tab, &long, &program.replace("moon", &"Call us.".repeat(4))).await;
        tab.0.goto(&[calculator(""), "#estimado=1&program=moon".to_owned()].concat()).await.unwrap();
        let chooser = tab.widget("estimado-calculator");
        chooser.expect("!!root?.querySelector('.chooser')", true).await;
        chooser.expect(NOTICE, program).await;
        axe::assert_clean(tab, "the choice of programs after a link to none").await;
        assert_eq!(tab.value("watched.errors").await, json!([]));
    });
}
