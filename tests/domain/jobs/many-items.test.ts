import { env } from "cloudflare:test";
import type { D1Database } from "@cloudflare/workers-types";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { runJob } from "~/domain/jobs/advance.server";
import type { JobDeps } from "~/domain/jobs/deps";
import type { Chain } from "~/domain/solana/chain";
import { openDatabase } from "~db/client";
import { jobTransaction } from "~db/schema";
import { isFullRun } from "../../full-run";
import { countingD1 } from "../counting-d1";
import { testDatabase as db } from "../database";
import { expectPaidOnce, openWorld, rowOf, rowsOf, startedJob, type World } from "./job-world";

/** What the specification of this work asks of five thousand recipients. */
const ITEMS_A_SECOND = 15;
const ITEMS_A_STATEMENT = 20;
/** Beginning, ending and sending back what is left take some of their own, which a few recipients do not outweigh. */
const STATEMENTS_OF_EVERY_JOB = 20;
/** The most rows of D1 that a run may hold at once, however many items there are. */
const ROWS_AT_ONCE = 500;
/** `npm run bench -- jobs` names other numbers. */
const ITEMS = Number(process.env.JOB_ITEMS) || (isFullRun ? 5_000 : 1_000);
const BLOCK_MS = 400;
const CALL_MS = 150;
/** Six transactions are handed over at the same time (sign.server.ts). */
const SEND_MS = CALL_MS / 6;

/** Lets blocks of a public cluster pass while calls are answered, and while a job waits. */
function inRealTime({ ledger, deps }: World): JobDeps & { passedMs: () => number } {
  let passedMs = 0;
  let blocks = 0;
  const pass = (ms: number) => {
    passedMs += ms;
    const due = Math.floor(passedMs / BLOCK_MS) - blocks;
    blocks += due;
    ledger.pass(due);
  };
  const timed = (chain: Chain): Chain =>
    new Proxy(chain, {
      get(target, name) {
        const method = Reflect.get(target, name);
        return async (...asked: unknown[]) => {
          pass(name === "send" ? SEND_MS : CALL_MS);
          return method(...asked);
        };
      },
    });
  const wait = async (ms: number) => pass(ms);
  return { ...deps, chain: timed(deps.chain), nodes: deps.nodes.map(timed), wait, passedMs: () => passedMs };
}

test(`pays ${ITEMS} recipients fast enough, with few statements and few rows at once`, async () => {
  const world = await openWorld();
  const { id } = await startedJob(world, { rows: rowsOf(ITEMS) });
  const { d1, statements, mostRows } = countingD1((env as unknown as { DB: D1Database }).DB);
  const deps = { ...inRealTime(world), db: openDatabase(d1) };
  for (let run = 0; run < 300 && (await runJob(deps, id, 8)) !== "never"; run++);
  const row = await rowOf(id);
  expect(row).toMatchObject({ status: 20, completedCount: ITEMS });
  await expectPaidOnce(world, row);
  const paidMs = (row.finishedAt?.getTime() ?? 0) - (row.begunAt?.getTime() ?? 0);
  const perSecond = (ITEMS * 1_000) / paidMs;
  const perStatement = ITEMS / statements();
  console.info(
    `${ITEMS} items on blocks of ${BLOCK_MS} ms: ${perSecond.toFixed(1)} per second, ${perStatement.toFixed(1)} for each statement, ${mostRows()} rows at most`,
  );
  expect(perSecond).toBeGreaterThan(ITEMS_A_SECOND);
  expect(statements()).toBeLessThan(STATEMENTS_OF_EVERY_JOB + ITEMS / ITEMS_A_STATEMENT);
  expect(mostRows()).toBeLessThanOrEqual(ROWS_AT_ONCE);
}, 600_000);

test("signs fewer at once if a node takes them slowly, so that none expires before the node takes it", async () => {
  const world = await openWorld();
  const { id } = await startedJob(world, { rows: rowsOf(500) });
  const { ledger, deps } = world;
  const node = ledger.node();
  // four blocks for each: fifty of them take longer than a blockhash lives
  const send = async (bytes: Uint8Array) => {
    ledger.pass(4);
    await node.send(bytes);
  };
  for (let run = 0; run < 300 && (await runJob({ ...deps, chain: { ...node, send } }, id, 8)) !== "never"; run++);
  expect(await rowOf(id)).toMatchObject({ status: 20, completedCount: 500 });
  expect(await db.$count(jobTransaction, and(eq(jobTransaction.jobId, id), eq(jobTransaction.state, "expired")))).toBe(
    0,
  );
}, 600_000);
