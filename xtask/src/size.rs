//! `cargo xtask size`: how many bytes a page downloads for the widget.

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::budget::{self, Budgets, grouped};
use crate::package::{BATCH, EMBED, FRAME, MODULE, WASM};
use crate::run::capture;
use crate::workspace::Workspace;

/// Node has the compressors that servers use, and building needs it anyway.
const MEASURE: &str = "
const { gzipSync, brotliCompressSync, constants } = require('node:zlib');
for (const file of process.argv.slice(1)) {
  const bytes = require('node:fs').readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  console.log(bytes.length, gzipSync(bytes, { level: 9 }).length, brotliCompressSync(bytes, { params }).length);
}";

/// Bytes as they are, after gzip 9, after brotli 11.
type Sizes = [u64; 3];

/// Prints the sizes and fails when they are over budget.
pub fn command(workspace: &Workspace) -> Result<()> {
    let files = [MODULE, WASM, BATCH, EMBED, FRAME];
    if let Some(missing) = files.into_iter().find(|file| !workspace.pkg().join(file).is_file()) {
        bail!("pkg/{missing} is missing: run cargo xtask build");
    }
    let sizes = measure(workspace, &files)?;
    // The pages for many projects and for an iframe have more of their own: what they need besides is no part of a calculator.
    let (widget, _) = sizes.split_at_checked(2).context("sizes are missing")?;
    let total = widget.iter().fold([0; 3], |[raw, gzip, brotli]: Sizes, size| {
        [raw.saturating_add(size[0]), gzip.saturating_add(size[1]), brotli.saturating_add(size[2])]
    });
    let header = ["bytes of pkg/", "raw", "gzip 9", "brotli 11"].map(str::to_owned);
    let named = |(name, size)| row(name, size);
    let widget = files.iter().copied().zip(widget).chain([("total", &total)]).map(named);
    let apart = files.iter().copied().zip(&sizes).skip(2).map(named);
    for [name, raw, gzip, brotli] in [header].into_iter().chain(widget).chain(apart) {
        println!("{name:<20}{raw:>12}{gzip:>12}{brotli:>12}");
    }
    let [.., brotli] = total;
    budget::check("bytes after brotli", brotli, Budgets::read(workspace)?.download)
}

fn row(name: &str, sizes: &Sizes) -> [String; 4] {
    let [raw, gzip, brotli] = sizes.map(grouped);
    [name.to_owned(), raw, gzip, brotli]
}

fn measure(workspace: &Workspace, files: &[&str]) -> Result<Vec<Sizes>> {
    let mut node = Command::new("node");
    node.arg("-e").arg(MEASURE).arg("--").args(files.iter().map(|file| workspace.pkg().join(file)));
    let lines = capture(&mut node)?;
    lines.lines().map(|line| sizes(line).with_context(|| format!("no sizes: {line}"))).collect()
}

fn sizes(line: &str) -> Option<Sizes> {
    let numbers: Vec<u64> = line.split_whitespace().map(|word| word.parse().ok()).collect::<Option<_>>()?;
    numbers.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::sizes;

    #[test]
    fn a_line_holds_three_sizes() {
        assert_eq!(sizes("300 200 100"), Some([300, 200, 100]));
        assert_eq!(sizes("300 200"), None);
        assert_eq!(sizes("a b c"), None);
    }
}
