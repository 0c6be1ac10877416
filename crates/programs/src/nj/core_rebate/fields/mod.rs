//! Questions of CORE. `MANUAL` pages are those of the Operations Manual of October 31, 2007.

mod project;
mod system;
mod time;

pub use project::*;
pub use system::*;
pub use time::*;
