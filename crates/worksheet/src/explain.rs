//! Explain: a report in words, from what was recorded and nothing else.

use crate::answers::Value;
use crate::day::{Day, HowDay};
use crate::edition::Topic;
use crate::figure::{Figure, How, Relation, Test};
use crate::format;
use crate::next::Next;
use crate::remedy::{Beyond, Remedy};
use crate::report::{DayLine, Found, Line, Report, ScheduleRow};
use crate::rule::Schedule;
use crate::text::{Language, Text, fill, fill_slots};
use crate::tier::Tier;
use crate::unit::ONE;
use crate::unit::USD;
use std::borrow::Cow;

/// How firmly an expression holds together; a looser part inside a firmer one stands in parentheses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Bond {
    Sentence,
    Sum,
    Product,
    Divisor,
    Name,
}

/// Whether a formula names its parts or shows their values.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Show {
    Words,
    Numbers,
}

/// Where something stands, in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// The title of the document.
    pub document: &'static str,
    /// Its short name, where the program has one for it; else the title.
    pub name: &'static str,
    /// The section, as the document numbers it.
    pub section: &'static str,
}

/// Puts one report into words of one language.
#[derive(Clone, Copy, Debug)]
pub struct Explainer<'a> {
    report: &'a Report,
    language: Language,
    text: Text,
}

impl<'a> Explainer<'a> {
    /// For this report, in this language.
    #[must_use]
    pub fn new(report: &'a Report, language: Language) -> Explainer<'a> {
        Explainer { report, language, text: report.program.text }
    }

    fn say(&self, kind: &str, name: &str) -> &'static str {
        self.text.find(self.language, kind, name).unwrap_or_default()
    }

