//! Packages from npm, pinned by two lock files: in `xtask`, wasm-opt, esbuild, axe-core, TypeScript, Papa Parse and readers of files; in
//! `tests/consumers`, the bundlers and frameworks that tests use the package with.
//!
//! They are unpacked into the cache folder, one folder for each state of a lock file, never into the sources.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use sha2::{Digest, Sha256};

use super::apt;
use super::search_path::find;
use crate::progress::step;
use crate::run::{capture, logged};
use crate::workspace::Workspace;

const OLDEST_NODE: u32 = 18;

/// The unpacked packages.
pub struct Npm {
    folder: PathBuf,
}

impl Npm {
    /// The folder that holds `node_modules`.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Binaryen's optimiser, as a command for Node.
    pub fn wasm_opt(&self) -> Command {
        self.program("binaryen/bin/wasm-opt")
    }

    /// The bundler, as a command for Node. It finds the other packages by their names.
    pub fn esbuild(&self) -> Command {
        let mut esbuild = self.program("esbuild/bin/esbuild");
        esbuild.env("NODE_PATH", self.folder.join("node_modules"));
        esbuild
    }

    /// The compiler of TypeScript, as a command for Node.
    pub fn typescript(&self) -> Command {
        self.program("typescript/bin/tsc")
    }

    /// The accessibility checker, a script to run in a page.
    pub fn axe(&self) -> PathBuf {
        self.folder.join("node_modules/axe-core/axe.min.js")
    }

    fn program(&self, path: &str) -> Command {
        let mut node = Command::new("node");
        node.arg(self.folder.join("node_modules").join(path));
        node
    }
}

/// What building and testing needs.
pub fn provision(workspace: &Workspace) -> Result<Npm> {
    Ok(Npm { folder: install(workspace, "xtask", "npm packages", "about 10 s")? })
}

/// The folder with the bundlers and frameworks that tests use the package with.
pub fn consumers(workspace: &Workspace) -> Result<PathBuf> {
    install(workspace, "tests/consumers", "bundlers and frameworks", "about 30 s")
}

/// Finds the packages that a lock file names in the cache, or has npm fetch them.
fn install(workspace: &Workspace, of: &str, what: &str, time: &str) -> Result<PathBuf> {
    node(&workspace.cache)?;
    let lock = workspace.path(of).join("package-lock.json");
    let bytes = fs::read(&lock).with_context(|| format!("cannot read {}", lock.display()))?;
    let digest = format!("{:x}", Sha256::digest(&bytes));
    let folder = workspace.cache.join(format!("npm-{}", digest.get(..12).unwrap_or(&digest)));
    let complete = folder.join("complete");
    if !complete.is_file() {
        step(what, &format!("installing ({time})"), || {
            fs::create_dir_all(&folder).with_context(|| format!("cannot create {}", folder.display()))?;
            for file in ["package.json", "package-lock.json"] {
                fs::copy(workspace.path(of).join(file), folder.join(file))
                    .with_context(|| format!("cannot copy {of}/{file}"))?;
            }
            let mut npm = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
            npm.args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]).current_dir(&folder);
            logged(&mut npm, &workspace.cache.join("logs/npm.log"))
        })
        .with_context(|| {
            format!("cannot install npm packages; by hand: cd {} && npm ci", folder.display())
        })?;
        fs::write(&complete, "").with_context(|| format!("cannot write {}", complete.display()))?;
    }
    Ok(folder)
}

fn node(cache: &Path) -> Result<()> {
    if find("node").is_none() || find("npm").or_else(|| find("npm.cmd")).is_none() {
        apt::install(cache, &["nodejs", "npm"]).context("Node.js and npm are needed")?;
    }
    let version = capture(Command::new("node").arg("--version"))?;
    match major(&version) {
        Some(major) if major >= OLDEST_NODE => Ok(()),
        _ => bail!("Node.js {OLDEST_NODE} or newer is needed; this one is {}", version.trim()),
    }
}

fn major(version: &str) -> Option<u32> {
    version.trim().strip_prefix('v')?.split('.').next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::major;

    #[test]
    fn the_major_version_is_the_first_number() {
        assert_eq!(major("v20.20.2\n"), Some(20));
        assert_eq!(major("20"), None);
    }
}
