//! Outward: an edition as the tree it is read from, to be written as a file by who wants to start from it.

use crate::date::{self, Yearly};
use crate::decimal;
use crate::edition::{Cell, Edition, Place};
use crate::text::LANGUAGES;
use crate::tree::{Tree, Words};

impl Edition {
    /// The tree of this edition, parts in the order people read them. Reading it gives the same digest.
    #[must_use]
    pub fn tree(&self) -> Tree {
        let document = |(key, title): (_, [&'static str; LANGUAGES.len()])| {
            let mut words = Tree::empty();
            for language in LANGUAGES {
                words.put(language.tag(), language.pick(title).into());
            }
            (key, words)
        };
        let number = |&(key, value, unit): &(&'static str, _, &'static str)| {
            (key, Tree::empty().with("value", decimal::plain(value)).with("unit", unit))
        };
        let row = |row: &&[(&'static str, Cell)]| map(row.iter().map(|(key, cell)| (*key, cell_text(*cell))));
        let table = |(key, rows): &(&'static str, &[_])| (*key, Tree::List(rows.iter().map(row).collect()));
        let place = |place: &Place| Tree::from([place.document, ": ", place.section].concat());
        let places =
            |(topic, places): &(&'static str, &[_])| (*topic, Tree::List(places.iter().map(place).collect()));
        Tree::empty()
            .with("id", self.id)
            .with("from", date::write(self.from))
            .with("until", date::write(self.until))
            .with("document", part(self.documents.iter().map(|known| document((known.key, known.title)))))
            .with("number", part(self.numbers.iter().map(number)))
            .with("table", part(self.tables.iter().map(table)))
            .with("place", part(self.places.iter().map(places)))
    }
}

/// A part of the edition; left out where there is nothing in it.
fn part(entries: impl Iterator<Item = (&'static str, Tree)>) -> Option<Tree> {
    Some(map(entries)).filter(|part| !part.entries().is_empty())
}

fn map(entries: impl Iterator<Item = (&'static str, Tree)>) -> Tree {
    Tree::Map(entries.map(|(key, value)| (Words::Borrowed(key), value)).collect())
}

fn cell_text(cell: Cell) -> Tree {
    match cell {
        Cell::Key(key) => key.into(),
        Cell::Number(number) => decimal::plain(number).into(),
        Cell::Date(day) => date::write(day).into(),
        Cell::Yearly(day) => yearly(day).into(),
    }
}

/// `07-05`, as [`Yearly::read`] takes it.
fn yearly(day: Yearly) -> String {
    let two = |number: u8| {
        let text = decimal::whole(number);
        if number < 10 { ["0", &text].concat() } else { text }
    };
    [two(day.month.into()), two(day.day)].join("-")
}
