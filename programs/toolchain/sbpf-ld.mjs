#!/usr/bin/env node
/**
 * The linker that cargo calls for bpfel-unknown-none (see ../.cargo/config.toml): LLVM bitcode and rlibs in, a Solana
 * program out. Joins everything into one module, optimises it as a whole, rewrites what the BPF back end refuses,
 * compiles, and links with sbpf-link.mjs.
 *
 * LLVM_BIN      folder of LLVM's tools, by default Debian's llvm-22
 * SBPF_VERSION  3 for SBPF v3; by default v0, which every runtime loads
 * SBPF_KEEP     folder that receives the intermediate files
 */
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { lowerIr } from "./lower-ir.mjs";
import { link } from "./sbpf-link.mjs";

const LLVM_BIN = process.env.LLVM_BIN ?? "/usr/lib/llvm-22/bin";
const RUNTIME = fileURLToPath(new URL("./runtime.ll", import.meta.url));
const STANDARD_LIBRARY = /\/lib(core|alloc|compiler_builtins|rustc_std_workspace_\w+)-[0-9a-f]+\.rlib$/;
/** memcmp and bcmp are called by code that the back end makes, after everything unused was dropped. */
const ENTRY_POINTS = ["entrypoint", "memcmp", "bcmp"];
const STACK_FRAME_BYTES = 4096;

const work = mkdtempSync(path.join(tmpdir(), "sbpf-ld-"));
try {
  const { inputs, output, level } = parseArguments(process.argv.slice(2));
  const program = build(inputs, level);
  writeFileSync(output, program);
  if (process.env.SBPF_KEEP) cpSync(work, process.env.SBPF_KEEP, { recursive: true });
} catch (error) {
  // the tools have written their own message
  if (error.status === undefined) console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** What rustc passes to a linker of flavour bpf. */
function parseArguments(args) {
  const VALUED = new Set(["-L", "--cpu", "--cpu-features", "--export-symbols"]);
  const parsed = { inputs: [], output: "", level: "3" };
  for (let i = 0; i < args.length; i++) {
    if (args[i] === "-o") parsed.output = args[++i];
    else if (VALUED.has(args[i])) i++;
    else if (args[i].startsWith("-O")) parsed.level = args[i].slice(2);
    else if (!args[i].startsWith("-")) parsed.inputs.push(path.resolve(args[i]));
  }
  return parsed;
}

function build(inputs, level) {
  const { own, standard } = collectBitcode(inputs);
  run("llvm-link", ...own, "-o", "own.bc");
  run("llvm-link", "--only-needed", "own.bc", ...standard, "-o", "all.bc");
  const exported = `--internalize-public-api-list=${ENTRY_POINTS.join(",")}`;
  const optimise = `-passes=internalize,default<O${level}>,cgscc(argpromotion),globaldce`;
  run("opt", "--strip-debug", exported, optimise, "all.bc", "-S", "-o", "optimised.ll");

  writeFileSync(path.join(work, "lowered.ll"), lowerIr(readFileSync(path.join(work, "optimised.ll"), "utf8")));
  run("llvm-link", "lowered.ll", RUNTIME, "-o", "complete.bc");
  const finish = "-passes=always-inline,internalize,globaldce,function(sroa,early-cse,simplifycfg)";
  run("opt", "--internalize-public-api-list=entrypoint", finish, "complete.bc", "-o", "final.bc");
  run(
    "llc",
    "-march=bpfel",
    "-mcpu=v2",
    "-mattr=+allows-misaligned-mem-access",
    `--bpf-stack-size=${STACK_FRAME_BYTES}`,
    "--bpf-disable-trap-unreachable",
    "-filetype=obj",
    "final.bc",
    "-o",
    "program.o",
  );
  const object = readFileSync(path.join(work, "program.o"));
  return link(object, { isV3: process.env.SBPF_VERSION === "3" }).program;
}

/** Own crates are linked whole; of the standard library only what they need. */
function collectBitcode(inputs) {
  const own = [];
  const standard = [];
  for (const [index, input] of inputs.entries()) {
    const name = path.basename(input);
    // symbols.o is not bitcode; what compiler_builtins would give is in runtime.ll
    if (name === "symbols.o" || name.startsWith("libcompiler_builtins")) continue;
    if (!name.endsWith(".rlib")) {
      own.push(input);
      continue;
    }
    const folder = path.join(work, `rlib-${index}`);
    mkdirSync(folder);
    execFileSync(path.join(LLVM_BIN, "llvm-ar"), ["x", input], { cwd: folder });
    const objects = readdirSync(folder).filter((file) => file.endsWith(".o"));
    (STANDARD_LIBRARY.test(input) ? standard : own).push(...objects.sort().map((file) => path.join(folder, file)));
  }
  return { own, standard };
}

function run(tool, ...args) {
  execFileSync(path.join(LLVM_BIN, tool), args, { cwd: work, stdio: ["ignore", "ignore", "inherit"] });
}
