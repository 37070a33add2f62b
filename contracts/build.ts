import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ARTIFACTS, artifactFiles } from "./compile.ts";

/**
 * `npm run contracts:build` compiles contracts/src and writes contracts/artifacts. `npm run contracts:verify` writes nothing,
 * and ends with an error if a committed file is not what the sources give.
 */

const wanted = artifactFiles();
if (process.argv.includes("--verify")) verify();
else build();

function build(): void {
  rmSync(ARTIFACTS, { recursive: true, force: true });
  mkdirSync(ARTIFACTS);
  for (const [file, contents] of Object.entries(wanted)) writeFileSync(path.join(ARTIFACTS, file), contents);
  console.log(`${Object.keys(wanted).length} files in contracts/artifacts`);
}

function verify(): void {
  const there = readdirSync(ARTIFACTS);
  const names = new Set([...there, ...Object.keys(wanted)]);
  const different = [...names].filter((file) => !there.includes(file) || read(file) !== wanted[file]);
  if (different.length > 0) {
    console.error(`${different.join(", ")}: not what the sources give, run npm run contracts:build`);
    process.exitCode = 1;
  } else console.log(`contracts: ${there.length} files, each as its sources give it`);
}

function read(file: string): string {
  return readFileSync(path.join(ARTIFACTS, file), "utf8");
}
