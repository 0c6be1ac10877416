//! Places: where the tests find what they test and what they test it with.
//!
//! `cargo xtask test` says so by variables; without them the repository around this package and `PATH` are searched.

use std::env;
use std::path::{Path, PathBuf};

fn named(variable: &str) -> Option<PathBuf> {
    env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from)
}

/// The repository.
pub fn root() -> PathBuf {
    let around = || Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned();
    named("ESTIMADO_ROOT").unwrap_or_else(around)
}

/// The built package.
pub fn package() -> PathBuf {
    let package = named("ESTIMADO_PKG").unwrap_or_else(|| root().join("pkg"));
    assert!(package.join("estimado.js").is_file(), "no package at {}: cargo xtask build", package.display());
    package
}

/// The pages of the repository.
pub fn pages() -> PathBuf {
    root().join("www")
}

/// The scripts of the tests.
pub fn scripts() -> PathBuf {
    root().join("tests/js")
}

/// The files with the expected results.
pub fn vectors() -> Vec<PathBuf> {
    let folder = root().join("tests/vectors").read_dir().unwrap();
    let mut files: Vec<_> = folder.map(|entry| entry.unwrap().path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "jsonl"));
    files.sort();
    files
}

/// The accessibility checker, `axe.min.js`: named, or where `cargo xtask provision --browser` put it last.
pub fn axe() -> PathBuf {
    named("ESTIMADO_AXE").or_else(provisioned_axe).expect("no axe-core: cargo xtask provision --browser")
}

/// The packages from npm, among which the accessibility checker is one.
pub fn modules() -> PathBuf {
    axe().ancestors().nth(2).unwrap().to_owned()
}

/// The bundlers and frameworks of consumers: named, or where `cargo xtask test` put them last.
pub fn frameworks() -> PathBuf {
    let named = named("ESTIMADO_CONSUMERS").map(|folder| folder.join("node_modules"));
    let installed = || Some(provisioned("node_modules/next/package.json")?.ancestors().nth(2)?.to_owned());
    named.or_else(installed).expect("no bundlers: cargo xtask test")
}

fn provisioned_axe() -> Option<PathBuf> {
    provisioned("node_modules/axe-core/axe.min.js")
}

fn provisioned(file: &str) -> Option<PathBuf> {
    let caches = named("XDG_CACHE_HOME").or_else(|| Some(env::home_dir()?.join(".cache")))?;
    let folders = caches.join("estimado").read_dir().ok()?;
    let found = folders.flatten().map(|entry| entry.path().join(file)).filter(|file| file.is_file());
    found.max_by_key(|file| file.metadata().and_then(|about| about.modified()).ok())
}

/// The application in Leptos, as `cargo xtask test` builds it.
pub fn leptos() -> PathBuf {
    let folder = named("ESTIMADO_LEPTOS").unwrap_or_else(|| root().join("target/leptos/page"));
    assert!(folder.join("page.js").is_file(), "nothing at {}: cargo xtask test", folder.display());
    folder
}

/// The browser.
pub fn chromium() -> PathBuf {
    program("ESTIMADO_CHROMIUM", &["chromium", "chromium-browser", "google-chrome", "chrome"])
}

/// Its WebDriver.
pub fn chromedriver() -> PathBuf {
    program("ESTIMADO_CHROMEDRIVER", &["chromedriver", "chromium.chromedriver"])
}

/// Firefox.
pub fn firefox() -> PathBuf {
    program("ESTIMADO_FIREFOX", &["firefox-esr", "firefox"])
}

/// Its WebDriver.
pub fn geckodriver() -> PathBuf {
    program("ESTIMADO_GECKODRIVER", &["geckodriver"])
}

/// The WebDriver of WebKitGTK.
pub fn webkit_driver() -> PathBuf {
    program("ESTIMADO_WEBKIT_DRIVER", &["WebKitWebDriver"])
}

/// The browser that comes with WebKitGTK.
pub fn mini_browser() -> PathBuf {
    named("ESTIMADO_MINI_BROWSER").expect("no MiniBrowser: cargo xtask test --engine webkit")
}

fn program(variable: &str, names: &[&str]) -> PathBuf {
    let paths = env::var_os("PATH").unwrap_or_default();
    let folders: Vec<_> = env::split_paths(&paths).collect();
    let found = || names.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    let found = named(variable).or_else(|| found().find(|path| path.is_file()));
    found.unwrap_or_else(|| panic!("no {}: cargo xtask provision --browser", names.concat()))
}

/// A folder beside the test binaries, for what a person may want to look at after a failure.
pub fn failures() -> PathBuf {
    beside("browser-failures")
}

/// A folder beside the test binaries, for what tests make.
pub fn made() -> PathBuf {
    beside("made-by-tests")
}

fn beside(name: &str) -> PathBuf {
    let binary = env::current_exe().unwrap();
    binary.ancestors().nth(2).unwrap().join(name)
}
