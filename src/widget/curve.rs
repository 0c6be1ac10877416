//! The curve: a picture of the incentive against one answer, where it changes and why, and the same as a table.

use super::Calculator;
use super::dom::{El, Item, el, el_class, svg, value_of};
use super::sections::{sources, use_value};
use estimado_worksheet::tree::Tree;
use estimado_worksheet::{Exact, decimal};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent};

/// The section; hidden while there is nothing to draw.
pub fn curve(calculator: Calculator) -> El {
    let none = move || calculator.curve().at("points").items().is_empty();
    // Open it stays open, whatever is drawn.
    let table = el("details")
        .child(el("summary").live(calculator.follow_ui("curve-table")))
        .child(drawn(calculator, table));
    el_class("div", "section")
        .attr("part", "curve")
        .attr("data-section", "curve")
        .hidden_while(none)
        .child(calculator.title("curve"))
        .child(el_class("p", "muted").live(calculator.follow_ui("curve-intro")))
        .child(chooser(calculator))
        .child(drawn(calculator, body))
        .child(table)
}

/// A part that is built anew whenever another curve is drawn.
fn drawn(calculator: Calculator, build: fn(Calculator, Rc<Tree>) -> El) -> El {
    el("div").list(move || {
        let curve = Rc::new(calculator.curve().clone());
        vec![Item::new(curve.json(), move || build(calculator, curve))]
    })
}

/// Which answer changes along the curve.
fn chooser(calculator: Calculator) -> El {
    let option = |question: &Tree| {
        let (field, label) = (question.word("field").to_owned(), question.word("label").to_owned());
        Item::new([&*field, &label].concat(), move || el("option").attr("value", &field).text(&label))
    };
    let options = move || calculator.curve().at("questions").items().iter().map(option).collect();
    let choose = move |event: Event| {
        let over = value_of(&event);
        calculator.live.change(&mut |state| {
            state.look.over.clone_from(&over);
            state.look.point = None;
        });
    };
    el_class("label", "over").child(el("span").live(calculator.follow_ui("curve-over"))).child(
        el("select")
            .list(options)
            .live_value(move || calculator.curve().word("field").to_owned())
            .on("change", choose),
    )
}

fn body(calculator: Calculator, curve: Rc<Tree>) -> El {
    let look = Look { calculator, curve: curve.clone() };
    let breakpoints = curve.at("breakpoints").items();
    let words = if breakpoints.is_empty() { "curve-steady" } else { "curve-turns" };
    let more = (curve.at("more") == &Tree::YesNo(true)).then_some("curve-more");
    el("div")
        .child(plot(&look))
        .child(el_class("p", "legend").text(calculator.ui_now("curve-legend")))
        .child(readout(&look))
        .child(el("p").text(curve.at("largest").word("message")))
        .maybe(largest(calculator, &curve))
        .child(el_class("p", "turns").text(calculator.ui_now(words)))
        .child(el_class("ol", "breakpoints").each(breakpoints, &breakpoint))
        .maybe(more.map(|more| el("p").text(calculator.ui_now(more))))
}

/// The answer that brings the largest incentive, as a button.
fn largest(calculator: Calculator, curve: &Tree) -> Option<El> {
    let most = curve.at("largest");
    let away = most.at("here") == &Tree::YesNo(false) && most.word("incentive") != "0.00";
    let other = other(curve, most.word("nearest"), most.word("nearestText"));
    if away { use_value(calculator, "largest", &other) } else { None }
}

/// Another answer to the question a curve is drawn over.
fn other(curve: &Tree, value: &str, text: &str) -> Tree {
    Tree::empty()
        .with("field", curve.at("field").clone())
        .with("value", value.to_owned())
        .with("text", text.to_owned())
}

/// How the visitor looks along the curve.
#[derive(Clone)]
struct Look {
    calculator: Calculator,
    curve: Rc<Tree>,
}

