//! What a program asks, as an interface for each program.

use std::fmt::Write;

use estimado_programs::PROGRAMS;
use estimado_worksheet::Program;
use estimado_worksheet::field::{Field, Kind, Least};
use estimado_worksheet::text::{LANGUAGES, Language};

use super::comment;

/// Languages, program ids, the inputs of each program, and what leads from the one to the other.
pub fn interfaces() -> String {
    let quoted =
        |names: Vec<&str>| names.iter().map(|name| format!("'{name}'")).collect::<Vec<_>>().join(" | ");
    let mut text = String::from("\n/** A language of the calculator. */\n");
    // Writing to a string cannot fail.
    let _ = writeln!(text, "export type Language = {};", quoted(LANGUAGES.map(Language::tag).to_vec()));
    let ids = PROGRAMS.iter().map(|program| program.id).collect();
    let _ = writeln!(text, "\n/** The id of a program. */\nexport type ProgramId = {};", quoted(ids));
    text += "\n/** The inputs of each program. */\nexport interface InputsByProgram {\n";
    for program in PROGRAMS {
        let _ = writeln!(text, "  '{}': {};", program.id, name(program));
    }
    text += "}\n";
    for program in PROGRAMS {
        text += &interface(program);
    }
    text
}

/// `pr-gef-tier1` as `PrGefTier1Inputs`.
fn name(program: &Program) -> String {
    let mut name = String::new();
    for part in program.id.split('-') {
        let mut letters = part.chars();
        name.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        name.push_str(letters.as_str());
    }
    name + "Inputs"
}

fn interface(program: &Program) -> String {
    let called = program.text.get(Language::English, "program", "name");
    let mut text = "\n".to_owned() + &comment("", &format!("Inputs of {called} (`{}`).", program.id));
    let _ = writeln!(text, "export interface {} {{", name(program));
    for field in program.fields {
        text += &comment("  ", &described(program, field));
        let kind = kind(field);
        let _ = match field.required {
            true => writeln!(text, "  {}: {kind};", field.key),
            false => writeln!(text, "  {}?: {kind} | null | undefined;", field.key),
        };
    }
    text + "}\n"
}

fn kind(field: &Field) -> String {
    match field.kind {
        Kind::Number { .. } | Kind::Percent | Kind::Between { .. } | Kind::Whole { .. } => {
            "Decimal".to_owned()
        }
        Kind::Choice(options) => {
            options.iter().map(|option| format!("'{option}'")).collect::<Vec<_>>().join(" | ")
        }
        Kind::YesNo => "boolean".to_owned(),
        Kind::Date => "Day".to_owned(),
        Kind::Dates => "string".to_owned(),
    }
}

/// The question, what a number counts, and its bounds.
fn described(program: &Program, field: &Field) -> String {
    let label = program.text.get(Language::English, "field", field.key);
    let unit = field.unit().symbol();
    let unit = if unit.is_empty() { unit } else { format!(" ({unit})") };
    let bounds = match field.kind {
        Kind::Number { least: Least::AboveZero, .. } => "Above 0.".to_owned(),
        Kind::Number { least: Least::Zero, .. } => "0 or more.".to_owned(),
        Kind::Percent => "Above 0, at most 100.".to_owned(),
        Kind::Between { from, to, .. } => format!("From {from} to {to}."),
        Kind::Whole { from, to, .. } => format!("A whole number from {from} to {to}."),
        Kind::Dates => "Days, `YYYY-MM-DD`, joined by commas.".to_owned(),
        Kind::Choice(_) | Kind::YesNo | Kind::Date => String::new(),
    };
    let label = label.trim_end_matches('.');
    let stop = if label.ends_with('?') { "" } else { "." };
    format!("{label}{unit}{stop} {bounds}").trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_question_of_every_program_has_a_type() {
        let text = interfaces();
        for program in PROGRAMS {
            assert!(text.contains(&format!("interface {} {{", name(program))));
            for field in program.fields {
                let key =
                    format!("  {}{}: {}", field.key, if field.required { "" } else { "?" }, kind(field));
                assert!(text.contains(&key), "{key}");
            }
        }
    }
}
