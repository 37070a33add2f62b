import { spawnSync } from "node:child_process";
import { developmentKeypair } from "../../programs-client/development-keys.ts";
import { startChain } from "../../tools/dev/chain.ts";
import { fundWallets, setUpChain } from "../../tools/dev/chain-setup.ts";
import { importSource } from "./import-source.ts";
import type { Figure } from "./report.ts";
import { openDatabaseWith } from "./seeded-d1.ts";

/** The numbers of recipients. The variable JOB_ITEMS can name others: "300,1000". */
const ITEMS = (process.env.JOB_ITEMS ?? "300,1000,5000").split(",").map(Number);
/** Below this many recipients, what every job asks once outweighs what each recipient asks. */
const FEW = 5_000;
/** In a cluster's time. The local node is the bound there: a plain script that only sends gets no further. */
const ITEMS_A_SECOND = 15;
const OF_PLAIN = 0.9;
const ITEMS_A_STATEMENT = 20;
const ROWS_AT_ONCE = 500;
/** The memory that the engine needs for open transactions must not grow with the list. */
const HEAP_MB = 32;
const PUBLIC_SLOT_MS = 400;

/**
 * Pays recipients on the local node, beside a plain script that sends the same transfers, and once more in the time of a public
 * cluster: blocks of 400 ms, final after 32, and 150 ms for each call. The local node's figures depend on how busy the machine is;
 * the others do not.
 */
export async function benchJobs(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const items of ITEMS) figures.push(...(await measureOnNode(items)), ...measureOnCluster(items));
  return figures;
}

async function measureOnNode(items: number): Promise<Figure[]> {
  const chain = await startChain({ port: 0, stateFolder: null, slotTimeMs: PUBLIC_SLOT_MS });
  const database = await openDatabaseWith(0, "SELECT 1");
  try {
    await setUpChain(chain);
    await fundWallets(chain, [developmentKeypair("wallet-1").publicKey], { times: 20 });
    const { payOnNode } = await importSource<typeof import("./pay-on-node.ts")>("tests/bench/pay-on-node.ts");
    const paid = await payOnNode({ d1: database.d1, rpcUrl: chain.rpcUrl, items });
    for (const { name, count, ms } of paid.calls) console.info(`${name}: ${count} calls, ${Math.round(ms)} ms`);
    const what = `${items.toLocaleString("en-US")} recipients, local node`;
    const { perSecond, plainPerSecond, perStatement, mostRows, heapMb } = paid;
    return [
      {
        ...{ what: `${what}, beside a plain script`, ours: perSecond, reference: plainPerSecond, unit: "/s" },
        ...{ budget: `≥ ${OF_PLAIN} of it`, holds: perSecond >= OF_PLAIN * plainPerSecond },
      },
      aStatement(what, items, perStatement),
      rowsAtOnce(what, mostRows),
      {
        ...{ what: `${what}, growth of the heap`, ours: heapMb, reference: null, unit: "MB" },
        ...{ budget: `≤ ${HEAP_MB}`, holds: heapMb <= HEAP_MB },
      },
    ];
  } finally {
    await database.stop();
    await chain.stop();
  }
}

function measureOnCluster(items: number): Figure[] {
  const env = { ...process.env, JOB_ITEMS: String(items) };
  const run = [
    "vitest",
    "run",
    "-c",
    "vitest.domain.config.ts",
    "tests/domain/jobs/many-items.test.ts",
    "--silent=false",
  ];
  const { stdout } = spawnSync("npx", run, { encoding: "utf8", env });
  const figure = (line: RegExp) => Number(line.exec(stdout)?.[1] ?? Number.NaN);
  const perSecond = figure(/items on blocks of \d+ ms: ([\d.]+) per second/);
  const what = `${items.toLocaleString("en-US")} recipients, a cluster's time`;
  return [
    {
      ...{ what, ours: perSecond, reference: null, unit: "/s" },
      ...{ budget: `> ${ITEMS_A_SECOND}`, holds: perSecond > ITEMS_A_SECOND },
    },
    aStatement(what, items, figure(/per second, ([\d.]+) for each statement, \d+ rows/)),
    rowsAtOnce(what, figure(/for each statement, (\d+) rows/)),
  ];
}

function aStatement(what: string, items: number, ours: number): Figure {
  return {
    ...{ what: `${what}, for each D1 statement`, ours, reference: null, unit: "recipients" },
    budget: items < FEW ? "none: some thirty statements belong to every job" : `> ${ITEMS_A_STATEMENT}`,
    holds: items < FEW || ours > ITEMS_A_STATEMENT,
  };
}

function rowsAtOnce(what: string, rows: number): Figure {
  const of = { what: `${what}, rows in memory at once`, ours: rows, reference: null, unit: "rows" };
  return { ...of, budget: `≤ ${ROWS_AT_ONCE}`, holds: rows <= ROWS_AT_ONCE };
}
