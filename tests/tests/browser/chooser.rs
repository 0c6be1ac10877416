//! The choice of programs, where a page names none.

use estimado_tests::{Page, Widget, axe, run};

async fn open(tab: &estimado_tests::Tab, language: &str) -> Widget {
    let tag = format!("<estimado-calculator lang=\"{language}\"></estimado-calculator>");
    tab.visit(Page::new(format!("<main><h1>Host</h1>{tag}</main>"))).await;
    let widget = tab.widget("estimado-calculator");
    widget.expect("!!root?.querySelector('.chooser')", true).await;
    widget
}

/// The programs on the list, by id.
const LISTED: &str = "$$('.program').map((node) => node.dataset.program).join(' ')";

#[test]
fn it_lists_every_program_and_says_which_are_closed() {
    run(async |tab| {
        let widget = open(tab, "en").await;
        let all = "pr-gef-tier1 pr-gef-tier2 ma-hydro-feasibility ma-hydro-construction nj-core";
        widget.expect(LISTED, all).await;
        let closed = "$$('.window').every((node) => text(node).startsWith('Closed: the last day'))";
        widget.expect(closed, true).await;
        let tier1 = "text($('[data-program=pr-gef-tier1] .window')).includes('June 30, 2018')";
        widget.expect(tier1, true).await;
        axe::assert_clean(tab, "the choice of programs").await;
    });
}

#[test]
fn place_and_kind_narrow_the_list() {
    run(async |tab| {
        let widget = open(tab, "es").await;
        widget.click("input[name=place][value='Puerto Rico']").await;
        widget.expect(LISTED, "pr-gef-tier1 pr-gef-tier2").await;
        widget.click("input[name=kind][value=hydro]").await;
        widget.expect(LISTED, "").await;
        widget
            .expect("$$('.chooser p').some((node) => seen(node) && /Ningún programa/.test(text(node)))", true)
            .await;
        widget.click("input[name=place][value='']").await;
        widget.expect(LISTED, "ma-hydro-feasibility ma-hydro-construction").await;
    });
}

#[test]
fn a_window_is_open_or_closed_on_the_day_that_is_given() {
    run(async |tab| {
        let widget = open(tab, "en").await;
        let on = async |day: &str| {
            let set = format!(
                "const input = $('#day'); input.value = '{day}'; input.dispatchEvent(new Event('input')); return true"
            );
            widget.script(&set, Vec::new()).await;
        };
        let tier1 = "text($('[data-program=pr-gef-tier1] .window')).split(/[ :]/)[0]";
        for (day, said) in
            [("2017-09-28", "Not"), ("2017-09-29", "Open"), ("2018-06-30", "Open"), ("2018-07-01", "Closed")]
        {
            on(day).await;
            widget.expect(tier1, said).await;
        }
    });
}

#[test]
fn a_chosen_program_opens_and_leads_back_to_the_list() {
    run(async |tab| {
        let widget = open(tab, "en").await;
        widget.click("[data-program=nj-core] .choose").await;
        widget.ready().await;
        widget.expect("host.getAttribute('program')", "nj-core").await;
        widget.expect("text($('.title'))", "New Jersey CORE rebate").await;
        let inputs = serde_json::json!({ "technology": "solar-pv", "applicantSector": "private",
            "siteClass": "residential", "systemCapacityKw": "4" });
        widget.answer(inputs).await;
        widget.expect_amount("$15,200.00").await;
        widget.click(".head > .link").await;
        widget.expect("!!$('.chooser')", true).await;
        widget.expect("host.estimate === undefined && host.errors.length === 0", true).await;
        widget.expect(LISTED.replace("join(' ')", "length").as_str(), 5).await;
    });
}
