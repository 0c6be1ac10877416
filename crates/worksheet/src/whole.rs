//! Whole: a whole number, zero or more. Those that are kept have up to 608 binary digits, which are 183 decimal ones;
//! there is room for sums of two products of them.
//!
//! A program multiplies a handful of numbers of up to 15 digits, so nothing it reaches comes near. A crate for numbers of
//! any length weighs 20 kB and asks for memory at every step.

use std::cmp::Ordering;

/// Digits to base 2³².
const DIGITS: usize = 40;
/// Digits of a number that is kept: with two products of such numbers there is still one to carry into.
const KEPT: usize = 19;

/// A whole number, lowest digit first. Digits from `length` on are zero, the one before is not.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Whole {
    digits: [u32; DIGITS],
    length: usize,
}

const fn low(number: u64) -> u32 {
    (number & 0xffff_ffff) as u32
}

impl Whole {
    pub(crate) const ZERO: Whole = Whole { digits: [0; DIGITS], length: 0 };

    fn of(digits: [u32; DIGITS], most: usize) -> Whole {
        let used = digits.iter().take(most).rposition(|digit| *digit != 0);
        Whole { digits, length: used.map_or(0, |last| last.saturating_add(1)) }
    }

    pub(crate) fn is_zero(&self) -> bool {
        self.length == 0
    }

    /// Whether it is short enough to be multiplied by any other that is.
    pub(crate) fn is_kept(&self) -> bool {
        self.length <= KEPT
    }

    fn used(&self) -> &[u32] {
        self.digits.get(..self.length).unwrap_or_default()
    }

    /// The product of two numbers that are kept.
    pub(crate) fn times(&self, other: &Whole) -> Whole {
        let mut digits = [0; DIGITS];
        for (shift, a) in self.used().iter().enumerate() {
            let mut carry = 0;
            let places = digits.iter_mut().skip(shift);
            for (place, b) in places.zip(other.used().iter().chain([&0])) {
                // At most (2³² - 1)² + 2 (2³² - 1), which is just what 64 binary digits hold.
                let product = u64::from(*a).wrapping_mul(u64::from(*b));
                let sum = product.wrapping_add(u64::from(*place)).wrapping_add(carry);
                *place = low(sum);
                carry = sum >> 32;
            }
        }
        Whole::of(digits, self.length.saturating_add(other.length))
    }

    /// The sum of two products.
    pub(crate) fn plus(&self, other: &Whole) -> Whole {
        let mut digits = self.digits;
        let most = self.length.max(other.length).saturating_add(1);
        add(digits.get_mut(..most).unwrap_or_default(), other.used());
        Whole::of(digits, most)
    }

    /// What is left of this number when a smaller one is taken away.
    pub(crate) fn minus(&self, smaller: &Whole) -> Whole {
        let mut digits = self.digits;
        take(digits.get_mut(..self.length).unwrap_or_default(), 1, smaller.used());
        Whole::of(digits, self.length)
    }

    /// How often `divisor` goes into this number, and whether half of it or more is left over. Nothing goes into zero.
    pub(crate) fn over(&self, divisor: &Whole) -> Option<(Whole, bool)> {
        // Long division, a digit at a time, with a divisor whose highest digit is at least half of what a digit can be:
        // then a digit guessed from the highest digits alone is never too small, and at most two too large.
        let shift = Whole::from(1_u128 << divisor.used().last()?.leading_zeros());
        let (mut rest, divisor) = (self.times(&shift), divisor.times(&shift));
        let last = divisor.length;
        let highest = u64::from(*divisor.used().last()?);
        let mut quotient = [0; DIGITS];
        for at in (0..=rest.length.saturating_sub(last)).rev() {
            let window = rest.digits.get_mut(at..=at.saturating_add(last)).unwrap_or_default();
            let digit = |place: usize| u64::from(window.get(place).copied().unwrap_or_default());
            let high = digit(last) << 32 | digit(last.saturating_sub(1));
            let mut guess = low((high / highest).min(0xffff_ffff));
            let mut too_large = take(window, guess, divisor.used());
            while too_large {
                guess = guess.wrapping_sub(1);
                too_large = !add(window, divisor.used());
            }
            if let Some(place) = quotient.get_mut(at) {
                *place = guess;
            }
        }
        let rest = Whole::of(rest.digits, last);
        Some((Whole::of(quotient, DIGITS), rest.plus(&rest) >= divisor))
    }

    /// The number, if it is short.
    pub(crate) fn short(&self) -> Option<u128> {
        let digits = self.used().iter().rev();
        (self.length <= 4).then(|| digits.fold(0, |sum, digit| sum << 32 | u128::from(*digit)))
    }
}

/// Adds `other` to a number that ends where it does or goes on; whether one is carried beyond the end.
fn add(digits: &mut [u32], other: &[u32]) -> bool {
    let mut carry = 0;
    for (place, digit) in digits.iter_mut().zip(other.iter().chain(std::iter::repeat(&0))) {
        let sum = u64::from(*place).wrapping_add(u64::from(*digit)).wrapping_add(carry);
        *place = low(sum);
        carry = sum >> 32;
    }
    carry != 0
}

/// Takes `times` times `other` away from a number; whether more was taken than there was.
fn take(digits: &mut [u32], times: u32, other: &[u32]) -> bool {
    let mut owed = 0;
    for (place, digit) in digits.iter_mut().zip(other.iter().chain(std::iter::repeat(&0))) {
        let taken = u64::from(times).wrapping_mul(u64::from(*digit)).wrapping_add(owed);
        let (left, below) = place.overflowing_sub(low(taken));
        *place = left;
        owed = (taken >> 32).wrapping_add(u64::from(below));
    }
    owed != 0
}

impl From<u128> for Whole {
    fn from(short: u128) -> Whole {
        let mut whole = Whole::ZERO;
        let mut left = short;
        for place in whole.digits.iter_mut().take(4) {
            *place = (left & 0xffff_ffff) as u32;
            left >>= 32;
        }
        Whole::of(whole.digits, 4)
    }
}

impl PartialEq for Whole {
    fn eq(&self, other: &Whole) -> bool {
        self.used() == other.used()
    }
}

impl PartialOrd for Whole {
    fn partial_cmp(&self, other: &Whole) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Eq for Whole {}

impl Ord for Whole {
    fn cmp(&self, other: &Whole) -> Ordering {
        let digits = || self.used().iter().rev().cmp(other.used().iter().rev());
        self.length.cmp(&other.length).then_with(digits)
    }
}
