//! Finding programs on `PATH`, or where a variable says.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The first program of that name on `PATH`.
pub fn find(name: &str) -> Option<PathBuf> {
    let file = format!("{name}{}", env::consts::EXE_SUFFIX);
    env::split_paths(&env::var_os("PATH")?).map(|folder| folder.join(&file)).find(|path| path.is_file())
}

/// The program that a variable names.
pub fn named(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).map(PathBuf::from).filter(|path| path.is_file())
}

/// `PATH` with these folders before all others.
pub fn with_first<'a>(folders: impl IntoIterator<Item = &'a Path>) -> Result<OsString> {
    let present = env::var_os("PATH").unwrap_or_default();
    let all = folders.into_iter().map(Path::to_owned).chain(env::split_paths(&present));
    env::join_paths(all).context("a folder's name cannot stand in PATH")
}
