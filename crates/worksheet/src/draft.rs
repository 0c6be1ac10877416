//! Draft: an edition read from a tree, before it is used. Every fault is collected, none stops the reading.

use crate::date::{self, Yearly};
use crate::edition::{Cell, ColumnKind, Document, Edition, Origin, Place, Row, Topic};
use crate::order::sort_short;
use crate::program::Program;
use crate::text::LANGUAGES;
use crate::tree::Tree;
use rust_decimal::Decimal;
use time::Date;

/// What the author of an edition can fix.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Fault {
    /// Where, as a path of names: `number.tier-capacity`.
    pub path: String,
    /// What is wrong, a key of the text.
    pub code: &'static str,
}

/// An edition in owned parts; see [`Edition`] for what each means.
#[derive(Clone, Debug)]
#[expect(missing_docs, reason = "the fields are those of Edition")]
pub struct Draft {
    pub id: String,
    pub from: Date,
    pub until: Date,
    pub digest: String,
    pub documents: Vec<(String, [String; LANGUAGES.len()])>,
    pub numbers: Vec<(String, Decimal, String)>,
    pub tables: Vec<(String, Vec<DraftRow>)>,
    pub places: Vec<(String, Vec<(String, String)>)>,
}

/// A row in owned parts: column and cell.
pub type DraftRow = Vec<(String, DraftCell)>;

/// A cell in owned parts. What it holds is seen from how it is written.
#[derive(Clone, Debug, PartialEq)]
pub enum DraftCell {
    /// A key.
    Key(String),
    /// A number.
    Number(Decimal),
    /// A day.
    Date(Date),
    /// A day of every year.
    Yearly(Yearly),
}

struct Faults(Vec<Fault>);

impl Faults {
    fn add(&mut self, path: &[&str], code: &'static str) {
        self.0.push(Fault { path: path.join("."), code });
    }

    fn or_fault<T>(&mut self, value: Option<T>, path: &[&str], code: &'static str) -> Option<T> {
        if value.is_none() {
            self.add(path, code);
        }
        value
    }
}

impl Draft {
    /// Reads an edition.
    ///
    /// # Errors
    /// Every fault of the form: what is missing, or is not what it should be.
    pub fn read(tree: &Tree) -> Result<Draft, Vec<Fault>> {
        let mut faults = Faults(Vec::new());
        let known = ["id", "from", "until", "document", "number", "table", "place"];
        for (name, _) in tree.entries().iter().filter(|(name, _)| !known.contains(&name.as_ref())) {
            faults.add(&[name], "unknown-name");
        }
        let mut day = |name: &str| {
            let text = tree.at(name).text();
            faults.or_fault(text.and_then(date::read), &[name], "not-a-date")
        };
        let (from, until) = (day("from"), day("until"));
        if from.zip(until).is_some_and(|(from, until)| from > until) {
            faults.add(&["until"], "before-from");
        }
        let (from, until) = (from.unwrap_or(Date::MIN), until.unwrap_or(Date::MIN));
        let id = tree.at("id").text().filter(|id| !id.is_empty());
        let id = faults.or_fault(id, &["id"], "missing").unwrap_or_default().to_owned();
        let mut draft = Draft {
            id,
            from,
            until,
            digest: tree.digest(),
            documents: section(tree, "document", |name, value| document(name, value, &mut faults)),
            numbers: Vec::new(),
            tables: Vec::new(),
            places: Vec::new(),
        };
        draft.numbers = section(tree, "number", |name, value| number(name, value, &mut faults));
        draft.tables = section(tree, "table", |name, value| Some((name, rows(value))));
        draft.places = section(tree, "place", |name, value| places(name, value, &draft, &mut faults));
        if faults.0.is_empty() { Ok(draft) } else { Err(faults.0) }
    }

    /// The edition, marked as supplied by the host. It stays in memory: load each edition once.
    #[must_use]
    pub fn keep(self) -> &'static Edition {
        let text = |text: String| -> &'static str { Box::leak(text.into_boxed_str()) };
        let cell = |cell| match cell {
            DraftCell::Key(key) => Cell::Key(text(key)),
            DraftCell::Number(number) => Cell::Number(number),
            DraftCell::Date(date) => Cell::Date(date),
            DraftCell::Yearly(yearly) => Cell::Yearly(yearly),
        };
        let row = |row: DraftRow| -> Row {
            list(row.into_iter().map(|(column, value)| (text(column), cell(value))))
        };
        let place = |(document, section)| Place { document: text(document), section: text(section) };
        Box::leak(Box::new(Edition {
            id: text(self.id),
            from: self.from,
            until: self.until,
            origin: Origin::Host,
            digest: text(self.digest),
            documents: list(
                self.documents
                    .into_iter()
                    .map(|(key, title)| Document { key: text(key), title: title.map(text) }),
            ),
            numbers: list(self.numbers.into_iter().map(|(key, value, unit)| (text(key), value, text(unit)))),
            tables: list(
                self.tables.into_iter().map(|(key, rows)| (text(key), list(rows.into_iter().map(row)))),
            ),
            places: list(
                self.places.into_iter().map(|(topic, at)| (text(topic), list(at.into_iter().map(place)))),
            ),
        }))
    }
}

