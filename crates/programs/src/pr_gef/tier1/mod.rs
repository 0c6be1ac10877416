//! Puerto Rico Green Energy Fund, Tier 1: solar and small wind up to 100 kW.

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
