//! Exact: the number every calculation is made with, a ratio of two whole numbers.

use crate::whole::Whole;
use rust_decimal::Decimal;
use std::cmp::Ordering;
use std::ops::{Add, Mul, Sub};

/// The smallest number of 29 digits: a `Decimal` holds some such numbers, but not all.
const TOO_LONG: u128 = 10u128.pow(28);

/// An exact rational number. Nothing is rounded until [`Exact::half_up`].
///
/// Fractions are not reduced: a worksheet multiplies a handful of numbers, so they stay short, and reducing costs more
/// than it saves. A number whose parts grow beyond 180 digits is lost, and so is all that is made of it.
///
/// ```
/// use estimado_worksheet::Exact;
/// let third = Exact::from(1).over(&Exact::from(3)).unwrap();
/// assert_eq!(third.half_up(2).unwrap().to_string(), "0.33");
/// ```
#[derive(Clone, Debug)]
pub struct Exact {
    negative: bool,
    top: Whole,
    /// Zero when the number is lost.
    bottom: Whole,
}

impl Exact {
    fn new(negative: bool, top: Whole, bottom: Whole) -> Exact {
        let bottom = if top.is_kept() && bottom.is_kept() { bottom } else { Whole::ZERO };
        Exact { negative: negative && !top.is_zero(), top, bottom }
    }

    /// Whether the number has grown too long to be known.
    #[must_use]
    pub fn is_lost(&self) -> bool {
        self.bottom.is_zero()
    }

    /// The quotient, or nothing when `divisor` is zero.
    #[must_use]
    pub fn over(&self, divisor: &Exact) -> Option<Exact> {
        if divisor.is_zero() || divisor.is_lost() {
            return None;
        }
        let (top, bottom) = (self.top.times(&divisor.bottom), self.bottom.times(&divisor.top));
        Some(Exact::new(self.negative != divisor.negative, top, bottom))
    }

    /// Whether the number is zero.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        self.top.is_zero()
    }

    /// Whether the number is below zero.
    #[must_use]
    pub fn is_negative(&self) -> bool {
        self.negative
    }

    /// Rounded to `places` decimal places, a tie away from zero; nothing when the result has more than 28 digits.
    #[must_use]
    pub fn half_up(&self, places: u32) -> Option<Decimal> {
        self.rounded(places, true)
    }

    /// Cut to `places` decimal places, towards zero; nothing when the result has more than 28 digits.
    #[must_use]
    pub fn cut(&self, places: u32) -> Option<Decimal> {
        self.rounded(places, false)
    }

    fn rounded(&self, places: u32, half_up: bool) -> Option<Decimal> {
        let scale = Whole::from(10u128.checked_pow(places)?);
        let (whole, half_left) = self.top.times(&scale).over(&self.bottom)?;
        let whole = whole.short()?.checked_add((half_up && half_left).into())?;
        let size = i128::try_from(whole).ok().filter(|_| whole < TOO_LONG)?;
        let signed = if self.negative { size.checked_neg()? } else { size };
        Decimal::try_from_i128_with_scale(signed, places).ok()
    }
}

impl From<i64> for Exact {
    fn from(whole: i64) -> Exact {
        Exact::new(whole < 0, u128::from(whole.unsigned_abs()).into(), 1.into())
    }
}

impl From<Decimal> for Exact {
    fn from(decimal: Decimal) -> Exact {
        let mantissa = decimal.mantissa();
        let bottom = 10u128.checked_pow(decimal.scale()).unwrap_or_default();
        Exact::new(mantissa < 0, mantissa.unsigned_abs().into(), bottom.into())
    }
}

impl Mul for &Exact {
    type Output = Exact;
    fn mul(self, other: &Exact) -> Exact {
        let (top, bottom) = (self.top.times(&other.top), self.bottom.times(&other.bottom));
        Exact::new(self.negative != other.negative, top, bottom)
    }
}

impl Add for &Exact {
    type Output = Exact;
    fn add(self, other: &Exact) -> Exact {
        let (first, second, bottom) = if self.bottom == other.bottom {
            (self.top, other.top, self.bottom)
        } else {
            let bottom = self.bottom.times(&other.bottom);
            (self.top.times(&other.bottom), other.top.times(&self.bottom), bottom)
        };
        let (negative, top) = match first.cmp(&second) {
            _ if self.negative == other.negative => (self.negative, first.plus(&second)),
            Ordering::Less => (other.negative, second.minus(&first)),
            _ => (self.negative, first.minus(&second)),
        };
        Exact::new(negative, top, bottom)
    }
}

impl Sub for &Exact {
    type Output = Exact;
    fn sub(self, other: &Exact) -> Exact {
        self + &Exact { negative: !other.negative, ..*other }
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
        let sizes = || self.top.times(&other.bottom).cmp(&other.top.times(&self.bottom));
        match (self.negative, other.negative) {
            (false, false) => sizes(),
            (true, true) => sizes().reverse(),
            (true, false) => Ordering::Less,
            (false, true) => Ordering::Greater,
        }
    }
}
