//! Tree: a value of JSON. Editions are read from it, and everything the widget says to the outside is made of it.

use crate::order::sort_short;
use sha2::{Digest, Sha256};
use std::borrow::Cow;

/// A name or a text: one of ours, or one from outside.
pub type Words = Cow<'static, str>;

/// A value of JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tree {
    /// Left out.
    Nothing,
    /// Text. Numbers and days of editions and estimates are text too, so that none passes through a float.
    Text(Words),
    /// A number, as JSON writes it.
    Number(Words),
    /// True or false.
    YesNo(bool),
    /// A list.
    List(Vec<Tree>),
    /// Named values.
    Map(Vec<(Words, Tree)>),
}

static NOTHING: Tree = Tree::Nothing;

impl Tree {
    /// The value with this name; nothing where there is none.
    #[must_use]
    pub fn at(&self, name: &str) -> &Tree {
        self.entries().iter().find(|(known, _)| known == name).map_or(&NOTHING, |(_, value)| value)
    }

    /// The text of a text.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        match self {
            Tree::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The text with this name, empty where there is none.
    #[must_use]
    pub fn word(&self, name: &str) -> &str {
        self.at(name).text().unwrap_or_default()
    }

    /// The values of a map, by name.
    #[must_use]
    pub fn entries(&self) -> &[(Words, Tree)] {
        match self {
            Tree::Map(entries) => entries,
            _ => &[],
        }
    }

    /// The values of a list.
    #[must_use]
    pub fn items(&self) -> &[Tree] {
        match self {
            Tree::List(items) => items,
            _ => &[],
        }
    }

    /// A list of what is made of each of these. The same code for every function that makes it, where an iterator would
    /// bring its own for each.
    #[must_use]
    #[inline(never)]
    pub fn list<T>(of: &[T], make: &dyn Fn(&T) -> Tree) -> Tree {
        let mut items = Vec::with_capacity(of.len());
        for one in of {
            items.push(make(one));
        }
        Tree::List(items)
    }

    /// A map without entries, to be filled by [`Tree::with`].
    #[must_use]
    pub const fn empty() -> Tree {
        Tree::Map(Vec::new())
    }

    /// A map with one more entry, unless the value is nothing. Never put in line: it is called hundreds of times.
    #[must_use]
    #[inline(never)]
    pub fn with(mut self, name: &'static str, value: impl Into<Tree>) -> Tree {
        self.put(name, value.into());
        self
    }

    /// Adds an entry to a map, unless the value is nothing.
    pub fn put(&mut self, name: &'static str, value: Tree) {
        match (self, value) {
            (_, Tree::Nothing) => {}
            (Tree::Map(entries), value) => {
                // Most maps have five to eight entries: room for them at once, not by and by.
                if entries.is_empty() {
                    entries.reserve(8);
                }
                entries.push((Cow::Borrowed(name), value));
            }
            _ => {}
        }
    }

    /// The tree as JSON without spaces, names in the order they were put in.
    #[must_use]
    pub fn json(&self) -> String {
        let mut json = Vec::with_capacity(1 << 14);
        self.write(&mut json);
        // Every piece is a whole text, so that all of it is one too.
        String::from_utf8(json).unwrap_or_default()
    }

    fn write(&self, out: &mut Vec<u8>) {
        match self {
            Tree::Nothing => out.extend_from_slice(b"null"),
            Tree::Text(text) => quote(text, out),
            Tree::Number(number) => out.extend_from_slice(number.as_bytes()),
            Tree::YesNo(true) => out.extend_from_slice(b"true"),
            Tree::YesNo(false) => out.extend_from_slice(b"false"),
            Tree::List(items) => {
                let mut before = b'[';
                for item in items {
                    out.push(before);
                    item.write(out);
                    before = b',';
                }
                if items.is_empty() {
                    out.push(b'[');
                }
                out.push(b']');
            }
            Tree::Map(entries) => {
                let mut before = b'{';
                for (name, value) in entries {
                    out.push(before);
                    quote(name, out);
                    out.push(b':');
                    value.write(out);
                    before = b',';
                }
                if entries.is_empty() {
                    out.push(b'{');
                }
                out.push(b'}');
            }
        }
    }

