//! `cargo xtask export-edition`: a published edition as the JSON that a page may supply, to start an own one from.

use std::path::Path;

use anyhow::{Context, Result, bail};
use estimado_programs::PROGRAMS;
use estimado_worksheet::Program;
use estimado_worksheet::edition::Edition;
use serde_json::{Map, Value};

use crate::files;
use crate::json;
use crate::workspace::Workspace;

/// Where the exports that the package carries lie, one of the newest edition of each program.
const FOLDER: &str = "www/editions";

/// Writes an edition, the newest where none is named, to a file or to the terminal.
pub fn command(program: &str, edition: Option<&str>, id: Option<&str>, out: Option<&str>) -> Result<()> {
    let known: Vec<_> = PROGRAMS.iter().map(|program| program.id).collect();
    let program = estimado_programs::program(program)
        .with_context(|| format!("no program `{program}`; known are {}", known.join(", ")))?;
    let mut editions = program.editions.iter().map(|edition| &***edition);
    let found = match edition {
        None => program.newest(),
        Some(wanted) => editions.find(|known| known.id == wanted),
    };
    let Some(edition) = found else {
        let known: Vec<_> = program.editions.iter().map(|edition| edition.id).collect();
        bail!(
            "{} has no edition `{}`; known are {}",
            program.id,
            edition.unwrap_or_default(),
            known.join(", ")
        );
    };
    let own = own_id(edition);
    let id = id.unwrap_or(&own);
    if program.editions.iter().any(|known| known.id == id) {
        bail!("`{id}` is the id of a published edition, which never changes: choose another");
    }
    let text = text(program, edition, id)?;
    match out {
        None => print!("{text}"),
        Some(path) => {
            files::write(Path::new(path), text)?;
            println!("{path}: edition `{id}`, with the numbers of `{}` of {}", edition.id, program.id);
        }
    }
    Ok(())
}

/// The exports that the package carries.
pub fn files() -> Result<Vec<(String, String)>> {
    let file = |program: &&'static Program| {
        let edition = program.newest().context("a program without editions")?;
        Ok((format!("{FOLDER}/{}.json", program.id), text(program, edition, &own_id(edition))?))
    };
    PROGRAMS.iter().map(file).collect()
}

/// Writes the exports that the package carries.
pub fn generate(workspace: &Workspace) -> Result<()> {
    files()?.into_iter().try_for_each(|(path, text)| files::write(&workspace.path(&path), text))
}

/// Another one than the published id, which a page cannot use for numbers of its own.
fn own_id(edition: &Edition) -> String {
    format!("{}-host", edition.id)
}

fn text(program: &Program, edition: &Edition, id: &str) -> Result<String> {
    let value: Value = serde_json::from_str(&edition.tree().json()).context("an edition is no JSON")?;
    let mut parts = value.as_object().cloned().unwrap_or_default();
    parts.insert("id".to_owned(), id.into());
    parts.insert("$schema".to_owned(), format!("../schema/edition-{}.json", program.id).into());
    // As people read it: what it is and when it counts before its numbers, and these as the program lists them.
    let order = ["$schema", "id", "from", "until", "document", "number", "table", "place"];
    let numbers: Vec<_> = program.parameters.iter().map(|parameter| parameter.key).collect();
    let tables: Vec<_> = program.tables.iter().map(|table| table.key).collect();
    let mut whole = sorted(&parts, &order);
    for (part, order) in [("number", numbers), ("table", tables)] {
        if let Some(Value::Object(entries)) = whole.get_mut(part) {
            *entries = sorted(entries, &order);
        }
    }
    let rows = whole.get_mut("table").and_then(Value::as_object_mut);
    for (key, rows) in rows.into_iter().flatten() {
        let table = program.tables.iter().find(|table| table.key == key);
        let columns: Vec<_> =
            table.into_iter().flat_map(|table| table.columns).map(|column| column.key).collect();
        for row in rows.as_array_mut().into_iter().flatten().filter_map(Value::as_object_mut) {
            *row = sorted(row, &columns);
        }
    }
    Ok(json::pretty(&Value::Object(whole)))
}

/// The entries in the order of their names in a list.
fn sorted(entries: &Map<String, Value>, order: &[&str]) -> Map<String, Value> {
    order.iter().filter_map(|key| Some(((*key).to_owned(), entries.get(*key)?.clone()))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_export_holds_every_number_under_an_id_of_its_own() {
        for program in PROGRAMS {
            let edition = program.newest().unwrap();
            let text = text(program, edition, "mine").unwrap();
            let value: Value = serde_json::from_str(&text).unwrap();
            assert_eq!(value["id"], "mine");
            assert_eq!(value["number"].as_object().unwrap().len(), edition.numbers.len());
            assert_eq!(value["table"].as_object().unwrap().len(), edition.tables.len());
            assert_eq!(value["place"].as_object().unwrap().len(), edition.places.len());
            let parts: Vec<_> = value.as_object().unwrap().keys().map(String::as_str).collect();
            assert_eq!(parts[..4], ["$schema", "id", "from", "until"]);
        }
    }

    #[test]
    fn the_id_of_a_published_edition_is_refused() {
        let refused = command("pr-gef-tier1", None, Some("2017-08-17"), None).unwrap_err();
        assert!(refused.to_string().contains("never changes"), "{refused}");
        assert!(command("pr-gef-tier1", Some("1999"), None, None).is_err());
        assert!(command("nowhere", None, None, None).is_err());
    }
}
