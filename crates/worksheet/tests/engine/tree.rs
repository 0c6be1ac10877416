//! Tree: the digest is that of the content, whatever the order it is written in.

use crate::common::tree::{list, map, text, villa_sol};
use estimado_worksheet::tree::{Tree, Words};

/// The same tree with the names in the other order, all the way down.
fn reversed(tree: &Tree) -> Tree {
    match tree {
        Tree::Map(entries) => {
            Tree::Map(entries.iter().rev().map(|(name, value)| (name.clone(), reversed(value))).collect())
        }
        Tree::List(items) => Tree::List(items.iter().map(reversed).collect()),
        _ => tree.clone(),
    }
}

/// The tree once for each text of it, with that text changed.
fn each_changed(tree: &Tree) -> Vec<Tree> {
    match tree {
        Tree::Text(text) => {
            vec![format!("{text} ").into(), String::new().into(), Tree::List(vec![tree.clone()])]
        }
        Tree::List(items) => {
            let one = |(index, item)| {
                each_changed(item).into_iter().map(move |changed| {
                    let mut items = items.clone();
                    items[index] = changed;
                    Tree::List(items)
                })
            };
            let mut all: Vec<_> = items.iter().enumerate().flat_map(one).collect();
            all.push(Tree::List(items.iter().skip(1).cloned().collect()));
            if items.len() > 1 {
                all.push(Tree::List(items.iter().rev().cloned().collect()));
            }
            all
        }
        Tree::Map(entries) => {
            let one = |(index, (name, value)): (usize, &(Words, Tree))| {
                let mut all: Vec<_> =
                    each_changed(value).into_iter().map(|changed| (name.clone(), changed)).collect();
                all.push((format!("{name}-").into(), value.clone()));
                let all = all.into_iter().map(move |entry| {
                    let mut entries = entries.clone();
                    entries[index] = entry;
                    Tree::Map(entries)
                });
                all.collect::<Vec<_>>()
            };
            entries.iter().enumerate().flat_map(one).collect()
        }
        _ => Vec::new(),
    }
}

#[test]
fn the_digest_is_that_of_the_content() {
    let tree = villa_sol();
    assert_eq!(reversed(&tree).digest(), tree.digest(), "the order of names does not matter");
    let others: Vec<_> = each_changed(&tree).iter().map(Tree::digest).collect();
    assert!(others.len() > 100);
    let different: std::collections::BTreeSet<_> = others.iter().collect();
    assert_eq!(different.len(), others.len(), "every change has its own digest");
    assert!(!others.contains(&tree.digest()));
}

#[test]
fn the_digest_is_that_of_the_json() {
    let cases = [
        // printf '%s' '{"a":"1","b":["x","\"\\"]}' | sha256sum
        (
            map(&[("b", list(&[text("x"), text("\"\\")])), ("a", text("1"))]),
            "f5e5c75f106b0339a5e74088d1c9a67baab80eb139a90403408b5be75e14de01",
        ),
        // printf '%s' '{"ñ":{}}' | sha256sum
        (map(&[("ñ", map(&[]))]), "fb9aa6cc8296f23f09ac6cc91b2503aa1900b47d2dfdf89d6d70305065f61951"),
    ];
    for (tree, digest) in cases {
        assert_eq!(tree.digest(), digest);
    }
    assert_ne!(
        list(&[text("a"), text("b")]).digest(),
        list(&[text("a\",\"b")]).digest(),
        "signs of JSON in a text"
    );
}
