//! Outcome: what was entered and how it stands, in words.

use super::state::is_beside;
use super::words;
use estimado_worksheet::answers::{Raw, Value};
use estimado_worksheet::field::Field;
use estimado_worksheet::text::Language;
use estimado_worksheet::tree::Tree;
use estimado_worksheet::{Program, format};

/// The key of the sentence that says how the project stands; empty without an estimate.
pub fn status(estimate: &Tree) -> &'static str {
    let findings = estimate.at("findings").items();
    let warned = findings.iter().any(|finding| finding.word("severity") == "warning");
    match (estimate.word("status"), warned) {
        ("", _) => "",
        ("eligible", false) => "eligible",
        ("eligible", true) => "eligible-open",
        _ => "ineligible",
    }
}

/// How many problems there are, and how many questions are still missing rather than wrong.
pub fn problems(worked: &Tree) -> (usize, usize) {
    let errors = worked.at("errors").items();
    let missing = |error: &&Tree| error.word("code") == "required" && !is_beside(worked, error.word("field"));
    (errors.len(), errors.iter().filter(missing).count())
}

/// What keeps an estimate from being shown, in a sentence.
pub fn wanted(program: &Program, worked: &Tree, language: Language) -> String {
    let (all, missing) = problems(worked);
    match (all.saturating_sub(missing), missing) {
        (0, 0) => program.text.get(language, "problem", "defect").to_owned(),
        (0, missing) => words::count(language, "missing-one", "missing", missing),
        (wrong, _) => words::count(language, "problems-one", "problems", wrong),
    }
}

/// The line of an estimate with this key; nothing where there is none.
pub fn line<'a>(estimate: &'a Tree, key: &str) -> &'a Tree {
    let found = estimate.at("lines").items().iter().find(|line| line.word("key") == key);
    found.unwrap_or(&Tree::Nothing)
}

/// What an answer reads as; empty where there is none. What is no answer stands as it was typed.
pub fn answer(program: &Program, field: &Field, entered: &Tree, language: Language) -> String {
    let text = match entered.at(field.key) {
        Tree::YesNo(yes) => return words::ui(language, if *yes { "yes" } else { "no" }).to_owned(),
        entered => entered.text().unwrap_or_default(),
    };
    let day = |day| format::day(day, language, program.text);
    match field.check(Raw::Text(text)) {
        Ok(Some(Value::Number(number))) => format::number(number, field.unit(), language, program.text),
        Ok(Some(Value::Choice(option))) => {
            program.text.get(language, "option", &[field.key, ".", option].concat()).to_owned()
        }
        Ok(Some(Value::Date(date))) => day(date),
        Ok(Some(Value::Dates(dates))) => {
            let mut days = Vec::new();
            for date in dates {
                days.push(day(date));
            }
            days.join("; ")
        }
        _ => text.to_owned(),
    }
}
