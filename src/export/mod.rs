//! Export: an estimate as a file for other programs. One file of code for each format; nothing here knows the browser.

mod calendar;
mod csv;

#[cfg(test)]
mod tests;

use crate::widget::words::ui_with;
use estimado_worksheet::Program;
use estimado_worksheet::text::Language;
use estimado_worksheet::tree::Tree;

/// An estimate as a calendar (`ics`) made on a day `YYYY-MM-DD`, or as a table (`csv`).
pub fn write(kind: &str, program: &Program, estimate: &Tree, language: Language, today: &str) -> String {
    match kind {
        "ics" => calendar::write(program, estimate, language, today),
        _ => csv::write(program, estimate, language),
    }
}

/// Whose figures these are, where they are not the published ones; otherwise empty.
fn host(estimate: &Tree, language: Language) -> String {
    let receipt = estimate.at("receipt");
    match receipt.word("origin") {
        "host" => ui_with(language, "host-edition", &[("edition", receipt.word("edition"))]),
        _ => String::new(),
    }
}

/// Where something stands, in one line: `Guide, VI, p. 6; Letter, 3`.
fn places(of: &Tree) -> String {
    let place = |place: &Tree| [place.word("name"), place.word("section")].join(", ");
    of.at("sources").items().iter().map(place).collect::<Vec<_>>().join("; ")
}
