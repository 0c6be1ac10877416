//! JSON Schemas (draft 2020-12) of the editions and of the inputs of each program, for editors and for other programs.

mod edition;
mod inputs;

use anyhow::{Result, bail};
use estimado_programs::PROGRAMS;
use serde_json::Value;

use crate::export;
use crate::files;
use crate::json;
use crate::workspace::Workspace;

const FOLDER: &str = "www/schema";
const DRAFT: &str = "https://json-schema.org/draft/2020-12/schema";

/// Writes the schemas.
pub fn generate(workspace: &Workspace) -> Result<()> {
    files().into_iter().try_for_each(|(path, text)| files::write(&workspace.path(&path), text))
}

/// Fails if a schema, or an export that should fit it, is not what would be written.
pub fn check_fresh(workspace: &Workspace) -> Result<()> {
    let mut wanted = files();
    wanted.extend(export::files()?);
    for (path, text) in wanted {
        let file = workspace.path(&path);
        if !file.is_file() || files::read_text(&file)? != text {
            bail!("{path} is stale: run cargo xtask generate and commit it");
        }
    }
    Ok(())
}

fn files() -> Vec<(String, String)> {
    let file =
        |kind: &str, id: &str, schema: &Value| (format!("{FOLDER}/{kind}-{id}.json"), json::pretty(schema));
    let both = |program: &&'static estimado_worksheet::Program| {
        [
            file("edition", program.id, &edition::schema(program)),
            file("inputs", program.id, &inputs::schema(program)),
        ]
    };
    PROGRAMS.iter().flat_map(both).collect()
}
