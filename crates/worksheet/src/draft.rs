//! Draft: an edition read from a tree. Every fault is collected, none stops the reading.

use crate::date::{self, Yearly};
use crate::decimal;
use crate::edition::{Cell, ColumnKind, Document, Edition, Origin, Place, Row, Topic};
use crate::order::sort_short;
use crate::program::Program;
use crate::text::LANGUAGES;
use crate::tree::{Tree, Words};
use rust_decimal::Decimal;
use std::borrow::Cow;
use time::Date;

/// What the author of an edition can fix.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault {
    /// Where, as a path of names: `number.tier-capacity`.
    pub path: String,
    /// What is wrong, a key of the text.
    pub code: &'static str,
}

#[derive(Default)]
struct Faults(Vec<Fault>);

impl Faults {
    fn add(&mut self, path: &[&str], code: &'static str) {
        self.0.push(Fault { path: path.join("."), code });
    }

    /// The day with this name; the first of all where there is none, which is a fault.
    fn day(&mut self, tree: &Tree, name: &str) -> Date {
        let day = date::read(tree.word(name));
        if day.is_none() {
            self.add(&[name], "not-a-date");
        }
        day.unwrap_or(Date::MIN)
    }
}

impl Edition {
    /// Reads an edition. It stays in memory: read each once.
    ///
    /// # Errors
    /// Every fault of the form: what is missing, or is not what it should be.
    pub fn read(tree: &Tree, origin: Origin) -> Result<Edition, Vec<Fault>> {
        let mut faults = Faults::default();
        let known = ["id", "from", "until", "document", "number", "table", "place"];
        for (name, _) in tree.entries() {
            if !known.contains(&name.as_ref()) {
                faults.add(&[name], "unknown-name");
            }
        }
        let (from, until) = (faults.day(tree, "from"), faults.day(tree, "until"));
        if from > until && until != Date::MIN {
            faults.add(&["until"], "before-from");
        }
        let id = text(tree, "id");
        if id.is_empty() {
            faults.add(&["id"], "missing");
        }
        let documents = documents(tree, &mut faults);
        let edition = Edition {
            id,
            from,
            until,
            origin,
            digest: tree.digest().leak(),
            documents,
            numbers: numbers(tree, &mut faults),
            tables: tables(tree),
            places: places(tree, documents, &mut faults),
        };
        if faults.0.is_empty() { Ok(edition) } else { Err(faults.0) }
    }

    /// An edition as the build packs it: checked then, so that it has no faults. Without numbers it could claim nothing.
    #[must_use]
    pub fn published(packed: &'static str) -> Edition {
        let nothing = Edition {
            id: "",
            from: Date::MIN,
            until: Date::MIN,
            origin: Origin::Published,
            digest: "",
            documents: &[],
            numbers: &[],
            tables: &[],
            places: &[],
        };
        Edition::read(&Tree::unpack(packed), Origin::Published).unwrap_or(nothing)
    }
}

fn keep(words: &Words) -> &'static str {
    match words {
        Cow::Borrowed(text) => text,
        Cow::Owned(text) => text.clone().leak(),
    }
}

/// The text with this name, empty where there is none.
fn text(tree: &Tree, name: &str) -> &'static str {
    match tree.at(name) {
        Tree::Text(text) => keep(text),
        _ => "",
    }
}

/// The entries of a part of the tree, sorted by name.
fn sorted<'a>(tree: &'a Tree, part: &str) -> Vec<(&'static str, &'a Tree)> {
    let mut entries = Vec::new();
    for (name, value) in tree.at(part).entries() {
        entries.push((keep(name), value));
    }
    sort_short(&mut entries, |(name, _)| *name);
    entries
}

fn documents(tree: &Tree, faults: &mut Faults) -> &'static [Document] {
    let mut documents = Vec::new();
    for (key, value) in sorted(tree, "document") {
        let title = LANGUAGES.map(|language| {
            if value.at(language.tag()).text().is_none() {
                faults.add(&["document", key, language.tag()], "missing");
            }
            text(value, language.tag())
        });
        documents.push(Document { key, title });
    }
    documents.leak()
}

fn numbers(tree: &Tree, faults: &mut Faults) -> &'static [(&'static str, Decimal, &'static str)] {
    let mut numbers = Vec::new();
    for (key, value) in sorted(tree, "number") {
        match decimal::read(value.word("value")) {
            Some(number) => numbers.push((key, number, text(value, "unit"))),
            None => faults.add(&["number", key], "not-a-number"),
        }
    }
    numbers.leak()
}

fn tables(tree: &Tree) -> &'static [(&'static str, &'static [Row])] {
    let mut tables = Vec::new();
    for (key, value) in sorted(tree, "table") {
        let mut rows: Vec<Row> = Vec::new();
        for row in value.items() {
            let mut cells = Vec::new();
            for (column, value) in row.entries() {
                cells.push((keep(column), cell(value)));
            }
            rows.push(cells.leak());
        }
        tables.push((key, &*rows.leak()));
    }
    tables.leak()
}

