//! State: what was typed, and everything that follows from it. One chain of memos; nothing writes back.

use super::Setting;
use crate::estimate::{estimate, input_errors};
use estimado_worksheet::answers::{Problem, Raw, Value};
use estimado_worksheet::edition::Edition;
use estimado_worksheet::field::{Field, Kind, When};
use estimado_worksheet::text::Language;
use estimado_worksheet::tree::Tree;
use estimado_worksheet::{Program, typed};
use reactive_graph::computed::Memo;
use reactive_graph::owner::{LocalStorage, StoredValue};
use reactive_graph::signal::RwSignal;
use reactive_graph::traits::{Get, GetValue, Set, With, WithUntracked, WithValue};
use web_sys::ShadowRoot;

/// One calculator on the page: a handle to its signals.
#[derive(Clone, Copy, Debug)]
pub struct Calculator {
    pub program: &'static Program,
    pub language: RwSignal<Language>,
    pub setting: StoredValue<Setting, LocalStorage>,
    pub root: StoredValue<ShadowRoot, LocalStorage>,
    questions: StoredValue<Vec<Question>>,
    /// Whether someone asked for the result by Enter.
    pub asked: RwSignal<bool>,
    /// What follows from all that: `answers` as entered, of the questions that are shown; `errors` with them in words;
    /// `beside`, the fields that are wrong only beside others; and the `estimate`, when nothing is wrong.
    pub worked: Memo<Tree>,
}

/// A question on the page.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    pub field: &'static Field,
    /// What was typed or chosen, as it was.
    pub typed: RwSignal<String>,
    /// Whether the visitor has paused or left, so that a problem may be shown.
    pub left: RwSignal<bool>,
    /// Whether the visitor has typed here: only then is an empty answer a problem of theirs.
    pub touched: RwSignal<bool>,
}

impl Calculator {
    /// A calculator with nothing entered.
    pub fn new(setting: Setting, root: ShadowRoot) -> Calculator {
        let (program, edition) = (setting.program, setting.edition);
        let question = |field: &&'static Field| Question {
            field,
            typed: RwSignal::new(String::new()),
            left: RwSignal::new(false),
            touched: RwSignal::new(false),
        };
        let questions = StoredValue::new(program.fields.iter().map(question).collect::<Vec<_>>());
        let language = RwSignal::new(setting.language);
        let worked = Memo::new(move |_| {
            questions.with_value(|list| work(program, edition, &entered(list), language.get()))
        });
        Calculator {
            program,
            language,
            setting: StoredValue::new_local(setting),
            root: StoredValue::new_local(root),
            questions,
            asked: RwSignal::new(false),
            worked,
        }
    }

    /// Changes the language.
    pub fn speak(&self, language: Language) {
        self.language.set(language);
    }

    /// The question for a field of the program.
    pub fn question(&self, key: &str) -> Option<Question> {
        self.questions.with_value(|list| list.iter().find(|question| question.field.key == key).copied())
    }

    /// The questions of a group.
    pub fn group(&self, group: &str) -> Vec<Question> {
        let belongs = |question: &&Question| question.field.group == group;
        self.questions.with_value(|list| list.iter().filter(belongs).copied().collect())
    }

    /// What is entered now, as the interface takes it.
    pub fn answers(&self) -> Tree {
        self.worked.with_untracked(|worked| worked.at("answers").clone())
    }

    /// Replaces every answer; a question that is not named is cleared.
    pub fn replace(&self, answers: &Tree) {
        for question in self.questions.get_value() {
            let text = match answers.at(question.field.key) {
                Tree::Text(text) | Tree::Number(text) => text,
                Tree::YesNo(true) => "yes",
                Tree::YesNo(false) => "no",
                _ => "",
            };
            question.typed.set(text.to_owned());
            question.touched.set(false);
        }
    }

    /// Whether a question is asked, given the answers so far.
    pub fn is_shown(&self, question: Question) -> bool {
        self.questions.with_value(|list| shown(list, question.field))
    }

    /// How many problems there are, and how many questions are still missing rather than wrong.
    pub fn problems(&self) -> (usize, usize) {
        self.worked.with(|worked| {
            let errors = worked.at("errors").items();
            let missing =
                |error: &&Tree| error.word("code") == "required" && !is_beside(worked, error.word("field"));
            (errors.len(), errors.iter().filter(missing).count())
        })
    }

    /// What to enter instead, once it is time to say so.
    pub fn problem(&self, question: Question) -> Option<String> {
        let key = question.field.key;
        let (message, beside) = self.worked.with(|worked| {
            let error = worked.at("errors").items().iter().find(|error| error.word("field") == key)?;
            Some((error.word("message").to_owned(), is_beside(worked, key)))
        })?;
        let entered = question.touched.get() || !question.typed.with(String::is_empty);
        let due = self.asked.get() || beside || (question.left.get() && entered);
        due.then_some(message)
    }

    /// How what was typed was understood, where that is not plain from what was typed: `1.234` could be meant as 1,234.
    pub fn understood(&self, question: Question) -> Option<String> {
        let unit = question.field.unit();
        if !is_numeric(question.field) {
            return None;
        }
        let text = question.typed.get();
        let plain = typed::plain(&text, unit);
        if plain == text.trim() && !typed::is_ambiguous(&plain) {
            return None;
        }
        let value = match question.field.check(Raw::Text(&plain)) {
            Ok(Some(Value::Number(number))) => number,
            _ => return None,
        };
        let value = estimado_worksheet::format::number(value, unit, self.language.get(), self.program.text);
        Some(self.ui_with("understood", &[("value", &value)]))
    }
}

