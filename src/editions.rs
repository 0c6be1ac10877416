//! Editions: those published with the programs, and those the page supplied.

use estimado_worksheet::Program;
use estimado_worksheet::draft::Fault;
use estimado_worksheet::edition::{Edition, Origin};
use estimado_worksheet::text::{Language, fill_slots};
use estimado_worksheet::tree::Tree;
use std::cell::RefCell;

thread_local! {
    static LOADED: RefCell<Vec<(&'static str, &'static Edition)>> = const { RefCell::new(Vec::new()) };
}

/// The editions the page supplied for a program.
pub fn loaded(program: &Program) -> Vec<&'static Edition> {
    LOADED.with_borrow(|loaded| {
        loaded.iter().filter(|(id, _)| *id == program.id).map(|(_, edition)| *edition).collect()
    })
}

/// The edition with this id, or the newest published one where no id is given.
pub fn find(program: &'static Program, id: Option<&str>) -> Option<&'static Edition> {
    match id {
        None => program.newest(),
        Some(id) => {
            let mut published = program.editions.iter().map(|edition| &***edition);
            published
                .find(|edition| edition.id == id)
                .or_else(|| loaded(program).into_iter().find(|edition| edition.id == id))
        }
    }
}

/// Takes an edition from the page. The same content a second time is the same edition.
///
/// # Errors
/// Every fault at once. The id of a known edition with other content is one: an edition never changes.
pub fn load(program: &'static Program, mut tree: Tree) -> Result<&'static Edition, Vec<Fault>> {
    if let Tree::Map(entries) = &mut tree {
        // For editors of the file; no part of the edition.
        entries.retain(|(name, _)| name != "$schema");
    }
    let known = tree.at("id").text().and_then(|id| find(program, Some(id)));
    if let Some(known) = known.filter(|known| known.digest == tree.digest()) {
        return Ok(known);
    }
    let (edition, mut faults) = Edition::draft(&tree, Origin::Host);
    if known.is_some() {
        faults.push(Fault { path: "id".to_owned(), code: "taken", wanted: String::new() });
    }
    for fault in edition.faults(program) {
        // What could not be read is not missing as well.
        if !faults.iter().any(|known| known.path.starts_with(&fault.path)) {
            faults.push(fault);
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let edition: &'static Edition = Box::leak(Box::new(edition));
    LOADED.with_borrow_mut(|loaded| loaded.push((program.id, edition)));
    Ok(edition)
}

/// A fault in words: where, what stands there, what is wrong, what to write instead.
pub fn explain(program: &Program, fault: &Fault, language: Language) -> Tree {
    let path = fault.path.as_str();
    let name = path.rsplit('.').next().unwrap_or_default();
    let kind = if path.starts_with("table.") { "column" } else { "number" };
    let called = program.text.find(language, kind, name).filter(|_| path != name);
    let called = called.map(|words| [" (", words, ")"].concat()).unwrap_or_default();
    let words = program.text.get(language, "fault", fault.code);
    let words = fill_slots(words, &[("wanted", &fault.wanted)]);
    Tree::empty()
        .with("path", path.to_owned())
        .with("code", fault.code)
        .with("message", [path, &called, " ", &words].concat())
}

#[cfg(test)]
mod tests;
