//! Variants side by side: grid-tie against battery backup, 15 kW against 16 kW.

use estimado_tests::{Page, Tab, Widget, run};
use fantoccini::key::Key;
use serde_json::{Value, json};

/// What stands in a row of the table, cell by cell and text by text.
const ROW: &str = "[...$$('.compare tr[data-key=\"' + args[0] + '\"] td')].map((cell) =>
    [...cell.querySelectorAll('.value, .difference, .quiet, .highest, small')].map((node) => node.textContent))";

pub async fn expect_row(widget: &Widget, key: &str, cells: Value) {
    let row = ROW.replace("args[0]", &format!("'{key}'"));
    widget.expect(&row, cells).await;
}

/// The names on the buttons in the result.
pub const NAMES: &str = "$$('.compare .variant').filter(seen).map(text)";
pub const PRESSED: &str = "$$('.variant').filter(seen).map((button) => button.ariaPressed)";
const SEEN: [&str; 2] = ["$('.compare table').checkVisibility()", "$('.switch').checkVisibility()"];

/// A tier 1 page with the example filled in, and a copy of it that is edited.
pub async fn two(tab: &Tab, language: &str) -> Widget {
    let widget = tab.open(Page::tier1(language)).await;
    widget.fill("3", "7500").await;
    widget.expect_amount("$2,400.00").await;
    widget.click("#compare-add").await;
    widget.expect("root.activeElement?.id", "variant-note").await;
    widget
}

/// Id, cards, numbers, the number that is typed anew, and what comes of it: the key of the incentive, both incentives and the
/// difference.
type Project = (
    &'static str,
    &'static [(&'static str, &'static str)],
    &'static [(&'static str, &'static str)],
    (&'static str, &'static str),
    [&'static str; 4],
);

const PROJECTS: [Project; 5] = [
    (
        "pr-gef-tier1",
        &[("technology", "solar-pv"), ("configuration", "grid-tie"), ("location", "mainland")],
        &[("systemCapacityKw", "3"), ("totalProjectCost", "7500")],
        ("totalProjectCost", "$5,000"),
        ["total-incentive", "$2,400.00", "$2,000.00", "−$400.00"],
    ),
    (
        "pr-gef-tier2",
        &[],
        &[
            ("systemCapacityKw", "350"),
            ("totalProjectCost", "1500000"),
            ("reimbursementPercent", "40"),
            ("referenceCostPerWatt", "4"),
        ],
        ("systemCapacityKw", "349.999"),
        ["total-incentive", "$560,000.00", "$559,998.40", "−$1.60"],
    ),
    (
        "ma-hydro-feasibility",
        &[("facilityType", "conduit")],
        &[("incrementalGenerationKwh", "199998"), ("allowableExpenses", "80000")],
        ("incrementalGenerationKwh", "199,999"),
        ["incentive", "$44,999.55", "$44,999.78", "+$0.23"],
    ),
    (
        "ma-hydro-construction",
        &[("facilityType", "non-conduit")],
        &[("incrementalGenerationKwh", "250000"), ("constructionCost", "1000000")],
        ("incrementalGenerationKwh", "249999.99"),
        ["incentive", "$250,000.00", "$249,999.99", "−$0.01"],
    ),
    (
        "nj-core",
        &[("technology", "solar-pv"), ("applicantSector", "private"), ("siteClass", "non-residential")],
        &[("systemCapacityKw", "40.001")],
        ("systemCapacityKw", "45"),
        ["incentive", "$120,502.50", "$133,000.00", "+$12,497.50"],
    ),
];

#[test]
fn every_program_in_both_languages_with_exact_differences() {
    run(async |tab| {
        for (id, chosen, typed, (field, text), [key, first, second, sign]) in PROJECTS {
            for (language, more, less) in
                [("en", "more than A", "less than A"), ("es", "más que A", "menos que A")]
            {
                let widget = tab.open(Page::program(id, language)).await;
                for (field, option) in chosen {
                    widget.choose(field, option).await;
                }
                for (field, text) in typed {
                    widget.enter(field, text).await;
                }
                widget.expect_amount(first).await;
                widget.click("#compare-add").await;
                widget.expect("root.activeElement?.id", "variant-note").await;
                widget.enter(field, text).await;
                widget.expect_amount(second).await;
                let words = if sign.starts_with('+') { more } else { less };
                let size = sign.trim_start_matches(['+', '−']);
                let cells = format!(
                    "{ROW}.map((cell) => cell.filter((text) => !/^(Set by|Lo determinó)|alto$|highest/.test(text)))"
                );
                let cells = cells.replace("args[0]", &format!("'{key}'"));
                let expected = json!([[first], [second, sign, format!("{size} {words}")]]);
                widget.expect(&cells, expected).await;
                let best = if sign.starts_with('+') { [false, true] } else { [true, false] };
                widget
                    .expect(
                        &format!("$$('.compare tr[data-key={key}] td').map((cell) => !!cell.querySelector('.highest'))"),
                        json!(best),
                    )
                    .await;
            }
        }
    });
}

#[test]
fn one_alone_is_offered_a_variant_once_there_is_an_estimate() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.expect("seen($('.compare'))", false).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        widget.expect("text($('#compare-add'))", "Compare with a variant").await;
        for hidden in [SEEN[0], SEEN[1], "seen($('#compare-remove'))", "seen($('.which'))"] {
            widget.expect(hidden, false).await;
        }
        assert_eq!(widget.value("$$('.variant').length").await, 0);
    });
}

