//! State: what was typed, and everything that follows from it. Nothing writes back.

use super::Setting;
use super::comparison::compare;
use super::live::{Live, State, Typed, text};
use super::variants::{fill, work_again, work_each};
use crate::curve::curve;
use crate::estimate::{Basis, estimate, input_errors};
use estimado_worksheet::answers::{Answers, Problem, Problems, Raw, Value};
use estimado_worksheet::edition::Edition;
use estimado_worksheet::field::{Field, Kind, When};
use estimado_worksheet::text::Language;
use estimado_worksheet::tree::Tree;
use estimado_worksheet::what_if::WhatIf;
use estimado_worksheet::{Program, date, decimal, typed};
use reactive_graph::computed::Memo;
use reactive_graph::traits::{Read, ReadUntracked};
use std::ops::Deref;

/// One calculator on the page: a handle to its state.
#[derive(Clone, Copy, Debug)]
pub struct Calculator {
    pub program: &'static Program,
    pub edition: &'static Edition,
    /// The level of the heading with the program's name.
    heading: u8,
    pub live: Live,
    /// Whether variants can be compared.
    pub compares: bool,
    worked: Memo<Tree>,
    compared: Memo<Tree>,
    curve: Memo<Tree>,
}

/// A question on the page.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    pub field: &'static Field,
    /// Its position among the questions.
    pub at: usize,
}

impl Calculator {
    /// A calculator with nothing entered.
    pub fn new(setting: &Setting) -> Calculator {
        let (program, edition) = (setting.program, setting.edition);
        let live = Live::new(setting.language, program.fields.len());
        let basis = Basis { program, edition, language: setting.language, today: date::read(&setting.today) };
        let worked = Memo::new_owning(move |before| {
            let state = live.read();
            work_again(before, Basis { language: state.language, ..basis }, state.typed())
        });
        let each = Memo::new_owning(move |before| {
            let state = live.read();
            let several = if state.variants.len() > 1 { state.variants.as_slice() } else { &[] };
            let current = || worked.read().clone();
            work_each(before, several, state.current, &current, &|before, typed| {
                work_again(before, Basis { language: state.language, ..basis }, typed)
            })
        });
        let compared = Memo::new_owning(move |_| (compare(program, each.read().items()), true));
        let asked = Memo::new_owning(move |before| asked(&live.read(), &worked.read(), before));
        let curve = Memo::new_owning(move |_| (drawn(program, edition, &asked.read()), true));
        let (heading, compares) = (setting.heading, setting.shows("compare"));
        Calculator { program, edition, heading, live, compares, worked, compared, curve }
    }

    /// The level of a heading so far below the program's name.
    pub fn level(&self, below: u8) -> String {
        decimal::whole(self.heading.saturating_add(below).min(6))
    }

    /// What follows from all that was typed: `answers` as entered, of the questions that are shown; `errors` with them in
    /// words; `beside`, the fields that are wrong only beside others; and the `estimate`, when nothing is wrong.
    pub fn worked(&self) -> impl Deref<Target = Tree> {
        self.worked.read()
    }

    /// The variants beside each other, in words; nothing while there is only one.
    pub fn compared(&self) -> impl Deref<Target = Tree> {
        self.compared.read()
    }

    /// The incentive against one answer, as of the last pause; nothing while there is no estimate.
    pub fn curve(&self) -> impl Deref<Target = Tree> {
        self.curve.read()
    }

    /// The questions of the program.
    pub fn questions(&self) -> impl Iterator<Item = Question> {
        self.program.fields.iter().enumerate().map(|(at, field)| Question { field, at })
    }

    /// The question for a field of the program.
    pub fn question(&self, key: &str) -> Option<Question> {
        self.questions().find(|question| question.field.key == key)
    }

    /// The questions of a group.
    pub fn group(&self, group: &str) -> Vec<Question> {
        self.questions().filter(|question| question.field.group == group).collect()
    }

    /// What is entered now, as the interface takes it.
    pub fn answers(&self) -> Tree {
        self.worked.read_untracked().at("answers").clone()
    }

    /// Replaces every answer; a question that is not named is cleared.
    pub fn replace(&self, answers: &Tree) {
        self.live.retype(&mut |typed| fill(self.program, typed, answers));
    }

    /// Whether a question is asked, given the answers so far.
    pub fn is_shown(&self, question: Question) -> bool {
        shown(self.program, self.live.read().typed(), question.field)
    }

    /// What to enter instead, once it is time to say so; empty where nothing is wrong.
    pub fn problem(&self, question: Question) -> String {
        let (state, worked, key) = (self.live.read(), self.worked(), question.field.key);
        let error = worked.at("errors").items().iter().find(|error| error.word("field") == key);
        let late = state.typed().get(question.at).is_some_and(|typed| {
            let entered = typed.touched || !typed.text.is_empty();
            typed.left && entered
        });
        match error {
            Some(error) if state.asked || late || is_beside(&worked, key) => error.word("message").to_owned(),
            _ => String::new(),
        }
    }

