//! Picture: a curve as places in a box, in per cent of its width and height, from the top left corner.

use super::{Curve, round};
use crate::exact::Exact;
use rust_decimal::Decimal;

/// A curve to be drawn.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The lines; between two of them the incentive jumps.
    pub lines: Vec<Course>,
    /// Round answers along the lower edge, each with its place.
    pub across: Vec<[Decimal; 2]>,
    /// Round amounts along the side, each with its place.
    pub up: Vec<[Decimal; 2]>,
    /// The largest amount that has a place, in whole dollars.
    top: i64,
    from: Exact,
    span: Exact,
}

/// A line of the picture.
#[derive(Clone, Debug)]
pub struct Course {
    /// Whether the project is eligible along it.
    pub eligible: bool,
    /// Its places, in order.
    pub places: Vec<[Decimal; 2]>,
}

impl Picture {
    /// Of a curve.
    #[must_use]
    pub fn of(curve: &Curve) -> Picture {
        let from = Exact::from(curve.from);
        let span = &Exact::from(curve.to) - &from;
        let mut most: Option<&Exact> = None;
        for point in &curve.points {
            most = most.max(point.incentive.as_ref());
        }
        let whole =
            most.and_then(|most| most.half_up(0)).and_then(|most| i64::try_from(most.mantissa()).ok());
        let top = round(whole.unwrap_or_default().saturating_add(1).max(10));
        let mut picture = Picture { lines: Vec::new(), across: Vec::new(), up: Vec::new(), top, from, span };
        for point in &curve.points {
            let Some(incentive) = &point.incentive else { continue };
            let place = [picture.across_of(point.at), picture.down_of(incentive)];
            match picture.lines.last_mut() {
                Some(line) if point.joined => line.places.push(place),
                _ => picture.lines.push(Course { eligible: point.eligible, places: vec![place] }),
            }
        }
        for at in &curve.ticks {
            picture.across.push([*at, picture.across_of(*at)]);
        }
        for amount in ticks(0, top) {
            picture.up.push([amount.into(), picture.down_of(&amount.into())]);
        }
        picture
    }

    /// How far to the right an answer stands.
    #[must_use]
    pub fn across_of(&self, at: Decimal) -> Decimal {
        percent(&(&Exact::from(at) - &self.from), &self.span)
    }

    /// How far down an amount stands.
    #[must_use]
    pub fn down_of(&self, amount: &Exact) -> Decimal {
        let top = Exact::from(self.top);
        percent(&(&top - amount), &top)
    }
}

/// A hundredth of a per cent is less than a point on any screen.
fn percent(part: &Exact, whole: &Exact) -> Decimal {
    let percent = (part * &100.into()).over(whole).and_then(|percent| percent.half_up(2));
    crate::decimal::short(percent.unwrap_or_default())
}

/// Three to seven round numbers within bounds: multiples of one, two or five times a power of ten.
pub(super) fn ticks(from: i64, to: i64) -> Vec<i64> {
    let third = to.saturating_sub(from).checked_div(3).unwrap_or_default().max(1);
    let (mut power, mut step) = (1i64, 1i64);
    while power <= third {
        for times in [1, 2, 5] {
            let round = power.saturating_mul(times);
            if round <= third {
                step = round;
            }
        }
        match power.checked_mul(10) {
            Some(next) => power = next,
            None => break,
        }
    }
    let first = from.checked_div(step).unwrap_or_default().saturating_mul(step);
    let mut ticks = Vec::new();
    let mut tick = first;
    while tick <= to {
        if tick >= from {
            ticks.push(tick);
        }
        tick = tick.saturating_add(step);
    }
    ticks
}
