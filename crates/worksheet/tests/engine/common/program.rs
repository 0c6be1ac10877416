//! Program: Villa Sol pays a part of small solar and wind systems. It has one of everything the engine knows.

use super::words::WORDS;
use estimado_worksheet::answers::{Answers, Code, Problems};
use estimado_worksheet::edition::{
    Cell, Column, ColumnKind, Document, Edition, Origin, Parameter, Place, Table,
};
use estimado_worksheet::field::{Field, Group, When};
use estimado_worksheet::program::{Headline, Program};
use estimado_worksheet::rule::{Deadline, Finding, Paper, Returns, Rule};
use estimado_worksheet::text::Text;
use estimado_worksheet::unit::{DAY, KW, MONTH, ONE, PERCENT, USD, USD_PER_W, W};
use estimado_worksheet::{Decimal, Figure, Month, Worksheet, date};
use std::sync::LazyLock;

pub static TECHNOLOGY: Field = Field::choice("technology", &["solar", "wind"]).required().group("project");
pub static CAPACITY: Field = Field::above_zero("systemCapacityKw", KW).required().group("project");
pub static COST: Field = Field::above_zero("totalProjectCost", USD).required().group("project");
pub static OTHER: Field = Field::zero_or_more("otherIncentives", USD).group("more");
pub static AGREED: Field = Field::percent("agreedPercent").group("more");
pub static MODULES: Field = Field::whole("moduleCount", ONE, 1, 1000).group("more").when(&[IS_SOLAR]);
pub static PERMIT: Field = Field::yes_no("hasPermit").group("more");
pub static APPLIED: Field = Field::date("applicationDate").group("more");
pub static BUILT: Field = Field::date("builtDate").group("more");
pub static CLOSED: Field = Field::dates("closedDates").group("more");

const IS_SOLAR: When = When { field: &TECHNOLOGY, one_of: &["solar"] };

pub static PERCENTAGE: Parameter = Parameter::new("percentage", PERCENT, &["incentive"]);
pub static REFERENCE_COST: Parameter = Parameter::new("reference-cost", USD_PER_W, &["incentive"]);
pub static SIZE_LIMIT: Parameter = Parameter::new("size-limit", KW, &["size"]);
pub static FEE_FREE_SIZE: Parameter = Parameter::new("fee-free-size", KW, &["fees"]);
pub static FEE: Parameter = Parameter::new("fee", USD, &["fees"]);
pub static SIGN_DAYS: Parameter = Parameter::new("sign-days", DAY, &["dates"]);
pub static BUILD_MONTHS: Parameter = Parameter::new("build-months", MONTH, &["dates"]);

pub static BAND_TECHNOLOGY: Column = Column { key: "technology", kind: ColumnKind::Key };
pub static BAND_MOST: Column = Column { key: "most", kind: ColumnKind::Number(USD) };
pub static BAND_ENDS: Column = Column { key: "ends", kind: ColumnKind::Date };
pub static BANDS: Table =
    Table { key: "band", columns: &[&BAND_TECHNOLOGY, &BAND_MOST, &BAND_ENDS], topics: &["incentive"] };

pub static WATTS: Rule = Rule::step("watts", W, &["size"]);
pub static COST_PER_WATT: Rule = Rule::step("cost-per-watt", USD_PER_W, &["size"]);
pub static REQUESTED: Rule = Rule::amount("requested", &["incentive"]);
pub static AT_REFERENCE: Rule = Rule::amount("at-reference", &["incentive"]);
pub static MOST: Rule = Rule::amount("most", &["incentive"]);
pub static TOTAL: Rule = Rule::amount("total", &["incentive", "size"]);
pub static RESERVED: Rule = Rule::amount("reserved", &["incentive"]);
pub static PAYABLE: Rule = Rule::amount("payable", &["incentive"]);
pub static NET_COST: Rule = Rule::amount("net-cost", &["incentive"]);
pub static SHARE: Rule = Rule::quantity("share-of-cost", PERCENT, &["incentive"]);
pub static PER_MODULE: Rule = Rule::quantity("kw-per-module", KW, &["size"]);
pub static FEE_DUE: Rule = Rule::amount("fee-due", &["fees"]).charge("application", Returns::No);

