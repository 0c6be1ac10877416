//! Committed files that are made from others, each with the check that it is fresh.

use anyhow::Result;

use crate::element;
use crate::export;
use crate::package;
use crate::schema;
use crate::types;
use crate::workspace::Workspace;

/// A check: fails with what to run when the file is stale.
pub type Check = fn(&Workspace) -> Result<()>;

/// All of them. What generates a new file adds its check here.
pub const GENERATED: &[(&str, Check)] = &[
    ("types are fresh", types::check_fresh),
    ("types fit their use", types::check_use),
    ("schemas and exported editions are fresh", schema::check_fresh),
    ("custom-elements.json is fresh", element::check_fresh),
    ("pkg/ is fresh", package::check_fresh),
];

/// `cargo xtask generate`: writes all but `pkg/`, which `build` makes.
pub fn command(workspace: &Workspace) -> Result<()> {
    types::generate(workspace)?;
    schema::generate(workspace)?;
    export::generate(workspace)?;
    element::generate(workspace)
}
