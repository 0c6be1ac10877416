//! One thing, one name: the terms of `docs/glossary.md` in every text, and no words of the other language.
#![cfg(test)]
#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

use estimado_programs::PROGRAMS;
use std::collections::BTreeSet;

/// A row of the glossary.
struct Term {
    english: &'static str,
    /// Any of these will do.
    spanish: Vec<&'static str>,
    /// How the id of its programs begins; empty for all.
    programs: &'static str,
}

/// A text in both languages, and a program that says it.
struct Said {
    program: &'static str,
    key: &'static str,
    english: String,
    spanish: String,
}

/// Texts that say a term in another way, with the reason: program, key, term.
const EXCEPTIONS: &[(&str, &str, &str, &str)] = &[];

static GLOSSARY: &str = include_str!("../../../docs/glossary.md");

fn glossary() -> Vec<Term> {
    let rows = GLOSSARY.lines().filter(|line| line.starts_with("| ")).skip(1);
    let row = |line: &'static str| {
        let cells: Vec<_> =
            line.trim_start_matches('|').trim_end_matches('|').split('|').map(str::trim).collect();
        assert_eq!(cells.len(), 4, "{line}");
        Term { english: cells[0], spanish: cells[1].split("; ").collect(), programs: cells[2] }
    };
    rows.map(row).collect()
}

/// Every text of every program, once.
fn texts() -> Vec<Said> {
    let (mut known, mut texts) = (BTreeSet::new(), Vec::new());
    for program in PROGRAMS {
        for (key, [english, spanish]) in program.text.0.iter().flat_map(|table| table.rows()) {
            if known.insert((*key, *english, *spanish)) {
                let [english, spanish] = [english, spanish].map(|text| plain(text));
                texts.push(Said { program: program.id, key, english, spanish });
            }
        }
    }
    texts
}

/// Small letters and single spaces, without slots, accents and punctuation; `“` and `”` are kept.
fn plain(text: &str) -> String {
    let outside = text.split('{').enumerate().map(|(index, part)| match part.split_once('}') {
        Some((_, after)) if index > 0 => after,
        _ => part,
    });
    let letter = |sign: char| match sign {
        'á' => 'a',
        'é' => 'e',
        'í' => 'i',
        'ó' => 'o',
        'ú' | 'ü' => 'u',
        '“' | '”' => sign,
        _ if sign.is_alphanumeric() => sign,
        _ => ' ',
    };
    let text = outside.collect::<Vec<_>>().join(" ").to_lowercase().replace('“', " “ ").replace('”', " ” ");
    let text: String = text.chars().map(letter).collect();
    format!(" {} ", text.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Where an English term stands in a plain text, in the singular or the plural.
fn found(text: &str, term: &str) -> Option<(usize, usize)> {
    let term = plain(term);
    let term = term.trim();
    let plurals = [
        term.to_owned(),
        format!("{term}s"),
        format!("{term}es"),
        format!("{}ies", term.trim_end_matches('y')),
    ];
    plurals.iter().find_map(|form| text.find(&format!(" {form} ")).map(|start| (start, form.len() + 2)))
}

/// Whether the words of a Spanish term stand in a plain text in order, whatever their endings.
fn says(text: &str, term: &str) -> bool {
    let term = plain(term);
    let stem = |word: &'_ str| {
        let stem = word.trim_end_matches('s').trim_end_matches(['a', 'e', 'o']);
        if stem.len() < 3 { word.to_owned() } else { stem.to_owned() }
    };
    let mut words = text.split_whitespace();
    term.split_whitespace().all(|word| {
        let stem = stem(word);
        words.any(|said| said.starts_with(&stem) && said.len() <= stem.len() + 4)
    })
}

/// A text without the names in quotation marks and those that both languages share.
fn without_names(text: &str, glossary: &[Term]) -> String {
    let names = glossary.iter().filter(|term| term.spanish == [term.english]);
    let quoted = text.split('“').enumerate().map(|(index, part)| match part.split_once('”') {
        Some((_, after)) if index > 0 => after,
        _ => part,
    });
    let text = quoted.collect::<Vec<_>>().join(" ");
    names.fold(text, |text, name| text.replace(&plain(name.english), "  "))
}

#[test]
fn every_term_has_its_name_in_spanish() {
    let mut glossary = glossary();
    // The longest first: “net cost after incentives” is not “incentive”.
    glossary.sort_by_key(|term| std::cmp::Reverse(term.english.len()));
    let mut used = BTreeSet::new();
    let mut wrong = Vec::new();
    for said in texts() {
        let mut english = said.english.clone();
        for term in glossary.iter().filter(|term| said.program.starts_with(term.programs)) {
            while let Some((start, length)) = found(&english, term.english) {
                english.replace_range(start..start + length, " · ");
                let exception = EXCEPTIONS.iter().position(|(program, key, name, _)| {
                    said.program.starts_with(program) && *key == said.key && *name == term.english
                });
                used.extend(exception);
                if exception.is_none() && !term.spanish.iter().any(|name| says(&said.spanish, name)) {
                    wrong.push(format!("{} {}: {} in{}", said.program, said.key, term.english, said.spanish));
                }
            }
        }
    }
    wrong.dedup();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert_eq!(used.len(), EXCEPTIONS.len(), "exceptions that are not needed any more");
}

#[test]
fn no_words_of_the_other_language() {
    let glossary = glossary();
    let english = "the of and your you with for from is are was by if or not this that what when which only must may \
                   can will has have than more most least above below under over after before between each every \
                   cost project application rebate grant fee payment enter choose";
    let spanish = "el la los las de del y con para su sus una uno que por en es son al lo se si mas costo proyecto \
                   solicitud reembolso pago entre escoja";
    let strays = |text: &str, words: &str| -> Vec<String> {
        let text = without_names(text, &glossary);
        words
            .split_whitespace()
            .filter(|word| text.contains(&format!(" {word} ")))
            .map(str::to_owned)
            .collect()
    };
    for said in texts() {
        assert_eq!(strays(&said.spanish, english), Vec::<String>::new(), "{} {}", said.program, said.key);
        assert_eq!(strays(&said.english, spanish), Vec::<String>::new(), "{} {}", said.program, said.key);
    }
}

#[test]
fn the_glossary_is_in_order_and_states_each_term_once() {
    let order: Vec<_> = glossary().iter().map(|term| (term.english.to_lowercase(), term.programs)).collect();
    for pair in order.windows(2) {
        assert!(pair[0] < pair[1], "{pair:?}");
    }
}

#[test]
fn endings_do_not_matter_but_words_do() {
    let text = plain("Cargos por la solicitud: {application-fee}");
    assert_eq!(text, " cargos por la solicitud ");
    assert!(says(&text, "cargo por solicitud"));
    assert!(!says(&text, "tarifa por solicitud"));
    assert!(!says(&text, "solicitud por cargo"));
    assert_eq!(found(&plain("Two application fees."), "application fee"), Some((4, 18)));
    assert_eq!(found(&plain("The rating"), "rate"), None);
}
