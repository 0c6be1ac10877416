//! Link: a calculator's state as the fragment of an address, which no browser sends to a server.
//!
//! Version 1 is for people and other programs to write: `estimado=1&program=pr-gef-tier1&totalProjectCost=7500`.
//! Version 2 is what the widget writes. It holds only signs that no mail program breaks or encodes: program, language,
//! edition, the first signs of its digest, the amount shown, the answers, and how many they are:
//! `estimado2~pr-gef-tier1~es~2017-08-17~0123abcd~2400.00~kYqR0c~9Lb3~.2`. Both are read for ever.

use estimado_worksheet::edition::Edition;
use estimado_worksheet::field::{Field, Kind};
use estimado_worksheet::text::Language;
use estimado_worksheet::tree::Tree;
use estimado_worksheet::{Program, date, decimal, typed};

#[cfg(test)]
mod tests;

/// What a link holds.
#[derive(Clone, Debug)]
pub struct Link {
    /// Its program.
    pub program: &'static Program,
    /// The language it was made in, where it says so.
    pub language: Option<Language>,
    /// The id of the edition it was made with; empty where it does not say.
    pub edition: String,
    /// The first signs of that edition's digest; empty where it does not say.
    pub digest: String,
    /// The amount that was shown, empty where none was; nothing where the link does not say.
    pub amount: Option<String>,
    /// The answers, as the interface takes them.
    pub answers: Tree,
    /// How many answers could not be read.
    pub left_out: usize,
}

/// Why a link cannot be read at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// No version that is known here.
    Version(String),
    /// No program that is known here.
    Program(String),
}

impl Fault {
    /// The fault as the interface tells it.
    pub fn tree(self) -> Tree {
        let (fault, name) = match self {
            Fault::Version(name) => ("unknown-version", name),
            Fault::Program(name) => ("unknown-program", name),
        };
        Tree::empty().with("fault", fault).with("name", name)
    }
}

/// How many signs of a digest a link holds.
const DIGEST: usize = 8;

/// The first signs of a digest, as a link holds them.
pub fn short(digest: &str) -> &str {
    digest.get(..DIGEST).unwrap_or_default()
}

/// The amount that an estimate leads with, as a link holds it; empty where there is none.
pub fn amount(program: &Program, estimate: &Tree) -> String {
    let key = program.headline.incentive.key;
    let line = estimate.at("lines").items().iter().find(|line| line.word("key") == key);
    line.map(|line| line.word("value").to_owned()).unwrap_or_default()
}

/// The fragment for these answers, with the number sign before it.
pub fn write(
    program: &Program,
    edition: &Edition,
    language: Option<Language>,
    amount: &str,
    answers: &Tree,
) -> String {
    let (id, known) = (escaped(edition.id, b'.'), answers.entries());
    let tag = language.map(Language::tag).unwrap_or_default();
    let mut parts = vec!["#estimado2".to_owned(), escaped(program.id, b'.'), tag.to_owned(), id];
    parts.extend([short(edition.digest).to_owned(), amount.to_owned()]);
    let before = parts.len();
    for field in program.fields {
        let value =
            known.iter().find(|(key, _)| key == field.key).and_then(|(_, value)| written(field, value));
        parts.extend(value.map(|value| [code(field.key), value].concat()));
    }
    // The last sign is a digit: what ends in a dash or a dot may lose it to the text around.
    let count = decimal::whole(parts.len().saturating_sub(before));
    parts.push([".", &count].concat());
    parts.join("~")
}

/// Reads a fragment, with or without the number sign; nothing where it is no link of ours.
pub fn read(fragment: &str) -> Option<Result<Link, Fault>> {
    let ours = fragment.strip_prefix('#').unwrap_or(fragment).strip_prefix("estimado")?;
    if let Some(pairs) = ours.strip_prefix('=') {
        let (version, pairs) = pairs.split_once('&').unwrap_or((pairs, ""));
        return Some(if version == "1" {
            read_pairs(pairs)
        } else {
            Err(Fault::Version(version.to_owned()))
        });
    }
    // Some programs encode even what need not be encoded.
    let plain = decoded(ours, '%').unwrap_or_else(|| ours.to_owned());
    let (version, parts) = plain.split_once('~')?;
    match version {
        "2" => Some(read_parts(parts)),
        _ if !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit()) => {
            Some(Err(Fault::Version(version.to_owned())))
        }
        _ => None,
    }
}

