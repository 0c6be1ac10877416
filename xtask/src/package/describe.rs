//! What goes along with the code: `package.json`, types, the manifest of the element, licences, a README.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result};
use serde_json::Value;

use super::frame::{PAGE, PARTS};
use super::{BATCH, DOCTOR, EMBED, FRAME, MODULE, WASM, integrity};
use crate::files;
use crate::run::capture;
use crate::workspace::Workspace;

const TYPES: &str = "estimado.d.ts";
const ELEMENTS: &str = "custom-elements.json";
const LICENSES: [&str; 2] = ["LICENSE-APACHE", "LICENSE-MIT"];
/// Folders of `www` that go along as they are: schemas, and the published editions to start own ones from.
const FOLDERS: [&str; 2] = ["schema", "editions"];
const README: &str = include_str!("readme.md");
/// The tables of the README: what the manifest of the element calls them.
const TABLES: [&str; 6] = ["attributes", "members", "events", "cssProperties", "cssParts", "slots"];

/// Adds the describing files to the package in `out`.
pub fn describe(workspace: &Workspace, out: &Path) -> Result<()> {
    let www = workspace.path("www");
    let elements = files::read_text(&www.join(ELEMENTS))?;
    let elements: Value =
        serde_json::from_str(&elements).with_context(|| format!("{ELEMENTS} is no JSON"))?;
    let cargo = cargo_package(workspace)?;
    files::write(&out.join("package.json"), manifest(&cargo))?;
    files::write(&out.join("README.md"), readme(&text(&cargo, "version"), &elements))?;
    for license in LICENSES {
        files::copy(&workspace.path(license), &out.join(license))?;
    }
    for folder in FOLDERS {
        for path in files::below(&www.join(folder))? {
            files::copy(&path, &out.join(files::relative(&www, &path)))?;
        }
    }
    for file in [TYPES, ELEMENTS] {
        files::copy(&www.join(file), &out.join(file))?;
    }
    Ok(())
}

fn cargo_package(workspace: &Workspace) -> Result<Value> {
    let mut cargo = Command::new("cargo");
    cargo.args(["metadata", "--format-version", "1", "--no-deps"]).current_dir(&workspace.root);
    let metadata: Value =
        serde_json::from_str(&capture(&mut cargo)?).context("cargo metadata wrote no JSON")?;
    let packages = metadata.get("packages").and_then(Value::as_array).into_iter().flatten();
    let mut named =
        packages.filter(|package| package.get("name").and_then(Value::as_str) == Some("estimado"));
    named.next().cloned().context("cargo metadata knows no package `estimado`")
}

fn text(of: &Value, key: &str) -> String {
    of.get(key).and_then(Value::as_str).unwrap_or_default().to_owned()
}

fn readme(version: &str, elements: &Value) -> String {
    let element = elements.pointer("/modules/0/declarations/0").cloned().unwrap_or_default();
    let tables = TABLES.iter().fold(README.replace("{version}", version), |readme, table| {
        let rows = element.get(table).and_then(Value::as_array).into_iter().flatten().map(row);
        readme.replace(&format!("{{{table}}}"), &rows.collect::<String>())
    });
    tables.replace("| `` |", "| without a name |")
}

/// A row of a table: name and words, and what counts where it is not set.
fn row(item: &Value) -> String {
    let (name, words) = (text(item, "name"), text(item, "description"));
    let class = if item.get("static") == Some(&Value::Bool(true)) { "EstimadoCalculator." } else { "" };
    let brackets = if text(item, "kind") == "method" { "()" } else { "" };
    let default = match text(item, "default") {
        none if none.is_empty() => none,
        default => format!(" Otherwise `{default}`."),
    };
    format!("| `{class}{name}{brackets}` | {words}{default} |\n")
}

