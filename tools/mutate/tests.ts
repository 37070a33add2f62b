import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { Copy } from "./copy.ts";

interface Report {
  testResults: {
    name: string;
    message?: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

export interface TestRun {
  /** the first test that failed, or why none ran; null if all passed */
  failed: string | null;
  /** whether tests ran at all: a file that does not even load has found nothing */
  isLoaded: boolean;
  output: string;
}

/** Enough for every kind of operation; a fault that needs more would be found too late by the ordinary run. */
const OPERATIONS = "3000";
const LONGEST_MS = 300_000;

/** Runs test files of one kind in the copy, up to the first that fails. */
export async function runTests(copy: Copy, tests: string[]): Promise<TestRun> {
  const kind = tests[0]?.split("/")[1] ?? "";
  const file = path.join(copy.root, "test-results.json");
  rmSync(file, { force: true });
  const args = [
    "run",
    "-c",
    `vitest.${kind}.config.ts`,
    "--bail=1",
    "--reporter=json",
    `--outputFile=${file}`,
    ...tests,
  ];
  const { code, output } = await run(path.join(copy.root, "node_modules/.bin/vitest"), args, copy);
  if (code === 0) return { failed: null, isLoaded: true, output };
  if (code === null) return { failed: `no end within ${LONGEST_MS / 1000} s`, isLoaded: true, output };
  const { testResults }: Report = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { testResults: [] };
  const failed = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .find(({ status }) => status === "failed");
  if (failed) return { failed: failed.fullName.trim(), isLoaded: true, output };
  return {
    failed: testResults.map(({ message }) => message).find(Boolean) ?? output.slice(-400),
    isLoaded: false,
    output,
  };
}

/** `code` is null for a run that was ended. */
function run(program: string, args: string[], copy: Copy): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const env = { PROGRAM_OPERATIONS: OPERATIONS, ...process.env, PROGRAMS_DIR: copy.programs, FORCE_COLOR: "0" };
    const child = spawn(program, args, { cwd: copy.root, env, stdio: ["ignore", "pipe", "pipe"], detached: true });
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    // with its workers
    const limit = setTimeout(() => process.kill(-(child.pid as number), "SIGKILL"), LONGEST_MS);
    child.on("close", (code) => {
      clearTimeout(limit);
      resolve({ code, output });
    });
  });
}
