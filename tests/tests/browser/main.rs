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
mod control;
mod curve;
mod doctor;
mod doctor_files;
mod edition_src;
mod element;
mod events;
mod examples;
mod failure;
mod fits;
mod form;
mod frame;
mod frame_host;
mod frame_sandbox;
mod host_form;
mod hostile;
mod integrity;
mod keyboard;
mod language;
mod leptos;
mod life;
mod link;
mod link_page;
mod near;
mod numbers;
mod policies;
mod policy;
mod print;
mod problems;
mod programs;
mod releases;
mod take;
mod theme;
mod upgrade;
mod validity;
mod variants;
mod vectors;
