//! Text: words are found by key and language, and slots are filled.

use crate::common::program::PROGRAM;
use crate::common::words::WORDS;
use estimado_worksheet::date::constant;
use estimado_worksheet::text::{Language, Packed, Text, TextTable, fill};
use estimado_worksheet::unit::{DAY, KW, KWH, MONTH, ONE, PERCENT, USD, USD_PER_KWH, USD_PER_W, Unit, W};
use estimado_worksheet::{Exact, Month, format};

use crate::common::decimal;

#[test]
fn languages_by_tag() {
    let cases = [
        ("en", Some(Language::English)),
        ("en-US", Some(Language::English)),
        ("EN", Some(Language::English)),
        ("es", Some(Language::Spanish)),
        ("es-PR", Some(Language::Spanish)),
        ("es_419", Some(Language::Spanish)),
        ("", None),
        ("-es", None),
        ("esperanto", None),
        ("fr", None),
    ];
    for (tag, language) in cases {
        assert_eq!(Language::from_tag(tag), language, "{tag:?}");
    }
}

#[test]
fn the_first_table_that_has_a_key_gives_the_words() {
    static PACKED: Packed =
        Packed::new("line:\nz\u{c}line:\na\nc", ["z\u{c}shared\nc", "z\u{c}común\nce"], 1);
    static BOTH: [TextTable; 2] = [
        TextTable::Rows(&[("line.a", ["own", "propio"]), ("line.b", ["b", "b"])]),
        TextTable::Packed(&PACKED),
    ];
    let text = Text(&BOTH);
    let cases = [
        ("in both", "line", "a", Some("propio")),
        ("in the second", "line", "c", Some("ce")),
        ("in none", "line", "d", None),
        ("another kind", "field", "a", None),
        ("the kind runs into the name", "line.", "a", None),
        ("before the first", "a", "a", None),
    ];
    for (name, kind, key, words) in cases {
        assert_eq!(text.find(Language::Spanish, kind, key), words, "{name}");
    }
    assert_eq!(text.get(Language::English, "line", "d"), "d", "the key where there are no words");
}

#[test]
fn every_word_of_villa_sol_is_found() {
    for (key, [english, spanish]) in WORDS.rows() {
        let (kind, name) = key.split_once('.').unwrap();
        assert_eq!(PROGRAM.text.find(Language::English, kind, name), Some(*english), "{key}");
        assert_eq!(PROGRAM.text.find(Language::Spanish, kind, name), Some(*spanish), "{key}");
    }
}

#[test]
fn slots() {
    let cases = [
        ("none", "As is.", "As is."),
        ("one", "Up to {limit}.", "Up to 15 kW."),
        ("twice", "{limit}{limit}", "15 kW15 kW"),
        ("one that nothing is known for", "Up to {other}.", "Up to {other}."),
        ("one that is not closed", "Up to {limit", "Up to {limit"),
        ("one that is not opened", "Up to limit}", "Up to limit}"),
        ("empty", "{}", "{}"),
        ("a value with braces is not filled again", "{braces} {limit}", "{limit} 15 kW"),
        ("accents around it", "¿Más de {limit}?", "¿Más de 15 kW?"),
        ("nothing", "", ""),
    ];
    for (name, sentence, expected) in cases {
        let filled = fill(sentence, &|slot| match slot {
            "limit" => Some("15 kW".into()),
            "braces" => Some("{limit}".into()),
            _ => None,
        });
        assert_eq!(filled, expected, "{name}");
    }
}

#[test]
fn numbers_as_people_read_them() {
    let cases: [(&str, Unit, &str); 26] = [
        ("0", USD, "$0.00"),
        ("7500", USD, "$7,500.00"),
        ("7500.5", USD, "$7,500.50"),
        ("0.005", USD, "$0.005"),
        ("-7500.25", USD, "−$7,500.25"),
        ("1234567.891", USD, "$1,234,567.891"),
        ("2.50", USD_PER_W, "$2.50/W"),
        ("0.1", USD_PER_KWH, "$0.10/kWh"),
        ("40", PERCENT, "40%"),
        ("12.50", PERCENT, "12.5%"),
        ("-3.000", PERCENT, "−3%"),
        ("999", W, "999 W"),
        ("1000", W, "1,000 W"),
        ("12500.500", W, "12,500.5 W"),
        ("3", KW, "3 kW"),
        ("1", KW, "1 kW"),
        ("100000", KWH, "100,000 kWh"),
        ("1", MONTH, "1 month"),
        ("1.0", MONTH, "1 month"),
        ("6", MONTH, "6 months"),
        ("0", MONTH, "0 months"),
        ("1", DAY, "1 day"),
        ("1.5", DAY, "1.5 days"),
        ("1234", ONE, "1,234"),
        ("123456", ONE, "123,456"),
        ("0.000001", ONE, "0.000001"),
    ];
    for (number, unit, shown) in cases {
        assert_eq!(
            format::number(decimal(number), unit, Language::English, PROGRAM.text),
            shown,
            "{number} {unit:?}"
        );
    }
    assert_eq!(format::grouped(-decimal("0.00")), "0.00", "zero has no sign");
    let spanish = |number, unit| format::number(decimal(number), unit, Language::Spanish, PROGRAM.text);
    assert_eq!(
        [spanish("1", MONTH), spanish("1500.5", USD), spanish("6", MONTH)],
        ["1 mes", "$1,500.50", "6 meses"],
        "numbers alike, words not"
    );
}

#[test]
fn exact_values_as_people_read_them() {
    let third = Exact::from(2).over(&3.into()).unwrap();
    let shown = |value: &Exact, unit| format::exact(value, unit, Language::English, PROGRAM.text);
    assert_eq!(shown(&third, USD), "$0.666667");
    assert_eq!(shown(&2.into(), KW), "2 kW");
    let many = [(); 3].iter().fold(Exact::from(i64::MAX), |product, ()| &product * &i64::MAX.into());
    assert_eq!(shown(&many, KW), "?", "more digits than can be written");
}

#[test]
fn days_as_people_read_them() {
    let day = constant(2018, Month::August, 3);
    assert_eq!(format::day(day, Language::English, PROGRAM.text), "August 3, 2018");
    assert_eq!(format::day(day, Language::Spanish, PROGRAM.text), "3 de agosto de 2018");
}
