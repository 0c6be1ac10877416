//! From the largest possible grant to the one that can be awarded, and what the actual costs make of it.

use super::fields::{AWARDED, GENERATION, REQUESTED};
use super::findings;
use super::parameters::ROUND_FUNDS;
use super::rules::{ASKED, FUNDS_LEFT, GRANT_SAVINGS, GRANTEE_SAVINGS, INCENTIVE, PER_KWH_YEAR};
use estimado_worksheet::rule::{Finding, Rule};
use estimado_worksheet::unit::{PERCENT, USD};
use estimado_worksheet::{Field, Figure, Worksheet};

/// No dollars.
#[must_use]
pub fn none() -> Figure {
    Figure::plain(0, USD)
}

/// What is left of the round, where it is known what was awarded so far (1.1).
pub fn funds(w: &Worksheet<'_>) -> Option<Figure> {
    let (awarded, all) = (w.answer(&AWARDED)?, w.number(&ROUND_FUNDS));
    w.report_when(awarded.is_at_least(&all), &findings::FUNDS_EXHAUSTED);
    Some(w.enter(&FUNDS_LEFT, (&all - &awarded).at_least(&none())))
}

/// Every limit that the maximum reaches; more than one where they are equal.
pub fn caps(w: &Worksheet<'_>, maximum: &Figure, caps: &[(&Figure, &'static Finding)]) {
    for (cap, finding) in caps {
        w.report_when(cap.is_at_most(maximum), finding);
    }
}

/// The maximum, but no more than is asked for and than is left of the round (1.1, 6.1).
pub fn limited(w: &Worksheet<'_>, maximum: &Figure, funds: Option<&Figure>) -> Figure {
    let mut award = maximum.clone();
    if let Some(asked) = w.answer(&REQUESTED) {
        w.report_when(asked.is_over(maximum), &findings::ASKED_TOO_MUCH);
        award = award.at_most(&w.enter(&ASKED, asked));
    }
    if let Some(funds) = funds {
        w.report_when(award.is_over(funds), &findings::FUNDS_SHORT);
        award = award.at_most(funds);
    }
    award
}

/// A project that is not eligible is granted nothing.
pub fn refuse(w: &Worksheet<'_>) {
    w.enter(&INCENTIVE, w.if_eligible(&none()));
}

/// What MassCEC compares: dollars for each kilowatt-hour a year (6.1).
pub fn effectiveness(w: &Worksheet<'_>, award: &Figure) {
    w.report_when(award.is_at_most(&none()), &findings::NO_GRANT);
    if award.is_over(&none()).held() {
        w.enter(&PER_KWH_YEAR, award / &w.given(&GENERATION));
    }
}

/// What the grant is measured by when the actual costs are known.
#[derive(Debug)]
pub struct Actual {
    /// The line of the final grant.
    pub line: &'static Rule,
    /// What was planned.
    pub budget: Figure,
    /// What was spent.
    pub spent: Figure,
    /// The cost share of the agreement.
    pub agreed: &'static Field,
    /// The least cost share of the program, which an agreement does not undercut.
    pub least: Figure,
}

impl Actual {
    /// The cost share of the agreement is kept, so both sides share what is saved (5.3). Without it the share is what the
    /// award leaves of the budget.
    pub fn settle(&self, w: &Worksheet<'_>, award: &Figure) -> Figure {
        let payable = match w.answer(self.agreed) {
            Some(agreed) => {
                let rest = &Figure::plain(100, PERCENT) - &agreed.at_least(&self.least);
                &self.spent * &rest.share()
            }
            None => &(award * &self.spent) / &self.budget,
        };
        let paid = w.enter(self.line, award.at_most(&payable));
        let saved = w.enter(&GRANT_SAVINGS, &award.in_cents() - &paid.in_cents());
        let all = (&self.budget - &self.spent).at_least(&none()).in_cents();
        w.enter(&GRANTEE_SAVINGS, (&all - &saved).at_least(&none()));
        paid
    }
}
