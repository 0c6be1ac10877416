//! Calendar: the key dates of an estimate as events of a whole day, in the form of RFC 5545.

use super::{host, places};
use crate::link::mark;
use crate::widget::words::ui;
use estimado_worksheet::text::Language;
use estimado_worksheet::tree::Tree;
use estimado_worksheet::{Program, date};

/// Octets that a line may have.
const LONGEST: usize = 75;

/// The key dates as a calendar; empty where there are none, since a calendar without events is none. `today` is the day it
/// is made, `YYYY-MM-DD`.
pub fn write(program: &Program, estimate: &Tree, language: Language, today: &str) -> String {
    let days = estimate.at("timeline").items();
    if days.is_empty() {
        return String::new();
    }
    let receipt = estimate.at("receipt");
    let project = mark(&[receipt.word("edition"), &receipt.at("inputs").json()].concat());
    let name = program.text.find(language, "program", "name").unwrap_or_default();
    let mut calendar = Calendar("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n".to_owned());
    calendar.line(&["PRODID:-//Estimado//Estimado ", receipt.word("version"), "//EN"]);
    calendar.0.push_str("CALSCALE:GREGORIAN\r\nMETHOD:PUBLISH\r\n");
    for day in days {
        let label = escaped(&[name, ": ", day.word("label")].concat());
        let mut about = [day.word("counting"), "\n", &places(day)].concat();
        for more in [&host(estimate, language), ui(language, "disclaimer")] {
            if !more.is_empty() {
                about.extend(["\n\n", more]);
            }
        }
        calendar.0.push_str("BEGIN:VEVENT\r\n");
        // The same answers give the same events, which take the place of those before; other projects have their own.
        calendar.line(&["UID:", day.word("key"), ".", &project, "@", program.id, ".estimado"]);
        calendar.line(&["DTSTAMP:", &compact(today), "T000000Z"]);
        calendar.line(&["DTSTART;VALUE=DATE:", &compact(day.word("date"))]);
        calendar.line(&["DTEND;VALUE=DATE:", &compact(&next(day.word("date")))]);
        calendar.line(&["SUMMARY:", &label]);
        calendar.line(&["DESCRIPTION:", &escaped(&about)]);
        calendar.0.push_str("TRANSP:TRANSPARENT\r\nBEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-P7D\r\n");
        calendar.line(&["DESCRIPTION:", &label]);
        calendar.0.push_str("END:VALARM\r\nEND:VEVENT\r\n");
    }
    calendar.0.push_str("END:VCALENDAR\r\n");
    calendar.0
}

/// `20261130`.
fn compact(day: &str) -> String {
    day.replace('-', "")
}

fn next(day: &str) -> String {
    let next = date::read(day).and_then(|day| date::after_days(day, 1));
    next.map(date::write).unwrap_or_default()
}

fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for sign in text.chars() {
        match sign {
            '\n' => escaped.push_str("\\n"),
            '\\' | ';' | ',' => escaped.extend(['\\', sign]),
            _ => escaped.push(sign),
        }
    }
    escaped
}

struct Calendar(String);

impl Calendar {
    /// Adds a line, folded where it is too long: never inside a character.
    fn line(&mut self, parts: &[&str]) {
        let mut length = 0usize;
        for sign in parts.concat().chars() {
            if length.saturating_add(sign.len_utf8()) > LONGEST {
                self.0.push_str("\r\n ");
                length = 1;
            }
            self.0.push(sign);
            length = length.saturating_add(sign.len_utf8());
        }
        self.0.push_str("\r\n");
    }
}
