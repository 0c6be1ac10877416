//! Draws the curve of typical projects over each of their numbers, for `cargo xtask bench` and for a look in the terminal.
//!
//! `curve [--program ID] [--repeat N]`: with the answers a program needs. Without `--repeat` it prints every breakpoint.

mod projects;

use estimado_programs::program;
use estimado_worksheet::Program;
use estimado_worksheet::answers::{Answers, Raw, Value};
use estimado_worksheet::curve::Curve;
use estimado_worksheet::text::Language;
use estimado_worksheet::what_if::WhatIf;
use std::hint::black_box;

fn curves(program: &'static Program, project: &[(&str, Raw<'_>)]) -> Result<Vec<Curve>, String> {
    let (answers, problems) = program.check(project.iter().copied());
    if !problems.list().is_empty() {
        return Err(format!("{:?}", problems.list()));
    }
    let edition = program.newest().ok_or("no edition")?;
    let what_if = WhatIf { program, edition, answers: &answers };
    let is_number = |answers: &Answers, field| matches!(answers.get(field), Some(Value::Number(_)));
    let fields = program.fields.iter().filter(|field| is_number(&answers, field));
    Ok(fields.filter_map(|field| what_if.curve(field)).collect())
}

fn show(program: &'static Program, curve: &Curve) {
    println!("{}", program.text.get(Language::English, "field", curve.field.key));
    for known in &curve.breakpoints {
        let place = known.place(curve.field, program, Language::English);
        println!("    {place}: {}", known.what(program, Language::English));
        for (why, _) in known.why(curve.field, program, Language::English) {
            println!("        {why}");
        }
    }
    println!("    {}", curve.largest_words(program, Language::English));
}

fn main() -> Result<(), String> {
    let (mut id, mut repeat) = ("pr-gef-tier1".to_owned(), None);
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or(format!("{argument} needs a value"));
        match argument.as_str() {
            "--program" => id = value()?,
            "--repeat" => repeat = Some(value()?.parse::<u32>().map_err(|fault| fault.to_string())?),
            _ => return Err(format!("unknown: {argument}")),
        }
    }
    let program = program(&id).ok_or(format!("unknown program: {id}"))?;
    let project = projects::answers(program, true)?;
    match repeat {
        None => curves(program, &project)?.iter().for_each(|curve| show(program, curve)),
        Some(repeat) => {
            for _ in 0..repeat {
                black_box(curves(program, black_box(&project))?);
            }
        }
    }
    Ok(())
}
