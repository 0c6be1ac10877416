//! Exact: agrees with another library's rational numbers, to the last digit.

use crate::common::decimal;
use crate::common::replay::{exact, half_up, rational, whole};
use estimado_worksheet::{Decimal, Exact};
use num_rational::BigRational;
use proptest::prelude::*;

/// Numbers of up to 15 digits, of both signs, with up to 9 decimal places.
fn number() -> impl Strategy<Value = Decimal> {
    (-999_999_999_999_999i64..=999_999_999_999_999, 0u32..=9)
        .prop_map(|(digits, scale)| Decimal::new(digits, scale))
}

/// Numbers of 12 to 15 digits from 1 up to 10.
fn long() -> impl Strategy<Value = Decimal> {
    (11u32..=14).prop_flat_map(|scale| {
        let one = 10i64.pow(scale);
        (one..one.saturating_mul(10)).prop_map(move |digits| Decimal::new(digits, scale))
    })
}

proptest! {
    #[test]
    fn operators_agree(a in number(), b in number()) {
        let (x, y) = (Exact::from(a), Exact::from(b));
        let (p, q) = (rational(a), rational(b));
        prop_assert_eq!(&x + &y, exact(&(&p + &q)));
        prop_assert_eq!(&x - &y, exact(&(&p - &q)));
        prop_assert_eq!(&x * &y, exact(&(&p * &q)));
        prop_assert_eq!(x.over(&y), (!b.is_zero()).then(|| exact(&(&p / &q))));
        prop_assert_eq!(x.cmp(&y), p.cmp(&q));
        prop_assert_eq!(x == y, p == q);
        prop_assert_eq!((x.is_negative(), x.is_zero()), (a < Decimal::ZERO, a.is_zero()));
    }

    #[test]
    fn a_quotient_is_rounded_and_cut_alike(a in number(), b in number(), places in 0u32..=8) {
        prop_assume!(!b.is_zero());
        let quotient = Exact::from(a).over(&Exact::from(b)).unwrap();
        let oracle = rational(a) / rational(b);
        let scale = whole(10i64.pow(places));
        if let Some(rounded) = quotient.half_up(places) {
            prop_assert_eq!(rational(rounded), half_up(&oracle, places));
            prop_assert_eq!(rounded.scale(), places);
        }
        if let Some(cut) = quotient.cut(places) {
            prop_assert_eq!(rational(cut), (oracle * &scale).trunc() / scale);
        }
    }

    #[test]
    fn a_tie_goes_away_from_zero(cents in 0i64..=999_999_999_999, places in 0u32..=6, minus: bool) {
        let tie = Decimal::new(cents * 10 + 5, places + 1);
        let away = Decimal::new(cents + 1, places);
        let below = &Exact::from(tie) - &Exact::from(Decimal::new(1, 20));
        let sign = if minus { Decimal::NEGATIVE_ONE } else { Decimal::ONE };
        let signed = |number: &Exact| number * &Exact::from(sign);
        prop_assert_eq!(signed(&tie.into()).half_up(places), Some(away * sign));
        prop_assert_eq!(signed(&below).half_up(places), Some(Decimal::new(cents, places) * sign));
        prop_assert_eq!(signed(&tie.into()).cut(places), Some(Decimal::new(cents, places) * sign));
    }

    #[test]
    fn five_multiplications_deep(
        first in long(),
        others in proptest::collection::vec(long(), 5),
        minus: bool,
    ) {
        let sign = if minus { -1 } else { 1 };
        let start = (&Exact::from(first) * &Exact::from(sign), rational(first) * whole(sign));
        let (product, oracle) = others.into_iter().fold(start, |(product, oracle), factor| {
            (&product * &factor.into(), oracle * rational(factor))
        });
        prop_assert_eq!(&product, &exact(&oracle));
        for places in [0, 2, 6, 20] {
            prop_assert_eq!(product.half_up(places).map(rational), Some(half_up(&oracle, places)));
        }
    }

    #[test]
    fn any_size_is_rounded_right_or_refused(
        digits: i128,
        factors in proptest::collection::vec(any::<i64>(), 0..6),
        places in 0u32..=30,
    ) {
        let start = Decimal::try_from_i128_with_scale(digits >> 32, 28).unwrap();
        let (mut product, mut oracle) = (Exact::from(start), rational(start));
        for factor in factors {
            product = &product * &factor.into();
            oracle *= whole(factor);
        }
        let rounded = half_up(&oracle, places);
        let shift = |count| whole(10).numer().pow(count);
        let digits = (&rounded * BigRational::from_integer(shift(places))).to_integer();
        let fits = digits.magnitude() < shift(28).magnitude() && places <= 28;
        prop_assert_eq!(product.half_up(places).map(rational), fits.then_some(rounded));
    }
}

