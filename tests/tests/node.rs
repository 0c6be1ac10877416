//! The interface of the built package under Node. What is tested stands in the scripts of `tests/js`.
#![expect(clippy::unwrap_used, reason = "test code stops at the first surprise")]

use estimado_tests::places;
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
