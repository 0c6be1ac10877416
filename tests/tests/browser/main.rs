//! The calculator in Chromium, used as a person or a page would.
#![expect(
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "test code stops at the first surprise"
)]

mod accessible;
mod batch;
mod batch_files;
mod batch_page;
mod blocked;
mod builder;
mod chooser;
mod compare;
mod compare_looks;
mod consumers;
mod curve;
mod element;
mod events;
mod examples;
mod fits;
mod form;
mod host_form;
mod keyboard;
mod language;
mod leptos;
mod life;
mod link;
mod link_page;
mod numbers;
mod policy;
mod print;
mod problems;
mod programs;
mod releases;
mod take;
mod validity;
mod variants;
mod vectors;
