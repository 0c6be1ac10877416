//! `cargo xtask bench`: instructions per estimate, counted by valgrind. Unlike times, they hardly vary from run to run.

use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::budget::{self, Budgets};
use crate::provision;
use crate::run::{capture, run, shown};
use crate::workspace::Workspace;

/// What is counted.
struct Count {
    /// Its table in `xtask/budgets.toml`.
    budget: &'static str,
    package: &'static str,
    example: &'static str,
    /// What says how: `--essential` for the required answers only.
    arguments: &'static [&'static str],
    /// Two runs of so many each; what both share, such as starting up, falls out of the difference.
    runs: [u64; 2],
}

/// For what takes a millionth of a second, and what takes a thousandth.
const SHORT: [u64; 2] = [10, 110];
const LONG: [u64; 2] = [1, 3];

const COUNTS: [Count; 5] = [
    Count {
        budget: "essential-instructions",
        package: "estimado-programs",
        example: "estimate",
        arguments: &["--essential"],
        runs: SHORT,
    },
    Count {
        budget: "estimate-instructions",
        package: "estimado-programs",
        example: "estimate",
        arguments: &[],
        runs: SHORT,
    },
    Count {
        budget: "outcome-instructions",
        package: "estimado",
        example: "outcome",
        arguments: &["--essential"],
        runs: SHORT,
    },
    Count {
        budget: "brief-instructions",
        package: "estimado",
        example: "outcome",
        arguments: &["--essential", "--brief"],
        runs: SHORT,
    },
    Count {
        budget: "curve-instructions",
        package: "estimado-programs",
        example: "curve",
        arguments: &[],
        runs: LONG,
    },
];

/// Counts for every program and compares with its budgets. The arguments go to the examples.
pub fn command(workspace: &Workspace, arguments: &[OsString]) -> Result<()> {
    if provision::find_program("valgrind").is_none() {
        provision::debian_packages(workspace, &["valgrind"])?;
    }
    let target = workspace.path("target/bench");
    for Count { package, example, .. } in &COUNTS {
        let mut cargo = Command::new("cargo");
        cargo.args(["build", "--profile", "native", "--package", package, "--example", example]);
        cargo.arg("--target-dir").arg(&target).current_dir(&workspace.root);
        run(&mut cargo)?;
    }
    let programs = capture(Command::new(target.join("native/examples/estimate")).arg("--list"))?;
    let budgets = Budgets::read(workspace)?.instructions;
    let mut over = Vec::new();
    for Count { budget: name, example, arguments: how, runs: [few, many], .. } in COUNTS {
        let example = target.join("native/examples").join(example);
        for id in programs.lines() {
            let own = ["--program", id].into_iter().chain(how.iter().copied());
            let arguments: Vec<_> = own.map(OsString::from).chain(arguments.to_vec()).collect();
            let more = many.saturating_sub(few);
            let few = instructions(&example, few, &arguments)?;
            let many = instructions(&example, many, &arguments)?;
            let each = many.saturating_sub(few).checked_div(more).context("nothing was repeated")?;
            let budget = budgets.get(name).and_then(|programs| programs.get(id));
            let budget = budget.with_context(|| format!("no {name} of {id} in xtask/budgets.toml"))?;
            if let Err(error) = budget::check(&format!("{id}: {name}"), each, *budget) {
                over.push(error.to_string());
            }
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
