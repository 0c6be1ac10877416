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

/// What version 1 says besides the answers.
const HEAD: [&str; 3] = ["program", "lang", "edition"];
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

/// What a fragment tells, with or without the number sign, in the words of the interface: what the link holds, or why it
/// cannot be read. Nothing where it is no link of ours.
pub fn read(fragment: &str) -> Option<Tree> {
    let ours = fragment.strip_prefix('#').unwrap_or(fragment).strip_prefix("estimado")?;
    if let Some(pairs) = ours.strip_prefix('=') {
        let (version, pairs) = pairs.split_once('&').unwrap_or((pairs, ""));
        return Some(if version == "1" { read_pairs(pairs) } else { fault("unknown-version", version) });
    }
    // Some programs encode even what need not be encoded.
    let plain = decoded(ours, '%').unwrap_or_else(|| ours.to_owned());
    let (version, parts) = plain.split_once('~')?;
    if version == "2" {
        return Some(read_parts(parts));
    }
    let is_version = !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit());
    is_version.then(|| fault("unknown-version", version))
}

fn fault(code: &'static str, name: &str) -> Tree {
    Tree::empty().with("fault", code).with("name", name.to_owned())
}

/// The answers of a link as they are read.
struct Answers {
    inputs: Tree,
    left_out: usize,
}

impl Answers {
    const NONE: Answers = Answers { inputs: Tree::empty(), left_out: 0 };

    /// Takes an answer; one that cannot be read, or comes a second time, is counted.
    fn take(&mut self, answer: Option<(&'static Field, Tree)>) {
        match answer {
            Some((field, value)) if *self.inputs.at(field.key) == Tree::Nothing => {
                self.inputs.put(field.key, value);
            }
            _ => self.left_out = self.left_out.saturating_add(1),
        }
    }

    fn told(self, program: &Program, [tag, edition, digest]: [String; 3], amount: Option<String>) -> Tree {
        let some = |text: String| Some(text).filter(|text| !text.is_empty());
        Tree::empty()
            .with("program", program.id)
            .with("lang", Language::from_tag(&tag).map(Language::tag))
            .with("edition", some(edition))
            .with("digest", some(short(&digest).to_owned()))
            .with("amount", amount)
            .with("inputs", self.inputs)
            .with("leftOut", Tree::Number(decimal::whole(self.left_out).into()))
    }
}

fn read_pairs(pairs: &str) -> Tree {
    let text = |value: &str| decoded(&value.replace('+', " "), '%');
    let named = |wanted: &str| {
        let value = |pair: &str| {
            pair.split_once('=').filter(|(name, _)| *name == wanted).and_then(|(_, value)| text(value))
        };
        pairs.split('&').find_map(value).unwrap_or_default()
    };
    let [id, tag, edition] = HEAD.map(named);
    let Some(program) = estimado_programs::program(&id) else { return fault("unknown-program", &id) };
    let mut answers = Answers::NONE;
    for pair in pairs.split('&') {
        let (name, value) = pair.split_once('=').unwrap_or((pair, "?"));
        // What a form left empty was not answered.
        if !pair.is_empty() && !value.is_empty() && !HEAD.contains(&name) {
            let field = program.field(name);
            answers.take(field.and_then(|field| Some((field, answer(field, &text(value)?)?))));
        }
    }
    answers.told(program, [tag, edition, String::new()], None)
}

fn read_parts(parts: &str) -> Tree {
    let mut parts = parts.split('~');
    let [id, tag, edition, digest, amount] =
        [(); 5].map(|()| parts.next().and_then(|part| decoded(part, '_')));
    let id = id.unwrap_or_default();
    let Some(program) = estimado_programs::program(&id) else { return fault("unknown-program", &id) };
    let (mut answers, mut seen, mut stated) = (Answers::NONE, 0u8, None);
    for part in parts {
        if let Some(count) = part.strip_prefix('.') {
            stated = count.parse::<u8>().ok();
        } else {
            seen = seen.saturating_add(1);
            let field = part.get(..3).and_then(|name| coded(program.fields, |field| field.key, name));
            let value = part.get(3..).unwrap_or_default();
            answers.take(field.and_then(|field| Some((*field, read_written(field, value)?))));
        }
    }
    // A link that was cut off has lost one answer at least.
    let lost = stated.map_or(u8::from(answers.left_out == 0), |stated| stated.saturating_sub(seen));
    answers.left_out = answers.left_out.saturating_add(lost.into());
    let amount = amount.filter(|amount| amount.is_empty() || decimal::read(amount).is_some());
    answers.told(program, [tag, edition, digest].map(Option::unwrap_or_default), amount)
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
    let mut signs = String::new();
    for shift in shifts {
        signs.push(sign(bits.wrapping_shr(*shift) & 63));
    }
    signs
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