pub static TOO_LARGE: Finding = Finding::blocker("too-large", &["size"]);
pub static NO_PERMIT: Finding = Finding::blocker("no-permit", &["size"]);
pub static COST_HIGH: Finding = Finding::warning("cost-high", &["incentive"]);
pub static SMALL: Finding = Finding::info("small", &["fees"]);

pub static SIGN_BY: Deadline = Deadline::new("sign-by", &["dates"]);
pub static BUILD_BY: Deadline = Deadline::new("build-by", &["dates"]);
pub static ANSWER_BY: Deadline = Deadline::new("answer-by", &["dates"]);

pub static PERMIT_COPY: Paper = Paper::at("permit-copy", "application", &["papers"]);

/// All of it; a test may take another way to work a project out.
pub const PROGRAM: Program = Program {
    id: "villa-sol",
    kinds: &[],
    groups: &[Group { key: "project", essential: true }, Group { key: "more", essential: false }],
    fields: &[&TECHNOLOGY, &CAPACITY, &COST, &OTHER, &AGREED, &MODULES, &PERMIT, &APPLIED, &BUILT, &CLOSED],
    parameters: &[&PERCENTAGE, &REFERENCE_COST, &SIZE_LIMIT, &FEE_FREE_SIZE, &FEE, &SIGN_DAYS, &BUILD_MONTHS],
    tables: &[&BANDS],
    rules: &[
        &WATTS,
        &COST_PER_WATT,
        &REQUESTED,
        &AT_REFERENCE,
        &MOST,
        &TOTAL,
        &RESERVED,
        &PAYABLE,
        &NET_COST,
        &SHARE,
        &PER_MODULE,
        &FEE_DUE,
    ],
    deadlines: &[&SIGN_BY, &BUILD_BY, &ANSWER_BY],
    schedules: &[],
    findings: &[&[&TOO_LARGE, &NO_PERMIT, &COST_HIGH, &SMALL]],
    papers: &[&[&PERMIT_COPY]],
    moments: &["application", "payment"],
    applied: &APPLIED,
    headline: Headline { incentive: &PAYABLE, cost: &COST, other: Some(&OTHER), net_cost: &NET_COST },
    editions: &[&PUBLISHED],
    examples: &[],
    text: Text(&[WORDS]),
    across,
    work,
};

pub static VILLA_SOL: Program = PROGRAM;

fn across(answers: &Answers, problems: &mut Problems) {
    if answers.date(&BUILT).zip(answers.date(&APPLIED)).is_some_and(|(built, applied)| built < applied) {
        problems.add_beside(&BUILT, Code::OutOfRange, &APPLIED);
    }
}

fn work(w: &Worksheet<'_>) {
    let (capacity, cost) = (w.given(&CAPACITY), w.given(&COST));
    let watts = w.enter(&WATTS, capacity.in_watts());
    w.enter(&COST_PER_WATT, &cost / &watts);
    findings(w, &watts);

    let percent = w.answer(&AGREED).unwrap_or_else(|| w.number(&PERCENTAGE)).share();
    let requested = w.enter(&REQUESTED, &cost * &percent);
    let at_reference = w.enter(&AT_REFERENCE, &(&watts * &w.number(&REFERENCE_COST)) * &percent);
    let technology = w.choice(&TECHNOLOGY).unwrap_or_default();
    let row = w.rows(&BANDS).find(|row| row.is(&BAND_TECHNOLOGY, technology)).unwrap();
    let most = w.enter(&MOST, row.number(&BAND_MOST));
    let total = w.enter(&TOTAL, requested.at_most(&at_reference).at_most(&most));
    w.enter(&RESERVED, total.in_cents());
    let payable = w.enter(&PAYABLE, w.if_eligible(&total));

    let zero = Figure::plain(0, USD);
    let other = w.answer(&OTHER).unwrap_or_else(|| zero.clone());
    w.enter(&NET_COST, (&cost - &(&payable + &other)).at_least(&zero));
    w.enter(&SHARE, (&payable / &cost).in_percent());
    if let Some(modules) = w.answer(&MODULES) {
        w.enter(&PER_MODULE, &capacity / &modules);
    }
    w.enter(&FEE_DUE, w.number(&FEE).when(capacity.is_over(&w.number(&FEE_FREE_SIZE)), &zero));
    days(w);
}

