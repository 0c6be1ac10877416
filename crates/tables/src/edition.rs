//! Edition files: checked by the engine's own reader, then packed for the build.

use estimado_worksheet::edition::{Edition, Origin};
use estimado_worksheet::tree::Tree;
use std::path::Path;
use toml::Value;

/// The packed text of an edition file, as Rust source.
///
/// # Errors
/// Every fault of the file, with its path.
pub fn packed(path: &Path) -> Result<String, Vec<String>> {
    let table = crate::read(path).map_err(|fault| vec![fault])?;
    let mut tree = tree(&Value::Table(table));
    Edition::read(&tree, Origin::Published).map_err(|faults| {
        faults
            .iter()
            .map(|fault| format!("{}: {} {}", path.display(), fault.path, fault.code))
            .collect::<Vec<_>>()
    })?;
    tree.sort();
    let json = tree.json();
    if json.contains('\\') {
        return Err(vec![format!(
            "{}: an edition may not hold a straight quote or a backslash",
            path.display()
        )]);
    }
    Ok(format!("{json:?}"))
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
