//! The budgets in `xtask/budgets.toml`: limits that are lowered when beaten, and raised only with a reason.

use std::collections::BTreeMap;

use anyhow::{Context, Result, bail};

use crate::files;
use crate::workspace::Workspace;

/// The most that each thing may cost.
#[derive(Debug, PartialEq, Eq)]
pub struct Budgets {
    /// Bytes that a page downloads for the widget, after brotli.
    pub download: u64,
    /// Instructions, natively, by what is counted and by program.
    pub instructions: BTreeMap<String, BTreeMap<String, u64>>,
}

impl Budgets {
    /// Reads the committed file.
    pub fn read(workspace: &Workspace) -> Result<Self> {
        let path = workspace.path("xtask/budgets.toml");
        Self::parse(&files::read_text(&path)?).with_context(|| format!("{}", path.display()))
    }

    fn parse(text: &str) -> Result<Self> {
        let table: toml::Table = text.parse()?;
        let download = positive(&table, "download-bytes")?;
        let counts = table.iter().filter_map(|(name, value)| Some((name, value.as_table()?)));
        let each = counts.map(|(name, programs)| {
            let budgets = programs.keys().map(|program| Ok((program.clone(), positive(programs, program)?)));
            Ok((name.clone(), budgets.collect::<Result<_>>()?))
        });
        Ok(Self { download, instructions: each.collect::<Result<_>>()? })
    }
}

fn positive(table: &toml::Table, key: &str) -> Result<u64> {
    let value = table.get(key).with_context(|| format!("no `{key}`"))?;
    let number = value.as_integer().and_then(|number| u64::try_from(number).ok());
    number.filter(|number| *number > 0).with_context(|| format!("`{key}` is not a positive number"))
}

/// Says how much of a budget is used, and fails when it is more than all.
pub fn check(what: &str, used: u64, budget: u64) -> Result<()> {
    let percent = used.saturating_mul(100).div_ceil(budget.max(1));
    let line = format!("{what}: {} of {} used ({percent} %)", grouped(used), grouped(budget));
    if used > budget {
        bail!("{line}: over budget, see xtask/budgets.toml");
    }
    println!("{line}");
    Ok(())
}

/// A number with a comma at each thousand.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && digits.len().saturating_sub(index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_budgets_are_read() {
        let text = "download-bytes = 100_000\n[estimate-instructions]\nnj-core = 60_000\n";
        let estimates = BTreeMap::from([("nj-core".to_owned(), 60_000)]);
        let instructions = BTreeMap::from([("estimate-instructions".to_owned(), estimates)]);
        assert_eq!(Budgets::parse(text).unwrap(), Budgets { download: 100_000, instructions });
    }

    #[test]
    fn a_missing_or_odd_budget_is_named() {
        let complaint = |text| format!("{:#}", Budgets::parse(text).unwrap_err());
        assert_eq!(complaint("estimate-instructions = {}"), "no `download-bytes`");
        assert_eq!(
            complaint("download-bytes = 1\n[estimate-instructions]\nnj-core = 0"),
            "`nj-core` is not a positive number"
        );
        assert_eq!(complaint("download-bytes = -1"), "`download-bytes` is not a positive number");
        assert_eq!(complaint("download-bytes = \"1 kB\""), "`download-bytes` is not a positive number");
    }

    #[test]
    fn a_budget_may_be_used_up_but_not_passed() {
        assert!(check("bytes", 100, 100).is_ok());
        let error = check("bytes", 1001, 1000).unwrap_err().to_string();
        assert_eq!(error, "bytes: 1,001 of 1,000 used (101 %): over budget, see xtask/budgets.toml");
    }

    #[test]
    fn thousands_are_grouped() {
        assert_eq!(grouped(0), "0");
        assert_eq!(grouped(999), "999");
        assert_eq!(grouped(1_000), "1,000");
        assert_eq!(grouped(12_345_678), "12,345,678");
    }
}
