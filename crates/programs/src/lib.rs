//! The programs: each one its rules, its editions and its words. They know the engine and nothing else.

pub mod ma_hydro;
pub mod nj;
pub mod pr_gef;

use estimado_worksheet::Program;
use estimado_worksheet::text::TextTable;

/// Every program, in the order people see them.
pub static PROGRAMS: &[&Program] = &[
    &pr_gef::tier1::PROGRAM,
    &pr_gef::tier2::PROGRAM,
    &ma_hydro::feasibility::PROGRAM,
    &ma_hydro::construction::PROGRAM,
    &nj::core_rebate::PROGRAM,
];

/// The program with this id.
#[must_use]
pub fn program(id: &str) -> Option<&'static Program> {
    PROGRAMS.iter().find(|program| program.id == id).copied()
}

/// The words that every program uses: units, months, problems, how a formula reads.
pub static WORDS: TextTable = words::TEXT;

pub(crate) mod words {
    //! The text files.
    use estimado_worksheet::text::{Packed, TextTable};
    include!(concat!(env!("OUT_DIR"), "/text.rs"));
}

pub(crate) mod published {
    //! The edition files.
    use estimado_worksheet::edition::Edition;
    use std::sync::LazyLock;
    include!(concat!(env!("OUT_DIR"), "/editions.rs"));
}
