//! One question: label, hint, input, what was understood, what to enter instead.

use super::Calculator;
use super::dom::{El, after, el, el_class, value_of};
use super::state::{Question, is_numeric};
use estimado_worksheet::field::Kind;
use estimado_worksheet::format;
use estimado_worksheet::unit::{USD, USD_PER_KWH, USD_PER_W};
use reactive_graph::traits::{Get, GetUntracked, Set};

/// Options up to this many are cards; more are a list.
const CARDS: usize = 4;
/// Milliseconds without a key that count as a pause.
const PAUSE: u32 = 1000;

/// One question of the form.
pub fn question(calculator: Calculator, question: Question) -> El {
    let around = el_class("div", "question")
        .attr("part", "question")
        .attr("data-field", question.field.key)
        .hidden_while(move || !calculator.is_shown(question));
    let around = match question.field.kind {
        Kind::Choice(options) if options.len() > CARDS => list(calculator, question, options, around),
        Kind::Choice(options) => around.child(cards(calculator, question, options)),
        Kind::YesNo => around.child(cards(calculator, question, &["yes", "no"])),
        _ => text(calculator, question, around),
    };
    let understood = move || calculator.understood(question).unwrap_or_default();
    let problem = move || calculator.problem(question).unwrap_or_default();
    around
        .child(el_class("p", "echo").attr("id", &id(question, "echo")).live(understood))
        .child(el_class("p", "problem").attr("id", &id(question, "problem")).live(problem))
}

fn id(question: Question, part: &str) -> String {
    [part, "-", question.field.key].concat()
}

fn hint(calculator: Calculator, question: Question) -> El {
    let words = move || calculator.find("hint", question.field.key).unwrap_or_default();
    el_class("p", "hint").attr("id", &id(question, "hint")).live(words)
}

/// Ties an input to its hint, its unit and its notes, and says when something is wrong with it.
fn described(calculator: Calculator, question: Question, input: El, notes: &[&str]) -> El {
    let notes: Vec<_> = notes.iter().map(|part| id(question, part)).collect();
    let notes = notes.join(" ");
    let invalid = move || Some(calculator.problem(question).is_some().to_string());
    input
        .attr("id", &id(question, "field"))
        .attr("aria-describedby", &notes)
        .live_attr("aria-invalid", invalid)
}

fn label(calculator: Calculator, question: Question) -> El {
    el("label").attr("for", &id(question, "field")).live(move || calculator.say("field", question.field.key))
}

/// What was typed counts at once; a problem with it is shown after a pause or on leaving.
fn typing(question: Question, value: String) {
    question.left.set(false);
    question.touched.set(true);
    question.typed.set(value.clone());
    let pause = move || {
        if question.typed.try_get_untracked() == Some(value) {
            question.left.set(true);
        }
    };
    after(PAUSE, Box::new(pause));
}

fn text(calculator: Calculator, question: Question, around: El) -> El {
    let unit = question.field.unit();
    let dollars = [USD, USD_PER_W, USD_PER_KWH].contains(&unit);
    let after = move || {
        let name = format::unit(unit, calculator.language.get(), calculator.program.text);
        if dollars { name.trim_start_matches('$').to_owned() } else { name }
    };
    let date = question.field.kind == Kind::Date;
    let numeric = is_numeric(question.field);
    let input = el("input")
        .attr("type", if date { "date" } else { "text" })
        .attr("inputmode", if numeric { "decimal" } else { "text" })
        .attr("autocomplete", "off")
        .attr("spellcheck", "false");
    let input = if question.field.required { input.attr("aria-required", "true") } else { input };
    let input = described(calculator, question, input, &["hint", "unit", "echo", "problem"])
        .live_value(move || question.typed.get())
        .on("input", move |event| typing(question, value_of(&event)))
        .on("blur", move |_| question.left.set(true));
    let before = dollars.then(|| el_class("span", "unit").attr("aria-hidden", "true").text("$"));
    let frame = el_class("div", if numeric { "frame numeric" } else { "frame" })
        .children(before)
        .child(input)
        .child(el_class("span", "unit").attr("id", &id(question, "unit")).live(after));
    around.child(label(calculator, question)).child(hint(calculator, question)).child(frame)
}

/// Radio buttons as cards. What need not be answered can be taken back.
fn cards(calculator: Calculator, question: Question, options: &'static [&'static str]) -> El {
    let yes_no = question.field.kind == Kind::YesNo;
    let clear = (!question.field.required).then_some("");
    let card = move |value: &'static str| {
        let words = move || match value {
            "" => calculator.ui(if yes_no { "not-sure" } else { "no-answer" }),
            _ if yes_no => calculator.ui(value),
            _ => calculator.say("option", &[question.field.key, ".", value].concat()),
        };
        let button = el("input")
            .attr("type", "radio")
            .attr("name", &id(question, "field"))
            .attr("value", value)
            .live_checked(move || question.typed.get() == value)
            .on("change", move |_| question.typed.set(value.to_owned()));
        el_class("label", "card").child(button).child(el("span").live(words))
    };
    described(calculator, question, el("fieldset").attr("tabindex", "-1"), &["hint", "problem"])
        .child(el("legend").live(move || calculator.say("field", question.field.key)))
        .child(hint(calculator, question))
        .child(el_class("div", "cards").children(options.iter().copied().chain(clear).map(card)))
}

fn list(calculator: Calculator, question: Question, options: &'static [&'static str], around: El) -> El {
    let option = move |value: &'static str| {
        let words = move || match value {
            "" => calculator.ui("choose"),
            _ => calculator.say("option", &[question.field.key, ".", value].concat()),
        };
        el("option").attr("value", value).live(words)
    };
    let options = std::iter::once("").chain(options.iter().copied());
    let select = described(calculator, question, el("select"), &["hint", "problem"])
        .children(options.map(option))
        .live_value(move || question.typed.get())
        .on("change", move |event| question.typed.set(value_of(&event)));
    around.child(label(calculator, question)).child(hint(calculator, question)).child(select)
}
