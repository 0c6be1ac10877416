//! The result: status, amount, what set it, who pays what, and what stands in the way.

use super::dom::{El, Item, el, el_class};
use super::focus::focus;
use super::{Calculator, Setting, arrival, compare, curve, header, outcome, sections, take};
use estimado_worksheet::tree::Tree;

impl Calculator {
    /// The heading of a section.
    pub fn title(self, name: &'static str) -> El {
        el_class("div", "section-title")
            .attr("role", "heading")
            .attr("aria-level", &self.level(1))
            .live(self.follow_ui(name))
    }

    /// Something of the estimate; of nothing while there is none.
    pub fn estimate<T>(&self, take: &dyn Fn(&Tree) -> T) -> T {
        take(self.worked().at("estimate"))
    }

    /// The key of the sentence that says how the project stands; empty until there is an estimate.
    fn status(&self) -> &'static str {
        self.estimate(&outcome::status)
    }

    /// The number of a line as people read it; empty where there is none.
    fn line_text(&self, key: &str) -> String {
        self.estimate(&|estimate| outcome::line(estimate, key).word("text").to_owned())
    }

    fn amount(&self) -> String {
        self.line_text(self.program.headline.incentive.key)
    }

    fn net_cost(&self) -> String {
        self.line_text(self.program.headline.net_cost.key)
    }
}

/// The sentence for screen readers; empty until there is an estimate.
pub fn announcement(calculator: Calculator) -> String {
    let result = match calculator.status() {
        "" => String::new(),
        status => {
            let slots = [("status", calculator.ui(status)), ("amount", &calculator.amount())];
            [calculator.before(". "), calculator.ui_with("announce", &slots)].concat()
        }
    };
    [calculator.arrival().0, result].join(" ").trim().to_owned()
}

/// The result beside or below the form.
pub fn result(calculator: Calculator, setting: &Setting) -> El {
    let hidden = PARTS.map(|(name, _)| !setting.shows(name));
    let body = move || {
        let answered = !calculator.status().is_empty();
        let mut body = vec![
            Item::new("arrival", move || arrival::notice(calculator)),
            Item::new("which", move || compare::which(calculator)),
            match answered {
                true => Item::new("hero", move || hero(calculator)),
                false => Item::new("empty", move || empty(calculator)),
            },
        ];
        if calculator.compares {
            // Kept while the rest comes and goes: its buttons may hold the focus.
            body.push(Item::new("compare", move || compare::compare(calculator)));
        }
        if answered {
            body.push(Item::new("parts", move || parts(calculator, hidden)));
        }
        body
    };
    el_class("div", "result")
        .attr("part", "result")
        .attr("id", "result")
        .attr("tabindex", "-1")
        .attr("role", "group")
        .named(calculator.follow_ui("result"))
        .list(body)
}

impl Calculator {
    /// What keeps an estimate from being shown, in a sentence.
    fn wanted(&self) -> String {
        outcome::wanted(self.program, &self.worked(), self.live.read().language)
    }
}

fn empty(calculator: Calculator) -> El {
    let preview = ["preview-amount", "preview-charges", "preview-findings", "preview-working"];
    let item = |name: &&'static str| el("li").live(calculator.follow_ui(name));
    el_class("div", "empty")
        .child(el_class("p", "wanted").live(move || calculator.wanted()))
        .child(el_class("p", "muted").live(calculator.follow_ui("will-show")))
        .child(el_class("ul", "muted").each(&preview, &item))
}

/// A section of the result and its name.
type Part = (&'static str, fn(Calculator) -> El);

const PARTS: [Part; 8] = [
    ("charges", sections::charges),
    ("schedules", sections::schedules),
    ("dates", sections::dates),
    ("points", sections::points),
    ("curve", curve::curve),
    ("documents", sections::documents),
    ("working", sections::working),
    ("take", take::take),
];

fn parts(calculator: Calculator, hidden: [bool; PARTS.len()]) -> El {
    let mut parts = el("div");
    for ((_, part), hidden) in PARTS.iter().zip(hidden) {
        if !hidden {
            parts = parts.child(part(calculator));
        }
    }
    parts.child(sections::foot(calculator))
}

fn hero(calculator: Calculator) -> El {
    let class = move || Some(["status ", calculator.status()].concat());
    let status = move || match calculator.status() {
        "" => "",
        status => calculator.ui(status),
    };
    let line = el("p")
        .attr("part", "status")
        .live_attr("class", class)
        .child(el_class("span", "mark").attr("aria-hidden", "true"))
        .child(el("span").live(status));
    let net = el_class("p", "net")
        .hidden_while(move || calculator.net_cost().is_empty())
        .child(el("span").live(calculator.follow_words("line", calculator.program.headline.net_cost.key)))
        .text(" ")
        .child(el("strong").live(move || calculator.net_cost()));
    let decisive = move || calculator.estimate(&|estimate| estimate.word("decisive").to_owned());
    let next = move || calculator.estimate(&|estimate| estimate.word("next").to_owned());
    el_class("div", "hero")
        .attr("part", "hero")
        .child(line)
        .child(sections::notices(calculator))
        .child(sections::blockers(calculator))
        .child(el_class("p", "amount-label").live(calculator.follow_ui("incentive")))
        .child(el_class("p", "amount").attr("part", "amount").live(move || calculator.amount()))
        .maybe(header::host(calculator, "muted"))
        .child(el_class("p", "decisive").live(decisive))
        .child(el_class("p", "next muted").live(next))
        .child(sections::shares(calculator))
        .child(net)
}

/// The bar that sticks to the bottom of a narrow page.
pub fn bar(calculator: Calculator) -> El {
    let words = move || {
        let words = match calculator.status() {
            "" => calculator.wanted(),
            status => calculator.ui(status).to_owned(),
        };
        [calculator.before(" · "), words].concat()
    };
    let lines = el("div")
        .child(el_class("span", "bar-status").live(words))
        .child(el_class("strong", "bar-amount").live(move || calculator.amount()));
    let button = el("button")
        .attr("type", "button")
        .live(calculator.follow_ui("to-result"))
        .on("click", |event| focus(&event, "result"));
    el_class("div", "bar").attr("part", "bar").child(lines).child(button)
}
