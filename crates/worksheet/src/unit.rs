//! Unit: what a figure counts, as powers of the base units the program documents use.

/// A unit: one power for each base unit. kW and W are apart on purpose: a document that says "watts" means watts.
///
/// ```
/// use estimado_worksheet::unit::{KWH, USD_PER_W};
/// assert_eq!((USD_PER_W.symbol().as_str(), KWH.symbol().as_str()), ("$/W", "kWh"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit(i64);

/// The base units, each with its symbol in editions. The power of the first is the lowest digit of a [`Unit`] to base 16,
/// from -8 to 7: to multiply units is to add numbers.
const BASES: [&str; 14] =
    ["$", "W", "kW", "MW", "h", "%", "ft", "mph", "month", "day", "calendar-year", "year", "sqft", "degree"];

const fn base(index: u32) -> Unit {
    Unit(16_i64.wrapping_pow(index))
}

/// No unit: counts, ratios, shares.
pub const ONE: Unit = Unit(0);
/// United States dollars.
pub const USD: Unit = base(0);
/// Watts.
pub const W: Unit = base(1);
/// Kilowatts.
pub const KW: Unit = base(2);
/// Megawatts.
pub const MW: Unit = base(3);
/// Hours.
pub const HOUR: Unit = base(4);
/// Per cent.
pub const PERCENT: Unit = base(5);
/// Feet.
pub const FT: Unit = base(6);
/// Miles per hour.
pub const MPH: Unit = base(7);
/// Months.
pub const MONTH: Unit = base(8);
/// Days, calendar or business.
pub const DAY: Unit = base(9);
/// A year of the calendar, such as 2018; not a length of time.
pub const CALENDAR_YEAR: Unit = base(10);
/// Years.
pub const YEAR: Unit = base(11);
/// Square feet.
pub const SQFT: Unit = base(12);
/// Degrees of an angle.
pub const DEGREE: Unit = base(13);
/// Kilowatt-hours.
pub const KWH: Unit = KW.times(HOUR);
/// Dollars per watt.
pub const USD_PER_W: Unit = USD.per(W);
/// Dollars per kilowatt-hour.
pub const USD_PER_KWH: Unit = USD.per(KWH);
/// Kilowatt-hours a year.
pub const KWH_PER_YEAR: Unit = KWH.per(YEAR);
/// Dollars for each kilowatt-hour a year.
pub const USD_PER_KWH_YEAR: Unit = USD.per(KWH_PER_YEAR);

impl Unit {
    /// The unit of a product.
    #[must_use]
    pub const fn times(self, other: Unit) -> Unit {
        Unit(self.0.wrapping_add(other.0))
    }

    /// The unit of a quotient.
    #[must_use]
    pub const fn per(self, other: Unit) -> Unit {
        Unit(self.0.wrapping_sub(other.0))
    }

    /// The symbol as editions write it: `$/W`, `kWh`, `%`; empty for [`ONE`].
    #[must_use]
    pub fn symbol(self) -> String {
        let (mut above, mut below, mut rest) = (String::new(), String::new(), self.0);
        for symbol in BASES {
            let power = (rest & 7).wrapping_sub(rest & 8);
            rest = rest.wrapping_sub(power) >> 4;
            match power {
                0 => {}
                1.. => above.push_str(symbol),
                _ => below.push_str(symbol),
            }
        }
        if below.is_empty() { above } else { [above, below].join("/") }
    }
}
