//! Examples: the worked examples of the program documents, run again.

use estimado_programs::PROGRAMS;
use estimado_worksheet::answers::Raw;
use estimado_worksheet::program::Example;
use estimado_worksheet::text::Language;
use estimado_worksheet::{Field, Program};
use serde::Serialize;

/// What came of the worked examples.
#[derive(Debug, Serialize)]
pub struct SelfTest {
    /// How many agree with their document.
    pub passed: usize,
    /// How many do not.
    pub failed: usize,
    /// Each of them.
    pub cases: Vec<Case>,
}

/// One worked example.
#[derive(Debug, Serialize)]
pub struct Case {
    program: &'static str,
    key: &'static str,
    name: String,
    passed: bool,
    expected: Vec<(&'static str, &'static str)>,
    found: Vec<(&'static str, String)>,
}

/// Runs every worked example of every program.
pub fn run(language: Language) -> SelfTest {
    let cases: Vec<_> = PROGRAMS
        .iter()
        .flat_map(|program| program.examples.iter().map(|example| case(program, example, language)))
        .collect();
    let passed = cases.iter().filter(|case| case.passed).count();
    SelfTest { passed, failed: cases.len().saturating_sub(passed), cases }
}

fn case(program: &'static Program, example: &'static Example, language: Language) -> Case {
    let entered = example.inputs.iter().map(|(key, value)| (*key, raw(program.field(key), value)));
    let (answers, _) = program.check(entered);
    let report = program.newest().map(|edition| program.evaluate(edition, &answers));
    let value = |key: &str| report.as_ref().and_then(|report| report.line(key)).map(|line| line.text());
    let found: Vec<_> =
        example.states.iter().map(|(key, _)| (*key, value(key).unwrap_or_default())).collect();
    Case {
        program: program.id,
        key: example.key,
        name: program.text.get(language, "example", example.key).to_owned(),
        passed: found.iter().zip(example.states).all(|((_, found), (_, stated))| found == stated),
        expected: example.states.to_vec(),
        found,
    }
}

/// Example inputs are text throughout; yes/no questions take `true` and `false`.
fn raw<'a>(field: Option<&Field>, value: &'a str) -> Raw<'a> {
    match field.map(|field| field.kind) {
        Some(estimado_worksheet::field::Kind::YesNo) => Raw::YesNo(value == "true"),
        _ => Raw::Text(value),
    }
}
