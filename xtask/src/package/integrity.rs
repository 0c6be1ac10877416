//! Hashes by which a browser knows the files of this release, as Subresource Integrity writes them.

use std::fmt::Write;
use std::path::Path;

use anyhow::{Context, Result};
use sha2::{Digest, Sha384};

use super::{BATCH, DOCTOR, EMBED, FRAME, MODULE, WASM};
use crate::files;

/// The listing's name in the package.
pub const FILE: &str = "integrity.json";
/// What browsers run.
const RUN: [&str; 6] = [MODULE, WASM, BATCH, DOCTOR, EMBED, FRAME];
const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Adds the listing to the package in `out`.
pub fn describe(out: &Path) -> Result<()> {
    let mut lines = Vec::new();
    for name in RUN {
        lines.push(format!("    \"{name}\": \"{}\"", of(&files::read(&out.join(name))?)?));
    }
    let version = env!("CARGO_PKG_VERSION"); // one for the whole workspace
    let listing =
        format!("{{\n  \"version\": \"{version}\",\n  \"files\": {{\n{}\n  }}\n}}\n", lines.join(",\n"));
    files::write(&out.join(FILE), listing)
}

/// The hash of a file: `sha384-…`.
pub fn of(bytes: &[u8]) -> Result<String> {
    let mut text = "sha384-".to_owned();
    // 48 bytes are 16 threes: no sign is left over.
    for three in Sha384::digest(bytes).chunks(3) {
        let number = three.iter().fold(0u32, |number, byte| (number << 8) | u32::from(*byte));
        for shift in [18, 12, 6, 0] {
            let sign = usize::try_from((number >> shift) & 63).ok().and_then(|index| SIGNS.get(index));
            text.write_char(char::from(*sign.context("six bits have a sign")?))?;
        }
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::of;

    /// `printf '' | openssl dgst -sha384 -binary | base64`, and the same of `abc`.
    #[test]
    fn it_is_what_others_compute() {
        let empty = "sha384-OLBgp1GsljhM2TJ+sbHjaiH9txEUvgdDTAzHv2P24donTt6/529l+9Ua0vFImLlb";
        let abc = "sha384-ywB1P0WjXou1oD1pmsZQBycsMqsO3tFjGotgWkP/W+2AhgcroefMI1i67KE0yCWn";
        assert_eq!([of(b"").unwrap(), of(b"abc").unwrap()], [empty, abc]);
    }
}
