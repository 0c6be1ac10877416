//! The schema of the inputs of a program: every question with what an answer may be.

use estimado_worksheet::Program;
use estimado_worksheet::field::{Field, Kind, Least};
use estimado_worksheet::text::Language;
use serde_json::{Map, Value, json};

use super::DRAFT;

/// The schema of the inputs of a program.
pub fn schema(program: &Program) -> Value {
    let words = |kind: &str, name: &str| program.text.find(Language::English, kind, name).unwrap_or_default();
    let property = |field: &&Field| {
        let mut schema = kind(field);
        if let Value::Object(parts) = &mut schema {
            parts.insert("title".to_owned(), words("field", field.key).into());
            let hint = words("hint", field.key);
            let unit = field.unit().symbol();
            let counted = if unit.is_empty() { String::new() } else { format!("In {unit}. ") };
            let description = format!("{counted}{hint}");
            if !description.is_empty() {
                parts.insert("description".to_owned(), description.trim_end().into());
            }
        }
        (field.key.to_owned(), schema)
    };
    let properties: Map<String, Value> = program.fields.iter().map(property).collect();
    let required: Vec<_> =
        program.fields.iter().filter(|field| field.required).map(|field| field.key).collect();
    json!({
        "$schema": DRAFT,
        "title": format!("Inputs of {}", words("program", "name")),
        "description": "Answers as `estimate` takes them. It checks more than a schema can: how answers go together, that days \
            are of the calendar, and the bounds of numbers that are given as text.",
        "type": "object",
        "properties": properties,
        "required": required,
        "additionalProperties": false,
    })
}

fn kind(field: &Field) -> Value {
    let (schema, empty) = match field.kind {
        Kind::Number { least, .. } => {
            let bound = if least == Least::AboveZero { "exclusiveMinimum" } else { "minimum" };
            (number(json!({ bound: 0, "exclusiveMaximum": 1_000_000_000 })), true)
        }
        Kind::Percent => (number(json!({ "exclusiveMinimum": 0, "maximum": 100 })), true),
        Kind::Between { from, to, .. } => (number(json!({ "minimum": from, "maximum": to })), true),
        Kind::Whole { from, to, .. } => {
            (number(json!({ "minimum": from, "maximum": to, "multipleOf": 1 })), true)
        }
        Kind::Choice(options) => (json!({ "enum": options }), false),
        Kind::YesNo => (json!({ "type": "boolean" }), true),
        Kind::Date => {
            (json!({ "type": "string", "format": "date", "pattern": "^20[0-9]{2}-[0-9]{2}-[0-9]{2}$" }), true)
        }
        Kind::Dates => {
            let day = "20[0-9]{2}-[0-9]{2}-[0-9]{2}";
            (json!({ "type": "string", "pattern": format!("^{day}(,{day})*$") }), true)
        }
    };
    match (field.required, empty) {
        (true, _) => schema,
        // A question without an answer may be null.
        (false, true) => json!({ "anyOf": [schema, { "type": "null" }] }),
        (false, false) => {
            let options = schema.get("enum").and_then(Value::as_array).cloned().unwrap_or_default();
            let options: Vec<_> = options.into_iter().chain([Value::Null]).collect();
            json!({ "enum": options })
        }
    }
}

/// A number, or its digits as text, so that no decimal is lost.
fn number(bounds: Value) -> Value {
    let mut number = json!({ "type": "number" });
    if let (Value::Object(number), Value::Object(bounds)) = (&mut number, bounds) {
        number.extend(bounds);
    }
    json!({ "anyOf": [number, { "type": "string", "pattern": "^-?([0-9]+\\.?[0-9]*|\\.[0-9]+)$" }] })
}
