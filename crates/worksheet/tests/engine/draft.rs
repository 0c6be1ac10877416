//! Draft: an edition is read from a tree and checked, every fault of it at once.

use crate::common::decimal;
use crate::common::program::{EDITION, VILLA_SOL};
use crate::common::tree::{list, map, number, text, villa_sol};
use estimado_worksheet::date;
use estimado_worksheet::draft::Fault;
use estimado_worksheet::edition::{Cell, Edition, Origin};
use estimado_worksheet::tree::Tree;
use estimado_worksheet::{Decimal, Program};

/// The tree with the value at a path put in, or taken away.
fn changed(tree: &Tree, path: &[&str], value: Option<&Tree>) -> Tree {
    let [name, rest @ ..] = path else { return value.unwrap().clone() };
    match tree {
        Tree::Map(entries) => {
            let mut entries = entries.clone();
            let index = entries.iter().position(|(known, _)| known == name).unwrap_or_else(|| {
                entries.push(((*name).to_owned().into(), map(&[])));
                entries.len() - 1
            });
            if rest.is_empty() && value.is_none() {
                entries.remove(index);
            } else {
                entries[index].1 = changed(&entries[index].1, rest, value);
            }
            Tree::Map(entries)
        }
        Tree::List(items) => {
            let mut items = items.clone();
            let index: usize = name.parse().unwrap();
            items[index] = changed(&items[index], rest, value);
            Tree::List(items)
        }
        _ => map(&[]),
    }
}

fn villa_sol_with(path: &str, value: &Tree) -> Tree {
    changed(&villa_sol(), &path.split('.').collect::<Vec<_>>(), Some(value))
}

fn villa_sol_without(path: &str) -> Tree {
    changed(&villa_sol(), &path.split('.').collect::<Vec<_>>(), None)
}

fn listed(faults: &[Fault]) -> String {
    faults.iter().map(|fault| format!("{} {}", fault.path, fault.code)).collect::<Vec<_>>().join(", ")
}

fn kept(tree: &Tree) -> &'static Edition {
    Box::leak(Box::new(Edition::read(tree, Origin::Host).unwrap()))
}

#[test]
fn a_good_edition_keeps_what_is_written() {
    let edition = kept(&villa_sol());
    assert_eq!((edition.id, edition.from, edition.until), (EDITION.id, EDITION.from, EDITION.until));
    assert_eq!(edition.origin, Origin::Host);
    assert_eq!(edition.digest, villa_sol().digest());
    assert_eq!(edition.numbers, EDITION.numbers);
    let titles = |edition: &Edition| {
        edition.documents.iter().map(|document| (document.key, document.title)).collect::<Vec<_>>()
    };
    assert_eq!(titles(edition), titles(&EDITION));
    assert_eq!(edition.places, EDITION.places);
    assert_eq!(edition.tables, EDITION.tables);
    assert_eq!(edition.faults(&VILLA_SOL), []);
    for parameter in VILLA_SOL.parameters {
        assert_eq!(edition.number(parameter), EDITION.number(parameter), "{}", parameter.key);
    }
    let report = |edition| {
        let report = VILLA_SOL.evaluate(edition, &crate::common::answers(&[]));
        report.lines.iter().map(|line| (line.rule.key, line.text())).collect::<Vec<_>>()
    };
    assert_eq!(report(edition), report(&EDITION), "a host's edition works like a published one");
}

#[test]
fn an_edition_may_last_one_day() {
    let edition = kept(&villa_sol_with("until", &text("2020-01-01")));
    assert_eq!(edition.from, edition.until);
}

