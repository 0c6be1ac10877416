//! Short lines that say what is going on and how long it took.

use std::fmt::Display;
use std::io::{self, Write};

use anyhow::Result;

/// Prints `what: doing…`, does it, and adds the time it took to the same line.
pub fn step<T>(what: impl Display, doing: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    print!("{what}: {doing}… ");
    // Nothing depends on the line being shown.
    let _ = io::stdout().flush();
    let watch = Stopwatch::start();
    let result = work();
    match &result {
        Ok(_) => println!("done in {watch}"),
        Err(_) => println!("failed after {watch}"),
    }
    result
}

/// Prints a heading, does the work, which may print, and closes with the time it took.
pub fn section<T>(heading: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    println!("\n=== {heading} ===");
    let watch = Stopwatch::start();
    let result = work();
    match &result {
        Ok(_) => println!("--- {heading}: ok in {watch}"),
        Err(error) => println!("{error:#}\n--- {heading}: FAILED after {watch}"),
    }
    result
}

#[expect(clippy::disallowed_types, reason = "times a command of the host; no estimate comes near it")]
type Clock = std::time::Instant;

/// Time since it was started; shown in seconds, below ten with one decimal.
struct Stopwatch(Clock);

impl Stopwatch {
    fn start() -> Self {
        Self(Clock::now())
    }
}

impl Display for Stopwatch {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let elapsed = self.0.elapsed();
        match elapsed.as_secs() {
            seconds @ 0..10 => write!(f, "{seconds}.{} s", elapsed.subsec_millis() / 100),
            seconds => write!(f, "{seconds} s"),
        }
    }
}
