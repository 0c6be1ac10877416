//! Boundary: the only file that handles values of JavaScript. Everything else works on values of its own.

use crate::estimate::{Outcome, estimate, input_errors};
use crate::{editions, examples, schema, widget};
use estimado_programs::PROGRAMS;
use estimado_worksheet::Program;
use estimado_worksheet::answers::Raw;
use estimado_worksheet::edition::Edition;
use estimado_worksheet::text::Language;
use estimado_worksheet::tree::Tree;
use js_sys::{Array, Function, JsString, Object, Reflect, TypeError};
use leptos::prelude::{RwSignal, Set};
use serde::Serialize;
use std::rc::Rc;
use wasm_bindgen::prelude::{JsCast, JsValue, wasm_bindgen};
use web_sys::ShadowRoot;

/// A value of JavaScript, taken apart as far as an input goes.
enum Held {
    Nothing,
    Text(String),
    Number(String),
    YesNo(bool),
    Other,
}

impl Held {
    fn of(value: &JsValue) -> Held {
        if value.is_null() || value.is_undefined() {
            Held::Nothing
        } else if let Some(text) = value.as_string() {
            Held::Text(text)
        } else if let Some(yes) = value.as_bool() {
            Held::YesNo(yes)
        } else if value.is_bigint() || value.js_typeof() == "number" {
            Held::Number(written(value))
        } else {
            Held::Other
        }
    }

    fn raw(&self) -> Raw<'_> {
        match self {
            Held::Nothing => Raw::Nothing,
            Held::Text(text) => Raw::Text(text),
            Held::Number(number) => Raw::Number(number),
            Held::YesNo(yes) => Raw::YesNo(*yes),
            Held::Other => Raw::Other,
        }
    }
}

/// A number in the shortest form that JavaScript reads back as the same number.
fn written(number: &JsValue) -> String {
    let text = number.unchecked_ref::<Object>().to_string();
    String::from(JsString::from(text))
}

/// The own entries of an object; none of anything else.
fn entries(object: &JsValue) -> Vec<(String, JsValue)> {
    if !object.is_object() {
        return Vec::new();
    }
    let keys = Object::keys(object.unchecked_ref::<Object>());
    let entry = |key: JsValue| Some((key.as_string()?, Reflect::get(object, &key).ok()?));
    keys.iter().filter_map(entry).collect()
}

fn option(options: &JsValue, name: &str) -> Option<String> {
    if options.is_object() { Reflect::get(options, &name.into()).ok()?.as_string() } else { None }
}

fn function(options: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(options, &name.into()).ok()?.dyn_into().ok()
}

fn language(options: &JsValue) -> Language {
    option(options, "lang").and_then(|tag| Language::from_tag(&tag)).unwrap_or_default()
}

fn program(id: &str) -> Result<&'static Program, JsValue> {
    let known = || PROGRAMS.iter().map(|program| program.id).collect::<Vec<_>>().join(", ");
    estimado_programs::program(id)
        .ok_or_else(|| TypeError::new(&format!("unknown program \"{id}\"; known are {}", known())).into())
}

