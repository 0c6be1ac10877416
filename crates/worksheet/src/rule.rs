//! Rule, finding, deadline, paper: what a program can say, each described once.

use crate::edition::Topic;
use crate::unit::{USD, Unit};

/// A step of the manual that yields a number: one line of the worksheet.
#[derive(Debug)]
pub struct Rule {
    /// Its name in results and in the text.
    pub key: &'static str,
    /// What the number counts.
    pub unit: Unit,
    /// Where the number appears besides the working.
    pub output: Output,
    /// What the number is to the visitor.
    pub role: Role,
    /// Where the step stands.
    pub topics: &'static [Topic],
}

/// Where a number appears besides the working.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Output {
    /// Among the amounts: dollars, 2 places, half-up.
    Amount,
    /// Among the quantities: 6 places, half-up, without trailing zeros.
    Quantity,
    /// In the working only, written like an amount or a quantity by its unit.
    Step,
}

/// What a number is to the visitor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// A step on the way.
    Working,
    /// Money the visitor pays, or may have to.
    Charge {
        /// The moment it is due.
        moment: &'static str,
        /// Whether it comes back.
        returns: Returns,
    },
    /// Money the visitor receives besides the incentive.
    Receipt {
        /// The moment it is due.
        moment: &'static str,
    },
}

/// Whether a charge comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Returns {
    /// Never.
    No,
    /// When the project is completed in time.
    OnCompletion,
}

impl Rule {
    /// A number for the list of amounts.
    #[must_use]
    pub const fn amount(key: &'static str, topics: &'static [Topic]) -> Rule {
        Rule { key, unit: USD, output: Output::Amount, role: Role::Working, topics }
    }

    /// A number for the list of quantities.
    #[must_use]
    pub const fn quantity(key: &'static str, unit: Unit, topics: &'static [Topic]) -> Rule {
        Rule { key, unit, output: Output::Quantity, role: Role::Working, topics }
    }

    /// A number for the working only.
    #[must_use]
    pub const fn step(key: &'static str, unit: Unit, topics: &'static [Topic]) -> Rule {
        Rule { key, unit, output: Output::Step, role: Role::Working, topics }
    }

    /// The visitor pays this at a moment.
    #[must_use]
    pub const fn charge(self, moment: &'static str, returns: Returns) -> Rule {
        Rule { role: Role::Charge { moment, returns }, ..self }
    }

    /// The visitor receives this at a moment.
    #[must_use]
    pub const fn receipt(self, moment: &'static str) -> Rule {
        Rule { role: Role::Receipt { moment }, ..self }
    }

    /// Decimal places of the written number, and whether trailing zeros stay.
    #[must_use]
    pub fn places(&self) -> (u32, bool) {
        match self.output {
            Output::Amount => (2, true),
            Output::Quantity => (6, false),
            Output::Step => {
                if self.unit == USD {
                    (2, true)
                } else {
                    (6, false)
                }
            }
        }
    }
}

/// How much a finding matters. The order is the order of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// As entered, the project is not eligible.
    Blocker,
    /// Something to act on.
    Warning,
    /// Something to know.
    Info,
}

impl Severity {
    /// The word of the JSON interface.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Severity::Blocker => "blocker",
            Severity::Warning => "warning",
            Severity::Info => "info",
        }
    }
}

/// Something a program says of a project.
#[derive(Debug)]
pub struct Finding {
    /// Its code in results and in the text.
    pub code: &'static str,
    /// How much it matters.
    pub severity: Severity,
    /// Where the rule stands.
    pub topics: &'static [Topic],
}

impl Finding {
    /// As entered, the project is not eligible.
    #[must_use]
    pub const fn blocker(code: &'static str, topics: &'static [Topic]) -> Finding {
        Finding { code, severity: Severity::Blocker, topics }
    }

    /// Something to act on.
    #[must_use]
    pub const fn warning(code: &'static str, topics: &'static [Topic]) -> Finding {
        Finding { code, severity: Severity::Warning, topics }
    }

    /// Something to know.
    #[must_use]
    pub const fn info(code: &'static str, topics: &'static [Topic]) -> Finding {
        Finding { code, severity: Severity::Info, topics }
    }
}

/// A day that follows from other days.
#[derive(Debug)]
pub struct Deadline {
    /// Its name in results and in the text.
    pub key: &'static str,
    /// Where the rule stands.
    pub topics: &'static [Topic],
}

impl Deadline {
    /// A day under this key.
    #[must_use]
    pub const fn new(key: &'static str, topics: &'static [Topic]) -> Deadline {
        Deadline { key, topics }
    }
}

/// What would be due if something happened, by how long after: a table of the result, beside its lines.
#[derive(Debug)]
pub struct Schedule {
    /// Its name in results and in the text.
    pub key: &'static str,
    /// Where the rule stands.
    pub topics: &'static [Topic],
}

/// A paper to hand in.
#[derive(Debug)]
pub struct Paper {
    /// Its id in results and in the text.
    pub id: &'static str,
    /// The moment it is due.
    pub moment: &'static str,
    /// Where it is asked for.
    pub topics: &'static [Topic],
}

impl Paper {
    /// A paper due at a moment.
    #[must_use]
    pub const fn at(id: &'static str, moment: &'static str, topics: &'static [Topic]) -> Paper {
        Paper { id, moment, topics }
    }
}
