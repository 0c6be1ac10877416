//! The other programs, entered by hand: the examples of their documents.

use estimado_tests::{Page, Widget, run};

/// Chooses cards and types into fields.
async fn fill(widget: &Widget, chosen: &[(&str, &str)], typed: &[(&str, &str)]) {
    for (field, option) in chosen {
        widget.choose(field, option).await;
    }
    for (field, text) in typed {
        widget.enter(field, text).await;
    }
}

const PRIVATE_HOME: [(&str, &str); 3] =
    [("technology", "solar-pv"), ("applicantSector", "private"), ("siteClass", "residential")];
const PRIVATE_OTHER: [(&str, &str); 3] =
    [("technology", "solar-pv"), ("applicantSector", "private"), ("siteClass", "non-residential")];

#[test]
fn new_jersey_four_kilowatts() {
    run(async |tab| {
        let widget = tab.open(Page::program("nj-core", "en")).await;
        fill(&widget, &PRIVATE_HOME, &[("systemCapacityKw", "4")]).await;
        widget.expect_amount("$15,200.00").await;
    });
}

#[test]
fn new_jersey_forty_five_kilowatts_in_three_tiers() {
    run(async |tab| {
        let widget = tab.open(Page::program("nj-core", "es")).await;
        fill(&widget, &PRIVATE_OTHER, &[("systemCapacityKw", "45")]).await;
        widget.expect_amount("$133,000.00").await;
        for (tier, amount) in [(1, "$38,000.00"), (2, "$82,500.00"), (3, "$12,500.00")] {
            let money = format!("text($('.line[data-key=tier-{tier}] .money'))");
            widget.expect(&money, amount).await;
        }
    });
}

#[test]
fn new_jersey_nine_kilowatts_where_nine_stand() {
    run(async |tab| {
        let widget = tab.open(Page::program("nj-core", "en")).await;
        let typed = [("systemCapacityKw", "9"), ("existingCapacityKw", "9")];
        fill(&widget, &PRIVATE_OTHER, &typed).await;
        widget.expect_amount("$25,800.00").await;
        // What leaves New Jersey is repaid by time: a tenth less for each year.
        widget.expect("$$('[data-schedule=transfer-repayment] .rows li').length", 10).await;
        let first = "$('[data-schedule=transfer-repayment] .money').textContent";
        widget.expect(first, "$23,220.00").await;
    });
}

#[test]
fn massachusetts_construction_is_held_to_its_generation() {
    run(async |tab| {
        let widget = tab.open(Page::program("ma-hydro-construction", "en")).await;
        let typed = [("incrementalGenerationKwh", "250,000"), ("constructionCost", "$1,000,000")];
        fill(&widget, &[("facilityType", "non-conduit")], &typed).await;
        widget.expect_amount("$250,000.00").await;
        widget.expect("/kWh|generation/i.test(text($('.decisive')))", true).await;
    });
}

#[test]
fn massachusetts_study_of_a_conduit_to_the_cent() {
    run(async |tab| {
        let widget = tab.open(Page::program("ma-hydro-feasibility", "es")).await;
        let typed = [("incrementalGenerationKwh", "199,999"), ("allowableExpenses", "80 000")];
        fill(&widget, &[("facilityType", "conduit")], &typed).await;
        widget.expect_amount("$44,999.78").await;
    });
}

/// 40 % of the cost at the Reference Cost, 350,000 W at $4.00, since $1,500,000 is above it.
#[test]
fn puerto_rico_tier_2_of_350_kilowatts() {
    run(async |tab| {
        let widget = tab.open(Page::program("pr-gef-tier2", "en")).await;
        let typed = [
            ("systemCapacityKw", "350"),
            ("totalProjectCost", "1500000"),
            ("reimbursementPercent", "40%"),
            ("referenceCostPerWatt", "$4.00"),
        ];
        fill(&widget, &[], &typed).await;
        widget.expect_amount("$560,000.00").await;
        widget.expect("!!$('[data-finding=evaluation-committee-approval-required]')", true).await;
    });
}

#[test]
fn no_program_asks_for_more_than_seven_answers_first() {
    run(async |tab| {
        for id in ["pr-gef-tier1", "pr-gef-tier2", "ma-hydro-feasibility", "ma-hydro-construction", "nj-core"]
        {
            let widget = tab.open(Page::program(id, "en")).await;
            let asked = "$$('.form > .question').filter(seen).length <= 7";
            widget.expect(asked, true).await;
            widget.expect("$$('details.group[open]').length", 0).await;
        }
    });
}
