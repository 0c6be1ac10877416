//! Where a program is registered: the module of its agency, and the list in `lib.rs`.

use anyhow::{Context, Result};

/// `lib.rs` with the agency and, last in the list, the program.
pub fn in_lib(lib: &str, agency: &str, program: &str) -> Result<String> {
    let lib = with_module(lib, agency)?;
    let (before, list) = lib.split_once("pub static PROGRAMS").context("lib.rs has no list of programs")?;
    let (list, after) = list.split_once("\n];").context("the list of programs has no end")?;
    Ok(format!("{before}pub static PROGRAMS{list}\n    &{agency}::{program}::PROGRAM,\n];{after}"))
}

/// A file with this public module among the others, in the order of the alphabet.
pub fn with_module(file: &str, module: &str) -> Result<String> {
    let line = format!("pub mod {module};");
    let mut lines: Vec<&str> = file.lines().collect();
    if lines.contains(&line.as_str()) {
        return Ok(file.to_owned());
    }
    let is_module = |known: &&str| known.starts_with("pub mod ") && known.ends_with(';');
    let after = lines.iter().rposition(|known| is_module(known) && *known < line.as_str());
    let place =
        match after.or_else(|| lines.iter().position(is_module).and_then(|first| first.checked_sub(1))) {
            Some(before) => before.saturating_add(1),
            None => {
                // After the doc of the file, behind an empty line.
                let doc = lines.iter().take_while(|known| known.starts_with("//!")).count();
                lines.insert(doc, "");
                doc.saturating_add(1)
            }
        };
    lines.insert(place, &line);
    Ok(lines.join("\n") + "\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_stay_in_order() {
        let with = |file: &str, module| with_module(file, module).unwrap();
        let file = "//! Doc.\n\npub mod b;\npub mod d;\n\nuse x;\n";
        assert_eq!(with(file, "c"), "//! Doc.\n\npub mod b;\npub mod c;\npub mod d;\n\nuse x;\n");
        assert_eq!(with(file, "a"), "//! Doc.\n\npub mod a;\npub mod b;\npub mod d;\n\nuse x;\n");
        assert_eq!(with(file, "e"), "//! Doc.\n\npub mod b;\npub mod d;\npub mod e;\n\nuse x;\n");
        assert_eq!(with(file, "d"), file);
        assert_eq!(with("//! Doc.\n", "a"), "//! Doc.\n\npub mod a;\n");
    }

    #[test]
    fn the_program_comes_last_in_the_list() {
        let lib = "//! L.\n\npub mod a;\n\npub static PROGRAMS: &[&Program] = &[\n    &a::p::PROGRAM,\n];\nfn f() {}\n";
        let registered = "//! L.\n\npub mod a;\npub mod b;\n\npub static PROGRAMS: &[&Program] = &[\n    \
                          &a::p::PROGRAM,\n    &b::q::PROGRAM,\n];\nfn f() {}\n";
        assert_eq!(in_lib(lib, "b", "q").unwrap(), registered);
    }
}
