//! Answers: what a visitor entered, checked against the fields, and every problem with it at once.

use crate::date;
use crate::exact::Exact;
use crate::field::{Field, Kind, Least};
use rust_decimal::Decimal;
use std::num::IntErrorKind;
use time::Date;

/// An answer as it comes from outside.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Raw<'a> {
    /// Left out.
    Nothing,
    /// A string.
    Text(&'a str),
    /// A JSON number, as text; it may carry an exponent.
    Number(&'a str),
    /// True or false.
    YesNo(bool),
    /// A list, an object, or whatever else.
    Other,
}

/// A checked answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// A number in the field's unit.
    Number(Decimal),
    /// The key of an option.
    Choice(&'static str),
    /// Yes or no.
    YesNo(bool),
    /// A day.
    Date(Date),
    /// Days.
    Dates(Vec<Date>),
}

/// What is wrong with an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Code {
    /// Needed, but left out.
    Required,
    /// No such field.
    UnknownField,
    /// Not a number.
    NotANumber,
    /// Zero or below.
    MustBePositive,
    /// Outside the bounds of the field, or out of order with another field.
    OutOfRange,
    /// None of the options.
    UnknownOption,
    /// Not a day of the calendar.
    NotADate,
}

impl Code {
    /// The code as the JSON interface writes it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Code::Required => "required",
            Code::UnknownField => "unknown-field",
            Code::NotANumber => "not-a-number",
            Code::MustBePositive => "must-be-positive",
            Code::OutOfRange => "out-of-range",
            Code::UnknownOption => "unknown-option",
            Code::NotADate => "not-a-date",
        }
    }
}

/// A problem the visitor can fix: at most one for each field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The JSON name, also of a field that does not exist.
    pub field: String,
    /// What is wrong.
    pub code: Code,
    /// The field it does not go with, where it is wrong only beside that.
    pub beside: Option<&'static str>,
    /// Whether it should be at least the other's, not at most.
    pub too_small: bool,
}

/// Problems, sorted by field, one for each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Problems(Vec<Problem>);

impl Problems {
    /// Adds a problem, unless the field has one already.
    pub fn add(&mut self, field: &str, code: Code) {
        self.insert(Problem { field: field.to_owned(), code, beside: None, too_small: false });
    }

    /// Adds a problem that a field has only beside another, unless it has one already.
    pub fn add_beside(&mut self, field: &'static Field, code: Code, other: &'static Field) {
        let field = field.key.to_owned();
        self.insert(Problem { field, code, beside: Some(other.key), too_small: false });
    }

    /// Adds that a number is below that of another field, which it may not be, unless it has a problem already.
    pub fn add_too_small(&mut self, field: &'static Field, other: &'static Field) {
        let field = field.key.to_owned();
        self.insert(Problem { field, code: Code::OutOfRange, beside: Some(other.key), too_small: true });
    }

    fn insert(&mut self, problem: Problem) {
        if let Err(index) = self.0.binary_search_by(|known| known.field.cmp(&problem.field)) {
            self.0.insert(index, problem);
        }
    }

    /// The problems, sorted by field.
    #[must_use]
    pub fn list(&self) -> &[Problem] {
        &self.0
    }
}

/// The checked answers to the questions of one program.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Answers(Vec<(usize, Value)>);

fn identity(field: &'static Field) -> usize {
    std::ptr::from_ref(field).addr()
}

impl Answers {
    /// Checks what came from outside against the fields. Problems with single fields only: order between fields is the
    /// program's to check.
    pub fn check<'a>(
        fields: &[&'static Field],
        entered: impl IntoIterator<Item = (&'a str, Raw<'a>)>,
    ) -> (Answers, Problems) {
        let (mut answers, mut problems) = (Answers::default(), Problems::default());
        for (key, raw) in entered {
            match fields.iter().find(|field| field.key == key) {
                None => problems.add(key, Code::UnknownField),
                Some(field) => match field.check(raw) {
                    Ok(Some(value)) => answers.set(field, value),
                    Ok(None) => {}
                    Err(code) => problems.add(key, code),
                },
            }
        }
        for field in fields.iter().filter(|field| field.required && answers.get(field).is_none()) {
            problems.add(field.key, Code::Required);
        }
        (answers, problems)
    }

    pub(crate) fn set(&mut self, field: &'static Field, value: Value) {
        let identity = identity(field);
        match self.0.iter_mut().find(|(known, _)| *known == identity) {
            Some((_, old)) => *old = value,
            None => self.0.push((identity, value)),
        }
    }

    /// The answer to a question, when there is one.
    #[must_use]
    pub fn get(&self, field: &'static Field) -> Option<&Value> {
        let identity = identity(field);
        self.0.iter().find(|(known, _)| *known == identity).map(|(_, value)| value)
    }

    /// The day answered.
    #[must_use]
    pub fn date(&self, field: &'static Field) -> Option<Date> {
        match self.get(field) {
            Some(Value::Date(date)) => Some(*date),
            _ => None,
        }
    }

