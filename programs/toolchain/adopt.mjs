/**
 * `npm run programs:adopt -- <folder> --built-with "<tools>"`: takes binaries that other tools built, as `cargo build-sbf` or
 * `solana-verify build` leave them in programs/target/deploy. They become the committed ones once the whole suite of the programs has
 * passed with them, so that what is deployed is what was tested and what the proof page compares with.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";
import { ensureInstalled } from "../../tools/dev/install.mjs";
import { AdoptionError, adoptBinaries } from "./adopt-binaries.mjs";
import { CLIENT } from "./compile.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { "built-with": { type: "string", default: "" } },
});
try {
  if (!positionals[0])
    throw new AdoptionError('Name the folder: npm run programs:adopt -- programs/target/deploy --built-with "…"');
  ensureInstalled();
  const hashes = adoptBinaries({
    from: path.resolve(positionals[0]),
    to: path.join(CLIENT, "binaries"),
    builtWith: values["built-with"],
    passesSuite,
  });
  for (const [program, hash] of Object.entries(hashes)) console.log(`${hash}  ${program}.so`);
} catch (error) {
  if (!(error instanceof AdoptionError)) throw error;
  console.error(`\n✗ ${error.message}`);
  process.exitCode = 1;
}

function passesSuite(folder) {
  const env = { ...process.env, PROGRAMS_DIR: folder };
  return spawnSync("npx", ["vitest", "run", "-c", "vitest.programs.config.ts"], { stdio: "inherit", env }).status === 0;
}
