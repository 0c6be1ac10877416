//! `cargo xtask new-program ID --agency FOLDER --name NAME`: a program that can be computed, to be filled in.
//!
//! One question, one number, two lines, one edition, both languages and one expected result, registered; every test of
//! the programs passes right after. CONTRIBUTING.md goes on from there.

mod registration;

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};

use crate::files;

/// File of the program, relative to its folder, and its template.
const FILES: [(&str, &str); 9] = [
    ("mod.rs", include_str!("template/mod.rs.txt")),
    ("fields.rs", include_str!("template/fields.rs.txt")),
    ("parameters.rs", include_str!("template/parameters.rs.txt")),
    ("rules.rs", include_str!("template/rules.rs.txt")),
    ("formula.rs", include_str!("template/formula.rs.txt")),
    ("program.rs", include_str!("template/program.rs.txt")),
    ("editions/draft/edition.toml", include_str!("template/edition.toml")),
    ("text/en.toml", include_str!("template/en.toml")),
    ("text/es.toml", include_str!("template/es.toml")),
];
const VECTORS: &str = include_str!("template/vectors.jsonl");
const SOURCES: &str = "crates/programs/src";

/// What a new program is called.
pub struct NewProgram {
    /// Its id, as hosts write it: `ny-solar`.
    pub id: String,
    /// The folder of its agency: `ny`.
    pub agency: String,
    /// Its name in English.
    pub name: String,
    /// Its name in Spanish; the English one where it has none.
    pub spanish: Option<String>,
}

impl NewProgram {
    /// Makes the files below `root` and returns their paths, the changed ones last.
    pub fn create(&self, root: &Path) -> Result<Vec<PathBuf>> {
        self.check()?;
        let sources = root.join(SOURCES);
        let folder = sources.join(&self.agency).join(self.module());
        let vectors = root.join(format!("tests/vectors/{}.jsonl", self.id));
        for path in [&folder, &vectors] {
            if path.exists() {
                bail!("{} is there already", files::relative(root, path));
            }
        }
        let lib =
            registration::in_lib(&files::read_text(&sources.join("lib.rs"))?, &self.agency, &self.module())?;
        let mut made = Vec::new();
        for (name, template) in FILES {
            made.push(folder.join(name));
            files::write(&folder.join(name), self.filled(template))?;
        }
        files::write(&vectors, self.filled(VECTORS))?;
        let agency = sources.join(&self.agency).join("mod.rs");
        let known =
            if agency.is_file() { files::read_text(&agency)? } else { format!("//! {}.\n", self.agency) };
        files::write(&agency, registration::with_module(&known, &self.module())?)?;
        files::write(&sources.join("lib.rs"), lib)?;
        made.extend([vectors, agency, sources.join("lib.rs")]);
        Ok(made)
    }

    fn check(&self) -> Result<()> {
        let plain = |text: &str, between: char| {
            text.starts_with(|first: char| first.is_ascii_lowercase())
                && text
                    .chars()
                    .all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == between)
        };
        if !plain(&self.id, '-') || self.id.contains("--") || self.id.ends_with('-') {
            bail!("the id `{}` should be small letters and digits with `-` between them: ny-solar", self.id);
        }
        if !plain(&self.agency, '_') {
            bail!("the folder `{}` should be small letters, digits and `_`: ny", self.agency);
        }
        let names = [Some(&self.name), self.spanish.as_ref()];
        if names.into_iter().flatten().any(|name| name.trim().is_empty() || name.contains(['"', '\\', '\n']))
        {
            bail!("the name should be a few words without quotes");
        }
        Ok(())
    }

    /// The module of the program: its id without the agency, which stands in the path already.
    fn module(&self) -> String {
        let agency = self.agency.replace('_', "-");
        let rest = self.id.strip_prefix(&agency).and_then(|rest| rest.strip_prefix('-'));
        let rest = rest.filter(|rest| rest.starts_with(|first: char| first.is_ascii_lowercase()));
        rest.unwrap_or(&self.id).replace('-', "_")
    }

    fn filled(&self, template: &str) -> String {
        let constant = format!("{}_{}", self.agency, self.module()).to_uppercase();
        let spanish = self.spanish.as_ref().unwrap_or(&self.name);
        template
            .replace("NAME_ES", spanish)
            .replace("NAME", &self.name)
            .replace("CONSTANT", &constant)
            .replace("\"ID", &format!("\"{}", self.id))
    }
}

#[cfg(test)]
mod tests;
