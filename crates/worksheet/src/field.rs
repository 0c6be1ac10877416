//! Field: one question, described once. Form, checks, JSON, types and documentation are made from it.

use crate::unit::{ONE, PERCENT, Unit};

/// One question of a program.
#[derive(Debug)]
pub struct Field {
    /// The JSON name, camelCase with its unit: `systemCapacityKw`.
    pub key: &'static str,
    /// What an answer may be.
    pub kind: Kind,
    /// Whether an estimate needs it.
    pub required: bool,
    /// The key of the group of the form it stands in.
    pub group: &'static str,
    /// The form asks only when all of these hold. An answer given anyway still counts.
    pub shown: &'static [When],
}

/// What an answer may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A decimal number, at most 6 decimal places, below 10^9.
    Number {
        /// What it counts.
        unit: Unit,
        /// Where the numbers begin.
        least: Least,
    },
    /// A percentage above 0, at most 100.
    Percent,
    /// A decimal number between two bounds, both allowed; at most 6 decimal places.
    Between {
        /// What it counts.
        unit: Unit,
        /// The smallest.
        from: i64,
        /// The largest.
        to: i64,
    },
    /// A whole number.
    Whole {
        /// What it counts.
        unit: Unit,
        /// The smallest.
        from: i64,
        /// The largest.
        to: i64,
    },
    /// One of these option keys.
    Choice(&'static [&'static str]),
    /// True or false.
    YesNo,
    /// A day from 2000-01-01 to 2099-12-31.
    Date,
    /// Such days, joined by commas without spaces.
    Dates,
}

/// Where the numbers of a field begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Least {
    /// Above zero.
    AboveZero,
    /// Zero or more.
    Zero,
}

/// A condition on an earlier answer: one of these options was chosen.
#[derive(Debug)]
pub struct When {
    /// The earlier question: a choice, a yes/no, or a number.
    pub field: &'static Field,
    /// The option keys (`yes`, `no` for a yes/no question; `above-zero` for a number).
    pub one_of: &'static [&'static str],
}

/// A group of the form.
#[derive(Debug)]
pub struct Group {
    /// Its key.
    pub key: &'static str,
    /// Whether it stands open before the first result.
    pub essential: bool,
}

impl Field {
    const fn new(key: &'static str, kind: Kind) -> Field {
        Field { key, kind, required: false, group: "", shown: &[] }
    }

    /// A number above zero.
    #[must_use]
    pub const fn above_zero(key: &'static str, unit: Unit) -> Field {
        Field::new(key, Kind::Number { unit, least: Least::AboveZero })
    }

    /// A number, zero or more.
    #[must_use]
    pub const fn zero_or_more(key: &'static str, unit: Unit) -> Field {
        Field::new(key, Kind::Number { unit, least: Least::Zero })
    }

    /// A percentage above 0, at most 100.
    #[must_use]
    pub const fn percent(key: &'static str) -> Field {
        Field::new(key, Kind::Percent)
    }

    /// A decimal number between two bounds, both allowed: degrees, a percentage that may be zero.
    ///
    /// ```
    /// use estimado_worksheet::{answers::{Code, Raw, Value}, field::Field, unit::DEGREE};
    /// static LATITUDE: Field = Field::between("latitudeDegrees", DEGREE, -90, 90);
    /// let checked = |text| LATITUDE.check(Raw::Text(text));
    /// assert_eq!(checked("-90"), Ok(Some(Value::Number((-90).into()))));
    /// assert_eq!(checked("90.000000"), Ok(Some(Value::Number(90.into()))));
    /// assert_eq!(checked("-0"), Ok(Some(Value::Number(0.into()))));
    /// assert_eq!(checked("-90.000001"), Err(Code::OutOfRange));
    /// assert_eq!(checked("90.000001"), Err(Code::OutOfRange));
    /// assert_eq!(checked("1.0000001"), Err(Code::OutOfRange));
    /// assert_eq!(checked("north"), Err(Code::NotANumber));
    /// ```
    #[must_use]
    pub const fn between(key: &'static str, unit: Unit, from: i64, to: i64) -> Field {
        Field::new(key, Kind::Between { unit, from, to })
    }

    /// A whole number between two bounds.
    #[must_use]
    pub const fn whole(key: &'static str, unit: Unit, from: i64, to: i64) -> Field {
        Field::new(key, Kind::Whole { unit, from, to })
    }

    /// One of several options.
    #[must_use]
    pub const fn choice(key: &'static str, options: &'static [&'static str]) -> Field {
        Field::new(key, Kind::Choice(options))
    }

    /// Yes or no.
    #[must_use]
    pub const fn yes_no(key: &'static str) -> Field {
        Field::new(key, Kind::YesNo)
    }

    /// A day.
    #[must_use]
    pub const fn date(key: &'static str) -> Field {
        Field::new(key, Kind::Date)
    }

    /// A list of days.
    #[must_use]
    pub const fn dates(key: &'static str) -> Field {
        Field::new(key, Kind::Dates)
    }

    /// Needed for an estimate.
    #[must_use]
    pub const fn required(self) -> Field {
        Field { required: true, ..self }
    }

    /// In the group of the form with this key.
    #[must_use]
    pub const fn group(self, group: &'static str) -> Field {
        Field { group, ..self }
    }

    /// Asked only when all of these hold.
    #[must_use]
    pub const fn when(self, shown: &'static [When]) -> Field {
        Field { shown, ..self }
    }

    /// What an answer counts; [`ONE`] for what is not a number.
    #[must_use]
    pub const fn unit(&self) -> Unit {
        match self.kind {
            Kind::Number { unit, .. } | Kind::Between { unit, .. } | Kind::Whole { unit, .. } => unit,
            Kind::Percent => PERCENT,
            Kind::Choice(_) | Kind::YesNo | Kind::Date | Kind::Dates => ONE,
        }
    }
}
