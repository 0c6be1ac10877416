//! Where things lie: the repository, its target folders, the user's cache folder.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The repository that this run works on, and the cache folder that all checkouts of it share.
pub struct Workspace {
    /// The folder with the workspace's `Cargo.toml`.
    pub root: PathBuf,
    /// Installed tools, by version: `$XDG_CACHE_HOME/estimado`, else `~/.cache/estimado`.
    pub cache: PathBuf,
}

impl Workspace {
    /// Finds the repository through the variable that cargo sets, so that a moved checkout still works.
    pub fn find() -> Result<Self> {
        let manifest = env::var_os("CARGO_MANIFEST_DIR").context("run this as `cargo xtask`")?;
        let root = Path::new(&manifest).parent().context("xtask has no parent folder")?.to_owned();
        let caches = match env::var_os("XDG_CACHE_HOME").filter(|folder| !folder.is_empty()) {
            Some(folder) => PathBuf::from(folder),
            None => env::home_dir().context("no home folder: set XDG_CACHE_HOME")?.join(".cache"),
        };
        Ok(Self { root, cache: caches.join("estimado") })
    }

    /// A path in the repository.
    pub fn path(&self, relative: &str) -> PathBuf {
        self.root.join(relative)
    }

    /// The built package, which is committed.
    pub fn pkg(&self) -> PathBuf {
        self.path("pkg")
    }

    /// Where intermediate results of building the package lie.
    pub fn staging(&self) -> PathBuf {
        self.path("target/package")
    }

    /// Where cargo builds for wasm. Apart from the host's folder: the two may have different compilers.
    pub fn wasm_target(&self) -> PathBuf {
        self.path("target/wasm")
    }

    /// The version of `package` that `Cargo.lock` holds.
    pub fn locked_version(&self, package: &str) -> Result<String> {
        let lock = fs::read_to_string(self.path("Cargo.lock")).context("cannot read Cargo.lock")?;
        locked_version(&lock, package).with_context(|| format!("Cargo.lock holds no version of {package}"))
    }
}

fn locked_version(lock: &str, package: &str) -> Option<String> {
    let lock: toml::Table = lock.parse().ok()?;
    let entries = lock.get("package")?.as_array()?;
    let entry =
        entries.iter().find(|entry| entry.get("name").and_then(toml::Value::as_str) == Some(package))?;
    entry.get("version")?.as_str().map(str::to_owned)
}

/// Takes the lock file of `folder`, so that two runs at once wait for each other; it is free again when dropped.
pub fn lock(folder: &Path) -> Result<fs::File> {
    fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
    let path = folder.join(".lock");
    let file = fs::File::create(&path).with_context(|| format!("cannot create {}", path.display()))?;
    if file.try_lock().is_err() {
        println!("waiting for another run of xtask…");
        file.lock().with_context(|| format!("cannot lock {}", path.display()))?;
    }
    Ok(file)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locked_version_is_the_one_of_that_name() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"1.0.0\"\n\
                    [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\n";
        assert_eq!(locked_version(lock, "wasm-bindgen").as_deref(), Some("0.2.130"));
        assert_eq!(locked_version(lock, "leptos"), None);
    }
}
