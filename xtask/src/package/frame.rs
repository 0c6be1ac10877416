//! The page for an iframe, moved from the demo to the side of the module.

use std::path::Path;

use anyhow::{Result, bail};

use crate::files;

/// The page, which the package has beside the module and the demo has not.
pub const PAGE: &str = "embed.html";
/// What else the page names, besides its script.
pub const PARTS: [&str; 2] = ["embed.css", "icon.svg"];
/// Where the pages of the demo find the package.
const TO_PACKAGE: &str = "../pkg/";

/// Adds the page and its parts to the package in `out`. `stage` holds the stylesheets, made small.
pub fn page(www: &Path, stage: &Path, out: &Path) -> Result<()> {
    files::write(&out.join(PAGE), beside(&files::read_text(&www.join(PAGE))?)?)?;
    for part in PARTS {
        let staged = stage.join(part);
        files::copy(&if staged.is_file() { staged } else { www.join(part) }, &out.join(part))?;
    }
    Ok(())
}

/// The page as it names its script when the script lies beside it.
fn beside(page: &str) -> Result<String> {
    if !page.contains(TO_PACKAGE) {
        bail!("www/{PAGE} names nothing in {TO_PACKAGE}");
    }
    Ok(page.replace(TO_PACKAGE, ""))
}

#[cfg(test)]
mod tests {
    use super::beside;

    #[test]
    fn the_script_lies_beside_the_page() {
        let page = "<link href=\"embed.css\"><script src=\"../pkg/embed.js\"></script>";
        let moved = "<link href=\"embed.css\"><script src=\"embed.js\"></script>";
        assert_eq!(beside(page).unwrap(), moved);
        assert!(beside(moved).is_err(), "a page that was moved already, or names another place");
    }
}
