//! One question: label, hint, input, what was understood, what to enter instead.

use super::Calculator;
use super::dom::{El, after, el, el_class, value_of};
use super::live::{Live, Typed};
use super::state::{Question, is_numeric};
use estimado_worksheet::field::Kind;
use estimado_worksheet::format;
use estimado_worksheet::unit::{USD, USD_PER_KWH, USD_PER_W};

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
    around.child(el_class("p", "echo").attr("id", &id(question, "echo")).live(understood)).child(
        el_class("p", "problem")
            .attr("id", &id(question, "problem"))
            .live(move || calculator.problem(question)),
    )
}

fn id(question: Question, part: &str) -> String {
    [part, "-", question.field.key].concat()
}

fn hint(calculator: Calculator, question: Question) -> El {
    let words = calculator.follow_words("hint", question.field.key);
    el_class("p", "hint").attr("id", &id(question, "hint")).live(words)
}

/// Ties an input to its hint, its unit and its notes, and says when something is wrong with it.
fn described(calculator: Calculator, question: Question, input: El, notes: &[&str]) -> El {
    let notes: Vec<_> = notes.iter().map(|part| id(question, part)).collect();
    let notes = notes.join(" ");
    input
        .attr("id", &id(question, "field"))
        .attr("aria-describedby", &notes)
        .live_truth("aria-invalid", move || !calculator.problem(question).is_empty())
}

fn label(calculator: Calculator, question: Question) -> El {
    el("label").attr("for", &id(question, "field")).live(calculator.follow_words("field", question.field.key))
}

/// What was typed counts at once; a problem with it is shown after a pause or on leaving.
fn typing(live: Live, question: usize, text: String) {
    live.at(question, &mut |typed| *typed = Typed { text: text.clone(), left: false, touched: true });
    let pause = move || live.at(question, &mut |typed| typed.left |= typed.text == text);
    after(PAUSE, Box::new(pause));
}

fn text(calculator: Calculator, question: Question, around: El) -> El {
    let unit = question.field.unit();
    let dollars = [USD, USD_PER_W, USD_PER_KWH].contains(&unit);
    let after = move || {
        let name = format::unit(unit, calculator.live.read().language, calculator.program.text);
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
        .live_value(calculator.live.follow(question.at))
        .on("input", move |event| typing(calculator.live, question.at, value_of(&event)))
        .on("blur", move |_| calculator.live.at(question.at, &mut |typed| typed.left = true));
    let before = dollars.then(|| el_class("span", "unit").attr("aria-hidden", "true").text("$"));
    let frame = el_class("div", if numeric { "frame numeric" } else { "frame" })
        .maybe(before)
        .child(input)
        .child(el_class("span", "unit").attr("id", &id(question, "unit")).live(after));
    around.child(label(calculator, question)).child(hint(calculator, question)).child(frame)
}

/// Radio buttons as cards. What need not be answered can be taken back.
fn cards(calculator: Calculator, question: Question, options: &'static [&'static str]) -> El {
    let yes_no = question.field.kind == Kind::YesNo;
    let clear: &[&'static str] = if question.field.required { &[] } else { &[""] };
    let card = move |value: &&'static str| {
        let value = *value;
        let words = move || match value {
            "" => calculator.ui(if yes_no { "not-sure" } else { "no-answer" }),
            _ if yes_no => calculator.ui(value),
            _ => calculator.say("option", &[question.field.key, ".", value].concat()),
        };
        let button = el("input")
            .attr("type", "radio")
            .attr("name", &id(question, "field"))
            .attr("value", value)
            .live_checked(move || calculator.live.read().text(question.at) == value)
            .on("change", move |_| calculator.live.put(question.at, value));
        el_class("label", "card").child(button).child(el("span").live(words))
    };
    described(calculator, question, el("fieldset").attr("tabindex", "-1"), &["hint", "problem"])
        .child(el("legend").live(calculator.follow_words("field", question.field.key)))
        .child(hint(calculator, question))
        .child(el_class("div", "cards").each(options, &card).each(clear, &card))
}

fn list(calculator: Calculator, question: Question, options: &'static [&'static str], around: El) -> El {
    let option = move |value: &&'static str| {
        let value = *value;
        let words = move || match value {
            "" => calculator.ui("choose"),
            _ => calculator.say("option", &[question.field.key, ".", value].concat()),
        };
        el("option").attr("value", value).live(words)
    };
    let select = described(calculator, question, el("select"), &["hint", "problem"])
        .child(option(&""))
        .each(options, &option)
        .live_value(calculator.live.follow(question.at))
        .on("change", move |event| calculator.live.put(question.at, &value_of(&event)));
    around.child(label(calculator, question)).child(hint(calculator, question)).child(select)
}
