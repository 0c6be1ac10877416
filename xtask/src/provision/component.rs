//! Parts of the toolchain that a minimal one lacks: rustfmt and clippy.

use std::process::Command;

use anyhow::{Context, Result};

use crate::progress::step;
use crate::run::capture;

/// Makes sure that `cargo fmt` and `cargo clippy` run.
pub fn provision() -> Result<()> {
    for (subcommand, component) in [("fmt", "rustfmt"), ("clippy", "clippy")] {
        if capture(Command::new("cargo").args([subcommand, "--version"])).is_err() {
            let mut rustup = Command::new("rustup");
            rustup.args(["component", "add", component]);
            step(component, "rustup component add", || capture(&mut rustup)).with_context(|| {
                format!("cannot install {component}; by hand: rustup component add {component}")
            })?;
        }
    }
    Ok(())
}
