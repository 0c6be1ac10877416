//! Variants: up to three sets of answers, of which one is edited. The others are not worked out again meanwhile.

use super::Calculator;
use super::comparison::LETTERS;
use super::live::Typed;
use super::state::{entered, work};
use crate::estimate::Basis;
use estimado_worksheet::Program;
use estimado_worksheet::tree::Tree;

impl Calculator {
    /// Whether there is more than one.
    pub fn is_comparing(&self) -> bool {
        self.live.read().variants.len() > 1
    }

    /// The variants as they can be taken up again.
    pub fn kept(&self) -> Tree {
        let state = self.live.now();
        let mut variants = Vec::new();
        for typed in &state.variants {
            variants.push(entered(self.program, typed));
        }
        Tree::empty()
            .with("program", self.program.id)
            .with("current", LETTERS.get(state.current).copied())
            .with("variants", variants)
    }

    /// Takes up variants that were kept. Without any of this program it starts again with one that is empty.
    pub fn restore(&self, kept: &Tree) {
        let fits = self.compares && kept.word("program") == self.program.id;
        let variants = match kept.at("variants").items() {
            variants @ [_, ..] if fits => variants,
            _ => &[Tree::Nothing],
        };
        let (mut filled, mut current) = (Vec::new(), 0);
        for (answers, letter) in variants.iter().zip(LETTERS) {
            let mut typed = vec![Typed::default(); self.program.fields.len()];
            fill(self.program, &mut typed, answers);
            if letter == kept.word("current") {
                current = filled.len();
            }
            filled.push(typed);
        }
        self.live.change(&mut |state| {
            state.variants = std::mem::take(&mut filled);
            state.current = current;
        });
    }
}

/// Puts in answers as the interface takes them; a question that is not named is cleared.
pub fn fill(program: &Program, typed: &mut [Typed], answers: &Tree) {
    for (typed, field) in typed.iter_mut().zip(program.fields) {
        let text = match answers.at(field.key) {
            Tree::Text(text) | Tree::Number(text) => text,
            Tree::YesNo(true) => "yes",
            Tree::YesNo(false) => "no",
            _ => "",
        };
        text.clone_into(&mut typed.text);
        typed.touched = false;
    }
}

/// Works out what was typed, unless that was done before; and whether it is something new.
pub fn work_again(before: Option<Tree>, basis: Basis, typed: &[Typed]) -> (Tree, bool) {
    let (entered, language) = (entered(basis.program, typed), basis.language.tag());
    match before {
        Some(before) if *before.at("answers") == entered && before.word("language") == language => {
            (before, false)
        }
        _ => (work(basis, entered), true),
    }
}

/// Works a variant out, unless that was done before; and says whether it is something new.
type Work<'a> = dyn Fn(Option<Tree>, &[Typed]) -> (Tree, bool) + 'a;

/// What follows from each variant, and whether any of it is new: of the edited one as `current` has it already, of the
/// others by `work`, which is given what it made before.
pub fn work_each(
    before: Option<Tree>,
    variants: &[Vec<Typed>],
    edited: usize,
    current: &dyn Fn() -> Tree,
    work: &Work<'_>,
) -> (Tree, bool) {
    let before = if let Some(Tree::List(before)) = before { before } else { Vec::new() };
    let (mut changed, mut before) = (before.len() != variants.len(), before.into_iter());
    let mut each = Vec::new();
    for (at, typed) in variants.iter().enumerate() {
        let before = before.next();
        let (worked, new) = if at == edited {
            let worked = current();
            let new = before.is_none_or(|before| before != worked);
            (worked, new)
        } else {
            work(before, typed)
        };
        changed |= new;
        each.push(worked);
    }
    (Tree::List(each), changed)
}
