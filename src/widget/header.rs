//! The name of the program, what it is, which edition, and the language switch.

use super::Calculator;
use super::dom::{El, el, el_class};
use estimado_worksheet::edition::Origin;
use estimado_worksheet::text::{LANGUAGES, Language};
use estimado_worksheet::{date, format};
use reactive_graph::signal::RwSignal;
use reactive_graph::traits::{Get, GetValue, Set};

/// The head of the calculator.
pub fn header(calculator: Calculator) -> El {
    let setting = calculator.setting.get_value();
    let edition = setting.edition;
    let title = el_class("div", "title")
        .attr("role", "heading")
        .attr("aria-level", &calculator.level(0))
        .live(move || calculator.say("program", "name"));
    let row = el_class("div", "title-row").child(title);
    let back = setting.back.clone().map(|back| {
        el_class("button", "link")
            .attr("type", "button")
            .live(move || calculator.ui("all-programs"))
            .on("click", move |_| back.call())
    });
    let row = if setting.shows("language") { row.child(languages(calculator.language)) } else { row };
    let document =
        move || edition.documents.first().map_or("", |known| known.title(calculator.language.get()));
    let window = move || {
        let day = |day| format::day(day, calculator.language.get(), calculator.program.text);
        calculator.ui_with("edition", &[("from", &day(edition.from)), ("until", &day(edition.until))])
    };
    let today = date::read(&setting.today);
    let state = move || match today {
        Some(today) if today > edition.until => calculator.ui("closed"),
        Some(today) if today < edition.from => calculator.ui("not-open"),
        _ => "",
    };
    let host = (edition.origin == Origin::Host).then(|| {
        let words = move || calculator.ui_with("host-edition", &[("edition", edition.id)]);
        el_class("p", "finding warning").attr("part", "host-edition").live(words)
    });
    el_class("div", "head")
        .attr("part", "header")
        .children(back)
        .child(row)
        .child(el_class("p", "purpose").live(move || calculator.say("program", "purpose")))
        .child(
            el_class("p", "edition")
                .child(el("span").live(document))
                .text(" · ")
                .child(el("span").live(window))
                .text(" ")
                .child(el_class("strong", "closed").live(state)),
        )
        .children(host)
}

/// The switch between languages.
pub fn languages(current: RwSignal<Language>) -> El {
    let button = move |language: Language| {
        let name = match language {
            Language::English => "English",
            Language::Spanish => "Español",
        };
        el_class("button", "language")
            .attr("type", "button")
            .attr("lang", language.tag())
            .live_attr("aria-pressed", move || Some((current.get() == language).to_string()))
            .text(name)
            .on("click", move |_| current.set(language))
    };
    el_class("div", "languages")
        .attr("role", "group")
        .live_attr("aria-label", move || Some(super::words::ui(current.get(), "language").to_owned()))
        .children(LANGUAGES.into_iter().map(button))
}
