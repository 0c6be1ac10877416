//! Feasibility Study grant: what a study of a hydropower project can be granted (section 4).

mod dates;
pub mod fields;
pub mod findings;
mod formula;
pub mod parameters;
mod program;
pub mod rules;

pub use program::PROGRAM;
