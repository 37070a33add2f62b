import { PublicKey } from "@solana/web3.js";
import { and, eq } from "drizzle-orm";
import { beforeAll, expect, inject, test } from "vitest";
import { indexPrograms } from "~/domain/indexer/commands.server";
import { openChain } from "~/domain/solana/chain.server";
import { coinStaking } from "~/domain/staking/projection.server";
import { listHistory, listPositions } from "~/domain/staking/queries.server";
import { setting, stakingEvent, stakingPosition } from "~db/schema";
import { findCoinPositionAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { claim, stake, unstake } from "~programs/staking";
import { testDatabase as db } from "../database";
import { fundedWallet, mint, poolAddress, sendPlainly, travel } from "../staking/chain-world";
import type { TestWallet } from "../transactions/wallet";
import { replay } from "./replay";

/** Nothing here goes through the site: a holder uses a program of their own, and the lists follow. */

const SCG = 10n ** 9n;
const DAY = 86_400;
const chain = openChain({ rpcUrls: [inject("rpcUrl")], timeoutMs: 20_000 });
const pool = { address: new PublicKey(poolAddress), mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
const limits = { minRateBps: 0, minBaseRateBps: 0, maxFeeBps: 1_000 };
const LONG = 120_000;

let wallet: TestWallet;

beforeAll(async () => {
  await db.insert(setting).values({ key: "coin_pool_address", value: poolAddress, updatedAt: new Date() });
  wallet = await fundedWallet();
  const owner = wallet.keypair.publicKey;
  const position = (positionId: bigint) => ({ pool, owner, rentPayer: owner, positionId });
  const open = (positionId: bigint) =>
    stake({ pool, owner, positionId, amountRaw: 1_000n * SCG, termDays: 90, ...limits });
  await sendPlainly(wallet, [open(1n), open(2n)]);
  await travel(10 * DAY);
  await sendPlainly(wallet, [claim({ ...position(1n), amountRaw: 1_000n })]);
  await sendPlainly(wallet, [unstake(position(1n)), claim(position(1n))]);
  await untilIndexed();
}, LONG);

test("the holder's history and positions show what happened without the site", async () => {
  const { entries } = await listHistory({ db }, { wallet: wallet.address });
  const kinds = ["closed", "claimed", "unstaked", "claimed", "staked", "staked"];
  expect(entries.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted());
  const unstaked = entries.find(({ kind }) => kind === "unstaked");
  expect(unstaked).toMatchObject({ amountRaw: 1_000n * SCG, termDays: 90 });
  expect(unstaked!.releasedRaw).toBeGreaterThan(0n);
  const { positions } = await listPositions({ db, chain }, wallet.address);
  expect(positions).toMatchObject([{ positionId: 2n, principalRaw: 1_000n * SCG, claimedRaw: 0n }]);
});

test("the row of a closed position is complete, although its account was gone before it could be read", async () => {
  const [row] = await ownPositions(1n);
  const { entries } = await listHistory({ db }, { wallet: wallet.address });
  const paidRaw = entries.filter(({ kind }) => kind === "claimed").reduce((sum, { amountRaw }) => sum + amountRaw, 0n);
  expect(row).toMatchObject({ principalRaw: 1_000n * SCG, claimedRaw: paidRaw, rewardTotalRaw: paidRaw, termDays: 90 });
  expect(row!.closedAt).not.toBeNull();
});

test("without any log the same rows come from instructions, moved coins and accounts", { timeout: LONG }, async () => {
  const before = await ownRows();
  await replay("staking");
  const silent: typeof chain = {
    ...chain,
    async findTransaction(...asked) {
      const found = await chain.findTransaction(...asked);
      // the node gives a block's time in thousands of seconds in this one answer, so the logs' time replaces it
      return found && { ...found, logs: [], blockTs: tsOf(before, found.signature) };
    },
  };
  await untilIndexed(silent);
  const { events, positions } = await ownRows();
  // the holder's limits replace the rates of a stake that no log contains, until its account has them
  expect(events.map(({ releasedRaw: _, ...event }) => event)).toEqual(
    before.events.map(({ releasedRaw: _, ...event }) => event),
  );
  expect(positions.filter(({ closedAt }) => closedAt === null)).toEqual(
    before.positions.filter(({ closedAt }) => closedAt === null),
  );
});

async function untilIndexed(by = chain): Promise<void> {
  for (let look = 0; look < 100; look++) {
    await indexPrograms({ db, chain: by, now: new Date(), projections: [coinStaking] });
    if ((await ownRows()).events.length === 6) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("not indexed within fifty seconds");
}

function tsOf({ events }: Awaited<ReturnType<typeof ownRows>>, signature: string): number | null {
  return events.find((event) => event.signature === signature)?.blockTs ?? null;
}

function ownPositions(positionId: bigint) {
  const owner = wallet.keypair.publicKey;
  const address = findCoinPositionAddress({ pool: pool.address, owner, positionId }).toBase58();
  return db.select().from(stakingPosition).where(eq(stakingPosition.address, address));
}

async function ownRows() {
  const positions = await db
    .select()
    .from(stakingPosition)
    .where(and(eq(stakingPosition.walletAddress, wallet.address)))
    .orderBy(stakingPosition.address);
  return {
    positions: positions.map(({ seenSlot: _, ...row }) => row),
    events: await db
      .select()
      .from(stakingEvent)
      .where(eq(stakingEvent.walletAddress, wallet.address))
      .orderBy(stakingEvent.signature, stakingEvent.eventIndex),
  };
}
