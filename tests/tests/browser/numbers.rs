//! Numbers as people write them, and what the calculator understood.

use estimado_tests::{Page, Tab, run};
use serde_json::json;

/// Field, typed, what is said to be understood (empty where it is plain), the answer.
const ENGLISH: &[(&str, &str, &str, &str)] = &[
    ("totalProjectCost", "7500", "", "7500"),
    ("totalProjectCost", "7500.00", "", "7500.00"),
    ("totalProjectCost", "7,500", "Understood as $7,500.00", "7500"),
    ("totalProjectCost", "$7500", "Understood as $7,500.00", "7500"),
    ("totalProjectCost", "$7 500", "Understood as $7,500.00", "7500"),
    ("totalProjectCost", "7,500.5", "Understood as $7,500.50", "7500.5"),
    ("totalProjectCost", "1,234,567", "Understood as $1,234,567.00", "1234567"),
    ("totalProjectCost", "7.500,50", "Understood as $7,500.50", "7500.50"),
    ("systemCapacityKw", "4,3", "Understood as 4.3 kW", "4.3"),
    ("systemCapacityKw", "5.", "Understood as 5 kW", "5"),
    ("systemCapacityKw", ".5", "", ".5"),
    ("systemCapacityKw", "3.5 kW", "Understood as 3.5 kW", "3.5"),
];
const SPANISH: &[(&str, &str, &str, &str)] = &[
    ("totalProjectCost", "7 500", "Se entendió como $7,500.00", "7500"),
    ("totalProjectCost", "7,500", "Se entendió como $7,500.00", "7500"),
    ("systemCapacityKw", "4,3", "Se entendió como 4.3 kW", "4.3"),
    ("systemCapacityKw", "3.5kw", "Se entendió como 3.5 kW", "3.5"),
];

async fn understood(tab: &Tab, language: &str, forms: &[(&str, &str, &str, &str)]) {
    let widget = tab.open(Page::tier1(language)).await;
    for (field, typed, said, answer) in forms {
        widget.enter(field, typed).await;
        widget.expect(&format!("host.answers.{field}"), *answer).await;
        widget.expect(&format!("text($('#echo-{field}'))"), *said).await;
        assert_eq!(widget.typed(field).await, *typed, "what was typed stays");
    }
}

#[test]
fn what_was_understood_is_said_in_english() {
    run(async |tab| understood(tab, "en", ENGLISH).await);
}

#[test]
fn what_was_understood_is_said_in_spanish() {
    run(async |tab| understood(tab, "es", SPANISH).await);
}

#[test]
fn one_point_and_three_digits_could_be_either_so_the_reading_is_said() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.enter("totalProjectCost", "1.234").await;
        widget.expect("host.answers.totalProjectCost", "1.234").await;
        widget.expect("/Understood as \\$1.234/.test(text($('#echo-totalProjectCost')))", true).await;
    });
}

#[test]
fn a_number_is_left_as_it_is_while_it_is_typed() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.wipe("systemCapacityKw").await;
        let mut typed = String::new();
        for key in ["1", ".", "0", "1"] {
            widget.keys(key).await;
            typed += key;
            assert_eq!(widget.typed("systemCapacityKw").await, typed);
        }
        widget.expect("host.answers.systemCapacityKw", "1.01").await;
    });
}

#[test]
fn typing_in_the_middle_does_not_move_the_cursor() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.enter("totalProjectCost", "7,00").await;
        let left = char::from(fantoccini::key::Key::Left);
        widget.keys(&format!("{left}{left}51")).await;
        assert_eq!(widget.typed("totalProjectCost").await, "7,5100");
        widget.expect("$('#field-totalProjectCost').selectionStart", 4).await;
    });
}

#[test]
fn a_field_for_numbers_offers_the_keys_for_them() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        let about = "(({ type, inputMode, autocomplete }) => [type, inputMode, autocomplete])($('#field-totalProjectCost'))";
        widget.expect(about, json!(["text", "decimal", "off"])).await;
        widget.expect("$('#field-applicationDate').type", "date").await;
    });
}
