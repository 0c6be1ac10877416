//! Largest: the most that another answer to one question reaches, and where.

use super::Sample;
use crate::exact::Exact;
use crate::grid::Grid;
use rust_decimal::Decimal;

/// The largest incentive that another answer reaches.
#[derive(Clone, Debug)]
pub struct Largest {
    /// The incentive.
    pub incentive: Exact,
    /// The smallest answer that reaches it, of those next to the visitor's.
    pub from: Decimal,
    /// The largest such answer.
    pub to: Decimal,
    /// Whether the visitor's answer reaches it.
    pub here: bool,
    /// Whether it is reached all the way to the end of what can be entered.
    pub endless: bool,
    /// The end of them that is nearest to the visitor's answer.
    pub nearest: Decimal,
    /// Whether it still grows there: then it has no largest.
    pub grows: bool,
}

/// Of all that was worked out. Between two breakpoints the incentive only rises or only falls, and both were worked out.
pub(super) fn largest(seen: &[(i64, Sample)], grid: Grid, here: i64) -> Option<Largest> {
    let mut most: Option<&Exact> = None;
    for (_, sample) in seen {
        most = most.max(sample.incentive.as_ref().filter(|_| sample.eligible));
    }
    let most = most?;
    // Runs of neighbours that reach it; the one nearest to the answer.
    let mut runs: Vec<(i64, i64)> = Vec::new();
    let mut inside = false;
    for (step, sample) in seen {
        let reaches = sample.eligible && sample.incentive.as_ref() == Some(most);
        match runs.last_mut() {
            Some((_, to)) if reaches && inside => *to = *step,
            _ if reaches => runs.push((*step, *step)),
            _ => {}
        }
        inside = reaches;
    }
    let distance = |(from, to): (i64, i64)| from.saturating_sub(here).max(here.saturating_sub(to)).max(0);
    let mut nearest = *runs.first()?;
    for run in runs {
        if distance(run) < distance(nearest) {
            nearest = run;
        }
    }
    let (from, to) = nearest;
    Some(Largest {
        incentive: most.clone(),
        from: grid.number(from),
        to: grid.number(to),
        here: (from..=to).contains(&here),
        endless: to == grid.last && from != to,
        nearest: grid.number(here.clamp(from, to)),
        grows: to == grid.last && from == to,
    })
}
