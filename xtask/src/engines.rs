//! `cargo xtask engines`: the tests in Firefox and WebKit, besides Chromium, in which `cargo xtask test` runs all of them.

use std::ffi::OsString;

use anyhow::{Result, bail};

use crate::progress::section;
use crate::provision;
use crate::test;
use crate::workspace::Workspace;

/// Modules of tests where engines differ: how they load, what their policies forbid, forms, frames, keys, pages around.
const DIFFER: [&str; 15] = [
    "consumers::",
    "control::",
    "edition_src::",
    "element::",
    "events::",
    "examples::",
    "failure::",
    "form::",
    "frame_host::",
    "host_form::",
    "hostile::",
    "integrity::",
    "numbers::",
    "policies::",
    "policy::",
];

/// Runs them in both, or in the one that is named first; other words name tests, in place of these.
///
/// Where an engine has no way to do what a test needs next, such as to turn the page dark, that test ends there and says so.
pub fn command(workspace: &Workspace, words: &[OsString]) -> Result<()> {
    let words: Vec<_> = words.iter().map(|word| word.to_string_lossy()).collect();
    let (engines, tests) = match words.split_first() {
        Some((first, rest)) if ["firefox", "webkit"].contains(&&**first) => (vec![&**first], rest),
        _ => (vec!["webkit", "firefox"], words.as_slice()),
    };
    let tests = if tests.is_empty() { DIFFER.to_vec() } else { tests.iter().map(|name| &**name).collect() };
    let arguments = ["-p", "estimado-tests", "--test", "browser", "--"].into_iter().chain(tests);
    let arguments: Vec<OsString> = arguments.map(OsString::from).collect();
    let mut failed = Vec::new();
    for engine in engines {
        let run = || {
            let variables = provision::engine(workspace, engine)?;
            test::with(workspace, &arguments, &variables)
        };
        if section(engine, run).is_err() {
            failed.push(engine);
        }
    }
    if failed.is_empty() {
        return Ok(());
    }
    bail!("failed in {}", failed.join(" and "))
}
