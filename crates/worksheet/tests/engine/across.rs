//! Across: which questions are asked beside which answers, days in order, days counted back, the days of an edition.

use crate::common::program::{
    APPLIED, BUILT, CAPACITY, EDITION, MODULES, OTHER, PERMIT, PROGRAM, SIGN_BY, SMALL,
};
use crate::common::words::WORDS;
use crate::common::{Entered, answers, program};
use estimado_worksheet::answers::{Code, Problems, Raw};
use estimado_worksheet::explain::Explainer;
use estimado_worksheet::field::When;
use estimado_worksheet::text::{Language, Text, TextTable};
use estimado_worksheet::unit::{DAY, KWH_PER_YEAR, MW, ONE, USD_PER_KWH_YEAR};
use estimado_worksheet::{Decimal, Field, Figure, Program, date, format};

static BESIDE_SIZE: Field =
    Field::yes_no("besideSize").when(&[When { field: &CAPACITY, one_of: &["above-zero"] }]);
static BESIDE_OTHERS: Field =
    Field::yes_no("besideOthers").when(&[When { field: &OTHER, one_of: &["above-zero"] }]);
static WITHOUT_PERMIT: Field =
    Field::yes_no("withoutPermit").when(&[When { field: &PERMIT, one_of: &["no"] }]);

#[test]
fn asked_beside_an_answer() {
    let cases: [(&str, &'static Field, &[Entered<'_>], bool); 9] = [
        ("no condition", &CAPACITY, &[], true),
        ("the option", &MODULES, &[], true),
        ("another option", &MODULES, &[("technology", Raw::Text("wind"))], false),
        ("a number above zero", &BESIDE_SIZE, &[], true),
        ("zero", &BESIDE_OTHERS, &[("otherIncentives", Raw::Text("0"))], false),
        ("a millionth", &BESIDE_OTHERS, &[("otherIncentives", Raw::Text("0.000001"))], true),
        ("a number left out", &BESIDE_OTHERS, &[], false),
        ("no", &WITHOUT_PERMIT, &[("hasPermit", Raw::YesNo(false))], true),
        ("yes", &WITHOUT_PERMIT, &[("hasPermit", Raw::YesNo(true))], false),
    ];
    for (name, field, more, asked) in cases {
        assert_eq!(field.is_asked(&answers(more)), asked, "{name}");
    }
}

#[test]
fn days_in_order() {
    let codes = |applied: &'static str, built: &'static str| {
        let given = answers(&[("applicationDate", Raw::Text(applied)), ("builtDate", Raw::Text(built))]);
        let mut problems = Problems::default();
        // Villa Sol checks the same pair itself, so the test asks for the other order.
        problems.in_order(&given, &BUILT, &APPLIED);
        (problems.has(&APPLIED), problems.list().iter().map(|problem| problem.code).collect::<Vec<_>>())
    };
    assert_eq!(codes("2020-03-01", "2020-03-01"), (false, vec![]), "the same day");
    assert_eq!(codes("2020-03-01", "2020-03-02"), (true, vec![Code::OutOfRange]), "a day before");
    let mut problems = Problems::default();
    problems.in_order(&answers(&[]), &APPLIED, &BUILT);
    assert_eq!(problems.list(), [], "neither day");
}

#[test]
fn days_counted_back() {
    let counted = program(|w| {
        let applied = w.day(&APPLIED).unwrap();
        w.enter_day(&SIGN_BY, applied.before_days(&Figure::plain(35, DAY)));
        assert_eq!(applied.before_days(&Figure::plain(35, ONE)).date(), None, "no days");
    });
    let given = answers(&[("applicationDate", Raw::Text("2020-03-05"))]);
    let report = counted.evaluate(&EDITION, &given);
    assert_eq!(report.days.iter().map(|line| date::write(line.date)).collect::<Vec<_>>(), ["2020-01-30"]);
}

#[test]
fn the_days_an_edition_is_made_for() {
    static OWN: TextTable = TextTable::Rows(&[(
        "finding.small",
        ["From {first-day} to {last-day}.", "{first-day} – {last-day}"],
    )]);
    static DATED: Program = Program {
        text: Text(&[OWN, WORDS]),
        work: |w| w.report_if(w.edition().until < date::constant(2021, time::Month::January, 1), &SMALL),
        ..PROGRAM
    };
    let report = DATED.evaluate(&EDITION, &answers(&[]));
    let said = |language| {
        report.found.iter().map(|found| Explainer::new(&report, language).message(found)).collect::<Vec<_>>()
    };
    assert_eq!(said(Language::English), ["From January 1, 2020 to December 31, 2020."]);
    assert_eq!(said(Language::Spanish), ["1 de enero de 2020 – 31 de diciembre de 2020"]);
}

#[test]
fn dollars_for_each_kilowatt_hour_a_year() {
    static UNITS: TextTable =
        TextTable::Rows(&[("unit.$year/kWh", ["for each kWh a year", "por cada kWh al año"])]);
    static TEXT: Text = Text(&[UNITS]);
    let said = |language| format::number(Decimal::ONE, USD_PER_KWH_YEAR, language, TEXT);
    assert_eq!(said(Language::English), "$1.00 for each kWh a year");
    assert_eq!(said(Language::Spanish), "$1.00 por cada kWh al año");
    assert_eq!((KWH_PER_YEAR.symbol().as_str(), MW.symbol().as_str()), ("kWh/year", "MW"));
}
