//! Validity: whether the numbers of an edition are those of the day a project is applied for.

use crate::estimate::Basis;
use estimado_worksheet::answers::Answers;
use estimado_worksheet::format;
use estimado_worksheet::text::fill_slots;
use estimado_worksheet::tree::Tree;

/// What is to be said: that the day of the application lies outside the days the edition is made for; or, where that day is
/// not known, that those days are over or have not begun. Nothing is said of a day within them.
pub fn notices(basis: Basis, answers: &Answers) -> Tree {
    let Basis { program, edition, language, today } = basis;
    let outside = |day| day < edition.from || day > edition.until;
    let (code, day) = match (answers.date(program.applied), today) {
        (Some(applied), _) if outside(applied) => ("applied-outside", applied),
        (None, Some(today)) if today > edition.until => ("closed", today),
        (None, Some(today)) if today < edition.from => ("not-open", today),
        _ => return Tree::List(Vec::new()),
    };
    let in_words = |day| format::day(day, language, program.text);
    let words = program.text.find(language, "validity", code).unwrap_or_default();
    let slots =
        [("day", in_words(day)), ("from", in_words(edition.from)), ("until", in_words(edition.until))];
    let message = fill_slots(words, &slots);
    vec![Tree::empty().with("code", code).with("message", message)].into()
}
