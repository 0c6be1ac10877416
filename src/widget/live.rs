//! Live: what a visitor can change, in one signal. What is shown follows from it.
//!
//! One signal of one type: each type would bring its own copy of the code of a signal, and to look at everything shown
//! again after each key takes less than a millisecond.

use estimado_worksheet::text::Language;
use estimado_worksheet::tree::Tree;
use reactive_graph::signal::RwSignal;
use reactive_graph::traits::{Read, ReadUntracked, Update};
use std::ops::Deref;

/// What a visitor can change.
#[derive(Clone, Debug)]
pub struct State {
    pub language: Language,
    /// Whether someone asked for the result by Enter.
    pub asked: bool,
    /// What was typed or chosen, by the position of the question.
    pub typed: Vec<Typed>,
    /// What the link told that the answers came by.
    pub arrived: Tree,
}

/// What was typed or chosen.
#[derive(Clone, Debug, Default)]
pub struct Typed {
    /// As it was.
    pub text: String,
    /// Whether the visitor has paused or left, so that a problem may be shown.
    pub left: bool,
    /// Whether the visitor has typed here: only then is an empty answer a problem of theirs.
    pub touched: bool,
}

/// A handle to the state of what is on the page.
#[derive(Clone, Copy, Debug)]
pub struct Live(RwSignal<State>);

impl Live {
    /// A state with so many questions, nothing typed.
    pub fn new(language: Language, questions: usize) -> Live {
        let (typed, arrived) = (vec![Typed::default(); questions], Tree::Nothing);
        Live(RwSignal::new(State { language, asked: false, typed, arrived }))
    }

    /// The state. A reactive place that reads it follows it.
    pub fn read(self) -> impl Deref<Target = State> {
        self.0.read()
    }

    /// The language, as it is now.
    pub fn language_now(self) -> Language {
        self.0.try_read_untracked().map(|state| state.language).unwrap_or_default()
    }

    /// Changes the state; nothing happens when what it belongs to has left the page.
    pub fn change(self, change: &mut dyn FnMut(&mut State)) {
        let _ = self.0.try_update(|state| change(state));
    }

    /// Changes the language.
    pub fn speak(self, language: Language) {
        self.change(&mut |state| state.language = language);
    }

    /// Changes what was typed at a question.
    pub fn at(self, question: usize, change: &mut dyn FnMut(&mut Typed)) {
        self.change(&mut |state| {
            if let Some(typed) = state.typed.get_mut(question) {
                change(typed);
            }
        });
    }

    /// Puts in an answer that was not typed.
    pub fn put(self, question: usize, text: &str) {
        self.at(question, &mut |typed| text.clone_into(&mut typed.text));
    }

    /// What was typed at a question.
    pub fn text(self, question: usize) -> String {
        self.read().text(question).to_owned()
    }

    /// What was typed at a question, followed.
    pub fn follow(self, question: usize) -> impl Fn() -> String {
        move || self.text(question)
    }
}

impl State {
    /// What was typed at a question.
    pub fn text(&self, question: usize) -> &str {
        self.typed.get(question).map(|typed| typed.text.as_str()).unwrap_or_default()
    }
}
