//! The form: essential questions first, the rest in closed groups that say how many answers they hold.

use super::Calculator;
use super::dom::{El, el, el_class, items};
use super::focus::{focus_next, focus_question};
use super::question::question;
use super::state::Question;
use super::{compare, outcome};
use estimado_worksheet::field::Group;
use estimado_worksheet::tree::Tree;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, KeyboardEvent};

/// The form.
pub fn form(calculator: Calculator) -> El {
    let mut form = el_class("div", "form")
        .attr("part", "form")
        .attr("role", "group")
        .named(calculator.follow_ui("form"))
        .on("keydown", move |event| ask(calculator, &event))
        .child(calculator.title("form"))
        .child(el_class("p", "muted").live(calculator.follow_ui("required-hint")))
        .maybe(calculator.compares.then(|| compare::switch(calculator)))
        .child(summary(calculator));
    for group in calculator.program.groups {
        if group.essential {
            form = form.each(&calculator.group(group.key), &|each| question(calculator, *each));
        }
    }
    form = form.child(calculator.title("more"));
    for each in calculator.program.groups {
        if !each.essential {
            form = form.child(group(calculator, each));
        }
    }
    form
}

/// Enter asks for the result. The page around may be one big form: it must not be sent.
fn ask(calculator: Calculator, event: &Event) {
    let enter = event.dyn_ref::<KeyboardEvent>().is_some_and(|event| event.key() == "Enter");
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    if !enter || target.is_none_or(|target| target.tag_name() != "INPUT") {
        return;
    }
    event.prevent_default();
    event.stop_propagation();
    calculator.live.change(&mut |state| state.asked = true);
    focus_next(event, if outcome::problems(&calculator.worked()).0 == 0 { "result" } else { "summary" });
}

/// The problems as links to their questions, once someone asked for the result.
fn summary(calculator: Calculator) -> El {
    let count =
        move || if calculator.live.read().asked { outcome::problems(&calculator.worked()).0 } else { 0 };
    let title = move || match count() {
        0 => String::new(),
        count => calculator.ui_count("problems-one", "problems", count),
    };
    let problems = move || {
        let worked = calculator.worked();
        if calculator.live.read().asked {
            items(calculator, worked.at("errors").items(), link)
        } else {
            Vec::new()
        }
    };
    el_class("div", "problems")
        .attr("id", "summary")
        .attr("tabindex", "-1")
        .attr("role", "alert")
        .hidden_while(move || count() == 0)
        .child(el("strong").live(title))
        .child(el("ul").list(problems))
}

fn link(calculator: Calculator, error: &Tree) -> El {
    let field = error.word("field").to_owned();
    let link = el_class("button", "link")
        .attr("type", "button")
        .text(calculator.say_now("field", &field))
        .on("click", move |event| focus_question(&event, &field));
    el("li").child(link).text(": ").text(error.word("message"))
}

fn group(calculator: Calculator, group: &'static Group) -> El {
    let questions = calculator.group(group.key);
    let (counted, asked) = (questions.clone(), questions.clone());
    let answered = move || {
        let answered = |question: &&Question| {
            calculator.is_shown(**question) && !calculator.live.read().text(question.at).trim().is_empty()
        };
        match counted.iter().filter(answered).count() {
            0 => String::new(),
            count => calculator.ui_count("answered-one", "answered", count),
        }
    };
    let summary = el("summary")
        .child(el_class("span", "group-title").live(calculator.follow_words("group", group.key)))
        .child(el_class("span", "group-hint").live(calculator.follow_words("group-hint", group.key)))
        .child(el_class("span", "count").live(answered));
    el_class("details", "group")
        .attr("part", "group")
        .attr("data-group", group.key)
        .hidden_while(move || !asked.iter().any(|question| calculator.is_shown(*question)))
        .child(summary)
        .each(&questions, &|each| question(calculator, *each))
}
