//! Estimate: a report in the words of one language, as the JavaScript interface and the widget show it.

use crate::pairs::Pairs;
use estimado_worksheet::answers::{Answers, Problem, Value};
use estimado_worksheet::edition::Edition;
use estimado_worksheet::explain::{Explainer, Source};
use estimado_worksheet::order::sort_short;
use estimado_worksheet::report::{Found, Line};
use estimado_worksheet::rule::{Output, Returns, Role, Severity};
use estimado_worksheet::text::Language;
use estimado_worksheet::unit::USD;
use estimado_worksheet::{Exact, Figure, Program, Report, date, format};
use serde::Serialize;

/// The result of one estimate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Estimate {
    /// Program id.
    pub program: &'static str,
    /// Edition id.
    pub edition: &'static str,
    /// `eligible` or `ineligible`.
    pub status: &'static str,
    /// Dollars, 2 places, by key.
    pub amounts: Pairs<String>,
    /// Other numbers, up to 6 places, by key.
    pub quantities: Pairs<String>,
    /// Days, `YYYY-MM-DD`, by key.
    pub dates: Pairs<String>,
    /// Papers to hand in.
    pub documents: Vec<Document>,
    /// What was found, sorted by code.
    pub findings: Vec<Finding>,
    /// The working, line by line.
    pub lines: Vec<WorkingLine>,
    /// The limits that were put to a line.
    pub limits: Vec<Limit>,
    /// What set the amount, in words; left out where nothing did.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decisive: Option<String>,
    /// The line that set the amount.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decided_by: Option<&'static str>,
    /// Who pays what part of the cost.
    pub shares: Vec<Share>,
    /// What the visitor pays and receives, in the order of the project.
    pub schedule: Vec<Payment>,
    /// What would be due if something happened, by how long after.
    pub schedules: Vec<Schedule>,
    /// The days, in words.
    pub timeline: Vec<Milestone>,
    /// What the estimate was made from.
    pub receipt: Receipt,
}

/// A paper to hand in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Document {
    /// Its id.
    pub id: &'static str,
    /// The moment it is due, a key.
    pub moment: &'static str,
    /// The moment in words.
    #[serde(rename = "when")]
    pub moment_name: String,
    /// Its name.
    pub label: String,
    /// Where it is asked for.
    pub sources: Vec<Place>,
}

/// Something found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Finding {
    /// Its code.
    pub code: &'static str,
    /// `blocker`, `warning` or `info`.
    pub severity: &'static str,
    /// What was found.
    pub message: String,
    /// The way out, in words; empty where there is none.
    pub way_out: String,
    /// One answer that lifts it, proven by working the project out again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub remedy: Option<Remedy>,
    /// Where the rule stands.
    pub sources: Vec<Place>,
}

/// An answer that lifts a finding.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Remedy {
    /// The question.
    pub field: &'static str,
    /// The answer, as the interface takes it.
    pub value: String,
    /// The answer as people read it.
    pub text: String,
}

/// A line of the working.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WorkingLine {
    /// The key, as in the amounts, quantities or dates.
    pub key: &'static str,
    /// Its name.
    pub label: String,
    /// The formula in words.
    pub formula: String,
    /// The formula with its numbers put in.
    pub numbers: String,
    /// The value, as in the amounts, quantities or dates.
    pub value: String,
    /// The value as people read it.
    pub text: String,
    /// Its unit: `$`, `kW`, `$/W`, `%`, `date`, or empty.
    pub unit: String,
    /// Where the step stands.
    pub sources: Vec<Place>,
}

/// A limit that was put to a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Limit {
    /// The line.
    pub line: &'static str,
    /// Whether it changed the line.
    pub bound: bool,
    /// What counts without it, in words and as a number.
    pub without: Named,
    /// The limit, in words and as a number.
    pub limit: Named,
}

/// A figure with its name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Named {
    /// In words.
    pub name: String,
    /// As people read it.
    pub text: String,
}

