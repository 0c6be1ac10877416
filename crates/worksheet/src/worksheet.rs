//! Worksheet: where a program works a project out, line by line.

use crate::answers::{Answers, Value};
use crate::date::Yearly;
use crate::day::{Day, HowDay};
use crate::edition::{Cell, Column, ColumnKind, Edition, Parameter, Row, Table};
use crate::exact::Exact;
use crate::field::Field;
use crate::figure::{Figure, How, Test};
use crate::report::{DayLine, Defect, Found, Line, ScheduleRow};
use crate::rule::{Deadline, Finding, Paper, Rule, Schedule, Severity};
use crate::unit::USD;
use std::cell::{Cell as Slot, RefCell};
use time::Date;

/// A worksheet being filled in: answers and an edition on one side, lines and findings on the other.
#[derive(Debug)]
pub struct Worksheet<'a> {
    edition: &'static Edition,
    answers: &'a Answers,
    pub(crate) lines: RefCell<Vec<Line>>,
    pub(crate) days: RefCell<Vec<DayLine>>,
    pub(crate) schedule: RefCell<Vec<ScheduleRow>>,
    pub(crate) found: RefCell<Vec<Found>>,
    pub(crate) papers: RefCell<Vec<&'static Paper>>,
    pub(crate) defects: RefCell<Vec<Defect>>,
    blocked: Slot<bool>,
}

/// A row of a table of the edition.
#[derive(Clone, Copy, Debug)]
pub struct TableRow(Row);