    /// The tree as the build packs it: JSON without spaces, of maps, lists and texts that hold no quote and no backslash.
    /// Its words are borrowed.
    #[must_use]
    pub fn unpack(packed: &'static str) -> Tree {
        let mut rest = packed;
        unpack(&mut rest)
    }

    /// Sorts the entries of every map by name.
    pub fn sort(&mut self) {
        match self {
            Tree::List(items) => items.iter_mut().for_each(Tree::sort),
            Tree::Map(entries) => {
                sort_short(entries, |(name, _)| name.clone());
                entries.iter_mut().for_each(|(_, value)| value.sort());
            }
            _ => {}
        }
    }

    /// SHA-256 of the JSON with sorted names, in hexadecimal digits.
    #[must_use]
    pub fn digest(&self) -> String {
        let mut sorted = self.clone();
        sorted.sort();
        let mut hex = String::new();
        for byte in Sha256::digest(sorted.json()) {
            hex.extend([hex_digit(byte >> 4), hex_digit(byte)]);
        }
        hex
    }
}

/// Takes a sign off, if it comes next.
fn taken(rest: &mut &'static str, sign: char) -> bool {
    let tail = rest.strip_prefix(sign);
    *rest = tail.unwrap_or(rest);
    tail.is_some()
}

fn unpack(rest: &mut &'static str) -> Tree {
    if taken(rest, '{') {
        let mut entries = Vec::new();
        while !taken(rest, '}') && !rest.is_empty() {
            taken(rest, ',');
            let name = unpacked_text(rest);
            taken(rest, ':');
            entries.push((name, unpack(rest)));
        }
        Tree::Map(entries)
    } else if taken(rest, '[') {
        let mut items = Vec::new();
        while !taken(rest, ']') && !rest.is_empty() {
            taken(rest, ',');
            items.push(unpack(rest));
        }
        Tree::List(items)
    } else {
        Tree::Text(unpacked_text(rest))
    }
}

fn unpacked_text(rest: &mut &'static str) -> Words {
    taken(rest, '"');
    let (text, tail) = rest.split_once('"').unwrap_or((*rest, ""));
    *rest = tail;
    Cow::Borrowed(text)
}

/// The last hexadecimal digit of a number.
fn hex_digit(number: u8) -> char {
    char::from_digit((number & 15).into(), 16).unwrap_or_default()
}

fn quote(text: &str, out: &mut Vec<u8>) {
    out.push(b'"');
    // Without a way out of the loop the processor looks at many bytes at once.
    let plain =
        text.bytes().fold(true, |plain, byte| plain & (byte >= b' ') & (byte != b'"') & (byte != b'\\'));
    if plain {
        out.extend_from_slice(text.as_bytes());
    } else {
        for byte in text.bytes() {
            match byte {
                b'"' | b'\\' => out.extend([b'\\', byte]),
                ..b' ' => {
                    let digit = |four: u8| {
                        if four < 10 { b'0'.saturating_add(four) } else { b'W'.saturating_add(four) }
                    };
                    out.extend([b'\\', b'u', b'0', b'0', digit(byte >> 4), digit(byte & 15)]);
                }
                _ => out.push(byte),
            }
        }
    }
    out.push(b'"');
}

impl From<&'static str> for Tree {
    fn from(text: &'static str) -> Tree {
        Tree::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Tree {
    fn from(text: String) -> Tree {
        Tree::Text(Cow::Owned(text))
    }
}

impl From<bool> for Tree {
    fn from(yes: bool) -> Tree {
        Tree::YesNo(yes)
    }
}

impl From<Vec<Tree>> for Tree {
    fn from(items: Vec<Tree>) -> Tree {
        Tree::List(items)
    }
}

impl<T: Into<Tree>> From<Option<T>> for Tree {
    fn from(value: Option<T>) -> Tree {
        value.map_or(Tree::Nothing, T::into)
    }
}
