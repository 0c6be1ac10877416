//! Field: what each kind of question takes, and the one code for what it refuses.

use crate::common::decimal;
use estimado_worksheet::Decimal;
use estimado_worksheet::answers::Code::{MustBePositive, NotADate, NotANumber, OutOfRange, UnknownOption};
use estimado_worksheet::answers::{Code, Raw, Value};
use estimado_worksheet::date;
use estimado_worksheet::field::Field;
use estimado_worksheet::unit::{KW, ONE, USD};
use proptest::prelude::*;

static ABOVE_ZERO: Field = Field::above_zero("aboveZero", KW);
static ZERO_OR_MORE: Field = Field::zero_or_more("zeroOrMore", USD);
static PERCENT: Field = Field::percent("percent");
static WHOLE: Field = Field::whole("whole", ONE, 2, 1000);
static CHOICE: Field = Field::choice("choice", &["solar-pv", "small-wind"]);
static YES_NO: Field = Field::yes_no("yesNo");
static DATE: Field = Field::date("date");
static DATES: Field = Field::dates("dates");
static ALL: [&Field; 8] = [&ABOVE_ZERO, &ZERO_OR_MORE, &PERCENT, &WHOLE, &CHOICE, &YES_NO, &DATE, &DATES];

/// The number taken, or the code.
fn taken(field: &Field, raw: Raw<'_>) -> Result<String, Code> {
    field.check(raw).map(|value| match value {
        Some(Value::Number(number)) => number.to_string(),
        Some(Value::Choice(option)) => option.to_owned(),
        Some(Value::YesNo(yes)) => yes.to_string(),
        Some(Value::Date(date)) => date::write(date),
        Some(Value::Dates(dates)) => dates.into_iter().map(date::write).collect::<Vec<_>>().join(","),
        None => "left out".to_owned(),
    })
}

