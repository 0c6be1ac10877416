//! Typed: what people type into a field, and what is made of it.

use crate::common::program::{AGREED, CAPACITY, COST, MODULES, PROGRAM};
use estimado_worksheet::answers::{Code, Raw, Value};
use estimado_worksheet::field::Field;
use estimado_worksheet::text::Language;
use estimado_worksheet::typed::plain;
use estimado_worksheet::unit::{FT, KWH, MPH, ONE, PERCENT, USD_PER_KWH, USD_PER_W, Unit, W};
use estimado_worksheet::{Decimal, format};
use proptest::prelude::*;

static PER_WATT: Field = Field::above_zero("referenceCostPerWatt", USD_PER_W);
static HEIGHT: Field = Field::zero_or_more("towerHeightFt", FT);

#[test]
fn dollars() {
    let cases = [
        ("7500", "7500"),
        ("7,500", "7500"),
        ("$7500", "7500"),
        ("$7,500", "7500"),
        ("$ 7,500.00", "7500.00"),
        ("US$7,500", "7500"),
        ("US$ 7500", "7500"),
        ("7500$", "7500"),
        ("7500 $", "7500"),
        ("  7500  ", "7500"),
        ("$7 500", "7500"),
        ("7 500.00", "7500.00"),
        ("7\u{a0}500", "7500"),
        ("7\u{202f}500,00", "7500.00"),
        ("7\u{2009}500", "7500"),
        ("4,3", "4.3"),
        ("4,30", "4.30"),
        ("1,234", "1234"),
        ("1.234", "1.234"),
        ("1,234,567", "1234567"),
        ("1.234.567", "1234567"),
        ("1,234.56", "1234.56"),
        ("1.234,56", "1234.56"),
        ("1.234.567,89", "1234567.89"),
        ("1,234,567.89", "1234567.89"),
        ("0,500", "0.500"),
        ("0,5", "0.5"),
        ("0.500", "0.500"),
        ("1234,567", "1234.567"),
        ("1’234", "1234"),
        ("1'234'567.50", "1234567.50"),
        ("1'234,50", "1234.50"),
        (".75", ".75"),
        (",75", ".75"),
        ("$.75", ".75"),
        ("-5", "-5"),
        ("−5", "-5"),
        ("-1,234.5", "-1234.5"),
        // On the way to something longer.
        ("5.", "5"),
        ("5,", "5"),
        ("1,2", "1.2"),
        ("1,23", "1.23"),
        ("1,234.", "1234"),
        ("$1,234.5", "1234.5"),
        ("", ""),
        ("   ", ""),
    ];
    for (typed, expected) in cases {
        assert_eq!(plain(typed, COST.unit()), expected, "{typed:?}");
    }
}

#[test]
fn what_is_no_number_comes_back_as_it_was_typed() {
    let cases = [
        "1,23,456",
        "12,34,567",
        "1,234,56",
        "1,234,",
        "1.23.456",
        "1.234.56",
        "1,2345,678",
        "1,234.567.89",
        "1.234,567,89",
        "1.234,567.89",
        "0,123,456",
        "1'23",
        "5'6",
        "1'2345",
        "1'234'5",
        ".",
        ",",
        "-",
        "$",
        "US$",
        "--5",
        "5-",
        "+5",
        "1e5",
        "1/2",
        "5..",
        "ten",
        "ten or so",
        "7500 MXN",
        "7500 kW",
        "40%",
        "$7500 kW",
        "5 5 kW",
        "NaN",
        "٣",
        "€5",
    ];
    for typed in cases {
        assert_eq!(plain(typed, COST.unit()), typed);
        let checked = COST.check(Raw::Text(&plain(typed, COST.unit())));
        assert_eq!(checked, Err(Code::NotANumber), "{typed:?}");
    }
    assert_eq!(plain("  ten or so ", COST.unit()), "ten or so", "but for the spaces around it");
}

