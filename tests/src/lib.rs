//! What the tests of the built package need: where things are, a web server, a browser, and hands to use a calculator.
#![expect(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "test code stops at the first surprise"
)]

pub mod axe;
pub mod batch;
pub mod browser;
pub mod consumer;
mod driver;
pub mod engine;
pub mod frame;
pub mod places;
pub mod site;
pub mod tab;
pub mod widget;

pub use browser::{run, stranger};
pub use consumer::Consumer;
pub use engine::Engine;
pub use site::Page;
pub use tab::Tab;
pub use widget::Widget;
