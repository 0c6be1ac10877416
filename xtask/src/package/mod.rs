//! The package `pkg/`: what a web page loads. It is committed, so that nobody needs a toolchain to use it.
//!
//! Compile (wasm-pack), glue (wasm-bindgen), optimise (wasm-opt), bundle (esbuild), describe (package.json, types, manifest of the
//! element), sign with the hashes of what browsers load and the digest of the sources.

mod bundle;
mod compile;
mod describe;
mod frame;
mod glue;
mod integrity;
mod optimise;
mod sources;

use std::fs;

use anyhow::{Context, Result, bail};

use crate::files;
use crate::progress::step;
use crate::provision;
use crate::workspace::{self, Workspace};

/// The bundled module, the one file that a page names.
pub const MODULE: &str = "estimado.js";
/// The script of the page for many projects, which imports the module.
pub const BATCH: &str = "estimado-batch.js";
/// What looks for faults of a page, loaded by the module when it is asked for.
pub const DOCTOR: &str = "estimado-doctor.js";
/// The WebAssembly module that the module loads.
pub const WASM: &str = "estimado_bg.wasm";
/// The script of the page for an iframe, which imports the module.
pub const EMBED: &str = "embed.js";
/// The script for the page around such an iframe.
pub const FRAME: &str = "estimado-frame.js";

/// `cargo xtask build`: builds `pkg/`.
pub fn build(workspace: &Workspace) -> Result<()> {
    let tools = provision::build_tools(workspace)?;
    let _lock = workspace::lock(&workspace.staging())?;
    // Before building: what changes while the compiler runs must leave the package stale.
    let sources = sources::listing(workspace)?;
    let stage = workspace.staging().join("stage");
    let out = workspace.staging().join("out");
    files::empty(&stage)?;
    files::empty(&out)?;
    compile::compile(workspace, &tools, &stage.join("glue"))?;
    glue::glue(workspace, &tools, &stage.join("glue"))?;
    step(WASM, "optimising", || {
        optimise::optimise(&tools.npm, &stage.join("glue").join(WASM), &out.join(WASM))
    })?;
    step(MODULE, "bundling", || bundle::bundle(&tools.npm, &workspace.path("www"), &stage, &out))?;
    frame::page(&workspace.path("www"), &stage, &out)?;
    describe::describe(workspace, &out)?;
    integrity::describe(&out)?;
    files::write(&out.join(sources::FILE), sources)?;
    files::remove(&workspace.pkg())?;
    fs::rename(&out, workspace.pkg()).context("cannot put the package into pkg/")?;
    println!("pkg/: built");
    Ok(())
}

/// Builds `pkg/` if it was built from other sources than these, and says so.
pub fn ensure_fresh(workspace: &Workspace) -> Result<()> {
    match sources::difference(workspace)? {
        None => Ok(()),
        Some(difference) => {
            println!("pkg/ is stale ({difference}): building it");
            build(workspace)
        }
    }
}

/// Fails if `pkg/` was built from other sources than these.
pub fn check_fresh(workspace: &Workspace) -> Result<()> {
    match sources::difference(workspace)? {
        None => Ok(()),
        Some(difference) => bail!("pkg/ is stale ({difference}): run cargo xtask build and commit pkg/"),
    }
}
