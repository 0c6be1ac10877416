//! Any answers: what holds for every program whatever is entered, drawn from its own questions.
#![cfg(test)]
#![expect(clippy::arithmetic_side_effects, reason = "an overflow fails the test, as it should")]

#[path = "../../worksheet/tests/engine/common/replay/mod.rs"]
mod replay;

use estimado_programs::PROGRAMS;
use estimado_worksheet::answers::{Answers, Code, Raw};
use estimado_worksheet::explain::Explainer;
use estimado_worksheet::field::{Field, Kind, Least};
use estimado_worksheet::rule::{Output, Severity};
use estimado_worksheet::text::LANGUAGES;
use estimado_worksheet::{Date, Decimal, Month, Program, Report, date};
use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use proptest::test_runner::FileFailurePersistence;

/// What is entered in one field.
#[derive(Clone, Debug)]
enum Entry {
    Nothing,
    Text(String),
    Number(String),
    YesNo(bool),
    Other,
}

impl Entry {
    fn raw(&self) -> Raw<'_> {
        match self {
            Entry::Nothing => Raw::Nothing,
            Entry::Text(text) => Raw::Text(text),
            Entry::Number(number) => Raw::Number(number),
            Entry::YesNo(yes) => Raw::YesNo(*yes),
            Entry::Other => Raw::Other,
        }
    }
}

