//! A project that something stands in the way of, and the way out.

use estimado_tests::{Page, run};

#[test]
fn the_blocker_comes_first_and_its_button_lifts_it() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("3", "$9,000").await;
        widget.expect("text($('.status'))", "Not eligible as entered").await;
        widget.expect_amount("$0.00").await;
        widget.expect("$('.finding').dataset.finding", "cost-over-2-85-per-watt").await;
        let above =
            "$('.finding').compareDocumentPosition($('[part=amount]')) === Node.DOCUMENT_POSITION_FOLLOWING";
        widget.expect(above, true).await;
        widget.expect("/\\bVI/.test(text($('.finding .sources')))", true).await;
        widget.expect("text($('.remedy')).includes('$8,550.00')", true).await;
        widget.click(".remedy").await;
        widget.expect("text($('.status')).startsWith('Eligible')", true).await;
        widget.expect_amount("$2,400.00").await;
        widget.expect("$$('.finding.blocker, .remedy').length", 0).await;
        widget.expect("Number($('#field-totalProjectCost').value)", 8550).await;
        widget.expect("Number(host.answers.totalProjectCost)", 8550).await;
    });
}

#[test]
fn the_way_out_is_said_in_spanish() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("es")).await;
        widget.fill("3", "9,000").await;
        widget.expect("text($('.status'))", "No cualifica con los datos entrados").await;
        widget.expect("text($('.remedy')).startsWith('Usar $8,550.00')", true).await;
        widget.click(".remedy").await;
        widget.expect_amount("$2,400.00").await;
    });
}

#[test]
fn a_blocked_project_says_no_limit_and_no_step_set_the_amount() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("3", "9000").await;
        widget.expect_amount("$0.00").await;
        widget.expect("text($('.decisive'))", "").await;
        widget.expect("$$('.line.decided').length", 0).await;
    });
}

#[test]
fn the_focus_is_not_lost_when_the_button_goes_away() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("3", "9000").await;
        widget.click(".remedy").await;
        widget.expect("$$('.remedy').length", 0).await;
        widget.expect("!!root.activeElement", true).await;
    });
}

#[test]
fn where_no_single_answer_helps_that_is_said() {
    run(async |tab| {
        // At 100 kW it would be a Tier 1 project, but one that costs $10 a watt.
        for (language, words) in
            [("en", "No single answer changes this."), ("es", "Ninguna respuesta por sí sola cambia esto.")]
        {
            let widget = tab.open(Page::tier1(language)).await;
            widget.fill("400", "1,000,000").await;
            widget.expect("$('.finding').dataset.finding", "over-tier-1-capacity").await;
            widget.expect("text($('.remedies'))", words).await;
            widget.expect("$$('.remedy').length", 0).await;
        }
    });
}

#[test]
fn the_smallest_change_comes_first_and_choices_are_told_without_a_button() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("3", "9,000").await;
        let ways = serde_json::json!([
            "“Total Project Cost”: $8,550.00 or less",
            "“System Capacity”: 3.157895 kW",
            "“Does it have batteries?”: Yes: battery backup"
        ]);
        widget.expect("$$('.remedies li').map((way) => way.firstChild.data)", ways).await;
        widget
            .expect(
                "$$('.remedies li').map((way) => way.querySelectorAll('button').length)",
                serde_json::json!([1, 1, 0]),
            )
            .await;
        widget.click(".remedies li:nth-child(2) .remedy").await;
        widget.expect("text($('.status')).startsWith('Eligible')", true).await;
        widget.expect("host.answers.systemCapacityKw", "3.157895").await;
    });
}
