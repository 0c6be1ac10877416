//! The words of a breakpoint: where it is, what happens there and why.

use super::{Breakpoint, Cause, Curve, Largest, Turn};
use crate::explain::{Explainer, Source};
use crate::field::Field;
use crate::figure::{Figure, How};
use crate::format;
use crate::program::Program;
use crate::report::Report;
use crate::rule::Rule;
use crate::text::{Language, fill_slots};
use crate::unit::USD;
use std::cmp::Ordering;

impl Breakpoint {
    /// Where it is: `above $42,750.00`, `from 15 kW`.
    #[must_use]
    pub fn place(&self, field: &Field, program: &Program, language: Language) -> String {
        let (number, is_above) = self.named();
        let name = if is_above { "from" } else { "above" };
        let number = format::number(number, field.unit(), language, program.text);
        program.fill(language, "place", name, &[("at", &number)])
    }

    /// What happens there: the key of its sentence.
    fn event(&self) -> &'static str {
        let [below, above] = &self.reports;
        let is_eligible = |report: &Option<Report>| report.as_ref().is_some_and(Report::is_eligible);
        match (self.turn, self.course) {
            (Turn::Edge, _) if above.is_none() => "edge-ends",
            (Turn::Edge, _) => "edge-begins",
            (Turn::Cliff, _) if is_eligible(below) => "cliff-ends",
            (Turn::Cliff, _) => "cliff-begins",
            (Turn::Step, _) => "step",
            (Turn::Kink, Ordering::Greater) => "kink-rises",
            (Turn::Kink, Ordering::Equal) => "kink-stays",
            (Turn::Kink, Ordering::Less) => "kink-falls",
            (Turn::Charge, _) => "charge",
            (Turn::Notice, _) => "notice",
        }
    }

    /// What happens there, in words, with the incentive on either side.
    #[must_use]
    pub fn what(&self, program: &Program, language: Language) -> String {
        let incentive = |report: &Option<Report>| {
            let line = report.as_ref().and_then(|report| report.line_of(program.headline.incentive));
            let value = line.map(|line| format::number(line.rounded, USD, language, program.text));
            value.unwrap_or_default()
        };
        let [before, after] = self.reports.each_ref().map(incentive);
        program.fill(language, "turn", self.event(), &[("before", &before), ("after", &after)])
    }

    /// Why, in sentences, each with its sources.
    #[must_use]
    pub fn why(
        &self,
        field: &Field,
        program: &'static Program,
        language: Language,
    ) -> Vec<(String, Vec<Source>)> {
        let explainer = |above: bool| {
            let [lower, upper] = &self.reports;
            let report = if above { upper } else { lower };
            report.as_ref().map(|report| Explainer::new(report, language))
        };
        let told = |cause: &Cause| match cause {
            Cause::Found(finding, example, above) => {
                let (at, report) = &**example.as_ref()?;
                let explainer = Explainer::new(report, language);
                let found = report.found.iter().find(|found| std::ptr::eq(found.finding, *finding))?;
                let name = if *above { "above" } else { "below" };
                let at = format::number(*at, field.unit(), language, program.text);
                let slots = [("message", &*explainer.message(found)), ("at", &at)];
                let sentence = program.fill(language, "cause", name, &slots);
                Some((sentence, explainer.sources(finding.topics)))
            }
            Cause::Counts(rule, above) => {
                let explainer = explainer(*above)?;
                let name = if *above { "begins" } else { "ends" };
                let line = program.text.get(language, "line", rule.key);
                let sentence = program.fill(language, "cause", name, &[("line", line)]);
                Some((sentence, explainer.sources(rule.topics)))
            }
            Cause::Line(rule, below, above) => {
                let (lower, upper) = (explainer(false)?, explainer(true)?);
                let sentence = line(program, language, rule, (&lower, below), (&upper, above));
                Some((sentence, upper.sources(rule.topics)))
            }
            Cause::Problem(problem, _) => {
                let field = program.text.get(language, "field", &problem.field);
                let advice = program.advice(problem, language);
                let slots = [("field", field), ("advice", &advice)];
                Some((program.fill(language, "cause", "problem", &slots), Vec::new()))
            }
        };
        let mut why = Vec::new();
        for cause in &self.causes {
            why.extend(told(cause));
        }
        why
    }
}

impl Curve {
    /// The largest incentive that another answer reaches, in a sentence.
    #[must_use]
    pub fn largest_words(&self, program: &Program, language: Language) -> String {
        let number = |number| format::number(number, self.field.unit(), language, program.text);
        let (name, [incentive, from, to]) = match &self.largest {
            Some(most) if !most.incentive.is_zero() => {
                let name = match (most.here, most) {
                    (_, Largest { grows: true, .. }) => "grows",
                    (true, _) => "here",
                    (_, Largest { endless: true, .. }) => "endless",
                    _ if most.from == most.to => "at",
                    _ => "range",
                };
                let incentive = format::number(
                    most.incentive.half_up(2).unwrap_or_default(),
                    USD,
                    language,
                    program.text,
                );
                (name, [incentive, number(most.from), number(most.to)])
            }
            _ => ("none", Default::default()),
        };
        let field = program.text.get(language, "field", self.field.key);
        let slots = [("field", field), ("incentive", &*incentive), ("from", &*from), ("to", &*to)];
        program.fill(language, "largest", name, &slots)
    }
}

type Side<'a> = (&'a Explainer<'a>, &'a Figure);

fn line(program: &Program, language: Language, rule: &Rule, below: Side<'_>, above: Side<'_>) -> String {
    let is_stated = |figure: &Figure| matches!(figure.how(), How::Number(_) | How::Cell(_) | How::Plain);
    let both = [below, above];
    let (name, [before, after]) = match (below.1.how(), above.1.how()) {
        (How::InTier(_), How::InTier(_)) if above.1.value() == below.1.value() => {
            ("full", Default::default())
        }
        (How::InTier(_), How::InTier(_)) => ("begins", Default::default()),
        _ if is_stated(below.1) && is_stated(above.1) => {
            ("number", both.map(|(side, figure)| side.figure(figure)))
        }
        _ => ("way", both.map(|(side, figure)| side.words(figure))),
    };
    let line = program.text.get(language, "line", rule.key);
    let slots = [("line", line), ("before", &*before), ("after", &*after)];
    program.fill(language, "cause", name, &slots)
}

impl Program {
    /// A sentence of the text with its slots filled.
    fn fill(&self, language: Language, kind: &str, name: &str, slots: &[(&str, &str)]) -> String {
        fill_slots(self.text.find(language, kind, name).unwrap_or_default(), slots)
    }
}
