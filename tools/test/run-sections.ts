import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { findBrowser } from "../browser/find-browser.ts";
import { endWithError, SetupError } from "../dev/progress.ts";
import { SECOND_TRY } from "./second-tries.ts";

/**
 * `npm test`, or `npm test -- unit e2e` for some sections: runs them on two cores and closes with one summary. What follows
 * the name of one section goes to Vitest: `npm test -- e2e tests/e2e/copy.test.ts`; REUSE_BUILD=1 takes the build that is
 * there. `npm run test:full` leaves nothing out, `npm run check` runs what needs neither a chain nor a browser, and
 * `npm run lint` what reads the sources alone.
 */

interface Section {
  name: string;
  command: string[];
  /** Its cases are counted from vitest's report; else the whole command is one case. */
  isVitest?: boolean;
  /** Its output is shown as it comes, not only where something fails. */
  isLive?: boolean;
  /** Sections that must have ended before this one begins, if they run at all. */
  after?: readonly string[];
}

interface Result {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  seconds: number;
  output: string;
  /** A line for each test that passed at a second try only. */
  secondTries: string[];
}

const REPORTS = "test-results";
const FULL = "--full";
const CHECK = "--check";
const LINT = "--lint";
const SECOND_TRIES = "./tools/test/second-tries.ts";

const vitest = (name: string): Section => ({
  name,
  command: ["vitest", "run", "-c", `vitest.${name}.config.ts`],
  isVitest: true,
});

const TYPES: Section = { name: "types", command: ["npm", "run", "--silent", "typecheck"] };
const BUILD: Section = { name: "build", command: ["react-router", "build"] };
const ART: Section = { name: "art", command: ["node", "tools/art/build.mjs", "--check"] };

const IMPORTS = "--config tools/lint/dependency-cruiser.mjs app contracts db programs-client tools workers".split(" ");

/** `npm run lint`. */
const LINTED: Section[] = [
  { name: "biome", command: ["biome", "check", "."] },
  { name: "imports", command: ["depcruise", ...IMPORTS] },
  { name: "exports", command: ["knip", "--include", "exports,types"] },
  { name: "texts", command: ["node", "tools/texts/texts.ts", "check"] },
  { name: "catches", command: ["node", "tools/lint/catches.mjs"] },
  { name: "lockfile", command: ["node", "tools/lint/lockfile.mjs"] },
];

/** `npm run check`: the quick sections that need neither a chain nor a browser. */
const CHECKED: Section[] = [TYPES, vitest("unit"), ...LINTED];

/**
 * In the order in which they begin: what takes longest first, after what it waits for. A type check writes what a build
 * reads, and two sections of one kind would bundle the same libraries at the same time.
 */
const ALL: Section[] = [
  BUILD,
  { ...vitest("e2e"), after: ["build"] },
  vitest("dev"),
  vitest("chain"),
  vitest("programs"),
  vitest("contracts"),
  { ...vitest("worker"), after: ["build"] },
  { ...vitest("unit"), after: ["chain"] },
  { ...TYPES, after: ["build"] },
  vitest("files"),
  ART,
  ...LINTED,
];

/** Sections that run side by side: one for each core, and most of them wait for something now and then. */
const LANES = 2;

async function runAll(args: string[]): Promise<void> {
  // read by tests/full-run.ts
  if (args.includes(FULL)) process.env.FULL = "1";
  const sections = args.includes(CHECK) ? CHECKED : args.includes(LINT) ? LINTED : ALL;
  const { wanted, forVitest } = readArguments(
    args.filter((arg) => ![FULL, CHECK, LINT].includes(arg)),
    sections,
  );
  const chosen = sections.filter((section) => isWanted(section, wanted));
  if (chosen.some(({ isVitest }) => isVitest)) {
    rmSync(REPORTS, { recursive: true, force: true });
    mkdirSync(REPORTS);
  }
  if (chosen.some(({ name }) => name === "e2e" || name === "dev")) await reportBrowser();
  const results = await runSections(chosen.map((section) => aloneWith(section, wanted, forVitest)));
  printSummary(results);
  const code = results.some(({ failed }) => failed > 0) ? 1 : 0;
  // an exit at once would cut off what a pipe has not taken yet, and with it the summary
  process.stdout.write("", () => process.exit(code));
}

