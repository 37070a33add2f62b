import { beforeAll, expect, test } from "vitest";
import { listPositionAddresses } from "~/domain/staking/queries.server";
import { stakingPosition } from "~db/schema";
import { testDatabase as db } from "../database";

const WALLET = "7qnkbU982jxvyg3DZQURbMx9NH8iKewpf1CUNpPTS787";
const OTHER = "9qnkbU982jxvyg3DZQURbMx9NH8iKewpf1CUNpPTS787";
const POSITIONS = 250;
const addressOf = (i: number) => `Pos${String(i).replaceAll("0", "z")}`.padEnd(44, "a");

beforeAll(async () => {
  for (let i = 0; i < POSITIONS; i++) await insertPosition(i, {});
  await insertPosition(1_001, { closedAt: new Date() });
  await insertPosition(1_002, { leftTs: 9 });
  await insertPosition(1_003, { walletAddress: OTHER });
});

test("a holder of 250 positions reaches every one of them, the oldest too, each once", async () => {
  const pages = await listAll({ isInside: true });
  expect(pages.map((page) => page.length)).toEqual([99, 99, 52]);
  expect(new Set(pages.flat())).toEqual(new Set(Array.from({ length: POSITIONS }, (_, i) => addressOf(i))));
});

test("lists positions by their end across pages, and one that was left by when it was left", async () => {
  const ends = [
    { i: 2_001, termDays: 365, startTs: 1_000 },
    { i: 2_002, termDays: 30, startTs: 2_000 },
    { i: 2_003, termDays: 90, startTs: 1_000, leftTs: 2_000 + 31 * 86_400 },
  ];
  for (const { i, ...values } of ends) await insertPosition(i, values);
  const addresses = ends.map(({ i }) => addressOf(i));
  const listed = (await listAll({})).flat().filter((address) => addresses.includes(address));
  expect(listed).toEqual([2_002, 2_003, 2_001].map(addressOf));
  // the others began decades later
  expect((await listAll({}))[0]?.slice(0, 4)).toEqual([addressOf(1_002), ...listed]);
});

test("lists a position whose principal was returned for claims, but not for unstaking", async () => {
  expect((await listAll({})).flat()).toContain(addressOf(1_002));
  expect((await listAll({ isInside: true })).flat()).not.toContain(addressOf(1_002));
});

test("closed positions and those of another wallet are on no page", async () => {
  const all = (await listAll({})).flat();
  expect(all).not.toContain(addressOf(1_001));
  expect(all).not.toContain(addressOf(1_003));
});

test.each(["1') or 1=1 --", "1.0OIl", "9".repeat(400), "."])(
  "a forged cursor gives the first page: %s",
  async (cursor) => {
    const first = await listPositionAddresses({ db }, WALLET, {});
    expect(await listPositionAddresses({ db }, WALLET, { cursor })).toEqual(first);
  },
);

async function listAll(query: { isInside?: boolean }): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listPositionAddresses>> = await listPositionAddresses({ db }, WALLET, {
      ...query,
      cursor,
    });
    pages.push(page.rows.map(({ address }) => address));
    cursor = page.nextCursor;
  } while (cursor);
  return pages;
}

async function insertPosition(i: number, values: Partial<typeof stakingPosition.$inferInsert>) {
  await db.insert(stakingPosition).values({
    address: addressOf(i),
    poolAddress: WALLET,
    walletAddress: WALLET,
    positionId: BigInt(i),
    principalRaw: 1n,
    rewardTotalRaw: 1n,
    claimedRaw: 0n,
    termDays: 30,
    rateBps: 1,
    baseRateBps: 1,
    feeBps: 0,
    // seven at a time share a second, across the ends of pages
    startTs: 1_700_000_000 + Math.floor(i / 7),
    leftTs: 0,
    seenSlot: 1,
    ...values,
  });
}
