//! The sources of the package, each with its SHA-256: tells without building whether `pkg/` is stale.
//!
//! The listing is what `sha256sum` writes, so that `sha256sum --check pkg/SOURCES.sha256` works as well.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};

use crate::files;
use crate::workspace::Workspace;

/// The listing's name in the package.
pub const FILE: &str = "SOURCES.sha256";

/// Files and folders that all count, besides those of `www/` and the crates.
const WHOLE: [&str; 8] = [
    "Cargo.lock",
    "Cargo.toml",
    "build.rs",
    "src",
    "xtask/package-lock.json",
    "xtask/src/package",
    "xtask/src/provision/cargo_tool.rs",
    ".cargo/config.toml",
];
/// Folders of a crate that do not get into the package.
const NOT_SHIPPED: [&str; 3] = ["tests", "benches", "examples"];

/// The listing for the sources as they are now.
pub fn listing(workspace: &Workspace) -> Result<String> {
    let mut lines = String::new();
    for path in paths(&workspace.root)? {
        let digest = Sha256::digest(files::read(&path)?);
        writeln!(lines, "{digest:x}  {}", files::relative(&workspace.root, &path))
            .context("cannot format a digest")?;
    }
    Ok(lines)
}

/// In what the sources differ from those the package was built from, in a few words; `None` if in nothing.
pub fn difference(workspace: &Workspace) -> Result<Option<String>> {
    let committed = workspace.pkg().join(FILE);
    if !committed.is_file() {
        return Ok(Some(format!("pkg/{FILE} is missing")));
    }
    Ok(compare(&files::read_text(&committed)?, &listing(workspace)?))
}

fn paths(root: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for source in WHOLE {
        let path = root.join(source);
        found.extend(if path.is_file() { vec![path] } else { files::below(&path)? });
    }
    let is_for_the_page = |path: &PathBuf| {
        files::has_extension(path, "js")
            || files::has_extension(path, "css")
            || files::has_extension(path, "json")
            || files::has_extension(path, "ts")
    };
    found.extend(files::below(&root.join("www"))?.into_iter().filter(is_for_the_page));
    let crates = root.join("crates");
    let is_shipped = |path: &PathBuf| {
        let inside = path.strip_prefix(&crates).ok().and_then(|path| path.iter().nth(1));
        inside.is_none_or(|folder| NOT_SHIPPED.iter().all(|name| folder != *name))
    };
    found.extend(files::below(&crates)?.into_iter().filter(is_shipped));
    found.sort();
    Ok(found)
}

fn compare(old: &str, new: &str) -> Option<String> {
    let (old, new) = (by_path(old), by_path(new));
    let changed = new.iter().filter(|(path, digest)| old.get(*path) != Some(*digest)).map(|(path, _)| *path);
    let removed = old.keys().filter(|path| !new.contains_key(*path)).copied();
    let mut differing: Vec<&str> = changed.chain(removed).collect();
    let count = differing.len();
    let first = differing.drain(..count.min(3)).collect::<Vec<_>>().join(", ");
    match count {
        0 => None,
        1..=3 => Some(format!("changed: {first}")),
        more => Some(format!("changed: {first} and {} more", more.saturating_sub(3))),
    }
}

fn by_path(listing: &str) -> BTreeMap<&str, &str> {
    listing.lines().filter_map(|line| line.split_once("  ")).map(|(digest, path)| (path, digest)).collect()
}

#[cfg(test)]
mod tests {
    use super::compare;

    #[test]
    fn the_same_listing_is_fresh() {
        assert_eq!(compare("aa  src/lib.rs\n", "aa  src/lib.rs\n"), None);
    }

    #[test]
    fn changed_new_and_removed_files_are_named() {
        let old = "aa  Cargo.toml\nbb  src/gone.rs\ncc  src/lib.rs\n";
        let new = "aa  Cargo.toml\ndd  src/lib.rs\nee  src/new.rs\n";
        assert_eq!(compare(old, new).as_deref(), Some("changed: src/lib.rs, src/new.rs, src/gone.rs"));
    }

    #[test]
    fn of_many_the_first_three_are_named() {
        let new = "a  1\na  2\na  3\na  4\na  5\n";
        assert_eq!(compare("", new).as_deref(), Some("changed: 1, 2, 3 and 2 more"));
    }
}
