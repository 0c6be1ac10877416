//! What if: the same project with one answer changed.

use crate::answers::{Answers, Problem, Problems, Raw, Value};
use crate::edition::Edition;
use crate::field::Field;
use crate::program::Program;
use crate::report::Report;
use rust_decimal::Decimal;

/// A project, to be worked out again with other answers.
#[derive(Clone, Copy, Debug)]
pub struct WhatIf<'a> {
    /// The program.
    pub program: &'static Program,
    /// The edition whose numbers are used.
    pub edition: &'static Edition,
    /// The answers as they are.
    pub answers: &'a Answers,
}

impl WhatIf<'_> {
    /// The report with another answer to one question.
    ///
    /// # Errors
    /// The first problem that the answers then have with each other; nothing where the project cannot be worked out at all.
    pub fn with(&self, field: &'static Field, value: Value) -> Result<Report, Option<Problem>> {
        let changed = self.answers.with(field, value);
        let mut problems = Problems::default();
        (self.program.across)(&changed, &mut problems);
        if let Some(problem) = problems.list().first() {
            return Err(Some(problem.clone()));
        }
        let report = self.program.evaluate(self.edition, &changed);
        if report.defects.is_empty() { Ok(report) } else { Err(None) }
    }

    /// The report with another number, where the field takes it.
    ///
    /// # Errors
    /// As [`WhatIf::with`]; nothing where the field does not take the number.
    pub fn with_number(&self, field: &'static Field, number: Decimal) -> Result<Report, Option<Problem>> {
        let checked = field.check(Raw::Text(&crate::decimal::plain(number)));
        let value = checked.ok().flatten().ok_or(None)?;
        self.with(field, value)
    }
}

impl Answers {
    /// The same answers with one changed.
    #[must_use]
    pub fn with(&self, field: &'static Field, value: Value) -> Answers {
        let mut changed = self.clone();
        changed.set(field, value);
        changed
    }
}