/// A part of the cost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Share {
    /// `incentive`, `other` or `own`.
    pub kind: &'static str,
    /// How much, as people read it.
    pub text: String,
    /// Its part of the cost in per cent, cut to 2 places.
    pub percent: String,
}

/// Money that changes hands at a moment.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Payment {
    /// The line it comes from.
    pub key: &'static str,
    /// When, in words.
    pub when: String,
    /// What.
    pub label: String,
    /// How much, as people read it.
    pub text: String,
    /// `pay`, `deposit` (comes back) or `receive`.
    pub kind: &'static str,
    /// Where it is asked for.
    pub sources: Vec<Place>,
}

/// What would be due if something happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Schedule {
    /// Its key.
    pub key: &'static str,
    /// Its name.
    pub label: String,
    /// Its rows.
    pub rows: Vec<ScheduleRow>,
    /// Where the rule stands.
    pub sources: Vec<Place>,
}

/// A row of a schedule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ScheduleRow {
    /// How long after, in words.
    pub label: String,
    /// Dollars, 2 places.
    pub value: String,
    /// The amount as people read it.
    pub text: String,
    /// How it was reached, with its numbers.
    pub numbers: String,
}

/// A day in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Milestone {
    /// Its key in the dates.
    pub key: &'static str,
    /// Its name.
    pub label: String,
    /// `YYYY-MM-DD`.
    pub date: String,
    /// The day as people read it.
    pub text: String,
    /// How it was counted.
    pub counting: String,
    /// Where the rule stands.
    pub sources: Vec<Place>,
}

/// A place in a document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Place {
    /// The title of the document.
    pub document: &'static str,
    /// Its short name.
    #[serde(skip)]
    pub name: &'static str,
    /// The section.
    pub section: &'static str,
}

/// What the estimate was made from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Receipt {
    /// Version of the software.
    pub version: &'static str,
    /// Edition id.
    pub edition: &'static str,
    /// `published` or `host`.
    pub origin: &'static str,
    /// SHA-256 of the edition.
    pub digest: &'static str,
    /// The first and the last day of applications the edition is made for.
    pub applies: [String; 2],
    /// The answers, as the interface takes them.
    pub inputs: Pairs<String>,
}

/// A problem with an answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct InputError {
    /// The field.
    pub field: String,
    /// What is wrong, as a code.
    pub code: &'static str,
    /// What to enter.
    pub message: String,
}

/// An estimate, or the problems with the answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
#[expect(
    clippy::large_enum_variant,
    reason = "it is made once and handed on, never kept in a list that matters"
)]
pub enum Outcome {
    /// The estimate.
    Estimate(Estimate),
    /// The problems, sorted by field.
    Errors(Vec<InputError>),
}

/// The problems in words.
pub fn input_errors(program: &Program, problems: &[Problem], language: Language) -> Vec<InputError> {
    let error = |problem: &Problem| InputError {
        field: problem.field.clone(),
        code: problem.code.key(),
        message: program.advice(problem, language),
    };
    problems.iter().map(error).collect()
}

/// Works a project out and puts the report into words.
pub fn estimate(
    program: &'static Program,
    edition: &'static Edition,
    answers: &Answers,
    language: Language,
) -> Outcome {
    let report = program.evaluate(edition, answers);
    if let Some(defect) = report.defects.first() {
        let message = program.text.get(language, "problem", "defect").to_owned();
        return Outcome::Errors(vec![InputError { field: defect.key.to_owned(), code: "defect", message }]);
    }
    Outcome::Estimate(in_words(&report, answers, language))
}

