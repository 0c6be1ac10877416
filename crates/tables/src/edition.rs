//! Edition files: checked by the engine's own reader, then written as a constant.

use estimado_worksheet::Date;
use estimado_worksheet::Decimal;
use estimado_worksheet::draft::{Draft, DraftCell, DraftRow};
use estimado_worksheet::tree::Tree;
use std::path::Path;
use toml::Value;

/// The constant of an edition file as Rust source.
///
/// # Errors
/// Every fault of the file, with its path.
pub fn constant(path: &Path) -> Result<String, Vec<String>> {
    let table = crate::read(path).map_err(|fault| vec![fault])?;
    let tree = tree(&Value::Table(table));
    let draft = Draft::read(&tree).map_err(|faults| {
        faults
            .iter()
            .map(|fault| format!("{}: {} {}", path.display(), fault.path, fault.code))
            .collect::<Vec<_>>()
    })?;
    Ok(source(&draft))
}

/// The shape the engine reads. Numbers must be text, so that none passes through a float.
fn tree(value: &Value) -> Tree {
    match value {
        Value::Table(table) => {
            Tree::Map(table.iter().map(|(name, value)| (name.clone().into(), tree(value))).collect())
        }
        Value::Array(items) => Tree::List(items.iter().map(tree).collect()),
        Value::String(text) => text.clone().into(),
        other => format!("not a text: {other}").into(),
    }
}

fn list<T>(items: &[T], item: impl Fn(&T) -> String) -> String {
    format!("&[{}]", items.iter().map(item).collect::<Vec<_>>().join(", "))
}

fn source(draft: &Draft) -> String {
    let documents =
        list(&draft.documents, |(key, title)| format!("Document {{ key: {key:?}, title: {title:?} }}"));
    let numbers =
        list(&draft.numbers, |(key, value, unit)| format!("({key:?}, {}, {unit:?})", decimal(*value)));
    let tables = list(&draft.tables, |(key, rows)| format!("({key:?}, {})", list(rows, row)));
    let place = |(document, section): &(String, String)| {
        format!("Place {{ document: {document:?}, section: {section:?} }}")
    };
    let places = list(&draft.places, |(topic, places)| format!("({topic:?}, {})", list(places, place)));
    format!(
        "Edition {{ id: {:?}, from: {}, until: {}, origin: Origin::Published, digest: {:?}, documents: {documents}, \
         numbers: {numbers}, tables: {tables}, places: {places} }}",
        draft.id,
        day(draft.from),
        day(draft.until),
        draft.digest,
    )
}

fn row(row: &DraftRow) -> String {
    let cell = |cell: &DraftCell| match cell {
        DraftCell::Key(key) => format!("Cell::Key({key:?})"),
        DraftCell::Number(number) => format!("Cell::Number({})", decimal(*number)),
        DraftCell::Date(date) => format!("Cell::Date({})", day(*date)),
        DraftCell::Yearly(yearly) => {
            format!("Cell::Yearly(date::Yearly {{ month: Month::{}, day: {} }})", yearly.month, yearly.day)
        }
    };
    list(row, |(column, value)| format!("({column:?}, {})", cell(value)))
}

fn decimal(number: Decimal) -> String {
    let parts = number.unpack();
    format!(
        "Decimal::from_parts({}, {}, {}, {}, {})",
        parts.lo, parts.mid, parts.hi, parts.negative, parts.scale
    )
}

fn day(date: Date) -> String {
    format!("date::constant({}, Month::{}, {})", date.year(), date.month(), date.day())
}
