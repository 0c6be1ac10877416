//! Puerto Rico Green Energy Fund, Tier 2: green energy projects above 100 kW, by competition in each quarter.

mod as_built;
mod charges;
mod checks;
mod dates;
pub mod fields;
mod formula;
mod papers;
pub mod parameters;
mod program;
pub mod rules;

pub use program::PROGRAM;