#[test]
fn units_are_taken_where_they_belong() {
    let cases: [(&str, Unit, &str); 24] = [
        ("3.5 kW", CAPACITY.unit(), "3.5"),
        ("3.5kw", CAPACITY.unit(), "3.5"),
        ("3,5 KW", CAPACITY.unit(), "3.5"),
        ("3500 W", CAPACITY.unit(), "3500 W"),
        ("$3.5", CAPACITY.unit(), "$3.5"),
        ("3.5 kWh", CAPACITY.unit(), "3.5 kWh"),
        ("3.5 kW", KWH, "3.5 kW"),
        ("kW", CAPACITY.unit(), "kW"),
        ("12,000 kWh", KWH, "12000"),
        ("500 w", W, "500"),
        ("40 %", PERCENT, "40"),
        ("40%", PERCENT, "40"),
        ("12,5 %", PERCENT, "12.5"),
        ("%", PERCENT, "%"),
        ("80 ft", FT, "80"),
        ("80'", FT, "80"),
        ("5'6", FT, "5'6"),
        ("10 mph", MPH, "10"),
        ("12", ONE, "12"),
        ("12 kW", ONE, "12 kW"),
        ("2.85 $/W", USD_PER_W, "2.85"),
        ("$2.85/W", USD_PER_W, "2.85"),
        ("US$2.85", USD_PER_W, "2.85"),
        ("$0.25/kWh", USD_PER_KWH, "0.25"),
    ];
    for (typed, unit, expected) in cases {
        assert_eq!(plain(typed, unit), expected, "{typed:?} as {}", unit.symbol());
    }
}

#[test]
fn what_the_field_makes_of_it() {
    let number = |text: &str| Ok(text.to_owned());
    let cases = [
        (&COST, "$7,500", number("7500")),
        (&COST, "7 500.00", number("7500")),
        (&COST, "1,234.56", number("1234.56")),
        (&COST, "-5", Err(Code::MustBePositive)),
        (&COST, "−1,234.5", Err(Code::MustBePositive)),
        (&COST, "$0", Err(Code::MustBePositive)),
        (&COST, "1,234,567,890", Err(Code::OutOfRange)),
        (&COST, "", Err(Code::NotANumber)),
        (&COST, "1,23,456", Err(Code::NotANumber)),
        (&COST, "+5", Err(Code::NotANumber)),
        (&CAPACITY, "4,3", number("4.3")),
        (&CAPACITY, "3.5 kW", number("3.5")),
        (&CAPACITY, "0,0000001", Err(Code::OutOfRange)),
        (&CAPACITY, "$3.5", Err(Code::NotANumber)),
        (&AGREED, "40 %", number("40")),
        (&AGREED, "100,000001", Err(Code::OutOfRange)),
        (&AGREED, "101", Err(Code::OutOfRange)),
        (&MODULES, "1,000", number("1000")),
        (&MODULES, "12.5", Err(Code::OutOfRange)),
        (&PER_WATT, "$2.85/W", number("2.85")),
        (&HEIGHT, "5'6", Err(Code::NotANumber)),
    ];
    for (field, typed, expected) in cases {
        let checked = field.check(Raw::Text(&plain(typed, field.unit()))).map(|value| match value {
            Some(Value::Number(number)) => number.to_string(),
            other => format!("{other:?}"),
        });
        assert_eq!(checked, expected, "{typed:?} into {}", field.key);
    }
}

proptest! {
    #[test]
    fn nothing_typed_panics(any in any::<String>(), near in "[-−+0-9., '’$%/kKwWhUS\u{a0}]{0,16}") {
        for unit in [COST.unit(), CAPACITY.unit(), PERCENT, ONE, FT, USD_PER_W] {
            for typed in [&any, &near] {
                let read = plain(typed, unit);
                let is_number = COST.check(Raw::Text(&read)) != Err(Code::NotANumber);
                prop_assert!(is_number || read == typed.trim(), "{:?} became {:?}", typed, read);
                prop_assert_eq!(plain(&read, unit), read.clone(), "typing it again changes nothing");
            }
        }
    }

    #[test]
    fn a_number_as_shown_is_read_as_itself(
        digits in -99_999_999_999_999i64..=99_999_999_999_999,
        scale in 0u32..=6,
    ) {
        let number = Decimal::new(digits, scale);
        prop_assert_eq!(plain(&format::grouped(number), ONE), number.to_string());
    }

    #[test]
    fn a_number_with_its_unit_as_shown_is_read_as_itself(
        digits in 0i64..=99_999_999_999_999,
        scale in 0u32..=6,
    ) {
        let number = Decimal::new(digits, scale).normalize();
        for unit in [COST.unit(), CAPACITY.unit(), KWH, PERCENT, FT, USD_PER_W, USD_PER_KWH] {
            let shown = format::number(number, unit, Language::English, PROGRAM.text);
            let read: Decimal = plain(&shown, unit).parse().unwrap();
            prop_assert_eq!(read, number, "{}", shown);
        }
    }
}
