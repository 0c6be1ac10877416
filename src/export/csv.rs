//! CSV: the working as a table, one line of it a row, for Excel and for programs.

use super::{host, places};
use crate::widget::words::ui;
use estimado_worksheet::text::Language;
use estimado_worksheet::tree::Tree;
use estimado_worksheet::{Program, decimal};

/// The columns after the number, by their names in a line of an estimate; the sources follow.
const COLUMNS: [&str; 6] = ["key", "label", "formula", "numbers", "value", "unit"];

/// The working of an estimate, then what it was made from: RFC 4180, with the mark by which Excel knows UTF-8.
pub fn write(program: &Program, estimate: &Tree, language: Language) -> String {
    let mut table = String::from('\u{feff}');
    row(&mut table, ui(language, "csv-columns").split(','));
    for (index, line) in estimate.at("lines").items().iter().enumerate() {
        let (number, sources) = (decimal::whole(index.saturating_add(1)), places(line));
        let cells = COLUMNS.into_iter().map(|column| line.word(column));
        row(&mut table, std::iter::once(number.as_str()).chain(cells).chain([sources.as_str()]));
    }
    let (receipt, host) = (estimate.at("receipt"), host(estimate, language));
    let name = program.text.find(language, "program", "name").unwrap_or_default();
    let made_from = [
        ("receipt.program", name, program.id),
        ("receipt.edition", host.as_str(), receipt.word("edition")),
        ("receipt.origin", "", receipt.word("origin")),
        ("receipt.digest", "", receipt.word("digest")),
        ("receipt.version", ui(language, "disclaimer"), receipt.word("version")),
    ];
    for (key, label, value) in made_from {
        row(&mut table, ["", key, label, "", "", value, "", ""]);
    }
    table
}

fn row<'a>(table: &mut String, cells: impl IntoIterator<Item = &'a str>) {
    let mut before = "";
    for cell in cells {
        table.push_str(before);
        push(table, cell);
        before = ",";
    }
    table.push_str("\r\n");
}

/// A cell. A spreadsheet would work out what begins like a formula: an apostrophe makes it a text, unless it is a number.
fn push(table: &mut String, cell: &str) {
    let number = cell.strip_prefix('-').is_some_and(|rest| decimal::read(rest).is_some());
    let guard = if !number && cell.starts_with(['=', '+', '-', '@', '\t', '\r']) { "'" } else { "" };
    if cell.contains([',', '"', '\r', '\n']) {
        table.extend(["\"", guard, &cell.replace('"', "\"\""), "\""]);
    } else {
        table.extend([guard, cell]);
    }
}
