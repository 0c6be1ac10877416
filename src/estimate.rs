//! Estimate: a report in the words of one language, as the JavaScript interface and the widget show it.
//!
//! It is made as a tree, not as types of its own: forty types with what they derive weigh 20 kB more. The names here are
//! those of the JavaScript interface, whose types are declared in `www/estimado.d.ts`.

use crate::validity::notices;
use estimado_worksheet::answers::{Answers, Problem, Value};
use estimado_worksheet::edition::{Edition, Origin, Topic};
use estimado_worksheet::explain::{Explainer, Source};
use estimado_worksheet::order::sort_short;
use estimado_worksheet::remedy::Remedy;
use estimado_worksheet::report::{DayLine, Found, Limit, Line, ScheduleRow};
use estimado_worksheet::rule::{Output, Paper, Returns, Role, Severity};
use estimado_worksheet::text::Language;
use estimado_worksheet::tree::Tree;
use estimado_worksheet::unit::USD;
use estimado_worksheet::{Date, Exact, Figure, Program, Report, date, decimal, format};

/// The problems in words, sorted by field.
pub fn input_errors(program: &Program, problems: &[Problem], language: Language) -> Tree {
    let error = |problem: &Problem| {
        input_error(problem.field.clone(), problem.code.key(), program.advice(problem, language))
    };
    Tree::list(problems, &error)
}

fn input_error(field: String, code: &'static str, message: String) -> Tree {
    Tree::empty().with("field", field).with("code", code).with("message", message)
}

/// What an estimate is made by, besides the answers.
#[derive(Clone, Copy, Debug)]
pub struct Basis {
    pub program: &'static Program,
    pub edition: &'static Edition,
    pub language: Language,
    /// The day it is made on, where that is known: numbers of another time are marked as such.
    pub today: Option<Date>,
}

/// Works a project out and puts the report into words.
///
/// # Errors
/// A defect, in the form of problems with answers.
pub fn estimate(basis: Basis, answers: &Answers) -> Result<Tree, Tree> {
    let report = report(basis, answers)?;
    let language = basis.language;
    let explainer = Explainer::new(&report, language);
    let estimate = InWords { report: &report, answers, language, explainer }.estimate();
    Ok(estimate.with("notices", notices(basis, answers)))
}

/// Works a project out.
///
/// # Errors
/// A defect, in the form of problems with answers.
pub fn report(basis: Basis, answers: &Answers) -> Result<Report, Tree> {
    let Basis { program, edition, language, .. } = basis;
    let report = program.evaluate(edition, answers);
    match report.defects.first() {
        None => Ok(report),
        Some(defect) => {
            let message = program.text.get(language, "problem", "defect").to_owned();
            Err(vec![input_error(defect.key.to_owned(), "defect", message)].into())
        }
    }
}

/// Whether a project is eligible, as a word of the interface.
pub fn status(report: &Report) -> &'static str {
    if report.is_eligible() { "eligible" } else { "ineligible" }
}

/// The numbers of one kind, by key.
pub fn numbers(report: &Report, output: Output) -> Tree {
    let mut numbers = Tree::empty();
    for line in report.output(output) {
        numbers.put(line.rule.key, line.text().into());
    }
    numbers
}

/// The days, by key.
pub fn days(report: &Report) -> Tree {
    let mut days = Tree::empty();
    for line in &report.days {
        days.put(line.deadline.key, date::write(line.date).into());
    }
    days
}

/// Who published an edition, as a word of the interface.
pub fn origin(edition: &Edition) -> &'static str {
    match edition.origin {
        Origin::Published => "published",
        Origin::Host => "host",
    }
}

/// A report being put into words.
struct InWords<'a> {
    report: &'a Report,
    answers: &'a Answers,
    language: Language,
    explainer: Explainer<'a>,
}

