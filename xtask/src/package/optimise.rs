//! Making the module smaller, with Binaryen's wasm-opt.

use std::path::Path;

use anyhow::Result;

use crate::provision::Npm;
use crate::run::capture;

/// The features that the compiler's output uses. Neither fewer nor `--all-features`, which gives a module that
/// does not load.
const FEATURES: [&str; 7] = [
    "--enable-bulk-memory",
    "--enable-bulk-memory-opt",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
];
/// The passes. What counts is the size after brotli: measure with `cargo xtask size` when changing them.
/// Flattened code gives the two rounds more to find. Zeros in the data compress better than the thousand pieces that
/// leaving them out makes.
const PASSES: [&str; 7] = [
    "--flatten",
    "--rereloop",
    "-Oz",
    "-Oz",
    "--skip-pass=memory-packing",
    "--strip-producers",
    "--strip-target-features",
];

/// Writes an optimised copy of the module.
pub fn optimise(npm: &Npm, module: &Path, optimised: &Path) -> Result<()> {
    let mut command = npm.wasm_opt();
    command.args(PASSES).args(FEATURES).arg(module).arg("-o").arg(optimised);
    capture(&mut command).map(drop)
}
