//! State: what was typed, and everything that follows from it. One chain of memos; nothing writes back.

use super::Setting;
use crate::estimate::{Estimate, InputError, Outcome, estimate, input_errors};
use estimado_worksheet::answers::{Answers, Code, Problems, Raw, Value};
use estimado_worksheet::field::{Field, Kind, When};
use estimado_worksheet::text::Language;
use estimado_worksheet::{Decimal, Program, typed};
use leptos::prelude::{
    Get, GetUntracked, GetValue, LocalStorage, Memo, RwSignal, Set, StoredValue, With, WithValue,
};
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
    /// What counts as entered: key and plain text, of the questions that are shown.
    entered: Memo<Vec<(&'static str, String)>>,
    checked: Memo<(Answers, Problems)>,
    /// The problems in words.
    pub problems: Memo<Vec<InputError>>,
    /// The estimate, when nothing is wrong.
    pub estimate: Memo<Option<Estimate>>,
}

/// A question on the page.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    pub field: &'static Field,
    /// What was typed or chosen, as it was.
    pub typed: RwSignal<String>,
    /// Whether the visitor has paused or left, so that a problem may be shown.
    pub left: RwSignal<bool>,
}

impl Calculator {
    /// A calculator with nothing entered.
    pub fn new(setting: Setting, root: ShadowRoot) -> Calculator {
        let (program, edition) = (setting.program, setting.edition);
        let question = |field: &&'static Field| Question {
            field,
            typed: RwSignal::new(String::new()),
            left: RwSignal::new(false),
        };
        let questions = StoredValue::new(program.fields.iter().map(question).collect::<Vec<_>>());
        let language = RwSignal::new(setting.language);
        let entered = Memo::new(move |_| questions.with_value(|list| entered(list)));
        let checked = Memo::new(move |_| {
            entered.with(|entered| {
                program.check(entered.iter().map(|(key, text)| (*key, raw(program, key, text))))
            })
        });
        let problems = Memo::new(move |_| {
            checked.with(|(_, problems)| input_errors(program, problems.list(), language.get()))
        });
        let estimate = Memo::new(move |_| {
            checked.with(|(answers, problems)| match problems.list() {
                [] => match estimate(program, edition, answers, language.get()) {
                    Outcome::Estimate(estimate) => Some(estimate),
                    Outcome::Errors(_) => None,
                },
                _ => None,
            })
        });
        Calculator {
            program,
            language,
            setting: StoredValue::new_local(setting),
            root: StoredValue::new_local(root),
            questions,
            asked: RwSignal::new(false),
            entered,
            checked,
            problems,
            estimate,
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

    /// What is entered now, by key.
    pub fn entered(&self) -> Vec<(&'static str, String)> {
        self.entered.get_untracked()
    }

    /// What is entered, for a reactive place.
    pub fn follow_entered(&self) -> Vec<(&'static str, String)> {
        self.entered.get()
    }

    /// Replaces every answer; a question that is not named is cleared.
    pub fn replace(&self, answers: impl Iterator<Item = (String, String)>) {
        let answers: Vec<_> = answers.collect();
        for question in self.questions.get_value() {
            let text =
                answers.iter().find(|(key, _)| key == question.field.key).map(|(_, text)| text.clone());
            question.typed.set(text.unwrap_or_default());
        }
    }

    /// Whether a question is asked, given the answers so far.
    pub fn is_shown(&self, question: Question) -> bool {
        self.questions.with_value(|list| shown(list, question.field))
    }

    /// Whether some question is still missing rather than wrong.
    pub fn missing(&self) -> usize {
        let absent = |(_, problems): &(Answers, Problems)| {
            let required = |problem: &&estimado_worksheet::answers::Problem| {
                problem.code == Code::Required && problem.beside.is_none()
            };
            problems.list().iter().filter(required).count()
        };
        self.checked.with(absent)
    }

    /// What to enter instead, once it is time to say so.
    pub fn problem(&self, question: Question) -> Option<String> {
        let key = question.field.key;
        let message = self.problems.with(|list| list.iter().find(|error| error.field == key).cloned())?;
        let empty = question.typed.with(String::is_empty);
        let beside = self.checked.with(|(_, problems)| {
            problems.list().iter().any(|problem| problem.field == key && problem.beside.is_some())
        });
        let due = self.asked.get() || beside || (question.left.get() && !empty);
        due.then_some(message.message)
    }

    /// How what was typed was understood, where that is not plain from what was typed.
    pub fn understood(&self, question: Question) -> Option<String> {
        let unit = question.field.unit();
        if !is_numeric(question.field) {
            return None;
        }
        let text = question.typed.get();
        let plain = typed::plain(&text, unit);
        if plain == text.trim() {
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
        Ok(Some(Value::Number(number))) => number > Decimal::ZERO && when.one_of.contains(&"above-zero"),
        _ => false,
    }
}

fn entered(questions: &[Question]) -> Vec<(&'static str, String)> {
    let asked = questions.iter().filter(|question| shown(questions, question.field));
    let answer = |question: &Question| {
        let text = question.typed.get();
        if text.trim().is_empty() {
            return None;
        }
        let field = question.field;
        let plain = match field.kind {
            Kind::Dates => text.split_whitespace().collect(),
            _ if is_numeric(field) => typed::plain(&text, field.unit()),
            _ => text,
        };
        Some((field.key, plain))
    };
    asked.filter_map(answer).collect()
}

fn raw<'a>(program: &Program, key: &str, text: &'a str) -> Raw<'a> {
    match program.field(key).map(|field| field.kind) {
        Some(Kind::YesNo) => Raw::YesNo(text == "yes"),
        _ => Raw::Text(text),
    }
}
