//! Boundary: the only file that handles values of JavaScript. Everything else works on values of its own.

use crate::brief::brief;
use crate::estimate::{estimate, input_errors};
use crate::{editions, examples, schema, widget};
use estimado_programs::PROGRAMS;
use estimado_worksheet::Program;
use estimado_worksheet::answers::Raw;
use estimado_worksheet::draft::Fault;
use estimado_worksheet::edition::Edition;
use estimado_worksheet::text::Language;
use estimado_worksheet::tree::{Tree, Words};
use js_sys::{Array, Function, JSON, Object, Reflect, TypeError};
use std::rc::Rc;
use wasm_bindgen::prelude::{JsCast, JsValue, wasm_bindgen};
use web_sys::ShadowRoot;

/// Results that cross to JavaScript as one text.
const ROWS_AT_ONCE: usize = 32;

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

/// What was asked for besides the answers.
struct Asked {
    program: &'static Program,
    edition: &'static Edition,
    language: Language,
    /// Whether the working is left out.
    is_brief: bool,
    /// Whether the answers are as a person types them.
    is_typed: bool,
}

impl Asked {
    fn read(id: &JsValue, options: &JsValue) -> Result<Asked, JsValue> {
        let program = program(&name(id))?;
        let options = read(options, 1);
        let is_on = |name: &str| *options.at(name) == Tree::YesNo(true);
        Ok(Asked {
            program,
            edition: edition(program, &options)?,
            language: language(&options),
            is_brief: is_on("brief"),
            is_typed: is_on("typed"),
        })
    }

    /// The estimate, or the problems with the answers; with answers as typed also what was understood.
    fn outcome(&self, inputs: &JsValue) -> Tree {
        let &Asked { program, edition, language, is_brief, is_typed } = self;
        let mut inputs = Tree::Map(entries(inputs, 0));
        if is_typed {
            inputs = program.understand(inputs);
        }
        let entered = inputs.entries().iter().map(|(key, value)| (key.as_ref(), raw(value)));
        let (answers, problems) = program.check(entered);
        let outcome = match problems.list() {
            [] if is_brief => brief(program, edition, &answers, language),
            [] => estimate(program, edition, &answers, language),
            list => Err(input_errors(program, list, language)),
        };
        let outcome = match outcome {
            Ok(estimate) => Tree::empty().with("estimate", estimate),
            Err(errors) => Tree::empty().with("errors", errors),
        };
        if is_typed { outcome.with("inputs", inputs) } else { outcome }
    }
}

/// Every program, its editions and its questions.
///
/// # Errors
/// None that a caller can cause.
#[wasm_bindgen(unchecked_return_type = "ProgramInfo[]")]
pub fn programs() -> Result<JsValue, JsValue> {
    let describe = |program: &&'static Program| schema::describe(program, &editions::loaded(program));
    write(&Tree::List(PROGRAMS.iter().map(describe).collect()))
}

/// One estimate.
///
/// # Errors
/// A `TypeError` for an unknown program or edition. Inputs never throw.
#[wasm_bindgen(js_name = estimate, unchecked_return_type = "Outcome")]
pub fn estimate_one(
    #[wasm_bindgen(js_name = program, unchecked_param_type = "string")] id: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Inputs")] inputs: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "EstimateOptions")] options: &JsValue,
) -> Result<JsValue, JsValue> {
    write(&Asked::read(id, options)?.outcome(inputs))
}

/// Many estimates, in the order of the rows.
///
/// # Errors
/// A `TypeError` for an unknown program or edition, or when `rows` is not a list. Inputs never throw.
#[wasm_bindgen(js_name = estimateMany, unchecked_return_type = "Outcome[]")]
pub fn estimate_many(
    #[wasm_bindgen(js_name = program, unchecked_param_type = "string")] id: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Inputs[]")] rows: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "EstimateOptions")] options: &JsValue,
) -> Result<JsValue, JsValue> {
    let asked = Asked::read(id, options)?;
    if !Array::is_array(rows) {
        return Err(TypeError::new("rows must be a list").into());
    }
    // One text for several rows: JavaScript reads it faster than many small ones, and it stays short enough to hold.
    let (results, rows) = (Array::new(), Array::from(rows));
    let mut rows = rows.iter();
    loop {
        let piece: Vec<_> = rows.by_ref().take(ROWS_AT_ONCE).map(|inputs| asked.outcome(&inputs)).collect();
        if piece.is_empty() {
            return Ok(results.into());
        }
        for outcome in Array::from(&write(&Tree::List(piece))?).iter() {
            results.push(&outcome);
        }
    }
}

