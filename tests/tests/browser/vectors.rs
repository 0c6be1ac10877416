//! Every vector through the package loaded in a page.

use estimado_tests::{Page, places, run};
use serde_json::{Value, json};
use std::fs;

#[test]
fn every_vector_comes_out_as_under_node() {
    run(async |tab| {
        tab.visit(Page::new("").head("")).await;
        for file in places::vectors() {
            let lines = fs::read_to_string(&file).unwrap();
            // As text, so that the page reads the numbers.
            let lines: Vec<_> = lines.lines().filter(|line| !line.is_empty()).collect();
            let check = "{
                const [api, { check }] = await Promise.all([load('/pkg/estimado.js'), load('/js/check.mjs')]);
                await api.init();
                return check(api, args[0].map((line) => JSON.parse(line)));
            }";
            let outcome = tab.awaited(check, vec![json!(lines)]).await;
            assert_eq!(outcome["faults"], json!([]), "{}", file.display());
            assert_eq!(outcome["checked"], Value::from(lines.len()));
        }
    });
}
