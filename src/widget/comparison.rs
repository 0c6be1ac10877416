//! Comparison: what differs between the variants, in words, with exact differences to the first.

use super::outcome::{answer, line, status, wanted};
use super::words;
use estimado_worksheet::field::{Field, Kind};
use estimado_worksheet::text::Language;
use estimado_worksheet::tree::Tree;
use estimado_worksheet::unit::USD;
use estimado_worksheet::{Exact, Program, decimal, format};

#[cfg(test)]
mod tests;

/// The names of the variants, by position; there are at most so many.
pub const LETTERS: [&str; 3] = ["A", "B", "C"];
/// So many answers tell a variant from the first on its button.
const TELLING: usize = 2;
/// Where a variant has no such number.
const NONE: &str = "–";

/// The variants beside each other, each as it was worked out: `heads`, each a `name` and a `note` that says what editing it
/// means; and `rows` with a label and a cell for each variant. Empty while there is only one.
pub fn compare(program: &Program, each: &[Tree]) -> Tree {
    let Some(first) = each.first() else { return Tree::empty() };
    let language = Language::from_tag(first.word("language")).unwrap_or_default();
    let sides = Sides { program, language, each };
    let differing = sides.differing();
    let mut heads = Vec::new();
    for at in 0..each.len() {
        heads.push(sides.head(at, &differing));
    }
    Tree::empty().with("heads", heads).with("rows", sides.rows(&differing))
}

/// The variants being put beside each other.
struct Sides<'a> {
    program: &'a Program,
    language: Language,
    each: &'a [Tree],
}

/// A question whose answer is not the same in all variants, with its answers in words.
struct Differing {
    field: &'static Field,
    answers: Vec<String>,
}

impl Differing {
    /// Whether two variants have the same answer; they have where there is no such variant.
    fn same(&self, one: usize, other: usize) -> bool {
        self.answers.get(one) == self.answers.get(other)
    }
}

