//! Export: an estimate as a file for other programs. One file of code for each format; nothing here knows the browser.

mod calendar;
mod csv;

#[cfg(test)]
mod tests;

use crate::link;
use crate::widget::words::ui_with;
use estimado_worksheet::Program;
use estimado_worksheet::date;
use estimado_worksheet::edition::Edition;
use estimado_worksheet::text::Language;
use estimado_worksheet::tree::Tree;

/// An estimate as a calendar (`ics`) made on a day `YYYY-MM-DD`, or as a table (`csv`).
pub fn write(kind: &str, program: &Program, estimate: &Tree, language: Language, today: &str) -> String {
    match kind {
        "ics" => calendar::write(program, estimate, language, today),
        _ => csv::write(program, estimate, language),
    }
}

/// What the interface gives to take along: `{ text }` of a file or of a `link`, or the problems, which a link goes with.
/// `today` counts where the options name no day.
pub fn taken(
    kind: &str,
    program: &Program,
    edition: &Edition,
    outcome: Tree,
    answers: &Tree,
    options: &Tree,
    today: &str,
) -> Tree {
    let tag = Language::from_tag(options.word("lang"));
    let estimate = outcome.at("estimate");
    let text = if kind == "link" {
        link::write(program, edition, tag, &link::amount(program, estimate), answers)
    } else if *estimate == Tree::Nothing {
        return outcome;
    } else {
        let day = options.at("today").text().filter(|day| date::read(day).is_some());
        write(kind, program, estimate, tag.unwrap_or_default(), day.unwrap_or(today))
    };
    Tree::empty().with("text", text)
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
