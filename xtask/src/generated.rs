//! Committed files that are made from others, each with the check that it is fresh.

use anyhow::Result;

use crate::package;
use crate::workspace::Workspace;

/// A check: fails with what to run when the file is stale.
pub type Check = fn(&Workspace) -> Result<()>;

/// All of them. What generates a new file adds its check here.
pub const GENERATED: &[(&str, Check)] = &[("pkg/ is fresh", package::check_fresh)];
