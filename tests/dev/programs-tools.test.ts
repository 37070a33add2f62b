import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const SCRIPTS = ["build", "verify"] as const;
const INSTALLS = "On Debian, `sh programs/toolchain/install.sh` installs them.";

/** The project before anything is installed: without packages and without tools. */
let bare: string;

beforeAll(() => {
  bare = mkdtempSync(path.join(tmpdir(), "punkvism-bare-"));
  for (const file of ["programs/toolchain", "tools/dev/install.mjs", "package.json", "package-lock.json"]) {
    cpSync(file, path.join(bare, file), { recursive: true });
  }
  mkdirSync(path.join(bare, "bin"));
});
afterAll(() => rmSync(bare, { recursive: true }));

/** Puts a program with this name where the command looks for programs. */
function addTool(name: string, script: string): string {
  const file = path.join(bare, "bin", name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
}

function run(script: string, env: Record<string, string>) {
  const file = path.join(bare, "programs/toolchain", `${script}.mjs`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], { encoding: "utf8", env });
  expect(stderr).not.toMatch(/\n\s+at |node:internal/);
  return { status, output: (stdout + stderr).trim() };
}

describe.each(SCRIPTS)("npm run programs:%s says in one sentence", (script) => {
  it("which tools are missing and what installs them, before any package is installed", () => {
    const missing = "/none/rustc, /none/llc, /none/opt, cargo, cc";
    expect(run(script, { PATH: "/none", SBPF_RUSTC: "/none/rustc", LLVM_BIN: "/none" })).toEqual({
      status: 1,
      output: `✗ Missing: ${missing}. ${INSTALLS}`,
    });
  });

  it("that a stock Rust has no library for the programs' target", () => {
    const bin = path.join(bare, "bin");
    const rustc = addTool("rustc", "echo /none");
    for (const tool of ["llc", "opt", "cargo", "cc"]) addTool(tool, "echo 1.0");
    expect(run(script, { PATH: bin, SBPF_RUSTC: rustc, LLVM_BIN: bin })).toEqual({
      status: 1,
      output: `✗ Missing: the bpfel-unknown-none library of ${rustc}. ${INSTALLS}`,
    });
  });

  it("that packages cannot be installed without npm", () => {
    const bin = path.join(bare, "bin");
    mkdirSync(path.join(bin, "lib/rustlib/bpfel-unknown-none"), { recursive: true });
    const rustc = addTool("rustc", `echo ${bin}`);
    for (const tool of ["llc", "opt", "cargo", "cc"]) addTool(tool, "echo 1.0");
    const { status, output } = run(script, { PATH: bin, SBPF_RUSTC: rustc, LLVM_BIN: bin });
    expect(status).toBe(1);
    expect(output).toMatch(/✗ npm could not be started \(.*\): install it beside Node\.$/);
  });
});

it("npm run programs:build says in one sentence that cargo failed", () => {
  const bin = path.join(bare, "bin");
  mkdirSync(path.join(bin, "lib/rustlib/bpfel-unknown-none"), { recursive: true });
  const rustc = addTool("rustc", `echo ${bin}`);
  for (const tool of ["llc", "opt", "cc", "npm"]) addTool(tool, "echo 1.0");
  addTool("cargo", '[ "$1" = --version ] && echo 1.0 && exit 0\necho "error: no such crate" >&2\nexit 101');
  const { status, stderr } = spawnSync(process.execPath, ["programs/toolchain/build.mjs"], {
    encoding: "utf8",
    env: { ...process.env, PATH: bin, SBPF_RUSTC: rustc, LLVM_BIN: bin, CARGO_TARGET_DIR: path.join(bare, "target") },
  });
  expect(status).toBe(1);
  expect(stderr.trim().split("\n")).toEqual([
    "error: no such crate",
    "",
    "✗ cargo build failed (code 101): its messages are above. If a tool is missing, `sh programs/toolchain/install.sh` installs it on Debian.",
  ]);
});
