//! Axe: the accessibility checker, run in the page.

use crate::places;
use crate::tab::Tab;
use serde_json::json;
use std::fs;
use std::sync::LazyLock;

static AXE: LazyLock<String> = LazyLock::new(|| fs::read_to_string(places::axe()).unwrap());

/// What the success criteria up to WCAG 2.2 AA ask for, and what is good practice beside.
const TAGS: [&str; 6] = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/// Every violation in the page: the rule, and each place with what is wrong there.
pub async fn violations(tab: &Tab) -> Vec<String> {
    violations_within(tab, "html").await
}

/// Those in the part of the page that a selector finds: the rest may be the host's own.
pub async fn violations_within(tab: &Tab, selector: &str) -> Vec<String> {
    if tab.value("typeof axe").await == "undefined" {
        tab.script(&AXE, Vec::new()).await;
    }
    let run = "{
        const { violations } = await axe.run(args[1], { runOnly: args[0], resultTypes: ['violations'] });
        const place = (node) => `${node.target.flat().join(' ')}: ${node.failureSummary.replace(/\\s+/g, ' ')}`;
        return violations.flatMap((rule) => rule.nodes.map((node) => `${rule.id} at ${place(node)}`));
    }";
    let found = tab.awaited(run, vec![json!(TAGS), json!(selector)]).await;
    found
        .as_array()
        .unwrap()
        .iter()
        .map(|line| line.as_str().unwrap_or_default().to_owned())
        .collect::<Vec<_>>()
}

/// The page in a state with a name has no violation.
pub async fn assert_clean(tab: &Tab, state: &str) {
    let found = violations(tab).await;
    assert!(found.is_empty(), "{state}: {} violations\n{}", found.len(), found.join("\n"));
}
