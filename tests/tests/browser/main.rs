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
mod chooser;
mod compare;
mod compare_looks;
mod curve;
mod element;
mod events;
mod fits;
mod form;
mod frame;
mod frame_host;
mod frame_sandbox;
mod host_form;
mod integrity;
mod keyboard;
mod language;
mod life;
mod link;
mod link_page;
mod numbers;
mod policies;
mod policy;
mod print;
mod problems;
mod programs;
mod take;
mod validity;
mod variants;
mod vectors;
