//! The form of the files. That other programs read them is tested with parsers that are not ours, in `tests/js/along.mjs`.

use super::*;
use crate::estimate::{Basis, estimate};
use estimado_programs::program;
use estimado_worksheet::answers::Raw;
use estimado_worksheet::edition::{Edition, Origin};
use estimado_worksheet::text::LANGUAGES;

const TODAY: &str = "2026-11-30";
const EXAMPLE: [(&str, &str); 5] = [
    ("technology", "solar-pv"),
    ("configuration", "grid-tie"),
    ("location", "mainland"),
    ("systemCapacityKw", "3"),
    ("totalProjectCost", "7500"),
];

fn tier1() -> &'static Program {
    program("pr-gef-tier1").unwrap()
}

fn worked(edition: &'static Edition, language: Language, more: &[(&'static str, &'static str)]) -> Tree {
    let entered = EXAMPLE.iter().chain(more).map(|(key, value)| (*key, Raw::Text(value)));
    let (answers, problems) = tier1().check(entered);
    assert!(problems.list().is_empty());
    estimate(Basis { program: tier1(), edition, language, today: None }, &answers).unwrap()
}

fn published(language: Language, more: &[(&'static str, &'static str)]) -> Tree {
    worked(tier1().newest().unwrap(), language, more)
}

fn file(kind: &str, estimate: &Tree, language: Language) -> String {
    write(kind, tier1(), estimate, language, TODAY)
}

#[test]
fn a_table_has_a_row_for_each_line_and_for_what_it_was_made_from() {
    let estimate = published(Language::English, &[]);
    let table = file("csv", &estimate, Language::English);
    let rows: Vec<_> = table.split_terminator("\r\n").collect();
    assert_eq!(rows[0], "\u{feff}number,key,label,formula,numbers,value,unit,sources");
    assert_eq!(rows.len(), 1 + estimate.at("lines").items().len() + 5);
    assert!(rows[1].starts_with("1,reimbursement-percent,Reimbursement percentage,"), "{}", rows[1]);
    assert!(table.contains(",\"$7,500.00 × 40%\",3000.00,$,"), "{table}");
    assert!(table.contains("\r\n,receipt.origin,,,,published,,\r\n"));
    assert!(table.contains("This is an estimate, not an award."));
    assert!(!table.replace("\r\n", "").contains(['\r', '\n']));
}

#[test]
fn days_are_rows_as_well() {
    let estimate = published(Language::Spanish, &[("applicationDate", "2017-10-02")]);
    let table = file("csv", &estimate, Language::Spanish);
    assert!(table.contains(",2017-10-06,date,"), "{table}");
    assert!(table.starts_with("\u{feff}número,clave,nombre,fórmula,números,valor,unidad,fuentes\r\n"));
}

#[test]
fn figures_of_a_host_are_marked_in_every_file() {
    let mut own = *tier1().newest().unwrap();
    (own.origin, own.id) = (Origin::Host, "=casa, \"2\"");
    let own: &'static Edition = Box::leak(Box::new(own));
    for language in LANGUAGES {
        let estimate = worked(own, language, &[("applicationDate", "2017-10-02")]);
        let words = language
            .pick(["Figures supplied by this page, edition", "Cifras suplidas por esta página, edición"]);
        let (table, calendar) = (file("csv", &estimate, language), file("ics", &estimate, language));
        assert!(table.contains(",receipt.origin,,,,host,,"), "{table}");
        assert!(table.contains(words) && table.contains("\"'=casa, \"\"2\"\"\""), "{table}");
        let commas = words.replace(',', "\\,");
        assert!(calendar.replace("\r\n ", "").contains(&commas), "{calendar}");
    }
}

#[test]
fn a_calendar_has_an_event_for_each_day_in_lines_of_75_octets() {
    let days = [("applicationDate", "2017-10-02"), ("reservationAgreementDate", "2018-01-31")];
    for language in LANGUAGES {
        let estimate = published(language, &days);
        let calendar = file("ics", &estimate, language);
        assert!(calendar.starts_with("BEGIN:VCALENDAR\r\n") && calendar.ends_with("\r\nEND:VCALENDAR\r\n"));
        assert!(calendar.split_terminator("\r\n").all(|line| line.len() <= 75), "{calendar}");
        assert!(!calendar.replace("\r\n", "").contains(['\r', '\n']));
        let count = |words: &str| calendar.matches(words).count();
        let events = estimate.at("timeline").items().len();
        assert!(events > 1);
        for part in ["BEGIN:VEVENT", "DTSTAMP:20261130T000000Z", "TRANSP:TRANSPARENT", "TRIGGER:-P7D"] {
            assert_eq!(count(part), events, "{part}");
        }
    }
}

#[test]
fn an_event_of_the_last_day_of_a_year_ends_with_the_year() {
    let day = Tree::empty().with("key", "last").with("label", "Último; día, \\").with("date", "2017-12-31");
    let estimate = Tree::empty().with("timeline", vec![day]);
    let calendar = file("ics", &estimate, Language::Spanish);
    assert!(calendar.contains("\r\nDTSTART;VALUE=DATE:20171231\r\nDTEND;VALUE=DATE:20180101\r\n"));
    assert!(calendar.replace("\r\n ", "").contains("Nivel 1: Último\\; día\\, \\\\\r\n"), "{calendar}");
}

#[test]
fn an_event_keeps_its_name_while_the_answers_are_the_same_and_no_longer() {
    let names = |language, cost| {
        let more = [("applicationDate", "2017-10-02"), ("otherIncentives", cost)];
        let calendar = file("ics", &published(language, &more), language);
        calendar.lines().filter(|line| line.starts_with("UID:")).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(names(Language::English, "0"), names(Language::Spanish, "0"));
    assert_ne!(names(Language::English, "0"), names(Language::English, "1"));
}

#[test]
fn without_days_there_is_no_calendar() {
    assert_eq!(file("ics", &published(Language::English, &[]), Language::English), "");
}

#[test]
fn a_project_that_is_not_eligible_has_its_working_too() {
    let estimate = published(Language::English, &[("otherIncentives", "7500")]);
    let ineligible = worked(tier1().newest().unwrap(), Language::English, &[("totalProjectCost", "99000")]);
    assert_eq!(ineligible.word("status"), "ineligible");
    for estimate in [estimate, ineligible] {
        let rows = file("csv", &estimate, Language::English).matches("\r\n").count();
        assert_eq!(rows, 6 + estimate.at("lines").items().len());
    }
}
