//! What the tests of the programs share: vectors and how they are put in.

use estimado_programs::program;
use estimado_worksheet::answers::{Answers, Problems, Raw};
use estimado_worksheet::rule::Output;
use estimado_worksheet::{Program, Report, date};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use std::path::Path;

/// Every expected result of a program, by file.
pub fn vectors() -> Vec<Value> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/vectors");
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let lines = |path| std::fs::read_to_string(path).unwrap();
    files.into_iter().map(lines).flat_map(|text| text.lines().map(parse).collect::<Vec<_>>()).collect()
}

fn parse(line: &str) -> Value {
    serde_json::from_str(line).unwrap()
}

/// Puts inputs in as the JSON interface does.
pub fn check(program: &Program, inputs: &Map<String, Value>) -> (Answers, Problems) {
    let numbers: Vec<String> = inputs.values().map(Value::to_string).collect();
    let raw = inputs.iter().zip(&numbers).map(|((key, value), number)| {
        let raw = match value {
            Value::Null => Raw::Nothing,
            Value::String(text) => Raw::Text(text),
            Value::Number(_) => Raw::Number(number),
            Value::Bool(yes) => Raw::YesNo(*yes),
            _ => Raw::Other,
        };
        (key.as_str(), raw)
    });
    program.check(raw)
}

/// The result of a vector's inputs, in the shape of the vectors.
pub fn outcome(vector: &Value) -> Value {
    let program = program(vector["program"].as_str().unwrap()).unwrap();
    let (answers, problems) = check(program, vector["inputs"].as_object().unwrap());
    if !problems.list().is_empty() {
        let error = |problem: &estimado_worksheet::answers::Problem| json!({ "field": problem.field, "code": problem.code.key() });
        return json!({ "errors": problems.list().iter().map(error).collect::<Vec<_>>() });
    }
    let report = program.evaluate(program.newest().unwrap(), &answers);
    assert_eq!(report.defects, [], "defects");
    json!({ "expect": expectation(&report) })
}

fn expectation(report: &Report) -> Value {
    let output = |output| -> Map<String, Value> {
        report.output(output).map(|line| (line.rule.key.to_owned(), line.text().into())).collect()
    };
    let dates: Map<String, Value> = report
        .days
        .iter()
        .map(|line| (line.deadline.key.to_owned(), date::write(line.date).into()))
        .collect();
    json!({
        "status": if report.is_eligible() { "eligible" } else { "ineligible" },
        "amounts": output(Output::Amount),
        "quantities": output(Output::Quantity),
        "dates": dates,
        "findings": report.found.iter().map(|found| found.finding.code).collect::<Vec<_>>(),
        "documents": report.papers.iter().map(|paper| paper.id).collect::<BTreeSet<_>>(),
    })
}

/// What a vector states, documents as a set.
pub fn stated(vector: &Value) -> Value {
    match vector.get("errors") {
        Some(errors) => json!({ "errors": errors }),
        None => {
            let mut expect = vector["expect"].clone();
            let documents: BTreeSet<_> = expect["documents"]
                .as_array()
                .unwrap()
                .iter()
                .map(|id| id.as_str().unwrap().to_owned())
                .collect();
            expect["documents"] = json!(documents);
            json!({ "expect": expect })
        }
    }
}
