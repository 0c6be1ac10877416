//! Across: what answers mean for each other.

use crate::answers::{Answers, Code, Problems, Value};
use crate::field::{Field, When};

impl Problems {
    /// A problem with the second day where it lies before the first; none where one of them is missing.
    pub fn in_order(&mut self, answers: &Answers, first: &'static Field, second: &'static Field) {
        if let Some((earlier, later)) = answers.date(first).zip(answers.date(second))
            && later < earlier
        {
            self.add_beside(second, Code::OutOfRange, first);
        }
    }

    /// Whether the question with this JSON name has a problem so far.
    #[must_use]
    pub fn has(&self, field: &Field) -> bool {
        self.list().iter().any(|problem| problem.field == field.key)
    }
}

impl Field {
    /// Whether the form asks this question beside these answers.
    #[must_use]
    pub fn is_asked(&self, answers: &Answers) -> bool {
        self.shown.iter().all(|when| when.holds(answers))
    }
}

impl When {
    /// Whether the earlier answer is among those this condition names. A question left out has no answer.
    #[must_use]
    pub fn holds(&self, answers: &Answers) -> bool {
        let key = match answers.get(self.field) {
            Some(Value::Choice(option)) => option,
            Some(Value::YesNo(true)) => "yes",
            Some(Value::YesNo(false)) => "no",
            Some(Value::Number(number)) if number.is_sign_positive() && !number.is_zero() => "above-zero",
            _ => return false,
        };
        self.one_of.contains(&key)
    }
}
