//! The curve: drawn from estimates, its changes named, read by keys, and the same as a table.

use estimado_tests::{Page, Widget, run};
use fantoccini::key::Key;
use serde_json::json;

/// Places of the list and what is said there.
const TURNS: &str = "$$('.breakpoints > li').map((item) => text(item.querySelector('strong')))";
const LOOK: &str = "text($('.look'))";

async fn choose_question(widget: &Widget, name: &str) {
    widget.script("$('.over select').focus()", vec![]).await;
    widget.keys(name).await;
}

#[test]
fn against_cost_it_shows_the_kink_and_the_cliff() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("15", "30,000").await;
        widget.expect(TURNS, json!(["Above $30,000.00", "Above $42,750.00"])).await;
        widget
            .expect("$$('.breakpoints > li').map((item) => item.dataset.turn)", json!(["kink", "cliff"]))
            .await;
        widget.expect("/“Incentive at the Reference Cost/.test(text($('.breakpoints > li')))", true).await;
        widget.expect("/VI/.test(text($('.breakpoints .sources')))", true).await;
        widget.expect("$$('.mark-at').map(text)", json!(["1", "2"])).await;
        // The line breaks at the cliff, and what is not eligible is dashed.
        widget
            .expect(
                "$$('.plot .course').map((line) => line.classList.contains('blocked'))",
                json!([false, true]),
            )
            .await;
        widget.expect("getComputedStyle($('.plot .blocked')).strokeDasharray !== 'none'", true).await;
        widget.expect(LOOK, "At $30,000.00: $12,000.00").await;
    });
}

#[test]
fn against_size_it_shows_where_it_qualifies_and_the_steps_of_the_charges() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("15", "30,000").await;
        widget.expect("$$('.over option').map(text)", json!(["Total Project Cost", "System Capacity"])).await;
        choose_question(&widget, "Sys").await;
        let places = ["From 10.526316 kW", "From 15 kW", "Above 15 kW", "Above 100 kW"];
        widget.expect(TURNS, json!(places)).await;
        widget
            .expect(
                "/“Application fee” goes from \\$250.00 to \\$1,000.00/.test(text($('.breakpoints')))",
                true,
            )
            .await;
        widget.expect("/“Reservation guarantee” now rests on/.test(text($('.breakpoints')))", true).await;
        // Two places that lie on top of each other share a mark; one beyond the picture has none.
        widget.expect("$$('.mark-at').map(text)", json!(["1", "2–3"])).await;
        widget.expect("root.activeElement.matches('.over select')", true).await;
    });
}

#[test]
fn the_arrows_go_from_point_to_point_and_a_button_takes_one() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("15", "25,000").await;
        widget.expect(LOOK, "At $25,000.00: $10,000.00").await;
        widget.expect("$$('.looked').length", 0).await;
        widget.script("$('.plot input').focus()", vec![]).await;
        widget.keys(&char::from(Key::Right).to_string()).await;
        widget.expect(&format!("{LOOK} !== 'At $25,000.00: $10,000.00'"), true).await;
        widget.expect(&format!("$('.plot input').getAttribute('aria-valuetext') === {LOOK}"), true).await;
        widget.keys(&char::from(Key::Left).to_string()).await;
        widget.expect(LOOK, "At $25,000.00: $10,000.00").await;
        widget.keys(&char::from(Key::End).to_string()).await;
        widget.expect(LOOK, "At $50,000.00: not eligible").await;
        widget.keys(&char::from(Key::Home).to_string()).await;
        widget.expect(LOOK, "At $0.01: $0.00").await;
        for _ in 0..3 {
            widget.keys(&char::from(Key::PageUp).to_string()).await;
        }
        widget.expect(&format!("/^At \\$1[0-9],/.test({LOOK})"), true).await;
        let looked = widget.value(LOOK).await.as_str().unwrap().to_owned();
        let amount = looked.split_once(": ").unwrap().1.to_owned();
        widget.click(".looked").await;
        widget.expect_amount(&amount).await;
        widget.expect("root.activeElement.id", "field-totalProjectCost").await;
    });
}