/// Whether a field takes a number.
pub fn is_numeric(field: &Field) -> bool {
    !matches!(field.kind, Kind::Choice(_) | Kind::YesNo | Kind::Date | Kind::Dates)
}

/// A question is asked when each of its conditions holds of what was typed or chosen.
fn shown(questions: &[Question], field: &Field) -> bool {
    let answered = |when: &When| {
        let question = questions.iter().find(|question| std::ptr::eq(question.field, when.field));
        question.is_some_and(|question| question.typed.with(|typed| holds(when, typed)))
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

fn is_beside(worked: &Tree, field: &str) -> bool {
    worked.at("beside").items().iter().any(|known| known.text() == Some(field))
}

/// What was entered, of the questions that are shown: yes/no as such, all else as plain text.
fn entered(questions: &[Question]) -> Tree {
    let mut entered = Tree::empty();
    for question in questions.iter().filter(|question| shown(questions, question.field)) {
        let (field, text) = (question.field, question.typed.get());
        if !text.trim().is_empty() {
            let plain = match field.kind {
                Kind::YesNo => Tree::YesNo(text == "yes"),
                Kind::Dates => text.split_whitespace().collect::<String>().into(),
                _ if is_numeric(field) => typed::plain(&text, field.unit()).into(),
                _ => text.into(),
            };
            entered.put(field.key, plain);
        }
    }
    entered
}

fn work(program: &'static Program, edition: &'static Edition, entered: &Tree, language: Language) -> Tree {
    let raw = |value| match value {
        &Tree::YesNo(yes) => Raw::YesNo(yes),
        value => Raw::Text(value.text().unwrap_or_default()),
    };
    let entries = entered.entries().iter().map(|(key, value)| (key.as_ref(), raw(value)));
    let (answers, problems) = program.check(entries);
    let list = problems.list();
    let beside = list.iter().filter(|problem| problem.beside.is_some());
    let field = |problem: &Problem| Tree::from(problem.field.clone());
    let worked = Tree::empty()
        .with("answers", entered.clone())
        .with("errors", input_errors(program, list, language))
        .with("beside", beside.map(field).collect::<Vec<_>>());
    if list.is_empty() {
        worked.with("estimate", estimate(program, edition, &answers, language).ok())
    } else {
        worked
    }
}
