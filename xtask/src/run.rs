//! Running other programs, with errors that show what was run.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// Runs a program that writes to the terminal.
pub fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| cannot_start(command))?;
    if !status.success() {
        bail!("`{}` failed ({status})", shown(command));
    }
    Ok(())
}

/// Runs a program and returns what it wrote to standard output.
pub fn capture(command: &mut Command) -> Result<String> {
    let output = command.stdin(Stdio::null()).output().with_context(|| cannot_start(command))?;
    if !output.status.success() {
        let complaint = String::from_utf8_lossy(&output.stderr).trim_end().to_owned();
        bail!("`{}` failed ({}):\n{complaint}", shown(command), output.status);
    }
    String::from_utf8(output.stdout).with_context(|| format!("`{}` wrote no text", shown(command)))
}

/// Runs a program whose output goes into a log file; a failure shows the end of it.
pub fn logged(command: &mut Command, log: &Path) -> Result<()> {
    if let Some(folder) = log.parent() {
        fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
    }
    let file = File::create(log).with_context(|| format!("cannot write {}", log.display()))?;
    let both = file.try_clone().with_context(|| format!("cannot write {}", log.display()))?;
    let status = command
        .stdin(Stdio::null())
        .stdout(file)
        .stderr(both)
        .status()
        .with_context(|| cannot_start(command))?;
    if !status.success() {
        let written = fs::read(log).unwrap_or_default();
        let written = String::from_utf8_lossy(&written);
        let end: Vec<&str> = written.lines().rev().take(20).collect();
        let end: Vec<&str> = end.into_iter().rev().collect();
        bail!("`{}` failed ({status}):\n{}\n(all of it: {})", shown(command), end.join("\n"), log.display());
    }
    Ok(())
}

/// The command as one would type it.
pub fn shown(command: &Command) -> String {
    let words: Vec<_> =
        [command.get_program()].into_iter().chain(command.get_args()).map(OsStr::to_string_lossy).collect();
    words.join(" ")
}

fn cannot_start(command: &Command) -> String {
    format!("cannot start `{}`", shown(command))
}
