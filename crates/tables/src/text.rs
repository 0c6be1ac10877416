//! Text files: nested TOML of strings, the same keys and slots in every language.

use estimado_worksheet::text::LANGUAGES;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use toml::Value;

/// The table of a `text` folder, packed: its keys, and its words in each language.
///
/// # Errors
/// Every key that a language lacks or has too much, every slot that differs from English.
pub fn table(folder: &Path) -> Result<Vec<String>, Vec<String>> {
    let mut faults = Vec::new();
    let mut languages = Vec::new();
    for language in LANGUAGES {
        let path = folder.join(format!("{}.toml", language.tag()));
        match crate::read(&path) {
            Ok(table) => {
                let mut words = BTreeMap::new();
                flatten("", &Value::Table(table), &mut words, &mut faults);
                languages.push((path, words));
            }
            Err(fault) => faults.push(fault),
        }
    }
    if let [(first_path, first), rest @ ..] = languages.as_slice() {
        for (path, words) in rest {
            compare((first_path, first), (path, words), &mut faults);
            compare((path, words), (first_path, first), &mut faults);
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let keys: BTreeSet<_> = languages.iter().flat_map(|(_, words)| words.keys()).collect();
    let column = |words: &Words| -> String {
        let words: Vec<_> = keys.iter().filter_map(|key| words.get(*key)).map(String::as_str).collect();
        words.join("\n")
    };
    let columns = languages.iter().map(|(_, words)| column(words));
    Ok([packed(&keys)].into_iter().chain(columns).collect())
}

/// The names of the keys, a line each, below the part they share up to the last point: `field:` and then `systemCapacityKw`.
fn packed(keys: &BTreeSet<&String>) -> String {
    let (mut lines, mut before) = (Vec::new(), "");
    for key in keys {
        let (shared, name) = key.rsplit_once('.').unwrap_or(("", key));
        if shared != before {
            lines.push(format!("{shared}:"));
            before = shared;
        }
        lines.push(name.to_owned());
    }
    lines.join("\n")
}

type Words = BTreeMap<String, String>;

fn flatten(prefix: &str, value: &Value, words: &mut Words, faults: &mut Vec<String>) {
    match value {
        Value::String(text) if !text.trim().is_empty() => {
            // A table has one line for each text.
            words.insert(prefix.to_owned(), text.split_whitespace().collect::<Vec<_>>().join(" "));
        }
        Value::Table(table) => {
            for (name, value) in table {
                let key = if prefix.is_empty() { name.clone() } else { format!("{prefix}.{name}") };
                flatten(&key, value, words, faults);
            }
        }
        _ => faults.push(format!("{prefix}: not a text")),
    }
}

fn compare((path, words): (&Path, &Words), (other_path, other): (&Path, &Words), faults: &mut Vec<String>) {
    for (key, text) in words {
        match other.get(key) {
            None => faults.push(format!("{}: {key} is missing", other_path.display())),
            Some(translated) => {
                for slot in slots(text).difference(&slots(translated)) {
                    faults.push(format!(
                        "{}: {key} has {{{slot}}}, but not in {}",
                        path.display(),
                        other_path.display()
                    ));
                }
            }
        }
    }
}

fn slots(text: &str) -> BTreeSet<&str> {
    text.split('{').skip(1).filter_map(|tail| tail.split_once('}')).map(|(slot, _)| slot).collect()
}
