//! The target wasm32-unknown-unknown: a compiler with a standard library for it.
//!
//! In this order: the toolchain has it; an earlier run built it; rustup adds it; it is built from Debian's Rust
//! sources (`xtask/provision.sh`), for machines that rustup's server cannot be reached from.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use sha2::{Digest, Sha256};

use super::apt;
use super::search_path::{find, with_first};
use crate::progress::step;
use crate::run::{capture, logged, shown};
use crate::workspace::Workspace;

const TARGET: &str = "wasm32-unknown-unknown";
const DEBIAN_RUSTC: &str = "/usr/bin/rustc";
const RUSTUP_PATIENCE: Duration = Duration::from_secs(180);
const BY_HAND: &str = "by hand: rustup target add wasm32-unknown-unknown";

/// Which compiler builds for wasm.
pub enum WasmTarget {
    /// The active toolchain.
    Toolchain,
    /// Debian's compiler with a standard library built here; the folder holds `bin/rustc`.
    Private(PathBuf),
}

impl WasmTarget {
    /// Makes a command use this compiler, and find programs in `folders` first.
    pub fn apply(&self, command: &mut Command, folders: &[&Path]) -> Result<()> {
        let mut first: Vec<PathBuf> = folders.iter().map(|folder| folder.to_path_buf()).collect();
        if let Self::Private(sysroot) = self {
            let bin = sysroot.join("bin");
            // wasm-pack asks the `rustc` on PATH, cargo the one in RUSTC.
            command.env("RUSTC", bin.join("rustc")).env("RUSTDOC", bin.join("rustdoc"));
            first.insert(0, bin);
        }
        command.env("PATH", with_first(first.iter().map(PathBuf::as_path))?);
        Ok(())
    }

    /// The folder of the compiler's libraries and sources.
    pub fn sysroot(&self) -> Result<PathBuf> {
        match self {
            Self::Toolchain => Ok(capture(Command::new("rustc").args(["--print", "sysroot"]))?.trim().into()),
            Self::Private(sysroot) => Ok(sysroot.clone()),
        }
    }
}

impl fmt::Display for WasmTarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Toolchain => write!(f, "the active toolchain's"),
            Self::Private(sysroot) => write!(f, "{}", sysroot.display()),
        }
    }
}

/// Finds the target or installs it. `ESTIMADO_WASM` narrows the ways to one.
pub fn provision(workspace: &Workspace) -> Result<WasmTarget> {
    let wish = std::env::var("ESTIMADO_WASM").unwrap_or_default();
    let (rustup, debian) = match wish.as_str() {
        "" | "auto" => (true, true),
        "rustup" => (true, false),
        "debian" => (false, true),
        other => bail!("ESTIMADO_WASM is `{other}`; it may be auto, rustup or debian"),
    };
    if rustup && has_target(Path::new("rustc")) {
        return Ok(WasmTarget::Toolchain);
    }
    if debian && let Some(built) = private_sysroot(workspace).filter(|sysroot| is_complete(sysroot)) {
        return Ok(WasmTarget::Private(built));
    }
    if rustup && find("rustup").is_some() {
        match step(TARGET, "rustup target add", add_with_rustup) {
            Ok(()) => return Ok(WasmTarget::Toolchain),
            Err(error) if debian => println!("{error:#}"),
            Err(error) => return Err(error.context(format!("cannot install {TARGET}; {BY_HAND}"))),
        }
    }
    if !debian {
        bail!("the toolchain has no {TARGET}; {BY_HAND}");
    }
    build_with_debian(workspace).with_context(|| format!("cannot install {TARGET}; {BY_HAND}"))
}

fn has_target(rustc: &Path) -> bool {
    let Ok(folder) = capture(Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]))
    else {
        return false;
    };
    let Ok(files) = fs::read_dir(folder.trim()) else { return false };
    files.flatten().any(|file| file.file_name().to_string_lossy().starts_with("libcore-"))
}

fn add_with_rustup() -> Result<()> {
    let mut command = Command::new("rustup");
    command.args(["target", "add", TARGET]).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    let mut child = command.spawn().context("cannot start rustup")?;
    let pause = Duration::from_millis(100);
    let mut waited = Duration::ZERO;
    // Behind some firewalls rustup neither succeeds nor fails.
    let status = loop {
        match child.try_wait().context("cannot wait for rustup")? {
            Some(status) => break status,
            None if waited >= RUSTUP_PATIENCE => {
                child.kill().and_then(|()| child.wait()).context("cannot stop rustup")?;
                bail!("`{}` did not end within {} s", shown(&command), RUSTUP_PATIENCE.as_secs());
            }
            None => thread::sleep(pause),
        }
        waited = waited.saturating_add(pause);
    };
    if !status.success() || !has_target(Path::new("rustc")) {
        bail!("`{}` could not add the target", shown(&command));
    }
    Ok(())
}

/// Where the standard library for Debian's present compiler lies, or would lie, once built.
fn private_sysroot(workspace: &Workspace) -> Option<PathBuf> {
    let version = capture(Command::new(DEBIAN_RUSTC).arg("--version")).ok()?;
    let script = fs::read(workspace.path("xtask/provision.sh")).ok()?;
    let digest = format!("{:x}", Sha256::digest(&script));
    let version = version.split_whitespace().nth(1)?;
    Some(workspace.cache.join(format!("sysroot-{version}-{}", digest.get(..8)?)))
}

fn is_complete(sysroot: &Path) -> bool {
    sysroot.join("complete").is_file() && has_target(&sysroot.join("bin/rustc"))
}

fn build_with_debian(workspace: &Workspace) -> Result<WasmTarget> {
    if !Path::new("/usr/lib/rustlib/src/rust/library/std").exists() || !Path::new(DEBIAN_RUSTC).exists() {
        apt::install(&workspace.cache, &["rustc-web", "rust-web-src"])?;
    }
    let linker = match rust_lld().or_else(|| find("wasm-ld")) {
        Some(linker) => linker,
        None => {
            apt::install(&workspace.cache, &["lld"])?;
            find("wasm-ld").context("Debian's package lld has no wasm-ld")?
        }
    };
    let sysroot = private_sysroot(workspace).context("Debian's rustc does not run")?;
    step(format!("std for {TARGET}"), "building (about 2 min)", || {
        let mut script = Command::new("bash");
        script.arg(workspace.path("xtask/provision.sh")).arg(&sysroot).arg(linker);
        script.env("TARGET", TARGET).env("DEBIAN_RUSTC", DEBIAN_RUSTC);
        logged(&mut script, &workspace.cache.join("logs/std.log"))
    })?;
    if !is_complete(&sysroot) {
        bail!("{} has no {TARGET}: remove it and run again", sysroot.display());
    }
    Ok(WasmTarget::Private(sysroot))
}

/// The linker that rustup's toolchains bring along.
fn rust_lld() -> Option<PathBuf> {
    let sysroot = capture(Command::new("rustc").args(["--print", "sysroot"])).ok()?;
    let hosts = fs::read_dir(Path::new(sysroot.trim()).join("lib/rustlib")).ok()?;
    hosts.flatten().map(|host| host.path().join("bin/rust-lld")).find(|linker| linker.is_file())
}
