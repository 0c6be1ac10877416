//! Typed: a number as a person types it, made plain.

use crate::unit::Unit;

/// Reads what a person typed into a field of this unit: `7,500`, `$7500`, `7 500`, `4,3`, `3.5 kW`.
///
/// The point is the decimal sign, as in English and in the Spanish of Puerto Rico; a comma groups thousands where it
/// stands like one, and is a decimal sign otherwise. What cannot be a number comes back as it was typed, for
/// [`Field::check`](crate::field::Field::check) to refuse.
///
/// ```
/// use estimado_worksheet::{typed::plain, unit::USD};
/// assert_eq!(plain("$7,500", USD), "7500");
/// assert_eq!(plain("4,3", USD), "4.3");
/// ```
#[must_use]
pub fn plain(typed: &str, unit: Unit) -> String {
    let mut compact = String::with_capacity(typed.len());
    for sign in typed.chars() {
        match sign {
            '−' => compact.push('-'),
            '’' => compact.push('\''),
            _ if sign.is_whitespace() => {}
            _ => compact.push(sign),
        }
    }
    let bare = without_unit(&compact, &unit.symbol());
    separated(bare).unwrap_or_else(|| typed.trim().to_owned())
}

/// Whether a plain number could have been meant with a point between thousands: `1.234`, but not `0.234` or `1.23`.
///
/// ```
/// use estimado_worksheet::typed::is_ambiguous;
/// assert!(is_ambiguous("1.234") && !is_ambiguous("1.23"));
/// ```
#[must_use]
pub fn is_ambiguous(plain: &str) -> bool {
    is_grouped(plain, '.') && plain.contains('.')
}

fn without_unit<'a>(typed: &'a str, symbol: &str) -> &'a str {
    let dollars = typed.strip_prefix("US$").or_else(|| typed.strip_prefix('$'));
    let (typed, symbol) = match (dollars, symbol.strip_prefix('$')) {
        (Some(dollars), Some(per)) => (dollars, per),
        _ => (typed, symbol),
    };
    let end = typed.trim_end_matches(|c: char| c.is_alphabetic() || matches!(c, '%' | '$' | '/' | '\''));
    let suffix = typed.strip_prefix(end).unwrap_or_default();
    let means_unit = suffix.eq_ignore_ascii_case(symbol) || (suffix == "'" && symbol == "ft");
    if means_unit { end } else { typed }
}

/// The digits with at most one point between them; nothing when there are none, or their separators make no sense.
fn separated(typed: &str) -> Option<String> {
    let (group, decimal) = match (typed.rfind(','), typed.rfind('.')) {
        (comma, point) if typed.contains('\'') => ('\'', comma.max(point)),
        (Some(comma), Some(point)) if comma > point => ('.', Some(comma)),
        (Some(_), Some(point)) => (',', Some(point)),
        (Some(_), None) if is_grouped(typed, ',') => (',', None),
        (Some(comma), None) => ('.', Some(comma)),
        (None, Some(_)) if is_grouped(typed, '.') && typed.matches('.').count() > 1 => ('.', None),
        (None, point) => (',', point),
    };
    let (whole, part) = decimal.and_then(|at| typed.split_at_checked(at)).unwrap_or((typed, ""));
    let part = part.get(1..).unwrap_or_default();
    if whole.contains(group) && !is_grouped(whole, group) {
        return None;
    }
    let whole = whole.replace(group, "");
    let digits = [whole.strip_prefix('-').unwrap_or(&whole), part].concat();
    if digits.is_empty() || digits.contains(|c: char| !c.is_ascii_digit()) {
        return None;
    }
    Some(if part.is_empty() { whole } else { [&whole, ".", part].concat() })
}

/// Whether `typed` is digits in groups of three: `1,234,567`, but not `0,500` or `1,23`.
fn is_grouped(typed: &str, group: char) -> bool {
    let mut groups = typed.trim_start_matches('-').split(group);
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let first = groups.next().unwrap_or_default();
    let leads = (1..=3).contains(&first.len()) && digits(first) && !first.starts_with('0');
    leads && groups.all(|group| group.len() == 3 && digits(group))
}
