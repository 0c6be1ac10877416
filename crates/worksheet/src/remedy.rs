//! Remedy: the answer that lifts a finding, proposed by its comparison and proven by working the project out again.

use crate::answers::{Answers, Problems, Value};
use crate::decimal;
use crate::edition::Edition;
use crate::exact::Exact;
use crate::field::{Field, Kind};
use crate::figure::{How, Relation, Test};
use crate::program::Program;
use crate::report::{Found, Report};
use crate::rule::Severity;
use rust_decimal::Decimal;

/// One answer to change, and what to.
#[derive(Clone, Copy, Debug)]
pub struct Remedy {
    /// The question.
    pub field: &'static Field,
    /// The answer that lifts the finding.
    pub value: Decimal,
}

impl Program {
    /// The nearest other answer to the question a finding compared, if with it the answers still fit each other, the
    /// finding is gone and no new blocker has come.
    #[must_use]
    pub fn remedy(
        &'static self,
        edition: &'static Edition,
        answers: &Answers,
        found: &Found,
    ) -> Option<Remedy> {
        let remedy = found.test.as_ref().and_then(proposed)?;
        let value = remedy.field.check(crate::answers::Raw::Text(&decimal::plain(remedy.value))).ok()??;
        let changed = answers.with(remedy.field, value);
        let mut problems = Problems::default();
        (self.across)(&changed, &mut problems);
        let before = self.evaluate(edition, answers);
        let after = self.evaluate(edition, &changed);
        let has = |report: &Report, code| report.found.iter().any(|known| known.finding.code == code);
        let gone = !has(&after, found.finding.code);
        let mut blockers = after.of_severity(Severity::Blocker).map(|blocker| blocker.finding.code);
        let none_new = blockers.all(|code| has(&before, code));
        (problems.list().is_empty() && after.defects.is_empty() && gone && none_new).then_some(remedy)
    }
}

fn proposed(test: &Test) -> Option<Remedy> {
    let field = match test.left.how() {
        How::Answer(field) => *field,
        _ => return None,
    };
    let places = match field.kind {
        Kind::Whole { .. } => 0,
        _ if field.unit() == crate::unit::USD => 2,
        _ => 6,
    };
    let cut = test.right.value()?.cut(places)?;
    let is_cut = &Exact::from(cut) != test.right.value()?;
    let step = Exact::from(Decimal::try_new(1, places).ok()?);
    let value = match test.relation {
        Relation::Over => cut,
        Relation::AtLeast if is_cut => cut,
        Relation::AtLeast => (&cut.into() - &step).half_up(places)?,
        Relation::Under if !is_cut => cut,
        Relation::Under | Relation::AtMost => (&cut.into() + &step).half_up(places)?,
    };
    Some(Remedy { field, value: decimal::short(value) })
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
