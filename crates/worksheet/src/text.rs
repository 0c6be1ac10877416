//! Text: the words of a program, in every language. The engine knows keys; people read these.

use std::borrow::Cow;
use std::str::Split;
use std::sync::OnceLock;

/// A language the calculator speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Language {
    /// English of the United States.
    #[default]
    English,
    /// Spanish as written in Puerto Rico.
    Spanish,
}

/// Every language, in the order of the columns of a [`TextTable`].
pub const LANGUAGES: [Language; 2] = [Language::English, Language::Spanish];

impl Language {
    /// The language of a tag such as `es`, `es-PR` or `EN`; nothing when it is none of ours.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Language> {
        let main = tag.split(['-', '_']).next().unwrap_or_default();
        LANGUAGES.into_iter().find(|language| language.tag().eq_ignore_ascii_case(main))
    }

    /// The one of this language among the columns of [`LANGUAGES`].
    #[must_use]
    pub fn pick<T>(self, columns: [T; LANGUAGES.len()]) -> T {
        let [english, spanish] = columns;
        match self {
            Language::English => english,
            Language::Spanish => spanish,
        }
    }

    /// The two-letter tag.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Spanish => "es",
        }
    }
}

/// A key, `kind.name`, and its words in every language.
pub type Row = (&'static str, [&'static str; LANGUAGES.len()]);

/// The words of one text file in every language, sorted by key.
#[derive(Clone, Copy, Debug)]
pub enum TextTable {
    /// As rows.
    Rows(&'static [Row]),
    /// As a text for each column, which is a third of the size after compression: no pointers, like beside like.
    Packed(&'static Packed),
}

/// What stands between the tables of a text.
pub const BETWEEN_TABLES: char = '\u{c}';

/// A table within one text for the keys and one for each language, with a line for each row. Keys stand in groups. Several
/// tables share the texts: words of one language compress better beside each other.
#[derive(Debug)]
pub struct Packed {
    keys: &'static str,
    words: [&'static str; LANGUAGES.len()],
    /// The position of the table in the texts.
    at: usize,
    rows: OnceLock<Vec<Row>>,
    /// The rows again, as many buckets as rows: an estimate looks up a hundred words, each by one hash.
    buckets: OnceLock<Vec<Vec<Row>>>,
}

impl Packed {
    /// The table at this position in texts that have a line for each key, and [`BETWEEN_TABLES`] between the tables.
    #[must_use]
    pub const fn new(keys: &'static str, words: [&'static str; LANGUAGES.len()], at: usize) -> Packed {
        Packed { keys, words, at, rows: OnceLock::new(), buckets: OnceLock::new() }
    }

    /// The lines of the table in one of the texts.
    fn lines(&self, text: &'static str) -> Split<'static, char> {
        text.split(BETWEEN_TABLES).nth(self.at).unwrap_or_default().split('\n')
    }
}

/// The keys of a packed table: a name a line, below the part it shares with others, which ends in a colon.
fn keys(lines: Split<'static, char>) -> Vec<&'static str> {
    let (mut keys, mut shared) = (Vec::new(), "");
    for line in lines {
        match line.strip_suffix(':') {
            Some(next) => shared = next,
            None => keys.push(&*[shared, ".", line].concat().leak()),
        }
    }
    keys
}

impl TextTable {
    /// The rows; a packed table is taken apart once.
    #[must_use]
    pub fn rows(self) -> &'static [Row] {
        match self {
            TextTable::Rows(rows) => rows,
            TextTable::Packed(packed) => packed.rows.get_or_init(|| {
                let [mut english, mut spanish] = packed.words.map(|words| packed.lines(words));
                let mut rows = Vec::new();
                for key in keys(packed.lines(packed.keys)) {
                    if let (Some(english), Some(spanish)) = (english.next(), spanish.next()) {
                        rows.push((key, [english, spanish]));
                    }
                }
                rows
            }),
        }
    }

    /// The rows among which those of this hash are.
    fn near(self, hash: u32) -> &'static [Row] {
        match self {
            TextTable::Rows(rows) => rows,
            TextTable::Packed(packed) => {
                let buckets = packed.buckets.get_or_init(|| {
                    let rows = self.rows();
                    let mut buckets = vec![Vec::new(); rows.len()];
                    for row in rows {
                        if let Some(bucket) =
                            bucket(hashed(0, row.0), rows.len()).and_then(|at| buckets.get_mut(at))
                        {
                            bucket.push(*row);
                        }
                    }
                    buckets
                });
                let near = bucket(hash, buckets.len()).and_then(|at| buckets.get(at));
                near.map_or(&[], Vec::as_slice)
            }
        }
    }
}

/// Goes on hashing with another text.
fn hashed(hash: u32, text: &str) -> u32 {
    text.bytes().fold(hash, |hash, byte| hash.wrapping_mul(31).wrapping_add(byte.into()))
}

fn bucket(hash: u32, buckets: usize) -> Option<usize> {
    usize::try_from(hash).ok()?.checked_rem(buckets)
}

/// The words of one program: its own table first, then the tables it shares with others.
#[derive(Clone, Copy, Debug)]
pub struct Text(pub &'static [TextTable]);

impl Text {
    /// The words for `kind.name`, when there are any.
    #[must_use]
    pub fn find(&self, language: Language, kind: &str, name: &str) -> Option<&'static str> {
        let hash = hashed(hashed(hashed(0, kind), "."), name);
        let sought = |key: &str| key.strip_prefix(kind).and_then(|rest| rest.strip_prefix('.')) == Some(name);
        self.0.iter().find_map(|table| {
            let (_, words) = table.near(hash).iter().find(|(key, _)| sought(key))?;
            Some(language.pick(*words))
        })
    }

    /// The words for `kind.name`, or `name` itself where a text file lacks them (a test finds that first).
    #[must_use]
    pub fn get<'a>(&self, language: Language, kind: &str, name: &'a str) -> &'a str {
        self.find(language, kind, name).unwrap_or(name)
    }
}

/// Puts values into the `{slots}` of a sentence. A slot nothing is known for stays as it is.
///
/// ```
/// use estimado_worksheet::text::fill;
/// assert_eq!(
///     fill("Up to {limit} only.", &|slot| (slot == "limit").then_some("15 kW".into())),
///     "Up to 15 kW only."
/// );
/// ```
#[must_use]
pub fn fill<'a>(sentence: &str, value: &dyn Fn(&str) -> Option<Cow<'a, str>>) -> String {
    let mut filled = String::with_capacity(sentence.len());
    let mut rest = sentence;
    while let Some((before, tail)) = rest.split_once('{') {
        filled.push_str(before);
        let Some((slot, after)) = tail.split_once('}') else {
            rest = tail;
            filled.push('{');
            break;
        };
        match value(slot) {
            Some(text) => filled.push_str(&text),
            None => {
                filled.push('{');
                filled.push_str(slot);
                filled.push('}');
            }
        }
        rest = after;
    }
    filled.push_str(rest);
    filled
}

/// Puts these values into the `{slots}` of a sentence.
#[must_use]
pub fn fill_slots<T: AsRef<str>>(sentence: &str, slots: &[(&str, T)]) -> String {
    let known = |slot: &str| slots.iter().find(|(known, _)| *known == slot);
    fill(sentence, &|slot| known(slot).map(|(_, text)| text.as_ref().into()))
}
