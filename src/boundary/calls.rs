//! Calls: the interface for calculations, in the browser and under Node.

use super::{edition, entries, language, name, program, raw, read, write};
use crate::brief::brief;
use crate::curve::curve;
use crate::estimate::{Basis, estimate, input_errors};
use crate::{editions, examples, export, link, schema};
use estimado_programs::PROGRAMS;
use estimado_worksheet::answers::Answers;
use estimado_worksheet::draft::Fault;
use estimado_worksheet::tree::Tree;
use estimado_worksheet::what_if::WhatIf;
use estimado_worksheet::{Program, date};
use js_sys::{Array, TypeError};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// Results that cross to JavaScript as one text.
const ROWS_AT_ONCE: usize = 32;

/// What was asked for besides the answers.
struct Asked {
    basis: Basis,
    /// Whether the working is left out.
    is_brief: bool,
    /// Whether the answers are as a person types them.
    is_typed: bool,
}

impl Asked {
    fn read(id: &JsValue, options: &Tree) -> Result<Asked, JsValue> {
        let program = program(&name(id))?;
        let is_on = |name: &str| *options.at(name) == Tree::YesNo(true);
        let (edition, language) = (edition(program, options)?, language(options));
        let today = date::read(options.word("today"));
        Ok(Asked {
            basis: Basis { program, edition, language, today },
            is_brief: is_on("brief"),
            is_typed: is_on("typed"),
        })
    }

    /// What is made of the answers, under a name, or the problems with them; with answers as typed also what was understood.
    fn made(
        &self,
        inputs: &JsValue,
        name: &'static str,
        make: &dyn Fn(&Answers) -> Result<Tree, Tree>,
    ) -> Tree {
        let mut inputs = Tree::Map(entries(inputs, 0));
        if self.is_typed {
            inputs = self.basis.program.understand(inputs);
        }
        let entered = inputs.entries().iter().map(|(key, value)| (key.as_ref(), raw(value)));
        let (answers, problems) = self.basis.program.check(entered);
        let made = match problems.list() {
            [] => make(&answers),
            list => Err(input_errors(self.basis.program, list, self.basis.language)),
        };
        let made = match made {
            Ok(tree) => Tree::empty().with(name, tree),
            Err(errors) => Tree::empty().with("errors", errors),
        };
        if self.is_typed { made.with("inputs", inputs) } else { made }
    }

    fn outcome(&self, inputs: &JsValue) -> Tree {
        let make = if self.is_brief { brief } else { estimate };
        self.made(inputs, "estimate", &|answers| make(self.basis, answers))
    }
}

/// Every program, its editions and its questions.
///
/// # Errors
/// None that a caller can cause.
#[wasm_bindgen(unchecked_return_type = "ProgramInfo[]")]
pub fn programs() -> Result<JsValue, JsValue> {
    let describe = |program: &&'static Program| schema::describe(program, &editions::loaded(program));
    write(&Tree::list(PROGRAMS, &describe))
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
    write(&Asked::read(id, &read(options, 1))?.outcome(inputs))
}

/// The incentive against one answer: `field`, or the cost where none is named.
///
/// # Errors
/// A `TypeError` for an unknown program or edition. Inputs never throw.
#[wasm_bindgen(js_name = curve, unchecked_return_type = "CurveOutcome")]
pub fn curve_over(
    #[wasm_bindgen(js_name = program, unchecked_param_type = "string")] id: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "Inputs")] inputs: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "CurveOptions")] options: &JsValue,
) -> Result<JsValue, JsValue> {
    let options = read(options, 1);
    let asked = Asked::read(id, &options)?;
    write(&asked.made(inputs, "curve", &|answers| {
        let Basis { program, edition, language, .. } = asked.basis;
        Ok(curve(WhatIf { program, edition, answers }, options.word("field"), language).into())
    }))
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
    let asked = Asked::read(id, &read(options, 1))?;
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
    let loaded = match editions::load(program, read(edition, 6)) {
        Ok(edition) => Tree::empty().with("id", edition.id),
        Err(faults) => {
            let words = |fault: &Fault| editions::explain(program, fault, language);
            Tree::empty().with("faults", Tree::list(&faults, &words))
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

/// What can be taken along, as `{ text }`, or the problems: an estimate as a file, `csv` or `ics`, for which `today` counts
/// where the options name no day; or the fragment of a `link`, which holds wrong answers as well.
///
/// # Errors
/// A `TypeError` for an unknown program or edition. Inputs never throw.
#[wasm_bindgen(skip_typescript)]
pub fn take(
    kind: &str,
    id: &JsValue,
    inputs: &JsValue,
    options: &JsValue,
    today: &str,
) -> Result<JsValue, JsValue> {
    let options = read(options, 1);
    let mut asked = Asked { is_brief: false, ..Asked::read(id, &options)? };
    asked.basis.today = asked.basis.today.or(date::read(today));
    let answers = Tree::Map(entries(inputs, 0));
    let Basis { program, edition, .. } = asked.basis;
    write(&export::taken(kind, program, edition, asked.outcome(inputs), &answers, &options, today))
}

/// What a fragment says; `undefined` where it is no link of ours.
///
/// # Errors
/// None that a caller can cause.
#[wasm_bindgen(js_name = readLink, skip_typescript)]
pub fn read_link(fragment: &JsValue) -> Result<JsValue, JsValue> {
    link::read(&name(fragment)).map_or(Ok(JsValue::UNDEFINED), |told| write(&told))
}
