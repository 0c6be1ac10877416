//! The widget: the calculator on a web page, and its interface to JavaScript.

mod boundary;
mod editions;
mod estimate;
mod examples;
mod schema;
mod widget;
