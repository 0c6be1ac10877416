//! Puts typical projects into words, as `estimateMany` does each of its rows, for `cargo xtask bench`.
//!
//! `outcome --program ID [--essential] [--brief] --repeat N`: checks the answers, with `--essential` only those a program
//! needs, works the project out and writes the JSON that crosses to JavaScript, N times; with `--brief` without the
//! working. With N = 1 it prints the JSON.

#[path = "../src/brief.rs"]
mod brief;
#[path = "../src/estimate.rs"]
mod estimate;
#[path = "../crates/programs/examples/projects/mod.rs"]
mod projects;
#[path = "../src/validity.rs"]
mod validity;

use estimado_programs::program;
use estimado_worksheet::Program;
use estimado_worksheet::answers::Raw;
use estimado_worksheet::text::Language;
use std::hint::black_box;

fn outcome(program: &'static Program, project: &[(&str, Raw<'_>)], is_brief: bool) -> Result<String, String> {
    let (answers, problems) = program.check(project.iter().copied());
    let edition = program.newest().ok_or("no edition")?;
    let basis = estimate::Basis { program, edition, language: Language::English, today: None };
    let outcome = match problems.list() {
        [] if is_brief => brief::brief(basis, &answers),
        [] => estimate::estimate(basis, &answers),
        list => Err(estimate::input_errors(program, list, Language::English)),
    };
    outcome.map(|words| words.json()).map_err(|errors| errors.json())
}

fn main() -> Result<(), String> {
    let (mut id, mut repeat, mut essential, mut is_brief) = ("pr-gef-tier1".to_owned(), 1, false, false);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or(format!("{argument} needs a value"));
        match argument.as_str() {
            "--program" => id = value()?,
            "--repeat" => repeat = value()?.parse::<u32>().map_err(|fault| fault.to_string())?,
            "--essential" => essential = true,
            "--brief" => is_brief = true,
            _ => return Err(format!("unknown: {argument}")),
        }
    }
    let program = program(&id).ok_or(format!("unknown program: {id}"))?;
    let project = projects::answers(program, essential)?;
    if repeat == 1 {
        println!("{}", outcome(program, &project, is_brief)?);
    }
    for _ in 0..repeat {
        black_box(outcome(program, black_box(&project), is_brief)?);
    }
    Ok(())
}