fn findings(w: &Worksheet<'_>, watts: &Figure) {
    let (capacity, cost) = (w.given(&CAPACITY), w.given(&COST));
    w.report_when(capacity.is_over(&w.number(&SIZE_LIMIT)), &TOO_LARGE);
    w.report_when(cost.is_over(&(watts * &w.number(&REFERENCE_COST))), &COST_HIGH);
    w.report_when(capacity.is_at_most(&w.number(&FEE_FREE_SIZE)), &SMALL);
    w.report_if(w.yes_no(&PERMIT) == Some(false), &NO_PERMIT);
    if w.yes(&PERMIT) {
        w.ask_for(&PERMIT_COPY);
    }
}

fn days(w: &Worksheet<'_>) {
    let Some(applied) = w.day(&APPLIED) else { return };
    let sign_by = w.enter_day(&SIGN_BY, applied.after_days(&w.number(&SIGN_DAYS)));
    w.enter_day(&BUILD_BY, sign_by.after_months(&w.number(&BUILD_MONTHS)));
    let closed = w.dates(&CLOSED).unwrap_or_default();
    w.enter_day(&ANSWER_BY, applied.after_business_days(&Figure::plain(5, DAY), closed));
}

const fn number(value: u32, scale: u32) -> Decimal {
    Decimal::from_parts(value, 0, 0, false, scale)
}

/// The numbers of 2020.
pub static PUBLISHED: LazyLock<Edition> = LazyLock::new(|| EDITION);
pub static EDITION: Edition = Edition {
    id: "2020-01-01",
    from: date::constant(2020, Month::January, 1),
    until: date::constant(2020, Month::December, 31),
    origin: Origin::Published,
    digest: "",
    documents: &[
        Document { key: "guide", title: ["Villa Sol Guide", "Guía de Villa Sol"] },
        Document { key: "law", title: ["Villa Sol Act", "Ley de Villa Sol"] },
    ],
    numbers: &[
        ("build-months", number(6, 0), "month"),
        ("fee", number(5000, 2), "$"),
        ("fee-free-size", number(5, 0), "kW"),
        ("percentage", number(40, 0), "%"),
        ("reference-cost", number(250, 2), "$/W"),
        ("sign-days", number(15, 0), "day"),
        ("size-limit", number(25, 0), "kW"),
    ],
    tables: &[(
        "band",
        &[
            &[
                ("technology", Cell::Key("solar")),
                ("most", Cell::Number(number(15_000, 0))),
                ("ends", Cell::Date(date::constant(2020, Month::June, 30))),
            ],
            &[
                ("technology", Cell::Key("wind")),
                ("most", Cell::Number(number(20_000, 0))),
                ("ends", Cell::Date(date::constant(2020, Month::December, 31))),
            ],
        ],
    )],
    places: &[
        ("dates", &[Place { document: "law", section: "7" }]),
        ("fees", &[Place { document: "guide", section: "IV" }]),
        (
            "incentive",
            &[Place { document: "guide", section: "II" }, Place { document: "law", section: "3.1" }],
        ),
        ("papers", &[Place { document: "guide", section: "V" }]),
        ("size", &[Place { document: "guide", section: "II" }]),
    ],
};
