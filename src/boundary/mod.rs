//! Boundary: the only folder that handles values of JavaScript. Everything else works on values of its own.

mod calls;
mod page;

pub use page::{Mounted, mount};

use crate::editions;
use estimado_programs::PROGRAMS;
use estimado_worksheet::Program;
use estimado_worksheet::answers::Raw;
use estimado_worksheet::edition::Edition;
use estimado_worksheet::text::Language;
use estimado_worksheet::tree::{Tree, Words};
use js_sys::{Array, Function, JSON, Object, Reflect, TypeError};
use wasm_bindgen::prelude::{JsCast, JsValue, wasm_bindgen};

/// A value of JavaScript as a tree of so many levels. What lies deeper, and what JSON has no word for, is an empty map.
fn read(value: &JsValue, levels: u8) -> Tree {
    if value.is_null() || value.is_undefined() {
        Tree::Nothing
    } else if let Some(text) = value.as_string() {
        text.into()
    } else if let Some(yes) = value.as_bool() {
        yes.into()
    } else if value.is_bigint() || value.js_typeof() == "number" {
        // The shortest form that JavaScript reads back as the same number.
        let text = value.unchecked_ref::<Object>().to_string();
        Tree::Number(String::from(text).into())
    } else if let Some(inner) = levels.checked_sub(1) {
        if Array::is_array(value) {
            Tree::List(Array::from(value).iter().map(|item| read(&item, inner)).collect())
        } else {
            Tree::Map(entries(value, inner))
        }
    } else {
        Tree::empty()
    }
}

#[wasm_bindgen]
extern "C" {
    /// The names of an object. A proxy may throw when it is asked for them: then it has none.
    #[wasm_bindgen(catch, js_namespace = Object)]
    fn keys(object: &JsValue) -> Result<Array, JsValue>;
}

/// The own entries of an object; none of anything else.
fn entries(object: &JsValue, levels: u8) -> Vec<(Words, Tree)> {
    let mut entries = Vec::new();
    if object.is_object() {
        for key in keys(object).unwrap_or_default().iter() {
            if let (Some(name), Ok(value)) = (key.as_string(), Reflect::get(object, &key)) {
                entries.push((name.into(), read(&value, levels)));
            }
        }
    }
    entries
}

/// A tree as plain objects, lists and texts. JSON crosses in one piece: nothing is faster, or smaller.
fn write(tree: &Tree) -> Result<JsValue, JsValue> {
    JSON::parse(&tree.json())
}

/// The function with this name among settings.
fn function(settings: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(settings, &name.into()).ok()?.dyn_into().ok()
}

fn raw(value: &Tree) -> Raw<'_> {
    match value {
        Tree::Nothing => Raw::Nothing,
        Tree::Text(text) => Raw::Text(text),
        Tree::Number(number) => Raw::Number(number),
        Tree::YesNo(yes) => Raw::YesNo(*yes),
        Tree::List(_) | Tree::Map(_) => Raw::Other,
    }
}

fn language(options: &Tree) -> Language {
    Language::from_tag(options.word("lang")).unwrap_or_default()
}

fn type_error(parts: &[&str]) -> JsValue {
    TypeError::new(&parts.concat()).into()
}

/// What names a program; empty where it is no text, which names none.
fn name(id: &JsValue) -> String {
    id.as_string().unwrap_or_default()
}

fn program(id: &str) -> Result<&'static Program, JsValue> {
    estimado_programs::program(id).ok_or_else(|| {
        let known: Vec<_> = PROGRAMS.iter().map(|program| program.id).collect();
        type_error(&["unknown program \"", id, "\"; known are ", &known.join(", ")])
    })
}

fn edition(program: &'static Program, options: &Tree) -> Result<&'static Edition, JsValue> {
    let id = options.at("edition").text();
    editions::find(program, id)
        .ok_or_else(|| type_error(&["unknown edition \"", id.unwrap_or_default(), "\" of ", program.id]))
}