#[test]
fn a_copy_is_edited_and_says_so_until_it_differs() {
    run(async |tab| {
        let widget = two(tab, "en").await;
        let note = "text($('#variant-note'))";
        widget.expect(note, "Variant B is a copy of A. Change an answer to see the difference.").await;
        widget.expect(NAMES, json!(["A", "B: same as A"])).await;
        widget.expect(PRESSED, json!(["false", "true", "false", "true"])).await;
        widget.choose("configuration", "battery-backup").await;
        widget.expect_amount("$3,000.00").await;
        widget.expect(NAMES, json!(["A: No: grid-tie", "B: Yes: battery backup"])).await;
        widget.expect("text($('.which'))", "B: Yes: battery backup").await;
        widget.expect(note, "You are changing variant B. The others stay as they are.").await;
        widget
            .expect("$$('.compare thead th').map(text)", json!(["A: No: grid-tie", "B: Yes: battery backup"]))
            .await;
        expect_row(&widget, "configuration", json!([["No: grid-tie"], ["Yes: battery backup"]])).await;
        expect_row(&widget, "application-fee", json!([["$250.00"], ["$250.00", "same as A"]])).await;
    });
}

#[test]
fn back_and_forth_keeps_everything_typed() {
    run(async |tab| {
        let widget = two(tab, "en").await;
        widget.enter("systemCapacityKw", "abc").await;
        widget.enter("totalProjectCost", "$ 9,000.50").await;
        widget.choose("technology", "small-wind").await;
        expect_row(&widget, "status", json!([["Eligible as entered"], ["1 answer needs a look"]])).await;
        expect_row(
            &widget,
            "total-incentive",
            json!([["$2,400.00", "Set by: Incentive at the Reference Cost (step 4)"], ["–"]]),
        )
        .await;
        for _ in 0..2 {
            widget.click("#variant-a").await;
            widget.expect("$('#field-systemCapacityKw').value", "3").await;
            assert_eq!(widget.typed("totalProjectCost").await, "7500");
            widget.expect("$('input[value=solar-pv]').checked", true).await;
            widget.expect_problem("systemCapacityKw", "").await;
            widget.expect_amount("$2,400.00").await;
            widget.expect("root.activeElement?.id", "variant-a").await;
            // The buttons in the result do the same, and keep the focus while the result above them goes.
            widget.click("#compare-b").await;
            widget.expect("$('#field-systemCapacityKw').value", "abc").await;
            assert_eq!(widget.typed("totalProjectCost").await, "$ 9,000.50");
            widget.expect("$('input[value=small-wind]').checked", true).await;
            widget.expect_problem("systemCapacityKw", "Enter a number, for example 7,500 or 3.5.").await;
            widget.expect("root.activeElement?.id", "compare-b").await;
            widget.expect("$('[part=amount]')", json!(null)).await;
        }
    });
}

#[test]
fn without_answers_it_says_how_many_are_missing_and_shows_no_zero() {
    run(async |tab| {
        let widget = two(tab, "en").await;
        widget.wipe("systemCapacityKw").await;
        widget.wipe("totalProjectCost").await;
        let status = json!([["Eligible as entered"], ["Answer 2 more questions to see an estimate."]]);
        expect_row(&widget, "status", status).await;
        widget
            .expect(
                "$$('.compare tbody td:last-child').some((cell) => /\\$|0/.test(cell.textContent))",
                false,
            )
            .await;
        expect_row(&widget, "systemCapacityKw", json!([["3 kW"], ["No answer"]])).await;
    });
}

