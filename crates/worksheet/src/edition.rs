//! Edition: the numbers of a program as one version of its documents states them, and where they stand.

use crate::date::Yearly;
use crate::text::{LANGUAGES, Language};
use crate::unit::Unit;
use rust_decimal::Decimal;
use time::Date;

/// What rules, parameters and findings are about; each edition says where the topic stands in its documents.
pub type Topic = &'static str;

/// A number that an edition states.
#[derive(Debug)]
pub struct Parameter {
    /// Its name in the edition and in the text.
    pub key: &'static str,
    /// What it counts; the edition must say the same.
    pub unit: Unit,
    /// Where it stands.
    pub topics: &'static [Topic],
}

impl Parameter {
    /// A number under this key.
    #[must_use]
    pub const fn new(key: &'static str, unit: Unit, topics: &'static [Topic]) -> Parameter {
        Parameter { key, unit, topics }
    }
}

/// A table that an edition states.
#[derive(Debug)]
pub struct Table {
    /// Its name in the edition.
    pub key: &'static str,
    /// Its columns; every row has them all.
    pub columns: &'static [&'static Column],
    /// Where it stands.
    pub topics: &'static [Topic],
}

/// A column of a table.
#[derive(Debug)]
pub struct Column {
    /// Its name in the edition and in the text.
    pub key: &'static str,
    /// What its cells hold.
    pub kind: ColumnKind,
}

/// What the cells of a column hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnKind {
    /// A key, such as an option of a field.
    Key,
    /// A number.
    Number(Unit),
    /// A day.
    Date,
    /// A day of every year.
    Yearly,
}

/// A cell of a table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cell {
    /// A key.
    Key(&'static str),
    /// A number.
    Number(Decimal),
    /// A day.
    Date(Date),
    /// A day of every year.
    Yearly(Yearly),
}

/// One row: its cells by column key.
pub type Row = &'static [(&'static str, Cell)];

/// A document that an edition rests on.
#[derive(Clone, Copy, Debug)]
pub struct Document {
    /// Its key in the edition.
    pub key: &'static str,
    /// Its title, by language.
    pub title: [&'static str; LANGUAGES.len()],
}

impl Document {
    /// The title in a language.
    #[must_use]
    pub fn title(&self, language: Language) -> &'static str {
        language.pick(self.title)
    }
}

/// A place in a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The key of the document.
    pub document: &'static str,
    /// The section, as the document numbers it.
    pub section: &'static str,
}

/// Who answers for the numbers of an edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// Published with this software.
    Published,
    /// Supplied by the page the calculator stands on.
    Host,
}

/// One edition. Never changes once published: a correction is a new edition.
#[derive(Clone, Copy, Debug)]
pub struct Edition {
    /// Its id, unique in the program.
    pub id: &'static str,
    /// The first day of applications it is made for.
    pub from: Date,
    /// The last such day.
    pub until: Date,
    /// Who answers for it.
    pub origin: Origin,
    /// SHA-256 of its content in canonical form, in hexadecimal digits.
    pub digest: &'static str,
    /// The documents it rests on.
    pub documents: &'static [Document],
    /// Its numbers: key, value and unit, sorted by key.
    pub numbers: &'static [(&'static str, Decimal, &'static str)],
    /// Its tables, sorted by key.
    pub tables: &'static [(&'static str, &'static [Row])],
    /// Where each topic stands, sorted by topic.
    pub places: &'static [(Topic, &'static [Place])],
}

fn sought<T: Copy>(list: &'static [(&'static str, T)], key: &str) -> Option<T> {
    let index = list.binary_search_by_key(&key, |(known, _)| known).ok()?;
    list.get(index).map(|(_, value)| *value)
}

impl Edition {
    /// The number a parameter stands for.
    #[must_use]
    pub fn number(&self, parameter: &Parameter) -> Option<Decimal> {
        let index = self.numbers.binary_search_by_key(&parameter.key, |(key, ..)| key).ok()?;
        self.numbers.get(index).map(|(_, value, _)| *value)
    }

    /// The rows of a table, none when the edition lacks it.
    #[must_use]
    pub fn rows(&self, table: &Table) -> &'static [Row] {
        sought(self.tables, table.key).unwrap_or_default()
    }

    /// Where a topic stands.
    #[must_use]
    pub fn places(&self, topic: Topic) -> &'static [Place] {
        sought(self.places, topic).unwrap_or_default()
    }

    /// The document with this key.
    #[must_use]
    pub fn document(&self, key: &str) -> Option<&'static Document> {
        self.documents.iter().find(|document| document.key == key)
    }
}