impl InWords<'_> {
    fn estimate(&self) -> Tree {
        let report = self.report;
        // Days are lines too: a date without its counting would be a number without its working.
        let mut lines = Vec::with_capacity(report.lines.len().saturating_add(report.days.len()));
        for line in &report.lines {
            lines.push(self.line(line));
        }
        for line in &report.days {
            lines.push(self.day_line(line));
        }
        let limits: Vec<_> = report.limits().collect();
        Tree::empty()
            .with("program", report.program.id)
            .with("edition", report.edition.id)
            .with("status", status(report))
            .with("amounts", numbers(report, Output::Amount))
            .with("quantities", numbers(report, Output::Quantity))
            .with("dates", days(report))
            .with("documents", Tree::list(&report.papers, &|paper| self.document(paper)))
            .with("findings", Tree::list(&report.found, &|found| self.finding(found)))
            .with("lines", lines)
            .with("limits", Tree::list(&limits, &|limit| self.limit(limit)))
            .with("decisive", self.explainer.decisive())
            .with("next", self.explainer.next())
            .with("decidedBy", self.decided_by())
            .with("shares", self.shares())
            .with("schedule", self.schedule())
            .with("schedules", self.schedules())
            .with("timeline", self.timeline())
            .with("receipt", self.receipt())
    }

    fn say(&self, kind: &str, name: &'static str) -> &'static str {
        self.report.program.text.get(self.language, kind, name)
    }

    /// The line that set the amount; nothing where no amount is paid.
    fn decided_by(&self) -> Option<&'static str> {
        let headline = self.report.line(self.report.program.headline.incentive.key)?;
        self.report.is_eligible().then(|| self.report.deciding(headline).rule.key)
    }

    fn places(&self, topics: &[Topic]) -> Tree {
        places(&self.explainer.sources(topics))
    }

    /// A paper to hand in.
    fn document(&self, paper: &Paper) -> Tree {
        Tree::empty()
            .with("id", paper.id)
            .with("moment", paper.moment)
            .with("when", self.say("moment", paper.moment))
            .with("label", self.say("paper", paper.id))
            .with("sources", self.places(paper.topics))
    }

    fn finding(&self, found: &Found) -> Tree {
        Tree::empty()
            .with("code", found.finding.code)
            .with("severity", found.finding.severity.key())
            .with("message", self.explainer.message(found))
            .with("wayOut", self.explainer.way_out(found))
            .with("remedies", self.remedies(found))
            .with("sources", self.places(found.finding.topics))
    }

    /// The answers each of which alone lifts a finding, proven by working the project out again. Only what blocks needs
    /// lifting; a warning or a note is for the visitor to weigh.
    fn remedies(&self, found: &Found) -> Option<Tree> {
        let report = self.report;
        if found.finding.severity != Severity::Blocker {
            return None;
        }
        let remedies = report.program.remedies(report.edition, self.answers, found);
        let remedy = |remedy: &Remedy| {
            Tree::empty()
                .with("field", remedy.field.key)
                .with("value", input(&remedy.value))
                .with("text", self.explainer.remedy_value(remedy))
                .with("message", self.explainer.remedy(remedy))
        };
        Some(Tree::list(&remedies, &remedy))
    }

    /// A line of the working: its formula in words and with numbers put in, its value as in the amounts and as people read
    /// it, its unit: `$`, `kW`, `$/W`, `%`, `date`, or empty.
    fn line(&self, line: &Line) -> Tree {
        Tree::empty()
            .with("key", line.rule.key)
            .with("label", self.explainer.label(line))
            .with("formula", self.explainer.formula(line))
            .with("numbers", self.explainer.numbers(line))
            .with("value", line.text())
            .with("text", self.explainer.value(line))
            .with("unit", line.rule.unit.symbol())
            .with("sources", self.places(line.rule.topics))
    }

    fn day_line(&self, line: &DayLine) -> Tree {
        Tree::empty()
            .with("key", line.deadline.key)
            .with("label", self.explainer.deadline(line))
            .with("formula", self.explainer.counting(line))
            .with("numbers", "")
            .with("value", date::write(line.date))
            .with("text", self.explainer.day(line))
            .with("unit", "date")
            .with("sources", self.places(line.deadline.topics))
    }

    /// A limit that was put to a line, and what would count without it.
    fn limit(&self, limit: &Limit<'_>) -> Tree {
        let named = |figure: &Figure| {
            Tree::empty()
                .with("name", self.explainer.words(figure))
                .with("text", self.explainer.figure(figure))
        };
        Tree::empty()
            .with("line", limit.line.rule.key)
            .with("bound", limit.bound)
            .with("without", named(limit.without))
            .with("limit", named(limit.limit))
    }

    /// The incentive, other incentives and the visitor's own part, each as its part of the whole.
    fn shares(&self) -> Tree {
        let headline = &self.report.program.headline;
        let exact = |key: &str| self.report.line(key).map(|line| Exact::from(line.rounded));
        let (Some(incentive), Some(own)) = (exact(headline.incentive.key), exact(headline.net_cost.key))
        else {
            return Tree::List(Vec::new());
        };
        let other = headline.other.and_then(|field| self.answers.number(field)).map(Exact::from);
        let other = other.filter(|other| !other.is_zero());
        let whole = &(&incentive + &own) + other.as_ref().unwrap_or(&0.into());
        let share = |kind: &'static str, amount: Exact| {
            let percent = (&amount * &100.into()).over(&whole).and_then(|percent| percent.cut(2));
            Tree::empty()
                .with("kind", kind)
                .with("text", format::exact(&amount, USD, self.language, self.report.program.text))
                .with("percent", decimal::plain(percent.unwrap_or_default()))
        };
        let mut shares = vec![share("incentive", incentive)];
        shares.extend(other.map(|other| share("other", other)));
        shares.push(share("own", own));
        Tree::List(shares)
    }

    /// Money that changes hands, in the order of the project.
    fn schedule(&self) -> Tree {
        let mut payments = Vec::new();
        for line in &self.report.lines {
            let (moment, kind) = match line.rule.role {
                Role::Charge { moment, returns: Returns::No } => (moment, "pay"),
                Role::Charge { moment, returns: Returns::OnCompletion } => (moment, "deposit"),
                Role::Receipt { moment } => (moment, "receive"),
                Role::Working => continue,
            };
            let payment = Tree::empty()
                .with("key", line.rule.key)
                .with("when", self.say("moment", moment))
                .with("label", self.explainer.label(line))
                .with("text", self.explainer.value(line))
                .with("kind", kind)
                .with("sources", self.places(line.rule.topics));
            let position = self.report.program.moments.iter().position(|known| *known == moment);
            payments.push((position, payment));
        }
        sort_short(&mut payments, |(position, _)| *position);
        Tree::List(payments.into_iter().map(|(_, payment)| payment).collect())
    }

    /// What would be due if something happened, by how long after.
    fn schedules(&self) -> Tree {
        let mut schedules = Vec::new();
        for schedule in self.report.program.schedules {
            let rows = self.report.schedule.iter().filter(|row| row.schedule.key == schedule.key);
            let rows: Vec<_> = rows.map(|row| self.schedule_row(row)).collect();
            if !rows.is_empty() {
                let label = self.explainer.schedule(schedule);
                let table = Tree::empty().with("key", schedule.key).with("label", label).with("rows", rows);
                schedules.push(table.with("sources", self.places(schedule.topics)));
            }
        }
        Tree::List(schedules)
    }

    fn schedule_row(&self, row: &ScheduleRow) -> Tree {
        Tree::empty()
            .with("label", self.explainer.schedule_row(row))
            .with("value", decimal::plain(row.rounded))
            .with("text", self.explainer.schedule_amount(row))
            .with("numbers", self.explainer.numbers_of(&row.figure))
    }

    /// The days, earliest first.
    fn timeline(&self) -> Tree {
        let mut days: Vec<_> = self.report.days.iter().collect();
        sort_short(&mut days, |line| line.date);
        let milestone = |line: &&DayLine| {
            Tree::empty()
                .with("key", line.deadline.key)
                .with("label", self.explainer.deadline(line))
                .with("date", date::write(line.date))
                .with("text", self.explainer.day(line))
                .with("counting", self.explainer.counting(line))
                .with("sources", self.places(line.deadline.topics))
        };
        Tree::list(&days, &milestone)
    }

    /// What the estimate was made from: the answers as the interface takes them, and the edition with the days of
    /// applications it is made for.
    fn receipt(&self) -> Tree {
        let edition = self.report.edition;
        let mut inputs = Tree::empty();
        for field in self.report.program.fields {
            if let Some(value) = self.answers.get(field) {
                inputs.put(field.key, input(value).into());
            }
        }
        Tree::empty()
            .with("version", env!("CARGO_PKG_VERSION"))
            .with("edition", edition.id)
            .with("origin", origin(edition))
            .with("digest", edition.digest)
            .with("applies", vec![date::write(edition.from).into(), date::write(edition.until).into()])
            .with("inputs", inputs)
    }
}

/// Where something stands.
pub fn places(sources: &[Source]) -> Tree {
    let place = |source: &Source| {
        Tree::empty()
            .with("document", source.document)
            .with("name", source.name)
            .with("section", source.section)
    };
    Tree::list(sources, &place)
}

fn input(value: &Value) -> String {
    match value {
        Value::Number(number) => decimal::plain(*number),
        Value::Choice(option) => (*option).to_owned(),
        Value::YesNo(yes) => if *yes { "true" } else { "false" }.to_owned(),
        Value::Date(day) => date::write(*day),
        Value::Dates(days) => days.iter().copied().map(date::write).collect::<Vec<_>>().join(","),
    }
}
