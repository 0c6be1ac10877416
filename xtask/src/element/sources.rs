//! Sources: the files that say what the element offers, and what is read out of them.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::files;
use crate::workspace::Workspace;

const DESCRIBED: &str = include_str!("element.toml");
const TYPES: &str = include_str!("../types/fixed.d.ts");

/// The texts, read once.
pub struct Sources {
    /// `element.toml`.
    pub described: toml::Table,
    /// The types, as far as they are written by hand.
    pub types: String,
    /// The module, with what it imports.
    pub module: String,
    /// The stylesheet.
    pub styles: String,
    /// All of the widget.
    pub widget: String,
    /// The README of the repository.
    pub readme: String,
    /// The page on theming.
    pub theming: String,
}

/// A property or method of the element.
pub struct Member {
    /// Its name.
    pub name: String,
    /// Its type, or what the method returns.
    pub kind: String,
    /// Its words.
    pub words: String,
    /// Whether it is a method.
    pub is_method: bool,
    /// Whether it can be set.
    pub is_settable: bool,
    /// Whether it belongs to the class.
    pub is_static: bool,
}

impl Sources {
    /// Reads them.
    pub fn read(workspace: &Workspace) -> Result<Sources> {
        let text = |path: &str| files::read_text(&workspace.path(path));
        let all = |folder: &str, extension: &str| {
            let paths = files::below(&workspace.path(folder))?.into_iter();
            let texts = paths.filter(|path| files::has_extension(path, extension));
            texts.map(|path| files::read_text(&path)).collect::<Result<String>>()
        };
        Ok(Sources {
            described: DESCRIBED.parse().context("element.toml is no TOML")?,
            types: TYPES.to_owned(),
            module: all("www", "js")?,
            styles: text("www/estimado.css")?,
            widget: all("src/widget", "rs")?,
            readme: text("README.md")?,
            theming: text("docs/theming.md")?,
        })
    }

    /// A table of `element.toml`.
    pub fn table(&self, name: &str) -> Result<&toml::Table> {
        let table = self.described.get(name).and_then(toml::Value::as_table);
        table.with_context(|| format!("element.toml has no table {name}"))
    }

    /// The public members of the class.
    pub fn members(&self) -> Result<Vec<Member>> {
        let body = between(&self.types, "export class EstimadoCalculator extends HTMLElement {\n", "\n}")
            .context("the types have no class of the element")?;
        let mut members: Vec<Member> = Vec::new();
        for (words, line) in described_lines(body) {
            let (is_static, line) = prefixed(line, "static ");
            let (_, line) = prefixed(line, "readonly ");
            if let Some(name) = line.strip_prefix("set ").and_then(|line| line.split('(').next()) {
                let same = members.iter_mut().find(|member| member.name == name);
                same.with_context(|| format!("{name} can be set, but not read"))?.is_settable = true;
                continue;
            }
            let (is_getter, line) = prefixed(line, "get ");
            let (name, kind) = line.rsplit_once(": ").with_context(|| format!("no type: {line}"))?;
            let (name, is_method) =
                (name.split('(').next().unwrap_or(name), name.contains('(') && !is_getter);
            members.push(Member {
                name: name.to_owned(),
                kind: kind.trim_end_matches(';').to_owned(),
                words,
                is_method,
                is_settable: false,
                is_static,
            });
        }
        // What the browser itself asks of a class is no offer of ours.
        members.retain(|member| !["formAssociated", "observedAttributes"].contains(&member.name.as_str()));
        Ok(members)
    }

    /// The events: name, type and words.
    pub fn events(&self) -> Result<Vec<(String, String, String)>> {
        let body = between(&self.types, "interface GlobalEventHandlersEventMap {\n", "\n  }")
            .context("the types have no events")?;
        let event = |(words, line): (String, &str)| {
            let (name, kind) = line.split_once(": ")?;
            Some((name.trim_matches('\'').to_owned(), kind.trim_end_matches(';').to_owned(), words))
        };
        Ok(described_lines(body).into_iter().filter_map(event).collect())
    }

    /// The custom properties that the stylesheet asks for, each with what counts without it.
    pub fn properties(&self) -> BTreeMap<String, String> {
        let uses = self.styles.split("var(--estimado-").skip(1);
        let read = |text: &str| {
            let (name, rest) = text.split_once(", ")?;
            let mut open = 1_i32;
            let end = rest.find(|sign| {
                open = open.saturating_add(i32::from(sign == '(')).saturating_sub(i32::from(sign == ')'));
                open == 0
            })?;
            Some((["--estimado-", name].concat(), rest.get(..end)?.to_owned()))
        };
        uses.filter_map(read).collect()
    }

    /// The parts that the widget and the module name.
    pub fn parts(&self) -> BTreeSet<&str> {
        // Sections are made by functions that take the name.
        let makers = [".attr(\"part\", \"", " section(calculator, \"", " folded(calculator, \""];
        let named = |maker| after(&self.widget, maker, '"');
        let in_module = after(&self.module, ".setAttribute('part', '", '\'');
        makers.into_iter().flat_map(named).chain(in_module).collect()
    }
}

impl Member {
    /// As the manifest has it.
    pub fn json(&self) -> Value {
        let Member { name, kind, words, is_static, .. } = self;
        if self.is_method {
            let returned = json!({ "type": { "text": kind } });
            return json!({ "kind": "method", "name": name, "return": returned, "description": words, "static": is_static });
        }
        let readonly = !self.is_settable;
        let kind = json!({ "text": kind });
        json!({
            "kind": "field", "name": name, "type": kind, "description": words, "readonly": readonly, "static": is_static
        })
    }
}

/// What stands between each `start` and the next `end`.
pub fn after<'a>(text: &'a str, start: &str, end: char) -> impl Iterator<Item = &'a str> {
    text.split(start).skip(1).filter_map(move |rest| rest.split(end).next())
}

/// The text between two marks.
pub fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    text.split_once(start)?.1.split_once(end).map(|(inside, _)| inside)
}

fn prefixed<'a>(line: &'a str, prefix: &str) -> (bool, &'a str) {
    line.strip_prefix(prefix).map_or((false, line), |rest| (true, rest))
}

/// The lines of a body of types, each with the comment of one line above it.
fn described_lines(body: &str) -> Vec<(String, &str)> {
    let mut words = String::new();
    let mut lines = Vec::new();
    for line in body.lines().map(str::trim) {
        match between(line, "/** ", " */") {
            Some(comment) => comment.clone_into(&mut words),
            None => lines.push((std::mem::take(&mut words), line)),
        }
    }
    lines
}
