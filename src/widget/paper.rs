//! Paper: what only a print shows: the day it was made, and the questions with their answers in words, since a form on paper
//! shows neither what was chosen nor what could have been.

use super::dom::{El, el, el_class, items};
use super::{Calculator, Setting};
use estimado_worksheet::answers::{Raw, Value};
use estimado_worksheet::field::{Field, Kind};
use estimado_worksheet::tree::Tree;
use estimado_worksheet::{date, format};

/// The part of the page that only a print shows.
pub fn paper(calculator: Calculator, setting: &Setting) -> El {
    let today = date::read(&setting.today);
    let made = move || {
        let day = today.map(|day| format::day(day, calculator.live.read().language, calculator.program.text));
        day.map(|day| calculator.ui_with("made", &[("date", &day)])).unwrap_or_default()
    };
    let answers = move || {
        let worked = calculator.worked();
        let mut answered = Vec::new();
        for (key, value) in worked.at("answers").entries() {
            if let Some(field) = calculator.program.field(key) {
                let (question, words) =
                    (calculator.say("field", field.key), in_words(calculator, field, value));
                answered.push(Tree::empty().with("question", question).with("answer", words));
            }
        }
        items(calculator, &answered, answer)
    };
    el_class("div", "paper")
        .child(el("p").live(made))
        .child(calculator.title("asked"))
        .child(el_class("dl", "answers").list(answers))
}

fn answer(_: Calculator, answered: &Tree) -> El {
    el("div").child(el("dt").text(answered.word("question"))).child(el("dd").text(answered.word("answer")))
}

/// An answer as people read it; one that is wrong stays as it was typed.
fn in_words(calculator: Calculator, field: &'static Field, value: &Tree) -> String {
    let (language, text) = (calculator.live.read().language, calculator.program.text);
    let day = |day| format::day(day, language, text);
    let raw = match value {
        Tree::YesNo(yes) => return calculator.ui(if *yes { "yes" } else { "no" }).to_owned(),
        value => value.text().unwrap_or_default(),
    };
    if matches!(field.kind, Kind::Choice(_)) {
        return calculator.say("option", &[field.key, ".", raw].concat()).to_owned();
    }
    match field.check(Raw::Text(raw)) {
        Ok(Some(Value::Number(number))) => format::number(number, field.unit(), language, text),
        Ok(Some(Value::Date(known))) => day(known),
        Ok(Some(Value::Dates(days))) => days.into_iter().map(day).collect::<Vec<_>>().join("; "),
        _ => raw.to_owned(),
    }
}
