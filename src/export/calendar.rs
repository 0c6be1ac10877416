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
    let made = [&compact(today), "T000000Z"].concat();
    let project = mark(&[receipt.word("edition"), &receipt.at("inputs").json()].concat());
    let name = program.text.find(language, "program", "name").unwrap_or_default();
    let mut calendar = Calendar(String::new());
    calendar.line("BEGIN", "VCALENDAR");
    calendar.line("VERSION", "2.0");
    calendar.line("PRODID", &["-//Estimado//Estimado ", receipt.word("version"), "//EN"].concat());
    calendar.line("CALSCALE", "GREGORIAN");
    calendar.line("METHOD", "PUBLISH");
    for day in days {
        let summary = escaped(&[name, ": ", day.word("label")].concat());
        let counting = [day.word("counting"), "\n", &places(day)].concat();
        let description = [&counting, &host(estimate, language), ui(language, "disclaimer")];
        let description: Vec<_> = description.into_iter().filter(|part| !part.is_empty()).collect();
        calendar.line("BEGIN", "VEVENT");
        // The same answers give the same events, which take the place of those before; other projects have their own.
        calendar.line("UID", &[day.word("key"), ".", &project, "@", program.id, ".estimado"].concat());
        calendar.line("DTSTAMP", &made);
        calendar.line("DTSTART;VALUE=DATE", &compact(day.word("date")));
        calendar.line("DTEND;VALUE=DATE", &compact(&next(day.word("date"))));
        calendar.line("SUMMARY", &summary);
        calendar.line("DESCRIPTION", &escaped(&description.join("\n\n")));
        calendar.line("TRANSP", "TRANSPARENT");
        calendar.line("BEGIN", "VALARM");
        calendar.line("ACTION", "DISPLAY");
        calendar.line("DESCRIPTION", &summary);
        calendar.line("TRIGGER", "-P7D");
        calendar.line("END", "VALARM");
        calendar.line("END", "VEVENT");
    }
    calendar.line("END", "VCALENDAR");
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
    text.replace('\\', "\\\\").replace(';', "\\;").replace(',', "\\,").replace('\n', "\\n")
}

struct Calendar(String);

impl Calendar {
    /// Adds a line, folded where it is too long: never inside a character.
    fn line(&mut self, name: &str, value: &str) {
        let mut length = 0usize;
        for sign in [name, ":", value].concat().chars() {
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