#[test]
fn faults_of_the_form() {
    let nothing = map(&[]);
    let cases = [
        ("no tree of names", text("edition"), "from not-a-date, until not-a-date, id missing"),
        ("nothing", nothing, "from not-a-date, until not-a-date, id missing"),
        ("an unknown part", villa_sol_with("numbers", &map(&[])), "numbers unknown-part"),
        ("no id", villa_sol_without("id"), "id missing"),
        ("an empty id", villa_sol_with("id", &text("")), "id missing"),
        ("an id that is a list", villa_sol_with("id", &list(&[])), "id missing"),
        ("no first day", villa_sol_without("from"), "from not-a-date"),
        ("no last day", villa_sol_without("until"), "until not-a-date"),
        ("a last day that is none", villa_sol_with("until", &text("2020-02-30")), "until not-a-date"),
        ("the last day before the first", villa_sol_with("until", &text("2019-12-31")), "until before-from"),
        ("a title lacks in one language", villa_sol_without("document.law.es"), "document.law.es missing"),
        ("a title is a list", villa_sol_with("document.law.en", &list(&[])), "document.law.en missing"),
        ("a number is words", villa_sol_with("number.fee.value", &text("fifty")), "number.fee not-a-number"),
        (
            "a number with a comma",
            villa_sol_with("number.fee.value", &text("1,000")),
            "number.fee not-a-number",
        ),
        (
            "a number with an exponent",
            villa_sol_with("number.fee.value", &text("5e1")),
            "number.fee not-a-number",
        ),
        ("a number below zero", villa_sol_with("number.fee.value", &text("-5")), "number.fee not-a-number"),
        ("a number without digits", villa_sol_with("number.fee.value", &text("")), "number.fee not-a-number"),
        ("a point alone", villa_sol_with("number.fee.value", &text(".")), "number.fee not-a-number"),
        ("two points", villa_sol_with("number.fee.value", &text("1.2.3")), "number.fee not-a-number"),
        (
            "a number of more digits than are kept",
            villa_sol_with("number.fee.value", &text("0.12345678901234567890123456789")),
            "number.fee not-a-number",
        ),
        (
            "a number of far too many digits",
            villa_sol_with("number.fee.value", &text(&"9".repeat(10_000))),
            "number.fee not-a-number",
        ),
        ("a number without its value", villa_sol_without("number.fee.value"), "number.fee not-a-number"),
        ("a number that is not named", villa_sol_with("number.fee", &text("50")), "number.fee not-a-number"),
        (
            "a place without a section",
            villa_sol_with("place.fees.0", &text("guide")),
            "place.fees not-a-place",
        ),
        ("a section of blanks", villa_sol_with("place.fees.0", &text("guide:  ")), "place.fees not-a-place"),
        ("a blank title", villa_sol_with("document.law.es", &text(" ")), "document.law.es missing"),
        (
            "a title in another language",
            villa_sol_with("document.law.fr", &text("Loi")),
            "document.law.fr unknown-part",
        ),
        (
            "more than a number",
            villa_sol_with("number.fee.note", &text("new")),
            "number.fee.note unknown-part",
        ),
        ("a place that is no text", villa_sol_with("place.fees.0", &map(&[])), "place.fees not-a-place"),
        (
            "a document that is not there",
            villa_sol_with("place.fees.0", &text("guía: IV")),
            "place.fees.guía unknown-document",
        ),
        ("a topic without places", villa_sol_with("place.fees", &list(&[])), "place.fees missing"),
        ("a topic that is no list", villa_sol_with("place.fees", &text("guide: IV")), "place.fees missing"),
        (
            "several",
            changed(&villa_sol_with("number.fee.value", &text("x")), &["id"], None),
            "id missing, number.fee not-a-number",
        ),
    ];
    for (name, tree, faults) in cases {
        assert_eq!(listed(&Edition::read(&tree, Origin::Host).unwrap_err()), faults, "{name}");
    }
}

#[test]
fn faults_for_a_program() {
    let cases = [
        ("none", villa_sol(), ""),
        ("a number lacks", villa_sol_without("number.fee"), "number.fee missing"),
        ("a number too many", villa_sol_with("number.bonus", &number("1", "$")), "number.bonus unknown-name"),
        ("another unit", villa_sol_with("number.fee.unit", &text("%")), "number.fee wrong-unit"),
        (
            "watts for kilowatts",
            villa_sol_with("number.size-limit.unit", &text("W")),
            "number.size-limit wrong-unit",
        ),
        ("no unit", villa_sol_without("number.fee.unit"), "number.fee wrong-unit"),
        ("a table lacks", villa_sol_without("table.band"), "table.band missing"),
        ("a table without rows", villa_sol_with("table.band", &list(&[])), "table.band missing"),
        ("a table that is no list", villa_sol_with("table.band", &text("band")), "table.band missing"),
        ("a table too many", villa_sol_with("table.bands", &list(&[])), "table.bands unknown-name"),
        (
            "a column lacks",
            villa_sol_without("table.band.0.most"),
            "table.band.row-1 wrong-columns, table.band.row-1.most wrong-cell",
        ),
        (
            "a column too many",
            villa_sol_with("table.band.0.least", &text("1")),
            "table.band.row-1 wrong-columns",
        ),
        (
            "a row that is no row",
            villa_sol_with("table.band.0", &text("solar")),
            "table.band.row-1 wrong-columns, table.band.row-1.technology wrong-cell, \
             table.band.row-1.most wrong-cell, table.band.row-1.ends wrong-cell",
        ),
        (
            "words for a number",
            villa_sol_with("table.band.1.most", &text("much")),
            "table.band.row-2.most wrong-cell",
        ),
        (
            "a number for a day",
            villa_sol_with("table.band.1.ends", &text("2020")),
            "table.band.row-2.ends wrong-cell",
        ),
        (
            "no day of the calendar",
            villa_sol_with("table.band.1.ends", &text("2020-02-30")),
            "table.band.row-2.ends wrong-cell",
        ),
        (
            "a number for a key",
            villa_sol_with("table.band.1.technology", &text("7")),
            "table.band.row-2.technology wrong-cell",
        ),
        (
            "an empty key",
            villa_sol_with("table.band.1.technology", &text("")),
            "table.band.row-2.technology wrong-cell",
        ),
        (
            "a key that no rule knows",
            villa_sol_with("table.band.1.technology", &text("winds")),
            "table.band.row-2.technology wrong-cell",
        ),
        ("a topic lacks", villa_sol_without("place.papers"), "place.papers missing"),
        (
            "a topic too many",
            villa_sol_with("place.bonus", &list(&[text("law: 8")])),
            "place.bonus unknown-name",
        ),
    ];
    for (name, tree, faults) in cases {
        assert_eq!(listed(&kept(&tree).faults(&VILLA_SOL)), faults, "{name}");
    }
}

