//! Compare: the variants beside each other in the result, and the buttons that choose the one to edit.

use super::Calculator;
use super::comparison::LETTERS;
use super::dom::{El, Item, el, el_class, items};
use super::focus::focus_next;
use estimado_worksheet::tree::Tree;

/// The ids of the buttons in the result, by position.
const IDS: [&str; 3] = ["compare-a", "compare-b", "compare-c"];

impl Calculator {
    /// A word of the head of a variant; empty while there is only one.
    fn head(&self, at: usize, word: &str) -> String {
        self.compared().at("heads").items().get(at).map(|head| head.word(word).to_owned()).unwrap_or_default()
    }

    /// A word of the head of the variant that is edited; empty while there is only one.
    fn own_head(&self, word: &str) -> String {
        self.head(self.live.read().current, word)
    }

    /// The letter of the variant that is edited.
    fn letter(&self) -> &'static str {
        LETTERS.get(self.live.read().current).copied().unwrap_or_default()
    }

    /// The variant that is spoken of, to be put before a sentence; empty while there is only one.
    pub fn before(&self, between: &'static str) -> String {
        if !self.is_comparing() {
            return String::new();
        }
        [&self.ui_with("variant", &[("variant", self.letter())]), between].concat()
    }
}

/// Which variant the result is of; hidden while there is only one.
pub fn which(calculator: Calculator) -> El {
    el_class("p", "which")
        .hidden_while(move || !calculator.is_comparing())
        .live(move || calculator.own_head("name"))
}

/// The section of the result. It stays when the result comes and goes, so that its buttons keep the focus.
pub fn compare(calculator: Calculator) -> El {
    let alone = move || !calculator.is_comparing();
    let nothing = move || alone() && calculator.estimate(&|estimate| *estimate == Tree::Nothing);
    el_class("div", "section compare")
        .attr("part", "compare")
        .attr("data-section", "compare")
        .hidden_while(nothing)
        .child(calculator.title("compare"))
        .child(
            el_class("p", "muted").hidden_while(move || !alone()).live(calculator.follow_ui("compare-hint")),
        )
        .child(buttons(calculator, &IDS))
        .child(table(calculator))
        .child(tools(calculator))
}

/// The choice of the variant that the form edits, and a sentence on it; hidden while there is only one.
pub fn switch(calculator: Calculator) -> El {
    el_class("div", "switch")
        .hidden_while(move || !calculator.is_comparing())
        .child(
            el_class("p", "note")
                .attr("id", "variant-note")
                .attr("tabindex", "-1")
                .live(move || calculator.own_head("note")),
        )
        .child(buttons(calculator, &["variant-a", "variant-b", "variant-c"]))
}

fn buttons(calculator: Calculator, ids: &'static [&'static str]) -> El {
    let button = move |at: usize, id: &'static str| {
        el_class("button", "variant")
            .attr("type", "button")
            .attr("id", id)
            .live_truth("aria-pressed", move || calculator.live.read().current == at)
            .live(move || calculator.head(at, "name"))
            .on("click", move |_| calculator.live.edit(at))
    };
    let shown = move || {
        let count = calculator.live.read().variants.len();
        let mut shown = Vec::new();
        for (at, id) in ids.iter().enumerate().take(if count > 1 { count } else { 0 }) {
            shown.push(Item::new(*id, move || button(at, id)));
        }
        shown
    };
    el_class("div", "variants")
        .attr("role", "group")
        .named(calculator.follow_ui("variants"))
        .hidden_while(move || !calculator.is_comparing())
        .list(shown)
}

/// What adds and takes away.
fn tools(calculator: Calculator) -> El {
    let count = move || calculator.live.read().variants.len();
    let add = el_class("button", "tool")
        .attr("type", "button")
        .attr("id", "compare-add")
        .hidden_while(move || count() >= LETTERS.len())
        .live(move || calculator.ui(if count() > 1 { "variant-add" } else { "compare-add" }))
        .on("click", move |event| {
            calculator.live.copy();
            focus_next(&event, "variant-note");
        });
    let remove = el_class("button", "tool")
        .attr("type", "button")
        .attr("id", "compare-remove")
        .hidden_while(move || count() < 2)
        .live(move || calculator.ui_with("variant-remove", &[("variant", calculator.letter())]))
        .on("click", move |event| {
            calculator.live.remove();
            let now = calculator.live.now();
            let id = if now.variants.len() > 1 { IDS.get(now.current).copied() } else { None };
            focus_next(&event, id.unwrap_or("compare-add"));
        });
    el_class("div", "tools").child(add).child(remove)
}

/// A part of the table. Its role is named, since a narrow page lays the parts out as blocks, and some browsers then forget.
fn part(tag: &str, role: &str) -> El {
    el(tag).attr("role", role)
}

fn table(calculator: Calculator) -> El {
    let heads = move || {
        let mut heads = items(calculator, calculator.compared().at("heads").items(), head);
        heads.insert(0, Item::new("", || part("td", "cell")));
        heads
    };
    part("table", "table")
        .hidden_while(move || !calculator.is_comparing())
        .child(el_class("caption", "muted").live(calculator.follow_ui("compare-caption")))
        .child(part("thead", "rowgroup").child(part("tr", "row").list(heads)))
        .child(
            part("tbody", "rowgroup")
                .list(move || items(calculator, calculator.compared().at("rows").items(), row)),
        )
}

fn head(_: Calculator, head: &Tree) -> El {
    part("th", "columnheader").attr("scope", "col").text(head.word("name"))
}

fn row(_: Calculator, row: &Tree) -> El {
    let head = part("th", "rowheader").attr("scope", "row").text(row.word("label"));
    let mut shown = part("tr", "row").attr("data-key", row.word("key")).child(with_text(
        head,
        "small",
        "",
        row.at("note"),
    ));
    for (value, letter) in row.at("cells").items().iter().zip(LETTERS) {
        let letter = el_class("span", "letter").attr("aria-hidden", "true").text(letter);
        shown = shown.child(part("td", "cell").child(letter).child(cell(value)));
    }
    shown
}

/// A value, its difference to the first variant as a number to see and as words to hear, and notes on it.
fn cell(value: &Tree) -> El {
    let sign = value.at("sign");
    let heard = if sign == &Tree::Nothing { "difference" } else { "quiet" };
    let mut cell = with_text(el("div"), "span", "value", value.at("text"));
    if let Some(sign) = sign.text() {
        cell = cell.child(el_class("span", "difference").attr("aria-hidden", "true").text(sign));
    }
    cell = with_text(cell, "span", heard, value.at("said"));
    cell = with_text(cell, "strong", "highest", value.at("mark"));
    for note in value.at("notes").items() {
        cell = with_text(cell, "small", "", note);
    }
    cell
}

/// Adds an element with a text, where there is one.
fn with_text(around: El, tag: &str, class: &str, text: &Tree) -> El {
    match text.text() {
        Some(text) => around.child(el_class(tag, class).text(text)),
        None => around,
    }
}
