//! `cargo xtask bench`: instructions per estimate, counted by valgrind. Unlike times, they do not vary from run to run.

use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::budget::{self, Budgets};
use crate::provision;
use crate::run::{run, shown};
use crate::workspace::Workspace;

const EXAMPLE: &str = "crates/programs/examples/estimate.rs";
/// Two runs of so many estimates each; what both share, such as starting up, falls out of the difference.
const FEW: u64 = 10;
const MANY: u64 = 110;

/// Counts and compares with the budget. The arguments go to the example.
pub fn command(workspace: &Workspace, arguments: &[OsString]) -> Result<()> {
    if !workspace.path(EXAMPLE).is_file() {
        bail!("there is nothing to measure: {EXAMPLE} (which takes `--repeat N`) is missing");
    }
    if provision::find_program("valgrind").is_none() {
        provision::debian_packages(workspace, &["valgrind"])?;
    }
    let target = workspace.path("target/bench");
    let mut cargo = Command::new("cargo");
    cargo.args(["build", "--release", "--package", "estimado-programs", "--example", "estimate"]);
    cargo.arg("--target-dir").arg(&target).current_dir(&workspace.root);
    run(&mut cargo)?;
    let program = target.join("release/examples/estimate");
    let few = instructions(&program, FEW, arguments)?;
    let many = instructions(&program, MANY, arguments)?;
    let estimates = MANY.saturating_sub(FEW).max(1);
    let each = many.saturating_sub(few).checked_div(estimates).context("nothing was repeated")?;
    budget::check("instructions per estimate", each, Budgets::read(workspace)?.estimate)
}

fn instructions(program: &Path, repeat: u64, arguments: &[OsString]) -> Result<u64> {
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]).arg(program);
    valgrind.arg("--repeat").arg(repeat.to_string()).args(arguments);
    let output = valgrind.output().context("cannot start valgrind")?;
    let report = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        bail!("`{}` failed ({}):\n{report}", shown(&valgrind), output.status);
    }
    collected(&report).with_context(|| format!("valgrind counted nothing:\n{report}"))
}

/// The count in valgrind's closing lines: `==7== Collected : 123456`.
fn collected(report: &str) -> Option<u64> {
    let (_, count) = report.lines().filter_map(|line| line.split_once("Collected :")).next_back()?;
    count.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::collected;

    #[test]
    fn the_count_stands_in_the_closing_lines() {
        assert_eq!(collected("==7== Events    : Ir\n==7== Collected : 123456\n==7==\n"), Some(123_456));
        assert_eq!(collected("==7== killed\n"), None);
    }
}
