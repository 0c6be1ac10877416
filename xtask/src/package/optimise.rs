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
///
/// Flattened code gives the two rounds more to find. What they may not do makes the module smaller, but the download larger:
/// code that stands twice, and a value worked out twice, cost brotli less than a call or a variable. Zeros in the data
/// compress better than the thousand pieces that leaving them out makes. In the order of their names functions of one kind
/// stand beside each other.
const PASSES: [&str; 11] = [
    "--flatten",
    "--rereloop",
    "-Oz",
    "-Oz",
    "--skip-pass=inlining-optimizing",
    "--skip-pass=local-cse",
    "--skip-pass=code-pushing",
    "--skip-pass=memory-packing",
    "--reorder-functions-by-name",
    "--strip-producers",
    "--strip-target-features",
];

/// Writes an optimised copy of the module.
pub fn optimise(npm: &Npm, module: &Path, optimised: &Path) -> Result<()> {
    let mut command = npm.wasm_opt();
    command.args(PASSES).args(FEATURES).arg(module).arg("-o").arg(optimised);
    capture(&mut command).map(drop)
}
