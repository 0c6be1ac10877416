//! Bundling `www/estimado.js`, what it imports and the stylesheet into one ES module, with esbuild.
//!
//! `www/estimado.js` imports the wasm-bindgen glue as `./glue/estimado.js` and the stylesheet, as text, by
//! `import css from './estimado.css'`. The folder `glue` exists only where the sources are put together here.

use std::path::Path;

use anyhow::{Result, bail};

use super::MODULE;
use crate::files;
use crate::provision::Npm;
use crate::run::capture;

/// Bundles into `module`. `stage` already holds the glue and receives copies of the sources.
pub fn bundle(npm: &Npm, www: &Path, stage: &Path, module: &Path) -> Result<()> {
    if !www.join(MODULE).is_file() {
        bail!("www/{MODULE}, the module's entry, is missing");
    }
    for source in files::below(www)? {
        let staged = stage.join(files::relative(www, &source));
        if files::has_extension(&source, "js") {
            files::copy(&source, &staged)?;
        } else if files::has_extension(&source, "css") {
            // Here, because a file that is imported as text is bundled as it is.
            let mut esbuild = npm.esbuild();
            esbuild.arg(&source).args(["--minify", "--log-level=warning"]);
            let minified = capture(&mut esbuild)?;
            files::write(&staged, minified.trim_end())?;
        }
    }
    let mut esbuild = npm.esbuild();
    esbuild.arg(stage.join(MODULE)).arg(format!("--outfile={}", module.display()));
    esbuild.args(["--bundle", "--minify", "--format=esm", "--target=es2022", "--charset=utf8"]);
    esbuild.args(["--loader:.css=text", "--legal-comments=none", "--log-level=warning"]);
    capture(&mut esbuild).map(drop)
}
