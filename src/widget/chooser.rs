//! The chooser, where a page names no program: what each is, who it is for, and whether its window is open.

use super::dom::{El, Handle, Item, el, el_class, value_of};
use super::live::Live;
use super::{arrival, header, words};
use estimado_programs::PROGRAMS;
use estimado_worksheet::text::Language;
use estimado_worksheet::{Program, date, decimal, format};
use std::cell::Cell;
use std::rc::Rc;
use web_sys::ShadowRoot;

/// What a chooser is set to.
#[derive(Clone, Debug)]
pub struct Choosing {
    /// The language it speaks at first.
    pub language: Language,
    /// The level of its heading.
    pub heading: u8,
    /// The day of the visitor, `YYYY-MM-DD`.
    pub today: String,
}

/// What the visitor looks for, by position; empty where anything will do.
const PLACE: usize = 0;
const KIND: usize = 1;
const DAY: usize = 2;

#[derive(Clone, Copy, Debug)]
struct Search(Live);

type Chosen = Rc<dyn Fn(&str)>;

/// Puts a chooser into a shadow root; `chosen` hears the id of the program.
pub fn mount(root: &ShadowRoot, choosing: &Choosing, chosen: Rc<dyn Fn(&str)>) -> Option<(Live, Handle)> {
    let made = Cell::new(None);
    let handle = super::dom::mount(root, || {
        let live = Live::new(choosing.language, 3);
        live.put(DAY, &choosing.today);
        made.set(Some(live));
        page(Search(live), choosing.heading, chosen)
    });
    made.take().map(|live| (live, handle))
}

impl Search {
    fn language(self) -> Language {
        self.0.read().language
    }

    fn ui(self, name: &'static str) -> &'static str {
        words::ui(self.language(), name)
    }

    fn say(self, program: &Program, kind: &str, name: &str) -> &'static str {
        program.text.find(self.language(), kind, name).unwrap_or_default()
    }

    /// Places are compared in English, so that a choice outlives a change of language.
    fn fits(self, program: &Program) -> bool {
        let state = self.0.read();
        let (place, kind) = (state.text(PLACE), state.text(KIND));
        (place.is_empty() || place == place_of(program)) && (kind.is_empty() || program.kinds.contains(&kind))
    }

    /// Whether the window of a program is open on the day, in words, with its last day.
    fn window(self, program: &Program) -> (bool, String) {
        let language = self.language();
        let Some(edition) = program.newest() else { return (false, String::new()) };
        let in_words = |day| format::day(day, language, program.text);
        let (from, until) = (in_words(edition.from), in_words(edition.until));
        let (open, name) = match date::read(self.0.read().text(DAY)) {
            Some(day) if day > edition.until => (false, "window-closed"),
            Some(day) if day < edition.from => (false, "window-ahead"),
            Some(_) => (true, "window-open"),
            None => (false, "window"),
        };
        (open, words::ui_with(language, name, &[("from", &from), ("until", &until)]))
    }
}

fn place_of(program: &Program) -> &'static str {
    program.text.find(Language::English, "program", "place").unwrap_or_default()
}

fn add(all: &mut Vec<&'static str>, next: &'static str) {
    if !all.contains(&next) {
        all.push(next);
    }
}

fn page(search: Search, heading: u8, chosen: Chosen) -> El {
    let level = decimal::whole(heading.min(6));
    let title = el_class("div", "title")
        .attr("role", "heading")
        .attr("aria-level", &level)
        .live(move || search.ui("choose-program"));
    let head = el_class("div", "title-row").child(title).child(header::languages(search.0));
    let (mut places, mut kinds) = (Vec::new(), Vec::new());
    for program in PROGRAMS {
        add(&mut places, place_of(program));
        for kind in program.kinds {
            add(&mut kinds, kind);
        }
    }
    let place_name = move |place: &'static str| {
        let program = PROGRAMS.iter().find(|program| place_of(program) == place);
        program.map_or(place, |program| search.say(program, "program", "place"))
    };
    let kind_name = move |kind: &'static str| {
        let program = PROGRAMS.iter().find(|program| program.kinds.contains(&kind));
        program.map_or(kind, |program| search.say(program, "kind", kind))
    };
    el_class("div", "calculator chooser")
        .attr("part", "chooser")
        .live_attr("lang", move || Some(search.language().tag()))
        .child(head)
        .child(arrival::faulty(search.0))
        .child(el_class("p", "purpose").live(move || search.ui("choose-purpose")))
        .child(filter(search, "choose-place", "place", PLACE, places, place_name))
        .child(filter(search, "choose-kind", "kind", KIND, kinds, kind_name))
        .child(day(search))
        .child(programs(search, heading, chosen))
}

/// Radio cards of which the first means "any".
fn filter(
    search: Search,
    title: &'static str,
    name: &'static str,
    picked: usize,
    options: Vec<&'static str>,
    label: impl Fn(&'static str) -> &'static str + Copy + 'static,
) -> El {
    let card = move |option: &&'static str| {
        let option = *option;
        let button = el("input")
            .attr("type", "radio")
            .attr("name", name)
            .attr("value", option)
            .live_checked(move || search.0.read().text(picked) == option)
            .on("change", move |_| search.0.put(picked, option));
        let words = move || if option.is_empty() { search.ui("choose-any") } else { label(option) };
        el_class("label", "card").child(button).child(el("span").live(words))
    };
    let cards = el_class("div", "cards").child(card(&"")).each(&options, &card);
    el_class("fieldset", "question").child(el("legend").live(move || search.ui(title))).child(cards)
}

/// The day the windows are judged by: today, until the visitor says otherwise.
fn day(search: Search) -> El {
    let input = el("input")
        .attr("type", "date")
        .attr("id", "day")
        .live_value(search.0.follow(DAY))
        .on("input", move |event| search.0.put(DAY, &value_of(&event)));
    el_class("div", "question")
        .child(el("label").attr("for", "day").live(move || search.ui("choose-day")))
        .child(el_class("div", "frame").child(input))
}

/// The programs that fit; a closed one says so, and is never shown as if it were open.
fn programs(search: Search, heading: u8, chosen: Chosen) -> El {
    let item = move |program: &'static Program| {
        let chosen = Rc::clone(&chosen);
        Item::new(program.id, move || {
            let name = el_class("div", "section-title")
                .attr("role", "heading")
                .attr("aria-level", &decimal::whole(heading.saturating_add(1).min(6)))
                .live(move || search.say(program, "program", "name"));
            let class = move || Some(if search.window(program).0 { "window open" } else { "window" });
            let button = el_class("button", "choose")
                .attr("type", "button")
                .attr("value", program.id)
                .live(move || {
                    words::ui_with(
                        search.language(),
                        "choose-this",
                        &[("program", search.say(program, "program", "name"))],
                    )
                })
                .on("click", move |_| chosen(program.id));
            el_class("li", "program")
                .attr("data-program", program.id)
                .child(name)
                .child(el("p").live(move || search.say(program, "program", "purpose")))
                .child(el_class("p", "muted").live(move || search.say(program, "program", "audience")))
                .child(el("p").live_attr("class", class).live(move || search.window(program).1))
                .child(button)
        })
    };
    let fitting = move || {
        let mut fitting = Vec::new();
        for program in PROGRAMS {
            if search.fits(program) {
                fitting.push(item(program));
            }
        }
        fitting
    };
    let list = el_class("ul", "programs").list(fitting);
    let none = el_class("p", "muted")
        .hidden_while(move || PROGRAMS.iter().any(|program| search.fits(program)))
        .live(move || search.ui("choose-none"));
    el("div").attr("aria-live", "polite").child(list).child(none)
}