    /// How what was typed was understood, where that is not plain from what was typed: `1.234` could be meant as 1,234.
    pub fn understood(&self, question: Question) -> Option<String> {
        let unit = question.field.unit();
        if !is_numeric(question.field) {
            return None;
        }
        let text = self.live.text(question.at);
        let plain = typed::plain(&text, unit);
        if plain == text.trim() && !typed::is_ambiguous(&plain) {
            return None;
        }
        let value = match question.field.check(Raw::Text(&plain)) {
            Ok(Some(Value::Number(number))) => number,
            _ => return None,
        };
        let value =
            estimado_worksheet::format::number(value, unit, self.live.read().language, self.program.text);
        Some(self.ui_with("understood", &[("value", &value)]))
    }
}

/// Whether a field takes a number.
pub fn is_numeric(field: &Field) -> bool {
    !matches!(field.kind, Kind::Choice(_) | Kind::YesNo | Kind::Date | Kind::Dates)
}

/// A question is asked when each of its conditions holds of what was typed or chosen.
fn shown(program: &Program, typed: &[Typed], field: &Field) -> bool {
    let answered = |when: &When| {
        let at = program.fields.iter().position(|known| std::ptr::eq(*known, when.field));
        at.is_some_and(|at| holds(when, text(typed, at)))
    };
    field.shown.iter().all(answered)
}

fn holds(when: &When, typed: &str) -> bool {
    if !is_numeric(when.field) {
        return when.one_of.contains(&typed);
    }
    let plain = typed::plain(typed, when.field.unit());
    match when.field.check(Raw::Text(&plain)) {
        Ok(Some(Value::Number(number))) => number.mantissa() > 0 && when.one_of.contains(&"above-zero"),
        _ => false,
    }
}

/// Whether a field is wrong only beside others.
pub fn is_beside(worked: &Tree, field: &str) -> bool {
    worked.at("beside").items().iter().any(|known| known.text() == Some(field))
}

/// What was entered, of the questions that are shown: yes/no as such, all else as plain text.
pub fn entered(program: &Program, typed: &[Typed]) -> Tree {
    let mut entered = Tree::empty();
    for (Typed { text, .. }, field) in typed.iter().zip(program.fields) {
        if !text.trim().is_empty() && shown(program, typed, field) {
            let plain = match field.kind {
                Kind::YesNo => Tree::YesNo(text == "yes"),
                Kind::Dates => text.split_whitespace().collect::<String>().into(),
                _ if is_numeric(field) => typed::plain(text, field.unit()).into(),
                _ => text.clone().into(),
            };
            entered.put(field.key, plain);
        }
    }
    entered
}

/// What a curve is drawn from: the answers, the question it is drawn over and the language; and whether that is new. While
/// the visitor is typing it stays as it was.
fn asked(state: &State, worked: &Tree, before: Option<Tree>) -> (Tree, bool) {
    let asked = match before {
        _ if worked.at("estimate") == &Tree::Nothing => Tree::Nothing,
        Some(before) if !state.is_settled() => return (before, false),
        _ => Tree::empty()
            .with("answers", worked.at("answers").clone())
            .with("over", state.look.over.clone())
            .with("language", state.language.tag()),
    };
    let new = before.is_none_or(|before| before != asked);
    (asked, new)
}

fn drawn(program: &'static Program, edition: &'static Edition, asked: &Tree) -> Tree {
    match asked {
        Tree::Nothing => Tree::Nothing,
        asked => {
            let (answers, _) = checked(program, asked.at("answers"));
            let what_if = WhatIf { program, edition, answers: &answers };
            let language = Language::from_tag(asked.word("language")).unwrap_or_default();
            curve(what_if, asked.word("over"), language).into()
        }
    }
}

fn checked(program: &Program, entered: &Tree) -> (Answers, Problems) {
    let raw = |value| match value {
        &Tree::YesNo(yes) => Raw::YesNo(yes),
        value => Raw::Text(value.text().unwrap_or_default()),
    };
    program.check(entered.entries().iter().map(|(key, value)| (key.as_ref(), raw(value))))
}

/// What follows from answers as the interface takes them.
pub fn work(basis: Basis, entered: Tree) -> Tree {
    let Basis { program, language, .. } = basis;
    let (answers, problems) = checked(program, &entered);
    let list = problems.list();
    let beside = list.iter().filter(|problem| problem.beside.is_some());
    let field = |problem: &Problem| Tree::from(problem.field.clone());
    let worked = Tree::empty()
        .with("language", language.tag())
        .with("errors", input_errors(program, list, language))
        .with("beside", beside.map(field).collect::<Vec<_>>())
        .with("answers", entered);
    if list.is_empty() { worked.with("estimate", estimate(basis, &answers).ok()) } else { worked }
}
