//! Tree: an edition as it is written down, before it is checked. Files and JSON are read into this one shape.

use crate::order::sort_short;
use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// A value of an edition file: numbers and days are text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tree {
    /// Text.
    Text(String),
    /// A list.
    List(Vec<Tree>),
    /// Named values, sorted by name.
    Map(Vec<(String, Tree)>),
}

impl Tree {
    pub(crate) fn get(&self, name: &str) -> Option<&Tree> {
        self.entries().iter().find(|(known, _)| known == name).map(|(_, value)| value)
    }

    pub(crate) fn text(&self) -> Option<&str> {
        match self {
            Tree::Text(text) => Some(text),
            _ => None,
        }
    }

    pub(crate) fn entries(&self) -> &[(String, Tree)] {
        match self {
            Tree::Map(entries) => entries,
            _ => &[],
        }
    }

    pub(crate) fn items(&self) -> &[Tree] {
        match self {
            Tree::List(items) => items,
            _ => &[],
        }
    }

    /// The one way to write this tree down: JSON, names sorted, no spaces.
    fn canonical(&self, out: &mut String) {
        match self {
            Tree::Text(text) => quote(text, out),
            Tree::List(items) => {
                out.push('[');
                for (index, item) in items.iter().enumerate() {
                    if index > 0 {
                        out.push(',');
                    }
                    item.canonical(out);
                }
                out.push(']');
            }
            Tree::Map(entries) => {
                let mut sorted: Vec<_> = entries.iter().collect();
                sort_short(&mut sorted, |(name, _)| name);
                out.push('{');
                for (index, (name, value)) in sorted.into_iter().enumerate() {
                    if index > 0 {
                        out.push(',');
                    }
                    quote(name, out);
                    out.push(':');
                    value.canonical(out);
                }
                out.push('}');
            }
        }
    }

    /// SHA-256 of the canonical form, in hexadecimal digits.
    #[must_use]
    pub fn digest(&self) -> String {
        let mut canonical = String::new();
        self.canonical(&mut canonical);
        Sha256::digest(canonical).iter().fold(String::new(), |mut hex, byte| {
            // Writing to a string cannot fail.
            let _ = write!(hex, "{byte:02x}");
            hex
        })
    }
}

fn quote(text: &str, out: &mut String) {
    out.push('"');
    for character in text.chars() {
        if matches!(character, '"' | '\\') {
            out.push('\\');
        }
        out.push(character);
    }
    out.push('"');
}