/// Takes an edition from the page, or says everything that is wrong with it.
///
/// # Errors
/// A `TypeError` for an unknown program. A faulty edition does not throw.
#[wasm_bindgen(js_name = loadEdition, unchecked_return_type = "LoadedEdition")]
pub fn load_edition(
    #[wasm_bindgen(js_name = program, unchecked_param_type = "string")] id: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "EditionData")] edition: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "EstimateOptions")] options: &JsValue,
) -> Result<JsValue, JsValue> {
    let program = program(&name(id))?;
    let language = language(&read(options, 1));
    // Editions are shallow: what lies deeper than any edition does is not read.
    let loaded = match editions::load(program, &read(edition, 6)) {
        Ok(edition) => Tree::empty().with("id", edition.id),
        Err(faults) => {
            let words = |fault: &Fault| {
                let words = program.text.get(language, "fault", fault.code);
                Tree::empty()
                    .with("path", fault.path.clone())
                    .with("code", fault.code)
                    .with("message", [&fault.path, words].join(" "))
            };
            Tree::empty().with("faults", faults.iter().map(words).collect::<Vec<_>>())
        }
    };
    write(&loaded)
}

/// Runs the worked examples of the program documents.
///
/// # Errors
/// None that a caller can cause.
#[wasm_bindgen(js_name = selfTest, unchecked_return_type = "SelfTest")]
pub fn self_test(
    #[wasm_bindgen(unchecked_optional_param_type = "EstimateOptions")] options: &JsValue,
) -> Result<JsValue, JsValue> {
    write(&examples::run(language(&read(options, 1))))
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
    let back = function(settings, "back");
    let settings = read(settings, 1);
    let program = program(settings.word("program"))?;
    let edition = edition(program, &settings)?;
    let tell = move |answers: &Tree, outcome: &Tree| {
        if let (Ok(answers), Ok(outcome)) = (write(answers), write(outcome)) {
            let _ = changed.call2(&JsValue::NULL, &answers, &outcome);
        }
    };
    let say = move |sentence: &str| {
        let _ = said.call1(&JsValue::NULL, &sentence.into());
    };
    let setting = widget::Setting {
        program,
        edition,
        language: language(&settings),
        heading: heading(&settings),
        hidden: settings.word("hide").to_owned(),
        today: settings.word("today").to_owned(),
        back: back.map(|back| {
            widget::Back(Rc::new(move || {
                let _ = back.call0(&JsValue::NULL);
            }))
        }),
    };
    let mounted = widget::mount(&root, setting, tell, say);
    let calculator = mounted.as_ref().map(|(calculator, _)| *calculator);
    Ok(Mounted { shown: mounted.map(|(calculator, handle)| (calculator.live, handle)), calculator })
}

fn heading(settings: &Tree) -> u8 {
    settings.word("heading").parse().unwrap_or(2)
}

/// Shows the choice of programs in a shadow root; `chosen` is called with the id of the program.
#[wasm_bindgen(skip_typescript)]
pub fn choose(root: ShadowRoot, settings: &JsValue, chosen: Function) -> Mounted {
    let chosen = move |id: &str| {
        let _ = chosen.call1(&JsValue::NULL, &id.into());
    };
    let settings = read(settings, 1);
    let choosing = widget::chooser::Choosing {
        language: language(&settings),
        heading: heading(&settings),
        today: settings.word("today").to_owned(),
    };
    let shown = widget::chooser::mount(&root, &choosing, Rc::new(chosen));
    Mounted { shown, calculator: None }
}

/// A calculator or a chooser on the page.
#[wasm_bindgen(skip_typescript)]
#[derive(Debug)]
pub struct Mounted {
    shown: Option<(widget::Live, widget::Handle)>,
    calculator: Option<widget::Calculator>,
}

#[wasm_bindgen]
impl Mounted {
    /// Changes the language.
    #[wasm_bindgen(js_name = setLanguage, skip_typescript)]
    pub fn set_language(&self, tag: &str) {
        if let Some((live, _)) = &self.shown {
            live.speak(Language::from_tag(tag).unwrap_or_default());
        }
    }

    /// The language it speaks.
    #[wasm_bindgen(skip_typescript)]
    pub fn language(&self) -> String {
        let spoken = self.shown.as_ref().map(|(live, _)| live.language_now());
        spoken.unwrap_or_default().tag().to_owned()
    }

    /// The answers entered so far; nothing of a chooser.
    ///
    /// # Errors
    /// None that a caller can cause.
    #[wasm_bindgen(skip_typescript)]
    pub fn answers(&self) -> Result<JsValue, JsValue> {
        write(&self.calculator.map_or(Tree::Nothing, |calculator| calculator.answers()))
    }

    /// Replaces the answers.
    #[wasm_bindgen(js_name = setAnswers, skip_typescript)]
    pub fn set_answers(&self, answers: &JsValue) {
        if let Some(calculator) = &self.calculator {
            calculator.replace(&Tree::Map(entries(answers, 0)));
        }
    }

    /// Takes the calculator off the page and frees everything it held.
    #[wasm_bindgen(skip_typescript)]
    pub fn unmount(&mut self) {
        (self.shown, self.calculator) = (None, None);
    }
}
