//! Frame: a host's page with calculators in iframes, and the way into them and out.

use crate::{Page, Tab, Widget, site};
use serde_json::Value;

/// The script for the page around, as a host puts it into the head.
pub const SCRIPT: &str = "<script src=\"/pkg/estimado-frame.js\"></script>";

/// The page for an iframe, on another origin than the pages of hosts.
pub fn address(query: &str) -> String {
    format!("{}/pkg/embed.html?{query}", site::elsewhere())
}

/// An iframe with attributes of its own.
pub fn tag(query: &str, attributes: &str) -> String {
    let src = address(query).replace('&', "&amp;").replace('"', "&quot;");
    format!(
        "<iframe data-estimado title=\"Calculator\" width=\"800\" height=\"300\" {attributes} src=\"{src}\"></iframe>"
    )
}

/// A host's page with this in its body.
pub fn host(body: &str) -> Page {
    Page::new(format!("<main><h1>Host</h1>{body}</main>")).head(SCRIPT)
}

impl Tab {
    /// Goes into an iframe of the page and waits for its calculator.
    pub async fn enter(&self, index: u16) -> Widget {
        self.step_into(index).await;
        let widget = self.widget("estimado-calculator");
        widget.ready().await;
        widget
    }

    /// Goes into an iframe of the page.
    pub async fn step_into(&self, index: u16) {
        self.0.enter_frame(index).await.unwrap();
    }

    /// Goes back to the page around.
    pub async fn leave(&self) {
        self.0.enter_parent_frame().await.unwrap();
    }

    /// How high the inside of an iframe has to be, asked inside.
    pub async fn wanted_height(&self) -> Value {
        self.value("Math.ceil(document.body.getBoundingClientRect().height)").await
    }
}
