import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PROGRAMS, sha256, sourcesHash } from "./compile.mjs";

/** e_machine of an ELF file: eBPF as linkers write it, and Solana's own number. */
const MACHINES = [247, 263];
const ELF = Buffer.from("\x7fELF", "latin1");

/** A folder cannot be adopted; the message says why, for the person who ran the command. */
export class AdoptionError extends Error {}

/**
 * Makes `<from>/<program>.so` of every program the committed binaries in `to`, with their hashes and who built them, once
 * `passesSuite(from)` says that the whole suite passes with them. Until then nothing in `to` changes. `builtWith` is what
 * the builder says of the tools, kept in toolchain.json. Throws an AdoptionError.
 * @param {{ from: string, to: string, builtWith: string, passesSuite: (folder: string) => boolean }} options
 * @returns {Record<string, string>} SHA-256 of each program's file, by its name
 */
export function adoptBinaries({ from, to, builtWith, passesSuite }) {
  if (!builtWith.trim())
    throw new AdoptionError('Say with --built-with which tools made them, such as "cargo build-sbf 3.1.0".');
  const problems = PROGRAMS.flatMap((program) => problemOf(path.join(from, `${program}.so`)));
  if (problems.length) throw new AdoptionError(problems.join(" "));
  const hashes = Object.fromEntries(PROGRAMS.map((program) => [program, sha256(path.join(from, `${program}.so`))]));
  if (!passesSuite(from))
    throw new AdoptionError("The suite does not pass with these binaries: its messages are above.");
  // a file that was written while the suite ran is not the one that was tested
  const changed = PROGRAMS.filter((program) => sha256(path.join(from, `${program}.so`)) !== hashes[program]);
  if (changed.length) throw new AdoptionError(`${changed.join(".so, ")}.so changed during the run.`);
  for (const [program, hash] of Object.entries(hashes)) {
    copyFileSync(path.join(from, `${program}.so`), path.join(to, `${program}.so`));
    writeFileSync(path.join(to, `${program}.sha256`), `${hash}  ${program}.so\n`);
  }
  writeFileSync(
    path.join(to, "toolchain.json"),
    `${JSON.stringify({ adopted: builtWith.trim(), sources: sourcesHash() }, null, 2)}\n`,
  );
  return hashes;
}

function problemOf(file) {
  if (!existsSync(file)) return [`${file} is missing.`];
  const head = readFileSync(file).subarray(0, 20);
  const isProgram = head.subarray(0, 4).equals(ELF) && head.length === 20 && MACHINES.includes(head.readUInt16LE(18));
  return isProgram ? [] : [`${file} is no program for Solana.`];
}