impl Look {
    fn points(&self) -> &[Tree] {
        self.curve.at("points").items()
    }

    /// The position of the point looked at: at first that of the answer.
    fn at(&self) -> usize {
        let own = || self.points().iter().position(|point| point.at("here") == &Tree::YesNo(true));
        self.calculator.live.read().look.point.or_else(own).unwrap_or_default()
    }

    /// The point looked at.
    fn point<T>(&self, take: impl FnOnce(&Tree) -> T) -> T {
        take(self.points().get(self.at()).unwrap_or(&Tree::Nothing))
    }

    fn set(&self, point: usize) {
        let last = self.points().len().saturating_sub(1);
        self.calculator.live.change(&mut |state| state.look.point = Some(point.min(last)));
    }

    /// What there is at the point, in a sentence.
    fn sentence(&self) -> String {
        self.point(|point| {
            let name = match (point.at("incentive"), point.at("eligible")) {
                (Tree::Nothing, _) => "curve-none",
                (_, Tree::YesNo(false)) => "curve-ineligible",
                _ => "curve-at",
            };
            let slots = [("at", point.word("text")), ("amount", point.word("amount"))];
            self.calculator.ui_with(name, &slots)
        })
    }

    /// Goes to the point nearest to a place of the slider.
    fn slide(&self, event: &Event) {
        let place = decimal::read(&value_of(event)).map(Exact::from).unwrap_or_else(|| 0.into());
        let mut nearest: Option<(Exact, usize)> = None;
        for (at, point) in self.points().iter().enumerate() {
            let away = (&tenths(point) - &place).size();
            if nearest.as_ref().is_none_or(|(least, _)| away < *least) {
                nearest = Some((away, at));
            }
        }
        self.set(nearest.map_or(0, |(_, at)| at));
    }

    /// An arrow goes to the next point; the slider by itself would stop between them.
    fn press(&self, event: &Event) {
        let key = event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key).unwrap_or_default();
        let next = match &*key {
            "ArrowRight" | "ArrowUp" => self.at().saturating_add(1),
            "ArrowLeft" | "ArrowDown" => self.at().saturating_sub(1),
            _ => return,
        };
        event.prevent_default();
        self.set(next);
    }
}

/// Where a point stands along the slider, which has a thousand places.
fn tenths(point: &Tree) -> Exact {
    let across = decimal::read(point.word("x")).unwrap_or_default();
    &Exact::from(across) * &10.into()
}

/// The picture: lines in a box that is stretched, so that all text stays its own size beside it.
fn plot(look: &Look) -> El {
    let (curve, calculator) = (look.curve.clone(), look.calculator);
    let picture = curve.at("picture");
    let box_of = |class: &str| el_class("div", class).attr("aria-hidden", "true");
    let amount =
        |tick: &Tree| el("span").style("inset-block-start", &part(tick, "place")).text(tick.word("text"));
    let answer = |tick: &Tree| el("span").style("left", &part(tick, "place")).text(tick.word("text"));
    let mark =
        |mark: &Tree| el_class("span", "mark-at").style("left", &part(mark, "x")).text(mark.word("text"));
    let here = curve.at("points").items().iter().find(|point| point.at("here") == &Tree::YesNo(true));
    let own = here.filter(|point| !point.word("y").is_empty()).map(|point| {
        el_class("span", "own").style("left", &part(point, "x")).style("inset-block-start", &part(point, "y"))
    });
    let slots = [("field", curve.word("label"))];
    let field = box_of("field").child(drawing(picture)).each(picture.at("marks").items(), &mark).maybe(own);
    let (slid, pressed, valued, said) = (look.clone(), look.clone(), look.clone(), look.clone());
    let slider = el("input")
        .attr("type", "range")
        .attr("min", "0")
        .attr("max", "1000")
        .attr("aria-label", &calculator.ui_with_now("curve-look", &slots))
        .live_attr("aria-valuetext", move || Some(said.sentence()))
        .live_value(move || {
            valued.point(|point| tenths(point).cut(0)).map(decimal::plain).unwrap_or_default()
        })
        .on("input", move |event| slid.slide(&event))
        .on("keydown", move |event| pressed.press(&event));
    el_class("div", "plot")
        .attr("role", "group")
        .attr("aria-label", &calculator.ui_with_now("curve-picture", &slots))
        .child(box_of("up").each(picture.at("up").items(), &amount))
        .child(el_class("div", "box").child(field).child(slider))
        .child(box_of("across").each(picture.at("across").items(), &answer))
}

