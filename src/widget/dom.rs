//! Elements: built at once, kept current by effects of the reactive graph.
//!
//! One type for every element. Leptos's own views have a type for every shape, and each type its code: for this widget
//! some 90 kB of the download after brotli.

use super::follow::{follow, keep};
use estimado_worksheet::tree::{Tree, Words};
use js_sys::Function;
use reactive_graph::owner::Owner;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::prelude::{Closure, JsCast, UnwrapThrowExt, wasm_bindgen};
use web_sys::{Document, Element, Event, HtmlElement, Node, Text};

/// An element under construction. Its effects live as long as the owner it is built under.
#[derive(Clone, Debug)]
pub struct El(Element);

/// One item of a list: built when its key is new, kept while its key stays.
pub struct Item {
    key: String,
    build: Box<dyn FnOnce() -> El>,
}

impl Item {
    /// An item whose key says all that its element shows.
    pub fn new(key: impl Into<String>, build: impl FnOnce() -> El + 'static) -> Item {
        Item { key: key.into(), build: Box::new(build) }
    }
}

/// An item for each of these values, made anew when anything of it changes.
pub fn items<C: Copy + 'static>(calculator: C, values: &[Tree], build: fn(C, &Tree) -> El) -> Vec<Item> {
    let mut items = Vec::new();
    for value in values {
        let value = value.clone();
        items.push(Item::new(value.json(), move || build(calculator, &value)));
    }
    items
}

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(thread_local_v2, js_name = document)]
    static DOCUMENT: Document;
    #[wasm_bindgen(js_name = setTimeout)]
    fn set_timeout(run: &Function, milliseconds: u32);
    #[wasm_bindgen(js_name = requestAnimationFrame)]
    fn request_animation_frame(run: &Function);

    /// An input or a list.
    type Input;
    #[wasm_bindgen(method, getter)]
    fn value(this: &Input) -> String;
    #[wasm_bindgen(method, setter)]
    fn set_value(this: &Input, value: &str);
    #[wasm_bindgen(method, setter)]
    fn set_checked(this: &Input, checked: bool);
}

/// Runs after a pause of so many milliseconds.
pub fn after(milliseconds: u32, run: Box<dyn FnOnce()>) {
    set_timeout(Closure::once_into_js(run).unchecked_ref(), milliseconds);
}

/// Runs when the page is drawn next.
pub fn next_frame(run: Box<dyn FnOnce()>) {
    request_animation_frame(Closure::once_into_js(run).unchecked_ref());
}

/// An element with this tag.
pub fn el(tag: &str) -> El {
    El(DOCUMENT.with(|document| document.create_element(tag)).unwrap_throw())
}

/// An element of a drawing with this tag.
pub fn svg(tag: &str) -> El {
    let made = DOCUMENT.with(|document| document.create_element_ns(Some("http://www.w3.org/2000/svg"), tag));
    El(made.unwrap_throw())
}

fn text_node(text: &str) -> Text {
    DOCUMENT.with(|document| document.create_text_node(text))
}

/// An element with this tag and class.
pub fn el_class(tag: &str, class: &str) -> El {
    el(tag).attr("class", class)
}

impl El {
    /// Sets an attribute.
    pub fn attr(self, name: &str, value: &str) -> El {
        // Only a name that is no name of an attribute could fail here.
        let _ = self.0.set_attribute(name, value);
        self
    }

    /// Keeps an attribute current; without a value it is removed.
    pub fn live_attr<T: Into<Words>>(
        self,
        name: &'static str,
        value: impl Fn() -> Option<T> + 'static,
    ) -> El {
        self.follow_attr(name, Box::new(move || value().map(T::into)))
    }

    fn follow_attr(self, name: &'static str, value: Box<dyn Fn() -> Option<Words>>) -> El {
        let (element, mut before) = (self.0.clone(), None);
        follow(Box::new(move || {
            let value = value();
            if value != before {
                let _ = match &value {
                    Some(value) => element.set_attribute(name, value),
                    None => element.remove_attribute(name),
                };
                before = value;
            }
        }));
        self
    }

    /// Keeps an attribute current that is `true` or `false`.
    pub fn live_truth(self, name: &'static str, value: impl Fn() -> bool + 'static) -> El {
        self.live_attr(name, move || Some(if value() { "true" } else { "false" }))
    }

    /// Keeps current what assistive technology calls the element.
    pub fn named(self, name: impl Fn() -> &'static str + 'static) -> El {
        self.live_attr("aria-label", move || Some(name()))
    }

    /// Hides the element while a condition holds.
    pub fn hidden_while(self, condition: impl Fn() -> bool + 'static) -> El {
        self.live_attr("hidden", move || if condition() { Some("") } else { None })
    }

    /// Adds text that stays.
    pub fn text(self, text: &str) -> El {
        self.append(&text_node(text))
    }

    /// Adds text that is kept current.
    pub fn live<T: Into<Words>>(self, text: impl Fn() -> T + 'static) -> El {
        self.follow_text(Box::new(move || text().into()))
    }

