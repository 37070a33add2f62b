import { spawnSync } from "node:child_process";
import type { Figure } from "./report.ts";

const ITEMS = [300, 1_000, 5_000];
const FILES = ["tests/domain/jobs/on-chain.test.ts", "tests/domain/jobs/many-items.test.ts"];
/** Below this many recipients, what every job asks once outweighs what each recipient asks. */
const FEW = 5_000;
const ITEMS_A_SECOND = 15;
const ITEMS_A_STATEMENT = 20;
const ROWS_AT_ONCE = 500;

/**
 * Pays recipients on the local node, and once more in the time of a public cluster: blocks of 400 ms, final after 32, and
 * 150 ms for each call. The local node carries out about five transactions per second when the machine is busy, so its figure
 * says how fast that node is; the other one does not depend on the machine.
 */
export async function benchJobs(): Promise<Figure[]> {
  return ITEMS.flatMap(measure);
}

function measure(items: number): Figure[] {
  const env = { ...process.env, JOB_ITEMS: String(items), SLOT_TIME_MS: "400" };
  const run = ["vitest", "run", "-c", "vitest.domain.config.ts", ...FILES, "--silent=false"];
  const { stdout } = spawnSync("npx", run, { encoding: "utf8", env });
  const figure = (line: RegExp) => Number(line.exec(stdout)?.[1] ?? Number.NaN);
  const onNode = figure(/items on the local node: ([\d.]+) per second/);
  const onCluster = figure(/items on blocks of \d+ ms: ([\d.]+) per second/);
  const aStatement = figure(/per second, ([\d.]+) for each statement, \d+ rows/);
  const rows = figure(/for each statement, (\d+) rows/);
  const name = items.toLocaleString("en-US");
  const fast = { reference: null, unit: "/s", budget: `> ${ITEMS_A_SECOND}` };
  return [
    { what: `${name} recipients, local node`, ours: onNode, ...fast, holds: onNode > ITEMS_A_SECOND },
    { what: `${name} recipients, a cluster's time`, ours: onCluster, ...fast, holds: onCluster > ITEMS_A_SECOND },
    {
      what: `${name} recipients, for each D1 statement`,
      ...{ ours: aStatement, reference: null, unit: "recipients" },
      budget: items < FEW ? "none: some thirty statements belong to every job" : `> ${ITEMS_A_STATEMENT}`,
      holds: items < FEW || aStatement > ITEMS_A_STATEMENT,
    },
    {
      what: `${name} recipients, rows in memory at once`,
      ...{ ours: rows, reference: null, unit: "rows", budget: `≤ ${ROWS_AT_ONCE}`, holds: rows <= ROWS_AT_ONCE },
    },
  ];
}
