use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::NewProgram;
use crate::files;
use crate::run::capture;

fn program(id: &str, agency: &str) -> NewProgram {
    NewProgram {
        id: id.to_owned(),
        agency: agency.to_owned(),
        name: "Solar Rebate".to_owned(),
        spanish: Some("Reembolso solar".to_owned()),
    }
}

#[test]
fn the_module_does_not_repeat_its_folder() {
    assert_eq!(program("ny-solar", "ny").module(), "solar");
    assert_eq!(program("pr-gef-tier3", "pr_gef").module(), "tier3");
    assert_eq!(program("solar-2", "ny").module(), "solar_2");
    assert_eq!(program("ny-2030", "ny").module(), "ny_2030");
}

#[test]
fn odd_names_are_refused() {
    for (id, agency) in
        [("NY", "ny"), ("ny--x", "ny"), ("ny-", "ny"), ("../x", "ny"), ("ny-x", "../ny"), ("", "ny")]
    {
        assert!(program(id, agency).check().is_err(), "{id} in {agency}");
    }
    assert!(NewProgram { name: "a\"b".to_owned(), ..program("ny-x", "ny") }.check().is_err());
}

/// Slow, as it compiles the programs once more: in a copy of the sources, two programs, one of a new agency.
#[test]
fn a_new_program_passes_its_tests_right_away() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    // Always in the same place beside the compiled tests, so that dependencies are compiled once. Not among them: cargo
    // would take the programs of the one for those of the other.
    let folder = env::current_exe().unwrap().ancestors().nth(3).unwrap().join("new-program");
    let (copy, target) = (folder.join("sources"), folder.join("target"));
    files::empty(&copy).unwrap();
    copied(root, &copy);
    for new in [program("ny-solar", "ny"), program("pr-gef-tier3", "pr_gef")] {
        let made = new.create(&copy).unwrap();
        assert!(made.iter().all(|path| path.is_file()), "{made:?}");
        assert!(new.create(&copy).is_err(), "a second time");
    }
    let mut format = Command::new("cargo");
    format.args(["fmt", "--package", "estimado-programs", "--check"]).current_dir(&copy);
    capture(&mut format).unwrap();
    let tests = |arguments: &[&str]| {
        let mut cargo = Command::new("cargo");
        cargo.args(["test", "--package", "estimado-programs", "--offline", "--target-dir"]).arg(&target);
        capture(cargo.args(arguments).current_dir(&copy)).unwrap()
    };
    tests(&["--tests"]);
    for id in ["ny-solar", "pr-gef-tier3"] {
        let said = tests(&["--test", "vectors", id]);
        assert!(said.contains("1 passed"), "{said}");
    }
}

/// The sources that cargo needs to test the programs.
fn copied(root: &Path, copy: &Path) {
    let whole =
        ["Cargo.toml", "Cargo.lock", "build.rs", "rustfmt.toml", "crates", "docs", "src", "tests", "xtask"];
    let listed = |path: PathBuf| if path.is_file() { vec![path] } else { files::below(&path).unwrap() };
    for path in whole.into_iter().flat_map(|name| listed(root.join(name))) {
        let to = copy.join(path.strip_prefix(root).unwrap());
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        fs::copy(&path, &to).unwrap();
    }
}
