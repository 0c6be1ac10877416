//! The widget: the calculator on a web page, and its interface to JavaScript.

mod boundary;
mod brief;
mod curve;
mod editions;
mod estimate;
mod examples;
mod export;
mod link;
mod schema;
mod validity;
mod widget;

pub use boundary::{Mounted, mount};

/// Hands out memory in a third of the code of the standard allocator, and faster.
#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();