    fn follow_text(self, text: Box<dyn Fn() -> Words>) -> El {
        let node = text_node("");
        let (shown, mut before) = (node.clone(), Words::default());
        follow(Box::new(move || {
            let text = text();
            if text != before {
                shown.set_data(&text);
                before = text;
            }
        }));
        self.append(&node)
    }

    fn append(self, node: &Node) -> El {
        let _ = self.0.append_child(node);
        self
    }

    /// Adds an element.
    pub fn child(self, child: El) -> El {
        self.append(&child.0)
    }

    /// Adds an element, where there is one.
    pub fn maybe(self, child: Option<El>) -> El {
        match child {
            Some(child) => self.child(child),
            None => self,
        }
    }

    /// Adds an element for each of these. One loop for all functions that build them: an iterator would be one more each.
    pub fn each<T>(mut self, of: &[T], build: &dyn Fn(&T) -> El) -> El {
        for one in of {
            self = self.child(build(one));
        }
        self
    }

    /// Keeps the children a list: an item whose key stays keeps its element. Nothing else may be a child then.
    pub fn list(self, items: impl Fn() -> Vec<Item> + 'static) -> El {
        self.follow_list(Box::new(items))
    }

    fn follow_list(self, items: Box<dyn Fn() -> Vec<Item>>) -> El {
        let parent = self.0.clone();
        let shown: Rc<RefCell<Vec<(String, Owner, Element)>>> = Rc::default();
        follow(Box::new(move || {
            let mut old = shown.take();
            let mut new = Vec::new();
            for item in items() {
                let known = old.iter().position(|(key, ..)| *key == item.key);
                new.push(match known {
                    Some(index) => old.swap_remove(index),
                    None => {
                        // No child of the list's owner, which would keep a trace of every item there ever was: it goes
                        // with `shown`.
                        let own = Owner::new();
                        let built = own.with(item.build);
                        (item.key, own, built.0)
                    }
                });
            }
            for (_, owner, element) in old {
                owner.cleanup();
                element.remove();
            }
            arrange(&parent, &new);
            shown.replace(new);
        }));
        self
    }

    /// Hears an event.
    pub fn on(self, event: &str, hear: impl FnMut(Event) + 'static) -> El {
        self.listen(event, Box::new(hear))
    }

    fn listen(self, event: &str, hear: Box<dyn FnMut(Event)>) -> El {
        let closure = Closure::wrap(hear);
        // Only a name that is no event name could fail here.
        let _ = self.0.add_event_listener_with_callback(event, closure.as_ref().unchecked_ref());
        // Kept by a function that is never called.
        keep(Box::new(move || {
            let _kept = &closure;
        }));
        self
    }

    fn input(&self) -> &Input {
        self.0.unchecked_ref()
    }

    /// Keeps the value of an input or a list current, without moving the cursor of what is being typed.
    pub fn live_value(self, value: impl Fn() -> String + 'static) -> El {
        let element = self.clone();
        follow(Box::new(move || {
            let value = value();
            if element.input().value() != value {
                element.input().set_value(&value);
            }
        }));
        self
    }

    /// Keeps a radio button current.
    pub fn live_checked(self, checked: impl Fn() -> bool + 'static) -> El {
        let element = self.clone();
        follow(Box::new(move || element.input().set_checked(checked())));
        self
    }

    /// Sets a property of the style, which a strict policy allows where it forbids the attribute.
    pub fn style(self, name: &str, value: &str) -> El {
        let _ = self.0.unchecked_ref::<HtmlElement>().style().set_property(name, value);
        self
    }
}

/// What the input that an event came from holds.
pub fn value_of(event: &Event) -> String {
    event.target().map(|target| target.unchecked_ref::<Input>().value()).unwrap_or_default()
}

/// Puts the elements in order, moving only what stands elsewhere.
fn arrange(parent: &Element, items: &[(String, Owner, Element)]) {
    let mut next = parent.first_child();
    for (.., element) in items {
        let node: &Node = element;
        match &next {
            Some(standing) if standing.is_same_node(Some(node)) => next = standing.next_sibling(),
            _ => {
                let _ = parent.insert_before(node, next.as_ref());
            }
        }
    }
}

/// Builds an element under an owner of its own and puts it into `parent`, until what is returned is dropped.
pub fn mount(parent: &Node, build: impl FnOnce() -> El) -> Handle {
    let owner = Owner::new();
    let element = owner.with(build).0;
    let _ = parent.append_child(&element);
    Handle { owner, element }
}

/// Keeps a calculator on the page; dropped, it takes it off and frees what it held.
#[derive(Debug)]
pub struct Handle {
    owner: Owner,
    element: Element,
}

impl Drop for Handle {
    fn drop(&mut self) {
        // First off the page: a field that loses the focus by that still wants to be heard.
        self.element.remove();
        self.owner.cleanup();
    }
}
