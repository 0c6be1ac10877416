//! What cannot be right: said at the field, in time, in the visitor's language, and gone when solved.

use estimado_tests::{Page, Tab, run};
use fantoccini::key::Key;
use serde_json::json;

const SIZE: &str = "systemCapacityKw";

async fn refused(tab: &Tab, language: &str, typed: &[(&str, &str)]) {
    let widget = tab.open(Page::tier1(language)).await;
    for (typed, message) in typed {
        widget.enter(SIZE, typed).await;
        widget.keys(&char::from(Key::Tab).to_string()).await;
        widget.expect_problem(SIZE, message).await;
        assert_eq!(widget.typed(SIZE).await, *typed, "what was typed stays");
        widget.expect("$('#field-systemCapacityKw').getAttribute('aria-invalid')", "true").await;
        let described = "$('#field-systemCapacityKw').getAttribute('aria-describedby').includes('problem-systemCapacityKw')";
        widget.expect(described, true).await;
    }
    widget.enter(SIZE, "3").await;
    widget.expect_problem(SIZE, "").await;
    widget.expect("$('#field-systemCapacityKw').getAttribute('aria-invalid')", "false").await;
}

#[test]
fn what_is_no_size_is_refused_in_english() {
    let above = "Enter a number above 0, for example 3.5.";
    let number = "Enter a number, for example 7,500 or 3.5.";
    let range = "Enter a number from 0 to 999,999,999, with at most 6 decimal places.";
    let all = [
        ("0", above),
        ("-5", above),
        ("abc", number),
        ("1e999", number),
        ("3,50,0", number),
        ("1.2345678", range),
    ];
    run(async |tab| refused(tab, "en", &all).await);
}

#[test]
fn what_is_no_size_is_refused_in_spanish() {
    let above = "Entre un número mayor que 0, por ejemplo 3.5.";
    let number = "Entre un número, por ejemplo 7,500 o 3.5.";
    let all = [("0", above), ("-5", above), ("abc", number), ("1e999", number)];
    run(async |tab| refused(tab, "es", &all).await);
}

#[test]
fn a_percentage_above_100_is_refused() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.open_group("funding").await;
        widget.enter("reimbursementPercentOverride", "101").await;
        widget
            .expect_problem("reimbursementPercentOverride", "Enter a percentage above 0 and up to 100.")
            .await;
    });
}

#[test]
fn a_day_of_another_century_is_refused() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("es")).await;
        widget.open_group("dates").await;
        widget.set_date("applicationDate", "1999-09-29").await;
        let message = "Entre una fecha desde 2000-01-01 hasta 2099-12-31.";
        widget.expect_problem("applicationDate", message).await;
        widget.click(".language[lang=en]").await;
        widget.expect_problem("applicationDate", "Enter a date from 2000-01-01 to 2099-12-31.").await;
        assert_eq!(widget.typed("applicationDate").await, "1999-09-29");
        widget.set_date("applicationDate", "2017-09-29").await;
        widget.expect_problem("applicationDate", "").await;
    });
}

#[test]
fn nothing_is_said_before_the_visitor_leaves_or_pauses() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        let problem = "text($('#problem-systemCapacityKw'))";
        widget.wipe(SIZE).await;
        for key in ["-", "5", "x"] {
            widget.keys(key).await;
            assert_eq!(widget.value(problem).await, "", "on a key");
        }
        widget.expect(&format!("{problem} !== ''"), true).await; // after a pause
        widget.keys(&char::from(Key::Backspace).to_string()).await;
        assert_eq!(widget.value(problem).await, "", "typing again");
        widget.keys(&char::from(Key::Tab).to_string()).await;
        assert_ne!(widget.value(problem).await, "", "at once on leaving");
    });
}

#[test]
fn a_needed_answer_that_was_emptied_is_asked_for() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        widget.wipe(SIZE).await;
        widget.keys(&char::from(Key::Tab).to_string()).await;
        widget.expect("text($('.wanted'))", "Answer 1 more question to see an estimate.").await;
        widget.expect_problem(SIZE, "This answer is needed.").await;
    });
}

#[test]
fn enter_lists_the_problems_as_links_to_their_questions() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.expect("seen($('#summary'))", false).await;
        widget.open_group("dates").await;
        widget.set_date("applicationDate", "1999-01-01").await;
        widget.click("details[data-group=dates] > summary").await;
        widget.enter(SIZE, "abc").await;
        widget.keys(&char::from(Key::Enter).to_string()).await;
        widget.expect("seen($('#summary'))", true).await;
        widget.expect("root.activeElement?.id", "summary").await;
        widget.expect("$$('#summary .link').length", 6).await;
        for (label, id) in [
            ("System Capacity", "field-systemCapacityKw"),
            ("What makes the electricity?", "field-technology"),
            ("Application date", "field-applicationDate"),
        ] {
            let named = format!("$$('#summary .link').find((link) => text(link) === '{label}')");
            widget.script(&format!("{named}.classList.add('wanted-link')"), vec![]).await;
            widget.click(".wanted-link").await;
            widget.expect("root.activeElement?.id", id).await;
            widget.expect("seen(root.activeElement)", true).await;
            widget.script("$('.wanted-link').classList.remove('wanted-link')", vec![]).await;
        }
        widget.enter(SIZE, "3").await;
        widget.expect("$$('#summary .link').length", 5).await;
    });
}

#[test]
fn enter_without_problems_goes_to_the_result() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("3", "7500").await;
        widget.keys(&char::from(Key::Enter).to_string()).await;
        widget.expect("root.activeElement?.id", "result").await;
        widget.expect("seen($('#summary'))", false).await;
    });
}

#[test]
fn while_something_is_wrong_no_amount_is_shown() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        widget.enter(SIZE, "x").await;
        widget.expect("$('[part=amount]')", json!(null)).await;
        widget.expect("text($('.wanted'))", "1 answer needs a look").await;
        widget.expect("host.estimate ?? null", json!(null)).await;
        widget
            .expect("host.errors.map(({ field, code }) => [field, code])", json!([[SIZE, "not-a-number"]]))
            .await;
    });
}
