//! The example pages work as they stand in the repository.

use estimado_tests::{Tab, Widget, axe, run, site};
use serde_json::json;

async fn open(tab: &Tab, page: &str) -> Widget {
    tab.follow(&format!("{}/www/examples/{page}.html", site::base())).await
}

#[test]
fn the_agency_page_speaks_spanish_and_is_clean() {
    run(async |tab| {
        let widget = open(tab, "agency").await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        widget.expect("text($('.title'))", "Fondo de Energía Verde, Nivel 1").await;
        axe::assert_clean(tab, "agency").await;
    });
}

#[test]
fn the_installer_gets_the_estimate_with_the_contact_form() {
    run(async |tab| {
        let widget = open(tab, "installer").await;
        widget.enter("systemCapacityKw", "3").await;
        widget.enter("totalProjectCost", "7500").await;
        tab.until(
            "document.querySelector('#summary').textContent.startsWith('Estimated incentive: $2,400.00')",
        )
        .await;
        tab.script("document.querySelector('[name=name]').value = 'Ana'; document.querySelector('[name=email]').value = 'ana@example.org'", vec![]).await;
        tab.script("document.querySelector('#contact button').click()", vec![]).await;
        tab.until("!document.querySelector('#sent').hidden").await;
        let sent = tab.value("JSON.parse(document.querySelector('#sent').textContent)").await;
        assert_eq!(sent["amounts"]["total-incentive"], "2400.00");
        assert_eq!((&sent["name"], &sent["status"]), (&json!("Ana"), &json!("eligible")));
        assert_eq!(sent["answers"]["systemCapacityKw"], "3");
        let link = sent["link"].as_str().unwrap();
        assert!(link.contains("/www/examples/installer.html#estimado2"), "{link}");
        axe::assert_clean(tab, "installer").await;
    });
}

#[test]
fn an_installer_form_is_held_back_while_the_estimate_has_problems() {
    run(async |tab| {
        let widget = open(tab, "installer").await;
        widget.enter("systemCapacityKw", "abc").await;
        assert_eq!(tab.value("document.querySelector('#contact').checkValidity()").await, false);
    });
}

#[test]
fn three_calculators_keep_their_own_answers() {
    run(async |tab| {
        open(tab, "three").await;
        let nj = tab.widget("[program=nj-core]");
        nj.ready().await;
        nj.answer(json!({ "technology": "solar-pv", "applicantSector": "private", "siteClass": "residential", "systemCapacityKw": "4" })).await;
        nj.expect_amount("$15,200.00").await;
        for other in ["[program=pr-gef-tier2]", "[program=ma-hydro-construction]"] {
            tab.widget(other).expect("$$('[part=amount]').length", 0).await;
        }
        axe::assert_clean(tab, "three").await;
    });
}