    /// The option chosen.
    #[must_use]
    pub fn choice(&self, field: &'static Field) -> Option<&'static str> {
        match self.get(field) {
            Some(Value::Choice(option)) => Some(option),
            _ => None,
        }
    }

    /// The number answered, to calculate and to compare with.
    #[must_use]
    pub fn exact(&self, field: &'static Field) -> Option<Exact> {
        self.number(field).map(Exact::from)
    }

    /// The number answered.
    #[must_use]
    pub fn number(&self, field: &'static Field) -> Option<Decimal> {
        match self.get(field) {
            Some(Value::Number(number)) => Some(*number),
            _ => None,
        }
    }
}

impl Field {
    /// Checks one answer: the value, nothing when it was left out, or what is wrong.
    ///
    /// # Errors
    /// The code of the one problem: a wrong form before a wrong size.
    pub fn check(&self, raw: Raw<'_>) -> Result<Option<Value>, Code> {
        if raw == Raw::Nothing {
            return Ok(None);
        }
        let value = match self.kind {
            Kind::Number { least, .. } => Value::Number(number(raw, Some(least))?),
            Kind::Percent => Value::Number(between(number(raw, Some(Least::AboveZero))?, 0, 100)?),
            Kind::Between { from, to, .. } => Value::Number(between(number(raw, None)?, from, to)?),
            Kind::Whole { from, to, .. } => {
                let whole = number(raw, Some(Least::Zero))?;
                if whole.scale() > 0 {
                    return Err(Code::OutOfRange);
                }
                Value::Number(between(whole, from, to)?)
            }
            Kind::Choice(options) => {
                let option = options.iter().find(|option| raw == Raw::Text(option));
                Value::Choice(option.ok_or(Code::UnknownOption)?)
            }
            Kind::YesNo => match raw {
                Raw::YesNo(yes) => Value::YesNo(yes),
                _ => return Err(Code::UnknownOption),
            },
            Kind::Date => match raw {
                Raw::Text(text) => Value::Date(day(text)?),
                _ => return Err(Code::NotADate),
            },
            Kind::Dates => match raw {
                Raw::Text(text) => Value::Dates(days(text)?),
                _ => return Err(Code::NotADate),
            },
        };
        Ok(Some(value))
    }
}

/// All days must be days before one is asked whether it is in range.
fn days(text: &str) -> Result<Vec<Date>, Code> {
    let days: Vec<_> = text.split(',').map(day).collect();
    match days.iter().find(|day| **day == Err(Code::NotADate)) {
        Some(_) => Err(Code::NotADate),
        None => days.into_iter().collect(),
    }
}

fn day(text: &str) -> Result<Date, Code> {
    let day = date::read(text).ok_or(Code::NotADate)?;
    if (2000..=2099).contains(&day.year()) { Ok(day) } else { Err(Code::OutOfRange) }
}

fn between(number: Decimal, from: i64, to: i64) -> Result<Decimal, Code> {
    let exact = Exact::from(number);
    if exact < from.into() || exact > to.into() { Err(Code::OutOfRange) } else { Ok(number) }
}

/// A number of at most 6 decimal places whose size is below 10^9; of either sign where nothing says where they begin.
fn number(raw: Raw<'_>, least: Option<Least>) -> Result<Decimal, Code> {
    let (text, exponent) = match raw {
        Raw::Text(text) => (text, 0),
        Raw::Number(text) => split_exponent(text)?,
        _ => return Err(Code::NotANumber),
    };
    let (minus, digits) = text.strip_prefix('-').map_or((false, text), |digits| (true, digits));
    let (whole, part) = digits.split_once('.').map_or((digits, None), |(whole, part)| (whole, Some(part)));
    let plain = |digits: &str| digits.bytes().all(|byte| byte.is_ascii_digit());
    let no_digits = part.map_or(whole.is_empty(), str::is_empty);
    if no_digits || !plain(whole) || !plain(part.unwrap_or_default()) {
        return Err(Code::NotANumber);
    }
    // A number that should be above zero is first asked for its sign.
    if minus && least == Some(Least::AboveZero) {
        return Err(Code::MustBePositive);
    }
    let size = sized(whole, part.unwrap_or_default(), exponent)?;
    match least {
        Some(Least::AboveZero) if size.is_zero() => Err(Code::MustBePositive),
        Some(Least::Zero) if minus && !size.is_zero() => Err(Code::OutOfRange),
        _ => {
            let mut signed = size;
            signed.set_sign_negative(minus && !size.is_zero());
            Ok(signed)
        }
    }
}

fn split_exponent(text: &str) -> Result<(&str, i64), Code> {
    match text.split_once(['e', 'E']) {
        None => Ok((text, 0)),
        // So large a power is still a number: it is out of range, unless the digits are all zero.
        Some((digits, exponent)) => match exponent.parse::<i64>() {
            Ok(exponent) => Ok((digits, exponent)),
            Err(fault) if *fault.kind() == IntErrorKind::PosOverflow => Ok((digits, i64::MAX)),
            Err(fault) if *fault.kind() == IntErrorKind::NegOverflow => Ok((digits, i64::MIN)),
            Err(_) => Err(Code::NotANumber),
        },
    }
}

fn sized(whole: &str, part: &str, exponent: i64) -> Result<Decimal, Code> {
    let digits = [whole, part].concat();
    let significant = digits.trim_start_matches('0').trim_end_matches('0');
    if significant.is_empty() {
        return Ok(Decimal::ZERO);
    }
    let zeros = digits.len().saturating_sub(digits.trim_end_matches('0').len());
    let length = |text: &str| i64::try_from(text.len()).unwrap_or(i64::MAX);
    // The number is `significant` times ten to this power.
    let power =
        exponent.saturating_sub(length(part)).saturating_add(i64::try_from(zeros).unwrap_or(i64::MAX));
    if power < -6 || length(significant).saturating_add(power) > 9 {
        return Err(Code::OutOfRange);
    }
    // At most 15 digits: six after the point and nine before it.
    let digits: i64 = significant.parse().map_err(|_| Code::OutOfRange)?;
    let scale = u32::try_from(power.saturating_neg()).unwrap_or_default();
    let zeros = u32::try_from(power).unwrap_or_default();
    Ok(Decimal::new(digits.saturating_mul(10i64.saturating_pow(zeros)), scale))
}
