//! Examples: the worked examples of the program documents, run again.

use estimado_programs::PROGRAMS;
use estimado_worksheet::answers::Raw;
use estimado_worksheet::field::Kind;
use estimado_worksheet::program::Example;
use estimado_worksheet::text::Language;
use estimado_worksheet::tree::Tree;
use estimado_worksheet::{Field, Program, decimal};

/// Runs every worked example of every program: how many agree with their document, how many do not, and each of them. Which
/// programs have documents without any is said too: cases of our own would prove nothing.
pub fn run(language: Language) -> Tree {
    let (mut cases, mut without, mut passed) = (Vec::new(), Vec::new(), 0usize);
    for program in PROGRAMS {
        if program.examples.is_empty() {
            without.push(program.id.into());
        }
        for example in program.examples {
            let (agrees, case) = case(program, example, language);
            passed = passed.saturating_add(usize::from(agrees));
            cases.push(case);
        }
    }
    let count = |count: usize| Tree::Number(decimal::whole(count).into());
    let failed = cases.len().saturating_sub(passed);
    Tree::empty()
        .with("passed", count(passed))
        .with("failed", count(failed))
        .with("cases", cases)
        .with("without", without)
}

fn case(program: &'static Program, example: &'static Example, language: Language) -> (bool, Tree) {
    let entered = example.inputs.iter().map(|(key, value)| (*key, raw(program.field(key), value)));
    let (answers, _) = program.check(entered);
    let report = program.newest().map(|edition| program.evaluate(edition, &answers));
    let document = program.newest().and_then(|edition| edition.document(example.place.document));
    let title = document.map(|document| document.title(language)).unwrap_or_default();
    let place = [title, ", ", example.place.section].concat();
    let (mut agrees, mut expected, mut found) = (true, Vec::new(), Vec::new());
    for (key, stated) in example.states {
        let line = report.as_ref().and_then(|report| report.line(key));
        let text = line.map(|line| line.text()).unwrap_or_default();
        agrees &= text == *stated;
        expected.push(vec![(*key).into(), (*stated).into()].into());
        found.push(vec![(*key).into(), text.into()].into());
    }
    let case = Tree::empty()
        .with("program", program.id)
        .with("key", example.key)
        .with("name", program.text.get(language, "example", example.key))
        .with("place", place)
        .with("passed", agrees)
        .with("expected", Tree::List(expected))
        .with("found", Tree::List(found));
    (agrees, case)
}

/// Example inputs are text throughout; yes/no questions take `true` and `false`.
fn raw<'a>(field: Option<&Field>, value: &'a str) -> Raw<'a> {
    match field.map(|field| field.kind) {
        Some(Kind::YesNo) => Raw::YesNo(value == "true"),
        _ => Raw::Text(value),
    }
}
