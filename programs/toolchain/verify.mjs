/**
 * `npm run programs:verify`: are the committed binaries what the sources say? Rebuilds in a clean folder. With the tools
 * they were built with, the bytes have to be equal; with others, the rebuilt binaries have to pass the whole suite.
 * The probe and the unit tests come first: a toolchain that compiles wrongly proves nothing.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import {
  CLIENT,
  compilePrograms,
  expectNoPanic,
  PROGRAMS,
  runHostTests,
  runWithTools,
  sha256,
  sourcesHash,
  toolVersions,
  WORKSPACE,
  writeIdls,
} from "./compile.mjs";

await runWithTools(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "programs-verify-"));
  try {
    process.exitCode = await verify(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

async function verify(folder) {
  const probe = spawnSync(process.execPath, [path.join(WORKSPACE, "toolchain/probe.mjs")], { stdio: "inherit" });
  if (probe.status !== 0) return fail("The toolchain does not compile correctly: the probe's messages are above");

  const workspace = path.join(folder, "programs");
  const copied = (file) => path.relative(WORKSPACE, file).split(path.sep)[0] !== "target";
  cpSync(WORKSPACE, workspace, { recursive: true, filter: copied });
  const rebuilt = path.join(folder, "binaries");
  const target = path.join(folder, "target");
  compilePrograms({ workspace, target, out: rebuilt });
  expectNoPanic(rebuilt);

  // where the copy's own tests look for it
  const idls = path.join(folder, "programs-client/idl");
  await writeIdls({ workspace, target, out: idls });
  runHostTests({ workspace, target });

  const committed = path.join(CLIENT, "binaries");
  const isSame = (file, left, right) => sha256(path.join(left, file)) === sha256(path.join(right, file));
  const idlFiles = ["instructions.ts", ...PROGRAMS.flatMap((program) => [`${program}.json`, `${program}.ts`])];
  const oldIdls = idlFiles.filter((file) => !isSame(file, idls, path.join(CLIENT, "idl")));
  if (oldIdls.length) return fail(`${oldIdls.join(", ")} is not what the declarations say: npm run programs:build`);

  const wrongHashes = PROGRAMS.filter((program) => {
    const hash = readFileSync(path.join(committed, `${program}.sha256`), "utf8").split(" ")[0];
    return hash !== sha256(path.join(committed, `${program}.so`));
  });
  if (wrongHashes.length) return fail(`The hash beside ${wrongHashes.join(", ")} is not the binary's`);

  const different = PROGRAMS.filter((program) => !isSame(`${program}.so`, rebuilt, committed));
  if (different.length === 0) return pass(`${PROGRAMS.join(", ")}: rebuilt byte for byte`);

  const then = JSON.parse(readFileSync(path.join(committed, "toolchain.json"), "utf8"));
  if (then.adopted) {
    if (then.sources !== sourcesHash())
      return fail(`The sources changed after ${then.adopted} built them: adopt them again`);
    return pass(
      `${different.join(", ")}: adopted from ${then.adopted}; the sources are those of that day, the suite ran with them`,
    );
  }
  const now = toolVersions();
  const changed = Object.keys(now).filter((tool) => now[tool] !== then[tool]);
  if (changed.length === 0) return fail(`${different.join(", ")}: the same tools make other bytes of these sources`);
  if (then.sources !== sourcesHash()) return fail("The sources changed after the binaries: npm run programs:build");
  for (const tool of changed) console.log(`${tool}: committed with ${then[tool]}, here ${now[tool]}`);
  console.log(`${different.join(", ")}: other bytes, as the tools differ; running the suite on the rebuilt binaries`);
  const env = { ...process.env, PROGRAMS_DIR: rebuilt };
  const suite = spawnSync("npx", ["vitest", "run", "-c", "vitest.programs.config.ts"], { stdio: "inherit", env });
  if (suite.status !== 0) return fail("The rebuilt binaries do not pass the suite: its messages are above");
  return pass(`${different.join(", ")}: rebuilt with other tools, passes the whole suite`);
}

function pass(message) {
  console.log(message);
  return 0;
}

function fail(message) {
  console.error(message);
  return 1;
}