/** Names of sections, then what goes to Vitest: file names and options of the one section that was named. */
function readArguments(args: string[], sections: Section[]): { wanted: string[]; forVitest: string[] } {
  const isSection = (arg: string) => sections.some(({ name }) => name === arg);
  const end = args.findIndex((arg) => !isSection(arg));
  const [wanted, forVitest] = end < 0 ? [args, []] : [args.slice(0, end), args.slice(end)];
  const isForOne = wanted.length === 1 && sections.some(({ name, isVitest }) => isVitest && name === wanted[0]);
  if (forVitest.length > 0 && !isForOne) {
    throw new SetupError(`No section ${forVitest[0]}: there are ${sections.map(({ name }) => name).join(", ")}.`);
  }
  return { wanted, forVitest };
}

/** The one section that was named, with what goes to Vitest and its output as it comes; any other as it is. */
function aloneWith(section: Section, wanted: string[], forVitest: string[]): Section {
  if (wanted.length !== 1 || section.name !== wanted[0]) return section;
  return { ...section, command: [...section.command, ...forVitest], isLive: true };
}

function isWanted({ name }: Section, wanted: string[]): boolean {
  if (wanted.length === 0 || wanted.includes(name)) return true;
  return name === "build" && !process.env.REUSE_BUILD && wanted.some((other) => other === "worker" || other === "e2e");
}

/** Each lane takes the first section that waits for nothing any more. Resolves with the results in the order in which they came. */
async function runSections(sections: Section[]): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...sections];
  const running = new Set<Promise<void>>();
  const hasEnded = (name: string) =>
    !sections.some((section) => section.name === name) || results.some((result) => result.name === name);
  const isReady = ({ after = [] }: Section) => after.every(hasEnded);
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < LANES ? waiting.findIndex(isReady) : -1;
    const [section] = next < 0 ? [] : waiting.splice(next, 1);
    if (!section) {
      await Promise.race(running);
      continue;
    }
    const run = runSection(section).then((result) => {
      results.push(result);
      running.delete(run);
    });
    running.add(run);
  }
  return results;
}

async function reportBrowser(): Promise<void> {
  const browser = await findBrowser().catch((error: Error) => {
    throw new SetupError(error.message);
  });
  console.log(`· browser: ${browser.path} (${browser.from})`);
}

async function runSection(section: Section): Promise<Result> {
  const report = `${REPORTS}/${section.name}.json`;
  const reporters = [
    "--reporter=default",
    `--reporter=${SECOND_TRIES}`,
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  const command = section.isVitest ? [...section.command, ...reporters] : section.command;
  const begun = performance.now();
  const { code, output } = await run(command, section.isLive === true);
  const seconds = (performance.now() - begun) / 1000;
  const counts = section.isVitest ? readReport(report, code) : countOne(code);
  const secondTries = output.split("\n").filter((line) => line.startsWith(SECOND_TRY));
  const result = { name: section.name, ...counts, seconds, output, secondTries };
  if (result.failed > 0 && !section.isLive) console.log(`\n${"─".repeat(20)} ${section.name}\n${output}\n`);
  console.log(`${result.failed > 0 ? "✗" : "✓"} ${section.name} (${seconds.toFixed(1)} s)`);
  return result;
}

function run([program = "", ...args]: string[], isLive: boolean): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    // one build serves the Worker and the browser tests
    const env = { ...process.env, REUSE_BUILD: "1", FORCE_COLOR: "0" };
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"], env });
    let output = "";
    const collect = (chunk: Buffer) => {
      output += chunk;
      if (isLive) process.stdout.write(chunk);
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("error", (error) => resolve({ code: 1, output: `${output}${error.message}` }));
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

type Counts = Pick<Result, "passed" | "failed" | "skipped">;

function countOne(code: number): Counts {
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** A run that ended badly without a failed case (a crash, an error outside of a test) counts as one failed. */
function readReport(file: string, code: number): Counts {
  try {
    const report = JSON.parse(readFileSync(file, "utf8"));
    const failed = report.numFailedTests || (code === 0 ? 0 : 1);
    return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests };
  } catch {
    return countOne(code || 1);
  }
}

function printSummary(results: Result[]): void {
  console.log(`\n${"section".padEnd(12)}${"passed".padStart(8)}${"failed".padStart(8)}${"seconds".padStart(10)}`);
  for (const { name, passed, failed, skipped, seconds } of results) {
    const row = `${name.padEnd(12)}${String(passed).padStart(8)}${String(failed).padStart(8)}`;
    console.log(`${row}${seconds.toFixed(1).padStart(10)}${skipped ? `   ${skipped} skipped` : ""}`);
  }
  const again = results.flatMap(({ secondTries }) => secondTries);
  if (again.length > 0) console.log(`\npassed at a second try only, to be mended:\n${again.join("\n")}`);
  const sum = (key: "passed" | "failed") => results.reduce((total, result) => total + result[key], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
}

runAll(process.argv.slice(2)).catch(endWithError);