#[test]
fn written_numbers() {
    let cases = [
        ("half a cent", "0.005", 2, "0.01"),
        ("half a cent below zero", "-0.005", 2, "-0.01"),
        ("less than half a cent", "0.0049999999999999999999999999", 2, "0.00"),
        ("less than half a cent below zero is zero without a sign", "-0.0049", 2, "0.00"),
        ("a tie at an even cent", "0.125", 2, "0.13"),
        ("a tie at an odd cent", "0.135", 2, "0.14"),
        ("what a float has below the tie", "1.005", 2, "1.01"),
        ("what a float has below the tie, again", "2.675", 2, "2.68"),
        ("carries to the next dollar", "1999.995", 2, "2000.00"),
        ("fills up with zeros", "7", 2, "7.00"),
        ("whole", "2.5", 0, "3"),
        ("whole below zero", "-2.5", 0, "-3"),
        ("six places", "0.0000005", 6, "0.000001"),
    ];
    for (name, written, places, rounded) in cases {
        let value = Exact::from(decimal(written)).half_up(places).unwrap();
        assert_eq!(value.to_string(), rounded, "{name}");
    }
}

#[test]
fn the_longest_result_has_28_digits() {
    let longest = "9999999999999999999999999999";
    let cases = [("28 digits", 0, true), ("no room for cents", 2, false)];
    for (name, places, fits) in cases {
        for value in [Exact::from(decimal(longest)), &Exact::from(0) - &decimal(longest).into()] {
            assert_eq!(value.half_up(places).is_some(), fits, "{name}");
            assert_eq!(value.cut(places).is_some(), fits, "{name}");
        }
    }
    let next = &Exact::from(decimal(longest)) + &1.into();
    assert_eq!((next.half_up(0), next.cut(0)), (None, None), "29 digits");
    let carried = &Exact::from(decimal(longest)) + &decimal("0.5").into();
    assert_eq!(carried.half_up(0), None, "29 digits after rounding");
    assert_eq!(carried.cut(0), Some(decimal(longest)), "28 digits after cutting");
    let square = &next * &next;
    assert_eq!((square.half_up(2), (&square * &square).cut(0)), (None, None), "far beyond");
    assert_eq!(Exact::from(1).half_up(29), None, "more places than a decimal has");
}

#[test]
fn fractions_are_equal_whatever_they_are_made_of() {
    let ratio = |top: i64, bottom: i64| Exact::from(top).over(&bottom.into()).unwrap();
    let cases = [
        ("reduced", ratio(1, 3), ratio(100, 300)),
        ("two signs", ratio(-1, -3), ratio(1, 3)),
        ("sign below", ratio(1, -3), ratio(-1, 3)),
        ("zero", ratio(0, -3), 0.into()),
        (
            "the sum that floats get wrong",
            &Exact::from(decimal("36.54")) + &decimal("22.309").into(),
            decimal("58.849").into(),
        ),
    ];
    for (name, first, second) in cases {
        assert_eq!(first, second, "{name}");
    }
    assert!(ratio(1, 3) < ratio(1, 2) && ratio(-1, 2) < ratio(-1, 3) && ratio(1, -2) < ratio(1, 3));
    assert_eq!(Exact::from(1).over(&0.into()), None);
}
