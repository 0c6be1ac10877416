//! Papers of both applications, in the order of 7.1 to 7.3.

use super::fields::{OWNER, RPS};
use estimado_worksheet::Worksheet;
use estimado_worksheet::rule::Paper;

/// Form A.
pub static FORM_A: Paper = Paper::at("form-a-signature-and-acceptance", "application", &["signature"]);
/// Form C.
pub static FORM_C: Paper = Paper::at("form-c-budget-excel", "application", &["package"]);
/// Letter of the Division of Fisheries and Wildlife.
pub static WILDLIFE_LETTER: Paper = Paper::at("dfw-letter", "application", &["wildlife-letter"]);
/// Letter of the owner of dam or conduit.
pub static OWNER_LETTER: Paper = Paper::at("owner-support-letter", "application", &["applicant"]);
/// Two bound copies.
pub static HARD_COPIES: Paper = Paper::at("two-bound-hard-copies", "application", &["package"]);
/// The electronic files.
pub static ELECTRONIC_COPIES: Paper =
    Paper::at("electronic-copies-up-to-six-files", "application", &["electronic-files"]);

/// Every paper that both grants ask for.
pub static PAPERS: &[&Paper] =
    &[&FORM_A, &FORM_C, &WILDLIFE_LETTER, &OWNER_LETTER, &HARD_COPIES, &ELECTRONIC_COPIES];

/// Asks for the papers: `form` is Form B of the grant, `own` what only this grant asks for.
pub fn ask(w: &Worksheet<'_>, form: &'static Paper, own: &[&'static Paper]) {
    w.ask_for(&FORM_A);
    w.ask_for(form);
    w.ask_for(&FORM_C);
    if !w.chose(&RPS, "qualified") {
        w.ask_for(&WILDLIFE_LETTER);
    }
    if w.yes_no(&OWNER) == Some(false) {
        w.ask_for(&OWNER_LETTER);
    }
    own.iter().for_each(|paper| w.ask_for(paper));
    w.ask_for(&HARD_COPIES);
    w.ask_for(&ELECTRONIC_COPIES);
}
