//! Puerto Rico Green Energy Fund.

mod amounts;
mod checks;
mod dates;
pub mod fields;
pub mod parameters;
pub mod rules;
pub mod tier1;
pub mod tier2;
