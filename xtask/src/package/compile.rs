//! Compiling the widget to WebAssembly, with wasm-pack.

use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result};

use crate::provision::{BuildTools, WasmTarget};
use crate::run::run;
use crate::workspace::Workspace;

/// Leaves the module, the glue that loads it and their types in the folder `glue`.
pub fn compile(workspace: &Workspace, tools: &BuildTools, glue: &Path) -> Result<()> {
    let mut command = Command::new(&tools.wasm_pack);
    // It shall use the wasm-bindgen on PATH and fetch nothing; wasm-opt comes later, in our own version. Of its
    // output only cargo's is of interest.
    command.args(["--log-level", "warn", "build", "--mode", "no-install", "--no-opt", "--no-pack"]);
    command.args(["--target", "web", "--release", "--out-name", "estimado", "--out-dir"]).arg(glue);
    command.arg(&workspace.root).current_dir(&workspace.root);
    let bindgen = tools.wasm_bindgen.parent().context("wasm-bindgen lies in no folder")?;
    tools.wasm.apply(&mut command, &[bindgen])?;
    command.env("CARGO_TARGET_DIR", workspace.wasm_target());
    command.env("CARGO_ENCODED_RUSTFLAGS", rustflags(workspace, &tools.wasm)?).env_remove("RUSTFLAGS");
    run(&mut command)
}

/// Flags that keep the folders of this machine out of the module. Panic messages hold the names of source files.
fn rustflags(workspace: &Workspace, wasm: &WasmTarget) -> Result<OsString> {
    let std_sources = wasm.sysroot()?.join("lib/rustlib/src/rust");
    // Where several fit, rustc takes the last.
    let mut folders = vec![(std_sources.clone(), "/rustc")];
    if let Ok(real) = std_sources.canonicalize() {
        folders.push((real, "/rustc"));
    }
    if let Some(registry) = registry() {
        folders.push((registry.clone(), "/deps"));
        // One folder for each registry, named by the registry.
        let registries = fs::read_dir(&registry).into_iter().flatten().flatten();
        folders.extend(registries.map(|registry| (registry.path(), "/deps")));
    }
    folders.push((workspace.root.clone(), "/estimado"));
    let flags = folders.iter().map(|(folder, name)| {
        let mut flag = OsString::from("--remap-path-prefix=");
        flag.push(folder);
        flag.push("=");
        flag.push(name);
        flag
    });
    Ok(flags.collect::<Vec<_>>().join(OsStr::new("\x1f")))
}

/// Where cargo unpacks the sources of dependencies.
fn registry() -> Option<PathBuf> {
    let home = std::env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(std::env::home_dir()?.join(".cargo")));
    home.map(|home| home.join("registry/src"))
}
