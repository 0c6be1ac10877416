//! Program: everything that is particular to one incentive program, in one place.

use crate::answers::{Answers, Problems, Raw};
use crate::edition::{Edition, Parameter, Place, Table};
use crate::field::{Field, Group};
use crate::order::sort_short;
use crate::report::{Line, Report};
use crate::rule::{Deadline, Finding, Paper, Rule, Schedule};
use crate::text::Text;
use crate::worksheet::Worksheet;
use std::sync::LazyLock;

/// One incentive program.
#[derive(Debug)]
pub struct Program {
    /// Its id, fixed for ever.
    pub id: &'static str,
    /// The kinds of project it pays for, keys of the text.
    pub kinds: &'static [&'static str],
    /// The groups of the form, in order.
    pub groups: &'static [Group],
    /// The questions, in the order of the form.
    pub fields: &'static [&'static Field],
    /// The numbers it takes from an edition.
    pub parameters: &'static [&'static Parameter],
    /// The tables it takes from an edition.
    pub tables: &'static [&'static Table],
    /// The lines it may write, in the order the working shows them.
    pub rules: &'static [&'static Rule],
    /// The days it may count.
    pub deadlines: &'static [&'static Deadline],
    /// What would be due if something happened.
    pub schedules: &'static [&'static Schedule],
    /// What it may find: lists that programs share, and its own. Their order says nothing.
    pub findings: &'static [&'static [&'static Finding]],
    /// The papers it may ask for, likewise.
    pub papers: &'static [&'static [&'static Paper]],
    /// The moments of a project, in order: keys for charges and papers.
    pub moments: &'static [&'static str],
    /// The question for the day of the application, by which an edition is right or not.
    pub applied: &'static Field,
    /// What the result leads with.
    pub headline: Headline,
    /// Its published editions, the newest last; each is read when it is first used.
    pub editions: &'static [&'static LazyLock<Edition>],
    /// Worked examples of the documents.
    pub examples: &'static [Example],
    /// Its words.
    pub text: Text,
    /// Checks answers against each other, between fields that are themselves valid.
    pub across: fn(&Answers, &mut Problems),
    /// Works a project out.
    pub work: fn(&Worksheet<'_>),
}

/// What the result leads with.
#[derive(Debug)]
pub struct Headline {
    /// The incentive.
    pub incentive: &'static Rule,
    /// The cost it is measured against.
    pub cost: &'static Field,
    /// Other incentives for the same project.
    pub other: Option<&'static Field>,
    /// What is left to pay.
    pub net_cost: &'static Rule,
}

/// A worked example of a program document: inputs and the amounts it states.
#[derive(Debug)]
pub struct Example {
    /// Its name in the text.
    pub key: &'static str,
    /// Where the document works it.
    pub place: Place,
    /// Field and answer, as the JSON interface takes them; all text.
    pub inputs: &'static [(&'static str, &'static str)],
    /// Key and value of each amount or quantity that the document states.
    pub states: &'static [(&'static str, &'static str)],
}

impl Program {
    /// The newest published edition.
    #[must_use]
    pub fn newest(&self) -> Option<&'static Edition> {
        self.editions.last().map(|edition| &***edition)
    }

    /// The question with this JSON name.
    #[must_use]
    pub fn field(&self, key: &str) -> Option<&'static Field> {
        self.fields.iter().find(|field| field.key == key).copied()
    }

    /// Checks what was entered: the answers, and every problem with them.
    pub fn check<'a>(&self, entered: impl IntoIterator<Item = (&'a str, Raw<'a>)>) -> (Answers, Problems) {
        let (answers, mut problems) = Answers::check(self.fields, entered);
        (self.across)(&answers, &mut problems);
        (answers, problems)
    }

    /// Works a project out. A function of its arguments alone.
    #[must_use]
    pub fn evaluate(&'static self, edition: &'static Edition, answers: &Answers) -> Report {
        let worksheet = Worksheet::new(edition, answers);
        (self.work)(&worksheet);
        let (mut lines, days) = (worksheet.lines.into_inner(), worksheet.days.into_inner());
        let order = |line: &Line| self.rules.iter().position(|rule| std::ptr::eq(*rule, line.rule));
        sort_short(&mut lines, order);
        let (found, papers) = (worksheet.found.into_inner(), worksheet.papers.into_inner());
        let schedule = worksheet.schedule.into_inner();
        let defects = worksheet.defects.into_inner();
        let report = Report { program: self, edition, lines, days, schedule, found, papers, defects };
        if report.defects.is_empty() { report } else { report.without_results() }
    }
}

impl Report {
    /// Fails closed: with a defect nothing is claimed.
    fn without_results(self) -> Report {
        Report {
            lines: Vec::new(),
            days: Vec::new(),
            schedule: Vec::new(),
            found: Vec::new(),
            papers: Vec::new(),
            ..self
        }
    }
}
