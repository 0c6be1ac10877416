//! Focus: how the widget moves it, inside its own shadow root.

use super::dom::next_frame;
use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlElement, Node, ShadowRoot};

/// Puts the focus on the input of a question, opening the group it stands in.
pub fn focus_question(event: &Event, field: &str) {
    focus(event, &["field-", field].concat());
}

/// Puts the focus on an element beside that of an event, and brings it into view.
pub fn focus(event: &Event, id: &str) {
    if let Some(root) = root(event) {
        focus_in(&root, id);
    }
}

/// The same when the page is drawn next.
pub fn focus_next(event: &Event, id: &'static str) {
    if let Some(root) = root(event) {
        next_frame(Box::new(move || focus_in(&root, id)));
    }
}

/// The shadow root an event happened in.
fn root(event: &Event) -> Option<ShadowRoot> {
    let target = event.target()?;
    target.unchecked_ref::<Node>().get_root_node().dyn_into().ok()
}

fn focus_in(root: &ShadowRoot, id: &str) {
    if let Some(element) = root.get_element_by_id(id) {
        if let Ok(Some(group)) = element.closest("details") {
            let _ = group.set_attribute("open", "");
        }
        element.scroll_into_view();
        let _ = element.unchecked_ref::<HtmlElement>().focus();
    }
}
