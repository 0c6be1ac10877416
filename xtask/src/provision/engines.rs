//! The browsers besides Chromium that `cargo xtask engines` tests in, each as the variables by which the tests find it.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::apt;
use super::cargo_tool;
use super::search_path::{find, named};

/// Variables for the tests, and their values.
pub type Variables = Vec<(&'static str, PathBuf)>;

/// Firefox, and the driver that moves it, which Debian does not have.
pub fn firefox(cache: &Path) -> Result<Variables> {
    let browser = || ["firefox-esr", "firefox"].into_iter().find_map(find);
    let present = || named("ESTIMADO_FIREFOX").or_else(browser);
    let firefox = match present() {
        Some(firefox) => firefox,
        None => {
            apt::install(cache, &["firefox-esr"])?;
            present().context("no Firefox: put `firefox` on PATH, or name it in ESTIMADO_FIREFOX")?
        }
    };
    let driver = named("ESTIMADO_GECKODRIVER").map_or_else(|| cargo_tool::geckodriver(cache), Ok)?;
    Ok(vec![("ESTIMADO_FIREFOX", firefox), ("ESTIMADO_GECKODRIVER", driver)])
}

/// WebKitGTK, with a screen that nobody sees.
pub fn webkit(cache: &Path) -> Result<Variables> {
    let present = || {
        find("xvfb-run")?;
        let driver = named("ESTIMADO_WEBKIT_DRIVER").or_else(|| find("WebKitWebDriver"))?;
        let browser = named("ESTIMADO_MINI_BROWSER").or_else(mini_browser)?;
        Some(vec![("ESTIMADO_WEBKIT_DRIVER", driver), ("ESTIMADO_MINI_BROWSER", browser)])
    };
    if let Some(variables) = present() {
        return Ok(variables);
    }
    apt::install(cache, &["webkit2gtk-driver", "xvfb", "xauth"])?;
    present().context(
        "no WebKitGTK: name `WebKitWebDriver` and `MiniBrowser` in ESTIMADO_WEBKIT_DRIVER and ESTIMADO_MINI_BROWSER",
    )
}

/// The browser that comes with WebKitGTK is not on `PATH`.
fn mini_browser() -> Option<PathBuf> {
    let folders = Path::new("/usr/lib").read_dir().ok()?.flatten();
    let versions = ["webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0"];
    let mut all =
        folders.flat_map(|folder| versions.map(|version| folder.path().join(version).join("MiniBrowser")));
    all.find(|path| path.is_file())
}