fn in_words(report: &Report, answers: &Answers, language: Language) -> Estimate {
    let words = Explainer::new(report, language);
    let output = |output| report.output(output).map(|line| (line.rule.key, line.text())).collect();
    let say = |kind: &str, name: &'static str| report.program.text.get(language, kind, name).to_owned();
    let headline = report.line(report.program.headline.incentive.key);
    Estimate {
        program: report.program.id,
        edition: report.edition.id,
        status: if report.is_eligible() { "eligible" } else { "ineligible" },
        amounts: output(Output::Amount),
        quantities: output(Output::Quantity),
        dates: report.days.iter().map(|line| (line.deadline.key, date::write(line.date))).collect(),
        documents: report
            .papers
            .iter()
            .map(|paper| Document {
                id: paper.id,
                moment: paper.moment,
                moment_name: say("moment", paper.moment),
                label: say("paper", paper.id),
                sources: places(words.sources(paper.topics)),
            })
            .collect(),
        findings: report
            .found
            .iter()
            .map(|found| finding(report, answers, found, language, &words))
            .collect(),
        lines: report
            .lines
            .iter()
            .map(|line| working_line(line, &words))
            .chain(day_lines(report, &words))
            .collect(),
        limits: limits(report, &words),
        decisive: words.decisive(),
        decided_by: headline.filter(|_| report.is_eligible()).map(|line| report.deciding(line).rule.key),
        shares: shares(report, answers, language),
        schedule: schedule(report, &words, say),
        schedules: schedules(report, &words),
        timeline: timeline(report, &words),
        receipt: receipt(report, answers),
    }
}

fn places(sources: Vec<Source>) -> Vec<Place> {
    sources
        .into_iter()
        .map(|source| Place { document: source.document, name: source.name, section: source.section })
        .collect()
}

fn finding(
    report: &Report,
    answers: &Answers,
    found: &Found,
    language: Language,
    words: &Explainer<'_>,
) -> Finding {
    // Only what blocks needs lifting; a warning or a note is for the visitor to weigh.
    let blocks = found.finding.severity == Severity::Blocker;
    let remedy = if blocks { report.program.remedy(report.edition, answers, found) } else { None };
    let remedy = remedy.map(|remedy| Remedy {
        field: remedy.field.key,
        value: remedy.value.to_string(),
        text: format::number(remedy.value, remedy.field.unit(), language, report.program.text),
    });
    Finding {
        code: found.finding.code,
        severity: found.finding.severity.key(),
        message: words.message(found),
        way_out: words.way_out(found),
        remedy,
        sources: places(words.sources(found.finding.topics)),
    }
}

fn working_line(line: &Line, words: &Explainer<'_>) -> WorkingLine {
    WorkingLine {
        key: line.rule.key,
        label: words.label(line).to_owned(),
        formula: words.formula(line),
        numbers: words.numbers(line),
        value: line.text(),
        text: words.value(line),
        unit: line.rule.unit.symbol(),
        sources: places(words.sources(line.rule.topics)),
    }
}

/// Days are lines too: a date without its counting would be a number without its working.
fn day_lines<'a>(report: &'a Report, words: &'a Explainer<'a>) -> impl Iterator<Item = WorkingLine> + 'a {
    report.days.iter().map(|line| WorkingLine {
        key: line.deadline.key,
        label: words.deadline(line).to_owned(),
        formula: words.counting(line),
        numbers: String::new(),
        value: date::write(line.date),
        text: words.day(line),
        unit: "date".to_owned(),
        sources: places(words.sources(line.deadline.topics)),
    })
}

fn limits(report: &Report, words: &Explainer<'_>) -> Vec<Limit> {
    let named = |figure: &Figure| Named { name: words.words(figure), text: words.figure(figure) };
    let limit = |limit: estimado_worksheet::report::Limit<'_>| Limit {
        line: limit.line.rule.key,
        bound: limit.bound,
        without: named(limit.without),
        limit: named(limit.limit),
    };
    report.limits().map(limit).collect()
}

/// The incentive, other incentives and the visitor's own part, each as its part of the whole.
fn shares(report: &Report, answers: &Answers, language: Language) -> Vec<Share> {
    let headline = &report.program.headline;
    let exact = |key: &str| report.line(key).map(|line| Exact::from(line.rounded));
    let (Some(incentive), Some(own)) = (exact(headline.incentive.key), exact(headline.net_cost.key)) else {
        return Vec::new();
    };
    let other = headline.other.and_then(|field| answers.number(field)).map(Exact::from);
    let other = other.filter(|other| !other.is_zero());
    let whole = &(&incentive + &own) + other.as_ref().unwrap_or(&0.into());
    let share = |kind, amount: Exact| {
        let percent = (&amount * &100.into()).over(&whole).and_then(|percent| percent.cut(2));
        Share {
            kind,
            text: format::exact(&amount, USD, language, report.program.text),
            percent: percent.unwrap_or_default().to_string(),
        }
    };
    let other = other.map(|other| share("other", other));
    [Some(share("incentive", incentive)), other, Some(share("own", own))].into_iter().flatten().collect()
}

