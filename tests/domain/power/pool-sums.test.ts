import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { nftEvent, poolDay, poolTotal, poolWallet, stakingEvent } from "~db/schema";
import { testDatabase as db } from "../database";
import { replay } from "../indexer/replay";

const DAY = 86_400;
const [MONDAY, TUESDAY] = [20_780, 20_781];
const POOL = "pool";

type Coin = Partial<typeof stakingEvent.$inferInsert> & { signature: string };
const coin = (event: Coin) =>
  db
    .insert(stakingEvent)
    .values({
      ...{
        eventIndex: 0,
        kind: "staked",
        walletAddress: "a",
        poolAddress: POOL,
        positionAddress: "p",
        amountRaw: 100n,
      },
      ...{ feeRaw: 0n, releasedRaw: 0n, termDays: 30, blockTs: MONDAY * DAY + 5, slot: 1 },
      ...event,
    })
    .onConflictDoNothing();
type Nft = Partial<typeof nftEvent.$inferInsert> & { signature: string };
const nft = (event: Nft) =>
  db
    .insert(nftEvent)
    .values({
      ...{ eventIndex: 0, kind: "staked", walletAddress: "a", poolAddress: POOL, positionAddress: "p", mint: "m" },
      ...{ place: -1, coinMint: "", decimals: 0, amountRaw: 0n, feeRaw: 0n, streak: 0, termDays: 0 },
      ...{ blockTs: MONDAY * DAY + 5, slot: 1 },
      ...event,
    })
    .onConflictDoNothing();

const sumOf = async (day: number, kind: string, termDays = 0, coinMint = "") => {
  const { poolAddress, day: at, kind: what, termDays: term, coinMint: mint, events, amount } = poolDay;
  const is = and(eq(poolAddress, POOL), eq(at, day), eq(what, kind), eq(term, termDays), eq(mint, coinMint));
  const [row] = await db.select({ events, amount }).from(poolDay).where(is);
  return row ? [row.events, row.amount] : null;
};

beforeEach(() => replay("staking"));

test("each event is in the sums of its day and term once, however often it is recorded", async () => {
  await coin({ signature: "s1" });
  await coin({ signature: "s1" });
  await coin({ signature: "s2", amountRaw: 50n });
  await coin({ signature: "s3", termDays: 90, blockTs: TUESDAY * DAY });
  await coin({ signature: "s4", kind: "claimed", amountRaw: 7n, blockTs: TUESDAY * DAY });
  expect(await sumOf(MONDAY, "staked", 30)).toEqual([2, 150]);
  expect(await sumOf(TUESDAY, "staked", 90)).toEqual([1, 100]);
  expect(await sumOf(TUESDAY, "claimed", 30)).toEqual([1, 7]);
  const totals = await db.select().from(poolTotal).where(eq(poolTotal.kind, "staked"));
  expect(totals.map(({ termDays, events, amount }) => [termDays, events, amount])).toEqual([
    [30, 2, 150],
    [90, 1, 100],
  ]);
});

test("an event whose term becomes known later moves to that term", async () => {
  await coin({ signature: "s1", kind: "unstaked", termDays: 0 });
  await db.update(stakingEvent).set({ termDays: 365 }).where(eq(stakingEvent.signature, "s1"));
  expect(await sumOf(MONDAY, "unstaked", 0)).toEqual([0, 0]);
  expect(await sumOf(MONDAY, "unstaked", 365)).toEqual([1, 100]);
});

test("a wallet joins with its first open position and leaves with its last one", async () => {
  await coin({ signature: "s1" });
  await coin({ signature: "s2" });
  await coin({ signature: "s3", walletAddress: "b" });
  await coin({ signature: "s4", kind: "unstaked", blockTs: TUESDAY * DAY });
  expect(await sumOf(MONDAY, "joined")).toEqual([2, 0]);
  expect(await sumOf(TUESDAY, "left")).toBeNull();
  await coin({ signature: "s5", kind: "unstaked", blockTs: TUESDAY * DAY });
  expect(await sumOf(TUESDAY, "left")).toEqual([1, 0]);
  expect(await db.select().from(poolWallet)).toEqual([{ poolAddress: POOL, walletAddress: "b", open: 1 }]);
  await coin({ signature: "s6", blockTs: TUESDAY * DAY });
  expect(await sumOf(TUESDAY, "joined")).toEqual([1, 0]);
});

test("an NFT that leaves is counted in the term of its stake, and rewards in their coin", async () => {
  await nft({ signature: "n1", termDays: 90 });
  await nft({ signature: "n2", kind: "claimed", place: 0, coinMint: "scg", decimals: 9, amountRaw: 2_000n });
  await nft({ signature: "n3", kind: "unstaked", blockTs: TUESDAY * DAY, slot: 3 });
  expect(await sumOf(MONDAY, "staked", 90)).toEqual([1, 0]);
  expect(await sumOf(MONDAY, "claimed", 0, "scg")).toEqual([1, 2_000]);
  expect(await sumOf(TUESDAY, "unstaked", 90)).toEqual([1, 0]);
});

test("a replay empties the sums, so that they are those of what is recorded again", async () => {
  await coin({ signature: "s1" });
  await replay("staking");
  for (const table of [poolDay, poolTotal, poolWallet]) expect(await db.select().from(table)).toEqual([]);
  await coin({ signature: "s1" });
  expect(await sumOf(MONDAY, "staked", 30)).toEqual([1, 100]);
});