impl Sides<'_> {
    fn ui(&self, name: &'static str) -> &'static str {
        words::ui(self.language, name)
    }

    fn say(&self, kind: &str, name: &str) -> &'static str {
        self.program.text.find(self.language, kind, name).unwrap_or_default()
    }

    fn differing(&self) -> Vec<Differing> {
        let mut all = Vec::new();
        for field in self.program.fields {
            // Most were entered alike: no words are needed to see that.
            let mut pairs = self.each.iter().zip(self.each.iter().skip(1));
            if pairs.all(|(one, next)| one.at("answers").at(field.key) == next.at("answers").at(field.key)) {
                continue;
            }
            let mut row = Differing { field, answers: Vec::new() };
            for worked in self.each {
                row.answers.push(answer(self.program, field, worked.at("answers"), self.language));
            }
            if row.answers.iter().any(|answer| Some(answer) != row.answers.first()) {
                all.push(row);
            }
        }
        all
    }

    fn or_no_answer(&self, answer: Option<&String>) -> String {
        let given = answer.filter(|answer| !answer.is_empty());
        given.map_or_else(|| self.ui("no-answer").to_owned(), String::clone)
    }

    /// An answer that can be understood without its question: with it, unless it is an option or has a unit.
    fn telling(&self, row: &Differing, at: usize) -> String {
        let answer = row.answers.get(at);
        let unit = format::unit(row.field.unit(), self.language, self.program.text);
        let speaks = matches!(row.field.kind, Kind::Choice(_)) || !unit.is_empty();
        let words = self.or_no_answer(answer);
        if speaks && answer.is_some_and(|answer| !answer.is_empty()) {
            return words;
        }
        let question = self.say("field", row.field.key);
        let between = if question.ends_with('?') { " " } else { ": " };
        [question, between, &words].concat()
    }

    fn head(&self, at: usize, differing: &[Differing]) -> Tree {
        let letter = LETTERS.get(at).copied().unwrap_or_default();
        let (mut name, mut told) = (letter.to_owned(), 0);
        for row in differing {
            if told < TELLING && (at == 0 || !row.same(0, at)) {
                name = [name.as_str(), if told == 0 { ": " } else { ", " }, &self.telling(row, at)].concat();
                told = told.saturating_add(1);
            }
        }
        if told == 0 && at > 0 {
            name = [&name, ": ", self.ui("same")].concat();
        }
        let copied = (0..at).find(|other| differing.iter().all(|row| row.same(at, *other)));
        let note = match copied.and_then(|other| LETTERS.get(other)) {
            Some(other) => self.with("variant-copy", &[("variant", letter), ("other", other)]),
            None => self.with("variant-edited", &[("variant", letter)]),
        };
        Tree::empty().with("name", name).with("note", note)
    }

    fn with(&self, name: &'static str, slots: &[(&str, &str)]) -> String {
        words::ui_with(self.language, name, slots)
    }

    fn rows(&self, differing: &[Differing]) -> Vec<Tree> {
        let headline = &self.program.headline;
        let mut rows = Vec::new();
        for row in differing {
            let cell = |at, _: &Tree| text(self.or_no_answer(row.answers.get(at)));
            rows.push(self.row(row.field.key, self.say("field", row.field.key), &cell));
        }
        rows.push(self.row("status", self.ui("status"), &|_, worked| text(self.status(worked))));
        rows.push(
            self.row(headline.incentive.key, self.ui("incentive"), &|at, worked| self.incentive(at, worked)),
        );
        let net = headline.net_cost.key;
        if self.each.iter().any(|worked| !value(worked, net).is_empty()) {
            rows.push(self.row(net, self.say("line", net), &|at, worked| self.number(at, worked, net)));
        }
        for payment in self.payments() {
            let key = payment.word("key");
            let note = match payment.word("kind") {
                "pay" => "pay",
                "deposit" => "deposit",
                _ => "receive",
            };
            let row = self.row(key, payment.word("label"), &|at, worked| self.number(at, worked, key));
            rows.push(row.with("note", self.ui(note)));
        }
        if self.each.iter().any(|worked| !blockers(worked).is_empty()) {
            rows.push(self.row("blockers", self.ui("blockers"), &|_, worked| self.blocked(worked)));
        }
        rows
    }

    /// A row with a cell for each variant.
    fn row(&self, key: &str, label: &str, cell: &dyn Fn(usize, &Tree) -> Tree) -> Tree {
        let mut cells = Vec::new();
        for (at, worked) in self.each.iter().enumerate() {
            cells.push(cell(at, worked));
        }
        Tree::empty().with("key", key.to_owned()).with("label", label.to_owned()).with("cells", cells)
    }

    fn status(&self, worked: &Tree) -> String {
        match status(worked.at("estimate")) {
            "" => wanted(self.program, worked, self.language),
            status => self.ui(status).to_owned(),
        }
    }

    /// A number of a variant, and its difference to the first in words.
    fn number(&self, at: usize, worked: &Tree, key: &str) -> Tree {
        let shown = line(worked.at("estimate"), key).word("text");
        let cell = text(if shown.is_empty() { NONE } else { shown }.to_owned());
        let first = self.each.first().filter(|_| at > 0).and_then(|first| exact(value(first, key)));
        match (first, exact(value(worked, key))) {
            (Some(first), Some(own)) => self.difference(cell, &(&own - &first)),
            _ => cell,
        }
    }

    fn difference(&self, cell: Tree, difference: &Exact) -> Tree {
        if difference.is_zero() {
            return cell.with("said", self.ui("same"));
        }
        let zero = Exact::from(0);
        let (sign, words, size) = if difference.is_negative() {
            ("−", "difference-less", &zero - difference)
        } else {
            ("+", "difference-more", &zero + difference)
        };
        let size = format::exact(&size, USD, self.language, self.program.text);
        cell.with("sign", [sign, &size].concat()).with("said", self.with(words, &[("amount", &size)]))
    }

    /// The incentive with the step that set it; the highest is marked, where they differ.
    fn incentive(&self, at: usize, worked: &Tree) -> Tree {
        let key = self.program.headline.incentive.key;
        let mut cell = self.number(at, worked, key);
        if self.is_highest(value(worked, key), key) {
            cell = cell.with("mark", self.ui("highest"));
        }
        let estimate = worked.at("estimate");
        match line(estimate, estimate.word("decidedBy")).word("label") {
            "" => cell,
            step => cell.with("notes", vec![self.with("set-by", &[("step", step)]).into()]),
        }
    }

    /// Whether no variant has more, and some variant has less.
    fn is_highest(&self, own: &str, key: &str) -> bool {
        let (Some(own), mut some_less) = (exact(own), false) else { return false };
        for worked in self.each {
            if let Some(other) = exact(value(worked, key)) {
                if other > own {
                    return false;
                }
                some_less |= other < own;
            }
        }
        some_less
    }

    /// Each charge and receipt that any variant has, in the order of the project.
    fn payments(&self) -> Vec<&Tree> {
        let mut all: Vec<&Tree> = Vec::new();
        for worked in self.each {
            let mut next = 0_usize;
            for payment in worked.at("estimate").at("schedule").items() {
                let known = all.iter().position(|known| known.word("key") == payment.word("key"));
                if known.is_none() {
                    all.insert(next, payment);
                }
                next = known.unwrap_or(next).saturating_add(1);
            }
        }
        all
    }

    /// What stands in the way of a variant.
    fn blocked(&self, worked: &Tree) -> Tree {
        let notes = blockers(worked);
        if *worked.at("estimate") == Tree::Nothing {
            text(NONE.to_owned())
        } else if notes.is_empty() {
            text(self.ui("nothing").to_owned())
        } else {
            Tree::empty().with("notes", notes)
        }
    }
}

/// The messages of what stands in the way.
fn blockers(worked: &Tree) -> Vec<Tree> {
    let mut messages = Vec::new();
    for finding in worked.at("estimate").at("findings").items() {
        if finding.word("severity") == "blocker" {
            messages.push(finding.at("message").clone());
        }
    }
    messages
}

/// The number of a line as the interface has it; empty where there is none.
fn value<'a>(worked: &'a Tree, key: &str) -> &'a str {
    line(worked.at("estimate"), key).word("value")
}

fn text(text: String) -> Tree {
    Tree::empty().with("text", text)
}

/// The number of a line; nothing where there is none.
fn exact(plain: &str) -> Option<Exact> {
    let size = plain.strip_prefix('-');
    let value = Exact::from(decimal::read(size.unwrap_or(plain))?);
    Some(if size.is_some() { &Exact::from(0) - &value } else { value })
}