type Entries = Vec<(&'static str, Entry)>;

/// Numbers of a field: its ends, whole ones, and any in between with up to 6 places.
fn numbers(from: i64, to: Decimal, zero: bool) -> BoxedStrategy<String> {
    let least = if zero { Decimal::from(from) } else { Decimal::new(1, 6) };
    let most = i64::try_from((to * Decimal::from(1_000_000)).trunc().mantissa()).unwrap();
    let millionths = (from * 1_000_000 + i64::from(!zero))..=most;
    prop_oneof![
        1 => select(vec![least, to]),
        2 => select(vec![1, 5, 10, 15, 100, 1000, 50_000]).prop_map(move |whole| to.min(whole.into())),
        2 => (1i64..=2_000_000).prop_map(move |part| to.min(Decimal::new(part, 2))),
        1 => millionths.prop_map(|part| Decimal::new(part, 6)),
    ]
    .prop_map(|number| number.to_string())
    .boxed()
}

/// Days, more of them near the others, so that many lie in order.
fn day() -> impl Strategy<Value = String> {
    let first = Date::from_calendar_date(2000, Month::January, 1).unwrap();
    let after = move |days| date::write(date::after_days(first, days).unwrap());
    prop_oneof![
        1 => select(vec!["2000-01-01", "2004-02-29", "2099-12-31"]).prop_map(str::to_owned),
        2 => (0i64..=36_524).prop_map(after),
        4 => (2_800i64..=7_300).prop_map(after),
    ]
}

/// Answers that a field takes.
fn answer(field: &'static Field) -> BoxedStrategy<Entry> {
    let large = Decimal::new(999_999_999_999_999, 6);
    let number = |numbers: BoxedStrategy<String>| {
        (numbers, any::<bool>())
            .prop_map(|(number, text)| if text { Entry::Text(number) } else { Entry::Number(number) })
            .boxed()
    };
    match field.kind {
        Kind::Number { least, .. } => number(numbers(0, large, least == Least::Zero)),
        Kind::Percent => number(numbers(0, Decimal::ONE_HUNDRED, false)),
        Kind::Between { from, to, .. } => number(numbers(from, to.into(), true)),
        Kind::Whole { from, to, .. } => {
            let some = prop_oneof![Just(from), Just(to), from..=to, from..=to.min(from + 12)];
            number(some.prop_map(|whole| whole.to_string()).boxed())
        }
        // The first is the common one, as a rule; the others often stand in the way.
        Kind::Choice(options) => prop_oneof![Just(options[0]), select(options)]
            .prop_map(|option| Entry::Text(option.to_owned()))
            .boxed(),
        Kind::YesNo => any::<bool>().prop_map(Entry::YesNo).boxed(),
        Kind::Date => day().prop_map(Entry::Text).boxed(),
        Kind::Dates => {
            prop::collection::vec(day(), 1..5).prop_map(|days| Entry::Text(days.join(","))).boxed()
        }
    }
}

/// Answers that the questions take one by one. Required ones and some of the others are entered; the rest is kept, as one
/// answer may ask for another.
fn entries(program: &'static Program) -> BoxedStrategy<(Entries, Entries)> {
    let all = program.fields.len();
    let some = prop_oneof![0..=all, 0..=8.min(all), 0..=2.min(all)]
        .prop_flat_map(move |count| subsequence(program.fields.to_vec(), count));
    let answers: Vec<_> = program.fields.iter().map(|field| (Just(field.key), answer(field))).collect();
    (some, answers)
        .prop_map(|(chosen, answers)| {
            let is_entered = |key: &str| {
                let field = program.field(key).unwrap();
                field.required || chosen.iter().any(|known| known.key == key)
            };
            answers.into_iter().partition(|(key, _)| is_entered(key))
        })
        .boxed()
}

/// The answers that are left once those that do not fit each other are taken back, and what they ask for is added.
fn fitting(program: &Program, (entered, kept): &(Entries, Entries)) -> (Answers, Entries) {
    let (mut entries, mut kept) = (entered.clone(), kept.clone());
    loop {
        let (answers, problems) = program.check(entries.iter().map(|(key, entry)| (*key, entry.raw())));
        let Some(problem) = problems.list().first() else { return (answers, entries) };
        let asked = kept.iter().position(|(key, _)| *key == problem.field);
        if let Some(asked) = asked.filter(|_| problem.code == Code::Required) {
            entries.push(kept.swap_remove(asked));
            continue;
        }
        let disputed = [Some(problem.field.as_str()), problem.beside];
        let before = entries.len();
        entries.retain(|(key, _)| !disputed.contains(&Some(*key)) || program.field(key).unwrap().required);
        assert!(entries.len() < before, "{}: {problem:?}", program.id);
    }
}

fn summary(report: &Report) -> String {
    let lines: Vec<_> = report.lines.iter().map(|line| (line.rule.key, line.text())).collect();
    let days: Vec<_> = report.days.iter().map(|line| (line.deadline.key, line.date)).collect();
    let found: Vec<_> = report.found.iter().map(|found| found.finding.code).collect();
    let papers: Vec<_> = report.papers.iter().map(|paper| paper.id).collect();
    format!("{lines:?} {days:?} {found:?} {papers:?}")
}

/// Every sentence can be said in every language, and no slot of it stays empty.
fn speaks(report: &Report) {
    for words in LANGUAGES.map(|language| Explainer::new(report, language)) {
        let found = report.found.iter().flat_map(|found| [words.message(found), words.way_out(found)]);
        let lines = report.lines.iter().flat_map(|line| [words.formula(line), words.numbers(line)]);
        let days = report.days.iter().map(|line| words.counting(line));
        let rows = report.schedule.iter();
        let rows = rows.flat_map(|row| [words.schedule_row(row), words.numbers_of(&row.figure)]);
        for said in found.chain(lines).chain(days).chain(rows).chain(words.decisive()) {
            assert!(!said.contains(['{', '}']), "{said}");
        }
        for sources in report.lines.iter().map(|line| words.sources(line.rule.topics)) {
            assert!(!sources.is_empty());
        }
    }
}

fn holds(program: &'static Program, drawn: &(Entries, Entries)) {
    let (answers, mut entries) = fitting(program, drawn);
    for edition in program.editions {
        let report = program.evaluate(edition, &answers);
        assert_eq!(report.defects, [], "{}", program.id);
        for line in report.output(Output::Amount) {
            assert!(!line.figure.value().unwrap().is_negative(), "{}: {}", program.id, line.rule.key);
        }
        let incentive = report.line(program.headline.incentive.key).unwrap();
        assert!(report.is_eligible() || incentive.rounded.is_zero(), "{}: paid though blocked", program.id);
        replay::replay(&report, &answers);
        speaks(&report);
        for found in report.of_severity(Severity::Blocker) {
            let _ = program.remedies(edition, &answers, found);
        }
        entries.reverse();
        let (again, _) = program.check(entries.iter().map(|(key, entry)| (*key, entry.raw())));
        assert_eq!(summary(&program.evaluate(edition, &again)), summary(&report), "{}", program.id);
    }
}

/// Anything at all, of the kinds that JSON has.
fn anything() -> impl Strategy<Value = Entry> {
    prop_oneof![
        Just(Entry::Nothing),
        Just(Entry::Other),
        any::<bool>().prop_map(Entry::YesNo),
        "\\PC{0,12}".prop_map(Entry::Text),
        "-?[0-9]{0,12}(\\.[0-9]{0,8})?".prop_map(Entry::Text),
        "[0-9]{4}-[0-9]{2}-[0-9]{2}".prop_map(Entry::Text),
        "-?[0-9]{1,12}(\\.[0-9]{1,8})?(e-?[0-9]{1,3})?".prop_map(Entry::Number),
    ]
}

/// Failures are kept beside this file.
fn config() -> ProptestConfig {
    let failures = FileFailurePersistence::WithSource("failures");
    ProptestConfig { cases: 600, failure_persistence: Some(Box::new(failures)), ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn every_program_answers_for_its_results(
        (program, drawn) in select(PROGRAMS).prop_flat_map(|program| (Just(program), entries(program))),
    ) {
        holds(program, &drawn);
    }

    /// Problems are stated, each field once and in order; what is left without a problem can be worked out.
    #[test]
    fn nothing_entered_panics(
        (program, (mut entries, _), odd) in select(PROGRAMS).prop_flat_map(|program| {
            let odd = prop::collection::vec((0..=program.fields.len(), anything()), 1..6);
            (Just(program), entries(program), odd)
        }),
    ) {
        for (index, entry) in odd {
            let key = program.fields.get(index).map_or("noSuchField", |field| field.key);
            entries.retain(|(known, _)| *known != key);
            entries.push((key, entry));
        }
        let (answers, problems) = program.check(entries.iter().map(|(key, entry)| (*key, entry.raw())));
        let fields: Vec<_> = problems.list().iter().map(|problem| problem.field.as_str()).collect();
        prop_assert!(fields.is_sorted_by(|a, b| a < b));
        for language in LANGUAGES {
            for problem in problems.list() {
                let advice = program.advice(problem, language);
                prop_assert!(!advice.contains(['{', '}']), "{}", advice);
            }
        }
        if fields.is_empty() {
            prop_assert_eq!(program.evaluate(program.newest().unwrap(), &answers).defects, []);
        }
    }
}
