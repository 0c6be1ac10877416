//! The working cannot disagree with the result: every expected result is worked out again from what its lines recorded.
#![cfg(test)]
#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

#[expect(dead_code, reason = "what the expected results need is shared too")]
mod common;
#[path = "../../worksheet/tests/engine/common/replay/mod.rs"]
mod replay;

use estimado_programs::{PROGRAMS, program};

#[test]
fn every_line_and_day_of_every_expected_result() {
    let mut replayed = vec![0; PROGRAMS.len()];
    for vector in common::vectors() {
        let program = program(vector["program"].as_str().unwrap()).unwrap();
        let (answers, problems) = common::check(program, vector["inputs"].as_object().unwrap());
        if problems.list().is_empty() {
            // Shown when the replay fails.
            println!("{}", vector["id"]);
            replay::replay(&program.evaluate(program.newest().unwrap(), &answers), &answers);
            replayed[PROGRAMS.iter().position(|known| known.id == program.id).unwrap()] += 1;
        }
    }
    assert!(replayed.iter().all(|count| *count > 0), "{replayed:?}");
}
