//! What holds for every Tier 1 project: the rules worked out a second time, limits, thresholds.
#![cfg(test)]
#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

mod project;
mod properties;
#[expect(dead_code, reason = "only its numbers are needed here")]
#[path = "../../../worksheet/tests/engine/common/replay/mod.rs"]
mod replay;
mod rules;
mod thresholds;

use estimado_programs::pr_gef::tier1::PROGRAM;
use estimado_worksheet::Report;
use estimado_worksheet::answers::Raw;
use std::collections::BTreeMap;

/// Field and answer; `yes` and `no` stand for themselves.
type Entered<'a> = (&'a str, &'a str);

/// A solar project of 10 kW for $18,000 on the main island, and what is answered besides or instead.
fn estimate(more: &[Entered<'_>]) -> Report {
    let project = [
        ("technology", "solar-pv"),
        ("configuration", "grid-tie"),
        ("location", "mainland"),
        ("systemCapacityKw", "10"),
        ("totalProjectCost", "18000"),
    ];
    let entered: BTreeMap<_, _> = project.iter().chain(more).copied().collect();
    let raw = entered.iter().map(|(key, answer)| match *answer {
        "yes" => (*key, Raw::YesNo(true)),
        "no" => (*key, Raw::YesNo(false)),
        text => (*key, Raw::Text(text)),
    });
    let (answers, problems) = PROGRAM.check(raw);
    assert_eq!(problems.list(), [], "{entered:?}");
    let report = PROGRAM.evaluate(PROGRAM.newest().unwrap(), &answers);
    assert_eq!(report.defects, [], "{entered:?}");
    report
}

fn found(report: &Report, code: &str) -> bool {
    report.found.iter().any(|found| found.finding.code == code)
}
