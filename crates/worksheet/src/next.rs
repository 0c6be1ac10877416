//! Next: which limit would set the amount next, and how far away it is.

use crate::curve::winner;
use crate::exact::Exact;
use crate::figure::{Figure, How, Test};
use crate::report::Report;

/// The limit that comes next.
#[derive(Clone, Debug)]
pub enum Next<'a> {
    /// A limit that the amount has not reached.
    Limit {
        /// The limit.
        limit: &'a Figure,
        /// How much more than the amount it is.
        gap: Figure,
    },
    /// A comparison that would come out the other way.
    Turn {
        /// The comparison.
        test: &'a Test,
        /// What would count then.
        other: &'a Figure,
        /// How far its sides are apart.
        gap: Figure,
    },
}

impl Report {
    /// The nearest limit on the way to the amount that did not set it; nothing where there is none, or no amount is paid.
    #[must_use]
    pub fn next_limit(&self) -> Option<Next<'_>> {
        if !self.is_eligible() {
            return None;
        }
        let mut figure = &self.line_of(self.program.headline.incentive)?.figure;
        let mut nearest: Option<(Exact, Next<'_>)> = None;
        // Each step goes to an operand or an earlier line, so this ends.
        loop {
            let next = match figure.how() {
                How::AtMost(own, limit, bound) => {
                    let (won, lost) = if *bound { (limit, own) } else { (own, limit) };
                    Some(Next::Limit { limit: lost, gap: lost - won })
                }
                How::Choice(test, first, second) => {
                    let below = test.left.is_under(&test.right).held();
                    let gap = if below { &test.right - &test.left } else { &test.left - &test.right };
                    let other = if test.held() { second } else { first };
                    Some(Next::Turn { test, other, gap })
                }
                _ => None,
            };
            if let Some((part, next)) = next.and_then(|next| Some((next.part()?, next)))
                && nearest.as_ref().is_none_or(|(known, _)| part < *known)
            {
                nearest = Some((part, next));
            }
            figure = match (figure.how(), winner(figure)) {
                (How::Line(rule), _) => match self.line_of(rule) {
                    Some(line) => &line.figure,
                    None => break,
                },
                (_, Some(winner)) => winner,
                _ => break,
            };
        }
        nearest.map(|(_, next)| next)
    }
}

impl Next<'_> {
    /// How far away, as a part of what would have to move.
    fn part(&self) -> Option<Exact> {
        let (gap, whole) = match self {
            Next::Limit { limit, gap } => (gap, *limit),
            Next::Turn { test, gap, .. } => (gap, &test.right),
        };
        gap.value()?.over(whole.value()?)
    }
}
