//! Editions: those published with the programs, and those the page supplied.

use estimado_worksheet::Program;
use estimado_worksheet::draft::Fault;
use estimado_worksheet::edition::{Edition, Origin};
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
/// Every fault. The id of a known edition with other content is one: an edition never changes.
pub fn load(program: &'static Program, tree: &Tree) -> Result<&'static Edition, Vec<Fault>> {
    let known = tree.at("id").text().and_then(|id| find(program, Some(id)));
    if let Some(known) = known.filter(|known| known.digest == tree.digest()) {
        return Ok(known);
    }
    let edition = Edition::read(tree, Origin::Host)?;
    if known.is_some() {
        return Err(vec![Fault { path: "id".to_owned(), code: "taken" }]);
    }
    let faults = edition.faults(program);
    if !faults.is_empty() {
        return Err(faults);
    }
    let edition: &'static Edition = Box::leak(Box::new(edition));
    LOADED.with_borrow_mut(|loaded| loaded.push((program.id, edition)));
    Ok(edition)
}
