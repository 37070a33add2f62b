import { eq } from "drizzle-orm";
import { type IndexLimits, indexPrograms } from "~/domain/indexer/commands.server";
import type { Projection } from "~/domain/indexer/projection";
import type { Chain } from "~/domain/solana/chain";
import { openChain } from "~/domain/solana/chain.server";
import { coinStaking } from "~/domain/staking/projection.server";
import type { Database } from "~db/client";
import { indexerCursor, indexerTransaction, stakingEvent, stakingPosition } from "~db/schema";
import { type FakeCluster, fakeCluster } from "../../fakes/rpc";
import { testDatabase as db } from "../database";
import { holder, type Ledger, openLedger, type Position, PROGRAM } from "./coin-ledger";
import { replay } from "./replay";

export const NOW = new Date("2026-11-21T00:00:00Z");
export const ANNA = holder("anna");
let clusters = 0;

export type World = ReturnType<typeof openWorld>;

/** A fake cluster of one node with an empty ledger. Call `emptyTables` before: a file's tests share one database. */
export function openWorld() {
  const cluster = fakeCluster([`http://indexer-${++clusters}`]);
  return { cluster, ledger: openLedger(cluster), chain: chainOf(cluster) };
}

export function emptyTables(): Promise<void> {
  return replay("staking");
}

/** A run of cron, this many `minutes` after the first. */
export function run(
  { chain }: { chain: Chain },
  options: { limits?: IndexLimits; minutes?: number; db?: Database; projections?: readonly Projection[] } = {},
) {
  const { limits, minutes = 0, db: database = db, projections = [coinStaking] } = options;
  const now = new Date(NOW.getTime() + minutes * 60_000);
  return indexPrograms({ db: database, chain, now, projections }, limits);
}

/**
 * Two positions: the first was claimed from, left, claimed to the end and closed; the second was claimed from and is still
 * open.
 */
export function liveOn({ cluster, ledger }: { cluster: FakeCluster; ledger: Ledger }): [Position, Position] {
  const first = ledger.stake(ANNA);
  cluster.pass(1);
  ledger.claim(first, 1_000n);
  cluster.pass(1);
  const second = ledger.stake(ANNA, { principalRaw: 7_000_000_000n });
  cluster.pass(1);
  ledger.unstake(first);
  cluster.pass(1);
  ledger.claim(first, first.rewardTotalRaw - first.claimedRaw);
  cluster.pass(1);
  ledger.claim(second, 77n);
  return [first, second];
}

/** Makes everything that has landed final. */
export function finalize({ cluster }: { cluster: FakeCluster }): void {
  cluster.pass(40);
}

export async function rowOf(address: string) {
  const [row] = await db.select().from(stakingPosition).where(eq(stakingPosition.address, address));
  return row;
}

/** All stored rows, without the time at which they were read. */
export async function allRows() {
  const positions = await db.select().from(stakingPosition).orderBy(stakingPosition.address);
  return {
    positions: positions.map(({ seenSlot: _, ...row }) => row),
    events: await db.select().from(stakingEvent).orderBy(stakingEvent.signature, stakingEvent.eventIndex),
  };
}

export async function cursorNow() {
  const [row] = await db.select().from(indexerCursor).where(eq(indexerCursor.program, PROGRAM));
  return row;
}

export async function transactionOf(signature: string) {
  const [row] = await db.select().from(indexerTransaction).where(eq(indexerTransaction.signature, signature));
  return row;
}

function chainOf(cluster: FakeCluster): Chain {
  return openChain({ rpcUrls: [...cluster.nodes.keys()], fetch: cluster.fetch, timeoutMs: 50 });
}
