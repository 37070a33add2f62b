#!/bin/sh
# Installs what building the programs takes, on Debian, as root or with sudo. Does nothing where it is there.
set -eu

sudo=
[ "$(id -u)" -eq 0 ] || sudo=sudo

packages=
sysroot=$(/usr/bin/rustc --print sysroot 2>/dev/null || true)
[ -n "$sysroot" ] && [ -d "$sysroot/lib/rustlib/bpfel-unknown-none" ] || packages="rustc-web libstd-rust-web-dev-bpf"
[ -x /usr/lib/llvm-22/bin/llc ] || packages="$packages llvm-22"
# unit tests are linked for this machine
command -v cc >/dev/null || packages="$packages gcc libc6-dev"
command -v cargo >/dev/null || packages="$packages cargo-web"

if [ -n "$packages" ]; then
  $sudo apt-get update
  # shellcheck disable=SC2086 # a list
  $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $packages
fi
/usr/bin/rustc --version
/usr/lib/llvm-22/bin/llc --version | grep 'LLVM version'
cargo --version
