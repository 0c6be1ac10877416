//! JSON for people: what is short stands on one line, so that a table reads as a table.

use serde_json::Value;

/// As wide as a line may get.
const WIDTH: usize = 160;

/// The value as text, with a line end.
pub fn pretty(value: &Value) -> String {
    let mut out = String::new();
    write(value, 0, 0, &mut out);
    out.push('\n');
    out
}

fn write(value: &Value, indent: usize, before: usize, out: &mut String) {
    let short = short(value);
    let room = WIDTH.saturating_sub(indent).saturating_sub(before);
    match value {
        Value::Object(entries) if !fits(value, &short, room) => {
            let name = |key: &String| Value::String(key.clone()).to_string() + ": ";
            list(entries.iter().map(|(key, value)| (name(key), value)), ["{", "}"], indent, out);
        }
        Value::Array(items) if !fits(value, &short, room) => {
            list(items.iter().map(|value| (String::new(), value)), ["[", "]"], indent, out);
        }
        _ => out.push_str(&short),
    }
}

/// Only what holds nothing but plain values goes on one line.
fn fits(value: &Value, short: &str, room: usize) -> bool {
    let plain = |value: &Value| !value.is_array() && !value.is_object();
    let flat = match value {
        Value::Object(entries) => entries.values().all(plain),
        Value::Array(items) => items.iter().all(plain),
        _ => true,
    };
    flat && short.chars().count() <= room
}

fn list<'a>(
    items: impl Iterator<Item = (String, &'a Value)>,
    [open, close]: [&str; 2],
    indent: usize,
    out: &mut String,
) {
    let deeper = indent.saturating_add(2);
    out.push_str(open);
    let mut comma = "";
    for (name, value) in items {
        out.extend([comma, "\n", &" ".repeat(deeper), &name]);
        write(value, deeper, name.chars().count().saturating_add(1), out);
        comma = ",";
    }
    out.extend(["\n", &" ".repeat(indent), close]);
}

fn short(value: &Value) -> String {
    match value {
        Value::Object(entries) if entries.is_empty() => "{}".to_owned(),
        Value::Object(entries) => {
            let entry = |(key, value): (&String, &Value)| {
                Value::String(key.clone()).to_string() + ": " + &self::short(value)
            };
            format!("{{ {} }}", entries.iter().map(entry).collect::<Vec<_>>().join(", "))
        }
        Value::Array(items) => format!("[{}]", items.iter().map(short).collect::<Vec<_>>().join(", ")),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::pretty;
    use serde_json::json;

    #[test]
    fn rows_stand_on_lines_and_what_is_long_is_broken() {
        let value = json!({ "rows": [{ "a": "1", "b": "2" }], "long": ["x".repeat(90), "y".repeat(90)] });
        let text = pretty(&value);
        assert!(text.contains("\n    { \"a\": \"1\", \"b\": \"2\" }\n  ]"), "{text}");
        assert!(text.contains("[\n    \"xxx"), "{text}");
        assert_eq!(serde_json::from_str::<serde_json::Value>(&text).unwrap(), value);
    }
}
