//! Tier: the part of a size that one row of an incremental table pays for.

use crate::exact::Exact;
use crate::figure::{Figure, How};

/// A size put to one tier of a table.
#[derive(Clone, Debug)]
pub struct Tier {
    /// The size as a whole.
    pub size: Figure,
    /// What of it was there before and has filled the lower tiers.
    pub past: Option<Figure>,
    /// Where the tier begins: nothing up to here belongs to it.
    pub over: Figure,
    /// Where it ends: this much still belongs to it.
    pub up_to: Figure,
}

impl Tier {
    fn part(&self) -> Option<Exact> {
        let parts = [Some(&self.size), self.past.as_ref(), Some(&self.over), Some(&self.up_to)];
        let same = parts.into_iter().flatten().all(|part| part.unit() == self.size.unit());
        let (size, over, up_to) = (self.size.value()?, self.over.value()?, self.up_to.value()?);
        let past = match &self.past {
            Some(past) => past.value()?,
            None => over,
        };
        let part = size.min(up_to) - past.max(over);
        same.then(|| if part.is_negative() { 0.into() } else { part })
    }
}

impl Figure {
    /// The part of this size that lies in the tier above `over`, up to and including `up_to`, and beyond `past`: what was
    /// there before has filled the lower tiers. Zero where no part does; broken where the units differ.
    ///
    /// ```
    /// use estimado_worksheet::{Figure, unit::W};
    /// let watts = |whole| Figure::plain(whole, W);
    /// let second = |size, past: Option<i64>| {
    ///     watts(size).in_tier(past.map(watts).as_ref(), &watts(10_000), &watts(40_000)).value().cloned()
    /// };
    /// assert_eq!(second(45_000, None), Some(30_000.into()));
    /// assert_eq!(second(18_000, Some(9_000)), Some(8_000.into()));
    /// assert_eq!(second(45_000, Some(39_000)), Some(1_000.into()));
    /// assert_eq!(second(10_000, None), Some(0.into()));
    /// ```
    #[must_use]
    pub fn in_tier(&self, past: Option<&Figure>, over: &Figure, up_to: &Figure) -> Figure {
        let (size, past) = (self.clone(), past.cloned());
        let tier = Tier { size, past, over: over.clone(), up_to: up_to.clone() };
        Figure::new(tier.part(), self.unit(), How::InTier(Box::new(tier)))
    }
}
