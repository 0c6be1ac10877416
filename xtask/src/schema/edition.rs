//! The schema of an edition: every number with its unit, every table with its columns, every topic with what stands there.

use estimado_worksheet::edition::{Column, ColumnKind, Parameter, Table, Topic};
use estimado_worksheet::text::{LANGUAGES, Language};
use estimado_worksheet::{Program, decimal};
use serde_json::{Map, Value, json};

use super::DRAFT;

/// The schema of the editions of a program.
pub fn schema(program: &Program) -> Value {
    let name = words(program, "program", "name").unwrap_or_default();
    let titles = LANGUAGES.map(|language| (language.tag().to_owned(), json!({ "$ref": "#/$defs/words" })));
    let document = closed(titles.into_iter().collect(), "The title of the document in each language.");
    let number = |parameter: &&Parameter| (parameter.key.to_owned(), number(program, parameter));
    let table = |table: &&Table| (table.key.to_owned(), table_schema(program, table));
    let mut topics = program.topics();
    topics.sort_unstable();
    let place = |topic: &Topic| {
        let text = format!("Where it stands: {}.", about(program, topic).join("; "));
        ((*topic).to_owned(), json!({ "$ref": "#/$defs/places", "description": text }))
    };
    let properties = json!({
        "$schema": { "type": "string", "description": "For editors; no part of the edition." },
        "id": {
            "type": "string",
            "pattern": "\\S",
            "description": "Your own id for this edition, such as 2026-rates. Results, receipts and links name it. \
                An edition never changes: other numbers, another id.",
        },
        "from": { "$ref": "#/$defs/day", "description": "The first day of applications these numbers are made for." },
        "until": { "$ref": "#/$defs/day", "description": "The last such day." },
        "document": {
            "type": "object",
            "description": "The documents the numbers rest on, each under a key that the places name.",
            "additionalProperties": document,
        },
        "number": closed(program.parameters.iter().map(number).collect(), "The numbers of the program."),
        "table": closed(program.tables.iter().map(table).collect(), "The tables of the program."),
        "place": closed(topics.iter().map(place).collect(), "Where each topic stands in the documents."),
    });
    let mut schema = json!({ "$schema": DRAFT, "title": format!("Edition of {name}") });
    let mut parts = closed(
        properties.as_object().cloned().unwrap_or_default(),
        "Numbers of a program as a page supplies them. The calculator checks more than a schema can: that days are of the \
         calendar and in order, that places name a document that is listed, and that the id is free.",
    );
    if let (Value::Object(schema), Value::Object(parts)) = (&mut schema, &mut parts) {
        schema.append(parts);
        schema.insert(
            "required".to_owned(),
            json!(["id", "from", "until", "document", "number", "table", "place"]),
        );
        schema.insert("$defs".to_owned(), definitions());
    }
    schema
}

/// An object of these properties, all of them, and no others.
fn closed(properties: Map<String, Value>, description: &str) -> Value {
    let required: Vec<_> = properties.keys().cloned().collect();
    json!({
        "type": "object",
        "description": description,
        "properties": properties,
        "required": required,
        "additionalProperties": false,
    })
}

