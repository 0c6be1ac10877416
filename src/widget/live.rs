//! Live: what a visitor can change, in one signal. What is shown follows from it.
//!
//! One signal of one type: each type would bring its own copy of the code of a signal, and to look at everything shown
//! again after each key takes less than a millisecond.

use super::dom::after;
use estimado_worksheet::text::Language;
use estimado_worksheet::tree::Tree;
use reactive_graph::signal::RwSignal;
use reactive_graph::traits::{Read, ReadUntracked, Update};
use std::ops::Deref;

/// Milliseconds without a change that count as a pause.
const PAUSE: u32 = 250;

/// What a visitor can change.
#[derive(Clone, Debug)]
pub struct State {
    pub language: Language,
    /// Whether someone asked for the result by Enter.
    pub asked: bool,
    /// What was typed or chosen in each variant, by the position of the question. There is always one.
    pub variants: Vec<Vec<Typed>>,
    /// The variant that is edited, and that everything but the comparison speaks of.
    pub current: usize,
    /// How often what was typed has changed, and how often it had when the visitor last paused.
    edits: u32,
    settled: u32,
    /// How the visitor looks at the curve.
    pub look: Look,
    /// What the link told that the answers came by.
    pub arrived: Tree,
}

/// How the visitor looks at the curve.
#[derive(Clone, Debug, Default)]
pub struct Look {
    /// The question it is drawn over; empty for the one that offers itself.
    pub over: String,
    /// The point looked at, by its position.
    pub point: Option<usize>,
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
        let variants = vec![vec![Typed::default(); questions]];
        Live(RwSignal::new(State {
            language,
            asked: false,
            variants,
            current: 0,
            edits: 0,
            settled: 0,
            look: Look::default(),
            arrived: Tree::Nothing,
        }))
    }

    /// The state. A reactive place that reads it follows it.
    pub fn read(self) -> impl Deref<Target = State> {
        self.0.read()
    }

    /// The state as it is now, not followed.
    pub fn now(self) -> impl Deref<Target = State> {
        self.0.read_untracked()
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
        self.retype(&mut |all| {
            if let Some(typed) = all.get_mut(question) {
                change(typed);
            }
        });
    }

    /// Changes what was typed anywhere. What takes long to work out waits until the visitor pauses.
    pub fn retype(self, change: &mut dyn FnMut(&mut [Typed])) {
        let mut first = false;
        self.change(&mut |state| {
            let before: Vec<_> = state.typed().iter().map(|typed| typed.text.clone()).collect();
            change(state.typed_mut());
            if state.typed().iter().map(|typed| &typed.text).ne(&before) {
                first = state.is_settled();
                state.edits = state.edits.wrapping_add(1);
                state.look.point = None;
            }
        });
        if first {
            self.settle();
        }
    }

    /// Waits until nothing has changed for the length of a pause. One clock at a time, however fast someone types.
    fn settle(self) {
        let Some(edits) = self.0.try_read_untracked().map(|state| state.edits) else { return };
        after(
            PAUSE,
            Box::new(move || {
                let mut paused = true;
                self.change(&mut |state| {
                    paused = state.edits == edits;
                    if paused {
                        state.settled = edits;
                    }
                });
                if !paused {
                    self.settle();
                }
            }),
        );
    }

    /// Puts in an answer that was not typed.
    pub fn put(self, question: usize, text: &str) {
        self.at(question, &mut |typed| text.clone_into(&mut typed.text));
    }

    /// Edits another variant.
    pub fn edit(self, variant: usize) {
        self.change(&mut |state| {
            state.current = variant;
            state.look.point = None;
        });
    }

    /// Adds a variant, a copy of the one that was edited, and edits it.
    pub fn copy(self) {
        self.change(&mut |state| {
            let copy = state.typed().to_vec();
            state.current = state.variants.len();
            state.variants.push(copy);
        });
    }

    /// Takes away the variant that is edited, unless it is the only one.
    pub fn remove(self) {
        self.change(&mut |state| {
            if state.variants.len() > 1 && state.current < state.variants.len() {
                state.variants.remove(state.current);
                state.current = state.current.min(state.variants.len().saturating_sub(1));
            }
        });
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
    /// Whether the visitor has paused since the last change.
    pub fn is_settled(&self) -> bool {
        self.settled == self.edits
    }

    /// What was typed in the variant that is edited.
    pub fn typed(&self) -> &[Typed] {
        self.variants.get(self.current).map(Vec::as_slice).unwrap_or_default()
    }

    /// The same, to be changed.
    pub fn typed_mut(&mut self) -> &mut [Typed] {
        self.variants.get_mut(self.current).map(Vec::as_mut_slice).unwrap_or_default()
    }

    /// What was typed at a question.
    pub fn text(&self, question: usize) -> &str {
        text(self.typed(), question)
    }
}

/// What was typed at a question of a variant.
pub fn text(typed: &[Typed], question: usize) -> &str {
    typed.get(question).map(|typed| typed.text.as_str()).unwrap_or_default()
}
