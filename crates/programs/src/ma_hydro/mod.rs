//! Massachusetts Commonwealth Hydropower, Round 7.

mod award;
mod budget;
mod checks;
pub mod construction;
mod dates;
mod facility;
pub mod feasibility;
pub mod fields;
pub mod findings;
mod papers;
pub mod parameters;
pub mod rules;
