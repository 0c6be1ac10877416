//! As a control of a form: what `input` and `select` offer a page, and what browsers do with them.

use estimado_tests::{Engine, Page, run};
use fantoccini::key::Key;
use serde_json::json;

const FORM: &str = "<label id=\"label\" for=\"calculator\">Your project</label><form id=\"form\" action=\"/sent\"><div style=\"height: 3000px\"></div>
    <estimado-calculator id=\"calculator\" name=\"estimate\" program=\"pr-gef-tier1\"></estimado-calculator>
    <div style=\"height: 3000px\"></div><button>Send</button></form>";
const ANSWERS: &str = r#"{"technology":"solar-pv","configuration":"grid-tie","location":"mainland","systemCapacityKw":3,"totalProjectCost":7500}"#;
/// Everything but the cost.
const MOST: &str =
    "{ technology: 'solar-pv', configuration: 'grid-tie', location: 'mainland', systemCapacityKw: 3 }";

#[test]
fn it_has_the_properties_of_a_control() {
    run(async |tab| {
        let widget = tab.open(Page::new(FORM)).await;
        let facts = "[host.form.id, host.name, host.type, host.willValidate, host.validity.valid, host.validity.customError,
            host.labels.length, host.labels[0].id, host.disabled, document.forms[0].elements.estimate === host, host.constructor.formAssociated]";
        let expected = json!([
            "form",
            "estimate",
            "estimado-calculator",
            true,
            false,
            true,
            1,
            "label",
            false,
            true,
            true
        ]);
        widget.expect(facts, expected).await;
        widget
            .expect(
                "host.validationMessage !== '' && host.validationMessage === host.errors[0].message",
                true,
            )
            .await;
        widget.script("host.name = 'other'; host.disabled = true", vec![]).await;
        widget
            .expect(
                "[host.getAttribute('name'), host.matches(':disabled'), host.willValidate]",
                json!(["other", true, false]),
            )
            .await;
        widget.script("host.disabled = false", vec![]).await;
        widget.fill("3", "7500").await;
        widget
            .expect(
                "[host.checkValidity(), host.validationMessage, host.matches(':valid')]",
                json!([true, "", true]),
            )
            .await;
        widget.expect("JSON.parse(host.value).estimate.amounts['total-incentive']", "2400.00").await;
        widget.expect("host.value === new FormData(host.form).get('other')", true).await;
    });
}

#[test]
fn the_form_shows_the_problem_at_its_field() {
    run(async |tab| {
        let widget = tab.open(Page::new(FORM)).await;
        widget.script(&format!("host.answers = {MOST}"), vec![]).await;
        widget.expect("host.errors.map(({ field }) => field)", json!(["totalProjectCost"])).await;
        tab.script("scrollTo(0, 0); window.invalid = []; document.forms[0].addEventListener('invalid', ({ target }) => invalid.push(target.id), true)", vec![]).await;
        assert_eq!(tab.value("document.forms[0].checkValidity()").await, false);
        assert_eq!(tab.value("[scrollY, document.activeElement === document.body]").await, json!([0, true]));
        assert_eq!(tab.value("document.forms[0].reportValidity()").await, false);
        widget.expect("root.activeElement?.id", "field-totalProjectCost").await;
        let within = "(({ top, bottom }) => top >= 0 && bottom <= innerHeight)($('#field-totalProjectCost').getBoundingClientRect())";
        widget.expect(within, true).await;
        assert_eq!(tab.value("invalid").await, json!(["calculator", "calculator"]));
        // The button does the same, and nothing is sent.
        tab.script(
            "scrollTo(0, 0); document.activeElement.blur(); document.querySelector('form button').click()",
            vec![],
        )
        .await;
        widget.expect("root.activeElement?.id", "field-totalProjectCost").await;
        assert_eq!(tab.value("location.pathname.startsWith('/page')").await, true);
        let console = tab.console().await;
        assert!(!console.iter().any(|line| line.contains("not focusable")), "{console:?}");
    });
}

#[test]
fn a_problem_in_a_closed_group_opens_it() {
    run(async |tab| {
        let widget = tab.open(Page::new(FORM)).await;
        let odd = format!("host.answers = {{ ...{ANSWERS}, reimbursementPercentOverride: 'abc' }}");
        widget.script(&odd, vec![]).await;
        widget.expect("host.errors.map(({ field }) => field)", json!(["reimbursementPercentOverride"])).await;
        widget.expect("$('details[data-group=funding]').open", false).await;
        widget.expect("host.reportValidity()", false).await;
        widget.expect("$('details[data-group=funding]').open", true).await;
        widget
            .expect("host.reportValidity() || root.activeElement?.id", "field-reimbursementPercentOverride")
            .await;
    });
}