impl<'a> Worksheet<'a> {
    pub(crate) fn new(edition: &'static Edition, answers: &'a Answers) -> Worksheet<'a> {
        // Room for what a project usually comes to.
        Worksheet {
            edition,
            answers,
            lines: RefCell::new(Vec::with_capacity(32)),
            days: RefCell::default(),
            schedule: RefCell::default(),
            found: RefCell::new(Vec::with_capacity(16)),
            papers: RefCell::new(Vec::with_capacity(32)),
            defects: RefCell::default(),
            blocked: Slot::new(false),
        }
    }

    /// The edition whose numbers are used.
    #[must_use]
    pub fn edition(&self) -> &'static Edition {
        self.edition
    }

    /// The number answered, in the field's unit; nothing when it was left out.
    #[must_use]
    pub fn answer(&self, field: &'static Field) -> Option<Figure> {
        self.answers.number(field).map(|number| self.answered(field, Some(number.into())))
    }

    /// The number answered to a required question.
    #[must_use]
    pub fn given(&self, field: &'static Field) -> Figure {
        self.answered(field, self.answers.number(field).map(Exact::from))
    }

    fn answered(&self, field: &'static Field, value: Option<Exact>) -> Figure {
        Figure::new(value, field.unit(), How::Answer(field))
    }

    /// The option chosen.
    #[must_use]
    pub fn choice(&self, field: &'static Field) -> Option<&'static str> {
        match self.answers.get(field) {
            Some(Value::Choice(option)) => Some(option),
            _ => None,
        }
    }

    /// Whether this option was chosen.
    #[must_use]
    pub fn chose(&self, field: &'static Field, option: &str) -> bool {
        self.choice(field) == Some(option)
    }

    /// Yes, no, or left out.
    #[must_use]
    pub fn yes_no(&self, field: &'static Field) -> Option<bool> {
        match self.answers.get(field) {
            Some(Value::YesNo(yes)) => Some(*yes),
            _ => None,
        }
    }

    /// Whether the answer was yes.
    #[must_use]
    pub fn yes(&self, field: &'static Field) -> bool {
        self.yes_no(field) == Some(true)
    }

    /// The day answered.
    #[must_use]
    pub fn day(&self, field: &'static Field) -> Option<Day> {
        self.answers.date(field).map(|date| Day::new(Some(date), HowDay::Answer(field)))
    }

    /// The list of days answered.
    #[must_use]
    pub fn dates(&self, field: &'static Field) -> Option<&'a [Date]> {
        match self.answers.get(field) {
            Some(Value::Dates(dates)) => Some(dates),
            _ => None,
        }
    }

    /// A number of the edition.
    #[must_use]
    pub fn number(&self, parameter: &'static Parameter) -> Figure {
        let value = self.edition.number(parameter).map(Exact::from);
        Figure::new(value, parameter.unit, How::Number(parameter))
    }

    /// The rows of a table of the edition.
    pub fn rows(&self, table: &'static Table) -> impl Iterator<Item = TableRow> + use<> {
        self.edition.rows(table).iter().map(|row| TableRow(row))
    }

    /// Writes a line and returns a figure that stands for it: the exact value, not the rounded one.
    pub fn enter(&self, rule: &'static Rule, figure: Figure) -> Figure {
        let (places, _) = rule.places();
        let value = figure.value().filter(|_| figure.unit() == rule.unit).cloned();
        let rounded = value.as_ref().and_then(|value| value.half_up(places));
        match rounded {
            Some(rounded) => self.lines.borrow_mut().push(Line { rule, figure, rounded }),
            None => self.defects.borrow_mut().push(Defect { key: rule.key }),
        }
        Figure::new(value, rule.unit, How::Line(rule))
    }

    /// Writes a row of a schedule: what would be due so long after.
    pub fn enter_row(&self, schedule: &'static Schedule, after: Figure, figure: Figure) {
        let rounded = figure.value().filter(|_| figure.unit() == USD).and_then(|value| value.half_up(2));
        match rounded.filter(|_| after.value().is_some()) {
            Some(rounded) => {
                self.schedule.borrow_mut().push(ScheduleRow { schedule, after, figure, rounded })
            }
            None => self.defects.borrow_mut().push(Defect { key: schedule.key }),
        }
    }

    /// Writes a line for a day and returns a day that stands for it.
    pub fn enter_day(&self, deadline: &'static Deadline, day: Day) -> Day {
        let date = day.date();
        match date {
            Some(date) => self.days.borrow_mut().push(DayLine { deadline, day, date }),
            None => self.defects.borrow_mut().push(Defect { key: deadline.key }),
        }
        Day::new(date, HowDay::Line(deadline))
    }

    /// The figure, or zero when a blocker was found before.
    #[must_use]
    pub fn if_eligible(&self, figure: &Figure) -> Figure {
        figure.if_eligible(self.is_eligible())
    }

    /// Whether no blocker was found so far.
    #[must_use]
    pub fn is_eligible(&self) -> bool {
        !self.blocked.get()
    }

    /// Whether this was found so far.
    #[must_use]
    pub fn found(&self, finding: &Finding) -> bool {
        self.found.borrow().iter().any(|known| known.finding.code == finding.code)
    }

    /// Reports a finding, once.
    pub fn report(&self, finding: &'static Finding) {
        self.push(finding, None);
    }

    /// Reports a finding where a condition holds.
    pub fn report_if(&self, condition: bool, finding: &'static Finding) {
        if condition {
            self.report(finding);
        }
    }

    /// Reports a finding where a comparison holds, and keeps the comparison. Returns whether it held.
    pub fn report_when(&self, test: Test, finding: &'static Finding) -> bool {
        if test.holds.is_none() {
            self.defects.borrow_mut().push(Defect { key: finding.code });
        }
        let held = test.held();
        if held {
            self.push(finding, Some(test));
        }
        held
    }

    fn push(&self, finding: &'static Finding, test: Option<Test>) {
        let mut found = self.found.borrow_mut();
        if finding.severity == Severity::Blocker {
            self.blocked.set(true);
        }
        if let Err(index) = found.binary_search_by(|known| known.finding.code.cmp(finding.code)) {
            found.insert(index, Found { finding, test });
        }
    }

    /// Asks for a paper, once.
    pub fn ask_for(&self, paper: &'static Paper) {
        let mut papers = self.papers.borrow_mut();
        if !papers.iter().any(|known| std::ptr::eq(*known, paper)) {
            papers.push(paper);
        }
    }
}

impl TableRow {
    fn cell(self, column: &Column) -> Option<Cell> {
        self.0.iter().find(|(key, _)| *key == column.key).map(|(_, cell)| *cell)
    }

    /// Whether the column holds this key.
    #[must_use]
    pub fn is(self, column: &Column, key: &str) -> bool {
        matches!(self.cell(column), Some(Cell::Key(known)) if known == key)
    }

    /// The number in a column.
    #[must_use]
    pub fn number(self, column: &'static Column) -> Figure {
        let value = match self.cell(column) {
            Some(Cell::Number(number)) => Some(number.into()),
            _ => None,
        };
        let unit = match column.kind {
            ColumnKind::Number(unit) => unit,
            _ => crate::unit::ONE,
        };
        Figure::new(value, unit, How::Cell(column))
    }

    /// Whether a figure lies in the band between two columns of its unit: above the one, not above the other.
    #[must_use]
    pub fn holds(self, over: &Column, up_to: &Column, figure: &Figure) -> bool {
        let bound = |column: &Column| match self.cell(column) {
            Some(Cell::Number(number)) if column.kind == ColumnKind::Number(figure.unit()) => {
                Some(Exact::from(number))
            }
            _ => None,
        };
        let above = |value: &Exact| bound(over).is_some_and(|over| *value > over);
        figure.value().is_some_and(|value| above(value) && bound(up_to).is_some_and(|up_to| *value <= up_to))
    }

    /// The day in a column.
    #[must_use]
    pub fn day(self, column: &'static Column) -> Day {
        let date = match self.cell(column) {
            Some(Cell::Date(date)) => Some(date),
            _ => None,
        };
        Day::new(date, HowDay::Cell(column))
    }

    /// The last day in a column of yearly days that is not after `until`.
    #[must_use]
    pub fn latest(self, column: &'static Column, until: &Day) -> Day {
        self.yearly(column, until, Yearly::latest)
    }

    /// The first day in a column of yearly days that is not before `from`.
    #[must_use]
    pub fn next(self, column: &'static Column, from: &Day) -> Day {
        self.yearly(column, from, Yearly::next)
    }

    fn yearly(self, column: &'static Column, near: &Day, find: fn(Yearly, Date) -> Option<Date>) -> Day {
        let date = match self.cell(column) {
            Some(Cell::Yearly(yearly)) => near.date().and_then(|near| find(yearly, near)),
            _ => None,
        };
        Day::new(date, HowDay::Cell(column))
    }
}
