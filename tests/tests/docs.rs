//! What the docs name is there: tests, files of tests, and what links lead to.
#![expect(clippy::unwrap_used, reason = "test code stops at the first surprise")]

use estimado_tests::places;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The pages for people: name and text.
fn pages() -> Vec<(PathBuf, String)> {
    let root = places::root();
    let docs = root.join("docs").read_dir().unwrap().map(|entry| entry.unwrap().path());
    let top = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"].map(|name| root.join(name));
    let pages = docs.chain(top).filter(|path| path.extension().is_some_and(|extension| extension == "md"));
    pages.map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect()
}

/// Every file of Rust below a folder.
fn sources(folder: &Path, all: &mut Vec<PathBuf>) {
    for entry in folder.read_dir().unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() && !path.ends_with("target") {
            sources(&path, all);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            all.push(path);
        }
    }
}

#[test]
fn every_test_and_file_that_the_docs_name_is_there() {
    let mut files = Vec::new();
    for folder in ["tests", "crates", "src", "xtask", "leptos"] {
        sources(&places::root().join(folder), &mut files);
    }
    let names: BTreeSet<_> = files.iter().map(|path| path.file_name().unwrap().to_str().unwrap()).collect();
    let tests = places::root().join("tests/tests");
    let (mut named, mut missing) = (0, Vec::new());
    for (page, text) in pages() {
        for word in text.split('`').skip(1).step_by(2) {
            let is_name = |part: &str| {
                !part.is_empty() && part.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '_')
            };
            let file = word.rsplit('/').next().unwrap();
            let there = match word.split_once("::") {
                Some((module, test)) if is_name(module) && test.contains('_') && is_name(test) => {
                    let within =
                        |folder: PathBuf| fs::read_to_string(folder.join(module).with_extension("rs"));
                    let text = within(tests.join("browser")).or_else(|_| within(tests.clone()));
                    text.is_ok_and(|text| {
                        text.contains(&format!("fn {test}(")) || text.contains(&format!("{test},"))
                    })
                }
                _ if file.strip_suffix(".rs").is_some_and(is_name) => names.contains(file),
                _ => continue,
            };
            named += 1;
            if !there {
                missing.push(format!("{}: {word}", page.display()));
            }
        }
    }
    assert!(named > 50, "{named}");
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn every_link_of_the_docs_leads_somewhere() {
    let heading = |line: &str| {
        let words = line.trim_start_matches('#').trim().to_lowercase();
        let kept = words.chars().filter(|sign| sign.is_alphanumeric() || " -_".contains(*sign));
        kept.collect::<String>().replace(' ', "-")
    };
    let mut wrong = Vec::new();
    for (page, text) in pages() {
        let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        for link in links.filter(|link| !link.contains("://")) {
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let path = if file.is_empty() { page.clone() } else { page.parent().unwrap().join(file) };
            let target = fs::read_to_string(&path).unwrap_or_default();
            let found = anchor.is_empty()
                || target.lines().any(|line| line.starts_with('#') && heading(line) == anchor);
            if !path.exists() || !found {
                wrong.push(format!("{}: {link}", page.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