#[test]
fn a_touch_or_click_on_the_picture_looks_there() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("15", "20,000").await;
        widget.expect(LOOK, "At $20,000.00: $8,000.00").await;
        // A click goes to the middle of the slider, which covers the picture.
        widget.click(".plot input").await;
        widget.expect(LOOK, "At $25,000.00: $10,000.00").await;
    });
}

#[test]
fn the_table_says_the_same() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("15", "25,000").await;
        widget.click("[data-section=curve] summary").await;
        let rows = json!([
            ["$10,000.00", "$4,000.00", ""],
            ["$20,000.00", "$8,000.00", ""],
            ["$25,000.00", "$10,000.00", "your answer"],
            ["$30,000.00", "$12,000.00", ""],
            ["$30,000.01", "$12,000.00", ""],
            ["$40,000.00", "$12,000.00", ""],
            ["$42,750.00", "$12,000.00", ""],
            ["$42,750.01", "$0.00", "not eligible"],
            ["$50,000.00", "$0.00", "not eligible"]
        ]);
        widget
            .expect("$$('[data-section=curve] tbody tr').map((row) => [...row.cells].map(text))", rows)
            .await;
        widget
            .expect(
                "$$('[data-section=curve] thead th').map(text)",
                json!(["Total Project Cost", "Incentive", "Note"]),
            )
            .await;
    });
}

#[test]
fn in_spanish() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("es")).await;
        widget.fill("15", "35,000").await;
        widget.expect(TURNS, json!(["Por encima de $30,000.00", "Por encima de $42,750.00"])).await;
        widget.expect(LOOK, "Con $35,000.00: $12,000.00").await;
        let words = "/\\b(the|your|is|are|and|not|of|with|from|this|answer|cost|above)\\b/i";
        widget.expect(&format!("$$('[data-section=curve] *').filter((node) => !node.childElementCount && {words}.test(node.textContent)).map((node) => node.textContent)"), json!([])).await;
        widget.click(".language[lang=en]").await;
        widget.expect(LOOK, "At $35,000.00: $12,000.00").await;
    });
}

#[test]
fn the_largest_incentive_of_one_other_answer_is_said_and_taken() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("15", "25,000").await;
        let message = "With another answer to “Total Project Cost” alone, the incentive can reach $12,000.00: from $30,000.00 to $42,750.00.";
        widget.expect(&format!("text($('[data-section=curve]')).includes({})", json!(message)), true).await;
        widget.click(".largest").await;
        widget.expect_amount("$12,000.00").await;
        let message = "No other answer to “Total Project Cost” alone brings a larger incentive.";
        widget.expect(&format!("text($('[data-section=curve]')).includes({})", json!(message)), true).await;
        widget.expect("$$('.largest').length", 0).await;
    });
}

#[test]
fn of_every_program_in_both_languages() {
    run(async |tab| {
        for (program, answers) in [
            (
                "pr-gef-tier2",
                json!({ "systemCapacityKw": "350", "totalProjectCost": "1500000", "reimbursementPercent": "40", "referenceCostPerWatt": "4.00" }),
            ),
            (
                "ma-hydro-feasibility",
                json!({ "facilityType": "non-conduit", "incrementalGenerationKwh": "250000", "allowableExpenses": "80000" }),
            ),
            (
                "ma-hydro-construction",
                json!({ "facilityType": "non-conduit", "incrementalGenerationKwh": "250000", "constructionCost": "1000000" }),
            ),
            (
                "nj-core",
                json!({ "technology": "solar-pv", "applicantSector": "private", "siteClass": "non-residential", "systemCapacityKw": "45" }),
            ),
        ] {
            for language in ["en", "es"] {
                let widget = tab.open(Page::program(program, language).language(language)).await;
                widget.answer(answers.clone()).await;
                widget
                    .expect("$$('.plot .course').length > 0 && $$('.breakpoints > li').length > 0", true)
                    .await;
                let count = widget.value("$$('.over option').length").await.as_u64().unwrap();
                for _ in 1..count {
                    let before = widget.value("$('.over select').value").await;
                    widget.script("$('.over select').focus()", vec![]).await;
                    widget.keys(&char::from(Key::Down).to_string()).await;
                    widget
                        .expect(&format!("$('.over select').value !== {before} && /\\d/.test({LOOK})"), true)
                        .await;
                }
                widget.expect("/[{}]|undefined|NaN/.test(text($('[data-section=curve]')))", false).await;
            }
        }
    });
}

