//! Format: numbers and days as people read them. English and the Spanish of Puerto Rico write numbers alike.

use crate::decimal;
use crate::exact::Exact;
use crate::text::{Language, Text, fill_slots};
use crate::unit::{CALENDAR_YEAR, PERCENT, USD, USD_PER_KWH, USD_PER_KWH_YEAR, USD_PER_W, Unit};
use rust_decimal::Decimal;
use time::Date;

/// Digits in groups of three: `7,500.25`. The sign is a minus sign, not a hyphen.
///
/// ```
/// use estimado_worksheet::{Decimal, format::grouped};
/// assert_eq!(grouped(Decimal::new(-750025, 2)), "−7,500.25");
/// ```
#[must_use]
pub fn grouped(number: Decimal) -> String {
    grouped_text("", &decimal::plain(number))
}

/// The same of a written number, with a sign for the currency.
fn grouped_text(currency: &str, plain: &str) -> String {
    let size = plain.trim_start_matches('-');
    let (whole, part) = size.split_once('.').map_or((size, None), |(w, p)| (w, Some(p)));
    let mut text = String::with_capacity(32);
    if size.len() < plain.len() {
        text.push('−');
    }
    text.push_str(currency);
    let mut rest = whole;
    while !rest.is_empty() {
        let left = rest.len().saturating_sub(1) / 3;
        let (group, tail) =
            rest.split_at_checked(rest.len().saturating_sub(left.saturating_mul(3))).unwrap_or((rest, ""));
        text.push_str(group);
        if !tail.is_empty() {
            text.push(',');
        }
        rest = tail;
    }
    if let Some(part) = part {
        text.push('.');
        text.push_str(part);
    }
    text
}

/// A number with its unit: `$7,500.00`, `$2.00/W`, `40%`, `2018`, `3 kW`, `6 months`.
#[must_use]
pub fn number(number: Decimal, unit: Unit, language: Language, text: Text) -> String {
    let short = decimal::short(number);
    let plain = decimal::plain(short);
    let money = |per: &str| {
        let zeros = match short.scale() {
            0 => ".00",
            1 => "0",
            _ => "",
        };
        [&grouped_text("$", &[&plain, zeros].concat()), per].concat()
    };
    match unit {
        USD => money(""),
        USD_PER_W => money("/W"),
        USD_PER_KWH => money("/kWh"),
        CALENDAR_YEAR => plain,
        USD_PER_KWH_YEAR => money(&[" ", &self::unit(unit, language, text)].concat()),
        PERCENT => [&grouped_text("", &plain), "%"].concat(),
        _ => {
            let symbol = unit.symbol();
            let one = if plain == "1" { text.find(language, "unit-one", &symbol) } else { None };
            let name = one.unwrap_or_else(|| text.get(language, "unit", &symbol));
            [&grouped_text("", &plain), " ", name].concat().trim_end().to_owned()
        }
    }
}

/// The name of a unit beside a field: `kW`, `months`; empty where there is none.
#[must_use]
pub fn unit(unit: Unit, language: Language, text: Text) -> String {
    let symbol = unit.symbol();
    text.get(language, "unit", &symbol).to_owned()
}

/// An exact value with its unit, to at most 6 decimal places.
#[must_use]
pub fn exact(value: &Exact, unit: Unit, language: Language, text: Text) -> String {
    value.half_up(6).map_or_else(|| "?".to_owned(), |rounded| number(rounded, unit, language, text))
}

/// A day in words: `August 17, 2017`, `17 de agosto de 2017`.
#[must_use]
pub fn day(date: Date, language: Language, text: Text) -> String {
    let number = decimal::whole(u8::from(date.month()));
    let month = text.get(language, "month", &number);
    let slots =
        [("day", &*decimal::whole(date.day())), ("month", month), ("year", &decimal::whole(date.year()))];
    fill_slots(text.get(language, "date", "long"), &slots)
}