fn schedule(
    report: &Report,
    words: &Explainer<'_>,
    say: impl Fn(&str, &'static str) -> String,
) -> Vec<Payment> {
    let due = |line: &Line| match line.rule.role {
        Role::Charge { moment, returns: Returns::No } => Some((moment, "pay")),
        Role::Charge { moment, returns: Returns::OnCompletion } => Some((moment, "deposit")),
        Role::Receipt { moment } => Some((moment, "receive")),
        Role::Working => None,
    };
    let mut payments: Vec<_> = report
        .lines
        .iter()
        .filter_map(|line| {
            let (moment, kind) = due(line)?;
            let position = report.program.moments.iter().position(|known| *known == moment);
            let payment = Payment {
                key: line.rule.key,
                when: say("moment", moment),
                label: words.label(line).to_owned(),
                text: words.value(line),
                kind,
                sources: places(words.sources(line.rule.topics)),
            };
            Some((position, payment))
        })
        .collect();
    sort_short(&mut payments, |(position, _)| *position);
    payments.into_iter().map(|(_, payment)| payment).collect()
}

fn schedules(report: &Report, words: &Explainer<'_>) -> Vec<Schedule> {
    let rows = |key: &str| {
        let rows = report.schedule.iter().filter(|row| row.schedule.key == key);
        let row = |row: &estimado_worksheet::report::ScheduleRow| ScheduleRow {
            label: words.schedule_row(row),
            value: row.rounded.to_string(),
            text: words.schedule_amount(row),
            numbers: words.numbers_of(&row.figure),
        };
        rows.map(row).collect::<Vec<_>>()
    };
    let schedule = |schedule: &&'static estimado_worksheet::rule::Schedule| Schedule {
        key: schedule.key,
        label: words.schedule(schedule).to_owned(),
        rows: rows(schedule.key),
        sources: places(words.sources(schedule.topics)),
    };
    report.program.schedules.iter().map(schedule).filter(|schedule| !schedule.rows.is_empty()).collect()
}

fn timeline(report: &Report, words: &Explainer<'_>) -> Vec<Milestone> {
    let mut days: Vec<_> = report.days.iter().collect();
    sort_short(&mut days, |line| line.date);
    let milestone = |line: &&estimado_worksheet::report::DayLine| Milestone {
        key: line.deadline.key,
        label: words.deadline(line).to_owned(),
        date: date::write(line.date),
        text: words.day(line),
        counting: words.counting(line),
        sources: places(words.sources(line.deadline.topics)),
    };
    days.iter().map(milestone).collect()
}

fn receipt(report: &Report, answers: &Answers) -> Receipt {
    let edition = report.edition;
    let inputs = report.program.fields.iter().filter_map(|field| {
        let value = match answers.get(field)? {
            Value::Number(number) => number.to_string(),
            Value::Choice(option) => (*option).to_owned(),
            Value::YesNo(yes) => yes.to_string(),
            Value::Date(day) => date::write(*day),
            Value::Dates(days) => days.iter().copied().map(date::write).collect::<Vec<_>>().join(","),
        };
        Some((field.key, value))
    });
    Receipt {
        version: env!("CARGO_PKG_VERSION"),
        edition: edition.id,
        origin: match edition.origin {
            estimado_worksheet::edition::Origin::Published => "published",
            estimado_worksheet::edition::Origin::Host => "host",
        },
        digest: edition.digest,
        applies: [date::write(edition.from), date::write(edition.until)],
        inputs: inputs.collect(),
    }
}
