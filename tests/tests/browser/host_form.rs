//! In a form of the host.

use estimado_tests::{Page, run};
use fantoccini::key::Key;
use serde_json::{Value, json};

const FORM: &str = "<form action=\"/sent\"><input name=\"visitor\" value=\"Ana\">
    <estimado-calculator name=\"estimate\" program=\"pr-gef-tier1\"></estimado-calculator><button>Send</button></form>";
const COUNT: &str = "window.sent = 0;
    document.forms[0].addEventListener('submit', (event) => { event.preventDefault(); window.sent += 1; })";
const ENTRY: &str = "new FormData(document.forms[0]).get('estimate')";

#[test]
fn its_answers_and_estimate_are_sent_with_the_form() {
    run(async |tab| {
        let widget = tab.open(Page::new(FORM)).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        let entry = tab.value(ENTRY).await;
        let entry: Value = serde_json::from_str(entry.as_str().unwrap()).unwrap();
        assert_eq!(entry["answers"]["totalProjectCost"], "7500");
        assert_eq!(entry["estimate"]["amounts"]["total-incentive"], "2400.00");
        assert_eq!(tab.value("new FormData(document.forms[0]).getAll('visitor')").await, json!(["Ana"]));
        let names = "[...new FormData(document.forms[0]).keys()]";
        assert_eq!(tab.value(names).await, json!(["visitor", "estimate"]), "nothing of the inside leaks");
    });
}

#[test]
fn enter_in_a_field_does_not_send_the_form_around_it() {
    run(async |tab| {
        let widget = tab.open(Page::new(FORM)).await;
        tab.script(COUNT, vec![]).await;
        widget.fill("3", "7500").await;
        widget.keys(&char::from(Key::Enter).to_string()).await;
        widget.expect("root.activeElement?.id", "result").await;
        widget.click("input[value=solar-pv]").await;
        widget.keys(&char::from(Key::Enter).to_string()).await;
        widget.click(".language[lang=es]").await;
        widget.expect("$('.calculator').lang", "es").await;
        assert_eq!(tab.value("[sent, location.pathname.startsWith('/page')]").await, json!([0, true]));
    });
}

#[test]
fn no_button_inside_sends_the_form() {
    run(async |tab| {
        let widget = tab.open(Page::new(FORM)).await;
        tab.script(COUNT, vec![]).await;
        widget.fill("3", "9000").await;
        widget.expect("$$('button').every(({ type }) => type === 'button')", true).await;
        // Where the browser asks what printer to take, nothing goes on.
        widget
            .script(
                "window.print = () => {}; $$('button, summary').forEach((button) => button.click())",
                vec![],
            )
            .await;
        assert_eq!(tab.value("sent").await, 0);
    });
}

#[test]
fn the_forms_reset_clears_it() {
    run(async |tab| {
        let widget = tab.open(Page::new(FORM)).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        tab.script("document.forms[0].reset()", vec![]).await;
        widget.expect("host.answers", json!({})).await;
        widget.expect("$('#field-totalProjectCost').value", "").await;
    });
}

#[test]
fn while_answers_are_missing_or_wrong_it_is_not_valid() {
    run(async |tab| {
        let widget = tab.open(Page::new(FORM)).await;
        let valid = "document.forms[0].checkValidity()";
        widget.expect(valid, false).await;
        widget.fill("3", "7500").await;
        widget.expect(valid, true).await;
        widget.enter("systemCapacityKw", "0").await;
        widget.expect(valid, false).await;
    });
}

#[test]
fn in_a_disabled_fieldset_it_sends_nothing() {
    run(async |tab| {
        let form = FORM.replace("<form action=\"/sent\">", "<form><fieldset disabled>");
        let widget = tab.open(Page::new(form)).await;
        widget.expect("host.matches(':disabled')", true).await;
        assert_eq!(tab.value(ENTRY).await, json!(null));
    });
}