fn part(of: &Tree, name: &str) -> String {
    [of.word(name), "%"].concat()
}

fn drawing(picture: &Tree) -> El {
    let path = |class: &str, path: &str| svg("path").attr("class", class).attr("d", path);
    let grid = |tick: &Tree| path("grid", &["M0 ", tick.word("place"), "H100"].concat());
    let mark = |mark: &Tree| path("mark-line", &["M", mark.word("x"), " 0V100"].concat());
    let line = |line: &Tree| {
        let eligible = line.at("eligible") == &Tree::YesNo(true);
        path(if eligible { "course" } else { "course blocked" }, line.word("path"))
    };
    svg("svg")
        .attr("viewBox", "0 0 100 100")
        .attr("preserveAspectRatio", "none")
        .each(picture.at("up").items(), &grid)
        .each(picture.at("marks").items(), &mark)
        .each(picture.at("lines").items(), &line)
}

/// What there is at the point looked at, with the answer as a button.
fn readout(look: &Look) -> El {
    let (said, offered) = (look.clone(), look.clone());
    let offer = move || {
        let calculator = offered.calculator;
        offered.point(|point| {
            let other = other(&offered.curve, point.word("at"), point.word("text"));
            let build = move || use_value(calculator, "looked", &other).unwrap_or_else(|| el("span"));
            let own = point.at("here") == &Tree::YesNo(true);
            if own { Vec::new() } else { vec![Item::new(point.word("at"), build)] }
        })
    };
    el_class("div", "readout")
        .child(el_class("p", "look").live(move || said.sentence()))
        .child(el("div").list(offer))
}

/// One place where the result changes: its number in the picture, where, what and why.
fn breakpoint(known: &Tree) -> El {
    let why = |cause: &Tree| el("li").text(cause.word("text")).child(sources(cause));
    el("li")
        .attr("data-turn", known.word("turn"))
        .child(el("strong").text(known.word("place")))
        .text(" ")
        .child(el("span").text(known.word("what")))
        .child(el("ul").each(known.at("why").items(), &why))
}

/// The points of the picture as a table.
fn table(calculator: Calculator, curve: Rc<Tree>) -> El {
    let cell = |tag: &str, text: &str| el(tag).text(text);
    let head = |text: &str| el("th").attr("scope", "col").text(text);
    let row = |point: &Tree| {
        let name = match (point.at("incentive"), point.at("eligible"), point.at("here")) {
            (_, _, Tree::YesNo(true)) => "curve-here",
            (Tree::Nothing, ..) => "curve-gap",
            (_, Tree::YesNo(false), _) => "curve-blocked",
            _ => "",
        };
        let words = if name.is_empty() { "" } else { calculator.ui_now(name) };
        el("tr")
            .child(el("th").attr("scope", "row").text(point.word("text")))
            .child(cell("td", point.word("amount")))
            .child(cell("td", words))
    };
    let mut rows = el("tbody");
    for point in curve.at("points").items() {
        if point.at("listed") == &Tree::YesNo(true) {
            rows = rows.child(row(point));
        }
    }
    let heads = el("tr")
        .child(head(curve.word("label")))
        .child(head(calculator.ui_now("share-incentive")))
        .child(head(calculator.ui_now("curve-note")));
    el_class("table", "listing").child(el("thead").child(heads)).child(rows)
}
