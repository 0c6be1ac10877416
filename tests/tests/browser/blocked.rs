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
