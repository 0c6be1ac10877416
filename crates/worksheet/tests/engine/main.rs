//! The engine from outside: what a program, a form and a page can see of it.
//!
//! One binary, so that it links once; `cargo test -p estimado-worksheet --test engine typed::` runs one file.

#![cfg(test)]
#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

mod across;
mod advice;
mod answers;
mod common;
mod curve;
mod date;
mod draft;
mod exact;
mod explain;
mod field;
mod figure;
mod formula;
mod next;
mod remedy;
mod replay;
mod report;
mod text;
mod tier;
mod tree;
mod typed;
mod understand;
mod yearly;
