//! Natural: a whole number of any length, zero or above. Up to 128 bits it costs no memory; longer ones are rare.

use std::cmp::Ordering;

/// A whole number, zero or above.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Natural {
    /// Below 2^128: the lower half and the upper. As one `u128` it would have every figure start at a multiple of 16 bytes,
    /// which costs memory, and time to find it.
    Short(u64, u64),
    /// Digits of base 2^32, the lowest first, the highest not zero: 2^128 or more.
    Long(Vec<u32>),
}

use Natural::{Long, Short};

const ONE: Natural = Short(1, 0);

const SHORT_DIGITS: usize = 4;
const BITS: u32 = 32;

impl Natural {
    /// Ten to a power.
    pub fn power_of_ten(power: u32) -> Natural {
        if let Some(short) = 10u64.checked_pow(power) {
            return Short(short, 0);
        }
        match 10u128.checked_pow(power) {
            Some(short) => short.into(),
            None => Natural::power_of_ten(power.saturating_sub(38)).times(&10u128.pow(38).into()),
        }
    }

    /// The number, where it is below 2^128.
    fn short(&self) -> Option<u128> {
        match self {
            Short(low, high) => Some((u128::from(*high) << 64) | u128::from(*low)),
            Long(_) => None,
        }
    }

    fn shorts(&self, other: &Natural) -> Option<(u128, u128)> {
        self.short().zip(other.short())
    }

    fn digits(&self) -> Vec<u32> {
        match self {
            Short(..) => {
                let short = self.short().unwrap_or_default();
                let digit = |index: u32| low(short.unbounded_shr(index.saturating_mul(BITS)));
                trimmed((0..4).map(digit).collect())
            }
            Long(digits) => digits.clone(),
        }
    }

    fn from_digits(digits: Vec<u32>) -> Natural {
        let digits = trimmed(digits);
        if digits.len() > SHORT_DIGITS {
            return Long(digits);
        }
        let short = digits.iter().rev().fold(0u128, |short, digit| (short << BITS) | u128::from(*digit));
        short.into()
    }

    pub fn is_zero(&self) -> bool {
        *self == Short(0, 0)
    }

    pub fn is_one(&self) -> bool {
        *self == ONE
    }

    /// The number, where it is below 2^127.
    pub fn to_i128(&self) -> Option<i128> {
        i128::try_from(self.short()?).ok()
    }

    pub fn plus(&self, other: &Natural) -> Natural {
        if let Some((a, b)) = self.shorts(other)
            && let Some(sum) = a.checked_add(b)
        {
            return sum.into();
        }
        let (a, b) = (self.digits(), other.digits());
        let mut carry = 0u64;
        let length = a.len().max(b.len()).saturating_add(1);
        let digit = |index| {
            let sum = at(&a, index).saturating_add(at(&b, index)).saturating_add(carry);
            carry = sum >> BITS;
            low(sum.into())
        };
        Natural::from_digits((0..length).map(digit).collect())
    }

    /// The difference; zero where `other` is larger.
    pub fn minus(&self, other: &Natural) -> Natural {
        if let Some((a, b)) = self.shorts(other) {
            return a.saturating_sub(b).into();
        }
        if self.cmp(other) == Ordering::Less {
            return Short(0, 0);
        }
        let (a, b) = (self.digits(), other.digits());
        let mut borrow = 0u64;
        let digit = |index| {
            let taken = at(&b, index).saturating_add(borrow);
            borrow = u64::from(at(&a, index) < taken);
            low(at(&a, index).wrapping_sub(taken).into())
        };
        Natural::from_digits((0..a.len()).map(digit).collect())
    }

    pub fn times(&self, other: &Natural) -> Natural {
        // Most numbers are this short.
        if let (Short(a, 0), Short(b, 0)) = (self, other) {
            return u128::from(*a).wrapping_mul(u128::from(*b)).into();
        }
        if let Some((a, b)) = self.shorts(other)
            && let Some(product) = a.checked_mul(b)
        {
            return product.into();
        }
        let (a, b) = (self.digits(), other.digits());
        let mut product = vec![0u32; a.len().saturating_add(b.len())];
        for (shift, digit) in a.iter().enumerate() {
            let mut carry = 0u64;
            for (place, index) in product.iter_mut().skip(shift).zip(0..) {
                // A digit times a digit, plus two digits, fits 64 bits.
                let sum = u64::from(*digit)
                    .wrapping_mul(at(&b, index))
                    .wrapping_add(u64::from(*place))
                    .wrapping_add(carry);
                *place = low(sum.into());
                carry = sum >> BITS;
            }
        }
        Natural::from_digits(product)
    }

    /// Quotient and rest; nothing when `divisor` is zero.
    pub fn divided_by(&self, divisor: &Natural) -> Option<(Natural, Natural)> {
        if let Some((a, b)) = self.shorts(divisor) {
            let quotient = a.checked_div(b)?;
            return Some((quotient.into(), a.wrapping_sub(quotient.wrapping_mul(b)).into()));
        }
        if divisor.is_zero() {
            return None;
        }
        // Bit by bit, as by hand: slow, but only numbers beyond 128 bits come here.
        let (mut quotient, mut rest) = (Short(0, 0), Short(0, 0));
        for digit in self.digits().iter().rev() {
            for bit in (0..BITS).rev() {
                let next = Short(u64::from(digit.unbounded_shr(bit) & 1), 0);
                rest = rest.plus(&rest).plus(&next);
                quotient = quotient.plus(&quotient);
                if rest.cmp(divisor) != Ordering::Less {
                    rest = rest.minus(divisor);
                    quotient = quotient.plus(&ONE);
                }
            }
        }
        Some((quotient, rest))
    }

    pub fn cmp(&self, other: &Natural) -> Ordering {
        match (self, other) {
            (Short(a, above_a), Short(b, above_b)) => above_a.cmp(above_b).then_with(|| a.cmp(b)),
            (Short(..), Long(_)) => Ordering::Less,
            (Long(_), Short(..)) => Ordering::Greater,
            (Long(a), Long(b)) => a.len().cmp(&b.len()).then_with(|| a.iter().rev().cmp(b.iter().rev())),
        }
    }
}

impl From<u128> for Natural {
    fn from(short: u128) -> Natural {
        let half = |bits: u128| (bits & u128::from(u64::MAX)).try_into().unwrap_or_default();
        Short(half(short), half(short >> 64))
    }
}

/// The lowest 32 bits.
fn low(number: u128) -> u32 {
    (number & u128::from(u32::MAX)).try_into().unwrap_or_default()
}

fn at(digits: &[u32], index: usize) -> u64 {
    digits.get(index).copied().unwrap_or_default().into()
}

fn trimmed(mut digits: Vec<u32>) -> Vec<u32> {
    while digits.last() == Some(&0) {
        digits.pop();
    }
    digits
}
