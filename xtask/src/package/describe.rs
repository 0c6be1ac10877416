//! What goes along with the code: `package.json`, types, licences, a README.

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

/// Folders of `www` that go along as they are: schemas, and the published editions to start own ones from.
const FOLDERS: [&str; 2] = ["schema", "editions"];

const README: &str = "\
# Estimado

What a clean-energy incentive program would pay, worked out in the browser: an element for any web page.

```html
<script type=\"module\" src=\"estimado.js\"></script>
<estimado-calculator program=\"pr-gef-tier1\" lang=\"es\"></estimado-calculator>
```

`estimado.js` loads `estimado_bg.wasm` from beside itself; `estimado.d.ts` has the types. `estimado-batch.js` is the script of a page
for many projects at once, `estimado-doctor.js` is loaded when a page asks what is wrong with it; a page with one calculator needs
neither. `embed.html` is a page for an iframe, with `embed.js`, `embed.css` and `icon.svg`; `estimado-frame.js` is for the page around
it. `integrity.json` has the hashes of what browsers run. `editions/` has the published numbers as JSON, to start own ones from, and
`schema/` what editors need to check them.

This folder is built by `cargo xtask build` from the sources listed in `SOURCES.sha256`: do not edit it.
";

/// Adds the describing files to the package in `out`.
pub fn describe(workspace: &Workspace, out: &Path) -> Result<()> {
    let manifest = manifest(&cargo_package(workspace)?);
    files::write(&out.join("package.json"), manifest)?;
    files::write(&out.join("README.md"), README)?;
    for license in ["LICENSE", "LICENSE-APACHE", "LICENSE-MIT"] {
        let path = workspace.path(license);
        if path.is_file() {
            files::copy(&path, &out.join(license))?;
        }
    }
    for folder in FOLDERS {
        let www = workspace.path("www");
        for path in files::below(&www.join(folder))? {
            files::copy(&path, &out.join(files::relative(&www, &path)))?;
        }
    }
    files::copy(&workspace.path("www").join(TYPES), &out.join(TYPES))
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

/// Written by hand, because the order counts: of the conditions of an export, the first that fits is taken.
fn manifest(cargo: &Value) -> String {
    let of_cargo = |key: &str| cargo.get(key).cloned().unwrap_or_default();
    let (version, description) = (of_cargo("version"), of_cargo("description"));
    let (license, repository) = (of_cargo("license"), of_cargo("repository"));
    let [style, icon] = PARTS;
    let hashes = integrity::FILE;
    // Importing the module defines the element: that is its side effect.
    format!(
        r#"{{
  "name": "estimado",
  "version": {version},
  "description": {description},
  "license": {license},
  "repository": {repository},
  "type": "module",
  "main": "./{MODULE}",
  "types": "./{TYPES}",
  "exports": {{
    ".": {{ "types": "./{TYPES}", "default": "./{MODULE}" }},
    "./{BATCH}": "./{BATCH}",
    "./{DOCTOR}": "./{DOCTOR}",
    "./{FRAME}": "./{FRAME}",
    "./{WASM}": "./{WASM}",
    "./{PAGE}": "./{PAGE}",
    "./{EMBED}": "./{EMBED}",
    "./{hashes}": "./{hashes}",
    "./editions/*.json": "./editions/*.json",
    "./schema/*.json": "./schema/*.json",
    "./package.json": "./package.json"
  }},
  "files": [
    "LICENSE*", "SOURCES.sha256", "{hashes}", "*.d.ts", "{MODULE}", "{BATCH}", "{DOCTOR}", "{WASM}",
    "{PAGE}", "{EMBED}", "{style}", "{icon}", "{FRAME}", "editions", "schema"
  ],
  "sideEffects": true
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
        let text = manifest(&json!({ "version": "1.2.3", "license": "MIT OR Apache-2.0" }));
        let manifest: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(manifest["version"], "1.2.3");
        assert_eq!(manifest["exports"]["."]["types"], "./estimado.d.ts");
        assert_eq!(manifest["exports"]["./estimado_bg.wasm"], "./estimado_bg.wasm");
        assert_eq!(manifest["exports"]["./estimado-frame.js"], "./estimado-frame.js");
        let shipped: Vec<_> = manifest["files"].as_array().unwrap().iter().collect();
        for name in ["embed.html", "embed.js", "embed.css", "icon.svg", "integrity.json"] {
            assert!(shipped.iter().any(|file| *file == name), "{name}");
        }
    }
}
