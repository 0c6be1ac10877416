//! The form, filled in as a person would, and the result it gives.

use estimado_tests::{Page, Tab, run};
use serde_json::json;

/// Guide example 1: the cost as typed, and words of the sentence that names what set the amount.
async fn guide_example_1(tab: &Tab, language: &str, cost: &str, reference_cost: &str) {
    let widget = tab.open(Page::tier1(language)).await;
    widget.fill("3", cost).await;
    widget.expect_amount("$2,400.00").await;
    let sentence = widget.value("text($('.decisive'))").await;
    assert!(sentence.as_str().unwrap().contains(reference_cost), "{sentence}");

    let steps = "$$('.line').map((line) => line.dataset.key)";
    let four =
        ["requested-incentive", "incentive-at-reference-cost", "computed-incentive", "total-incentive"];
    let found = widget.value(&format!("{steps}.filter((key) => {}.includes(key))", json!(four))).await;
    assert_eq!(found, json!(four));
    let sections = four.map(|key| format!("text($('.line[data-key={key}] .sources'))")).join(", ");
    let sections = widget.value(&format!("[{sections}].map((text) => /\\bVI, p. 6/.test(text))")).await;
    assert_eq!(sections, json!([true, true, true, true]));
    widget.expect("$$('.line.decided').map((line) => line.dataset.key).join()", four[1]).await;
    widget.expect("text($('.decided .decided-tag')) !== ''", true).await;

    widget.open_group("funding").await;
    widget.enter("reimbursementPercentOverride", "20").await;
    widget.expect_amount("$1,200.00").await;
}

#[test]
fn guide_example_1_in_english() {
    run(async |tab| guide_example_1(tab, "en", "$7,500", "Reference Cost of $2.00/W").await);
}

#[test]
fn guide_example_1_in_spanish() {
    run(async |tab| guide_example_1(tab, "es", "7 500", "costo de referencia de $2.00/W").await);
}

#[test]
fn an_empty_form_says_what_it_will_show_and_shows_no_amount() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.expect("text($('.wanted'))", "Answer 5 more questions to see an estimate.").await;
        widget.expect("$('[part=amount]')", json!(null)).await;
        widget.expect("/\\$|NaN|undefined|null/.test(text($('.result')))", false).await;
        widget.expect("$$('.problem').every((note) => !seen(note))", true).await;
        widget.choose("technology", "solar-pv").await;
        widget.expect("text($('.wanted'))", "Answer 4 more questions to see an estimate.").await;
    });
}

#[test]
fn the_result_follows_every_key() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("3", "75").await;
        widget.expect_amount("$30.00").await;
        widget.keys("0").await;
        widget.expect_amount("$300.00").await;
        widget.keys("0").await;
        widget.expect_amount("$2,400.00").await;
        widget.wipe("totalProjectCost").await;
        widget.expect("text($('.wanted'))", "Answer 1 more question to see an estimate.").await;
        widget.expect("/NaN|undefined/.test(text($('.calculator')))", false).await;
    });
}

#[test]
fn what_does_not_concern_a_project_is_hidden_and_what_was_typed_comes_back() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.expect("seen($('details[data-group=wind-site]'))", false).await;
        widget.choose("technology", "small-wind").await;
        widget.open_group("wind-site").await;
        widget.enter("towerHeightFt", "50").await;
        widget.expect("host.answers.towerHeightFt", "50").await;
        widget.choose("technology", "solar-pv").await;
        widget.expect("seen($('[data-field=towerHeightFt]'))", false).await;
        widget.expect("'towerHeightFt' in host.answers", false).await;
        widget.choose("technology", "small-wind").await;
        widget.expect("seen($('[data-field=towerHeightFt]'))", true).await;
        assert_eq!(widget.typed("towerHeightFt").await, "50");
        widget.expect("host.answers.towerHeightFt", "50").await;
    });
}

#[test]
fn a_group_says_how_many_answers_it_holds() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        let count = "$('details[data-group=funding] .count').textContent";
        widget.expect(count, "").await;
        widget.open_group("funding").await;
        widget.enter("otherIncentives", "100").await;
        widget.expect(count, "1 answered").await;
        widget.enter("fundsRemainingInPool", "5000").await;
        widget.expect(count, "2 answered").await;
        widget.click(".language[lang=es]").await;
        widget.expect(count, "2 contestadas").await;
        widget.wipe("otherIncentives").await;
        widget.expect(count, "1 contestada").await;
    });
}

#[test]
fn an_answer_that_need_not_be_given_can_be_taken_back() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.open_group("applicant").await;
        widget.choose("tenant", "yes").await;
        widget.expect("host.answers.tenant", true).await;
        widget.choose("tenant", "no").await;
        widget.expect("host.answers.tenant", false).await;
        widget.choose("tenant", "").await;
        widget.expect("'tenant' in host.answers", false).await;
    });
}

#[test]
fn money_is_written_alike_in_both_languages_and_days_are_not() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("3", "7500").await;
        widget.open_group("dates").await;
        widget.set_date("reservationAgreementDate", "2018-01-15").await;
        let expires = "text($('[data-section=dates] time'))";
        widget.expect(&format!("/^[A-Z][a-z]+ \\d+, 20\\d\\d$/.test({expires})"), true).await;
        widget.click(".language[lang=es]").await;
        widget.expect(&format!("/^\\d+ de [a-z]+ de 20\\d\\d$/.test({expires})"), true).await;
        widget.expect_amount("$2,400.00").await;
    });
}
