//! Puerto Rico Green Energy Fund.

pub mod checks;
pub mod fields;
pub mod rules;
pub mod tier1;
