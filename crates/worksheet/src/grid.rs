//! Grid: the numbers that can be entered in a field, as whole steps of the finest amount people enter there.

use crate::edition::{Cell, ColumnKind, Edition};
use crate::exact::Exact;
use crate::field::{Field, Kind, Least};
use crate::program::Program;
use crate::unit::{KW, USD, Unit, W};
use rust_decimal::Decimal;

/// The numbers of a field: whole steps from the first to the last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    places: u32,
    /// The smallest number, in steps.
    pub first: i64,
    /// The largest number, in steps.
    pub last: i64,
}

/// No field takes numbers of this size or above.
const TOO_LARGE: i64 = 1_000_000_000;

impl Grid {
    /// Whole numbers.
    pub(crate) const fn whole(first: i64, last: i64) -> Grid {
        Grid { places: 0, first, last }
    }

    /// The numbers of a field: cents for dollars, whole ones where no others are taken, six places otherwise. Nothing for a
    /// field that takes no number.
    ///
    /// ```
    /// use estimado_worksheet::{field::Field, grid::Grid, unit::USD};
    /// static COST: Field = Field::above_zero("totalProjectCost", USD);
    /// let grid = Grid::of(&COST).unwrap();
    /// assert_eq!(grid.number(grid.first).to_string(), "0.01");
    /// assert_eq!(grid.number(grid.last).to_string(), "999999999.99");
    /// ```
    #[must_use]
    pub fn of(field: &Field) -> Option<Grid> {
        let places = match field.kind {
            Kind::Whole { .. } => 0,
            _ if field.unit() == USD => 2,
            _ => 6,
        };
        let one = 10i64.checked_pow(places)?;
        let (first, last) = match field.kind {
            Kind::Number { least, .. } => {
                let first = if least == Least::AboveZero { 1 } else { 0 };
                (first, TOO_LARGE.checked_mul(one)?.saturating_sub(1))
            }
            Kind::Percent => (1, one.saturating_mul(100)),
            Kind::Between { from, to, .. } | Kind::Whole { from, to, .. } => {
                (from.checked_mul(one)?, to.checked_mul(one)?)
            }
            Kind::Choice(_) | Kind::YesNo | Kind::Date | Kind::Dates => return None,
        };
        Some(Grid { places, first, last })
    }

    /// The number of so many steps, without zeros at its end.
    #[must_use]
    pub fn number(self, step: i64) -> Decimal {
        let number = Decimal::try_from_i128_with_scale(step.into(), self.places).unwrap_or_default();
        crate::decimal::short(number)
    }

    /// The last step that is not above a number, within the grid.
    #[must_use]
    pub fn step(self, number: &Exact) -> i64 {
        let cut = number.cut(self.places).and_then(|cut| i64::try_from(cut.mantissa()).ok());
        let far = if number.is_negative() { self.first } else { self.last };
        let step = cut.unwrap_or(far);
        let below = number.is_negative() && Exact::from(self.number(step)) != *number;
        step.saturating_sub(i64::from(below)).clamp(self.first, self.last)
    }
}

/// The numbers of its unit that an edition states, as steps of a field: there a rule may begin or end. Watts count as
/// kilowatts, and the other way round.
pub(crate) fn stated(program: &Program, edition: &Edition, field: &Field, grid: Grid) -> Vec<i64> {
    let scale = |unit: Unit| match (unit, field.unit()) {
        (unit, own) if unit == own => Some(Decimal::ONE),
        (W, KW) => Decimal::try_new(1, 3).ok(),
        (KW, W) => Some(1000.into()),
        _ => None,
    };
    let mut steps = Vec::new();
    let mut add = |number: Decimal, scale: Decimal| {
        let step = grid.step(&(&Exact::from(number) * &scale.into()));
        if !steps.contains(&step) {
            steps.push(step);
        }
    };
    for parameter in program.parameters {
        if let Some((scale, number)) = scale(parameter.unit).zip(edition.number(parameter)) {
            add(number, scale);
        }
    }
    for table in program.tables {
        for column in table.columns {
            let ColumnKind::Number(unit) = column.kind else { continue };
            let Some(scale) = scale(unit) else { continue };
            for (_, cell) in
                edition.rows(table).iter().flat_map(|row| row.iter()).filter(|(key, _)| *key == column.key)
            {
                if let Cell::Number(number) = cell {
                    add(*number, scale);
                }
            }
        }
    }
    steps
}