    /// The name of a line.
    #[must_use]
    pub fn label(&self, line: &Line) -> &'static str {
        self.say("line", line.rule.key)
    }

    /// The number of a line as people read it.
    #[must_use]
    pub fn value(&self, line: &Line) -> String {
        format::number(line.rounded, line.rule.unit, self.language, self.text)
    }

    /// A figure as people read it.
    #[must_use]
    pub fn figure(&self, figure: &Figure) -> String {
        match figure.value() {
            Some(value) => format::exact(value, figure.unit(), self.language, self.text),
            None => "?".to_owned(),
        }
    }

    /// The formula of a line in words.
    #[must_use]
    pub fn formula(&self, line: &Line) -> String {
        self.expression(&line.figure, Show::Words, Bond::Sentence)
    }

    /// The formula of a line with its numbers put in.
    #[must_use]
    pub fn numbers(&self, line: &Line) -> String {
        self.expression(&line.figure, Show::Numbers, Bond::Sentence)
    }

    /// A figure in words: its name, or the formula it was reached by.
    #[must_use]
    pub fn words(&self, figure: &Figure) -> String {
        self.expression(figure, Show::Words, Bond::Sentence)
    }

    fn expression(&self, figure: &Figure, show: Show, around: Bond) -> String {
        let part = |figure: &Figure, bond| self.expression(figure, show, bond);
        let pair = |name: &str, a: &Figure, b: &Figure, left, right| {
            self.filled(name, &[("a", part(a, left)), ("b", part(b, right))])
        };
        let (text, bond) = match figure.how() {
            How::Plus(a, b) => (pair("plus", a, b, Bond::Sum, Bond::Sum), Bond::Sum),
            How::Minus(a, b) => (pair("minus", a, b, Bond::Sum, Bond::Product), Bond::Sum),
            How::Times(a, b) => (pair("times", a, b, Bond::Product, Bond::Product), Bond::Product),
            How::Over(a, b) => (pair("over", a, b, Bond::Product, Bond::Divisor), Bond::Product),
            How::AtMost(a, b, _) => (pair("at-most", a, b, Bond::Sum, Bond::Sum), Bond::Sentence),
            How::AtLeast(a, b, _) => (pair("at-least", a, b, Bond::Sum, Bond::Sum), Bond::Sentence),
            How::Choice(test, a, b) => (self.chosen(test, a, b, show), Bond::Sentence),
            How::IfEligible(figure, true) => return part(figure, around),
            How::IfEligible(_, false) => (self.filled("not-eligible", &[]), Bond::Sentence),
            How::InTier(tier) if show == Show::Words => (self.tier(tier), Bond::Sentence),
            How::Months(from, until) if show == Show::Words => {
                let slots = [("a", self.counted(from)), ("b", self.counted(until))];
                (self.filled("months-between", &slots), Bond::Sentence)
            }
            // Alone on its line it shows what it is made of; its value is the result anyway.
            How::InCents(a) if show == Show::Words || around == Bond::Sentence => {
                (self.filled("in-cents", &[("a", part(a, Bond::Sum))]), Bond::Sentence)
            }
            How::As(a) if show == Show::Words || around == Bond::Sentence || figure.unit() == ONE => {
                return part(a, around);
            }
            How::YearOf(day) if show == Show::Words => {
                (self.filled("year-of", &[("from", self.counted(day))]), Bond::Sum)
            }
            _ if show == Show::Numbers => (self.figure(figure), Bond::Name),
            _ => (self.name(figure), Bond::Name),
        };
        if bond < around { ["(", &text, ")"].concat() } else { text }
    }

    fn chosen(&self, test: &Test, first: &Figure, second: &Figure, show: Show) -> String {
        let part = |figure: &Figure| self.expression(figure, show, Bond::Sum);
        let taken = if test.held() { first } else { second };
        // With its numbers put in, a comparison is told as it came out.
        let (name, relation) = match (show, test.held()) {
            (Show::Words, _) => ("choice", test.relation),
            (Show::Numbers, true) => ("chosen-since", test.relation),
            (Show::Numbers, false) => ("chosen-since", test.relation.opposite()),
        };
        let relation = self.say("relation", relation_key(relation));
        self.filled(
            name,
            &[
                ("left", part(&test.left)),
                ("relation", relation.to_owned()),
                ("right", part(&test.right)),
                ("a", part(first)),
                ("b", part(second)),
                ("taken", part(taken)),
            ],
        )
    }

    fn tier(&self, tier: &Tier) -> String {
        let words = |figure: &Figure| self.expression(figure, Show::Words, Bond::Sum);
        let past = tier.past.as_ref().map(words);
        let name = if past.is_some() { "in-tier-beyond" } else { "in-tier" };
        let slots = [
            ("a", words(&tier.size)),
            ("past", past.unwrap_or_default()),
            ("over", words(&tier.over)),
            ("up-to", words(&tier.up_to)),
        ];
        self.filled(name, &slots)
    }

    fn filled(&self, name: &str, slots: &[(&str, String)]) -> String {
        fill_slots(self.say("formula", name), slots)
    }

    /// The name of what a figure is, where it is one thing.
    fn name(&self, figure: &Figure) -> String {
        match figure.how() {
            How::Answer(field) => self.say("field", field.key).to_owned(),
            How::Number(parameter) => self.say("number", parameter.key).to_owned(),
            How::Cell(column) => self.say("column", column.key).to_owned(),
            How::Line(rule) => self.say("line", rule.key).to_owned(),
            _ => self.figure(figure),
        }
    }

    /// What was found, in words, with the figures it was found by.
    #[must_use]
    pub fn message(&self, found: &Found) -> String {
        self.sentence("finding", found.finding.code, found.test.as_ref())
    }

    /// The way out of a finding, in words; empty where there is nothing to do.
    #[must_use]
    pub fn way_out(&self, found: &Found) -> String {
        self.sentence("way-out", found.finding.code, found.test.as_ref())
    }

    /// What set the amount of the headline, in words; nothing where no line is decisive or the project is not eligible.
    #[must_use]
    pub fn decisive(&self) -> Option<String> {
        if !self.report.is_eligible() {
            return None;
        }
        let headline = self.report.line(self.report.program.headline.incentive.key)?;
        let deciding = self.report.deciding(headline);
        self.text.find(self.language, "limit", deciding.rule.key)?;
        Some(self.sentence("limit", deciding.rule.key, None))
    }

    /// Which limit comes next, and how far away it is.
    #[must_use]
    pub fn next(&self) -> Option<String> {
        let (name, slots) = match self.report.next_limit()? {
            Next::Limit { limit, gap } => (
                "limit",
                vec![("limit", self.figure(limit)), ("name", self.words(limit)), ("gap", self.figure(&gap))],
            ),
            Next::Turn { test, other, gap } => (
                "turn",
                vec![
                    ("left", self.words(&test.left)),
                    ("right", self.words(&test.right)),
                    ("limit", self.figure(&test.right)),
                    ("gap", self.figure(&gap)),
                    ("name", self.words(other)),
                ],
            ),
        };
        Some(fill_slots(self.say("next", name), &slots))
    }

    /// A remedy in words: what to answer.
    #[must_use]
    pub fn remedy(&self, remedy: &Remedy) -> String {
        let name = match remedy.beyond {
            Beyond::None => "exactly",
            Beyond::Less => "less",
            Beyond::More => "more",
        };
        let (field, value) = (self.say("field", remedy.field.key), self.remedy_value(remedy));
        fill_slots(self.say("remedy", name), &[("field", field), ("value", &value)])
    }

    /// The answer of a remedy as people read it.
    #[must_use]
    pub fn remedy_value(&self, remedy: &Remedy) -> String {
        match remedy.value {
            Value::Number(number) => format::number(number, remedy.field.unit(), self.language, self.text),
            Value::Choice(option) => self.say("option", &[remedy.field.key, ".", option].concat()).to_owned(),
            Value::YesNo(yes) => self.say("remedy", if yes { "yes" } else { "no" }).to_owned(),
            Value::Date(date) => format::day(date, self.language, self.text),
            Value::Dates(_) => String::new(),
        }
    }

    /// A sentence of the text with its slots filled: `value`, `limit` and `gap` of a comparison, a line, a day or a number
    /// of the edition, each by its key; `first-day` and `last-day` of the applications the edition is made for.
    fn sentence(&self, kind: &str, name: &str, test: Option<&Test>) -> String {
        let value = |slot: &str| match (slot, test) {
            ("value", Some(test)) => Some(self.figure(&test.left)),
            ("limit", Some(test)) => Some(self.figure(&test.right)),
            ("gap", Some(test)) => {
                let (above, below) = match test.relation {
                    Relation::Over | Relation::AtLeast => (&test.left, &test.right),
                    Relation::Under | Relation::AtMost => (&test.right, &test.left),
                };
                Some(self.figure(&(above - below)))
            }
            _ => self.known(slot),
        };
        fill(self.say(kind, name), &|slot| value(slot).map(Cow::Owned))
    }

    fn known(&self, key: &str) -> Option<String> {
        let date = |date| Some(format::day(date, self.language, self.text));
        match key {
            "first-day" => return date(self.report.edition.from),
            "last-day" => return date(self.report.edition.until),
            _ => {}
        }
        if let Some(line) = self.report.line(key) {
            return Some(self.value(line));
        }
        if let Some(line) = self.report.days.iter().find(|line| line.deadline.key == key) {
            return date(line.date);
        }
        let parameter = self.report.program.parameters.iter().find(|parameter| parameter.key == key)?;
        let number = self.report.edition.number(parameter)?;
        Some(format::number(number, parameter.unit, self.language, self.text))
    }

    /// The name of a schedule.
    #[must_use]
    pub fn schedule(&self, schedule: &Schedule) -> &'static str {
        self.say("schedule", schedule.key)
    }

    /// How long after, in the words of the schedule.
    #[must_use]
    pub fn schedule_row(&self, row: &ScheduleRow) -> String {
        let words = self.say("schedule-row", row.schedule.key);
        fill_slots(words, &[("after", self.figure(&row.after))])
    }

    /// The amount of a row as people read it.
    #[must_use]
    pub fn schedule_amount(&self, row: &ScheduleRow) -> String {
        format::number(row.rounded, USD, self.language, self.text)
    }

    /// A figure with the numbers it was reached by.
    #[must_use]
    pub fn numbers_of(&self, figure: &Figure) -> String {
        self.expression(figure, Show::Numbers, Bond::Sentence)
    }

    /// The name of a day.
    #[must_use]
    pub fn deadline(&self, line: &DayLine) -> &'static str {
        self.say("deadline", line.deadline.key)
    }

    /// How a day was counted, in words.
    #[must_use]
    pub fn counting(&self, line: &DayLine) -> String {
        self.counted(&line.day)
    }

    fn counted(&self, day: &Day) -> String {
        match day.how() {
            HowDay::Answer(field) => self.say("field", field.key).to_owned(),
            HowDay::Cell(column) => self.say("column", column.key).to_owned(),
            HowDay::Line(deadline) => self.say("deadline", deadline.key).to_owned(),
            HowDay::After(from, count, counting) => {
                let plain = count.value().and_then(|value| value.cut(0));
                let count = plain.map(format::grouped).unwrap_or_default();
                self.filled(counting.key(), &[("from", self.counted(from)), ("count", count)])
            }
            HowDay::Later(a, b) => self.filled("later", &[("a", self.counted(a)), ("b", self.counted(b))]),
            HowDay::Earlier(a, b) => {
                self.filled("earlier", &[("a", self.counted(a)), ("b", self.counted(b))])
            }
            HowDay::Rolled(day) => self.filled("rolled", &[("a", self.counted(day))]),
        }
    }

    /// A day as people read it.
    #[must_use]
    pub fn day(&self, line: &DayLine) -> String {
        format::day(line.date, self.language, self.text)
    }

    /// Where topics stand, each place once.
    #[must_use]
    pub fn sources(&self, topics: &[Topic]) -> Vec<Source> {
        let mut sources = Vec::new();
        for place in topics.iter().flat_map(|topic| self.report.edition.places(topic)) {
            let title = self.report.edition.document(place.document).map(|known| known.title(self.language));
            let document = title.unwrap_or_default();
            let name = self.text.find(self.language, "document", place.document).unwrap_or(document);
            let source = Source { document, name, section: place.section };
            if !sources.contains(&source) {
                sources.push(source);
            }
        }
        sources
    }
}

const fn relation_key(relation: Relation) -> &'static str {
    match relation {
        Relation::Over => "over",
        Relation::Under => "under",
        Relation::AtMost => "at-most",
        Relation::AtLeast => "at-least",
    }
}
