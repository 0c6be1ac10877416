//! Curve: every place where the result changes its course is found, to the step, and named.

use crate::common::program::{CAPACITY, COST, COST_HIGH, EDITION, OTHER, PAYABLE, PROGRAM, TOO_LARGE};
use crate::common::{BLOCKER, Entered, Work, answers, decimal, one, program, usd};
use estimado_worksheet::answers::{Answers, Code, Problems, Raw};
use estimado_worksheet::curve::{Cause, Curve, Turn};
use estimado_worksheet::unit::USD;
use estimado_worksheet::what_if::WhatIf;
use estimado_worksheet::{Decimal, Exact, Field, Figure, Program, Worksheet};

fn curve(program: &'static Program, field: &'static Field, more: &[Entered<'_>]) -> Option<Curve> {
    let answers = answers(more);
    WhatIf { program, edition: &EDITION, answers: &answers }.curve(field)
}

/// Villa Sol over one question.
fn villa_sol(field: &'static Field, more: &[Entered<'_>]) -> Curve {
    curve(program(PROGRAM.work), field, more).unwrap()
}

/// Another way to pay, over the cost of the project, which is $30,000.
fn over_cost(work: Work) -> Curve {
    curve(program(work), &COST, &[]).unwrap()
}

fn pay(w: &Worksheet<'_>, figure: Figure) {
    w.enter(&PAYABLE, w.if_eligible(&figure));
}

type Told = (Turn, String, String);

fn told(curve: &Curve) -> Vec<Told> {
    let one = |known: &estimado_worksheet::curve::Breakpoint| {
        (known.turn, known.below.to_string(), known.above.to_string())
    };
    curve.breakpoints.iter().map(one).collect()
}

fn turn(turn: Turn, below: &str, above: &str) -> Told {
    (turn, below.to_owned(), above.to_owned())
}

fn amount(exact: Option<&Exact>) -> Decimal {
    exact.unwrap().half_up(2).unwrap()
}

/// The incentive at an answer that was worked out.
fn at(curve: &Curve, answer: &str) -> Decimal {
    let point = curve.points.iter().find(|point| point.at == decimal(answer)).unwrap();
    amount(point.incentive.as_ref())
}

#[test]
fn villa_sol_over_its_cost() {
    let curve = villa_sol(&COST, &[]);
    assert_eq!(told(&curve), [turn(Turn::Kink, "25000", "25000.01")]);
    assert_eq!((curve.from, curve.to, curve.here), (decimal("0.01"), decimal("60000"), decimal("30000")));
    assert_eq!(at(&curve, "20000"), decimal("8000.00"));
    assert_eq!(at(&curve, "25000"), decimal("10000.00"));
    assert_eq!(at(&curve, "60000"), decimal("10000.00"));
    let causes = &curve.breakpoints[0].causes;
    assert!(matches!(&causes[0], Cause::Found(finding, _, true) if finding.code == COST_HIGH.code));
    assert!(matches!(&causes[1], Cause::Line(rule, ..) if rule.key == "total"));
    assert_eq!(causes.len(), 2);
}

#[test]
fn villa_sol_over_its_size() {
    let curve = villa_sol(&CAPACITY, &[]);
    let expected = [
        turn(Turn::Charge, "5", "5.000001"),
        turn(Turn::Kink, "11.999999", "12"),
        turn(Turn::Cliff, "25", "25.000001"),
    ];
    assert_eq!(told(&curve), expected);
    let cliff = &curve.breakpoints[2];
    assert!(matches!(&cliff.causes[..], [Cause::Found(finding, _, true)] if finding.code == TOO_LARGE.code));
    // The numbers a rule would name: the shorter ones.
    let named = |index: usize| curve.breakpoints[index].named();
    assert_eq!(named(0), (decimal("5"), false));
    assert_eq!(named(1), (decimal("12"), true));
}

#[test]
fn a_place_between_two_steps_is_named_by_the_side_that_is_eligible() {
    let curve = over_cost(|w| {
        w.report_when((&w.given(&COST) * &one(3)).is_under(&usd(100_000)), &BLOCKER);
        pay(w, usd(1));
    });
    assert_eq!(told(&curve), [turn(Turn::Cliff, "33333.33", "33333.34")]);
    assert_eq!(curve.breakpoints[0].named(), (decimal("33333.34"), true));
}

#[test]
fn a_jump_and_a_kink_are_told_apart() {
    let jump = over_cost(|w| {
        let cost = w.given(&COST);
        pay(w, cost.when(cost.is_at_most(&usd(40_000)), &usd(1000)));
    });
    assert_eq!(told(&jump), [turn(Turn::Step, "40000", "40000.01")]);
    let step = jump.points.iter().position(|point| point.at == decimal("40000.01")).unwrap();
    assert!(!jump.points[step].joined && jump.points[step - 1].joined, "no line leads over a step");

    let kink = over_cost(|w| {
        let cost = w.given(&COST);
        pay(w, cost.when(cost.is_at_most(&usd(40_000)), &(&(&cost + &usd(40_000)) / &one(2))));
    });
    assert_eq!(told(&kink), [turn(Turn::Kink, "40000", "40000.01")]);
}

#[test]
fn a_step_of_a_cent_is_a_step() {
    let curve = over_cost(|w| {
        let low = w.given(&COST).is_at_most(&usd(40_000));
        pay(w, usd(1000).when(low, &(&usd(100_001) / &one(100))));
    });
    assert_eq!(told(&curve), [turn(Turn::Step, "40000", "40000.01")]);
}

