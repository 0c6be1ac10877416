//! CSV: the working as a table, one line of it a row, for Excel and for programs.

use super::{host, places};
use crate::widget::words::ui;
use estimado_worksheet::text::Language;
use estimado_worksheet::tree::Tree;
use estimado_worksheet::{Program, decimal};

/// The columns between number and sources, by their names in a line of an estimate.
const COLUMNS: [&str; 6] = ["key", "label", "formula", "numbers", "value", "unit"];

/// The working of an estimate, then what it was made from: RFC 4180, with the mark by which Excel knows UTF-8.
pub fn write(program: &Program, estimate: &Tree, language: Language) -> String {
    let mut table = ["\u{feff}", ui(language, "csv-columns"), "\r\n"].concat();
    for (index, line) in estimate.at("lines").items().iter().enumerate() {
        table.push_str(&decimal::whole(index.saturating_add(1)));
        for column in COLUMNS {
            push(&mut table, line.word(column));
        }
        push(&mut table, &places(line));
        table.push_str("\r\n");
    }
    let (receipt, host) = (estimate.at("receipt"), host(estimate, language));
    let name = program.text.find(language, "program", "name").unwrap_or_default();
    let made_from = [
        ("program", name, program.id),
        ("edition", host.as_str(), receipt.word("edition")),
        ("origin", "", receipt.word("origin")),
        ("digest", "", receipt.word("digest")),
        ("version", ui(language, "disclaimer"), receipt.word("version")),
    ];
    for notice in estimate.at("notices").items() {
        for cell in ["notice", notice.word("message"), "", "", notice.word("code"), "", ""] {
            push(&mut table, cell);
        }
        table.push_str("\r\n");
    }
    for (key, label, value) in made_from {
        for cell in [&["receipt.", key].concat(), label, "", "", value, "", ""] {
            push(&mut table, cell);
        }
        table.push_str("\r\n");
    }
    table
}

/// Adds a cell. A spreadsheet would work out what begins like a formula: an apostrophe makes it a text, unless it is a number.
fn push(table: &mut String, cell: &str) {
    table.push(',');
    let number = cell.strip_prefix('-').is_some_and(|rest| decimal::read(rest).is_some());
    let guard = if !number && cell.starts_with(['=', '+', '-', '@', '\t', '\r']) { "'" } else { "" };
    if cell.contains([',', '"', '\r', '\n']) {
        table.extend(["\"", guard, &cell.replace('"', "\"\""), "\""]);
    } else {
        table.extend([guard, cell]);
    }
}
