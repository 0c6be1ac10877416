//! The engine from outside: what a program, a form and a page can see of it.
//!
//! One binary, so that it links once: `cargo test -p estimado-worksheet --test engine typed::` runs one file of it.

#![cfg(test)]

mod answers;
mod common;
mod date;
mod draft;
mod exact;
mod explain;
mod field;
mod figure;
mod remedy;
mod replay;
mod report;
mod text;
mod typed;