/// Written by hand, because the order counts: of the conditions of an export, the first that fits is taken.
fn manifest(cargo: &Value) -> String {
    let of_cargo = |key: &str| cargo.get(key).cloned().unwrap_or_default();
    let (version, description) = (of_cargo("version"), of_cargo("description"));
    let (license, repository) = (of_cargo("license"), text(cargo, "repository"));
    let [style, icon] = PARTS;
    let hashes = integrity::FILE;
    // Importing the module defines the element: that is its side effect.
    format!(
        r#"{{
  "name": "estimado",
  "version": {version},
  "description": {description},
  "keywords": ["calculator", "clean energy", "custom element", "incentive", "rebate", "solar", "web component"],
  "license": {license},
  "homepage": "{repository}#readme",
  "bugs": "{repository}/issues",
  "repository": {{ "type": "git", "url": "git+{repository}.git" }},
  "type": "module",
  "main": "./{MODULE}",
  "module": "./{MODULE}",
  "types": "./{TYPES}",
  "unpkg": "./{MODULE}",
  "jsdelivr": "./{MODULE}",
  "customElements": "./{ELEMENTS}",
  "exports": {{
    ".": {{ "types": "./{TYPES}", "default": "./{MODULE}" }},
    "./{MODULE}": {{ "types": "./{TYPES}", "default": "./{MODULE}" }},
    "./{BATCH}": "./{BATCH}",
    "./{DOCTOR}": "./{DOCTOR}",
    "./{FRAME}": "./{FRAME}",
    "./{WASM}": "./{WASM}",
    "./{PAGE}": "./{PAGE}",
    "./{EMBED}": "./{EMBED}",
    "./{ELEMENTS}": "./{ELEMENTS}",
    "./{hashes}": "./{hashes}",
    "./editions/*.json": "./editions/*.json",
    "./schema/*.json": "./schema/*.json",
    "./package.json": "./package.json"
  }},
  "files": [
    "LICENSE-APACHE", "LICENSE-MIT", "{ELEMENTS}", "{hashes}", "{TYPES}", "{MODULE}", "{WASM}", "{BATCH}", "{DOCTOR}",
    "{PAGE}", "{EMBED}", "{style}", "{icon}", "{FRAME}", "editions", "schema"
  ],
  "sideEffects": ["./{MODULE}", "./{BATCH}", "./{EMBED}", "./{FRAME}"]
}}
"#
    )
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_manifest_takes_its_version_from_cargo_and_exports_module_and_types() {
        let cargo = json!({ "version": "1.2.3", "repository": "https://example.org/estimado" });
        let manifest: Value = serde_json::from_str(&manifest(&cargo)).unwrap();
        assert_eq!(manifest["version"], "1.2.3");
        assert_eq!(manifest["repository"]["url"], "git+https://example.org/estimado.git");
        assert_eq!(manifest["exports"]["."]["types"], "./estimado.d.ts");
        assert_eq!(manifest["exports"]["./estimado_bg.wasm"], "./estimado_bg.wasm");
        assert_eq!(manifest["exports"]["./estimado-frame.js"], "./estimado-frame.js");
        let shipped: Vec<_> = manifest["files"].as_array().unwrap().iter().collect();
        for name in ["embed.html", "embed.js", "embed.css", "icon.svg", "integrity.json"] {
            assert!(shipped.iter().any(|file| *file == name), "{name}");
        }
    }

    #[test]
    fn the_readme_has_its_version_and_a_row_for_each_thing_the_element_offers() {
        let element = json!({
            "attributes": [{ "name": "lang", "description": "Language." }],
            "members": [{ "kind": "method", "name": "print", "description": "Prints." }],
            "cssProperties": [{ "name": "--a", "default": "1px", "description": "Line." }],
            "slots": [{ "name": "", "description": "Fallback." }],
        });
        let readme = readme("1.2.3", &json!({ "modules": [{ "declarations": [element] }] }));
        assert!(readme.contains("/estimado@1.2.3/estimado.js"));
        assert!(readme.contains("|---|---|\n| `lang` | Language. |\n\n| Property"), "{readme}");
        assert!(readme.contains("| `print()` | Prints. |"));
        assert!(readme.contains("| `--a` | Line. Otherwise `1px`. |"));
        assert!(readme.contains("| without a name | Fallback. |"));
    }
}
