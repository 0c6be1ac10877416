//! Massachusetts Commonwealth Hydropower, Round 7.

pub mod award;
pub mod checks;
pub mod construction;
pub mod dates;
pub mod facility;
pub mod feasibility;
pub mod fields;
pub mod findings;
pub mod papers;
pub mod parameters;
pub mod rules;
