//! `cargo xtask lint`: everything that can be checked without running the product.

use std::process::Command;

use anyhow::{Result, bail};

use crate::generated::GENERATED;
use crate::layers;
use crate::leptos;
use crate::progress::section;
use crate::provision::{self, WasmTarget};
use crate::run::run;
use crate::workspace::Workspace;

/// Runs all checks, also after one has failed, and names those that failed.
pub fn command(workspace: &Workspace) -> Result<()> {
    let cargo = |arguments: &str| run(&mut cargo(workspace, arguments));
    provision::lint_components()?;
    let mut failed = Vec::new();
    let mut check = |heading: &str, work: &dyn Fn() -> Result<()>| {
        if section(heading, work).is_err() {
            failed.push(heading.to_owned());
        }
    };
    check("rustfmt", &|| cargo("fmt --all --check"));
    check("rustfmt of leptos/", &|| cargo("fmt --manifest-path leptos/Cargo.toml --all --check"));
    check("layers", &|| layers::check(workspace));
    for (heading, is_fresh) in GENERATED {
        check(heading, &|| is_fresh(workspace));
    }
    check("clippy", &|| cargo("clippy --workspace --all-targets -- -D warnings"));
    check("clippy for wasm", &|| clippy_for_wasm(workspace));
    check("documentation", &|| {
        run(self::cargo(workspace, "doc --workspace --no-deps").env("RUSTDOCFLAGS", "-D warnings"))
    });
    if failed.is_empty() {
        return Ok(());
    }
    bail!("failed: {}", failed.join(", "))
}

fn cargo(workspace: &Workspace, arguments: &str) -> Command {
    let mut cargo = Command::new("cargo");
    cargo.args(arguments.split_whitespace()).current_dir(&workspace.root);
    cargo
}

/// The widget has code that only exists for the browser; the component for Leptos exists only there.
fn clippy_for_wasm(workspace: &Workspace) -> Result<()> {
    if let WasmTarget::Private(_) = provision::wasm_target(workspace)? {
        println!("skipped: this machine's clippy cannot read the standard library of Debian's compiler");
        return Ok(());
    }
    let arguments = "--target wasm32-unknown-unknown -- -D warnings";
    let widget = format!("clippy --package estimado {arguments}");
    run(cargo(workspace, &widget).env("CARGO_TARGET_DIR", workspace.wasm_target()))?;
    let component = format!("clippy --manifest-path leptos/Cargo.toml --workspace {arguments}");
    run(cargo(workspace, &component).env("CARGO_TARGET_DIR", leptos::target(workspace)))
}