fn definitions() -> Value {
    json!({
        "decimal": {
            "type": "string",
            "pattern": "^([0-9]+\\.?[0-9]*|\\.[0-9]+)$",
            "maxLength": 29,
            "description": "Digits in quotes with at most one point, such as \"2.00\": no comma, no sign, no unit.",
        },
        "day": { "type": "string", "format": "date", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" },
        "day-of-year": { "type": "string", "pattern": "^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" },
        "words": { "type": "string", "pattern": "\\S" },
        "places": {
            "type": "array",
            "minItems": 1,
            "items": {
                "type": "string",
                "pattern": "^[^:]+: .*\\S",
                "description": "The key of a document, a colon, a space, and the section, such as \"guide: VI, p. 6\".",
            },
        },
    })
}

fn number(program: &Program, parameter: &Parameter) -> Value {
    let name = words(program, "number", parameter.key).unwrap_or_default();
    let published = program.newest().and_then(|edition| edition.number(parameter)).map(decimal::plain);
    let unit = parameter.unit.symbol();
    let counted = if unit.is_empty() { "A plain number.".to_owned() } else { format!("In {unit}.") };
    let stands = stands(program, parameter.topics);
    let examples: Vec<_> = published.into_iter().collect();
    let value = json!({ "$ref": "#/$defs/decimal", "description": counted, "examples": examples });
    let unit = json!({ "const": unit, "description": "The unit this program works with." });
    let parts = [("value".to_owned(), value), ("unit".to_owned(), unit)];
    let description = format!("{}. {counted} {stands}", capital(name));
    let mut number = closed(parts.into_iter().collect(), description.trim_end());
    if let Value::Object(parts) = &mut number {
        parts.insert("title".to_owned(), capital(name).into());
    }
    number
}

fn table_schema(program: &Program, table: &Table) -> Value {
    let column = |column: &&Column| (column.key.to_owned(), cell(program, table, column));
    let row = closed(table.columns.iter().map(column).collect(), "A row: every column once.");
    json!({
        "type": "array",
        "minItems": 1,
        "description": format!("Rows as the document prints them. {}", stands(program, table.topics)).trim_end(),
        "items": row,
    })
}

fn cell(program: &Program, table: &Table, column: &Column) -> Value {
    let name = words(program, "column", column.key).map(capital).unwrap_or_default();
    match column.kind {
        ColumnKind::Key => {
            json!({ "enum": program.keys(table, column), "description": "What the row is for." })
        }
        ColumnKind::Number(unit) => {
            let unit = unit.symbol();
            let unit = if unit.is_empty() { String::new() } else { format!(", in {unit}") };
            json!({ "$ref": "#/$defs/decimal", "description": format!("{name}{unit}.") })
        }
        ColumnKind::Date => {
            json!({ "$ref": "#/$defs/day", "description": format!("{name}, such as \"2026-07-01\".") })
        }
        ColumnKind::Yearly => json!({
            "$ref": "#/$defs/day-of-year",
            "description": format!("{name}, month and day of every year, such as \"07-01\"."),
        }),
    }
}

/// Where the newest published edition has these topics.
fn stands(program: &Program, topics: &[Topic]) -> String {
    let Some(edition) = program.newest() else { return String::new() };
    let place = |place: &estimado_worksheet::edition::Place| {
        let document = words(program, "document", place.document).unwrap_or(place.document);
        format!("{document}, {}", place.section)
    };
    let places: Vec<_> = topics.iter().flat_map(|topic| edition.places(topic)).map(place).collect();
    if places.is_empty() { String::new() } else { format!("Edition {}: {}.", edition.id, places.join("; ")) }
}

/// What a topic is about: the numbers, tables, lines, days and papers that name it.
fn about(program: &Program, topic: &str) -> Vec<String> {
    let named = |topics: &[Topic]| topics.contains(&topic);
    let mut about: Vec<&str> = Vec::new();
    let mut add = |kind: &str, key: &'static str| {
        let words = words(program, kind, key).unwrap_or(key);
        if !about.contains(&words) {
            about.push(words);
        }
    };
    program.parameters.iter().filter(|each| named(each.topics)).for_each(|each| add("number", each.key));
    program.tables.iter().filter(|each| named(each.topics)).for_each(|each| add("table", each.key));
    program.rules.iter().filter(|each| named(each.topics)).for_each(|each| add("line", each.key));
    program.deadlines.iter().filter(|each| named(each.topics)).for_each(|each| add("deadline", each.key));
    program.schedules.iter().filter(|each| named(each.topics)).for_each(|each| add("schedule", each.key));
    let papers = program.papers.iter().copied().flatten();
    papers.filter(|each| named(each.topics)).for_each(|each| add("paper", each.id));
    if about.is_empty() {
        let findings = program.findings.iter().copied().flatten().filter(|each| named(each.topics));
        return findings.map(|finding| format!("finding {}", finding.code)).collect();
    }
    about.into_iter().map(|words| words.trim_end_matches('.').to_owned()).collect()
}

fn words<'a>(program: &Program, kind: &str, name: &'a str) -> Option<&'a str> {
    program.text.find(Language::English, kind, name)
}

fn capital(words: &str) -> String {
    let mut signs = words.chars();
    let first: String = signs.next().into_iter().flat_map(char::to_uppercase).collect();
    first + signs.as_str()
}
