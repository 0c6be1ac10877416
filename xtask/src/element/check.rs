//! Check: the manifest says of attributes, parts, properties and events what the code, the README and the
//! page on theming say.

use std::collections::BTreeSet;

use anyhow::{Context, Result};

use super::sources::{Sources, after, between};

/// Attributes that the element does not observe itself: the stylesheet and the browser do.
const NOT_OBSERVED: [(&str, &str); 2] = [("theme", ":host([theme="), ("disabled", "formDisabledCallback(")];

/// Everything in which they differ, in words.
pub fn faults(sources: &Sources) -> Result<Vec<String>> {
    let described =
        |table| Ok::<_, anyhow::Error>(sources.table(table)?.keys().map(String::as_str).collect());
    let (attributes, parts, properties) =
        (described("attribute")?, described("part")?, described("property")?);
    let members = sources.members()?;
    let members =
        members.iter().filter(|member| !member.is_static).map(|member| member.name.as_str()).collect();
    let events = sources.events()?;
    let events = events.iter().map(|(name, ..)| name.as_str()).collect();
    let in_styles = sources.properties();
    let in_styles = in_styles.keys().map(String::as_str).collect();
    let (readme, theming) = (&sources.readme, &sources.theming);
    let pairs: [(&str, &BTreeSet<&str>, BTreeSet<&str>); 9] = [
        ("attributes that the module observes", &attributes, observed(sources)?),
        ("attributes in the README", &attributes, column(readme, "| Attribute |")),
        ("properties and methods in the README", &members, column(readme, "| Property, method |")),
        ("events in the README", &events, column(readme, "| Event |")),
        ("events that the module sends", &events, sent(&sources.module)),
        ("parts of the widget", &parts, sources.parts()),
        ("parts in the page on theming", &parts, column(theming, "| Part |")),
        ("custom properties of the stylesheet", &properties, in_styles),
        ("custom properties in the page on theming", &properties, column(theming, "| Property |")),
    ];
    Ok(pairs.iter().filter_map(|(what, described, real)| fault(what, described, real)).collect())
}

fn fault(what: &str, described: &BTreeSet<&str>, real: &BTreeSet<&str>) -> Option<String> {
    let missing: Vec<_> = real.difference(described).copied().collect();
    let extra: Vec<_> = described.difference(real).copied().collect();
    let differ = !missing.is_empty() || !extra.is_empty();
    differ.then(|| {
        format!("{what}: the manifest lacks [{}] and has besides [{}]", missing.join(" "), extra.join(" "))
    })
}

fn observed(sources: &Sources) -> Result<BTreeSet<&str>> {
    let list = between(&sources.module, "observedAttributes = [", "]").context("nothing is observed")?;
    let otherwise = NOT_OBSERVED
        .into_iter()
        .filter(|(_, sign)| sources.styles.contains(sign) || sources.module.contains(sign));
    Ok(list
        .split(',')
        .map(|name| name.trim().trim_matches('\''))
        .filter(|name| !name.is_empty())
        .chain(otherwise.map(|(name, _)| name))
        .collect())
}

fn sent(module: &str) -> BTreeSet<&str> {
    after(module, "new CustomEvent('", '\'').collect()
}

/// The names in the first column of a table: in backticks, several with commas between, methods with their brackets.
fn column<'a>(text: &'a str, header: &str) -> BTreeSet<&'a str> {
    let rows = text.lines().skip_while(|line| !line.starts_with(header)).skip(2);
    let first = rows.map_while(|line| line.strip_prefix("| ")?.split(" |").next());
    let names = first.flat_map(|cell| cell.split('`').skip(1).step_by(2));
    names.map(|name| name.split('(').next().unwrap_or(name)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_column_holds_the_names_of_its_rows() {
        let table = "text\n\n| Name | Meaning |\n|---|---|\n| `lang`, `edition` | `x` |\n| `print()` | y |\n\n| `z` | |\n";
        assert_eq!(column(table, "| Name |"), BTreeSet::from(["lang", "edition", "print"]));
        assert_eq!(column(table, "| None |"), BTreeSet::new());
    }

    #[test]
    fn what_either_side_lacks_is_named() {
        let (one, other) = (BTreeSet::from(["a", "b"]), BTreeSet::from(["b", "c"]));
        assert_eq!(fault("parts", &one, &one), None);
        assert_eq!(
            fault("parts", &one, &other).as_deref(),
            Some("parts: the manifest lacks [c] and has besides [a]")
        );
    }
}
