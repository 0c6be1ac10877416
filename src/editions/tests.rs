//! Many broken editions: whatever is done to a good one, it is taken or every fault is named, and nothing panics.

use super::{explain, find, load};
use estimado_programs::PROGRAMS;
use estimado_worksheet::Program;
use estimado_worksheet::answers::Raw;
use estimado_worksheet::text::LANGUAGES;
use estimado_worksheet::tree::Tree;
use proptest::prelude::*;
use proptest::sample::Index;

const NAMES: [&str; 12] =
    ["id", "from", "until", "document", "number", "table", "place", "value", "unit", "en", "rates", ""];

/// What is done to one place of an edition.
#[derive(Clone, Debug)]
enum Change {
    Drop,
    Double,
    Rename(String),
    Write(Tree),
}

fn value() -> impl Strategy<Value = Tree> {
    prop_oneof![
        Just(Tree::Nothing),
        any::<bool>().prop_map(Tree::YesNo),
        Just(Tree::List(Vec::new())),
        Just(Tree::empty()),
        "[0-9]{1,30}".prop_map(|digits| Tree::Number(digits.into())),
        "[0-9]{1,30}".prop_map(Tree::from),
        "[0-9]{0,9}\\.[0-9]{0,9}".prop_map(Tree::from),
        "[0-9]{4}-[0-9]{2}-[0-9]{2}".prop_map(Tree::from),
        "[0-9]{2}-[0-9]{2}".prop_map(Tree::from),
        "(guide|regulation|x): ?[ A-Z]{0,3}".prop_map(Tree::from),
        "(kW|W|\\$|%|day|month)".prop_map(Tree::from),
        "\\PC{0,12}".prop_map(Tree::from),
    ]
}

fn change() -> impl Strategy<Value = (Index, Change)> {
    let known = proptest::sample::select(NAMES.as_slice()).prop_map(str::to_owned);
    let change = prop_oneof![
        Just(Change::Drop),
        Just(Change::Double),
        prop_oneof![known, "[a-z-]{1,8}"].prop_map(Change::Rename),
        value().prop_map(Change::Write),
    ];
    (any::<Index>(), change)
}

/// How many places there are below a tree.
fn places(tree: &Tree) -> usize {
    let below: usize = tree.items().iter().map(places).sum();
    let named: usize = tree.entries().iter().map(|(_, value)| places(value)).sum();
    [tree.items().len(), tree.entries().len(), below, named].iter().sum()
}

/// Changes the place that is reached after so many others.
fn apply(tree: &mut Tree, left: &mut usize, change: &Change) {
    let count = tree.items().len().max(tree.entries().len());
    for at in 0..count {
        if *left == 0 {
            *left = usize::MAX;
            return apply_here(tree, at, change);
        }
        *left = left.saturating_sub(1);
        let below = match tree {
            Tree::List(items) => &mut items[at],
            Tree::Map(entries) => &mut entries[at].1,
            _ => return,
        };
        apply(below, left, change);
        if *left == usize::MAX {
            return;
        }
    }
}

fn apply_here(tree: &mut Tree, at: usize, change: &Change) {
    match (tree, change) {
        (Tree::List(items), Change::Drop) => drop(items.remove(at)),
        (Tree::List(items), Change::Write(value)) => items[at] = value.clone(),
        (Tree::List(items), _) => items.push(items[at].clone()),
        (Tree::Map(entries), Change::Drop) => drop(entries.remove(at)),
        (Tree::Map(entries), Change::Double) => entries.push(entries[at].clone()),
        (Tree::Map(entries), Change::Rename(name)) => entries[at].0 = name.clone().into(),
        (Tree::Map(entries), Change::Write(value)) => entries[at].1 = value.clone(),
        _ => {}
    }
}

fn example(program: &'static Program) -> Vec<(&'static str, &'static str)> {
    program.examples.first().map(|example| example.inputs.to_vec()).unwrap_or_default()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_changed_edition_is_taken_or_its_faults_are_named(
        at in 0..PROGRAMS.len(),
        changes in proptest::collection::vec(change(), 1..5),
        serial in any::<u64>(),
    ) {
        let program = PROGRAMS[at];
        let published = program.newest().unwrap();
        let own = format!("own-{serial}");
        let mut tree = published.tree();
        if let Tree::Map(entries) = &mut tree {
            entries[0].1 = own.clone().into();
        }
        for (index, change) in &changes {
            let count = places(&tree);
            if count > 0 {
                apply(&mut tree, &mut index.index(count), change);
            }
        }
        let id = tree.at("id").text().map(str::to_owned);
        match load(program, tree) {
            Ok(edition) => {
                prop_assert_eq!(Some(edition.id), id.as_deref());
                prop_assert!(edition.faults(program).is_empty());
                let (answers, _) = program.check(example(program).into_iter().map(|(key, value)| (key, Raw::Text(value))));
                let report = program.evaluate(edition, &answers);
                prop_assert!(report.defects.is_empty() || report.lines.is_empty());
            }
            Err(faults) => {
                prop_assert!(!faults.is_empty());
                let kept = id.and_then(|id| find(program, Some(&id)));
                prop_assert!(kept.is_none_or(|kept| std::ptr::eq(kept, published)), "a faulty edition is known");
                for fault in &faults {
                    let said = LANGUAGES.map(|language| explain(program, fault, language));
                    let [en, es] = said.each_ref().map(|said| said.word("message"));
                    prop_assert!(en.starts_with(&fault.path) && es.starts_with(&fault.path));
                    prop_assert!(en != es && !en.contains("{wanted}") && !es.contains("{wanted}"), "{} {}", en, es);
                }
            }
        }
    }
}

#[test]
fn words_of_a_fault_say_what_stands_there_and_what_to_write() {
    let program = PROGRAMS[0];
    let published = program.newest().unwrap().tree();
    let tree = |part: &str, name: &'static str, value: Tree| {
        let mut tree = published.clone();
        if let Tree::Map(entries) = &mut tree {
            entries[0].1 = "own".into();
            let part = entries.iter_mut().find(|(key, _)| key == part).unwrap();
            if let Tree::Map(entries) = &mut part.1 {
                entries.retain(|(key, _)| key != name);
                entries.push((name.into(), value));
            }
        }
        tree
    };
    let unit = Tree::empty().with("value", "60").with("unit", "percent");
    let faults = load(program, tree("number", "percent-limit", unit)).unwrap_err();
    let said = faults.iter().flat_map(|fault| LANGUAGES.map(|language| explain(program, fault, language)));
    let said: Vec<_> = said.map(|said| said.word("message").to_owned()).collect();
    assert_eq!(
        said,
        [
            "number.percent-limit (highest percentage allowed) has another unit than this program works with. \
             Write \"unit\": \"%\", and the value in that unit.",
            "number.percent-limit (por ciento más alto permitido) tiene otra unidad que la de este programa. \
             Escriba \"unit\": \"%\", y el valor en esa unidad.",
        ]
    );
}