#[test]
fn without_a_name_it_holds_no_form_back() {
    run(async |tab| {
        let widget = tab.open(Page::new(FORM.replace(" name=\"estimate\"", " loading=\"eager\""))).await;
        widget.expect("[host.errors.length, host.form.checkValidity()]", json!([5, true])).await;
        widget.script("host.name = 'estimate'", vec![]).await;
        widget.expect("host.form.checkValidity()", false).await;
        widget.script("host.removeAttribute('name')", vec![]).await;
        widget.expect("host.form.checkValidity()", true).await;
    });
}

#[test]
fn in_a_disabled_fieldset_every_control_is_disabled() {
    run(async |tab| {
        let form = "<form><fieldset disabled><legend>Project</legend><estimado-calculator name=\"estimate\" program=\"pr-gef-tier1\"></estimado-calculator></fieldset></form>";
        let widget = tab.open(Page::new(form)).await;
        let on = "$$('.columns :is(button, input, select)').filter((control) => !control.disabled).length";
        widget.expect(on, 0).await;
        widget.script(&format!("host.answers = {ANSWERS}"), vec![]).await;
        widget.expect_amount("$2,400.00").await;
        // What came with the result is disabled as well, and nothing is sent.
        widget.expect("$$('[data-take]').length > 0", true).await;
        widget.expect(on, 0).await;
        assert_eq!(tab.value("[...new FormData(document.forms[0]).keys()].length").await, 0);
        tab.script("document.querySelector('fieldset').disabled = false", vec![]).await;
        widget
            .expect(
                "$$('.columns :is(button, input, select)').filter((control) => control.disabled).length",
                0,
            )
            .await;
        widget.enter("totalProjectCost", "3000").await;
        widget.expect_amount("$1,200.00").await;
        assert_eq!(tab.value("[...new FormData(document.forms[0]).keys()]").await, json!(["estimate"]));
    });
}

#[test]
fn who_comes_back_finds_the_answers() {
    run(async |tab| {
        // With a listener for the end of the page the browser makes it anew, and gives the controls what it kept.
        let page = Page::new(FORM).with("<script>addEventListener('unload', () => {})</script>");
        let address = estimado_tests::site::publish(page);
        let widget = tab.follow(&address).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        let other = estimado_tests::site::publish(Page::new("<p>Other</p>").head(""));
        tab.end_in(&[Engine::Firefox], "give elements back what it kept of them");
        tab.end_in(&[Engine::WebKit], "make a page anew that it still holds");
        tab.script("window.sameOne = true", vec![]).await;
        tab.0.goto(&other).await.unwrap();
        tab.0.back().await.unwrap();
        widget.ready().await;
        widget.expect_amount("$2,400.00").await;
        assert_eq!(tab.value("window.sameOne === undefined").await, true, "the page is made anew");
        widget.expect("host.answers.totalProjectCost", "7500").await;
    });
}

#[test]
fn what_the_browser_kept_of_something_else_does_no_harm() {
    run(async |tab| {
        let widget = tab.open(Page::new(FORM)).await;
        widget.script(&format!("host.answers = {ANSWERS}"), vec![]).await;
        for state in ["'oops'", "null", "'null'", "'5'", "'{\"program\":\"nj-core\",\"answers\":{}}'"] {
            widget.script(&format!("host.formStateRestoreCallback({state}, 'restore')"), vec![]).await;
        }
        widget.expect_amount("$2,400.00").await;
        let state = "JSON.stringify({ program: 'pr-gef-tier1', answers: { systemCapacityKw: '5' } })";
        widget.script(&format!("host.formStateRestoreCallback({state}, 'autocomplete')"), vec![]).await;
        widget.expect("host.answers", json!({ "systemCapacityKw": "5" })).await;
    });
}

#[test]
fn a_label_of_the_page_names_it() {
    run(async |tab| {
        let widget = tab.open(Page::new(FORM)).await;
        // A click on the label does not take the visitor anywhere else, nor change an answer.
        tab.script("document.querySelector('#label').click()", vec![]).await;
        widget.expect("host.answers", json!({})).await;
        widget.keys(&char::from(Key::Tab).to_string()).await;
        assert_eq!(tab.value("watched.errors").await, json!([]));
    });
}
