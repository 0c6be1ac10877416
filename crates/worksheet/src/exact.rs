//! Exact: the number every calculation is made with, a ratio of whole numbers of any length.

use crate::natural::Natural;
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
    /// Whether the number is below zero; zero never is.
    negative: bool,
    top: Natural,
    /// Always above zero.
    bottom: Natural,
}

impl Exact {
    fn new(negative: bool, top: Natural, bottom: Natural) -> Exact {
        Exact { negative: negative && !top.is_zero(), top, bottom }
    }

    /// The quotient, or nothing when `divisor` is zero.
    #[must_use]
    pub fn over(&self, divisor: &Exact) -> Option<Exact> {
        if divisor.is_zero() {
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

    /// The number without its sign.
    #[must_use]
    pub fn size(&self) -> Exact {
        Exact { negative: false, ..self.clone() }
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
        if places > Decimal::MAX_SCALE {
            return None;
        }
        let scaled = self.top.times(&Natural::power_of_ten(places));
        let (whole, rest) = if self.bottom.is_one() {
            (scaled, Natural::Short(0, 0))
        } else {
            scaled.divided_by(&self.bottom)?
        };
        let up = half_up && rest.plus(&rest).cmp(&self.bottom) != Ordering::Less;
        let whole = whole.to_i128()?.checked_add(i128::from(up)).filter(|whole| *whole < TOO_LONG)?;
        let signed = if self.negative { whole.checked_neg()? } else { whole };
        Decimal::try_from_i128_with_scale(signed, places).ok()
    }
}

impl From<i64> for Exact {
    fn from(whole: i64) -> Exact {
        Exact::new(whole < 0, Natural::Short(whole.unsigned_abs(), 0), Natural::Short(1, 0))
    }
}

impl From<Decimal> for Exact {
    fn from(decimal: Decimal) -> Exact {
        let mantissa = decimal.mantissa();
        let top = Natural::from(mantissa.unsigned_abs());
        Exact::new(mantissa < 0, top, Natural::power_of_ten(decimal.scale()))
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
        self.sum(other, other.negative)
    }
}

impl Sub for &Exact {
    type Output = Exact;
    fn sub(self, other: &Exact) -> Exact {
        self.sum(other, !other.negative)
    }
}

impl Exact {
    /// The sum with `other`, taken as negative or not.
    fn sum(&self, other: &Exact, negative: bool) -> Exact {
        let (a, b, bottom) = self.alike(other);
        if self.negative == negative {
            return Exact::new(negative, a.plus(&b), bottom);
        }
        match a.cmp(&b) {
            Ordering::Less => Exact::new(negative, b.minus(&a), bottom),
            _ => Exact::new(self.negative, a.minus(&b), bottom),
        }
    }

    /// Compares without the signs.
    fn cmp_size(&self, other: &Exact) -> Ordering {
        if self.bottom == other.bottom {
            return self.top.cmp(&other.top);
        }
        self.top.times(&other.bottom).cmp(&other.top.times(&self.bottom))
    }

    /// The tops of both over one bottom.
    fn alike(&self, other: &Exact) -> (Natural, Natural, Natural) {
        if self.bottom == other.bottom {
            return (self.top.clone(), other.top.clone(), self.bottom.clone());
        }
        let bottom = self.bottom.times(&other.bottom);
        (self.top.times(&other.bottom), other.top.times(&self.bottom), bottom)
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
        match (self.negative, other.negative) {
            (false, false) => self.cmp_size(other),
            (true, true) => other.cmp_size(self),
            (false, true) => Ordering::Greater,
            (true, false) => Ordering::Less,
        }
    }
}
