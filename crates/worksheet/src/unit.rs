//! Unit: what a figure counts, as powers of the base units the program documents use.

/// A unit: one power for each base unit. kW and W are apart on purpose: a document that says "watts" means watts.
///
/// ```
/// use estimado_worksheet::unit::{KWH, USD_PER_W};
/// assert_eq!((USD_PER_W.symbol().as_str(), KWH.symbol().as_str()), ("$/W", "kWh"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit {
    usd: i8,
    w: i8,
    kw: i8,
    mw: i8,
    hour: i8,
    percent: i8,
    ft: i8,
    mph: i8,
    month: i8,
    day: i8,
    calendar_year: i8,
    year: i8,
    sqft: i8,
    degree: i8,
}

/// No unit: counts, ratios, shares.
pub const ONE: Unit = Unit {
    usd: 0,
    w: 0,
    kw: 0,
    mw: 0,
    hour: 0,
    percent: 0,
    ft: 0,
    mph: 0,
    month: 0,
    day: 0,
    calendar_year: 0,
    year: 0,
    sqft: 0,
    degree: 0,
};
/// United States dollars.
pub const USD: Unit = Unit { usd: 1, ..ONE };
/// Watts.
pub const W: Unit = Unit { w: 1, ..ONE };
/// Kilowatts.
pub const KW: Unit = Unit { kw: 1, ..ONE };
/// Megawatts.
pub const MW: Unit = Unit { mw: 1, ..ONE };
/// Hours.
pub const HOUR: Unit = Unit { hour: 1, ..ONE };
/// Per cent.
pub const PERCENT: Unit = Unit { percent: 1, ..ONE };
/// Feet.
pub const FT: Unit = Unit { ft: 1, ..ONE };
/// Miles per hour.
pub const MPH: Unit = Unit { mph: 1, ..ONE };
/// Months.
pub const MONTH: Unit = Unit { month: 1, ..ONE };
/// Days, calendar or business.
pub const DAY: Unit = Unit { day: 1, ..ONE };
/// A year of the calendar, such as 2018; not a length of time.
pub const CALENDAR_YEAR: Unit = Unit { calendar_year: 1, ..ONE };
/// Years.
pub const YEAR: Unit = Unit { year: 1, ..ONE };
/// Square feet.
pub const SQFT: Unit = Unit { sqft: 1, ..ONE };
/// Degrees of an angle.
pub const DEGREE: Unit = Unit { degree: 1, ..ONE };
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
        Unit {
            usd: self.usd.saturating_add(other.usd),
            w: self.w.saturating_add(other.w),
            kw: self.kw.saturating_add(other.kw),
            mw: self.mw.saturating_add(other.mw),
            hour: self.hour.saturating_add(other.hour),
            percent: self.percent.saturating_add(other.percent),
            ft: self.ft.saturating_add(other.ft),
            mph: self.mph.saturating_add(other.mph),
            month: self.month.saturating_add(other.month),
            day: self.day.saturating_add(other.day),
            calendar_year: self.calendar_year.saturating_add(other.calendar_year),
            year: self.year.saturating_add(other.year),
            sqft: self.sqft.saturating_add(other.sqft),
            degree: self.degree.saturating_add(other.degree),
        }
    }

    /// The unit of a quotient.
    #[must_use]
    pub const fn per(self, other: Unit) -> Unit {
        self.times(Unit {
            usd: other.usd.saturating_neg(),
            w: other.w.saturating_neg(),
            kw: other.kw.saturating_neg(),
            mw: other.mw.saturating_neg(),
            hour: other.hour.saturating_neg(),
            percent: other.percent.saturating_neg(),
            ft: other.ft.saturating_neg(),
            mph: other.mph.saturating_neg(),
            month: other.month.saturating_neg(),
            day: other.day.saturating_neg(),
            calendar_year: other.calendar_year.saturating_neg(),
            year: other.year.saturating_neg(),
            sqft: other.sqft.saturating_neg(),
            degree: other.degree.saturating_neg(),
        })
    }

    /// The symbol as editions write it: `$/W`, `kWh`, `%`; empty for [`ONE`].
    #[must_use]
    pub fn symbol(self) -> String {
        let powers = [
            ("$", self.usd),
            ("W", self.w),
            ("kW", self.kw),
            ("MW", self.mw),
            ("h", self.hour),
            ("%", self.percent),
            ("ft", self.ft),
            ("mph", self.mph),
            ("month", self.month),
            ("day", self.day),
            ("calendar-year", self.calendar_year),
            ("year", self.year),
            ("sqft", self.sqft),
            ("degree", self.degree),
        ];
        let mut text = String::new();
        powers.iter().filter(|(_, power)| *power > 0).for_each(|(symbol, _)| text.push_str(symbol));
        let mut before = "/";
        for (symbol, _) in powers.iter().filter(|(_, power)| *power < 0) {
            text.push_str(before);
            text.push_str(symbol);
            before = "";
        }
        text
    }
}
