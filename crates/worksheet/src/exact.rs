//! Exact: the number every calculation is made with, a ratio of whole numbers of any length.

use num_bigint::{BigInt, Sign};
use rust_decimal::Decimal;
use std::cmp::Ordering;
use std::ops::{Add, Mul, Sub};

/// The smallest number of 29 digits: a `Decimal` holds some such numbers, but not all.
const TOO_LONG: i128 = 10i128.pow(28);

/// An exact rational number. Nothing is rounded until [`Exact::half_up`].
///
/// Fractions are not reduced: a worksheet multiplies a handful of numbers, so they stay short, and reducing costs more
/// than it saves.
///
/// ```
/// use estimado_worksheet::Exact;
/// let third = Exact::from(1).over(&Exact::from(3)).unwrap();
/// assert_eq!(third.half_up(2).unwrap().to_string(), "0.33");
/// ```
#[derive(Clone, Debug)]
pub struct Exact {
    top: BigInt,
    /// Always above zero.
    bottom: BigInt,
}

impl Exact {
    /// The quotient, or nothing when `divisor` is zero.
    #[must_use]
    pub fn over(&self, divisor: &Exact) -> Option<Exact> {
        let (top, bottom) = (&self.top * &divisor.bottom, &self.bottom * &divisor.top);
        match bottom.sign() {
            Sign::NoSign => None,
            Sign::Plus => Some(Exact { top, bottom }),
            Sign::Minus => Some(Exact { top: -top, bottom: -bottom }),
        }
    }

    /// Whether the number is zero.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        self.top.sign() == Sign::NoSign
    }

    /// Whether the number is below zero.
    #[must_use]
    pub fn is_negative(&self) -> bool {
        self.top.sign() == Sign::Minus
    }

    /// Rounded to `places` decimal places, a tie away from zero; nothing when the result has more than 28 digits.
    #[must_use]
    pub fn half_up(&self, places: u32) -> Option<Decimal> {
        self.rounded(places, |twice_rest, bottom| twice_rest >= bottom)
    }

    /// Cut to `places` decimal places, towards zero; nothing when the result has more than 28 digits.
    #[must_use]
    pub fn cut(&self, places: u32) -> Option<Decimal> {
        self.rounded(places, |_, _| false)
    }

    fn rounded(&self, places: u32, up: impl Fn(&BigInt, &BigInt) -> bool) -> Option<Decimal> {
        let scaled = self.top.magnitude() * num_bigint::BigUint::from(10u32).pow(places);
        let (scaled, bottom) = (BigInt::from(scaled), &self.bottom);
        let mut whole = &scaled / bottom;
        let rest = &scaled - &whole * bottom;
        if up(&(rest * 2), bottom) {
            whole += 1;
        }
        let whole = i128::try_from(&whole).ok().filter(|whole| *whole < TOO_LONG)?;
        let signed = if self.is_negative() { whole.checked_neg()? } else { whole };
        Decimal::try_from_i128_with_scale(signed, places).ok()
    }
}

impl From<i64> for Exact {
    fn from(whole: i64) -> Exact {
        Exact { top: whole.into(), bottom: 1.into() }
    }
}

impl From<Decimal> for Exact {
    fn from(decimal: Decimal) -> Exact {
        Exact { top: decimal.mantissa().into(), bottom: BigInt::from(10).pow(decimal.scale()) }
    }
}

impl Mul for &Exact {
    type Output = Exact;
    fn mul(self, other: &Exact) -> Exact {
        Exact { top: &self.top * &other.top, bottom: &self.bottom * &other.bottom }
    }
}

impl Add for &Exact {
    type Output = Exact;
    fn add(self, other: &Exact) -> Exact {
        if self.bottom == other.bottom {
            return Exact { top: &self.top + &other.top, bottom: self.bottom.clone() };
        }
        Exact {
            top: &self.top * &other.bottom + &other.top * &self.bottom,
            bottom: &self.bottom * &other.bottom,
        }
    }
}

impl Sub for &Exact {
    type Output = Exact;
    fn sub(self, other: &Exact) -> Exact {
        let minus = Exact { top: -&other.top, bottom: other.bottom.clone() };
        self + &minus
    }
}

impl PartialEq for Exact {
    fn eq(&self, other: &Exact) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Exact {}

impl PartialOrd for Exact {
    fn partial_cmp(&self, other: &Exact) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Exact {
    fn cmp(&self, other: &Exact) -> Ordering {
        (&self.top * &other.bottom).cmp(&(&other.top * &self.bottom))
    }
}