/// What a cell holds is seen from how it is written.
fn cell(value: &Tree) -> Cell {
    let Tree::Text(words) = value else { return Cell::Key("") };
    if let Some(number) = decimal::read(words) {
        Cell::Number(number)
    } else if let Some(day) = date::read(words) {
        Cell::Date(day)
    } else if let Some(day) = Yearly::read(words) {
        Cell::Yearly(day)
    } else {
        Cell::Key(keep(words))
    }
}

/// A place is written `document: section`.
fn places(tree: &Tree, documents: &[Document], faults: &mut Faults) -> &'static [(Topic, &'static [Place])] {
    let mut topics = Vec::new();
    for (topic, value) in sorted(tree, "place") {
        let mut places = Vec::new();
        for item in value.items() {
            let place = match item {
                Tree::Text(place) => keep(place).split_once(':'),
                _ => None,
            };
            let place = place.and_then(|(document, section)| Some((document, section.strip_prefix(' ')?)));
            match place {
                None => faults.add(&["place", topic], "not-a-place"),
                Some((document, section)) if documents.iter().any(|known| known.key == document) => {
                    places.push(Place { document, section });
                }
                Some((document, _)) => faults.add(&["place", topic, document], "unknown-document"),
            }
        }
        if value.items().is_empty() {
            faults.add(&["place", topic], "missing");
        }
        topics.push((topic, &*places.leak()));
    }
    topics.leak()
}

impl Edition {
    /// What this edition lacks for a program, and what the program does not use.
    #[must_use]
    pub fn faults(&self, program: &Program) -> Vec<Fault> {
        let mut faults = Faults::default();
        for parameter in program.parameters {
            match self.numbers.iter().find(|(key, ..)| *key == parameter.key) {
                None => faults.add(&["number", parameter.key], "missing"),
                Some((.., unit)) if *unit != parameter.unit.symbol() => {
                    faults.add(&["number", parameter.key], "wrong-unit");
                }
                Some(_) => {}
            }
        }
        for (key, ..) in self.numbers {
            if !program.parameters.iter().any(|parameter| parameter.key == *key) {
                faults.add(&["number", key], "unknown-name");
            }
        }
        self.table_faults(program, &mut faults);
        let topics = program.topics();
        for topic in topics.iter().filter(|topic| self.places(topic).is_empty()) {
            faults.add(&["place", topic], "missing");
        }
        for (topic, _) in self.places.iter().filter(|(topic, _)| !topics.contains(topic)) {
            faults.add(&["place", topic], "unknown-name");
        }
        faults.0
    }

    fn table_faults(&self, program: &Program, faults: &mut Faults) {
        for (key, _) in self.tables {
            if !program.tables.iter().any(|table| table.key == *key) {
                faults.add(&["table", key], "unknown-name");
            }
        }
        for table in program.tables {
            let rows = self.rows(table);
            if rows.is_empty() {
                faults.add(&["table", table.key], "missing");
            }
            for row in rows {
                if row.len() != table.columns.len() {
                    faults.add(&["table", table.key], "wrong-columns");
                }
                for column in table.columns {
                    let cell = row.iter().find(|(key, _)| *key == column.key).map(|(_, cell)| cell);
                    let fits = match (cell, column.kind) {
                        (Some(Cell::Key(key)), ColumnKind::Key) => !key.is_empty(),
                        (Some(Cell::Number(_)), ColumnKind::Number(_)) => true,
                        (Some(Cell::Date(_)), ColumnKind::Date) => true,
                        (Some(Cell::Yearly(_)), ColumnKind::Yearly) => true,
                        _ => false,
                    };
                    if !fits {
                        faults.add(&["table", table.key, column.key], "wrong-cell");
                    }
                }
            }
        }
    }
}

impl Program {
    /// Every topic its rules, numbers, tables, findings, days and papers name.
    #[must_use]
    pub fn topics(&self) -> Vec<Topic> {
        let mut topics = Vec::new();
        let mut add = |named: &'static [Topic]| {
            for topic in named {
                if !topics.contains(topic) {
                    topics.push(*topic);
                }
            }
        };
        self.rules.iter().for_each(|rule| add(rule.topics));
        self.parameters.iter().for_each(|parameter| add(parameter.topics));
        self.tables.iter().for_each(|table| add(table.topics));
        self.findings.iter().copied().flatten().for_each(|finding| add(finding.topics));
        self.deadlines.iter().for_each(|deadline| add(deadline.topics));
        self.papers.iter().copied().flatten().for_each(|paper| add(paper.topics));
        self.schedules.iter().for_each(|schedule| add(schedule.topics));
        topics
    }
}
