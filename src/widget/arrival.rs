//! Arrival: what a link brought, and in which ways it is not what the sender saw. Said until an answer changes.

use super::Calculator;
use super::dom::{El, el, el_class};
use super::live::Live;
use super::words::{ui, ui_with};
use crate::link;
use estimado_worksheet::tree::Tree;
use estimado_worksheet::{decimal, format};

impl Live {
    /// Takes note of a link that cannot be read.
    pub fn arrive(self, fragment: &str) {
        let told = link::read(fragment).unwrap_or(Tree::Nothing);
        self.change(&mut |state| state.arrived = told.clone());
    }
}

impl Calculator {
    /// Takes the answers of a link.
    pub fn arrive(&self, fragment: &str) {
        let Some(told) = link::read(fragment) else { return };
        if *told.at("fault") == Tree::Nothing {
            self.replace(told.at("inputs"));
        }
        let told = told.with("answers", self.answers());
        self.live.change(&mut |state| {
            state.arrived = told.clone();
            // What is wrong with a number of a link is said at once: nobody is going to leave its field.
            for typed in state.typed_mut() {
                typed.left = true;
            }
        });
    }

    /// What is to be said of a link, and whether it shows what it did; empty where none has come, or an answer has changed
    /// since.
    pub fn arrival(&self) -> (String, bool) {
        let (state, worked) = (self.live.read(), self.worked());
        let arrived = &state.arrived;
        if *arrived == Tree::Nothing || arrived.at("answers") != worked.at("answers") {
            return (String::new(), true);
        }
        let said = [fault(self.live), self.changed(arrived), self.left_out(arrived)].join(" ");
        match said.trim() {
            "" if arrived.at("inputs").entries().is_empty() => (String::new(), true),
            "" => (self.ui("link-same").to_owned(), true),
            said => (said.to_owned(), false),
        }
    }

    /// What is another amount or edition than the sender's, in words.
    fn changed(&self, arrived: &Tree) -> String {
        let (before, digest) = (arrived.word("edition"), arrived.word("digest"));
        let (edition, now) = (self.edition, self.amount_plain());
        let renewed = edition.id == before && !digest.is_empty() && digest != link::short(edition.digest);
        let other = !before.is_empty() && edition.id != before;
        // The same name for other figures: only the digest tells them apart.
        let named = |id: &str, digest: &str| {
            if renewed { [id, " (", digest, ")"].concat() } else { id.to_owned() }
        };
        let (was, is) = (named(brief(before), digest), named(edition.id, link::short(edition.digest)));
        let amount = arrived.at("amount").text();
        let (showed, shows) = (self.in_words(amount.unwrap_or_default()), self.in_words(&now));
        let slots: [(&str, &str); 4] =
            [("was", &was), ("now", &is), ("amount", &showed), ("amount-now", &shows)];
        match amount {
            Some(_) if renewed || other => self.ui_with("link-edition", &slots),
            Some(amount) if amount != now => self.ui_with("link-amount", &slots),
            None if renewed || other => self.ui_with("link-edition-only", &slots),
            _ => String::new(),
        }
    }

    /// How many answers of a link could not be taken, in words.
    fn left_out(&self, arrived: &Tree) -> String {
        match arrived.at("leftOut") {
            Tree::Number(count) if count == "1" => self.ui("link-left-one").to_owned(),
            Tree::Number(count) if count != "0" => self.ui_with("link-left", &[("count", count)]),
            _ => String::new(),
        }
    }

    fn in_words(&self, amount: &str) -> String {
        let unit = self.program.headline.incentive.unit;
        let language = self.live.read().language;
        match decimal::read(amount) {
            Some(number) => format::number(number, unit, language, self.program.text),
            None => self.ui("no-amount").to_owned(),
        }
    }
}

/// A name out of a link, cut off where it is none: no link may put its own sentences on the page.
fn brief(name: &str) -> &str {
    let end = name.char_indices().nth(32).map_or(name.len(), |(end, _)| end);
    name.get(..end).unwrap_or_default()
}

/// Why a link cannot be read; empty where none has come.
fn fault(live: Live) -> String {
    let state = live.read();
    match state.arrived.word("fault") {
        "" => String::new(),
        "unknown-version" => ui(state.language, "link-version").to_owned(),
        _ => ui_with(state.language, "link-program", &[("program", brief(state.arrived.word("name")))]),
    }
}

/// The notice above the choice of programs.
pub fn faulty(live: Live) -> El {
    let none = move || fault(live).is_empty();
    el_class("p", "finding warning").attr("part", "link").hidden_while(none).live(move || fault(live))
}

/// The notice above a result: quiet where all is as it was sent.
pub fn notice(calculator: Calculator) -> El {
    let class = |same| if same { "arrival muted" } else { "arrival finding warning" };
    let class = move || Some(class(calculator.arrival().1));
    let none = move || calculator.arrival().0.is_empty();
    el("p")
        .attr("part", "link")
        .live_attr("class", class)
        .hidden_while(none)
        .live(move || calculator.arrival().0)
}
