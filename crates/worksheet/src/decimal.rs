//! Decimals, digit by digit: how they are read, written and shortened. To add and to compare them is for `Exact`.
//!
//! The crate of the type can do all this too; with it comes arithmetic that rounds and panics, 6 kB of it.

use rust_decimal::Decimal;

/// The digits of a decimal without its point and sign, to be taken off from the last.
struct Digits([u32; 3]);

impl Digits {
    fn of(number: Decimal) -> Digits {
        let parts = number.unpack();
        Digits([parts.hi, parts.mid, parts.lo])
    }

    fn take_last(&mut self) -> u8 {
        let mut rest = 0;
        for part in &mut self.0 {
            if rest == 0 && *part == 0 {
                continue;
            }
            let number = (rest << 32) | u64::from(*part);
            *part = ((number / 10) & 0xffff_ffff) as u32;
            rest = number % 10;
        }
        (rest & 0xf) as u8
    }
}

/// The number as it is written, with all its places: `2400.00`, `-1.3`.
///
/// ```
/// use estimado_worksheet::{Decimal, decimal};
/// assert_eq!(decimal::plain(Decimal::new(-1050, 3)), "-1.050");
/// assert_eq!(decimal::plain(Decimal::new(5, 2)), "0.05");
/// ```
#[must_use]
pub fn plain(number: Decimal) -> String {
    let mut digits = Digits::of(number);
    let mut text = Vec::with_capacity(32);
    for place in 0.. {
        if place > number.scale() && digits.0 == [0; 3] {
            break;
        }
        if place == number.scale() && place > 0 {
            text.push(b'.');
        }
        text.push(b'0'.saturating_add(digits.take_last()));
    }
    if number.is_sign_negative() && !number.is_zero() {
        text.push(b'-');
    }
    text.reverse();
    String::from_utf8(text).unwrap_or_default()
}

/// A whole number as it is written.
#[must_use]
pub fn whole(number: impl Into<Decimal>) -> String {
    plain(number.into())
}

/// The same number without zeros at the end of its places.
///
/// ```
/// use estimado_worksheet::{Decimal, decimal};
/// assert_eq!(decimal::short(Decimal::new(-1050, 2)).scale(), 1);
/// ```
#[must_use]
pub fn short(number: Decimal) -> Decimal {
    let (mut short, mut digits) = (number, Digits::of(number));
    while short.scale() > 0 && digits.take_last() == 0 {
        let [high, middle, low] = digits.0;
        let scale = short.scale().saturating_sub(1);
        short = Decimal::from_parts(low, middle, high, number.is_sign_negative(), scale);
    }
    short
}

/// Reads digits with at most one point between them; nothing when there are none, or more than a decimal holds.
#[must_use]
pub fn read(text: &str) -> Option<Decimal> {
    let (whole, part) = text.split_once('.').unwrap_or((text, ""));
    let mut mantissa = 0i128;
    for byte in whole.bytes().chain(part.bytes()) {
        let digit = byte.checked_sub(b'0').filter(|digit| *digit < 10)?;
        mantissa = mantissa.checked_mul(10)?.checked_add(digit.into())?;
    }
    let places = u32::try_from(part.len()).ok()?;
    if whole.is_empty() && part.is_empty() {
        return None;
    }
    Decimal::try_from_i128_with_scale(mantissa, places).ok()
}
