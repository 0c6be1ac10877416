//! Works typical projects out, for `cargo xtask bench` and for a look at a working in the terminal.
//!
//! `estimate [--program ID] [--essential] [--repeat N]`: checks the answers, with `--essential` only those a program
//! needs, and works the project out N times. Without `--repeat` it prints the working once; `--list` prints the ids.

mod projects;

use estimado_programs::{PROGRAMS, program};
use estimado_worksheet::answers::Raw;
use estimado_worksheet::explain::Explainer;
use estimado_worksheet::text::Language;
use estimado_worksheet::{Program, Report, date};
use std::hint::black_box;

fn estimate(program: &'static Program, project: &[(&str, Raw<'_>)]) -> Result<Report, String> {
    let (answers, problems) = program.check(project.iter().copied());
    let edition = program.newest().ok_or("no edition")?;
    match problems.list() {
        [] => Ok(program.evaluate(edition, &answers)),
        list => Err(format!("{list:?}")),
    }
}

fn show(report: &Report) {
    let words = Explainer::new(report, Language::English);
    for line in &report.lines {
        println!("{} = {}    {}", words.label(line), words.value(line), words.numbers(line));
    }
    for line in &report.days {
        println!("{} = {}    {}", words.deadline(line), date::write(line.date), words.counting(line));
    }
    for found in &report.found {
        println!("{}: {}", found.finding.severity.key(), words.message(found));
    }
}

fn main() -> Result<(), String> {
    let (mut id, mut repeat, mut essential) = ("pr-gef-tier1".to_owned(), None, false);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or(format!("{argument} needs a value"));
        match argument.as_str() {
            "--program" => id = value()?,
            "--repeat" => repeat = Some(value()?.parse::<u32>().map_err(|fault| fault.to_string())?),
            "--essential" => essential = true,
            "--list" => {
                PROGRAMS.iter().for_each(|program| println!("{}", program.id));
                return Ok(());
            }
            _ => return Err(format!("unknown: {argument}")),
        }
    }
    let program = program(&id).ok_or(format!("unknown program: {id}"))?;
    let project = projects::answers(program, essential)?;
    match repeat {
        None => show(&estimate(program, &project)?),
        Some(times) => {
            for _ in 0..times {
                black_box(estimate(program, black_box(&project))?);
            }
        }
    }
    Ok(())
}
