//! `cargo xtask test`: every test, with the built package, the browser and their paths at hand.

use std::ffi::OsString;
use std::path::PathBuf;
use std::process::Command;

use anyhow::Result;

use crate::leptos;
use crate::package;
use crate::provision;
use crate::run::run;
use crate::workspace::Workspace;

/// Provisions, brings `pkg/` up to date and runs `cargo test --workspace`.
///
/// The arguments go to `cargo test`; if they choose packages, these take the place of the whole workspace.
/// Tests find what they need by the variables `ESTIMADO_ROOT` (the repository), `ESTIMADO_PKG` (the built package),
/// `ESTIMADO_AXE` (axe.min.js), `ESTIMADO_LEPTOS` (the application in Leptos), `ESTIMADO_CONSUMERS` (bundlers and frameworks),
/// `ESTIMADO_CHROMIUM` and `ESTIMADO_CHROMEDRIVER`.
pub fn command(workspace: &Workspace, arguments: &[OsString]) -> Result<()> {
    with(workspace, arguments, &[])
}

/// The same, with variables that choose another browser.
pub fn with(workspace: &Workspace, arguments: &[OsString], others: &[(&str, PathBuf)]) -> Result<()> {
    let browser = provision::browser(workspace)?;
    let npm = provision::npm(workspace)?;
    let consumers = provision::consumers(workspace)?;
    package::ensure_fresh(workspace)?;
    let page = leptos::build(workspace)?;
    let mut cargo = Command::new("cargo");
    cargo.arg("test").args((!choose_packages(arguments)).then_some("--workspace")).args(arguments);
    cargo.current_dir(&workspace.root);
    cargo.env("ESTIMADO_ROOT", &workspace.root).env("ESTIMADO_PKG", workspace.pkg());
    cargo.env("ESTIMADO_AXE", npm.axe()).env("ESTIMADO_LEPTOS", page).env("ESTIMADO_CONSUMERS", consumers);
    cargo.env("ESTIMADO_CHROMIUM", &browser.chromium).env("ESTIMADO_CHROMEDRIVER", &browser.chromedriver);
    cargo.envs(others.iter().map(|(name, value)| (name, value)));
    run(&mut cargo)
}

fn choose_packages(arguments: &[OsString]) -> bool {
    let of_cargo = arguments.iter().take_while(|argument| *argument != "--");
    of_cargo.map(|argument| argument.to_string_lossy()).any(|argument| {
        argument == "-p" || argument.starts_with("--package") || argument.starts_with("--manifest-path")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chosen_package_takes_the_place_of_the_workspace() {
        let words = |text: &str| text.split_whitespace().map(OsString::from).collect::<Vec<_>>();
        assert!(choose_packages(&words("-p estimado-tests name")));
        assert!(choose_packages(&words("--package=estimado-tests")));
        assert!(!choose_packages(&words("name -- -p")));
    }
}
