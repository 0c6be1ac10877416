//! `cargo xtask COMMAND`: what one does with this repository besides editing it.
//!
//! Each command is one module; `provision` is called by the others, so that no one has to know what to install.

mod bench;
mod budget;
mod element;
mod engines;
mod export;
mod files;
mod generated;
mod json;
mod layers;
mod leptos;
mod lint;
mod new_program;
mod package;
mod progress;
mod provision;
mod run;
mod schema;
mod serve;
mod size;
mod test;
mod types;
mod workspace;

use std::ffi::OsString;
use std::process::ExitCode;

use anyhow::{Result, bail};
use lexopt::prelude::*;

use new_program::NewProgram;
use workspace::Workspace;

const HELP: &str = "\
cargo xtask COMMAND

  serve [--port N]        build pkg/ if it is stale, then serve the demo on this machine
  test [-- ARGS]          run every test; ARGS go to `cargo test`
  engines [firefox|webkit] [NAMES]
                          the tests of the package in Firefox and WebKit too; those where engines differ, or those of NAMES
  build                   build pkg/ from the sources
  generate                write the committed files that are made from others: www/estimado.d.ts,
                          www/schema/, www/editions/, www/custom-elements.json
  lint                    formatting, clippy, docs, layers, generated files, freshness of pkg/
  size                    bytes a page downloads, against xtask/budgets.toml
  bench [-- ARGS]         instructions per estimate, against xtask/budgets.toml; ARGS go to the examples
  ci                      lint, test, size
  new-program ID --agency FOLDER --name NAME [--name-es NAME]
                          a program to be filled in, registered and passing its tests
  export-edition PROGRAM [EDITION] [--id NEW] [--out FILE]
                          a published edition as JSON under an id of its own, to supply numbers of your own from
  provision [--browser]   install what building needs, and with --browser what testing needs

ESTIMADO_WASM=rustup|debian   takes the wasm32 standard library from there only
ESTIMADO_CHROMIUM, ESTIMADO_CHROMEDRIVER   paths of a browser and its driver to use
";

fn main() -> ExitCode {
    match command() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nerror: {error}");
            for cause in error.chain().skip(1) {
                eprintln!("because: {cause}");
            }
            ExitCode::FAILURE
        }
    }
}

fn command() -> Result<()> {
    let mut arguments = Arguments::default();
    let mut parser = lexopt::Parser::from_env();
    while let Some(argument) = parser.next()? {
        match argument {
            Value(name) if arguments.command.is_none() => arguments.command = Some(name.string()?),
            Value(id)
                if matches!(
                    arguments.command.as_deref(),
                    Some("engines" | "new-program" | "export-edition")
                ) =>
            {
                arguments.rest.push(id);
            }
            // Lexopt reports what stands after `--` as values; all of it belongs to the command called.
            Value(first) => {
                arguments.rest.push(first);
                arguments.rest.extend(parser.raw_args()?);
            }
            Long("agency") => arguments.agency = Some(parser.value()?.string()?),
            Long("name") => arguments.name = Some(parser.value()?.string()?),
            Long("name-es") => arguments.spanish = Some(parser.value()?.string()?),
            Long("id") => arguments.id = Some(parser.value()?.string()?),
            Long("out") => arguments.out = Some(parser.value()?.string()?),
            Long("browser") => arguments.browser = true,
            Long("port") => arguments.port = Some(parser.value()?.parse()?),
            Short('h') | Long("help") => arguments.command = Some("help".to_owned()),
            other => return Err(other.unexpected().into()),
        }
    }
    let workspace = Workspace::find()?;
    match arguments.command.as_deref() {
        None | Some("help") => print!("{HELP}"),
        Some("provision") => provision::command(&workspace, arguments.browser)?,
        Some("build") => package::build(&workspace)?,
        Some("generate") => generated::command(&workspace)?,
        Some("serve") => serve::command(&workspace, arguments.port)?,
        Some("test") => test::command(&workspace, &arguments.rest)?,
        Some("engines") => engines::command(&workspace, &arguments.rest)?,
        Some("lint") => lint::command(&workspace)?,
        Some("size") => size::command(&workspace)?,
        Some("bench") => bench::command(&workspace, &arguments.rest)?,
        Some("new-program") => new_program(&workspace, arguments)?,
        Some("export-edition") => export_edition(&arguments)?,
        Some("ci") => {
            lint::command(&workspace)?;
            test::command(&workspace, &[])?;
            size::command(&workspace)?;
        }
        Some(other) => bail!("no command `{other}`\n\n{HELP}"),
    }
    Ok(())
}

fn new_program(workspace: &Workspace, arguments: Arguments) -> Result<()> {
    let id = arguments.rest.first().and_then(|id| id.to_str());
    let (Some(id), Some(agency), Some(name)) = (id, arguments.agency, arguments.name) else {
        bail!("new-program ID --agency FOLDER --name NAME");
    };
    let program = NewProgram { id: id.to_owned(), agency, name, spanish: arguments.spanish };
    for path in program.create(&workspace.root)? {
        println!("{}", files::relative(&workspace.root, &path));
    }
    println!(
        "\nNow: cargo xtask generate, then cargo test -p estimado-programs. CONTRIBUTING.md says what to fill in."
    );
    Ok(())
}

fn export_edition(arguments: &Arguments) -> Result<()> {
    let given: Vec<_> = arguments.rest.iter().filter_map(|name| name.to_str()).collect();
    match given.as_slice() {
        [program] => export::command(program, None, arguments.id.as_deref(), arguments.out.as_deref()),
        [program, edition] => {
            export::command(program, Some(edition), arguments.id.as_deref(), arguments.out.as_deref())
        }
        _ => bail!("export-edition PROGRAM [EDITION] [--id NEW] [--out FILE]"),
    }
}

#[derive(Default)]
struct Arguments {
    command: Option<String>,
    agency: Option<String>,
    name: Option<String>,
    spanish: Option<String>,
    id: Option<String>,
    out: Option<String>,
    browser: bool,
    port: Option<u16>,
    rest: Vec<OsString>,
}
