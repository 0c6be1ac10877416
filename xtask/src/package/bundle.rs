//! Bundling `www/estimado.js`, what it imports and the stylesheet into one ES module, with esbuild; likewise the scripts of
//! the page for many projects, `www/batch/page.js`, of the page for an iframe and the one around it, and what looks for
//! faults, `www/doctor/doctor.js`.
//!
//! `www/estimado.js` imports the wasm-bindgen glue as `./glue/estimado.js` and the stylesheet, as text, by
//! `import css from './estimado.css'`, and says `VERSION` for that of the package. The folder `glue` exists only where the sources are put together here.

use std::path::Path;

use anyhow::{Result, bail};

use super::{BATCH, DOCTOR, EMBED, FRAME, MODULE, WASM, integrity};
use crate::files;
use crate::provision::Npm;
use crate::run::capture;

/// Bundles into `out`. `stage` already holds the glue and receives copies of the sources.
pub fn bundle(npm: &Npm, www: &Path, stage: &Path, out: &Path) -> Result<()> {
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
    // The module runs no other WebAssembly than this.
    let wasm = integrity::of(&files::read(&out.join(WASM))?)?;
    let known = format!("--define:WASM_INTEGRITY=\"{wasm}\"");
    let version = format!("--define:VERSION=\"{}\"", env!("CARGO_PKG_VERSION"));
    let own = [known.as_str(), version.as_str(), "--external:*/estimado-doctor.js", "--legal-comments=none"];
    module(npm, &stage.join(MODULE), &out.join(MODULE), &own)?;
    module(npm, &stage.join("doctor/doctor.js"), &out.join(DOCTOR), &own)?;
    // The pages take the module from beside themselves, so that the browser loads the WebAssembly once; the package that
    // reads CSV asks that its licence stays with it.
    let page = ["--external:*/estimado.js", "--legal-comments=eof"];
    module(npm, &stage.join("batch/page.js"), &out.join(BATCH), &page)?;
    module(npm, &stage.join(EMBED), &out.join(EMBED), &page)?;
    module(npm, &stage.join(FRAME), &out.join(FRAME), &[])
}

/// Bundles `entry` and what it imports into one ES module.
fn module(npm: &Npm, entry: &Path, module: &Path, arguments: &[&str]) -> Result<()> {
    let mut esbuild = npm.esbuild();
    esbuild.arg(entry).arg(format!("--outfile={}", module.display()));
    esbuild.args(["--bundle", "--minify", "--format=esm", "--target=es2022", "--charset=utf8"]);
    esbuild.args(["--loader:.css=text", "--log-level=warning"]).args(arguments);
    capture(&mut esbuild).map(drop)
}