#[test]
fn numbers_keep_their_digits() {
    let cases = [
        ("2.50", "2.50"),
        ("0", "0"),
        (".5", "0.5"),
        ("007", "7"),
        ("0.0000000000000000000000000001", "0.0000000000000000000000000001"),
        ("9999999999999999999999999999", "9999999999999999999999999999"),
    ];
    for (written, number) in cases {
        let edition = kept(&villa_sol_with("number.fee.value", &text(written)));
        let (_, value, _) = edition.numbers.iter().find(|(key, ..)| *key == "fee").unwrap();
        assert_eq!(value.to_string(), number, "{written}");
    }
}

#[test]
fn a_cell_is_what_it_looks_like() {
    let cases = [
        ("15000", Cell::Number(Decimal::from(15_000))),
        ("0.15", Cell::Number(decimal("0.15"))),
        ("2020-06-30", Cell::Date(date::read("2020-06-30").unwrap())),
        ("2020-06-31", Cell::Key("2020-06-31")),
        ("solar", Cell::Key("solar")),
        ("-1", Cell::Key("-1")),
    ];
    for (written, cell) in cases {
        let edition = kept(&villa_sol_with("table.band.0.most", &text(written)));
        let (_, rows) = edition.tables[0];
        let (_, found) = rows[0].iter().find(|(column, _)| *column == "most").unwrap();
        assert_eq!(*found, cell, "{written}");
    }
}

#[test]
fn every_topic_of_a_program() {
    let mut topics = Program::topics(&VILLA_SOL);
    topics.sort_unstable();
    assert_eq!(topics, ["dates", "fees", "incentive", "papers", "size"]);
}

#[test]
fn a_fault_says_what_to_write_instead() {
    let wanted = |tree: &Tree| {
        let (edition, mut faults) = Edition::draft(tree, Origin::Host);
        faults.extend(edition.faults(&VILLA_SOL));
        faults.into_iter().map(|fault| fault.wanted).collect::<Vec<_>>().join("; ")
    };
    let cases = [
        (villa_sol_without("id"), r#""2026-rates""#),
        (villa_sol_without("number.fee"), r#"{"value": "…", "unit": "$"}"#),
        (villa_sol_with("number.fee.unit", &text("USD")), "$"),
        (villa_sol_with("number.fee.valeu", &text("5")), "value, unit"),
        (villa_sol_without("table.band"), r#"[{"technology": "…", "most": "…", "ends": "…"}]"#),
        (villa_sol_with("table.band.0.least", &text("1")), "technology, most, ends"),
        (villa_sol_with("table.band.0.most", &text("much")), r#""2.00""#),
        (villa_sol_with("table.band.0.ends", &text("soon")), r#""2026-07-01""#),
        (villa_sol_with("table.band.0.technology", &text("sun")), r#""solar", "wind""#),
        (villa_sol_with("place.fees.0", &text("gide: IV")), "guide, law; [\"guide: VI, p. 6\"]"),
    ];
    for (tree, expected) in cases {
        assert_eq!(wanted(&tree), expected);
    }
}

#[test]
fn an_edition_goes_out_as_it_came_in() {
    let edition = kept(&villa_sol());
    assert_eq!(edition.tree().digest(), villa_sol().digest());
    assert_eq!(kept(&edition.tree()).tables, edition.tables);
}