/// A link to a program, nothing read yet.
fn to(id: &str) -> Result<Link, Fault> {
    let program = estimado_programs::program(id).ok_or_else(|| Fault::Program(id.to_owned()))?;
    let (edition, digest, answers) = (String::new(), String::new(), Tree::empty());
    Ok(Link { program, language: None, edition, digest, amount: None, answers, left_out: 0 })
}

impl Link {
    /// The link as the interface tells it.
    pub fn tree(self) -> Tree {
        let some = |text: String| Some(text).filter(|text| !text.is_empty());
        Tree::empty()
            .with("program", self.program.id)
            .with("lang", self.language.map(Language::tag))
            .with("edition", some(self.edition))
            .with("digest", some(self.digest))
            .with("amount", self.amount)
            .with("inputs", self.answers)
            .with("leftOut", Tree::Number(decimal::whole(self.left_out).into()))
    }

    /// Takes an answer; one that cannot be read, or comes a second time, is counted.
    fn take(&mut self, answer: Option<(&'static Field, Tree)>) {
        match answer {
            Some((field, value)) if *self.answers.at(field.key) == Tree::Nothing => {
                self.answers.put(field.key, value);
            }
            _ => self.left_out = self.left_out.saturating_add(1),
        }
    }
}

fn read_pairs(pairs: &str) -> Result<Link, Fault> {
    let text = |value: &str| decoded(&value.replace('+', " "), '%');
    let named = |wanted: &str| {
        let value = |pair: &str| {
            pair.split_once('=').filter(|(name, _)| *name == wanted).and_then(|(_, value)| text(value))
        };
        pairs.split('&').find_map(value).unwrap_or_default()
    };
    let mut link = to(&named("program"))?;
    link.language = Language::from_tag(&named("lang"));
    link.edition = named("edition");
    for pair in pairs.split('&') {
        let (name, value) = pair.split_once('=').unwrap_or((pair, "?"));
        // What a form left empty was not answered.
        if !pair.is_empty() && !value.is_empty() && !["program", "lang", "edition"].contains(&name) {
            let field = link.program.field(name);
            link.take(field.and_then(|field| Some((field, answer(field, &text(value)?)?))));
        }
    }
    Ok(link)
}

fn read_parts(parts: &str) -> Result<Link, Fault> {
    let mut parts = parts.split('~');
    let mut head = || parts.next().and_then(|part| decoded(part, '_'));
    let mut link = to(&head().unwrap_or_default())?;
    link.language = head().and_then(|tag| Language::from_tag(&tag));
    link.edition = head().unwrap_or_default();
    link.digest = short(&head().unwrap_or_default()).to_owned();
    link.amount = head().filter(|amount| amount.is_empty() || decimal::read(amount).is_some());
    let (mut seen, mut stated) = (0u8, None);
    for part in parts {
        if let Some(count) = part.strip_prefix('.') {
            stated = count.parse::<u8>().ok();
        } else {
            seen = seen.saturating_add(1);
            let field = part.get(..3).and_then(|name| coded(link.program.fields, |field| field.key, name));
            let value = part.get(3..).unwrap_or_default();
            link.take(field.and_then(|field| Some((*field, read_written(field, value)?))));
        }
    }
    // A link that was cut off has lost one answer at least.
    let lost = stated.map_or(u8::from(link.left_out == 0), |stated| stated.saturating_sub(seen));
    link.left_out = link.left_out.saturating_add(lost.into());
    Ok(link)
}

/// The answer to a question as people and the interface write it; nothing where it can be none. A wrong number stays: the
/// form shows it and says what is wrong with it. A wrong day could not be shown.
fn answer(field: &Field, text: &str) -> Option<Tree> {
    Some(match field.kind {
        Kind::Choice(options) => (*options.iter().find(|option| **option == text)?).into(),
        Kind::YesNo => match text {
            "yes" | "true" => true.into(),
            "no" | "false" => false.into(),
            _ => return None,
        },
        Kind::Date => {
            date::read(text)?;
            text.to_owned().into()
        }
        _ if text.trim().is_empty() => return None,
        Kind::Dates => text.to_owned().into(),
        _ => typed::plain(text, field.unit()).into(),
    })
}

/// An answer as version 2 writes it: options by their codes, all else as it is, but days of a list with points between.
fn written(field: &Field, value: &Tree) -> Option<String> {
    let text = match value {
        Tree::YesNo(yes) => if *yes { "yes" } else { "no" }.into(),
        Tree::Text(text) | Tree::Number(text) => text.clone(),
        _ => return None,
    };
    match field.kind {
        Kind::Choice(options) => options.iter().find(|option| **option == text).map(|option| code(option)),
        _ if text.is_empty() => None,
        Kind::Dates => Some(escaped(&text, b',')),
        _ => Some(escaped(&text, b'.')),
    }
}

fn read_written(field: &Field, value: &str) -> Option<Tree> {
    match field.kind {
        Kind::Choice(options) => coded(options, |option| option, value).map(|option| (*option).into()),
        Kind::Dates => answer(field, &decoded(&value.replace('.', ","), '_')?),
        _ => answer(field, &decoded(value, '_')?),
    }
}

/// The one of these whose name has this code.
fn coded<'a, T>(all: &'a [T], name: impl Fn(&T) -> &'static str, wanted: &str) -> Option<&'a T> {
    all.iter().find(|each| code(name(each)) == wanted)
}

/// Three signs for a name: 18 bits of its FNV-1a hash. They stay when questions are added or change their order.
fn code(name: &str) -> String {
    let hash = hash(name);
    signs(&[12, 6, 0], hash ^ (hash >> 18))
}

/// Six signs that tell one text from another.
pub fn mark(text: &str) -> String {
    signs(&[30, 24, 18, 12, 6, 0], hash(text))
}

/// FNV-1a.
fn hash(text: &str) -> u32 {
    let step = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
    text.bytes().fold(0x811c_9dc5, step)
}

fn signs(shifts: &[u32], bits: u32) -> String {
    shifts.iter().map(|shift| sign(bits.wrapping_shr(*shift) & 63)).collect()
}

/// A sign of base64url.
fn sign(six: u32) -> char {
    let signs = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    usize::try_from(six).ok().and_then(|six| signs.get(six)).copied().unwrap_or_default().into()
}

/// A text in unreserved signs, with a point in place of `point`: what is none stands as its bytes, `_20`.
fn escaped(text: &str, point: u8) -> String {
    let mut out = String::new();
    for byte in text.bytes() {
        if byte == point {
            out.push('.');
        } else if byte.is_ascii_alphanumeric() || byte == b'-' {
            out.push(byte.into());
        } else {
            let digit = |four: u8| char::from_digit(four.into(), 16).unwrap_or_default().to_ascii_uppercase();
            out.extend(['_', digit(byte >> 4), digit(byte & 15)]);
        }
    }
    out
}

/// A text whose bytes may stand as two hexadecimal digits after a sign; nothing where it comes to no text.
fn decoded(text: &str, sign: char) -> Option<String> {
    let mut pieces = text.split(sign);
    let mut bytes = pieces.next()?.as_bytes().to_vec();
    for piece in pieces {
        bytes.push(u8::from_str_radix(piece.get(..2)?, 16).ok()?);
        bytes.extend_from_slice(piece.get(2..)?.as_bytes());
    }
    String::from_utf8(bytes).ok()
}
