//! `www/custom-elements.json`: what the element offers, in the form that editors and catalogues of components read.
//!
//! Attributes, parts, slots and words come from `element.toml`; members and events from the types; custom properties with
//! their values from the stylesheet. What it says is held against the code and the README.

mod check;
mod sources;

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

use crate::files;
use crate::workspace::Workspace;
use sources::Sources;

const FILE: &str = "www/custom-elements.json";
const TAG: &str = "estimado-calculator";
const CLASS: &str = "EstimadoCalculator";
const MODULE: &str = "estimado.js";

/// Writes the file.
pub fn generate(workspace: &Workspace) -> Result<()> {
    files::write(&workspace.path(FILE), text(&Sources::read(workspace)?)?)
}

/// Fails if the file is not what would be written, or says what the code or the README does not.
pub fn check_fresh(workspace: &Workspace) -> Result<()> {
    let sources = Sources::read(workspace)?;
    let path = workspace.path(FILE);
    if !path.is_file() || files::read_text(&path)? != text(&sources)? {
        bail!("{FILE} is stale: run cargo xtask generate and commit it");
    }
    let faults = check::faults(&sources)?;
    if !faults.is_empty() {
        bail!("{}", faults.join("\n"));
    }
    Ok(())
}

fn text(sources: &Sources) -> Result<String> {
    let text =
        serde_json::to_string_pretty(&manifest(sources)?).context("cannot write the manifest as JSON")?;
    Ok(text + "\n")
}

fn manifest(sources: &Sources) -> Result<Value> {
    let class = json!({ "name": CLASS, "module": MODULE });
    let element = sources.described.get("element").and_then(toml::Value::as_str).unwrap_or_default();
    let declaration = json!({
        "kind": "class",
        "customElement": true,
        "tagName": TAG,
        "name": CLASS,
        "description": element,
        "superclass": { "name": "HTMLElement", "package": "global:" },
        "attributes": attributes(sources)?,
        "members": sources.members()?.iter().map(sources::Member::json).collect::<Vec<_>>(),
        "events": sources.events()?.iter().map(|(name, event, words)| {
            json!({ "name": name, "type": { "text": event }, "description": words })
        }).collect::<Vec<_>>(),
        "slots": named(sources, "slot")?,
        "cssParts": named(sources, "part")?,
        "cssProperties": properties(sources)?,
    });
    Ok(json!({
        "schemaVersion": "2.1.0",
        "readme": "README.md",
        "modules": [{
            "kind": "javascript-module",
            "path": MODULE,
            "declarations": [declaration],
            "exports": [
                { "kind": "js", "name": CLASS, "declaration": class },
                { "kind": "custom-element-definition", "name": TAG, "declaration": class },
            ],
        }],
    }))
}

fn attributes(sources: &Sources) -> Result<Vec<Value>> {
    let members = sources.members()?;
    let attributes = sources.table("attribute")?.iter().map(|(name, about)| {
        let word = |key: &str| about.get(key).and_then(toml::Value::as_str);
        let mut attribute =
            json!({ "name": name, "type": { "text": word("type") }, "description": word("text") });
        if let Some(object) = attribute.as_object_mut() {
            object.extend(word("default").map(|value| ("default".to_owned(), value.into())));
            let same = members.iter().find(|member| member.name == *name);
            object.extend(same.map(|member| ("fieldName".to_owned(), member.name.clone().into())));
        }
        attribute
    });
    Ok(attributes.collect())
}

fn named(sources: &Sources, table: &str) -> Result<Vec<Value>> {
    let rows = sources.table(table)?.iter();
    Ok(rows.map(|(name, words)| json!({ "name": name, "description": words.as_str() })).collect())
}

fn properties(sources: &Sources) -> Result<Vec<Value>> {
    let defaults = sources.properties();
    let rows = sources.table("property")?.iter().map(
        |(name, words)| json!({ "name": name, "default": defaults.get(name), "description": words.as_str() }),
    );
    Ok(rows.collect())
}
