//! Figures of another day say so, beside the amount and on paper.

use estimado_tests::{Page, places, run};
use serde_json::{Value, json};
use std::fs;

const NOTICES: &str = "$$('.hero [part=notice]').map(text)";

#[test]
fn a_closed_window_is_said_beside_the_amount() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("3", "7500").await;
        widget.expect(&format!("{NOTICES}.length"), 1).await;
        let starts = "text($('.hero [part=notice]')).startsWith('The last day for applications was ')";
        widget.expect(starts, true).await;
        widget.expect("host.estimate.notices.map(({ code }) => code)", json!(["closed"])).await;
    });
}

#[test]
fn a_day_within_the_window_is_nothing_to_warn_of_and_one_outside_is() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("es")).await;
        widget.fill("3", "7500").await;
        widget.open_group("dates").await;
        widget.set_date("applicationDate", "2017-10-02").await;
        widget.expect(NOTICES, json!([])).await;
        widget.set_date("applicationDate", "2026-10-02").await;
        let starts = "text($('.hero [part=notice]')).startsWith('La fecha de solicitud, 2 de octubre de 2026, queda fuera')";
        widget.expect(starts, true).await;
    });
}

#[test]
fn a_window_of_the_host_that_is_open_warns_of_nothing() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        let load = "{
            const { loadEdition, programs } = await load('/pkg/estimado.js');
            const edition = { ...args[0], id: 'open', from: '2020-01-01', until: '2099-12-31' };
            const { faults } = loadEdition('pr-gef-tier1', edition);
            document.querySelector('estimado-calculator').setAttribute('edition', 'open');
            return faults ?? [];
        }";
        let edition = fs::read_to_string(places::scripts().join("tier1-edition.json")).unwrap();
        let edition: Value = serde_json::from_str(&edition).unwrap();
        assert_eq!(tab.awaited(load, vec![edition]).await, json!([]));
        widget.expect("!!$('[part=host-edition]')", true).await;
        widget.fill("3", "7500").await;
        widget.expect_amount("$2,400.00").await;
        widget.expect(NOTICES, json!([])).await;
        widget.expect("host.estimate.notices", json!([])).await;
    });
}
