//! `cargo xtask bench`: instructions per estimate, counted by valgrind. Unlike times, they do not vary from run to run.

use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::budget::{self, Budgets};
use crate::provision;
use crate::run::{capture, run, shown};
use crate::workspace::Workspace;

const EXAMPLE: &str = "crates/programs/examples/estimate.rs";
/// Two runs of so many estimates each; what both share, such as starting up, falls out of the difference.
const FEW: u64 = 10;
const MANY: u64 = 110;

/// Counts for every program and compares with its budget. The arguments go to the example.
pub fn command(workspace: &Workspace, arguments: &[OsString]) -> Result<()> {
    if !workspace.path(EXAMPLE).is_file() {
        bail!("there is nothing to measure: {EXAMPLE} (which takes `--repeat N`) is missing");
    }
    if provision::find_program("valgrind").is_none() {
        provision::debian_packages(workspace, &["valgrind"])?;
    }
    let target = workspace.path("target/bench");
    let mut cargo = Command::new("cargo");
    cargo.args(["build", "--profile", "native", "--package", "estimado-programs", "--example", "estimate"]);
    cargo.arg("--target-dir").arg(&target).current_dir(&workspace.root);
    run(&mut cargo)?;
    let program = target.join("native/examples/estimate");
    let budgets = Budgets::read(workspace)?.estimates;
    let mut over = Vec::new();
    for id in capture(Command::new(&program).arg("--list"))?.lines() {
        let arguments: Vec<_> =
            ["--program", id].map(OsString::from).into_iter().chain(arguments.to_vec()).collect();
        let few = instructions(&program, FEW, &arguments)?;
        let many = instructions(&program, MANY, &arguments)?;
        let each =
            many.saturating_sub(few).checked_div(MANY.saturating_sub(FEW)).context("nothing was repeated")?;
        let budget = budgets.get(id).with_context(|| format!("no budget for {id} in xtask/budgets.toml"))?;
        if let Err(error) = budget::check(&format!("{id}: instructions per estimate"), each, *budget) {
            over.push(error.to_string());
        }
    }
    if over.is_empty() { Ok(()) } else { bail!("{}", over.join("\n")) }
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
