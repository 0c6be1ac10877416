//! Explain: names, messages, the deciding limit, days and sources in words, in both languages.

use crate::common::program::{
    APPLIED, BAND_ENDS, BANDS, BUILT, CAPACITY, COST, EDITION, PAYABLE, SIGN_BY, SIZE_LIMIT, SMALL, TOTAL,
};
use crate::common::{Entered, Work, answers, estimate, one, program, worked};
use estimado_worksheet::answers::Raw;
use estimado_worksheet::day::Day;
use estimado_worksheet::explain::Explainer;
use estimado_worksheet::figure::Test;
use estimado_worksheet::text::Language::{self, English, Spanish};
use estimado_worksheet::unit::{DAY, MONTH};
use estimado_worksheet::{Figure, Worksheet};

#[test]
fn lines_have_names_and_values() {
    let report = estimate(&[("moduleCount", Raw::Text("600"))]);
    let said = |language, key: &str| {
        let (explainer, line) = (Explainer::new(&report, language), report.line(key).unwrap());
        format!("{} {}", explainer.label(line), explainer.value(line))
    };
    assert_eq!(said(English, "total"), "total incentive $10,000.00");
    assert_eq!(said(Spanish, "watts"), "tamaño en vatios 10,000 W");
    assert_eq!(said(English, "share-of-cost"), " 33.333333%", "no words: no name, and no key either");
    assert_eq!(said(English, "kw-per-module"), " 0.016667 kW");
}

