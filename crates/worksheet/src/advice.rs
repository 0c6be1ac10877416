//! Advice: what to enter instead, for each problem.

use crate::answers::{Code, Problem};
use crate::field::Kind;
use crate::format;
use crate::program::Program;
use crate::text::{Language, fill};
use rust_decimal::Decimal;

impl Program {
    /// A problem in words: what to enter.
    #[must_use]
    pub fn advice(&self, problem: &Problem, language: Language) -> String {
        let say = |name: &str| self.text.find(language, "problem", name).unwrap_or_default();
        let field = self.field(&problem.field);
        let kind = field.map(|field| field.kind);
        let name = match (problem.code, kind, problem.beside) {
            (Code::OutOfRange, Some(Kind::Date), Some(_)) => "too-early",
            (Code::OutOfRange, _, Some(_)) if problem.too_small => "too-small",
            (Code::OutOfRange, _, Some(_)) => "too-large",
            (Code::Required, _, Some(_)) => "required-beside",
            (Code::OutOfRange, Some(Kind::Percent), _) => "percent-range",
            (Code::OutOfRange, Some(Kind::Between { .. }), _) => "between-range",
            (Code::OutOfRange, Some(Kind::Whole { .. }), _) => "whole-range",
            (Code::OutOfRange, Some(Kind::Date | Kind::Dates), _) => "date-range",
            (Code::NotADate, Some(Kind::Dates), _) => "not-dates",
            (code, ..) => code.key(),
        };
        fill(say(name), &|slot| match (slot, kind) {
            ("other", _) => problem.beside.map(|other| self.text.get(language, "field", other).into()),
            ("field", _) => Some((&*problem.field).into()),
            ("unit", _) => field.map(|field| format::unit(field.unit(), language, self.text).into()),
            ("from", Some(Kind::Between { from, .. } | Kind::Whole { from, .. })) => {
                Some(format::grouped(Decimal::from(from)).into())
            }
            ("to", Some(Kind::Between { to, .. } | Kind::Whole { to, .. })) => {
                Some(format::grouped(Decimal::from(to)).into())
            }
            _ => None,
        })
    }
}