#[test]
fn what_stands_in_the_way_of_each_is_told() {
    run(async |tab| {
        let widget = two(tab, "en").await;
        widget.enter("totalProjectCost", "9000").await;
        widget.expect_amount("$0.00").await;
        let blocked =
            "$$('.compare tr[data-key=blockers] td').map((cell) => /disqualified/.test(cell.textContent))";
        widget.expect(blocked, json!([false, true])).await;
        expect_row(&widget, "status", json!([["Eligible as entered"], ["Not eligible as entered"]])).await;
        // The way out is taken in the variant that is edited.
        widget.click(".remedy").await;
        widget.expect(blocked, json!([])).await;
        widget.click("#compare-a").await;
        widget.expect("host.answers.totalProjectCost", "7500").await;
    });
}

#[test]
fn three_at_most_and_each_can_be_removed() {
    run(async |tab| {
        let widget = two(tab, "en").await;
        widget.enter("systemCapacityKw", "4").await;
        widget.expect("text($('#compare-add'))", "Add a variant").await;
        widget.click("#compare-add").await;
        widget
            .expect(
                "text($('#variant-note'))",
                "Variant C is a copy of B. Change an answer to see the difference.",
            )
            .await;
        widget.enter("systemCapacityKw", "5").await;
        widget.expect(NAMES, json!(["A: 3 kW", "B: 4 kW", "C: 5 kW"])).await;
        widget.expect("seen($('#compare-add'))", false).await;
        widget.expect("$$('.compare tbody tr').every((row) => row.children.length === 4)", true).await;
        // The first goes: the second is what the others are compared to.
        widget.click("#variant-a").await;
        widget.expect("text($('#compare-remove'))", "Remove variant A").await;
        widget.click("#compare-remove").await;
        widget.expect(NAMES, json!(["A: 4 kW", "B: 5 kW"])).await;
        widget.expect("root.activeElement?.id", "compare-a").await;
        widget.expect("host.answers.systemCapacityKw", "4").await;
        widget.click("#compare-b").await;
        widget.click("#compare-remove").await;
        widget.expect(SEEN[0], false).await;
        widget.expect(SEEN[1], false).await;
        widget.expect("root.activeElement?.id", "compare-add").await;
        widget.expect("host.answers.systemCapacityKw", "4").await;
        assert_eq!(widget.typed("systemCapacityKw").await, "4");
    });
}

#[test]
fn with_the_keyboard_alone() {
    run(async |tab| {
        let press = async |widget: &Widget, key: Key| widget.keys(&char::from(key).to_string()).await;
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        press(&widget, Key::Enter).await;
        widget.expect("root.activeElement?.id", "result").await;
        press(&widget, Key::Tab).await;
        widget.expect("root.activeElement?.id", "compare-add").await;
        press(&widget, Key::Enter).await;
        widget.expect("root.activeElement?.id", "variant-note").await;
        for id in ["variant-a", "variant-b"] {
            press(&widget, Key::Tab).await;
            widget.expect("root.activeElement?.id", id).await;
            widget.expect("getComputedStyle(root.activeElement).outlineStyle", "solid").await;
        }
        press(&widget, Key::Tab).await;
        press(&widget, Key::Tab).await;
        press(&widget, Key::Down).await;
        widget.expect_amount("$3,000.00").await;
        widget.find("#variant-a").await;
        widget.script("$('#variant-a').focus()", vec![]).await;
        widget.keys(" ").await;
        widget.expect_amount("$2,400.00").await;
        widget.expect(PRESSED, json!(["true", "false", "true", "false"])).await;
    });
}

#[test]
fn the_switch_of_languages_leaves_no_english() {
    run(async |tab| {
        let widget = two(tab, "en").await;
        widget.enter("totalProjectCost", "9000").await;
        widget.click("#compare-add").await;
        widget.choose("configuration", "battery-backup").await;
        widget.wipe("systemCapacityKw").await;
        widget.click(".language[lang=es]").await;
        widget
            .expect(
                NAMES,
                json!([
                    "A: No: conectado a la red, 3 kW",
                    "B: $9,000.00",
                    "C: Sí: respaldo de baterías, Capacidad del sistema: Sin contestar"
                ]),
            )
            .await;
        widget.expect("text($('#compare-remove'))", "Quitar la variante C").await;
        let words =
            "/\\b(the|your|is|are|and|not|of|with|from|this|answer|cost|than|same|more|copy|variant)\\b/i";
        let english = format!(
            "$$('.compare *, .switch *, .which').filter((node) => node.childElementCount === 0 && {words}.test(node.textContent)).map((node) => node.textContent)"
        );
        widget.expect(&english, json!([])).await;
        widget
            .expect(
                "$$('.variants').map((group) => group.ariaLabel)",
                json!(["Variante que cambia el formulario", "Variante que cambia el formulario"]),
            )
            .await;
        assert_eq!(widget.typed("totalProjectCost").await, "9000");
    });
}
