//! Draft: an edition read from a tree. Every fault is collected, none stops the reading.

use crate::date::{self, Yearly};
use crate::decimal;
use crate::edition::{Cell, Column, ColumnKind, Document, Edition, Origin, Place, Row, Table, Topic};
use crate::order::sort_short;
use crate::program::Program;
use crate::text::{LANGUAGES, Language};
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
    /// What to write instead, where it is particular to the place; otherwise empty.
    pub wanted: String,
}

/// What an edition is made of; `$schema` is for editors, and no part of it.
const PARTS: [&str; 8] = ["id", "from", "until", "document", "number", "table", "place", "$schema"];

/// How a list of places looks.
const A_PLACE: &str = r#"["guide: VI, p. 6"]"#;

#[derive(Default)]
struct Faults(Vec<Fault>);

impl Faults {
    fn add(&mut self, path: &[&str], code: &'static str) {
        self.add_wanted(path, code, "");
    }

    fn add_wanted(&mut self, path: &[&str], code: &'static str, wanted: &str) {
        self.0.push(Fault { path: path.join("."), code, wanted: wanted.to_owned() });
    }

    /// Names that are not among the known ones.
    fn unknown(&mut self, tree: &Tree, path: &[&str], known: &[&str]) {
        for (name, _) in tree.entries() {
            if !known.contains(&name.as_ref()) {
                self.add_wanted(&[path, &[name]].concat(), "unknown-part", &known.join(", "));
            }
        }
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
        let (edition, faults) = Edition::draft(tree, origin);
        if faults.is_empty() { Ok(edition) } else { Err(faults) }
    }

    /// Reads an edition as far as it can be read, with every fault of the form. It stays in memory.
    #[must_use]
    pub fn draft(tree: &Tree, origin: Origin) -> (Edition, Vec<Fault>) {
        let mut faults = Faults::default();
        faults.unknown(tree, &[], &PARTS);
        let (from, until) = (faults.day(tree, "from"), faults.day(tree, "until"));
        if from > until && until != Date::MIN {
            faults.add_wanted(&["until"], "before-from", r#""from""#);
        }
        let id = text(tree, "id");
        if id.trim().is_empty() {
            faults.add_wanted(&["id"], "missing", r#""2026-rates""#);
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
        (edition, faults.0)
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
            let title = text(value, language.tag());
            if title.trim().is_empty() {
                faults.add_wanted(&["document", key, language.tag()], "missing", r#""…""#);
            }
            title
        });
        faults.unknown(value, &["document", key], &LANGUAGES.map(Language::tag));
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
        faults.unknown(value, &["number", key], &["value", "unit"]);
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
            let place = place.filter(|(_, section)| !section.trim().is_empty());
            match place {
                None => faults.add(&["place", topic], "not-a-place"),
                Some((document, section)) if documents.iter().any(|known| known.key == document) => {
                    places.push(Place { document, section });
                }
                Some((document, _)) => {
                    let known: Vec<_> = documents.iter().map(|known| known.key).collect();
                    faults.add_wanted(&["place", topic, document], "unknown-document", &known.join(", "));
                }
            }
        }
        if value.items().is_empty() {
            faults.add_wanted(&["place", topic], "missing", A_PLACE);
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
            let (path, unit) = (["number", parameter.key], parameter.unit.symbol());
            match self.numbers.iter().find(|(key, ..)| *key == parameter.key) {
                None => {
                    faults.add_wanted(
                        &path,
                        "missing",
                        &[r#"{"value": "…", "unit": ""#, &unit, r#""}"#].concat(),
                    );
                }
                Some((.., known)) if *known != unit => faults.add_wanted(&path, "wrong-unit", &unit),
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
            faults.add_wanted(&["place", topic], "missing", A_PLACE);
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
            let columns: Vec<_> = table.columns.iter().map(|column| column.key).collect();
            if rows.is_empty() {
                let cells = columns.join(r#"": "…", ""#);
                let wanted = [r#"[{""#, &cells, r#"": "…"}]"#].concat();
                faults.add_wanted(&["table", table.key], "missing", &wanted);
            }
            let columns = columns.join(", ");
            for (index, row) in rows.iter().enumerate() {
                // People count rows from one.
                let place = ["row-", &decimal::whole(index.saturating_add(1))].concat();
                if row.len() != table.columns.len() {
                    faults.add_wanted(&["table", table.key, &place], "wrong-columns", &columns);
                }
                for column in table.columns {
                    if let Some(wanted) = cell_fault(program, table, column, row) {
                        let path = ["table", table.key, &place, column.key];
                        faults.add_wanted(&path, "wrong-cell", &wanted);
                    }
                }
            }
        }
    }
}

/// What should stand in the cell of a column instead; nothing where it is right.
fn cell_fault(program: &Program, table: &Table, column: &Column, row: Row) -> Option<String> {
    let cell = row.iter().find(|(key, _)| *key == column.key).map(|(_, cell)| *cell);
    let wanted = match (cell, column.kind) {
        (Some(Cell::Number(_)), ColumnKind::Number(_))
        | (Some(Cell::Date(_)), ColumnKind::Date)
        | (Some(Cell::Yearly(_)), ColumnKind::Yearly) => return None,
        (_, ColumnKind::Number(_)) => vec!["2.00"],
        (_, ColumnKind::Date) => vec!["2026-07-01"],
        (_, ColumnKind::Yearly) => vec!["07-01"],
        (cell, ColumnKind::Key) => {
            let known = program.keys(table, column);
            // Rules look rows up by the keys they know: another one would never be found.
            if matches!(cell, Some(Cell::Key(key)) if known.contains(&key)) {
                return None;
            }
            known
        }
    };
    Some([r#"""#, &wanted.join(r#"", ""#), r#"""#].concat())
}

impl Program {
    /// The keys that published editions have in a column.
    #[must_use]
    pub fn keys(&self, table: &Table, column: &Column) -> Vec<&'static str> {
        let mut keys = Vec::new();
        let rows = self.editions.iter().flat_map(|edition| edition.rows(table));
        for (known, cell) in rows.flat_map(|row| row.iter()) {
            if let Cell::Key(key) = cell
                && *known == column.key
                && !keys.contains(key)
            {
                keys.push(*key);
            }
        }
        keys
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