fn edition(program: &'static Program, id: Option<&str>) -> Result<&'static Edition, JsValue> {
    editions::find(program, id).ok_or_else(|| {
        let id = id.unwrap_or_default();
        TypeError::new(&format!("unknown edition \"{id}\" of {}", program.id)).into()
    })
}

/// Plain objects, with maps as objects and text for every number.
fn object(value: &impl Serialize) -> Result<JsValue, JsValue> {
    value.serialize(&serde_wasm_bindgen::Serializer::json_compatible()).map_err(JsValue::from)
}

fn outcome(
    program: &'static Program,
    edition: &'static Edition,
    inputs: &JsValue,
    language: Language,
) -> Outcome {
    let held: Vec<_> = entries(inputs).into_iter().map(|(key, value)| (key, Held::of(&value))).collect();
    let (answers, problems) = program.check(held.iter().map(|(key, held)| (key.as_str(), held.raw())));
    match problems.list() {
        [] => estimate(program, edition, &answers, language),
        list => Outcome::Errors(input_errors(program, list, language)),
    }
}

/// Every program, its editions and its questions.
///
/// # Errors
/// None that a caller can cause.
#[wasm_bindgen(unchecked_return_type = "ProgramInfo[]")]
pub fn programs() -> Result<JsValue, JsValue> {
    let all: Vec<_> =
        PROGRAMS.iter().map(|program| schema::describe(program, &editions::loaded(program))).collect();
    object(&all)
}

/// One estimate.
///
/// # Errors
/// A `TypeError` for an unknown program or edition. Inputs never throw.
#[wasm_bindgen(js_name = estimate, unchecked_return_type = "Outcome")]
pub fn estimate_one(
    #[wasm_bindgen(js_name = program)] id: &str,
    #[wasm_bindgen(unchecked_param_type = "Inputs")] inputs: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "EstimateOptions")] options: &JsValue,
) -> Result<JsValue, JsValue> {
    let program = program(id)?;
    let edition = edition(program, option(options, "edition").as_deref())?;
    object(&outcome(program, edition, inputs, language(options)))
}

/// Many estimates, in the order of the rows.
///
/// # Errors
/// A `TypeError` for an unknown program or edition, or when `rows` is not a list. Inputs never throw.
#[wasm_bindgen(js_name = estimateMany, unchecked_return_type = "Outcome[]")]
pub fn estimate_many(
    #[wasm_bindgen(js_name = program)] id: &str,
    #[wasm_bindgen(unchecked_param_type = "Inputs[]")] rows: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "EstimateOptions")] options: &JsValue,
) -> Result<JsValue, JsValue> {
    let program = program(id)?;
    let edition = edition(program, option(options, "edition").as_deref())?;
    if !Array::is_array(rows) {
        return Err(TypeError::new("rows must be a list").into());
    }
    let language = language(options);
    let results = Array::new();
    for inputs in Array::from(rows).iter() {
        results.push(&object(&outcome(program, edition, &inputs, language))?);
    }
    Ok(results.into())
}

#[derive(Serialize)]
#[serde(untagged)]
enum Loaded {
    Edition { id: &'static str },
    Faults { faults: Vec<FaultInWords> },
}

#[derive(Serialize)]
struct FaultInWords {
    path: String,
    code: &'static str,
    message: String,
}

/// Takes an edition from the page, or says everything that is wrong with it.
///
/// # Errors
/// A `TypeError` for an unknown program. A faulty edition does not throw.
#[wasm_bindgen(js_name = loadEdition, unchecked_return_type = "LoadedEdition")]
pub fn load_edition(
    #[wasm_bindgen(js_name = program)] id: &str,
    #[wasm_bindgen(unchecked_param_type = "EditionData")] edition: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "EstimateOptions")] options: &JsValue,
) -> Result<JsValue, JsValue> {
    let program = program(id)?;
    let language = language(options);
    object(&match editions::load(program, &tree(edition, 0)) {
        Ok(edition) => Loaded::Edition { id: edition.id },
        Err(faults) => Loaded::Faults {
            faults: faults
                .into_iter()
                .map(|fault| FaultInWords {
                    message: format!("{} {}", fault.path, program.text.get(language, "fault", fault.code)),
                    code: fault.code,
                    path: fault.path,
                })
                .collect(),
        },
    })
}

/// Editions are shallow: what lies deeper than any edition does is not read.
fn tree(value: &JsValue, depth: u8) -> Tree {
    match Held::of(value) {
        Held::Text(text) => Tree::Text(text),
        _ if depth > 4 => Tree::Text(String::new()),
        _ if Array::is_array(value) => {
            Tree::List(Array::from(value).iter().map(|item| tree(&item, depth.saturating_add(1))).collect())
        }
        _ => {
            let inner = |(name, value): (String, JsValue)| (name, tree(&value, depth.saturating_add(1)));
            Tree::Map(entries(value).into_iter().map(inner).collect())
        }
    }
}

/// Runs the worked examples of the program documents.
///
/// # Errors
/// None that a caller can cause.
#[wasm_bindgen(js_name = selfTest, unchecked_return_type = "SelfTest")]
pub fn self_test(
    #[wasm_bindgen(unchecked_optional_param_type = "EstimateOptions")] options: &JsValue,
) -> Result<JsValue, JsValue> {
    object(&examples::run(language(options)))
}

/// Shows a calculator in a shadow root, for the custom element.
///
/// `changed` is called with the answers, and the estimate or the errors, whenever they change; `said` with the sentence
/// for screen readers.
///
/// # Errors
/// A `TypeError` for an unknown program or edition.
#[wasm_bindgen(skip_typescript)]
pub fn mount(
    root: ShadowRoot,
    settings: &JsValue,
    changed: Function,
    said: Function,
) -> Result<Mounted, JsValue> {
    let program = program(&option(settings, "program").unwrap_or_default())?;
    let edition = edition(program, option(settings, "edition").as_deref())?;
    let tell = move |answers: &[(&'static str, String)], outcome: &Outcome| {
        if let Ok(detail) = object(outcome) {
            let _ = changed.call2(&JsValue::NULL, &answers_object(program, answers), &detail);
        }
    };
    let say = move |sentence: &str| {
        let _ = said.call1(&JsValue::NULL, &sentence.into());
    };
    let setting = widget::Setting {
        program,
        edition,
        language: language(settings),
        heading: option(settings, "heading").and_then(|level| level.parse().ok()).unwrap_or(2),
        hidden: option(settings, "hide").unwrap_or_default(),
        today: option(settings, "today").unwrap_or_default(),
        back: function(settings, "back").map(|back| {
            widget::Back(Rc::new(move || {
                let _ = back.call0(&JsValue::NULL);
            }))
        }),
    };
    Ok(Mounted { program, shown: widget::mount(&root, setting, tell, say) })
}

/// Shows the choice of programs in a shadow root; `chosen` is called with the id of the program.
#[wasm_bindgen(skip_typescript)]
pub fn choose(root: ShadowRoot, settings: &JsValue, chosen: Function) -> Choosing {
    let chosen = move |id: &str| {
        let _ = chosen.call1(&JsValue::NULL, &id.into());
    };
    let choosing = widget::chooser::Choosing {
        language: language(settings),
        heading: option(settings, "heading").and_then(|level| level.parse().ok()).unwrap_or(2),
        today: option(settings, "today").unwrap_or_default(),
    };
    Choosing { shown: Some(widget::chooser::mount(&root, choosing, chosen)) }
}

/// A chooser on the page.
#[wasm_bindgen(skip_typescript)]
#[derive(Debug)]
pub struct Choosing {
    shown: Option<(RwSignal<Language>, widget::Handle)>,
}

#[wasm_bindgen]
impl Choosing {
    /// Changes the language.
    #[wasm_bindgen(js_name = setLanguage, skip_typescript)]
    pub fn set_language(&self, tag: &str) {
        if let Some((language, _)) = &self.shown {
            language.set(Language::from_tag(tag).unwrap_or_default());
        }
    }

    /// Takes the chooser off the page.
    #[wasm_bindgen(skip_typescript)]
    pub fn unmount(&mut self) {
        self.shown = None;
    }
}

/// The answers as the interface takes them: yes/no as booleans, everything else as text.
fn answers_object(program: &Program, answers: &[(&'static str, String)]) -> JsValue {
    let result = Object::new();
    for (key, text) in answers {
        let yes_no =
            program.field(key).is_some_and(|field| field.kind == estimado_worksheet::field::Kind::YesNo);
        let value = if yes_no { JsValue::from(text == "yes") } else { JsValue::from(text.as_str()) };
        let _ = Reflect::set(&result, &(*key).into(), &value);
    }
    result.into()
}

/// A calculator on the page.
#[wasm_bindgen(skip_typescript)]
#[derive(Debug)]
pub struct Mounted {
    program: &'static Program,
    shown: Option<(widget::Calculator, widget::Handle)>,
}

#[wasm_bindgen]
impl Mounted {
    /// Changes the language.
    #[wasm_bindgen(js_name = setLanguage, skip_typescript)]
    pub fn set_language(&self, tag: &str) {
        if let Some((calculator, _)) = &self.shown {
            calculator.speak(Language::from_tag(tag).unwrap_or_default());
        }
    }

    /// The answers entered so far.
    #[wasm_bindgen(skip_typescript)]
    pub fn answers(&self) -> JsValue {
        let entered = self.shown.as_ref().map(|(calculator, _)| calculator.entered());
        answers_object(self.program, &entered.unwrap_or_default())
    }

    /// Replaces the answers.
    #[wasm_bindgen(js_name = setAnswers, skip_typescript)]
    pub fn set_answers(&self, answers: &JsValue) {
        let text = |value: &JsValue| match Held::of(value) {
            Held::Text(text) | Held::Number(text) => text,
            Held::YesNo(true) => "yes".to_owned(),
            Held::YesNo(false) => "no".to_owned(),
            Held::Nothing | Held::Other => String::new(),
        };
        if let Some((calculator, _)) = &self.shown {
            calculator.replace(entries(answers).iter().map(|(key, value)| (key.clone(), text(value))));
        }
    }

    /// Takes the calculator off the page and frees everything it held.
    #[wasm_bindgen(skip_typescript)]
    pub fn unmount(&mut self) {
        self.shown = None;
    }
}
