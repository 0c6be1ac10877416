//! Tables: reads the text and edition files of a package and writes them as Rust constants for its build.
//!
//! For build scripts only; nothing of it reaches the widget.

mod edition;
mod text;

use estimado_worksheet::text::{BETWEEN_TABLES, LANGUAGES};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

/// Writes `text.rs` and `editions.rs` into the build's output folder, from every `text/en.toml` and
/// `editions/*/edition.toml` below `src`.
///
/// The constants are named after the folder: `src/pr_gef/tier1/text` gives `PR_GEF_TIER1_TEXT`, an edition below
/// `src/pr_gef/tier1/editions/2017-08-17` gives `PR_GEF_TIER1_2017_08_17`.
///
/// # Errors
/// Every fault of every file, a line each: a key that one language lacks, a slot that differs, a number that is none.
pub fn build() -> Result<(), String> {
    let root = PathBuf::from(std::env::var("CARGO_MANIFEST_DIR").map_err(|fault| fault.to_string())?);
    let out = PathBuf::from(std::env::var("OUT_DIR").map_err(|fault| fault.to_string())?);
    println!("cargo::rerun-if-changed=src");
    let (mut texts, mut editions, mut faults) = (String::new(), String::new(), Vec::new());
    let mut tables: Vec<Vec<String>> = Vec::new();
    for folder in folders(&root.join("src")) {
        let name = constant(folder.strip_prefix(root.join("src")).unwrap_or(&folder));
        match folder.file_name().and_then(|name| name.to_str()) {
            Some("text") => match text::table(&folder) {
                Ok(table) => {
                    let at = tables.len();
                    let _ = writeln!(
                        texts,
                        "static {name}_PACKED: Packed = Packed::new(PACKED_KEYS, PACKED_WORDS, {at});\n\
                         pub(crate) static {name}: TextTable = TextTable::Packed(&{name}_PACKED);"
                    );
                    tables.push(table);
                }
                Err(mut found) => faults.append(&mut found),
            },
            _ if folder.join("edition.toml").is_file() => {
                match edition::packed(&folder.join("edition.toml")) {
                    Ok(edition) => {
                        let name = name.replace("EDITIONS_", "");
                        let _ = writeln!(
                            editions,
                            "pub(crate) static {name}: LazyLock<Edition> = LazyLock::new(|| Edition::published({edition}));"
                        );
                    }
                    Err(mut found) => faults.append(&mut found),
                }
            }
            _ => {}
        }
    }
    if !faults.is_empty() {
        return Err(faults.join("\n"));
    }
    if !tables.is_empty() {
        let one = |column: usize| {
            let all: Vec<_> =
                tables.iter().filter_map(|table| table.get(column)).map(String::as_str).collect();
            all.join(&BETWEEN_TABLES.to_string())
        };
        let words: Vec<_> = (0..LANGUAGES.len()).map(|language| one(language.saturating_add(1))).collect();
        let _ = writeln!(
            texts,
            "const PACKED_KEYS: &str = {:?};\nconst PACKED_WORDS: [&str; {}] = {words:?};",
            one(0),
            LANGUAGES.len()
        );
    }
    write(&out.join("text.rs"), &texts)?;
    write(&out.join("editions.rs"), &editions)
}

fn write(path: &Path, content: &str) -> Result<(), String> {
    std::fs::write(path, content).map_err(|fault| format!("{}: {fault}", path.display()))
}

/// Every folder below `root`, in a fixed order.
fn folders(root: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut below: Vec<_> = std::fs::read_dir(root)
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.is_dir())
        .collect();
    below.sort();
    for folder in below {
        found.extend(folders(&folder));
        found.push(folder);
    }
    found
}

fn constant(path: &Path) -> String {
    path.to_string_lossy().to_uppercase().replace(['/', '\\', '-'], "_")
}

fn read(path: &Path) -> Result<toml::Table, String> {
    let content = std::fs::read_to_string(path).map_err(|fault| format!("{}: {fault}", path.display()))?;
    content.parse().map_err(|fault| format!("{}: {fault}", path.display()))
}
