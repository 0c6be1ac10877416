//! The browser of the tests: Chromium, and the driver that moves it.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

use super::apt;
use super::search_path::{find, named};

/// Chromium and the chromedriver of the same release.
pub struct Browser {
    /// The browser's program.
    pub chromium: PathBuf,
    /// The program that speaks WebDriver.
    pub chromedriver: PathBuf,
}

/// Takes the programs named by the environment, else those on `PATH`, else Debian's packages.
pub fn provision(cache: &Path) -> Result<Browser> {
    if let Some(browser) = present() {
        return Ok(browser);
    }
    apt::install(cache, &["chromium", "chromium-driver"])?;
    match present() {
        Some(browser) => Ok(browser),
        None => bail!(
            "no Chromium: put `chromium` and `chromedriver` on PATH, or name them in \
                       ESTIMADO_CHROMIUM and ESTIMADO_CHROMEDRIVER"
        ),
    }
}

fn present() -> Option<Browser> {
    let chromium = named("ESTIMADO_CHROMIUM")
        .or_else(|| ["chromium", "chromium-browser", "google-chrome", "chrome"].into_iter().find_map(find))?;
    let chromedriver = named("ESTIMADO_CHROMEDRIVER")
        .or_else(|| ["chromedriver", "chromium.chromedriver"].into_iter().find_map(find))?;
    Some(Browser { chromium, chromedriver })
}