/// The messages and ways out of all findings.
fn messages(more: &[Entered<'_>], language: Language) -> Vec<(String, String)> {
    let report = estimate(more);
    let explainer = Explainer::new(&report, language);
    report.found.iter().map(|found| (explainer.message(found), explainer.way_out(found))).collect()
}

#[test]
fn messages_name_value_limit_and_gap() {
    let large = &[("systemCapacityKw", Raw::Text("26.5")), ("applicationDate", Raw::Text("2018-08-03"))];
    let cases: [(&str, &[Entered<'_>], Language, &str, &str); 7] = [
        (
            "above a limit; a number, a line, a day; a slot nothing is known for",
            large,
            English,
            "26.5 kW is 1.5 kW above 25 kW (26,500 W, August 18, 2018, {nonsense}).",
            "At 25 kW or less it fits.",
        ),
        (
            "in Spanish",
            large,
            Spanish,
            "26.5 kW está 1.5 kW sobre 25 kW (26,500 W, 18 de agosto de 2018, {nonsense}).",
            "Con 25 kW o menos cabe.",
        ),
        (
            "a day that was not counted",
            &[("systemCapacityKw", Raw::Text("26"))],
            English,
            "26 kW is 1 kW above 25 kW (26,000 W, {sign-by}, {nonsense}).",
            "At 25 kW or less it fits.",
        ),
        (
            "above a limit that is a product",
            &[("totalProjectCost", Raw::Text("25000.01"))],
            English,
            "$25,000.01 is $0.01 above the reference cost, $25,000.00.",
            "",
        ),
        (
            "below a limit",
            &[("systemCapacityKw", Raw::Text("3")), ("totalProjectCost", Raw::Text("1"))],
            English,
            "3 kW is 2 kW below 5 kW.",
            "",
        ),
        (
            "on a limit",
            &[("systemCapacityKw", Raw::Text("5")), ("totalProjectCost", Raw::Text("1"))],
            English,
            "5 kW is 0 kW below 5 kW.",
            "",
        ),
        (
            "no comparison",
            &[("hasPermit", Raw::YesNo(false)), ("totalProjectCost", Raw::Text("1"))],
            Spanish,
            "El proyecto no tiene permiso.",
            "",
        ),
    ];
    for (name, more, language, message, way_out) in cases {
        // Where the cost is high too, its message comes first.
        let said = messages(more, language);
        let (said, way) = said.last().unwrap();
        assert_eq!((said.as_str(), way.as_str()), (message, way_out), "{name}");
    }
}

fn small(w: &Worksheet<'_>, test: Test) {
    w.report_when(test, &SMALL);
}

#[test]
fn the_gap_is_the_distance_whichever_side_is_larger() {
    let cases: [(&str, Work); 4] = [
        ("under", |w| small(w, w.given(&CAPACITY).is_under(&w.number(&SIZE_LIMIT)))),
        ("at most", |w| small(w, w.given(&CAPACITY).is_at_most(&w.number(&SIZE_LIMIT)))),
        ("over", |w| small(w, w.number(&SIZE_LIMIT).is_over(&w.given(&CAPACITY)))),
        ("at least", |w| small(w, w.number(&SIZE_LIMIT).is_at_least(&w.given(&CAPACITY)))),
    ];
    for (name, work) in cases {
        let report = worked(work);
        let message = Explainer::new(&report, English).message(&report.found[0]);
        assert!(message.contains(" is 15 kW below "), "{name}: {message}");
    }
}

#[test]
fn the_sentence_that_says_what_decided() {
    let cases = [
        ("the cost", "20000", "10", Some("Your cost sets the amount."), Some("Su costo fija la cantidad.")),
        (
            "the reference cost",
            "30000",
            "10",
            Some("The reference cost of $2.50/W sets the amount."),
            Some("El costo de referencia de $2.50/W fija la cantidad."),
        ),
        (
            "the limit of the technology",
            "50000",
            "20",
            Some("The limit of $15,000.00 sets the amount."),
            Some("El límite de $15,000.00 fija la cantidad."),
        ),
        ("not eligible", "50000", "26", None, None),
    ];
    for (name, cost, capacity, english, spanish) in cases {
        let report =
            estimate(&[("totalProjectCost", Raw::Text(cost)), ("systemCapacityKw", Raw::Text(capacity))]);
        assert_eq!(Explainer::new(&report, English).decisive().as_deref(), english, "{name}");
        assert_eq!(Explainer::new(&report, Spanish).decisive().as_deref(), spanish, "{name}");
    }
    let without_words = worked(|w| drop(w.enter(&PAYABLE, w.given(&COST))));
    assert_eq!(Explainer::new(&without_words, English).decisive(), None, "nothing is said of the line");
    let blocked = worked(|w| {
        w.report(&crate::common::BLOCKER);
        let requested = w.enter(&crate::common::program::REQUESTED, w.given(&COST));
        w.enter(&PAYABLE, requested);
    });
    assert_eq!(
        Explainer::new(&blocked, English).decisive(),
        None,
        "nothing is decided where nothing is paid"
    );
    let without_line = worked(|w| drop(w.enter(&TOTAL, w.given(&COST))));
    assert_eq!(Explainer::new(&without_line, English).decisive(), None, "the line was not written");
}

fn sign_by(w: &Worksheet<'_>, day: Day) {
    w.enter_day(&SIGN_BY, day);
}

fn applied(w: &Worksheet<'_>) -> Day {
    w.day(&APPLIED).unwrap()
}

fn built(w: &Worksheet<'_>) -> Day {
    w.day(&BUILT).unwrap()
}

/// How the last day was counted.
fn counted(work: Work, language: Language) -> String {
    let given = [("applicationDate", Raw::Text("2018-08-03")), ("builtDate", Raw::Text("2018-12-31"))];
    let report = program(work).evaluate(&EDITION, &answers(&given));
    Explainer::new(&report, language).counting(report.days.last().unwrap())
}

#[test]
fn days_counted_in_words() {
    let cases: [(&str, Work, &str, &str); 9] = [
        ("an answer", |w| sign_by(w, applied(w)), "application", "solicitud"),
        ("a cell", |w| sign_by(w, w.rows(&BANDS).next().unwrap().day(&BAND_ENDS)), "last day", "último día"),
        (
            "days",
            |w| sign_by(w, applied(w).after_days(&Figure::plain(1500, DAY))),
            "1,500 days after application",
            "1,500 días después de solicitud",
        ),
        (
            "months",
            |w| sign_by(w, applied(w).after_months(&Figure::plain(6, MONTH))),
            "6 months after application",
            "6 meses después de solicitud",
        ),
        (
            "business days",
            |w| sign_by(w, applied(w).after_business_days(&Figure::plain(5, DAY), &[])),
            "5 business days after application",
            "5 días laborables después de solicitud",
        ),
        (
            "the part of a month that was not counted is not said",
            |w| sign_by(w, applied(w).after_months(&(&Figure::plain(35, MONTH) / &one(10)))),
            "3 months after application",
            "3 meses después de solicitud",
        ),
        (
            "a line",
            |w| {
                let line = w.enter_day(&SIGN_BY, applied(w));
                w.enter_day(&SIGN_BY, line.after_days(&Figure::plain(2, DAY)));
            },
            "2 days after sign by",
            "2 días después de firmar hasta",
        ),
        (
            "the later",
            |w| sign_by(w, applied(w).or_later(&built(w))),
            "the later of application and completion",
            "lo que ocurra después entre solicitud y terminación",
        ),
        (
            "the earlier, moved",
            |w| sign_by(w, applied(w).or_earlier(&built(w)).rolled(&[])),
            "the earlier of application and completion, or the next business day",
            "lo que ocurra antes entre solicitud y terminación, o el próximo día laborable",
        ),
    ];
    for (name, work, english, spanish) in cases {
        assert_eq!(counted(work, English), english, "{name}");
        assert_eq!(counted(work, Spanish), spanish, "{name}");
    }
}

#[test]
fn days_of_villa_sol() {
    let report =
        estimate(&[("applicationDate", Raw::Text("2018-08-16")), ("closedDates", Raw::Text("2018-08-20"))]);
    let explainer = Explainer::new(&report, English);
    let said: Vec<_> = report
        .days
        .iter()
        .map(|line| format!("{}: {}", explainer.counting(line), explainer.day(line)))
        .collect();
    assert_eq!(
        said,
        [
            "15 days after application: August 31, 2018",
            "6 months after sign by: February 28, 2019",
            "5 business days after application: August 24, 2018",
        ]
    );
}

#[test]
fn sources_stand_once() {
    let report = estimate(&[]);
    let sources = |language, topics| {
        let explainer = Explainer::new(&report, language);
        explainer
            .sources(topics)
            .iter()
            .map(|source| format!("{} {}", source.document, source.section))
            .collect::<Vec<_>>()
    };
    assert_eq!(sources(English, TOTAL.topics), ["Villa Sol Guide II", "Villa Sol Act 3.1"]);
    assert_eq!(sources(Spanish, &["dates"]), ["Ley de Villa Sol 7"]);
    assert_eq!(sources(Spanish, &["of no edition"]), [""; 0]);
}
