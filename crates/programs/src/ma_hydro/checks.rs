//! Whether the applicant and the application may take part, and what answers must fit each other.

use super::award::none;
use super::fields::{
    AGREEMENT, APPLICANT, APPLICATION, AWARD, FILES, OWNER, OWNER_LETTER, SIMULTANEOUS, SITE_CONTROL,
    THRESHOLD, WATER_RIGHTS,
};
use super::findings;
use super::parameters::FILES_MOST;
use estimado_worksheet::answers::{Answers, Code, Problems};
use estimado_worksheet::{Field, Figure, Worksheet};

/// The applicant (3).
pub fn applicant(w: &Worksheet<'_>) {
    w.report_if(w.chose(&APPLICANT, "residential"), &findings::APPLICANT);
    w.report_if(w.yes_no(&SITE_CONTROL) == Some(false), &findings::NO_SITE_CONTROL);
    w.report_if(w.yes_no(&WATER_RIGHTS) == Some(false), &findings::NO_WATER_RIGHTS);
    if w.yes_no(&OWNER) == Some(false) {
        match w.yes_no(&OWNER_LETTER) {
            Some(true) => {}
            Some(false) => w.report(&findings::LETTER_MISSING),
            None => w.report(&findings::LETTER_NEEDED),
        }
    }
    w.report_if(w.yes_no(&THRESHOLD) == Some(false), &findings::THRESHOLD);
}

/// The application (7). The edition is made for the days on which the solicitation was open.
pub fn application(w: &Worksheet<'_>) {
    w.report_if(w.yes(&SIMULTANEOUS), &findings::SIMULTANEOUS);
    if let Some(files) = w.answer(&FILES) {
        w.report_when(files.is_over(&w.number(&FILES_MOST)), &findings::FILES);
    }
    if let Some(applied) = w.day(&APPLICATION).and_then(|day| day.date()) {
        w.report_if(applied < w.edition().from, &findings::TOO_EARLY);
        w.report_if(applied > w.edition().until, &findings::TOO_LATE);
    }
    let early = w.day(&AWARD).zip(w.day(&AGREEMENT)).is_some_and(|(award, agreed)| award.is_after(&agreed));
    w.report_if(early, &findings::AGREEMENT_EARLY);
}

/// The labor of both kinds, where at least one is given: the other counts as zero.
pub fn labor(w: &Worksheet<'_>, direct: &'static Field, related: &'static Field) -> Option<Figure> {
    match (w.answer(direct), w.answer(related)) {
        (Some(direct), Some(related)) => Some(&direct + &related),
        (direct, related) => direct.or(related),
    }
}

/// MassCEC must approve a related party in writing before grant money pays for it (3).
pub fn related_party(w: &Worksheet<'_>, labor: &Figure, approved: &'static Field) {
    if !w.yes(approved) {
        w.report_when(labor.is_over(&none()), &findings::RELATED_PARTY);
    }
}

/// The fields of one budget.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// All of it.
    pub cost: &'static Field,
    /// What was spent before the agreement: less than all of it.
    pub early: &'static Field,
    /// The cost share committed: no more than the rest.
    pub share: &'static Field,
}

impl Budget {
    /// What of the budget counts: the costs before the agreement do not (4.3, 5.3).
    #[must_use]
    pub fn counted(&self, w: &Worksheet<'_>) -> Figure {
        let cost = w.given(self.cost);
        match w.answer(self.early) {
            Some(early) => {
                w.report_when(early.is_over(&none()), &findings::EARLY_COSTS);
                &cost - &early
            }
            None => cost,
        }
    }

    /// Problems between the parts of the budget and the whole.
    pub fn across(&self, answers: &Answers, problems: &mut Problems) {
        let Some(cost) = answers.exact(self.cost) else { return };
        let early = answers.exact(self.early).unwrap_or(0.into());
        if early >= cost {
            problems.add_beside(self.early, Code::OutOfRange, self.cost);
        }
        let rest = &cost - &early;
        if answers.exact(self.share).is_some_and(|share| share > rest) {
            problems.add_beside(self.share, Code::OutOfRange, self.cost);
        }
    }
}