#[track_caller]
fn check(field: &Field, cases: &[(Raw<'_>, Result<&str, Code>)]) {
    for (raw, expected) in cases {
        assert_eq!(taken(field, *raw), expected.map(str::to_owned), "{} {raw:?}", field.key);
    }
}

#[test]
fn nothing_is_left_out_whatever_the_kind() {
    for field in ALL {
        check(field, &[(Raw::Nothing, Ok("left out"))]);
    }
}

#[test]
fn what_is_no_scalar_has_the_code_of_the_kind() {
    let code = |field: &Field| match field.key {
        "choice" | "yesNo" => UnknownOption,
        "date" | "dates" => NotADate,
        _ => NotANumber,
    };
    for field in ALL {
        check(field, &[(Raw::Other, Err(code(field))), (Raw::Text(""), Err(code(field)))]);
    }
}

#[test]
fn numbers_as_text() {
    let cases = [
        ("5", Ok("5")),
        ("4.3", Ok("4.3")),
        (".75", Ok("0.75")),
        ("007.50", Ok("7.5")),
        ("0", Ok("0")),
        ("-0", Ok("0")),
        ("-0.000", Ok("0")),
        ("0.0000000000", Ok("0")),
        ("5.0000000", Ok("5")),
        ("0.000001", Ok("0.000001")),
        ("999999999.999999", Ok("999999999.999999")),
        ("999999999.99999900", Ok("999999999.999999")),
        ("0000000000000999999999", Ok("999999999")),
        ("5.0000001", Err(OutOfRange)),
        ("1.00000010", Err(OutOfRange)),
        ("1000000000", Err(OutOfRange)),
        ("1000000000.000000", Err(OutOfRange)),
        ("999999999.9999999", Err(OutOfRange)),
        ("340282366920938463463374607431768211456", Err(OutOfRange)),
        ("-0.01", Err(OutOfRange)),
        ("-1000000000", Err(OutOfRange)),
        ("1,000", Err(NotANumber)),
        ("+5", Err(NotANumber)),
        ("--5", Err(NotANumber)),
        ("- 5", Err(NotANumber)),
        ("−5", Err(NotANumber)),
        ("5.", Err(NotANumber)),
        (".", Err(NotANumber)),
        ("-", Err(NotANumber)),
        ("-.", Err(NotANumber)),
        ("1.2.3", Err(NotANumber)),
        (" 5", Err(NotANumber)),
        ("5 ", Err(NotANumber)),
        ("1 000", Err(NotANumber)),
        ("1_000", Err(NotANumber)),
        ("1e3", Err(NotANumber)),
        ("0x10", Err(NotANumber)),
        ("20%", Err(NotANumber)),
        ("$5", Err(NotANumber)),
        ("five", Err(NotANumber)),
        ("NaN", Err(NotANumber)),
        ("Infinity", Err(NotANumber)),
        ("٣", Err(NotANumber)),
        ("５", Err(NotANumber)),
    ];
    for (text, expected) in cases {
        check(&ZERO_OR_MORE, &[(Raw::Text(text), expected)]);
    }
}

#[test]
fn numbers_of_json() {
    let cases = [
        ("8", Ok("8")),
        ("1.2e1", Ok("12")),
        ("2.0E4", Ok("20000")),
        ("8e4", Ok("80000")),
        ("1E+2", Ok("100")),
        ("150e-1", Ok("15")),
        ("1e-6", Ok("0.000001")),
        ("10e-7", Ok("0.000001")),
        ("0.0000001e1", Ok("0.000001")),
        ("999999999999999e-6", Ok("999999999.999999")),
        ("0.999999999999999e9", Ok("999999999.999999")),
        ("-0", Ok("0")),
        ("-0.0e7", Ok("0")),
        ("0e99999999999999999999", Ok("0")),
        ("1e9", Err(OutOfRange)),
        ("1e+30", Err(OutOfRange)),
        ("1e-7", Err(OutOfRange)),
        ("1e9223372036854775807", Err(OutOfRange)),
        ("1e-9223372036854775808", Err(OutOfRange)),
        ("1e99999999999999999999", Err(OutOfRange)),
        ("1e-99999999999999999999", Err(OutOfRange)),
        ("-1e2", Err(OutOfRange)),
        ("1e", Err(NotANumber)),
        ("e5", Err(NotANumber)),
        ("1e1.5", Err(NotANumber)),
        ("1e5e5", Err(NotANumber)),
        ("NaN", Err(NotANumber)),
        ("Infinity", Err(NotANumber)),
        ("-Infinity", Err(NotANumber)),
        ("", Err(NotANumber)),
    ];
    for (text, expected) in cases {
        check(&ZERO_OR_MORE, &[(Raw::Number(text), expected)]);
    }
    check(&ZERO_OR_MORE, &[(Raw::YesNo(true), Err(NotANumber))]);
}

#[test]
fn numbers_above_zero() {
    let cases = [
        ("0.000001", Ok("0.000001")),
        ("0", Err(MustBePositive)),
        ("-0", Err(MustBePositive)),
        ("0.0000000", Err(MustBePositive)),
        ("-5", Err(MustBePositive)),
        ("0.0000001", Err(OutOfRange)),
        ("1000000000", Err(OutOfRange)),
        // Below zero is said before too large and too fine.
        ("-1000000000", Err(MustBePositive)),
        ("-5.0000001", Err(MustBePositive)),
        ("-five", Err(NotANumber)),
    ];
    for (text, expected) in cases {
        check(&ABOVE_ZERO, &[(Raw::Text(text), expected)]);
    }
    check(&ABOVE_ZERO, &[(Raw::Number("-1e30"), Err(MustBePositive)), (Raw::YesNo(false), Err(NotANumber))]);
}

#[test]
fn percentages() {
    let cases = [
        ("0.000001", Ok("0.000001")),
        ("40", Ok("40")),
        ("99.999999", Ok("99.999999")),
        ("100", Ok("100")),
        ("100.0", Ok("100")),
        ("100.000001", Err(OutOfRange)),
        ("100.0000001", Err(OutOfRange)),
        ("0", Err(MustBePositive)),
        ("-1", Err(MustBePositive)),
        ("40%", Err(NotANumber)),
    ];
    for (text, expected) in cases {
        check(&PERCENT, &[(Raw::Text(text), expected)]);
    }
}

#[test]
fn whole_numbers() {
    let cases = [
        ("2", Ok("2")),
        ("2.000", Ok("2")),
        ("1000", Ok("1000")),
        ("1", Err(OutOfRange)),
        ("1001", Err(OutOfRange)),
        ("2.5", Err(OutOfRange)),
        ("999.999999", Err(OutOfRange)),
        ("0", Err(OutOfRange)),
        ("-3", Err(OutOfRange)),
        ("two", Err(NotANumber)),
    ];
    for (text, expected) in cases {
        check(&WHOLE, &[(Raw::Text(text), expected)]);
    }
    check(&WHOLE, &[(Raw::Number("1e3"), Ok("1000")), (Raw::Number("2.5"), Err(OutOfRange))]);
}

#[test]
fn options() {
    let cases = [
        (Raw::Text("solar-pv"), Ok("solar-pv")),
        (Raw::Text("small-wind"), Ok("small-wind")),
        (Raw::Text("Solar-PV"), Err(UnknownOption)),
        (Raw::Text(" solar-pv"), Err(UnknownOption)),
        (Raw::Text("solar"), Err(UnknownOption)),
        (Raw::Number("0"), Err(UnknownOption)),
        (Raw::YesNo(true), Err(UnknownOption)),
    ];
    check(&CHOICE, &cases);
}

#[test]
fn yes_and_no() {
    let cases = [
        (Raw::YesNo(true), Ok("true")),
        (Raw::YesNo(false), Ok("false")),
        (Raw::Text("true"), Err(UnknownOption)),
        (Raw::Text("yes"), Err(UnknownOption)),
        (Raw::Number("1"), Err(UnknownOption)),
    ];
    check(&YES_NO, &cases);
}

#[test]
fn days() {
    let cases = [
        ("2018-02-28", Ok("2018-02-28")),
        ("2016-02-29", Ok("2016-02-29")),
        ("2000-02-29", Ok("2000-02-29")),
        ("2000-01-01", Ok("2000-01-01")),
        ("2099-12-31", Ok("2099-12-31")),
        ("1999-12-31", Err(OutOfRange)),
        ("2100-01-01", Err(OutOfRange)),
        ("0000-01-01", Err(OutOfRange)),
        ("9999-12-31", Err(OutOfRange)),
        ("2100-02-29", Err(NotADate)),
        ("2018-02-29", Err(NotADate)),
        ("2018-04-31", Err(NotADate)),
        ("2018-13-01", Err(NotADate)),
        ("2018-00-10", Err(NotADate)),
        ("2018-01-00", Err(NotADate)),
        ("2018-2-01", Err(NotADate)),
        ("18-02-01", Err(NotADate)),
        ("+2018-02-01", Err(NotADate)),
        ("-2018-02-01", Err(NotADate)),
        ("2018-03-01T00:00", Err(NotADate)),
        ("2018/03/01", Err(NotADate)),
        ("20180301", Err(NotADate)),
        (" 2018-03-01", Err(NotADate)),
        ("2018-03-01-", Err(NotADate)),
        ("2018-03-", Err(NotADate)),
        ("٢٠١٨-03-01", Err(NotADate)),
        ("soon", Err(NotADate)),
    ];
    for (text, expected) in cases {
        check(&DATE, &[(Raw::Text(text), expected)]);
        check(&DATES, &[(Raw::Text(text), expected)]);
    }
    check(&DATE, &[(Raw::Number("20180301"), Err(NotADate)), (Raw::YesNo(true), Err(NotADate))]);
}

#[test]
fn lists_of_days() {
    let cases = [
        ("2018-01-01,2018-01-06", Ok("2018-01-01,2018-01-06")),
        ("2018-01-06,2018-01-01,2018-01-06", Ok("2018-01-06,2018-01-01,2018-01-06")),
        ("2018-01-01, 2018-01-06", Err(NotADate)),
        ("2018-01-01,2018-02-30", Err(NotADate)),
        ("2018-01-01,", Err(NotADate)),
        (",2018-01-01", Err(NotADate)),
        ("2018-01-01;2018-01-06", Err(NotADate)),
        ("2018-01-01,2100-01-01", Err(OutOfRange)),
        // One that is no day is said before one that is out of range.
        ("2100-01-01,2018-02-30", Err(NotADate)),
    ];
    for (text, expected) in cases {
        check(&DATES, &[(Raw::Text(text), expected)]);
    }
    check(&DATE, &[(Raw::Text("2018-01-01,2018-01-06"), Err(NotADate))]);
}

proptest! {
    #[test]
    fn nothing_entered_panics(text in any::<String>(), near in "[-+0-9eE.,:% ]{0,24}", yes: bool) {
        for field in ALL {
            let _ = field.check(Raw::YesNo(yes));
            for text in [&text, &near] {
                let _ = (field.check(Raw::Text(text)), field.check(Raw::Number(text)));
            }
        }
    }

    #[test]
    fn a_number_is_taken_as_it_is_written(millionths in 0i64..=999_999_999_999_999, zeros in 0usize..4) {
        let written = Decimal::new(millionths, 6).normalize().to_string();
        prop_assert_eq!(taken(&ZERO_OR_MORE, Raw::Text(&written)), Ok(written.clone()));
        let point = if written.contains('.') { "" } else { "." };
        let padded = format!("{written}{point}{}0", "0".repeat(zeros));
        prop_assert_eq!(taken(&ZERO_OR_MORE, Raw::Text(&padded)), Ok(written.clone()));
        let scientific = format!("{millionths}e-6");
        prop_assert_eq!(taken(&ZERO_OR_MORE, Raw::Number(&scientific)), Ok(written));
    }

    #[test]
    fn a_number_is_taken_or_refused_by_its_size(digits in 0u64..=99_999_999_999_999_999, scale in 0u32..=9) {
        let number = Decimal::from_i128_with_scale(digits.into(), scale);
        let fits = number < decimal("1000000000") && number.normalize().scale() <= 6;
        let expected = if fits { Ok(number.normalize().to_string()) } else { Err(OutOfRange) };
        prop_assert_eq!(taken(&ZERO_OR_MORE, Raw::Text(&number.to_string())), expected);
    }

    #[test]
    fn a_day_is_taken_as_it_is_written(julian in 2_451_545i32..=2_488_069) {
        let written = date::write(estimado_worksheet::Date::from_julian_day(julian).unwrap());
        prop_assert_eq!(taken(&DATE, Raw::Text(&written)), Ok(written));
    }
}
