//! Search: which answers to work out, and where between two of them the formula changes.

use super::cause::Example;
use super::largest::largest;
use super::picture::ticks;
use super::{Breakpoint, Cause, Curve, Point, Sample, Turn, cause, followed, round};
use crate::answers::Problem;
use crate::exact::Exact;
use crate::field::Field;
use crate::grid::{Grid, stated};
use crate::report::Report;
use crate::what_if::WhatIf;
use rust_decimal::Decimal;
use std::cmp::Ordering;
use std::rc::Rc;

/// Evenly spaced samples for each time the answer fits into the picture.
const SAMPLES: i64 = 24;
/// How many times the answer the picture may reach.
const REACH: i64 = 4;
/// Beyond this many evaluations the search stops, and says so.
const EVALUATIONS: usize = 4000;
/// Beyond this many breakpoints a list explains nothing.
const BREAKPOINTS: usize = 40;

type Outcome = Result<Report, Option<Problem>>;

pub(super) struct Search<'a> {
    what_if: WhatIf<'a>,
    field: &'static Field,
    grid: Grid,
    here: Decimal,
    /// What was worked out, by its step, in order.
    seen: Vec<(i64, Sample)>,
}

impl<'a> Search<'a> {
    pub fn new(what_if: WhatIf<'a>, field: &'static Field, grid: Grid, here: Decimal) -> Search<'a> {
        Search { what_if, field, grid, here, seen: Vec::new() }
    }

    pub fn curve(mut self) -> Curve {
        let grid = self.grid;
        let even = self.even();
        let mut starts = even.clone();
        add(&mut starts, &self.far());
        for step in stated(self.what_if.program, self.what_if.edition, self.field, grid) {
            add(&mut starts, &[step.saturating_sub(1), step, step.saturating_add(1)]);
        }
        starts.retain(|step| (grid.first..=grid.last).contains(step));
        let (lows, more) = self.breaks(&starts);
        let mut breakpoints = Vec::new();
        for low in lows {
            breakpoints.extend(self.breakpoint(low));
        }
        let to = self.end(&breakpoints);
        let mut shown = even;
        let mut steps = ticks(if grid.first > 0 { 0 } else { grid.first }, to);
        steps.retain(|tick| *tick >= grid.first);
        add(&mut shown, &steps);
        let mut ticks = Vec::new();
        for tick in &steps {
            ticks.push(grid.number(*tick));
        }
        let points = self.points(shown, steps, to, &breakpoints);
        Curve {
            field: self.field,
            here: self.here,
            from: grid.number(grid.first),
            to: grid.number(to),
            ticks,
            points,
            breakpoints,
            largest: largest(&self.seen, grid, grid.step(&self.here.into())),
            more,
        }
    }

    fn report(&self, step: i64) -> Option<Report> {
        self.what_if.with_number(self.field, self.grid.number(step)).ok()
    }

    fn sample(&mut self, step: i64) -> Sample {
        let place = match self.seen.binary_search_by_key(&step, |(known, _)| *known) {
            Ok(known) => return self.seen.get(known).map_or(Sample::none(), |(_, sample)| sample.clone()),
            Err(place) => place,
        };
        let incentive = self.what_if.program.headline.incentive;
        let sample = self.report(step).map_or(Sample::none(), |report| Sample::of(&report, incentive));
        self.seen.insert(place, (step, sample.clone()));
        sample
    }

    /// The answer in steps; where it is nothing, the cost of the project or a round number of its size.
    fn unit(&self) -> i64 {
        let here = self.grid.step(&self.here.into());
        if here > 0 {
            return here;
        }
        let cost = self.what_if.program.headline.cost;
        let cost = self.what_if.answers.exact(cost).filter(|_| self.field.unit() == cost.unit());
        self.grid.step(&cost.unwrap_or_else(|| 100.into())).max(1)
    }

    /// As far as the picture may go.
    fn reach(&self) -> i64 {
        round(self.unit().saturating_mul(REACH)).min(self.grid.last)
    }

    /// Evenly spaced, to draw the picture from.
    fn even(&self) -> Vec<i64> {
        let Grid { first, last, .. } = self.grid;
        let (from, to) =
            if first < 0 { (first, last) } else { (0, self.unit().saturating_mul(REACH).min(last)) };
        let count = SAMPLES.saturating_mul(REACH);
        let at = |index: i64| {
            let part = i128::from(to.saturating_sub(from)).saturating_mul(index.into());
            let part = part.checked_div(count.into()).and_then(|part| i64::try_from(part).ok());
            from.saturating_add(part.unwrap_or_default())
        };
        let mut steps = Vec::new();
        for index in 0..=count {
            add(&mut steps, &[at(index)]);
        }
        steps.retain(|step| (first..=last).contains(step));
        add(&mut steps, &[first, self.grid.step(&self.here.into())]);
        steps
    }

    /// Ever farther, to the ends of what can be entered.
    fn far(&self) -> Vec<i64> {
        let Grid { first, last, .. } = self.grid;
        let mut steps = vec![first, last];
        let (mut up, mut down) = (self.unit(), self.unit());
        while up < last {
            steps.push(up);
            up = up.saturating_mul(2);
        }
        while down > first.max(0) {
            steps.push(down);
            down = down.checked_div(4).unwrap_or_default();
        }
        steps
    }

    /// Every step after which the formula is another, in order.
    fn breaks(&mut self, starts: &[i64]) -> (Vec<i64>, bool) {
        let (mut lows, mut open) = (Vec::new(), Vec::new());
        for pair in starts.windows(2) {
            if let [low, high] = pair {
                open.push((*low, *high));
            }
        }
        while let Some((low, high)) = open.pop() {
            let (a, b) = (self.sample(low), self.sample(high));
            if a.marks == b.marks {
                continue;
            }
            if high.saturating_sub(low) <= 1 {
                add(&mut lows, &[low]);
            } else if self.seen.len() > EVALUATIONS || lows.len() >= BREAKPOINTS {
                return (lows, true);
            } else {
                let middle = low.midpoint(high);
                open.push((low, middle));
                open.push((middle, high));
            }
        }
        (lows, false)
    }

    /// What happens after a step; nothing where the other formula gives the same.
    fn breakpoint(&mut self, low: i64) -> Option<Breakpoint> {
        let high = low.saturating_add(1);
        let (a, b) = (self.sample(low), self.sample(high));
        let turn = self.turn(low, &a, &b)?;
        let next = self.sample(high.saturating_add(1).min(self.grid.last));
        let course = match (&b.incentive, &next.incentive) {
            (Some(here), Some(next)) => next.cmp(here),
            _ => Ordering::Equal,
        };
        let outcome = |step| self.what_if.with_number(self.field, self.grid.number(step));
        let (below, above) = (outcome(low), outcome(high));
        let causes = self.causes(low, &below, &above);
        let reports = [below.ok(), above.ok()];
        let (below, above) = (self.grid.number(low), self.grid.number(high));
        Some(Breakpoint { turn, below, above, reports, course, causes })
    }

    fn turn(&mut self, low: i64, a: &Sample, b: &Sample) -> Option<Turn> {
        if a.incentive.is_none() != b.incentive.is_none() {
            return Some(Turn::Edge);
        }
        if a.eligible != b.eligible {
            return Some(Turn::Cliff);
        }
        let [incentive, charges, found] = [0, 1, 2].map(|index| a.marks.get(index) != b.marks.get(index));
        let course = if incentive { self.course(low, a, b) } else { None };
        let other = if charges { Some(Turn::Charge) } else { found.then_some(Turn::Notice) };
        course.or(other)
    }

    /// Whether the incentive jumps or goes on at another rate: over one step it moves no farther than over the steps
    /// before and after, unless it jumps.
    fn course(&mut self, low: i64, a: &Sample, b: &Sample) -> Option<Turn> {
        let Grid { first, last, .. } = self.grid;
        let before = low.checked_sub(1).filter(|step| *step >= first).map(|step| self.sample(step));
        let after = low.checked_add(2).filter(|step| *step <= last).map(|step| self.sample(step));
        let rise = |from: &Sample, to: &Sample| Some(to.incentive.as_ref()? - from.incentive.as_ref()?);
        let same = |sample: &Sample, side: &Sample| sample.marks.first() == side.marks.first();
        let left = before.filter(|before| same(before, a)).and_then(|before| rise(&before, a));
        let right = after.filter(|after| same(after, b)).and_then(|after| rise(b, &after));
        let jump = rise(a, b)?;
        let reach = &size(left.as_ref()) + &size(right.as_ref());
        if size(Some(&jump)) > reach {
            Some(Turn::Step)
        } else if left == right {
            None
        } else {
            Some(Turn::Kink)
        }
    }

    fn causes(&self, low: i64, below: &Outcome, above: &Outcome) -> Vec<Cause> {
        let (below, above) = match (below, above) {
            (Ok(below), Ok(above)) => (below, above),
            (_, Err(problem)) => return beside(problem, true),
            (Err(problem), _) => return beside(problem, false),
        };
        let mut causes = Vec::new();
        for (here, there, is_above) in [(below, above, false), (above, below, true)] {
            let found = cause::found(here, there);
            if !found.is_empty() {
                let example = self.example(low.saturating_add(i64::from(is_above)), is_above);
                for finding in found {
                    causes.push(Cause::Found(finding, example.clone(), is_above));
                }
            }
        }
        let mut rules = Vec::new();
        // What comes or goes with the eligibility is told by what was found.
        if below.is_eligible() == above.is_eligible() {
            rules.push(self.what_if.program.headline.incentive);
            for report in [below, above] {
                rules.extend(followed(report));
            }
        }
        for rule in rules {
            for cause in cause::lines(below, above, rule) {
                if !causes.iter().any(|known| known.is_same(&cause)) {
                    causes.push(cause);
                }
            }
        }
        causes
    }

    /// A round answer beyond a step by the same formulas, as near as there is one; the step itself where there is none.
    fn example(&self, step: i64, upwards: bool) -> Example {
        let at = self.seen.binary_search_by_key(&step, |(known, _)| *known).ok()?;
        let (below, above) = self.seen.split_at_checked(at)?;
        let marks = &above.first()?.1.marks;
        let (mut chosen, mut shortest) = (step, u32::MAX);
        let all = if upwards { above } else { below };
        for away in 0..all.len() {
            let at = if upwards { away } else { all.len().saturating_sub(away).saturating_sub(1) };
            let Some((known, _)) = all.get(at).filter(|(_, sample)| sample.marks == *marks) else { break };
            let scale = self.grid.number(*known).scale();
            if scale < shortest {
                (chosen, shortest) = (*known, scale);
            }
        }
        Some(Rc::new((self.grid.number(chosen), self.report(chosen)?)))
    }

    /// Twice the answer, or as far as something happens to the incentive within reach.
    fn end(&self, breakpoints: &[Breakpoint]) -> i64 {
        let Grid { first, last, .. } = self.grid;
        if first < 0 {
            return last;
        }
        let reach = self.reach();
        let mut farthest = 0;
        for known in breakpoints {
            let step = self.grid.step(&known.above.into());
            if known.turn < Turn::Charge && step < reach {
                farthest = step.max(farthest);
            }
        }
        let beyond = farthest.saturating_add(farthest.checked_div(7).unwrap_or_default());
        round(beyond.max(self.unit().saturating_mul(2))).min(reach)
    }

    fn points(
        &mut self,
        mut steps: Vec<i64>,
        mut listed: Vec<i64>,
        to: i64,
        breakpoints: &[Breakpoint],
    ) -> Vec<Point> {
        let mut jumps = Vec::new();
        steps.retain(|step| *step <= to);
        add(&mut steps, &[to]);
        for known in breakpoints {
            let low = self.grid.step(&known.below.into());
            if low < to {
                let sides = [low, low.saturating_add(1)];
                add(&mut listed, &sides);
                add(&mut steps, &sides);
                if known.turn <= Turn::Step {
                    jumps.push(low.saturating_add(1));
                }
            }
        }
        let own = self.grid.step(&self.here.into());
        let mut points: Vec<Point> = Vec::with_capacity(steps.len());
        for step in steps {
            let sample = self.sample(step);
            let before = points.last().is_some_and(|before| before.incentive.is_some());
            let joined = before && sample.incentive.is_some() && !jumps.contains(&step);
            let at = self.grid.number(step);
            let here = step == own;
            let listed = here || listed.binary_search(&step).is_ok();
            points.push(Point {
                here,
                listed,
                at,
                incentive: sample.incentive,
                eligible: sample.eligible,
                joined,
            });
        }
        points
    }
}

/// Puts steps among others, in order, each once.
fn add(steps: &mut Vec<i64>, more: &[i64]) {
    for step in more {
        if let Err(place) = steps.binary_search(step) {
            steps.insert(place, *step);
        }
    }
}

/// Answers that do not go with each other.
fn beside(problem: &Option<Problem>, is_above: bool) -> Vec<Cause> {
    match problem {
        Some(problem) => vec![Cause::Problem(problem.clone(), is_above)],
        None => Vec::new(),
    }
}

fn size(number: Option<&Exact>) -> Exact {
    number.map_or_else(|| 0.into(), Exact::size)
}
