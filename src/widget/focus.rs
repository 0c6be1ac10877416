//! Focus: how the widget moves it, inside its own shadow root.

use super::Calculator;
use reactive_graph::traits::WithValue;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

impl Calculator {
    /// Puts the focus on the input of a question, opening the group it stands in.
    pub fn focus(&self, field: &str) {
        self.focus_on(&format!("field-{field}"));
    }

    /// Puts the focus on an element of the widget and brings it into view.
    pub fn focus_on(&self, id: &str) {
        let element = self.root.with_value(|root| root.get_element_by_id(id));
        if let Some(element) = element {
            if let Ok(Some(group)) = element.closest("details") {
                let _ = group.set_attribute("open", "");
            }
            element.scroll_into_view();
            if let Some(element) = element.dyn_ref::<HtmlElement>() {
                let _ = element.focus();
            }
        }
    }
}
