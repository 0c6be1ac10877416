//! The form, filled in as a person would.

use estimado_tests::{Page, run};

#[test]
fn guide_example_1_pays_2400_dollars() {
    run(async |tab| {
        let widget = tab.open(Page::tier1("en")).await;
        widget.fill("3", "$7,500").await;
        widget.expect_amount("$2,400.00").await;
    });
}