#[test]
fn what_changes_nothing_is_no_breakpoint() {
    let curve = over_cost(|w| {
        let cost = w.given(&COST);
        pay(w, cost.when(cost.is_at_most(&usd(40_000)), &(&cost * &one(1))));
    });
    assert_eq!(told(&curve), []);
    assert!(!curve.more);
}

#[test]
fn a_narrow_band_between_two_numbers_of_the_edition_is_found() {
    // From 5 kW (free of the fee) to 5.000002 kW: no even sample lies within.
    let work: Work = |w| {
        let size = w.given(&CAPACITY);
        let above = size.is_over(&w.number(&crate::common::program::FEE_FREE_SIZE)).held();
        let below = (&size * &one(1_000_000))
            .is_under(&Figure::plain(5_000_003, estimado_worksheet::unit::KW))
            .held();
        pay(w, if above && below { usd(7) } else { usd(3) });
    };
    let curve = curve(program(work), &CAPACITY, &[]).unwrap();
    assert_eq!(told(&curve), [turn(Turn::Step, "5", "5.000001"), turn(Turn::Step, "5.000002", "5.000003"),]);
    assert_eq!(
        curve.largest.map(|most| (most.from, most.to)),
        Some((decimal("5.000001"), decimal("5.000002")))
    );
}

#[test]
fn where_the_answers_do_not_go_together_the_line_ends() {
    fn above_other(answers: &Answers, problems: &mut Problems) {
        if answers.number(&OTHER) > answers.number(&COST) {
            problems.add_beside(&OTHER, Code::OutOfRange, &COST);
        }
    }
    let program: &'static Program = Box::leak(Box::new(Program {
        across: above_other,
        work: |w| pay(w, &w.given(&COST) - &w.given(&OTHER)),
        ..PROGRAM
    }));
    let curve = curve(program, &COST, &[("otherIncentives", Raw::Text("12000"))]).unwrap();
    assert_eq!(told(&curve), [turn(Turn::Edge, "11999.99", "12000")]);
    assert!(
        matches!(&curve.breakpoints[0].causes[..], [Cause::Problem(problem, false)] if problem.field == "otherIncentives")
    );
    assert!(curve.points.iter().all(|point| point.incentive.is_some() == (point.at >= decimal("12000"))));
}

#[test]
fn the_largest_incentive_and_where() {
    let reach = |curve: &Curve| {
        let most = curve.largest.clone().unwrap();
        (amount(Some(&most.incentive)).to_string(), most.from.to_string(), most.to.to_string())
    };
    let told = |amount: &str, from: &str, to: &str| (amount.to_owned(), from.to_owned(), to.to_owned());

    let size = villa_sol(&CAPACITY, &[]);
    assert_eq!(reach(&size), told("12000.00", "12", "25"));
    let most = size.largest.unwrap();
    assert_eq!((most.here, most.nearest, most.endless, most.grows), (false, decimal("12"), false, false));

    let cost = villa_sol(&COST, &[]);
    assert_eq!(reach(&cost), told("10000.00", "25000", "999999999.99"));
    let most = cost.largest.unwrap();
    assert_eq!((most.here, most.nearest, most.endless, most.grows), (true, decimal("30000"), true, false));

    let growing = over_cost(|w| pay(w, w.given(&COST)));
    assert!(growing.largest.unwrap().grows);

    let falling = over_cost(|w| pay(w, &usd(1) / &(&w.given(&COST) / &usd(1))));
    assert_eq!(reach(&falling), told("100.00", "0.01", "0.01"));

    let blocked = over_cost(|w| {
        w.report(&BLOCKER);
        pay(w, usd(1));
    });
    assert!(blocked.largest.is_none(), "nothing is eligible");
}

#[test]
fn other_numbers_percentages_counts_and_nothing() {
    let percent = villa_sol(&crate::common::program::AGREED, &[("agreedPercent", Raw::Text("40"))]);
    assert_eq!((percent.to, told(&percent).len()), (decimal("80"), 1));
    assert_eq!(told(&percent)[0].0, Turn::Kink);

    let count = villa_sol(&crate::common::program::MODULES, &[("moduleCount", Raw::Text("20"))]);
    assert_eq!((count.from, count.to), (decimal("1"), decimal("40")));

    // Nothing so far: the picture is as wide as the project.
    let other = villa_sol(&OTHER, &[("otherIncentives", Raw::Text("0"))]);
    assert_eq!((other.from, other.to), (decimal("0"), decimal("60000")));
    assert_eq!(told(&other), []);

    let fine = villa_sol(&COST, &[("totalProjectCost", Raw::Text("30000.005"))]);
    assert_eq!(fine.here, decimal("30000.005"));
    assert!(fine.points.iter().any(|point| point.here && point.at == decimal("30000")));
}

#[test]
fn no_curve_over_what_is_no_number_or_has_no_answer() {
    let none = |field| curve(program(PROGRAM.work), field, &[]).is_none();
    assert!(none(&crate::common::program::TECHNOLOGY));
    assert!(none(&OTHER));
}

#[test]
fn ticks_are_round_and_worked_out() {
    let curve = villa_sol(&COST, &[("totalProjectCost", Raw::Text("7300"))]);
    assert_eq!(curve.to, decimal("30000"));
    assert_eq!(curve.ticks, [10_000, 20_000, 30_000].map(Decimal::from));
    for tick in &curve.ticks {
        assert!(curve.points.iter().any(|point| point.at == *tick && point.listed));
    }
    assert_eq!(USD, COST.unit());
}
