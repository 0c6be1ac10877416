//! Formula: how a line was reached, in words and with its numbers put in, in both languages.

use crate::common::program::{
    BAND_MOST, BANDS, CAPACITY, COST, FEE, PERCENTAGE, REFERENCE_COST, SIZE_LIMIT, TOTAL,
};
use crate::common::{BLOCKER, Work, one, step, usd, worked};
use estimado_worksheet::explain::Explainer;
use estimado_worksheet::text::Language::{self, English, Spanish};
use estimado_worksheet::{Figure, Report, Worksheet};

fn cost(w: &Worksheet<'_>) -> Figure {
    w.given(&COST)
}

fn size(w: &Worksheet<'_>) -> Figure {
    w.given(&CAPACITY)
}

fn fee(w: &Worksheet<'_>) -> Figure {
    w.number(&FEE)
}

fn limit(w: &Worksheet<'_>) -> Figure {
    w.number(&SIZE_LIMIT)
}

fn percent(w: &Worksheet<'_>) -> Figure {
    w.number(&PERCENTAGE)
}

/// A line that is this figure.
fn enter(w: &Worksheet<'_>, figure: Figure) {
    w.enter(step("formula", figure.unit()), figure);
}

/// That formula, in words and in numbers.
fn shown(report: &Report, language: Language) -> (String, String) {
    assert_eq!(report.defects, []);
    let (explainer, line) = (Explainer::new(report, language), report.line("formula").unwrap());
    (explainer.formula(line), explainer.numbers(line))
}

