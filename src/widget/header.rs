//! The name of the program, what it is, which edition, and the language switch.

use super::dom::{El, el, el_class};
use super::live::Live;
use super::{Calculator, Setting};
use estimado_worksheet::edition::Origin;
use estimado_worksheet::text::{LANGUAGES, Language};
use estimado_worksheet::{date, format};

/// The head of the calculator.
pub fn header(calculator: Calculator, setting: &Setting) -> El {
    let edition = calculator.edition;
    let title = el_class("div", "title")
        .attr("role", "heading")
        .attr("aria-level", &calculator.level(0))
        .live(calculator.follow_words("program", "name"));
    let row = el_class("div", "title-row").child(title);
    let back = setting.back.clone().map(|back| {
        el_class("button", "link")
            .attr("type", "button")
            .live(calculator.follow_ui("all-programs"))
            .on("click", move |_| back.call())
    });
    let row = if setting.shows("language") { row.child(languages(calculator.live)) } else { row };
    let document =
        move || edition.documents.first().map_or("", |known| known.title(calculator.live.read().language));
    let window = move || {
        let day = |day| format::day(day, calculator.live.read().language, calculator.program.text);
        calculator.ui_with("edition", &[("from", &day(edition.from)), ("until", &day(edition.until))])
    };
    let today = date::read(&setting.today);
    let state = move || match today {
        Some(today) if today > edition.until => calculator.ui("closed"),
        Some(today) if today < edition.from => calculator.ui("not-open"),
        _ => "",
    };
    el_class("div", "head")
        .attr("part", "header")
        .maybe(back)
        .child(row)
        .child(el_class("p", "purpose").live(calculator.follow_words("program", "purpose")))
        .child(
            el_class("p", "edition")
                .child(el("span").live(document))
                .text(" · ")
                .child(el("span").live(window))
                .text(" ")
                .child(el_class("strong", "closed").live(state)),
        )
        .maybe(host(calculator, "finding warning"))
}

/// Whose figures these are, where they are not the published ones.
pub fn host(calculator: Calculator, class: &'static str) -> Option<El> {
    let edition = calculator.edition;
    let words = move || calculator.ui_with("host-edition", &[("edition", edition.id)]);
    (edition.origin == Origin::Host).then(|| el_class("p", class).attr("part", "host-edition").live(words))
}

/// The switch between languages.
pub fn languages(live: Live) -> El {
    let button = move |language: &Language| {
        let language = *language;
        let name = match language {
            Language::English => "English",
            Language::Spanish => "Español",
        };
        el_class("button", "language")
            .attr("type", "button")
            .attr("lang", language.tag())
            .live_truth("aria-pressed", move || live.read().language == language)
            .text(name)
            .on("click", move |_| live.speak(language))
    };
    el_class("div", "languages")
        .attr("role", "group")
        .named(move || super::words::ui(live.read().language, "language"))
        .each(&LANGUAGES, &button)
}
