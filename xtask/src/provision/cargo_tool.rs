//! Programs that `cargo install` builds: wasm-pack, wasm-bindgen and geckodriver, each in one exact version.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use super::search_path::find;
use crate::progress::step;
use crate::run::{capture, logged};

const GECKODRIVER_VERSION: &str = "0.37.1";
const WASM_PACK_VERSION: &str = "0.15.1";

/// The program `wasm-pack`.
pub fn wasm_pack(cache: &Path) -> Result<PathBuf> {
    Tool { krate: "wasm-pack", program: "wasm-pack", version: WASM_PACK_VERSION, minutes: 2, locked: true }
        .provision(cache)
}

/// The program `wasm-bindgen`. It and the library of the same name must be of one version.
pub fn wasm_bindgen(cache: &Path, version: &str) -> Result<PathBuf> {
    // Not by its own lock file, which names a version that was withdrawn.
    Tool { krate: "wasm-bindgen-cli", program: "wasm-bindgen", version, minutes: 2, locked: false }
        .provision(cache)
}

/// The program `geckodriver`, which moves Firefox.
pub fn geckodriver(cache: &Path) -> Result<PathBuf> {
    let version = GECKODRIVER_VERSION;
    Tool { krate: "geckodriver", program: "geckodriver", version, minutes: 2, locked: true }.provision(cache)
}

struct Tool<'a> {
    krate: &'a str,
    program: &'a str,
    version: &'a str,
    minutes: u32,
    locked: bool,
}

impl Tool<'_> {
    fn provision(&self, cache: &Path) -> Result<PathBuf> {
        if let Some(program) = find(self.program).filter(|program| self.is_right(program)) {
            return Ok(program);
        }
        let name = format!("{}-{}", self.krate, self.version);
        let folder = cache.join(&name);
        let program = folder.join("bin").join(format!("{}{}", self.program, env::consts::EXE_SUFFIX));
        // Cargo puts the program there when it is complete, so that its presence is enough.
        if program.is_file() {
            return Ok(program);
        }
        let mut install = vec!["install", self.krate, "--version", self.version];
        install.extend(self.locked.then_some("--locked"));
        let what = format!("{} {}", self.krate, self.version);
        step(&what, &format!("installing (about {} min)", self.minutes), || {
            let mut cargo = Command::new("cargo");
            cargo.args(&install).arg("--root").arg(&folder);
            // Flags that are meant for this repository's code.
            cargo
                .env_remove("RUSTFLAGS")
                .env_remove("CARGO_ENCODED_RUSTFLAGS")
                .env_remove("CARGO_TARGET_DIR");
            logged(&mut cargo, &cache.join(format!("logs/{name}.log")))
        })
        .with_context(|| format!("cannot install {what}; by hand: cargo {}", install.join(" ")))?;
        Ok(program)
    }

    fn is_right(&self, program: &Path) -> bool {
        // `wasm-pack 0.15.1`, `wasm-bindgen 0.2.130 (commit)`; geckodriver goes on for some lines
        capture(Command::new(program).arg("--version"))
            .is_ok_and(|line| line.split_whitespace().nth(1) == Some(self.version))
    }
}
