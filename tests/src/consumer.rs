//! Consumer: a project of `tests/consumers` that has the package installed as npm hands it out, below the bundlers and
//! frameworks.

use crate::{places, site};
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::LazyLock;

/// The package as npm would publish it.
static TARBALL: LazyLock<PathBuf> = LazyLock::new(|| {
    let folder = emptied("packed");
    let named =
        run(npm(&["pack", "--silent", "--pack-destination"]).arg(&folder).current_dir(places::package()));
    folder.join(named.trim())
});

/// Where projects lie, and above them what they are built with.
static FRAMEWORKS: LazyLock<()> = LazyLock::new(|| {
    let above = emptied("consumers").join("node_modules");
    std::os::unix::fs::symlink(places::frameworks(), above).unwrap();
});

/// A copy of a project, with the package installed.
#[derive(Debug)]
pub struct Consumer {
    folder: PathBuf,
    /// Below which path of the site it is told that it lies.
    base: String,
}

/// A program that runs until it is dropped.
#[derive(Debug)]
pub struct Running {
    child: Child,
    /// Where it serves.
    pub address: String,
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Consumer {
    /// Copies a project and installs the package, and others that lie beside the project. Asks no network.
    pub fn new(name: &str, others: &[&str]) -> Consumer {
        LazyLock::force(&FRAMEWORKS);
        let folder = emptied(&format!("consumers/{name}"));
        let projects = places::root().join("tests/consumers");
        copy(&projects.join(name), &folder);
        let mut install =
            npm(&["install", "--offline", "--install-links", "--ignore-scripts", "--no-audit", "--no-fund"]);
        let others = others.iter().map(|other| projects.join(other));
        run(install.arg(&*TARBALL).args(others).current_dir(&folder));
        Consumer { folder, base: String::new() }
    }

    /// Puts up a folder of it that is still to be built, and tells it by `BASE` below which path; returns its address.
    pub fn put_up(&mut self, folder: &str) -> String {
        let address = self.address(folder);
        self.base = address.trim_start_matches(site::base()).to_owned();
        address
    }

    /// Runs a script of the project, or one of the packages above it, to its end; returns what it wrote.
    pub fn run(&self, script: &str, arguments: &[&str]) -> String {
        run(self.node(script).args(arguments))
    }

    /// Starts a server, which prints its address; it stops when what is returned is dropped.
    pub fn serve(&self, script: &str, arguments: &[&str]) -> Running {
        let mut child = self.node(script).args(arguments).stdout(Stdio::piped()).spawn().unwrap();
        let said = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let mut hosts = said.filter_map(|line| Some(line.split_once("http://")?.1.trim().to_owned()));
        let host = hosts.next().expect("the server says where it is");
        Running { child, address: ["http://", &host].concat() }
    }

    /// The address of a folder of the project.
    pub fn address(&self, folder: &str) -> String {
        site::share(self.folder.join(folder))
    }

    fn node(&self, script: &str) -> Command {
        let own = self.folder.join(script);
        let mut node = Command::new("node");
        let shared = [places::frameworks(), places::modules()].map(|folder| folder.join(script));
        let found = [own].into_iter().chain(shared).find(|path| path.is_file());
        node.arg(found.unwrap_or_else(|| panic!("no {script}")));
        node.env("BASE", &self.base)
            .env("NO_COLOR", "1")
            .env("NEXT_TELEMETRY_DISABLED", "1")
            .current_dir(&self.folder);
        node
    }
}

/// npm, as a command.
pub fn npm(arguments: &[&str]) -> Command {
    let mut npm = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    npm.args(arguments);
    npm
}

/// Runs a program to its end; returns what it wrote.
pub fn run(command: &mut Command) -> String {
    let output = command.stdin(Stdio::null()).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{command:?}: {said}\n{}", String::from_utf8_lossy(&output.stderr));
    said
}

/// An empty folder for what a test makes.
pub fn emptied(name: &str) -> PathBuf {
    let folder = places::made().join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    folder
}

fn copy(from: &Path, to: &Path) {
    for entry in from.read_dir().unwrap().flatten() {
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            fs::create_dir_all(&target).unwrap();
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).unwrap();
        }
    }
}