type Case = (&'static str, Work, &'static str, &'static str);

/// Cost $30,000, size 10 kW, fee $50, percentage 40 %.
const OPERATORS: &[Case] = &[
    ("an answer", |w| enter(w, cost(w)), "cost", "$30,000.00"),
    ("a number", |w| enter(w, fee(w)), "the fee", "$50.00"),
    ("a plain number", |w| enter(w, usd(7)), "$7.00", "$7.00"),
    (
        "a cell",
        |w| enter(w, w.rows(&BANDS).next().unwrap().number(&BAND_MOST)),
        "most for the technology",
        "$15,000.00",
    ),
    ("plus", |w| enter(w, &cost(w) + &fee(w)), "cost + the fee", "$30,000.00 + $50.00"),
    ("minus", |w| enter(w, &cost(w) - &fee(w)), "cost − the fee", "$30,000.00 − $50.00"),
    ("times", |w| enter(w, &cost(w) * &size(w)), "cost × size", "$30,000.00 × 10 kW"),
    ("over", |w| enter(w, &cost(w) / &size(w)), "cost ÷ size", "$30,000.00 ÷ 10 kW"),
    (
        "a + b + c",
        |w| enter(w, &(&cost(w) + &fee(w)) + &fee(w)),
        "cost + the fee + the fee",
        "$30,000.00 + $50.00 + $50.00",
    ),
    (
        "a + (b − c)",
        |w| enter(w, &cost(w) + &(&fee(w) - &fee(w))),
        "cost + the fee − the fee",
        "$30,000.00 + $50.00 − $50.00",
    ),
    (
        "(a − b) − c",
        |w| enter(w, &(&cost(w) - &fee(w)) - &fee(w)),
        "cost − the fee − the fee",
        "$30,000.00 − $50.00 − $50.00",
    ),
    (
        "a − (b + c)",
        |w| enter(w, &cost(w) - &(&fee(w) + &fee(w))),
        "cost − (the fee + the fee)",
        "$30,000.00 − ($50.00 + $50.00)",
    ),
    (
        "a − (b − c)",
        |w| enter(w, &cost(w) - &(&fee(w) - &fee(w))),
        "cost − (the fee − the fee)",
        "$30,000.00 − ($50.00 − $50.00)",
    ),
    (
        "a − (b × c)",
        |w| enter(w, &cost(w) - &(&fee(w) * &one(2))),
        "cost − the fee × 2",
        "$30,000.00 − $50.00 × 2",
    ),
    (
        "a × (b + c)",
        |w| enter(w, &one(2) * &(&cost(w) + &fee(w))),
        "2 × (cost + the fee)",
        "2 × ($30,000.00 + $50.00)",
    ),
    (
        "(a − b) × c",
        |w| enter(w, &(&cost(w) - &fee(w)) * &one(2)),
        "(cost − the fee) × 2",
        "($30,000.00 − $50.00) × 2",
    ),
    (
        "a × (b ÷ c)",
        |w| enter(w, &size(w) * &(&fee(w) / &cost(w))),
        "size × the fee ÷ cost",
        "10 kW × $50.00 ÷ $30,000.00",
    ),
    (
        "(a ÷ b) × c",
        |w| enter(w, &(&fee(w) / &cost(w)) * &size(w)),
        "the fee ÷ cost × size",
        "$50.00 ÷ $30,000.00 × 10 kW",
    ),
    (
        "a ÷ (b × c)",
        |w| enter(w, &cost(w) / &(&size(w) * &one(2))),
        "cost ÷ (size × 2)",
        "$30,000.00 ÷ (10 kW × 2)",
    ),
    (
        "a ÷ (b ÷ c)",
        |w| enter(w, &cost(w) / &(&cost(w) / &fee(w))),
        "cost ÷ (cost ÷ the fee)",
        "$30,000.00 ÷ ($30,000.00 ÷ $50.00)",
    ),
    (
        "(a × b) ÷ c",
        |w| enter(w, &(&cost(w) * &one(2)) / &size(w)),
        "cost × 2 ÷ size",
        "$30,000.00 × 2 ÷ 10 kW",
    ),
    (
        "(a ÷ b) ÷ c",
        |w| enter(w, &(&cost(w) / &one(2)) / &size(w)),
        "cost ÷ 2 ÷ size",
        "$30,000.00 ÷ 2 ÷ 10 kW",
    ),
    (
        "(a + b) ÷ c",
        |w| enter(w, &(&cost(w) + &fee(w)) / &size(w)),
        "(cost + the fee) ÷ size",
        "($30,000.00 + $50.00) ÷ 10 kW",
    ),
    (
        "a ÷ (b + c)",
        |w| enter(w, &cost(w) / &(&size(w) + &limit(w))),
        "cost ÷ (size + the size limit)",
        "$30,000.00 ÷ (10 kW + 25 kW)",
    ),
];

const UNITS: &[Case] = &[
    (
        "a percentage as a share",
        |w| enter(w, &cost(w) * &percent(w).share()),
        "cost × the percentage",
        "$30,000.00 × 40%",
    ),
    (
        "a sum of percentages as a share",
        |w| enter(w, &cost(w) * &(&percent(w) + &percent(w)).share()),
        "cost × (the percentage + the percentage)",
        "$30,000.00 × (40% + 40%)",
    ),
    (
        "a share in percent",
        |w| enter(w, (&fee(w) / &cost(w)).in_percent()),
        "the fee ÷ cost",
        "$50.00 ÷ $30,000.00",
    ),
    (
        "a share in percent, as a part",
        |w| enter(w, &percent(w) - &(&fee(w) / &usd(200)).in_percent()),
        "the percentage − the fee ÷ $200.00",
        "40% − 25%",
    ),
    ("kilowatts in watts", |w| enter(w, size(w).in_watts()), "size", "10 kW"),
    (
        "kilowatts in watts, as a part",
        |w| enter(w, &cost(w) / &size(w).in_watts()),
        "cost ÷ size",
        "$30,000.00 ÷ 10,000 W",
    ),
    (
        "dollars per watt",
        |w| enter(w, &w.number(&REFERENCE_COST) * &size(w).in_watts()),
        "the reference cost × size",
        "$2.50/W × 10,000 W",
    ),
    (
        "in cents",
        |w| enter(w, (&cost(w) / &one(7)).in_cents()),
        "cost ÷ 7, in cents",
        "$30,000.00 ÷ 7, in cents",
    ),
    (
        "in cents, as a part",
        |w| enter(w, &(&cost(w) / &one(7)).in_cents() * &one(2)),
        "(cost ÷ 7, in cents) × 2",
        "$4,285.71 × 2",
    ),
    (
        "a line is shown unrounded",
        |w| {
            let line = w.enter(&TOTAL, &usd(2) / &one(3));
            enter(w, &line * &one(3));
        },
        "total incentive × 3",
        "$0.666667 × 3",
    ),
];

const LIMITS: &[Case] = &[
    (
        "at most",
        |w| enter(w, (&cost(w) - &fee(w)).at_most(&fee(w))),
        "the smaller of cost − the fee and the fee",
        "the smaller of $30,000.00 − $50.00 and $50.00",
    ),
    (
        "at least",
        |w| enter(w, (&fee(w) - &cost(w)).at_least(&usd(0))),
        "the larger of the fee − cost and $0.00",
        "the larger of $50.00 − $30,000.00 and $0.00",
    ),
    (
        "two limits",
        |w| enter(w, cost(w).at_most(&fee(w)).at_least(&usd(0))),
        "the larger of (the smaller of cost and the fee) and $0.00",
        "the larger of (the smaller of $30,000.00 and $50.00) and $0.00",
    ),
    (
        "a floor within a limit, and a limit within it",
        |w| enter(w, cost(w).at_least(&usd(0)).at_most(&fee(w).at_most(&usd(9)))),
        "the smaller of (the larger of cost and $0.00) and (the smaller of the fee and $9.00)",
        "the smaller of (the larger of $30,000.00 and $0.00) and (the smaller of $50.00 and $9.00)",
    ),
    (
        "a limit as a part",
        |w| enter(w, &cost(w) - &cost(w).at_most(&fee(w))),
        "cost − (the smaller of cost and the fee)",
        "$30,000.00 − (the smaller of $30,000.00 and $50.00)",
    ),
    (
        "a choice that held",
        |w| enter(w, (&fee(w) + &fee(w)).when(size(w).is_at_most(&limit(w)), &usd(0))),
        "the fee + the fee if size is at most the size limit, otherwise $0.00",
        "$50.00 + $50.00, since 10 kW is at most 25 kW",
    ),
    (
        "a choice that did not",
        |w| enter(w, fee(w).when(size(w).is_over(&(&limit(w) - &size(w))), &usd(0))),
        "the fee if size is above the size limit − size, otherwise $0.00",
        "$0.00, since 10 kW is at most 25 kW − 10 kW",
    ),
    (
        "a choice as a part",
        |w| enter(w, &cost(w) - &fee(w).when(size(w).is_under(&limit(w)), &usd(0))),
        "cost − (the fee if size is below the size limit, otherwise $0.00)",
        "$30,000.00 − ($50.00, since 10 kW is below 25 kW)",
    ),
    (
        "a choice at least",
        |w| enter(w, fee(w).when(size(w).is_at_least(&limit(w)), &cost(w))),
        "the fee if size is at least the size limit, otherwise cost",
        "$30,000.00, since 10 kW is below 25 kW",
    ),
    (
        "where eligible",
        |w| enter(w, w.if_eligible(&(&cost(w) + &fee(w)))),
        "cost + the fee",
        "$30,000.00 + $50.00",
    ),
    (
        "where not eligible",
        |w| {
            w.report(&BLOCKER);
            enter(w, w.if_eligible(&cost(w)));
        },
        "nothing, as the project is not eligible",
        "nothing, as the project is not eligible",
    ),
];

#[test]
fn formulas() {
    for (name, work, words, numbers) in [OPERATORS, UNITS, LIMITS].into_iter().flatten() {
        let (in_words, in_numbers) = shown(&worked(*work), English);
        assert_eq!((in_words.as_str(), in_numbers.as_str()), (*words, *numbers), "{name}");
    }
}

#[test]
fn formulas_in_spanish() {
    let cases: [Case; 4] = [
        (
            "parentheses",
            |w| enter(w, &cost(w) - &(&fee(w) + &fee(w))),
            "costo − (el cargo + el cargo)",
            "$30,000.00 − ($50.00 + $50.00)",
        ),
        (
            "at most",
            |w| enter(w, cost(w).at_most(&fee(w))),
            "el menor entre costo y el cargo",
            "el menor entre $30,000.00 y $50.00",
        ),
        (
            "a choice",
            |w| enter(w, fee(w).when(size(w).is_over(&limit(w)), &usd(0))),
            "el cargo si tamaño es mayor que el límite de tamaño; si no, $0.00",
            "$0.00, ya que 10 kW es a lo sumo 25 kW",
        ),
        (
            "not eligible",
            |w| {
                w.report(&BLOCKER);
                enter(w, w.if_eligible(&cost(w)));
            },
            "nada, pues el proyecto no es elegible",
            "nada, pues el proyecto no es elegible",
        ),
    ];
    for (name, work, words, numbers) in cases {
        let (in_words, in_numbers) = shown(&worked(work), Spanish);
        assert_eq!((in_words.as_str(), in_numbers.as_str()), (words, numbers), "{name}");
    }
}
