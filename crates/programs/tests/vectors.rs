//! Every expected result, as a test of its own name.
#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "test code stops at the first surprise")]

mod common;

use libtest_mimic::{Arguments, Failed, Trial};

fn main() {
    let registered = |vector: &serde_json::Value| {
        vector["program"].as_str().is_some_and(|id| estimado_programs::program(id).is_some())
    };
    let trials = common::vectors().into_iter().filter(registered).map(|vector| {
        let name = vector["id"].as_str().unwrap_or_default().to_owned();
        Trial::test(name, move || {
            let (found, stated) = (common::outcome(&vector), common::stated(&vector));
            if found == stated {
                return Ok(());
            }
            Err(Failed::from(format!("{}\n stated {stated}\n found  {found}", vector["why"])))
        })
    });
    libtest_mimic::run(&Arguments::from_args(), trials.collect()).exit();
}
