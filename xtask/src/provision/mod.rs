//! Provisioning: makes sure that what building and testing need is there, and installs what is not.
//!
//! Found on `PATH` in the right version, else in the user's cache folder, else installed into it. Only browsers
//! and Debian's own packages are installed for the whole machine. A second run asks no network.

mod apt;
mod browser;
mod cargo_tool;
mod component;
mod engines;
mod npm;
mod search_path;
mod wasm_target;

use std::path::PathBuf;

use anyhow::{Result, bail};

use crate::workspace::{self, Workspace};

pub use browser::Browser;
pub use component::provision as lint_components;
pub use npm::Npm;
pub use search_path::find as find_program;
pub use wasm_target::WasmTarget;

/// What building the package needs.
pub struct BuildTools {
    /// The compiler that has a standard library for wasm32-unknown-unknown.
    pub wasm: WasmTarget,
    /// The program `wasm-pack`.
    pub wasm_pack: PathBuf,
    /// The program `wasm-bindgen`, in exactly the version of the library.
    pub wasm_bindgen: PathBuf,
    /// wasm-opt, esbuild and axe-core.
    pub npm: Npm,
}

/// The compiler for wasm32-unknown-unknown alone, for commands that only check.
pub fn wasm_target(workspace: &Workspace) -> Result<WasmTarget> {
    let _lock = workspace::lock(&workspace.cache)?;
    wasm_target::provision(workspace)
}

/// Everything that building the package needs.
pub fn build_tools(workspace: &Workspace) -> Result<BuildTools> {
    let _lock = workspace::lock(&workspace.cache)?;
    Ok(BuildTools {
        npm: npm::provision(workspace)?,
        wasm: wasm_target::provision(workspace)?,
        wasm_pack: cargo_tool::wasm_pack(&workspace.cache)?,
        wasm_bindgen: cargo_tool::wasm_bindgen(&workspace.cache, &workspace.locked_version("wasm-bindgen")?)?,
    })
}

/// The compiler for wasm32-unknown-unknown and the program `wasm-bindgen`, which are enough for a module that is not shipped.
pub fn wasm_tools(workspace: &Workspace) -> Result<(WasmTarget, PathBuf)> {
    let _lock = workspace::lock(&workspace.cache)?;
    let version = workspace.locked_version("wasm-bindgen")?;
    Ok((wasm_target::provision(workspace)?, cargo_tool::wasm_bindgen(&workspace.cache, &version)?))
}

/// The packages from npm.
pub fn npm(workspace: &Workspace) -> Result<Npm> {
    let _lock = workspace::lock(&workspace.cache)?;
    npm::provision(workspace)
}

/// The folder with the bundlers and frameworks that tests use the package with.
pub fn consumers(workspace: &Workspace) -> Result<PathBuf> {
    let _lock = workspace::lock(&workspace.cache)?;
    npm::consumers(workspace)
}

/// Chromium and its driver.
pub fn browser(workspace: &Workspace) -> Result<Browser> {
    let _lock = workspace::lock(&workspace.cache)?;
    browser::provision(&workspace.cache)
}

/// A browser other than Chromium, as the variables by which the tests find it.
pub fn engine(workspace: &Workspace, name: &str) -> Result<engines::Variables> {
    let _lock = workspace::lock(&workspace.cache)?;
    let mut variables = match name {
        "firefox" => engines::firefox(&workspace.cache)?,
        "webkit" => engines::webkit(&workspace.cache)?,
        _ => bail!("no engine {name}: firefox or webkit"),
    };
    variables.push(("ESTIMADO_ENGINE", name.into()));
    Ok(variables)
}

/// Installs Debian packages for a program that one command alone needs.
pub fn debian_packages(workspace: &Workspace, packages: &[&str]) -> Result<()> {
    apt::install(&workspace.cache, packages)
}

/// `cargo xtask provision`: provisions and says what will be used.
pub fn command(workspace: &Workspace, with_browser: bool) -> Result<()> {
    let tools = build_tools(workspace)?;
    println!("wasm32:       {}", tools.wasm);
    println!("wasm-pack:    {}", tools.wasm_pack.display());
    println!("wasm-bindgen: {}", tools.wasm_bindgen.display());
    println!("npm packages: {}", tools.npm.folder().display());
    if with_browser {
        let browser = browser(workspace)?;
        println!("chromium:     {}", browser.chromium.display());
        println!("chromedriver: {}", browser.chromedriver.display());
    }
    Ok(())
}
