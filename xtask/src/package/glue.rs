//! Making the glue between JavaScript and the module, with wasm-bindgen: so that the module can be started anew after a
//! breakdown, as no panic of Rust can be survived in it.
//!
//! wasm-pack knows no option for that, and wasm-bindgen does not say when a function that the page calls back breaks down:
//! for this the glue is changed in two places.

use std::path::Path;
use std::process::Command;

use anyhow::{Result, bail};

use crate::files;
use crate::provision::BuildTools;
use crate::run::capture;
use crate::workspace::Workspace;

/// What stands in the glue, and what takes its place.
const CHANGES: [(&str, &str); 2] = [
    // What was a function of the module before is heard no more, and is no error of the page.
    ("throw new Error('Cannot invoke closure from previous WASM instance');", "return;"),
    (
        "return f(a, state.b, ...args);\n",
        "return f(a, state.b, ...args);\n        } catch (error) {\n            heardTrap(error);\n            throw error;\n",
    ),
];
const ADDED: &str =
    "\nlet heardTrap = () => {};\nexport function hearTraps(hear) {\n    heardTrap = hear;\n}\n";

/// What asks before each call whether to start anew, which only we do.
const LEFT_OUT: &str = "__wbg_call_guard();\n";

/// Writes the glue and the module it belongs to into a folder.
pub fn glue(workspace: &Workspace, tools: &BuildTools, out: &Path) -> Result<()> {
    let module = workspace.wasm_target().join("wasm32-unknown-unknown/release/estimado.wasm");
    let mut command = Command::new(&tools.wasm_bindgen);
    command.arg(module).args(["--target", "web", "--out-name", "estimado", "--out-dir"]).arg(out);
    command.args(["--experimental-reset-state-function", "--omit-default-module-path"]);
    capture(&mut command)?;
    let file = out.join(super::MODULE);
    let glue = changed(&files::read_text(&file)?)?;
    files::write(&file, glue)
}

fn changed(glue: &str) -> Result<String> {
    let mut glue = glue.to_owned();
    for (before, after) in CHANGES {
        if glue.matches(before).count() != 1 {
            bail!("wasm-bindgen does not write {before:?} once any more");
        }
        glue = glue.replace(before, after);
    }
    Ok(glue.replace(LEFT_OUT, "\n") + ADDED)
}
