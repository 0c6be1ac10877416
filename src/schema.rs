//! Schema: a program described for the form, for types and for hosts.

use crate::pairs::Pairs;
use estimado_worksheet::edition::Edition;
use estimado_worksheet::field::{Field, Kind, Least};
use estimado_worksheet::text::LANGUAGES;
use estimado_worksheet::{Program, date};
use serde::Serialize;

/// Words by language tag.
type Words = Pairs<&'static str>;

/// A program, its editions and its questions.
#[derive(Debug, Serialize)]
pub struct ProgramInfo {
    id: &'static str,
    name: Words,
    purpose: Words,
    audience: Words,
    place: Words,
    editions: Vec<EditionInfo>,
    groups: Vec<GroupInfo>,
    fields: Vec<FieldInfo>,
}

/// An edition.
#[derive(Debug, Serialize)]
struct EditionInfo {
    id: &'static str,
    from: String,
    until: String,
    digest: &'static str,
    documents: Vec<Words>,
}

/// A group of the form.
#[derive(Debug, Serialize)]
struct GroupInfo {
    key: &'static str,
    essential: bool,
    label: Words,
    hint: Words,
}

/// A question.
#[derive(Debug, Serialize)]
struct FieldInfo {
    key: &'static str,
    kind: &'static str,
    required: bool,
    group: &'static str,
    label: Words,
    #[serde(skip_serializing_if = "Pairs::is_empty")]
    hint: Words,
    #[serde(skip_serializing_if = "String::is_empty")]
    unit: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    least: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    most: Option<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    options: Vec<OptionInfo>,
    #[serde(skip_serializing_if = "Pairs::is_empty")]
    shown: Pairs<&'static [&'static str]>,
}

/// An option of a question.
#[derive(Debug, Serialize)]
struct OptionInfo {
    value: &'static str,
    label: Words,
}

/// Describes a program; `loaded` are the editions a host supplied for it.
pub fn describe(program: &'static Program, loaded: &[&'static Edition]) -> ProgramInfo {
    let say = |kind: &str, name: &'static str| words(program, kind, name);
    let editions = program.editions.iter().chain(loaded).map(|edition| EditionInfo {
        id: edition.id,
        from: date::write(edition.from),
        until: date::write(edition.until),
        digest: edition.digest,
        documents: edition
            .documents
            .iter()
            .map(|document| {
                LANGUAGES.into_iter().map(|language| (language.tag(), document.title(language))).collect()
            })
            .collect(),
    });
    let groups = program.groups.iter().map(|group| GroupInfo {
        key: group.key,
        essential: group.essential,
        label: say("group", group.key),
        hint: say("group-hint", group.key),
    });
    ProgramInfo {
        id: program.id,
        name: say("program", "name"),
        purpose: say("program", "purpose"),
        audience: say("program", "audience"),
        place: say("program", "place"),
        editions: editions.collect(),
        groups: groups.collect(),
        fields: program.fields.iter().map(|field| question(program, field)).collect(),
    }
}

fn words(program: &Program, kind: &str, name: &str) -> Words {
    let found = |language: estimado_worksheet::text::Language| {
        program.text.find(language, kind, name).map(|text| (language.tag(), text))
    };
    LANGUAGES.into_iter().filter_map(found).collect()
}

fn question(program: &Program, field: &'static Field) -> FieldInfo {
    let bounds = |least: &str, most: &str| (Some(least.to_owned()), Some(most.to_owned()));
    let (kind, (least, most)) = match field.kind {
        Kind::Number { least: Least::AboveZero, .. } => ("above-zero", bounds("0", "999999999.999999")),
        Kind::Number { least: Least::Zero, .. } => ("number", bounds("0", "999999999.999999")),
        Kind::Percent => ("percent", bounds("0", "100")),
        Kind::Between { from, to, .. } => ("between", bounds(&from.to_string(), &to.to_string())),
        Kind::Whole { from, to, .. } => ("whole", bounds(&from.to_string(), &to.to_string())),
        Kind::Choice(_) => ("choice", (None, None)),
        Kind::YesNo => ("yes-no", (None, None)),
        Kind::Date => ("date", bounds("2000-01-01", "2099-12-31")),
        Kind::Dates => ("dates", bounds("2000-01-01", "2099-12-31")),
    };
    let options = match field.kind {
        Kind::Choice(options) => options,
        _ => &[],
    };
    let option = |value: &&'static str| OptionInfo {
        value,
        label: words(program, "option", &[field.key, ".", value].concat()),
    };
    FieldInfo {
        key: field.key,
        kind,
        required: field.required,
        group: field.group,
        label: words(program, "field", field.key),
        hint: words(program, "hint", field.key),
        unit: field.unit().symbol(),
        least,
        most,
        options: options.iter().map(option).collect(),
        shown: field.shown.iter().map(|when| (when.field.key, when.one_of)).collect(),
    }
}
