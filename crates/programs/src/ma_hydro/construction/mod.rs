//! Design and Construction grant: what building a hydropower project can be granted, and when it is paid (section 5).

mod budget;
mod dates;
pub mod fields;
pub mod findings;
mod formula;
mod instalments;
pub mod parameters;
mod program;
mod rejection;
pub mod rules;

pub use program::PROGRAM;
