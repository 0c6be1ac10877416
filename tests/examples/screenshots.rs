//! Pictures of a calculator in every state, size, language and theme, for a person to look at:
//! `cargo run -p estimado-tests --example screenshots -- OUT_DIR [PROGRAM] [PART_OF_A_NAME]`.
#![expect(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "a tool for developers stops at the first surprise"
)]

use estimado_tests::{Page, Tab, places, run};
use fantoccini::key::Key;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

/// Name, width of the page, style of the element.
const SIZES: [(&str, u32, &str); 5] = [
    ("phone-360", 360, ""),
    ("phone-320", 320, ""),
    ("desktop-1280", 1280, ""),
    ("column-480", 1280, "width: 480px"),
    ("zoom-640", 640, "--estimado-font-size: 32px"),
];
const THEMES: [(&str, &str, &str); 3] = [
    ("light", "prefers-color-scheme", "light"),
    ("dark", "prefers-color-scheme", "dark"),
    ("forced", "forced-colors", "active"),
];

struct Look {
    folder: PathBuf,
    program: String,
    part: String,
}

impl Look {
    fn wants(&self, name: &str) -> bool {
        name.contains(&self.part)
    }

    fn keep(&self, name: &str, bytes: &[u8]) {
        let file = self.folder.join(name);
        fs::write(&file, bytes).unwrap();
        println!("{}", file.display());
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().expect("screenshots OUT_DIR [PROGRAM] [PART_OF_A_NAME]"));
    let program = arguments.next().unwrap_or_else(|| "pr-gef-tier1".to_owned());
    let look = Look { folder: folder.join(&program), program, part: arguments.next().unwrap_or_default() };
    fs::create_dir_all(&look.folder).unwrap();
    run(async |tab| {
        let states = states(tab, &look.program).await;
        for (state, answers) in states.as_object().unwrap() {
            take(tab, &look, state, answers).await;
        }
        take(tab, &look, "open", &states["eligible"]).await;
    });
}

/// Answers for each state, found among the vectors of the program.
async fn states(tab: &Tab, program: &str) -> Value {
    tab.visit(Page::new("").head("")).await;
    let lines =
        |file: &Path| fs::read_to_string(file).unwrap().lines().map(str::to_owned).collect::<Vec<_>>();
    let lines: Vec<_> = places::vectors().iter().flat_map(|file| lines(file)).collect();
    let find = "{
        const [api, { states }] = await Promise.all([import('/pkg/estimado.js'), import('/js/states.mjs')]);
        await api.init();
        return states(api, args[0], args[1].filter(Boolean).map((line) => JSON.parse(line)));
    }";
    tab.awaited(find, vec![json!(program), json!(lines)]).await
}

async fn take(tab: &Tab, look: &Look, state: &str, answers: &Value) {
    for language in ["en", "es"] {
        for (theme, feature, value) in THEMES {
            for (size, width, style) in SIZES {
                let name = format!("{state}-{size}-{language}-{theme}.png");
                if !look.wants(&name) {
                    continue;
                }
                tab.media(&[(feature, value)]).await;
                show(tab, look, language, (width, style), (state, answers)).await;
                look.keep(&name, &tab.whole_picture(width).await);
            }
        }
        let name = format!("{state}-print-{language}.pdf");
        if look.wants(&name) {
            tab.media(&[]).await;
            show(tab, look, language, (1280, ""), (state, answers)).await;
            look.keep(&name, &tab.print().await);
        }
    }
}

async fn show(
    tab: &Tab,
    look: &Look,
    language: &'static str,
    (width, style): (u32, &str),
    (state, answers): (&str, &Value),
) {
    tab.size(width, 800).await;
    let widget = tab.open(Page::program(&look.program, language).language(language)).await;
    widget.script("host.style.cssText = args[0]", vec![json!(style)]).await;
    widget.answer(answers.clone()).await;
    match state {
        "open" => drop(widget.script("$$('details').forEach((group) => (group.open = true))", vec![]).await),
        "problems" => {
            widget.click(".frame input").await;
            widget.keys(&char::from(Key::Enter).to_string()).await;
            widget.expect("seen($('#summary'))", true).await;
        }
        "empty" | "half" => widget.expect("!!$('.wanted')", true).await,
        _ => widget.expect("!!$('[part=amount]')", true).await,
    }
}
