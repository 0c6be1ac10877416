//! Yearly: days of every year in a table, and the calendar year of a day.

use crate::common::program::{APPLIED, BUILD_BY, EDITION, SIGN_BY};
use crate::common::{Entered, answers, program, step};
use estimado_worksheet::answers::Raw;
use estimado_worksheet::date::Yearly;
use estimado_worksheet::edition::{Cell, Column, ColumnKind, Edition, Origin, Table};
use estimado_worksheet::explain::Explainer;
use estimado_worksheet::text::Language;
use estimado_worksheet::tree::Tree;
use estimado_worksheet::unit::CALENDAR_YEAR;
use estimado_worksheet::{Month, Worksheet, date};

static OPENS: Column = Column { key: "ends", kind: ColumnKind::Yearly };
static WINDOWS: Table = Table { key: "windows", columns: &[&OPENS], topics: &[] };
const JULY_5: Yearly = Yearly { month: Month::July, day: 5 };

fn work(w: &Worksheet<'_>) {
    let (row, applied) = (w.rows(&WINDOWS).next().unwrap(), w.day(&APPLIED).unwrap());
    let latest = w.enter_day(&SIGN_BY, row.latest(&OPENS, &applied));
    w.enter_day(&BUILD_BY, row.next(&OPENS, &applied));
    w.enter(step("year", CALENDAR_YEAR), latest.year());
    w.enter(step("year-of-the-column", CALENDAR_YEAR), row.latest(&OPENS, &applied).year());
}

#[test]
fn the_nearest_day_on_either_side() {
    let edition: &'static Edition = Box::leak(Box::new(Edition {
        tables: &[("windows", &[&[("ends", Cell::Yearly(JULY_5))]])],
        ..EDITION
    }));
    let cases = [
        ("the day before", "2018-07-04", "2017-07-05", "2018-07-05", "2017"),
        ("the day itself", "2018-07-05", "2018-07-05", "2018-07-05", "2018"),
        ("the day after", "2018-07-06", "2018-07-05", "2019-07-05", "2018"),
        ("the last day of a year", "2018-12-31", "2018-07-05", "2019-07-05", "2018"),
        ("a leap day", "2020-02-29", "2019-07-05", "2020-07-05", "2019"),
    ];
    for (name, applied, latest, next, year) in cases {
        let entered: [Entered<'_>; 1] = [("applicationDate", Raw::Text(applied))];
        let report = program(work).evaluate(edition, &answers(&entered));
        let days: Vec<_> = report.days.iter().map(|line| date::write(line.date)).collect();
        assert_eq!(days, [latest, next], "{name}");
        let line = report.line("year-of-the-column").unwrap();
        assert_eq!(line.text(), year, "{name}");
        let explainer = Explainer::new(&report, Language::English);
        assert_eq!(explainer.value(line), year, "{name}: a year has no thousands");
        assert_eq!(explainer.numbers(line), year, "{name}");
    }
}

#[test]
fn an_edition_writes_month_and_day() {
    let text = |text: &str| Tree::from(text.to_owned());
    let row = |cell: &str| Tree::Map(vec![("ends".into(), text(cell))]);
    let cells = ["07-05", "02-29", "13-01", "7-5", "2018-07-05"].map(row);
    let tree = Tree::Map(vec![
        ("id".into(), text("2020")),
        ("from".into(), text("2020-01-01")),
        ("until".into(), text("2020-12-31")),
        ("table".into(), Tree::Map(vec![("windows".into(), Tree::List(cells.to_vec()))])),
    ]);
    let edition = Edition::read(&tree, Origin::Host).unwrap();
    let read: Vec<_> = edition.tables[0].1.iter().map(|row| row[0].1).collect();
    let key = |text: &'static str| Cell::Key(text);
    let day = date::constant(2018, Month::July, 5);
    assert_eq!(
        read,
        [Cell::Yearly(JULY_5), key("02-29"), key("13-01"), key("7-5"), Cell::Date(day)],
        "what is no day of every year is read as a key, which no column of days takes"
    );
}
