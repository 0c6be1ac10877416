//! Puerto Rico Green Energy Fund.

pub mod amounts;
pub mod checks;
pub mod dates;
pub mod fields;
pub mod parameters;
pub mod rules;
pub mod tier1;
pub mod tier2;