#[test]
fn it_waits_until_the_visitor_pauses_and_goes_with_the_estimate() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.expect("$$('.plot').length", 0).await;
        widget.fill("15", "25,000").await;
        widget.expect(LOOK, "At $25,000.00: $10,000.00").await;
        widget.enter("totalProjectCost", "35,000").await;
        widget.expect(LOOK, "At $35,000.00: $12,000.00").await;
        widget.wipe("totalProjectCost").await;
        widget.expect("$$('.plot').length", 0).await;
    });
}

#[test]
fn a_page_may_leave_it_out() {
    run(async |tab| {
        let tag = "<estimado-calculator program=\"pr-gef-tier1\" hide=\"curve\"></estimado-calculator>";
        let widget = tab.open(Page::new(tag)).await;
        widget.fill("15", "25,000").await;
        widget.expect_amount("$10,000.00").await;
        widget.expect("$$('[data-section=curve]').length", 0).await;
    });
}

#[test]
fn what_comes_next_is_said_with_the_amount() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("15", "25,000").await;
        let next = "The next change comes where “Total Project Cost” reaches $30,000.00 (“Cost allowed at the Reference Cost (step 3)”), $5,000.00 away: then “Incentive at the Reference Cost (step 4)” sets the amount.";
        widget.expect("text($('.next'))", next).await;
        let widget = tab.open(Page::program("ma-hydro-feasibility", "es")).await;
        widget.answer(json!({ "facilityType": "non-conduit", "incrementalGenerationKwh": "250000", "allowableExpenses": "80000" })).await;
        widget.expect("/^El próximo límite es \\$64,000.00, \\$19,000.00 más que esta cantidad/.test(text($('.next')))", true).await;
    });
}

#[test]
fn in_print_it_stands_without_its_controls_and_in_a_narrow_column_it_fits() {
    run(async |tab| {
        tab.media(&[("media", "print")]).await;
        let widget = tab.open(Page::tier1("en")).await;
        widget.answer(json!({ "technology": "solar-pv", "configuration": "grid-tie", "location": "mainland", "systemCapacityKw": "15", "totalProjectCost": "25000" })).await;
        widget.expect("$$('.plot').length", 1).await;
        tab.media(&[]).await;
        for width in [320, 240] {
            tab.size(width, 800).await;
            widget
                .expect(
                    "root.querySelector('.result').scrollWidth <= root.querySelector('.result').clientWidth",
                    true,
                )
                .await;
        }
    });
}

#[test]
fn in_forced_colours_the_lines_have_the_colours_of_the_system() {
    run(async |tab| {
        tab.media(&[("forced-colors", "active")]).await;
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("15", "35,000").await;
        widget.expect("$$('.plot .course').length", 2).await;
        let system = "(() => { const probe = document.body.appendChild(document.createElement('i')); probe.style.color = 'CanvasText'; return getComputedStyle(probe).color; })()";
        widget
            .expect(
                &format!("$$('.plot .course').every((line) => getComputedStyle(line).stroke === {system})"),
                true,
            )
            .await;
        widget.expect("getComputedStyle($('.plot .blocked')).strokeDasharray !== 'none'", true).await;
    });
}
