//! The layers: which crate may know what. ARCHITECTURE.md says why; this is where it is enforced.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::files;
use crate::run::capture;
use crate::workspace::Workspace;

/// What each crate of ours may use of ours, when it runs.
const OURS: [(&str, &[&str]); 4] = [
    ("estimado-worksheet", &[]),
    ("estimado-programs", &["estimado-worksheet"]),
    ("estimado-tables", &["estimado-worksheet"]),
    ("estimado", &["estimado-worksheet", "estimado-programs"]),
];
/// Crates that know nothing of browsers and files.
const PURE: [&str; 2] = ["estimado-worksheet", "estimado-programs"];
/// What pure crates may not use, not even through others. A name stands for all that begin with it.
const IMPURE: [&str; 7] =
    ["js-sys", "leptos", "reactive_graph", "serde-wasm-bindgen", "toml", "wasm-bindgen", "web-sys"];
/// Crates that may name TOML and Leptos themselves.
const MAY_USE: [(&str, &[&str]); 2] =
    [("toml", &["estimado-tables", "estimado-tests", "xtask"]), ("leptos", &["estimado", "estimado-tests"])];
/// Lines that a file may have before its module doc must say why.
const LONG: usize = 400;
/// How a long file's module doc begins the line that says it.
const REASON: &str = "//! Long because";

/// Fails with all that crosses a layer.
pub fn check(workspace: &Workspace) -> Result<()> {
    let mut faults = Vec::new();
    for (name, allowed) in OURS {
        let direct = tree(workspace, name, &["--edges", "normal", "--depth", "1"])?;
        let ours = direct.iter().filter(|used| used.starts_with("estimado") && *used != name);
        let crossing = ours.filter(|used| !allowed.contains(&used.as_str()));
        faults.extend(crossing.map(|used| format!("{name} may not use {used}")));
    }
    for name in PURE {
        let all = tree(workspace, name, &["--edges", "normal,no-proc-macro"])?;
        let impure = all.iter().filter(|used| IMPURE.iter().any(|start| used.starts_with(start)));
        faults.extend(impure.map(|used| format!("{name} may not use {used}, not even through others")));
    }
    for name in members(workspace)? {
        for used in tree(workspace, &name, &["--edges", "normal,build", "--depth", "1"])? {
            let rule = MAY_USE.iter().find(|(restricted, _)| *restricted == used);
            faults.extend(
                rule.filter(|(_, may)| !may.contains(&name.as_str()))
                    .map(|_| format!("{name} may not use {used} itself")),
            );
        }
    }
    faults.extend(one_border(workspace)?);
    faults.extend(long_files(workspace)?);
    if faults.is_empty() {
        return Ok(());
    }
    bail!("{}", faults.join("\n"))
}

/// The names in the dependency tree of one crate as it is built for the page.
fn tree(workspace: &Workspace, package: &str, arguments: &[&str]) -> Result<Vec<String>> {
    let mut cargo = Command::new("cargo");
    cargo.args(["tree", "--package", package, "--target", "wasm32-unknown-unknown"]);
    cargo.args(["--prefix", "none", "--format", "{p}"]).args(arguments).current_dir(&workspace.root);
    let mut names: Vec<String> = capture(&mut cargo)?.lines().filter_map(first_word).collect();
    names.sort();
    names.dedup();
    Ok(names)
}

fn members(workspace: &Workspace) -> Result<Vec<String>> {
    let mut cargo = Command::new("cargo");
    cargo.args(["tree", "--workspace", "--depth", "0", "--prefix", "none"]).current_dir(&workspace.root);
    Ok(capture(&mut cargo)?.lines().filter_map(first_word).collect())
}

fn first_word(line: &str) -> Option<String> {
    line.split_whitespace().next().map(str::to_owned)
}

/// Values of JavaScript cross in one folder of the widget only.
fn one_border(workspace: &Workspace) -> Result<Option<String>> {
    let mut naming = Vec::new();
    let border = workspace.path("src/boundary");
    for path in rust_files(&workspace.path("src"))? {
        if !path.starts_with(&border) && names(&files::read_text(&path)?, "JsValue") {
            naming.push(files::relative(&workspace.root, &path));
        }
    }
    let none = naming.is_empty();
    Ok((!none).then(|| format!("only src/boundary/ may name JsValue, but these do: {}", naming.join(", "))))
}

/// Whether a text has this word, not only as part of a longer one.
fn names(text: &str, word: &str) -> bool {
    text.split(|sign: char| !sign.is_alphanumeric() && sign != '_').any(|part| part == word)
}

fn long_files(workspace: &Workspace) -> Result<Vec<String>> {
    let mut faults = Vec::new();
    for folder in ["src", "crates", "tests", "xtask"] {
        for path in rust_files(&workspace.path(folder))? {
            let text = files::read_text(&path)?;
            if is_long_without_reason(&text) {
                let name = files::relative(&workspace.root, &path);
                let lines = text.lines().count();
                faults
                    .push(format!("{name} has {lines} lines: split it, or say why in a line `{REASON} ...`"));
            }
        }
    }
    Ok(faults)
}

fn is_long_without_reason(text: &str) -> bool {
    text.lines().count() > LONG && !text.lines().any(|line| line.starts_with(REASON))
}

fn rust_files(folder: &Path) -> Result<Vec<std::path::PathBuf>> {
    Ok(files::below(folder)?.into_iter().filter(|path| files::has_extension(path, "rs")).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_is_not_part_of_a_longer_one() {
        assert!(names("fn f(x: &JsValue) {}", "JsValue"));
        assert!(!names("fn f(x: MyJsValue, JsValues: u8) {}", "JsValue"));
    }

    #[test]
    fn a_long_file_needs_a_reason() {
        let long = "//! A table.\n".to_owned() + &"const A: u8 = 0;\n".repeat(LONG);
        assert!(is_long_without_reason(&long));
        assert!(!is_long_without_reason(&long.replacen('\n', "\n//! Long because it is one table.\n", 1)));
        assert!(!is_long_without_reason("//! A table.\n"));
    }
}
