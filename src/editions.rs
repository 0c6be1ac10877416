//! Editions: those published with the programs, and those the page supplied.

use estimado_worksheet::Program;
use estimado_worksheet::draft::{Draft, Fault};
use estimado_worksheet::edition::Edition;
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
            let published = program.editions.iter().copied();
            published.chain(loaded(program)).find(|edition| edition.id == id)
        }
    }
}

/// Takes an edition from the page. The same content a second time is the same edition.
///
/// # Errors
/// Every fault. The id of a known edition with other content is one: an edition never changes.
pub fn load(program: &'static Program, tree: &Tree) -> Result<&'static Edition, Vec<Fault>> {
    let draft = Draft::read(tree)?;
    if let Some(known) = find(program, Some(&draft.id)) {
        let taken = || vec![Fault { path: "id".to_owned(), code: "taken" }];
        return if known.digest == draft.digest { Ok(known) } else { Err(taken()) };
    }
    let edition = draft.keep();
    let faults = edition.faults(program);
    if !faults.is_empty() {
        return Err(faults);
    }
    LOADED.with_borrow_mut(|loaded| loaded.push((program.id, edition)));
    Ok(edition)
}
