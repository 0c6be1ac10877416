#!/usr/bin/env bash
# Builds the standard library for wasm32-unknown-unknown from Debian's packages rustc-web and rust-web-src, where
# rustup cannot fetch it. Called by `cargo xtask provision`, which has installed the packages.
#
#   TARGET=... DEBIAN_RUSTC=... provision.sh SYSROOT LINKER
#
# Leaves SYSROOT/bin/{rustc,rustdoc}: Debian's compiler, told to look for libraries in SYSROOT. The folder appears
# only when it is complete. Nothing else on the machine is changed.
set -euo pipefail

sysroot=$1 linker=$2
work=$(mktemp -d "$sysroot.XXXXXX")
trap 'rm -rf "$work"' EXIT
version=$("$DEBIAN_RUSTC" -vV)
host=$(sed -n 's/^host: //p' <<<"$version")
commit=$(sed -n 's/^commit-hash: //p' <<<"$version")
sources=/usr/lib/rustlib/src/rust

# Any crate will do: cargo builds the standard library along with it.
mkdir -p "$work/probe/src"
echo '#![no_std]' >"$work/probe/src/lib.rs"
cat >"$work/probe/Cargo.toml" <<'TOML'
[package]
name = "probe"
version = "0.0.0"
edition = "2024"
[workspace]
[profile.release]
opt-level = 3
TOML

# -Zbuild-std is for nightly compilers; RUSTC_BOOTSTRAP lets this one do it. `test` is for wasm-pack test.
# embed-bitcode: without it the library could not take part in link-time optimisation.
# remap-path-prefix: panic messages name the sources as an official release does, not by this machine's folders.
remap=
for folder in "$sources" "$(realpath "$sources")"; do remap+=" --remap-path-prefix=$folder=/rustc/$commit"; done
remap+=" --remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}/registry/src=/rust/deps"
(
  cd "$work/probe"
  unset CARGO_ENCODED_RUSTFLAGS CARGO_BUILD_TARGET RUSTC_WRAPPER RUSTC_WORKSPACE_WRAPPER
  export RUSTC_BOOTSTRAP=1 RUSTC=$DEBIAN_RUSTC CARGO_TARGET_DIR=$work/target RUSTFLAGS="-Cembed-bitcode=yes$remap"
  cargo build --release --target "$TARGET" -Zbuild-std=std,panic_abort,test </dev/null
)

# A sysroot: the built libraries for wasm, links to Debian's own for the host (macros, build scripts) and a linker.
libraries=$work/sysroot/lib/rustlib
mkdir -p "$work/sysroot/bin" "$libraries/$TARGET/lib" "$libraries/$host/bin"
cp "$work/target/$TARGET/release/deps"/lib*.rlib "$libraries/$TARGET/lib/"
rm -f "$libraries/$TARGET/lib"/libprobe-*
ln -s "/usr/lib/rustlib/$host/lib" "$libraries/$host/lib"
ln -s /usr/lib/rustlib/src "$libraries/src"
ln -s "$linker" "$libraries/$host/bin/rust-lld"

for tool in rustc rustdoc; do
  cat >"$work/sysroot/bin/$tool" <<WRAPPER
#!/bin/sh
# Debian's $tool, with the libraries of the folder above; a --sysroot of the caller's counts more.
case " \$* " in *" --sysroot"*) exec "$(dirname "$DEBIAN_RUSTC")/$tool" "\$@" ;; esac
exec "$(dirname "$DEBIAN_RUSTC")/$tool" --sysroot '$sysroot' "\$@"
WRAPPER
  chmod +x "$work/sysroot/bin/$tool"
done

touch "$work/sysroot/complete"
rm -rf "$sysroot"
mv "$work/sysroot" "$sysroot"
