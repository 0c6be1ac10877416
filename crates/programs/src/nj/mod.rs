//! New Jersey's Clean Energy Program.

pub mod core_rebate;
