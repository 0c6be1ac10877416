//! Understand: what people type into the cells of a table, and what is made of it.

use crate::common::program::PROGRAM;
use estimado_worksheet::Program;
use estimado_worksheet::field::Field;
use estimado_worksheet::text::{Text, TextTable};
use estimado_worksheet::tree::Tree;

static WORDS: TextTable = TextTable::Rows(&[
    ("option.technology.solar", ["Solar panels (PV)", "Placas solares: energía del sol"]),
    ("option.technology.wind", ["Small wind turbine", "Turbina eólica pequeña"]),
]);
static NAMED: Program = Program { text: Text(&[WORDS]), ..PROGRAM };

fn understood(name: &'static str, typed: Tree) -> Tree {
    NAMED.understand(Tree::empty().with(name, typed)).at(name).clone()
}

fn text(name: &'static str, typed: &'static str) -> Tree {
    understood(name, typed.into())
}

#[test]
fn numbers_are_read_as_in_the_form() {
    for (typed, plain) in [("$7,500", "7500"), ("7 500", "7500"), (" 7500.50 ", "7500.50"), ("abc", "abc")] {
        assert_eq!(text("totalProjectCost", typed), plain.into(), "{typed}");
    }
    assert_eq!(text("systemCapacityKw", "4,3 kW"), "4.3".into());
    assert_eq!(text("agreedPercent", "20 %"), "20".into());
    assert_eq!(understood("totalProjectCost", Tree::Number("7500".into())), "7500".into());
    assert_eq!(understood("totalProjectCost", Tree::Number("1e-7".into())), Tree::Number("1e-7".into()));
    assert_eq!(understood("totalProjectCost", Tree::Number("NaN".into())), "NaN".into());
}

#[test]
fn yes_and_no_are_words_of_either_language() {
    for yes in ["yes", "YES", " Sí ", "si", "s", "true", "TRUE", "y", "1", "Verdadero", "si\u{301}"] {
        assert_eq!(text("hasPermit", yes), Tree::YesNo(true), "{yes}");
    }
    for no in ["no", "No", "false", "n", "0", "FALSO"] {
        assert_eq!(text("hasPermit", no), Tree::YesNo(false), "{no}");
    }
    for other in ["maybe", "10", "yes no", "x", "-"] {
        assert_eq!(text("hasPermit", other), other.into(), "{other}");
    }
    assert_eq!(understood("hasPermit", true.into()), Tree::YesNo(true));
    assert_eq!(understood("hasPermit", Tree::Number("0".into())), Tree::YesNo(false));
}

#[test]
fn options_go_by_key_or_name() {
    let solar = [
        "solar",
        " SOLAR",
        "Solar panels (PV)",
        "solar  PANELS (pv)",
        "placas solares: energia del sol",
        "PLACAS SOLARES: ENERGÍA DEL SOL",
    ];
    for typed in solar {
        assert_eq!(text("technology", typed), "solar".into(), "{typed}");
    }
    assert_eq!(text("technology", "Turbina eolica pequena"), "wind".into());
    assert_eq!(text("technology", "Solar panels"), "Solar panels".into());
    assert_eq!(text("technology", "Solar"), "solar".into());
}

#[test]
fn days_are_iso_or_month_day_year() {
    for (typed, day) in [
        ("8/17/2017", "2017-08-17"),
        ("08/07/2017", "2017-08-07"),
        (" 2017-08-17 ", "2017-08-17"),
        ("2/29/2016", "2016-02-29"),
    ] {
        assert_eq!(text("applicationDate", typed), day.into(), "{typed}");
    }
    for other in
        ["17/8/2017", "2/29/2017", "8/17/17", "8/17", "8/17/2017/1", "008/17/2017", "8-17-2017", "/8/2017"]
    {
        assert_eq!(text("applicationDate", other), other.into(), "{other}");
    }
    let days = "2017-08-17,2017-12-25,2018-01-01";
    assert_eq!(text("closedDates", "8/17/2017; 2017-12-25, 1/1/2018"), days.into());
    assert_eq!(text("closedDates", "8/17/2017\n12/25/2017\n1/1/2018"), days.into());
    assert_eq!(text("closedDates", "8/17/2017, soon"), "8/17/2017, soon".into());
}

#[test]
fn blank_answers_are_left_out_and_unknown_names_stay() {
    let entered = Tree::empty()
        .with("technology", "")
        .with("hasPermit", " \u{a0}")
        .with("totalProjectCost", Tree::Nothing)
        .with("customer", "Ana")
        .with("note", " ");
    let kept = Tree::empty().with("customer", "Ana").with("note", " ");
    assert_eq!(NAMED.understand(entered), kept);
    let nothing = Tree::Map(vec![("customer".into(), Tree::Nothing), ("hasPermit".into(), Tree::Nothing)]);
    assert_eq!(NAMED.understand(nothing), Tree::Map(vec![("customer".into(), Tree::Nothing)]));
    assert_eq!(NAMED.understand("text".into()), Tree::empty());
}

#[test]
fn what_was_understood_is_understood_as_itself() {
    let fields: Vec<&Field> = NAMED.fields.to_vec();
    for field in fields {
        for typed in ["$7,500", "sí", "solar", "8/17/2017", "1.234", "4,3", "x"] {
            let once = text(field.key, typed);
            assert_eq!(understood(field.key, once.clone()), once, "{} {typed}", field.key);
        }
    }
}
