//! The engine: exact numbers with units, rules, fields, editions and the worksheet they are worked out on.
//!
//! It knows no program, no browser, no clock and no files. Words live elsewhere: here are keys only.

pub mod across;
pub mod advice;
pub mod answers;
pub mod curve;
pub mod date;
pub mod day;
pub mod decimal;
pub mod draft;
pub mod edition;
mod exact;
pub mod explain;
pub mod field;
pub mod figure;
pub mod format;
pub mod grid;
mod natural;
pub mod next;
pub mod order;
pub mod outward;
pub mod program;
pub mod remedy;
pub mod report;
pub mod rule;
pub mod text;
pub mod tier;
pub mod tree;
pub mod typed;
pub mod understand;
pub mod unit;
pub mod what_if;
pub mod worksheet;

pub use exact::Exact;
pub use field::Field;
pub use figure::Figure;
pub use program::Program;
pub use report::Report;
pub use rust_decimal::Decimal;
pub use time::{Date, Month};
pub use worksheet::Worksheet;
