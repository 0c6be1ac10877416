//! Schema: a program described for the form, for types and for hosts, as a tree.

use estimado_worksheet::edition::{Document, Edition};
use estimado_worksheet::field::{Field, Group, Kind, Least};
use estimado_worksheet::program::Example;
use estimado_worksheet::text::LANGUAGES;
use estimado_worksheet::tree::Tree;
use estimado_worksheet::{Program, date, decimal};

/// Describes a program; `loaded` are the editions a host supplied for it.
pub fn describe(program: &'static Program, loaded: &[&'static Edition]) -> Tree {
    let say = |kind: &str, name: &str| words(program, kind, name);
    let group = |group: &Group| {
        Tree::empty()
            .with("key", group.key)
            .with("essential", group.essential)
            .with("label", say("group", group.key))
            .with("hint", say("group-hint", group.key))
    };
    let mut editions: Vec<&'static Edition> = Vec::new();
    for edition in program.editions {
        editions.push(edition);
    }
    editions.extend(loaded);
    let headline = Tree::empty()
        .with("incentive", program.headline.incentive.key)
        .with("netCost", program.headline.net_cost.key);
    Tree::empty()
        .with("id", program.id)
        .with("name", say("program", "name"))
        .with("purpose", say("program", "purpose"))
        .with("audience", say("program", "audience"))
        .with("place", say("program", "place"))
        .with("editions", Tree::list(&editions, &|edition| described(edition)))
        .with("groups", Tree::list(program.groups, &group))
        .with("fields", Tree::list(program.fields, &|field| question(program, field)))
        .with("headline", headline)
        .with("examples", Tree::list(program.examples, &|given| example(program, given)))
}

fn described(edition: &'static Edition) -> Tree {
    let title = |document: &Document| {
        let mut title = Tree::empty();
        for language in LANGUAGES {
            title.put(language.tag(), document.title(language).into());
        }
        title
    };
    Tree::empty()
        .with("id", edition.id)
        .with("from", date::write(edition.from))
        .with("until", date::write(edition.until))
        .with("digest", edition.digest)
        .with("documents", Tree::list(edition.documents, &title))
}

/// A worked example of the documents: its name, and its answers as the interface takes them.
fn example(program: &Program, given: &Example) -> Tree {
    let mut inputs = Tree::empty();
    for (key, value) in given.inputs {
        let is_yes_no = program.field(key).is_some_and(|field| field.kind == Kind::YesNo);
        inputs.put(key, if is_yes_no { Tree::YesNo(*value == "true") } else { (*value).into() });
    }
    let name = words(program, "example", given.key);
    Tree::empty().with("key", given.key).with("name", name).with("inputs", inputs)
}

/// Words by language tag, as far as there are any.
fn words(program: &Program, kind: &str, name: &str) -> Tree {
    let mut words = Tree::empty();
    for language in LANGUAGES {
        words.put(language.tag(), program.text.find(language, kind, name).into());
    }
    words
}

/// Nothing in place of an empty map.
fn if_any(tree: Tree) -> Tree {
    if tree.entries().is_empty() { Tree::Nothing } else { tree }
}

fn question(program: &Program, field: &'static Field) -> Tree {
    let (kind, bounds) = match field.kind {
        Kind::Number { least: Least::AboveZero, .. } => ("above-zero", Some(("0", "999999999.999999"))),
        Kind::Number { least: Least::Zero, .. } => ("number", Some(("0", "999999999.999999"))),
        Kind::Percent => ("percent", Some(("0", "100"))),
        Kind::Between { .. } => ("between", None),
        Kind::Whole { .. } => ("whole", None),
        Kind::Choice(_) => ("choice", None),
        Kind::YesNo => ("yes-no", None),
        Kind::Date => ("date", Some(("2000-01-01", "2099-12-31"))),
        Kind::Dates => ("dates", Some(("2000-01-01", "2099-12-31"))),
    };
    let (least, most): (Tree, Tree) = match (field.kind, bounds) {
        (Kind::Between { from, to, .. } | Kind::Whole { from, to, .. }, _) => {
            (decimal::whole(from).into(), decimal::whole(to).into())
        }
        (_, Some((least, most))) => (least.into(), most.into()),
        _ => (Tree::Nothing, Tree::Nothing),
    };
    let options = match field.kind {
        Kind::Choice(options) => options,
        _ => &[],
    };
    let option = |value: &&'static str| {
        let label = words(program, "option", &[field.key, ".", value].concat());
        Tree::empty().with("value", *value).with("label", label)
    };
    let options = if options.is_empty() { Tree::Nothing } else { Tree::list(options, &option) };
    let mut shown = Tree::empty();
    for when in field.shown {
        shown.put(when.field.key, Tree::list(when.one_of, &|key| (*key).into()));
    }
    let unit = field.unit().symbol();
    Tree::empty()
        .with("key", field.key)
        .with("kind", kind)
        .with("required", field.required)
        .with("group", field.group)
        .with("label", words(program, "field", field.key))
        .with("hint", if_any(words(program, "hint", field.key)))
        .with("unit", Some(unit).filter(|unit| !unit.is_empty()))
        .with("least", least)
        .with("most", most)
        .with("options", options)
        .with("shown", if_any(shown))
}
