//! Take it along: what a visitor carries away from a result. The element does it; what it carries is written here.

use super::Calculator;
use super::dom::{El, el, el_class};
use crate::{export, link};
use reactive_graph::graph::untrack;

impl Calculator {
    /// The amount that the result leads with, without its words.
    pub fn amount_plain(&self) -> String {
        self.estimate(&|estimate| link::amount(self.program, estimate))
    }

    /// What is taken along: the fragment of a link to the answers, or a file of the estimate.
    pub fn taken(&self, kind: &str, today: &str) -> String {
        untrack(|| {
            let language = self.live.read().language;
            match kind {
                "link" => {
                    let amount = self.amount_plain();
                    link::write(self.program, self.edition, Some(language), &amount, &self.answers())
                }
                _ => self.estimate(&|estimate| export::write(kind, self.program, estimate, language, today)),
            }
        })
    }
}

/// The buttons. The element hears them, and shows what came of copying and printing.
pub fn take(calculator: Calculator) -> El {
    let button = move |kind: &'static str, words: &'static str| {
        el("button").attr("type", "button").attr("data-take", kind).live(calculator.follow_ui(words))
    };
    let no_dates = move || calculator.estimate(&|estimate| estimate.at("timeline").items().is_empty());
    let buttons = el_class("div", "takes")
        .child(button("print", "take-print"))
        .child(button("link", "take-link"))
        .child(button("ics", "take-ics").hidden_while(no_dates))
        .child(button("csv", "take-csv"))
        .child(button("json", "take-json"));
    let copied = el_class("p", "copied").attr("id", "copied").attr("hidden", "");
    let address = el("input").attr("type", "text").attr("readonly", "").attr("id", "address");
    let refused = el("div").attr("id", "refused").attr("hidden", "");
    let refusal = |id, words| el("span").attr("id", id).live(calculator.follow_ui(words));
    let words = el("label")
        .attr("for", "address")
        .child(refusal("uncopied", "take-refused"))
        .child(refusal("unprinted", "take-unprinted"));
    el_class("div", "section take")
        .attr("part", "take")
        .attr("data-section", "take")
        .child(calculator.title("take"))
        .child(buttons)
        .child(copied.live(calculator.follow_ui("take-copied")))
        .child(refused.child(words).child(el_class("div", "frame").child(address)))
        .child(el_class("p", "muted").live(calculator.follow_ui("take-note")))
}
