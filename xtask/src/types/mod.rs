//! `www/estimado.d.ts`, the types of the package: inputs from the schema of the programs, the rest from `fixed.d.ts`.
//!
//! That results have the types stated there is tested on the built package: `tests/js/types.mjs`.

mod inputs;

use anyhow::{Result, bail};

use crate::files;
use crate::provision;
use crate::run::run;
use crate::workspace::Workspace;

const FILE: &str = "www/estimado.d.ts";
/// What the package exports, and the element with what it inherits.
const MODULES: [&str; 3] = ["www/estimado.js", "www/interface.js", "www/control.js"];
const FIXED: &str = include_str!("fixed.d.ts");
const HEADER: &str = "// Types of the package. Written by `cargo xtask generate`: do not edit.\n";

/// Writes the file.
pub fn generate(workspace: &Workspace) -> Result<()> {
    files::write(&workspace.path(FILE), text())
}

/// Fails if the file is not what would be written, or the module has members without a type.
pub fn check_fresh(workspace: &Workspace) -> Result<()> {
    let path = workspace.path(FILE);
    if !path.is_file() || files::read_text(&path)? != text() {
        bail!("{FILE} is stale: run cargo xtask generate and commit it");
    }
    for module in MODULES {
        let untyped = untyped(&files::read_text(&workspace.path(module))?);
        if !untyped.is_empty() {
            bail!("{module} has {}, which xtask/src/types/fixed.d.ts does not know", untyped.join(", "));
        }
    }
    Ok(())
}

/// Has TypeScript check the types and the code in `tests/types` that uses them.
pub fn check_use(workspace: &Workspace) -> Result<()> {
    let mut tsc = provision::npm(workspace)?.typescript();
    tsc.args(["--project", "tests/types"]);
    run(tsc.current_dir(&workspace.root))
}

fn text() -> String {
    [HEADER, "\n", FIXED, &inputs::interfaces()].concat()
}

/// Exports and public members of the element that the types lack.
fn untyped(module: &str) -> Vec<String> {
    let exported = module.lines().filter_map(|line| line.strip_prefix("export { ")?.split_once(" }"));
    let constants = module.lines().filter_map(|line| line.strip_prefix("export const ")?.split_once(' '));
    let constants = constants.map(|(name, _)| name.to_owned());
    let exported = exported.flat_map(|(names, _)| names.split(", ")).map(str::to_owned).chain(constants);
    let class = module.split_once("export class ").map(|(_, class)| class).unwrap_or_default();
    let members = class.lines().filter_map(member).filter(|name| !CALLED_BY_THE_BROWSER.contains(name));
    let known = |name: &String| ["(", "<", ":"].iter().any(|sign| FIXED.contains(&format!(" {name}{sign}")));
    let mut missing: Vec<_> =
        exported.chain(members.map(str::to_owned)).filter(|name| !known(name)).collect();
    missing.dedup();
    missing
}

const CALLED_BY_THE_BROWSER: [&str; 9] = [
    "constructor",
    "connectedCallback",
    "disconnectedCallback",
    "attributeChangedCallback",
    "formDisabledCallback",
    "formResetCallback",
    "formStateRestoreCallback",
    "if",
    "super",
];

/// The name of the method or accessor that a line of a class begins; a private one has none.
fn member(line: &str) -> Option<&str> {
    let line = line.strip_prefix("  ").filter(|line| line.starts_with(|sign: char| sign.is_alphabetic()))?;
    let line = ["async ", "static ", "get ", "set "]
        .iter()
        .fold(line, |line, word| line.strip_prefix(word).unwrap_or(line));
    let (name, _) = line.split_once('(')?;
    name.chars().all(char::is_alphanumeric).then_some(name)
}

/// A doc comment of one or more lines.
fn comment(indent: &str, text: &str) -> String {
    format!("{indent}/** {} */\n", text.replace("*/", "*\\/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_types_lack_is_named() {
        let module = "export { estimate, forecast } from './glue.js';\nexport const toCsv = 1;\nexport const toPdf = 2;\n\
                      export class A extends B {\n  get answers() {\n    go(1);\n  }\n  #hidden() {}\n  async shine() {}\n\
                      \x20 connectedCallback() {}\n}\n";
        assert_eq!(untyped(module), ["forecast", "toPdf", "shine"]);
    }
}
