import { fileURLToPath } from "node:url";
import { endWithError, SetupError } from "../dev/progress.ts";
import { whyStale } from "./check.ts";
import { apply, type Copy, copyProject } from "./copy.ts";
import type { Mutation } from "./mutation.ts";
import { MUTATIONS } from "./mutations/index.ts";
import { type Verdict, writeVerdicts } from "./page.ts";
import { runTests } from "./tests.ts";

/**
 * `npm run mutate`: applies each mutation by itself to a copy of the project, builds what it touches, and runs the tests
 * that have to find it. `ONLY=claim npm run mutate` takes those that have this text in their name, file, group or tests;
 * `npm run mutate -- --page` writes the results into docs/mutations.md. Ends with an error if one survives.
 */

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

interface Outcome extends Verdict {
  group: string;
  mutation: Mutation;
  seconds: number;
}

async function mutate(isPage: boolean): Promise<void> {
  const all = Object.entries(MUTATIONS).flatMap(([group, list]) => list.map((mutation) => ({ group, mutation })));
  const wanted = all.filter(isWanted);
  if (wanted.length === 0) throw new SetupError(`No mutation has "${process.env.ONLY}" in it.`);
  const stale = wanted.flatMap(({ mutation }) => {
    const why = whyStale(ROOT, mutation);
    return why ? [`${mutation.name}: ${why}`] : [];
  });
  if (stale.length > 0) throw new SetupError(`Stale mutations:\n${stale.join("\n")}`);

  const copy = copyProject(ROOT);
  try {
    await expectSound(
      copy,
      wanted.map(({ mutation }) => mutation),
    );
    const outcomes: Outcome[] = [];
    for (const { group, mutation } of wanted) {
      const outcome = await tryOut(copy, group, mutation);
      console.log(line(outcome));
      outcomes.push(outcome);
      if (isPage) writeVerdicts(ROOT, MUTATIONS, { [mutation.name]: { result: outcome.result, by: outcome.by } });
    }
    report(outcomes);
  } finally {
    copy.remove();
  }
}

function isWanted({ group, mutation }: { group: string; mutation: Mutation }): boolean {
  const { name, file, tests } = mutation;
  return [group, name, file, ...tests].some((text) => text.includes(process.env.ONLY ?? ""));
}

/** Tests that fail without the fault would seem to catch anything. */
async function expectSound(copy: Copy, mutations: Mutation[]): Promise<void> {
  const tests = [...new Set(mutations.flatMap((mutation) => mutation.tests))];
  for (const kind of new Set(tests.map(kindOf))) {
    const { failed, output } = await runTests(
      copy,
      tests.filter((test) => kindOf(test) === kind),
    );
    if (failed !== null) throw new SetupError(`The tests fail without any mutation (${failed}):\n${output}`);
  }
}

async function tryOut(copy: Copy, group: string, mutation: Mutation): Promise<Outcome> {
  const begun = performance.now();
  const restore = apply(copy, mutation);
  try {
    const found = await findBy(copy, mutation);
    return { group, mutation, ...found, seconds: (performance.now() - begun) / 1000 };
  } finally {
    restore();
  }
}

async function findBy(copy: Copy, mutation: Mutation): Promise<Verdict> {
  try {
    if (mutation.file.startsWith("programs/")) copy.buildProgramsOf(mutation.file);
    if (mutation.file.startsWith("contracts/")) copy.buildContracts();
  } catch (error) {
    return { result: "broken", by: `does not compile: ${(error as Error).message.split("\n")[0]}` };
  }
  const { failed, isLoaded } = await runTests(copy, mutation.tests);
  if (!isLoaded) return { result: "broken", by: failed ?? "no test ran" };
  return failed === null ? { result: "survived", by: "" } : { result: "caught", by: failed };
}

function report(outcomes: Outcome[]): void {
  const count = (result: Outcome["result"]) => outcomes.filter((outcome) => outcome.result === result).length;
  const seconds = outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0);
  console.log(`${count("caught")} of ${outcomes.length} caught in ${Math.round(seconds)} s`);
  const open = outcomes.filter(({ result }) => result !== "caught");
  for (const outcome of open) console.log(line(outcome));
  if (open.length > 0) process.exitCode = 1;
}

function line({ group, mutation, result, by, seconds }: Outcome): string {
  return `${result.padEnd(8)} ${group}: ${mutation.name}${by && ` (${by})`}, ${seconds.toFixed(0)} s`;
}

function kindOf(test: string): string {
  return test.split("/")[1] ?? "";
}

mutate(process.argv.includes("--page")).catch(endWithError);
