//! The result: status, amount, what set it, who pays what, and what stands in the way.

use super::Calculator;
use super::dom::{El, Item, el, el_class};
use super::sections;
use crate::estimate::Estimate;
use leptos::prelude::{Get, Memo, With, WithValue};

/// What the visitor needs first.
#[derive(Clone, PartialEq, Eq)]
struct Hero {
    status: &'static str,
    amount: String,
    net_cost: String,
    decisive: String,
}

impl Calculator {
    /// The level of a heading so far below the program's name.
    pub fn level(&self, below: u8) -> String {
        self.setting.with_value(|setting| setting.heading.saturating_add(below).min(6).to_string())
    }

    /// The heading of a section.
    pub fn title(self, name: &'static str) -> El {
        el_class("div", "section-title")
            .attr("role", "heading")
            .attr("aria-level", &self.level(1))
            .live(move || self.ui(name))
    }

    fn hero(&self) -> Option<Hero> {
        let headline = &self.program.headline;
        self.estimate.with(|estimate| {
            let estimate = estimate.as_ref()?;
            let text = |key: &str| {
                let line = estimate.lines.iter().find(|line| line.key == key);
                line.map(|line| line.text.clone()).unwrap_or_default()
            };
            Some(Hero {
                status: status(estimate),
                amount: text(headline.incentive.key),
                net_cost: text(headline.net_cost.key),
                decisive: estimate.decisive.clone().unwrap_or_default(),
            })
        })
    }
}

fn status(estimate: &Estimate) -> &'static str {
    let warned = estimate.findings.iter().any(|finding| finding.severity == "warning");
    match (estimate.status, warned) {
        ("eligible", false) => "eligible",
        ("eligible", true) => "eligible-open",
        _ => "ineligible",
    }
}

/// The sentence for screen readers; empty until there is an estimate.
pub fn announcement(calculator: Calculator) -> String {
    calculator.hero().map_or_else(String::new, |hero| {
        calculator.ui_with("announce", &[("status", calculator.ui(hero.status)), ("amount", &hero.amount)])
    })
}

/// The result beside or below the form.
pub fn result(calculator: Calculator) -> El {
    let hero = Memo::new(move |_| calculator.hero());
    let body = move || {
        Some(match hero.with(Option::is_some) {
            true => Item::new("answered", move || answered(calculator, hero)),
            false => Item::new("empty", move || empty(calculator)),
        })
    };
    el_class("div", "result")
        .attr("part", "result")
        .attr("id", "result")
        .attr("tabindex", "-1")
        .attr("role", "group")
        .live_attr("aria-label", move || Some(calculator.ui("result").to_owned()))
        .one(body)
}

impl Calculator {
    /// What keeps an estimate from being shown, in a sentence.
    fn wanted(&self) -> String {
        let missing = self.missing();
        let wrong = self.problems.with(Vec::len).saturating_sub(missing);
        match (wrong, missing) {
            (0, 0) => self.say("problem", "defect").to_owned(),
            (0, missing) => self.ui_count("missing-one", "missing", missing),
            (wrong, _) => self.ui_count("problems-one", "problems", wrong),
        }
    }
}

fn empty(calculator: Calculator) -> El {
    let preview = ["preview-amount", "preview-charges", "preview-findings", "preview-working"];
    let item = move |name: &'static str| el("li").live(move || calculator.ui(name));
    el_class("div", "empty")
        .child(el_class("p", "wanted").live(move || calculator.wanted()))
        .child(el_class("p", "muted").live(move || calculator.ui("will-show")))
        .child(el_class("ul", "muted").children(preview.into_iter().map(item)))
}

fn answered(calculator: Calculator, hero: Memo<Option<Hero>>) -> El {
    let of = move |part: fn(Hero) -> String| move || hero.get().map(part).unwrap_or_default();
    let status = move || hero.with(|hero| hero.as_ref().map_or("", |hero| hero.status));
    let class = move || Some(["status ", status()].concat());
    let line = el("p")
        .attr("part", "status")
        .live_attr("class", class)
        .child(el_class("span", "mark").attr("aria-hidden", "true"))
        .child(el("span").live(move || if status().is_empty() { "" } else { calculator.ui(status()) }));
    let net = el_class("p", "net")
        .hidden_while(move || hero.with(|hero| hero.as_ref().is_none_or(|hero| hero.net_cost.is_empty())))
        .child(el("span").live(move || calculator.say("line", calculator.program.headline.net_cost.key)))
        .text(" ")
        .child(el("strong").live(of(|hero| hero.net_cost)));
    let hero = el_class("div", "hero")
        .attr("part", "hero")
        .child(line)
        .child(sections::blockers(calculator))
        .child(el_class("p", "amount-label").live(move || calculator.ui("incentive")))
        .child(el_class("p", "amount").attr("part", "amount").live(of(|hero| hero.amount)))
        .child(el_class("p", "decisive").live(of(|hero| hero.decisive)))
        .child(sections::shares(calculator))
        .child(net);
    let parts: [(&str, fn(Calculator) -> El); 6] = [
        ("charges", sections::charges),
        ("schedules", sections::schedules),
        ("dates", sections::dates),
        ("points", sections::points),
        ("documents", sections::documents),
        ("working", sections::working),
    ];
    let shown =
        parts.into_iter().filter(|(name, _)| calculator.setting.with_value(|setting| setting.shows(name)));
    el("div").child(hero).children(shown.map(|(_, part)| part(calculator))).child(sections::foot(calculator))
}

/// The bar that sticks to the bottom of a narrow page.
pub fn bar(calculator: Calculator) -> El {
    let hero = Memo::new(move |_| calculator.hero());
    let words = move || match hero.get() {
        Some(hero) => calculator.ui(hero.status).to_owned(),
        None => calculator.wanted(),
    };
    let amount = move || hero.get().map(|hero| hero.amount).unwrap_or_default();
    let lines = el("div")
        .child(el_class("span", "bar-status").live(words))
        .child(el_class("strong", "bar-amount").live(amount));
    let button = el("button")
        .attr("type", "button")
        .live(move || calculator.ui("to-result"))
        .on("click", move |_| calculator.focus_on("result"));
    el_class("div", "bar").attr("part", "bar").child(lines).child(button)
}
