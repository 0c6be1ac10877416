//! New Jersey CORE: rebates of the Customer Onsite Renewable Energy Program, 2007.

mod checks;
mod dates;
mod entity;
pub mod fields;
pub mod findings;
mod formula;
mod output;
mod papers;
pub mod parameters;
mod program;
pub mod rules;
mod site;

pub use program::PROGRAM;
