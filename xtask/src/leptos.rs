//! The application of `leptos/app`, which shows the calculator as a component, built for the tests in the browser.

use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::provision;
use crate::run::{capture, run};
use crate::workspace::Workspace;

/// Builds it; returns the folder with its module `page.js`.
pub fn build(workspace: &Workspace) -> Result<PathBuf> {
    let (wasm, wasm_bindgen) = provision::wasm_tools(workspace)?;
    let target = target(workspace);
    let mut cargo = Command::new("cargo");
    cargo.args(["build", "--locked", "--package", "page", "--target", "wasm32-unknown-unknown"]);
    cargo.current_dir(workspace.path("leptos")).env("CARGO_TARGET_DIR", &target);
    wasm.apply(&mut cargo, &[])?;
    run(&mut cargo)?;
    let page = target.join("page");
    let mut bindgen = Command::new(wasm_bindgen);
    bindgen.arg(target.join("wasm32-unknown-unknown/debug/page.wasm"));
    bindgen.args(["--target", "web", "--no-typescript", "--out-dir"]).arg(&page);
    capture(&mut bindgen)?;
    Ok(page)
}

/// Where cargo builds it: it is a workspace of its own.
pub fn target(workspace: &Workspace) -> PathBuf {
    workspace.path("target/leptos")
}
