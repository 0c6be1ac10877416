//! The calculator in a browser, used as a person would.
mod form;
