/**
 * What build, verify and probe share: the tools, the programs, and one way to compile them. It loads before packages are
 * installed, so packages are imported where they are used.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { ensureInstalled } from "../../tools/dev/install.mjs";
import { writeInstructions } from "./instructions.mjs";

/** Crate names; each becomes `<name>.so` and `<name>.json`. */
export const PROGRAMS = ["staking", "drop", "vesting"];

export const WORKSPACE = fileURLToPath(new URL("..", import.meta.url));
export const CLIENT = path.resolve(WORKSPACE, "../programs-client");

const TARGET = "bpfel-unknown-none";
const RUSTC = process.env.SBPF_RUSTC ?? "/usr/bin/rustc";
const LLVM_BIN = process.env.LLVM_BIN ?? "/usr/lib/llvm-22/bin";

/** A tool is missing or failed. The message is one sentence for the person who ran the command, who needs no stack trace. */
class ToolError extends Error {}

/** Runs a command of ours: checks the tools, installs the packages, and ends with one sentence where a tool fails. */
export async function runWithTools(command) {
  try {
    requireTools();
    ensureInstalled();
    await command();
  } catch (error) {
    if (!(error instanceof ToolError)) throw error;
    console.error(`\n✗ ${error.message}`);
    process.exit(1);
  }
}

/** Throws a ToolError that names every tool that is missing and the script that installs them. */
export function requireTools() {
  const missing = [RUSTC, path.join(LLVM_BIN, "llc"), path.join(LLVM_BIN, "opt")].filter((tool) => !existsSync(tool));
  if (!missing.includes(RUSTC) && !hasTargetLibrary()) missing.push(`the ${TARGET} library of ${RUSTC}`);
  for (const command of ["cargo", "cc"]) if (!commandWorks(command)) missing.push(command);
  if (missing.length === 0) return;
  throw new ToolError(`Missing: ${missing.join(", ")}. On Debian, \`sh programs/toolchain/install.sh\` installs them.`);
}

/** Versions of everything that decides about the bytes. */
export function toolVersions() {
  const llvm = output(path.join(LLVM_BIN, "opt"), ["--version"]).match(/LLVM version (\S+)/)?.[1];
  return { rustc: output(RUSTC, ["--version"]).trim(), llvm, cargo: output("cargo", ["--version"]).trim() };
}

/**
 * Compiles crates of a copy of the workspace into `<out>/<crate>.so`. Paths of the machine are replaced, so that the
 * bytes depend on sources and tools only. `target` is cargo's folder, `isV3` asks for SBPF v3.
 * @param {{ workspace?: string, target: string, out: string, crates?: string[], features?: string[], isV3?: boolean }} options
 */
export function compilePrograms(options) {
  const { workspace = WORKSPACE, target, out, crates = PROGRAMS, features = [], isV3 = false } = options;
  const cargoHome = process.env.CARGO_HOME ?? path.join(homedir(), ".cargo");
  const flags = [`--remap-path-prefix=${path.resolve(workspace)}=programs`, `--remap-path-prefix=${cargoHome}=cargo`];
  const args = ["build", "--release", "--locked", "--target", TARGET, ...crates.flatMap((crate) => ["-p", crate])];
  if (features.length) args.push("--features", features.join(","));
  // cargo does not see that the linker changed, or what it was told: a folder for each linker and version
  const folder = path.join(target, `sbpf-v${isV3 ? 3 : 0}-${linkerHash(workspace)}`);
  cargo(args, workspace, {
    CARGO_TARGET_DIR: folder,
    CARGO_ENCODED_RUSTFLAGS: flags.join("\x1f"),
    ...(isV3 ? { SBPF_VERSION: "3" } : {}),
  });
  mkdirSync(out, { recursive: true });
  for (const crate of crates) {
    copyFileSync(path.join(folder, TARGET, "release", `lib${crate}.so`), path.join(out, `${crate}.so`));
  }
}

/** A program that never panics does not name the system call for it. Which one can is in SBPF_KEEP's optimised.ll. */
export function expectNoPanic(folder) {
  const panicking = PROGRAMS.filter((program) =>
    readFileSync(path.join(folder, `${program}.so`)).includes("sol_panic_"),
  );
  if (panicking.length) throw new Error(`${panicking.join(", ")}: a panic can be reached`);
}

/** Unit tests of every crate, on this machine. */
export function runHostTests({ workspace = WORKSPACE, target }) {
  cargo(["test", "--locked", "--quiet", "--workspace", "--exclude", "probe"], workspace, { CARGO_TARGET_DIR: target });
}

/** Writes `<out>/<program>.json`, from the declarations, its TypeScript type in camelCase, and `instructions.ts` beside them. */
export async function writeIdls({ workspace = WORKSPACE, target, out }) {
  const { convertIdlToCamelCase } = await import("@coral-xyz/anchor/dist/cjs/idl.js");
  mkdirSync(out, { recursive: true });
  for (const program of PROGRAMS) {
    const file = path.join(out, `${program}.json`);
    cargo(["test", "--locked", "--quiet", "-p", program, "--test", "idl"], workspace, {
      CARGO_TARGET_DIR: target,
      IDL_OUT: file,
    });
    const idl = convertIdlToCamelCase(JSON.parse(readFileSync(file, "utf8")));
    writeFileSync(path.join(out, `${program}.ts`), idlType(program, idl));
  }
  writeInstructions(out);
}

function idlType(program, idl) {
  const name = program[0].toUpperCase() + program.slice(1);
  const type = JSON.stringify(idl, null, 2);
  return `/** The IDL of ${program}.json as Anchor's Program type takes it. Generated: npm run programs:build. */\nexport type ${name} = ${type};\n`;
}

/** Of all that is compiled: says whether sources changed since a build, whatever tools there are now. */
export function sourcesHash() {
  const folders = ["shared", ...PROGRAMS];
  const sources = folders.flatMap((folder) =>
    readdirSync(path.join(WORKSPACE, folder), { recursive: true }).map((file) => path.join(folder, file)),
  );
  const compiled = sources.filter((file) => file.endsWith(".rs") || file.endsWith("Cargo.toml"));
  return filesHash(WORKSPACE, ["Cargo.toml", "Cargo.lock", ...compiled.sort()]);
}

function linkerHash(workspace) {
  const files = ["sbpf-ld.mjs", "sbpf-link.mjs", "lower-ir.mjs", "runtime.ll"];
  return filesHash(path.join(workspace, "toolchain"), files).slice(0, 8);
}

function filesHash(folder, files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(path.join(folder, file)));
  return hash.digest("hex");
}

export function sha256(file) {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

function cargo(args, cwd, env) {
  const options = { cwd, stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, RUSTC, ...env } };
  const { status, error } = spawnSync("cargo", args, options);
  if (error || status !== 0) {
    throw new ToolError(
      `cargo ${args[0]} failed (${error?.message ?? `code ${status}`}): its messages are above. If a tool is missing, \`sh programs/toolchain/install.sh\` installs it on Debian.`,
    );
  }
}

function output(command, args) {
  return execFileSync(command, args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}

/** A stock Rust has no library for the target; the compiler would say so in dozens of lines. */
function hasTargetLibrary() {
  try {
    return existsSync(path.join(output(RUSTC, ["--print", "sysroot"]).trim(), "lib/rustlib", TARGET));
  } catch {
    return false;
  }
}

function commandWorks(command) {
  try {
    return Boolean(output(command, ["--version"]));
  } catch {
    return false;
  }
}
