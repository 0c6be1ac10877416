//! The interface of the built package under Node. What is tested stands in the scripts of `tests/js`.
#![expect(clippy::unwrap_used, reason = "test code stops at the first surprise")]

use estimado_tests::{Consumer, consumer, places};
use serde_json::Value;
use std::path::PathBuf;
use std::process::Command;

fn node(script: &str, files: &[PathBuf]) {
    let mut node = Command::new("node");
    node.arg(places::scripts().join(script)).args(files).env("ESTIMADO_PKG", places::package());
    node.env("ESTIMADO_MODULES", places::modules()).env("ESTIMADO_ROOT", places::root());
    let output = node.output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}\n{}", String::from_utf8_lossy(&output.stderr));
    assert!(said.lines().any(|line| line == "# fail 0" || line == "ℹ fail 0"), "{said}");
}

#[test]
fn every_vector_comes_out_as_expected_and_explained() {
    node("vectors.mjs", &places::vectors());
}

#[test]
fn inputs_never_throw() {
    node("inputs.mjs", &[]);
}

#[test]
fn lists_of_projects_are_brief_and_as_typed() {
    node("lists.mjs", &places::vectors());
}

#[test]
fn the_module_keeps_its_contract() {
    node("module.mjs", &[]);
}

#[test]
fn a_page_may_bring_its_own_edition() {
    node("editions.mjs", &[]);
}

#[test]
fn other_programs_read_what_is_taken_along() {
    node("along.mjs", &places::vectors());
}

#[test]
fn what_the_calls_give_has_the_types_that_are_stated() {
    node("types.mjs", &places::vectors());
}

#[test]
fn the_curve_agrees_with_the_documents_and_the_estimates() {
    node("curve.mjs", &[]);
}

#[test]
fn figures_of_another_day_say_so() {
    node("validity.mjs", &[]);
}

#[test]
fn editions_and_inputs_fit_their_schemas() {
    node("schema.mjs", &places::vectors());
}

#[test]
fn the_doctor_speaks_both_languages() {
    node("doctor.mjs", &[]);
}

#[test]
fn the_package_has_the_hashes_of_its_files() {
    node("integrity.mjs", &[]);
}

#[test]
fn published_editions_never_change() {
    node("releases.mjs", &[places::root().join("tests/editions.json")]);
}

/// What npm would publish, file by file: nothing else, no map, no test, no source.
#[test]
fn the_package_holds_these_files_and_no_other() {
    let listing =
        consumer::run(consumer::npm(&["pack", "--dry-run", "--json"]).current_dir(places::package()));
    let listing: Value = serde_json::from_str(&listing).unwrap();
    let files = listing[0]["files"].as_array().unwrap();
    for file in files {
        println!("{:>9} {}", file["size"].to_string(), file["path"].as_str().unwrap());
    }
    println!("{:>9} packed", listing[0]["size"].to_string());
    let mut names: Vec<_> = files.iter().map(|file| file["path"].as_str().unwrap()).collect();
    names.sort_unstable();
    let expected = [
        "LICENSE-APACHE",
        "LICENSE-MIT",
        "README.md",
        "custom-elements.json",
        "editions/ma-hydro-construction.json",
        "editions/ma-hydro-feasibility.json",
        "editions/nj-core.json",
        "editions/pr-gef-tier1.json",
        "editions/pr-gef-tier2.json",
        "embed.css",
        "embed.html",
        "embed.js",
        "estimado-batch.js",
        "estimado-doctor.js",
        "estimado-frame.js",
        "estimado.d.ts",
        "estimado.js",
        "estimado_bg.wasm",
        "icon.svg",
        "integrity.json",
        "package.json",
        "schema/edition-ma-hydro-construction.json",
        "schema/edition-ma-hydro-feasibility.json",
        "schema/edition-nj-core.json",
        "schema/edition-pr-gef-tier1.json",
        "schema/edition-pr-gef-tier2.json",
        "schema/inputs-ma-hydro-construction.json",
        "schema/inputs-ma-hydro-feasibility.json",
        "schema/inputs-nj-core.json",
        "schema/inputs-pr-gef-tier1.json",
        "schema/inputs-pr-gef-tier2.json",
    ];
    assert_eq!(names, expected);
}

#[test]
fn a_server_under_node_that_has_the_package_installed() {
    assert_eq!(Consumer::new("node", &[]).run("main.js", &[]).trim(), "2400.00 true true");
}

#[test]
fn typescript_finds_the_types_by_both_ways_of_looking() {
    let consumer = Consumer::new("typescript", &[]);
    for project in ["tsconfig.bundler.json", "tsconfig.node16.json"] {
        assert_eq!(consumer.run("typescript/bin/tsc", &["--project", project]), "");
    }
}
