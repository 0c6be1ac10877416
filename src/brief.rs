//! Brief: an estimate without its working, for long lists of projects: what came out, and no words but what was found.

use crate::estimate::{Basis, days, numbers, origin, report, status};
use crate::validity::notices;
use estimado_worksheet::answers::Answers;
use estimado_worksheet::explain::Explainer;
use estimado_worksheet::report::Found;
use estimado_worksheet::rule::Output;
use estimado_worksheet::tree::Tree;

/// Works a project out and says briefly what came of it.
///
/// # Errors
/// A defect, in the form of problems with answers.
pub fn brief(basis: Basis, answers: &Answers) -> Result<Tree, Tree> {
    let Basis { program, edition, language, .. } = basis;
    let report = report(basis, answers)?;
    let explainer = Explainer::new(&report, language);
    let finding = |found: &Found| {
        Tree::empty()
            .with("code", found.finding.code)
            .with("severity", found.finding.severity.key())
            .with("message", explainer.message(found))
    };
    let receipt = Tree::empty()
        .with("version", env!("CARGO_PKG_VERSION"))
        .with("origin", origin(edition))
        .with("digest", edition.digest);
    Ok(Tree::empty()
        .with("program", program.id)
        .with("edition", edition.id)
        .with("status", status(&report))
        .with("amounts", numbers(&report, Output::Amount))
        .with("netCost", report.line(program.headline.net_cost.key).map(|line| line.text()))
        .with("quantities", numbers(&report, Output::Quantity))
        .with("dates", days(&report))
        .with("findings", Tree::list(&report.found, &finding))
        .with("decisive", explainer.decisive())
        .with("receipt", receipt)
        .with("notices", notices(basis, answers)))
}