fn list<T>(items: impl Iterator<Item = T>) -> &'static [T] {
    Box::leak(items.collect::<Vec<_>>().into_boxed_slice())
}

/// Reads the entries of a part of the tree, sorted by name.
fn section<T>(tree: &Tree, part: &str, mut read: impl FnMut(String, &Tree) -> Option<T>) -> Vec<T> {
    let mut entries: Vec<_> = tree.at(part).entries().iter().collect();
    sort_short(&mut entries, |(name, _)| name);
    entries.into_iter().filter_map(|(name, value)| read(name.to_string(), value)).collect()
}

fn document(name: String, value: &Tree, faults: &mut Faults) -> Option<(String, [String; LANGUAGES.len()])> {
    let title = LANGUAGES.map(|language| {
        let title = value.at(language.tag()).text();
        let path = ["document", &name, language.tag()];
        faults.or_fault(title, &path, "missing").unwrap_or_default().to_owned()
    });
    Some((name, title))
}

fn number(name: String, value: &Tree, faults: &mut Faults) -> Option<(String, Decimal, String)> {
    let written = value.at("value").text().and_then(decimal);
    let written = faults.or_fault(written, &["number", &name], "not-a-number")?;
    let unit = value.at("unit").text().unwrap_or_default().to_owned();
    Some((name, written, unit))
}

fn decimal(text: &str) -> Option<Decimal> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    if plain { Decimal::from_str_exact(text).ok() } else { None }
}

fn rows(value: &Tree) -> Vec<DraftRow> {
    let cell = |text: &str| {
        let number = decimal(text).map(DraftCell::Number);
        let date = || date::read(text).map(DraftCell::Date);
        let yearly = || Yearly::read(text).map(DraftCell::Yearly);
        number.or_else(date).or_else(yearly).unwrap_or_else(|| DraftCell::Key(text.to_owned()))
    };
    let row = |row: &Tree| {
        let cells = row.entries().iter();
        cells.map(|(column, value)| (column.to_string(), cell(value.text().unwrap_or_default()))).collect()
    };
    value.items().iter().map(row).collect()
}

type Places = (String, Vec<(String, String)>);

/// A place is written `document: section`.
fn places(topic: String, value: &Tree, draft: &Draft, faults: &mut Faults) -> Option<Places> {
    let mut places = Vec::new();
    for item in value.items() {
        let place = item.text().and_then(|text| text.split_once(": "));
        let Some((document, section)) = faults.or_fault(place, &["place", &topic], "not-a-place") else {
            continue;
        };
        if draft.documents.iter().any(|(key, _)| key == document) {
            places.push((document.to_owned(), section.to_owned()));
        } else {
            faults.add(&["place", &topic, document], "unknown-document");
        }
    }
    if value.items().is_empty() {
        faults.add(&["place", &topic], "missing");
    }
    Some((topic, places))
}

impl Edition {
    /// What this edition lacks for a program, and what the program does not use.
    #[must_use]
    pub fn faults(&self, program: &Program) -> Vec<Fault> {
        let mut faults = Faults(Vec::new());
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
        let rules = self.rules.iter().map(|rule| rule.topics);
        let parameters = self.parameters.iter().map(|parameter| parameter.topics);
        let tables = self.tables.iter().map(|table| table.topics);
        let findings = self.findings.iter().map(|finding| finding.topics);
        let deadlines = self.deadlines.iter().map(|deadline| deadline.topics);
        let papers = self.papers.iter().map(|paper| paper.topics);
        let schedules = self.schedules.iter().map(|schedule| schedule.topics);
        let all = rules
            .chain(parameters)
            .chain(tables)
            .chain(findings)
            .chain(deadlines)
            .chain(papers)
            .chain(schedules);
        let mut topics = Vec::new();
        for topic in all.flatten() {
            if !topics.contains(topic) {
                topics.push(*topic);
            }
        }
        topics
    }
}
