//! Debian packages: the last resort for what rustup, cargo and npm do not have.

use std::io::{self, IsTerminal};
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use super::search_path::find;
use crate::progress::step;
use crate::run::{capture, logged};

/// Installs packages with apt, as root or through sudo. The error says what to run by hand.
pub fn install(cache: &Path, packages: &[&str]) -> Result<()> {
    let names = packages.join(" ");
    let by_hand = || format!("cannot install {names}; by hand: sudo apt-get install {names}");
    if find("apt-get").is_none() {
        bail!("this machine has no apt-get: install {names} (Debian's names) by hand");
    }
    let privileges = privileges().with_context(by_hand)?;
    let apt_get = |arguments: &[&str]| {
        let mut words = privileges.iter().chain(&["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-y"]);
        let mut command = Command::new(words.next().copied().unwrap_or("env"));
        command.args(words).args(arguments);
        logged(&mut command, &cache.join("logs/apt.log"))
    };
    let install = [&["install", "--no-install-recommends"], packages].concat();
    step(&names, "installing with apt (about 1 min)", || {
        // The package lists of a fresh container are empty or old: then once more with new ones.
        apt_get(&install).or_else(|_| apt_get(&["update"]).and_then(|()| apt_get(&install)))
    })
    .with_context(by_hand)
}

/// The words that stand before a command that needs to be root.
fn privileges() -> Result<&'static [&'static str]> {
    if capture(Command::new("id").arg("-u"))?.trim() == "0" {
        return Ok(&[]);
    }
    if find("sudo").is_none() {
        bail!("not root, and there is no sudo");
    }
    // Without a terminal nobody can type a password: fail instead of waiting.
    Ok(if io::stdin().is_terminal() { &["sudo"] } else { &["sudo", "-n"] })
}
