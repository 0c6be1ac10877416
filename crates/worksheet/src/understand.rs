//! Understand: an answer as a person types it into a cell of a table, made what the fields take.

use crate::date;
use crate::field::{Field, Kind};
use crate::program::Program;
use crate::text::LANGUAGES;
use crate::tree::Tree;
use crate::typed;

impl Program {
    /// Answers as a person types them: numbers as [`typed::plain`] reads them, yes and no in words, options by key or by
    /// name in any language, days also as month/day/year. Blank text is left out. What is not understood comes back as it
    /// was, for the fields to refuse; so does what no question asks for.
    #[must_use]
    pub fn understand(&self, entered: Tree) -> Tree {
        let Tree::Map(entries) = entered else { return Tree::empty() };
        let mut understood = Vec::with_capacity(entries.len());
        for (name, value) in entries {
            // A number with an exponent is written as no person does.
            let value = match value {
                Tree::Number(number) if !number.bytes().any(|sign| sign | 32 == b'e') => Tree::Text(number),
                value => value,
            };
            match self.field(&name).map(|field| self.answer(field, &value)) {
                None => understood.push((name, value)),
                Some(Tree::Nothing) => {}
                Some(answer) => understood.push((name, answer)),
            }
        }
        Tree::Map(understood)
    }

    fn answer(&self, field: &'static Field, entered: &Tree) -> Tree {
        let text = match entered {
            Tree::Text(text) if text.trim().is_empty() => return Tree::Nothing,
            Tree::Text(text) => text,
            _ => return entered.clone(),
        };
        let understood = match field.kind {
            Kind::YesNo => yes_no(text).map(Tree::YesNo),
            Kind::Choice(options) => self.option(field, options, text).map(Tree::from),
            Kind::Date => day(text).map(Tree::from),
            Kind::Dates => days(text).map(Tree::from),
            _ => Some(typed::plain(text, field.unit()).into()),
        };
        understood.unwrap_or_else(|| Tree::Text(text.clone()))
    }

    fn option(
        &self,
        field: &'static Field,
        options: &'static [&'static str],
        text: &str,
    ) -> Option<&'static str> {
        for option in options {
            if *option == text {
                return Some(option);
            }
        }
        let typed = folded(text);
        for option in options {
            let name = [field.key, ".", option].concat();
            let mut is_meant = folded(option) == typed;
            for language in LANGUAGES {
                is_meant |= folded(self.text.get(language, "option", &name)) == typed;
            }
            if is_meant {
                return Some(option);
            }
        }
        None
    }
}

/// A text without what people write one way or another: case, accents, spaces, hyphens.
///
/// ```
/// use estimado_worksheet::understand::folded;
/// assert_eq!(folded("Conexión a la  RED"), folded("conexion-a-la-red"));
/// ```
#[must_use]
pub fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for sign in text.chars().filter(|sign| !sign.is_whitespace()) {
        let plain = match sign {
            '-' | '_' | '‐' | '‑' | '–' | '\u{300}'..='\u{36f}' => continue,
            'Á' | 'á' => 'a',
            'É' | 'é' => 'e',
            'Í' | 'í' => 'i',
            'Ó' | 'ó' => 'o',
            'Ú' | 'ú' | 'Ü' | 'ü' => 'u',
            'Ñ' | 'ñ' => 'n',
            _ => sign.to_ascii_lowercase(),
        };
        folded.push(plain);
    }
    folded
}

/// Spreadsheets in Spanish write `VERDADERO` and `FALSO`.
fn yes_no(text: &str) -> Option<bool> {
    match folded(text).as_str() {
        "yes" | "si" | "true" | "y" | "s" | "1" | "verdadero" => Some(true),
        "no" | "false" | "n" | "0" | "falso" => Some(false),
        _ => None,
    }
}

/// `2017-08-17` as it is; `8/17/2017` as month, day and year.
fn day(text: &str) -> Option<String> {
    let text = text.trim();
    if date::read(text).is_some() {
        return Some(text.to_owned());
    }
    let (month, rest) = text.split_once('/')?;
    let (day, year) = rest.split_once('/')?;
    let zero = |number: &str| if number.len() == 1 { "0" } else { "" };
    let written = [year, "-", zero(month), month, "-", zero(day), day].concat();
    date::read(&written).is_some().then_some(written)
}

/// Days with commas, semicolons or line breaks between them.
fn days(text: &str) -> Option<String> {
    let mut days = String::new();
    for typed in text.trim().split([',', ';', '\n']) {
        if !days.is_empty() {
            days.push(',');
        }
        days.push_str(&day(typed)?);
    }
    Some(days)
}
