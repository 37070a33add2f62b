/**
 * `npm run programs:build`: every program for SBPF v0, with hashes, versions of the tools, IDLs and types, into
 * programs-client. `-- --v3` builds SBPF v3 into programs/target/v3 instead and changes nothing committed.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import {
  CLIENT,
  compilePrograms,
  expectNoPanic,
  PROGRAMS,
  runWithTools,
  sha256,
  sourcesHash,
  toolVersions,
  WORKSPACE,
  writeIdls,
} from "./compile.mjs";

const isV3 = process.argv.includes("--v3");
const target = process.env.CARGO_TARGET_DIR ?? path.join(WORKSPACE, "target");
const out = isV3 ? path.join(target, "v3") : path.join(CLIENT, "binaries");

await runWithTools(async () => {
  compilePrograms({ target, out, isV3 });
  if (!isV3) expectNoPanic(out);
  for (const program of PROGRAMS) console.log(`${sha256(path.join(out, `${program}.so`))}  ${program}.so`);
  if (isV3) {
    console.log(`SBPF v3 in ${out}`);
    return;
  }
  for (const program of PROGRAMS) {
    const hash = sha256(path.join(out, `${program}.so`));
    writeFileSync(path.join(out, `${program}.sha256`), `${hash}  ${program}.so\n`);
  }
  writeFileSync(
    path.join(out, "toolchain.json"),
    `${JSON.stringify({ ...toolVersions(), sources: sourcesHash() }, null, 2)}\n`,
  );
  await writeIdls({ target, out: path.join(CLIENT, "idl") });
});
