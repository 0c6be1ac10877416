//! Curve: the incentive against one answer, in the words of one language, as the page and the interface show it.

use crate::estimate::places;
use estimado_worksheet::answers::{Answers, Value};
use estimado_worksheet::curve::{Breakpoint, Course, Curve, Picture, Point};
use estimado_worksheet::explain::Source;
use estimado_worksheet::text::Language;
use estimado_worksheet::tree::Tree;
use estimado_worksheet::unit::USD;
use estimado_worksheet::what_if::WhatIf;
use estimado_worksheet::{Decimal, Exact, Field, Program, decimal, format};

/// The questions answered with a number, over which a curve can be drawn: the cost first, then what an estimate needs.
pub fn questions(program: &'static Program, answers: &Answers) -> Vec<&'static Field> {
    let mut questions: Vec<&'static Field> = Vec::new();
    let mut add = |field: &'static Field| {
        let known = questions.iter().any(|known| std::ptr::eq(*known, field));
        if !known && matches!(answers.get(field), Some(Value::Number(_))) {
            questions.push(field);
        }
    };
    add(program.headline.cost);
    for needed in [true, false] {
        for field in program.fields {
            if field.required || !needed {
                add(field);
            }
        }
    }
    questions
}

/// The curve over a question, or over the first that offers itself; nothing where no question is answered with a number.
pub fn curve(what_if: WhatIf<'_>, over: &str, language: Language) -> Option<Tree> {
    let questions = questions(what_if.program, what_if.answers);
    let asked = questions.iter().find(|field| field.key == over);
    let curve = what_if.curve(asked.or(questions.first())?)?;
    let words = Words { program: what_if.program, language, curve: &curve };
    let named =
        |field: &&'static Field| Tree::empty().with("field", field.key).with("label", words.label(field));
    Some(words.tree().with("questions", Tree::list(&questions, &named)))
}

struct Words<'a> {
    program: &'static Program,
    language: Language,
    curve: &'a Curve,
}

impl Words<'_> {
    fn label(&self, field: &Field) -> &'static str {
        self.program.text.find(self.language, "field", field.key).unwrap_or_default()
    }

    fn answer(&self, at: Decimal) -> String {
        format::number(at, self.curve.field.unit(), self.language, self.program.text)
    }

    fn dollars(&self, amount: &Exact) -> String {
        let rounded = amount.half_up(2).unwrap_or_default();
        format::number(rounded, USD, self.language, self.program.text)
    }

    fn tree(&self) -> Tree {
        let curve = self.curve;
        let picture = Picture::of(curve);
        Tree::empty()
            .with("field", curve.field.key)
            .with("label", self.label(curve.field))
            .with("unit", curve.field.unit().symbol())
            .with("here", decimal::plain(curve.here))
            .with("from", decimal::plain(curve.from))
            .with("to", decimal::plain(curve.to))
            .with("points", Tree::list(&curve.points, &|point| self.point(&picture, point)))
            .with("breakpoints", Tree::list(&curve.breakpoints, &|known| self.breakpoint(&picture, known)))
            .with("more", curve.more)
            .with("largest", self.largest())
            .with("picture", self.picture(&picture))
    }

    /// One evaluation, and where it stands in the picture.
    fn point(&self, picture: &Picture, point: &Point) -> Tree {
        let incentive = point.incentive.as_ref();
        let down = incentive.map(|incentive| decimal::plain(picture.down_of(incentive)));
        Tree::empty()
            .with("at", decimal::plain(point.at))
            .with("text", self.answer(point.at))
            .with("incentive", incentive.and_then(|exact| exact.half_up(2)).map(decimal::plain))
            .with("amount", incentive.map(|exact| self.dollars(exact)))
            .with("eligible", point.eligible)
            .with("here", point.here)
            .with("listed", point.listed)
            .with("x", decimal::plain(picture.across_of(point.at)))
            .with("y", down)
    }

    fn breakpoint(&self, picture: &Picture, known: &Breakpoint) -> Tree {
        let why = known.why(self.curve.field, self.program, self.language);
        let cause = |(text, sources): &(String, Vec<Source>)| {
            Tree::empty().with("text", text.clone()).with("sources", places(sources))
        };
        Tree::empty()
            .with("turn", known.turn.key())
            .with("below", decimal::plain(known.below))
            .with("above", decimal::plain(known.above))
            .with("x", decimal::plain(picture.across_of(known.named().0)))
            .with("place", known.place(self.curve.field, self.program, self.language))
            .with("what", known.what(self.program, self.language))
            .with("why", Tree::list(&why, &cause))
    }

    /// The largest incentive that another answer reaches, and the nearest answer that does.
    fn largest(&self) -> Tree {
        let words = self.curve.largest_words(self.program, self.language);
        let tree = Tree::empty().with("message", words);
        match &self.curve.largest {
            Some(most) => tree
                .with("incentive", most.incentive.half_up(2).map(decimal::plain))
                .with("from", decimal::plain(most.from))
                .with("to", decimal::plain(most.to))
                .with("here", most.here)
                .with("nearest", decimal::plain(most.nearest))
                .with("nearestText", self.answer(most.nearest)),
            None => tree,
        }
    }

    /// The curve as places in a box, in per cent of its width and height, from the top left corner: `lines` as paths.
    fn picture(&self, picture: &Picture) -> Tree {
        let path = |line: &Course| {
            let mut path = String::new();
            for [x, y] in &line.places {
                path.push_str(if path.is_empty() { "M" } else { "L" });
                path.push_str(&[&decimal::plain(*x), " ", &decimal::plain(*y)].concat());
            }
            Tree::empty().with("path", path).with("eligible", line.eligible)
        };
        let tick = |text: String, place: Decimal| {
            let short = text.strip_suffix(".00").map(str::to_owned);
            Tree::empty().with("text", short.unwrap_or(text)).with("place", decimal::plain(place))
        };
        let across = |[at, place]: &[Decimal; 2]| tick(self.answer(*at), *place);
        let up = |[amount, place]: &[Decimal; 2]| tick(self.dollars(&(*amount).into()), *place);
        Tree::empty()
            .with("lines", Tree::list(&picture.lines, &path))
            .with("across", Tree::list(&picture.across, &across))
            .with("up", Tree::list(&picture.up, &up))
            .with("marks", self.marks(picture))
    }

    /// The numbers of the breakpoints within the picture; those that would lie on top of each other share a mark.
    fn marks(&self, picture: &Picture) -> Tree {
        let mut marks: Vec<(Decimal, usize, usize)> = Vec::new();
        let to = Exact::from(self.curve.to);
        for (index, known) in self.curve.breakpoints.iter().enumerate() {
            let (at, _) = known.named();
            if Exact::from(at) > to {
                continue;
            }
            let (place, number) = (picture.across_of(at), index.saturating_add(1));
            match marks.last_mut() {
                Some((before, _, last)) if near(*before, place) => *last = number,
                _ => marks.push((place, number, number)),
            }
        }
        let mark = |&(place, first, last): &(Decimal, usize, usize)| {
            let (first_text, last_text) = (decimal::whole(first), decimal::whole(last));
            let text = if first == last { first_text } else { [&*first_text, "–", &last_text].concat() };
            Tree::empty().with("x", decimal::plain(place)).with("text", text)
        };
        Tree::list(&marks, &mark)
    }
}

/// Whether two marks would touch in a narrow picture.
fn near(left: Decimal, right: Decimal) -> bool {
    &Exact::from(right) - &Exact::from(left) < 8.into()
}
