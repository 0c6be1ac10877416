//! Whether the applicant and the application may take part.

use super::fields::{
    AGREEMENT, APPLICANT, APPLICATION, AWARD, FILES, OWNER, OWNER_LETTER, SIMULTANEOUS, SITE_CONTROL,
    THRESHOLD, WATER_RIGHTS,
};
use super::findings;
use super::parameters::FILES_MOST;
use estimado_worksheet::Worksheet;

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
