//! Tree: the edition of Villa Sol as it is written down, and short ways to write trees.

use estimado_worksheet::tree::Tree;

/// A text.
pub fn text(text: &str) -> Tree {
    text.to_owned().into()
}

/// Named values.
pub fn map(entries: &[(&str, Tree)]) -> Tree {
    Tree::Map(entries.iter().map(|(name, value)| ((*name).to_owned().into(), value.clone())).collect())
}

/// A list.
pub fn list(items: &[Tree]) -> Tree {
    Tree::List(items.to_vec())
}

/// A number as an edition writes it.
pub fn number(value: &str, unit: &str) -> Tree {
    map(&[("value", text(value)), ("unit", text(unit))])
}

/// The edition of Villa Sol, not in order.
pub fn villa_sol() -> Tree {
    let row = |technology: &str, most: &str, ends: &str| {
        map(&[("technology", text(technology)), ("most", text(most)), ("ends", text(ends))])
    };
    map(&[
        ("until", text("2020-12-31")),
        ("id", text("2020-01-01")),
        ("from", text("2020-01-01")),
        (
            "document",
            map(&[
                ("law", map(&[("es", text("Ley de Villa Sol")), ("en", text("Villa Sol Act"))])),
                ("guide", map(&[("en", text("Villa Sol Guide")), ("es", text("Guía de Villa Sol"))])),
            ]),
        ),
        (
            "number",
            map(&[
                ("size-limit", number("25", "kW")),
                ("sign-days", number("15", "day")),
                ("reference-cost", number("2.50", "$/W")),
                ("percentage", number("40", "%")),
                ("fee-free-size", number("5", "kW")),
                ("fee", number("50.00", "$")),
                ("build-months", number("6", "month")),
            ]),
        ),
        (
            "table",
            map(&[(
                "band",
                list(&[row("solar", "15000", "2020-06-30"), row("wind", "20000", "2020-12-31")]),
            )]),
        ),
        (
            "place",
            map(&[
                ("size", list(&[text("guide: II")])),
                ("papers", list(&[text("guide: V")])),
                ("incentive", list(&[text("guide: II"), text("law: 3.1")])),
                ("fees", list(&[text("guide: IV")])),
                ("dates", list(&[text("law: 7")])),
            ]),
        ),
    ])
}
