import { describe, expect, it } from "vitest";
import { findAssociatedTokenAddress } from "~programs/addresses.ts";
import {
  bonusOf,
  checkInFrom,
  fundedUntil,
  koreanDayNumber,
  netOfNftClaim,
  nextKoreanDayTs,
  nextStreak,
  nftAccruedAt,
  nftDueAt,
  nftEndsAt,
  nftGivenUpAt,
  settledAt,
} from "~programs/nft-reward-calculator.ts";
import { checkIn, claimStream, unstakeNft } from "~programs/nft-staking.ts";
import { type Machine, machineNames, openMachine } from "../machine.ts";
import { SeededRandom } from "../seeded-random.ts";
import {
  BONUS,
  claimOf,
  DAY,
  errorName,
  findCheckIn,
  findPosition,
  inputOf,
  openPool,
  type Pool,
  readPool,
  readPosition,
  refusal,
  run,
  type Staked,
  type Stream,
  stakeOne,
  tokenAmount,
} from "./fixtures.ts";

const SEED = Number(process.env.PROGRAM_SEED ?? 20_261_101);
const CASES: Record<string, number> = { bankrun: 60, litesvm: 240 };

describe.each(machineNames)("the calculator, on %s", (name) => {
  it(`knows what the program pays, in ${CASES[name]} cases`, { timeout: 120_000 }, async () => {
    const machine = await openMachine(name);
    const random = new SeededRandom(SEED);
    for (let i = 0; i < (CASES[name] ?? 0); i++) await compareOnce(machine, random, `case ${i} of seed ${SEED}`);
  });
});

/** Two NFTs in a pool of random streams, for a random time; then one claims and leaves. */
async function compareOnce(machine: Machine, random: SeededRandom, where: string) {
  const pool = await somePool(machine, random);
  const termDays = pool.kind === "boost" ? 0 : random.pick([90, 180, 270]);
  const staked = await stakeOne(machine, pool, { termDays });
  await machine.warp(random.between(0n, 3n * DAY));
  await stakeOne(machine, pool, { termDays });
  await machine.warp(random.between(0n, random.pick([60n, DAY, 100n * DAY, 300n * DAY])));
  if (random.chance(50)) await compareCheckIn(machine, staked, where);
  const ts = await machine.now();
  const [books, position] = [await readPool(machine, pool), await readPosition(machine, staked)];
  const due = nftDueAt(position, books, ts);
  for (const [place, dueRaw] of due.entries()) {
    const paid = await claimed(machine, staked, place);
    expect(paid, where).toBe(netOfNftClaim(0n, dueRaw, position.feeBps));
  }
  const after = await readPosition(machine, staked);
  const later = await readPool(machine, pool);
  const accrued = nftAccruedAt(after, later, ts);
  const givenUp = nftGivenUpAt(after, later, ts);
  expect(givenUp, where).toEqual(ts < nftEndsAt(after) ? accrued : accrued.map(() => 0n));
  await run(machine, unstakeNft(inputOf(staked)), [staked.owner]);
  const left = await findPosition(machine, staked);
  const owed = left ? left.rewards.map(({ totalRaw, claimedRaw }) => totalRaw - claimedRaw).slice(0, due.length) : [];
  expect(owed, where).toEqual(left ? accrued.map((amount, place) => amount - (givenUp[place] ?? 0n)) : []);
}

async function somePool(machine: Machine, random: SeededRandom): Promise<Pool> {
  const kind = random.chance(50) ? "boost" : "nova";
  const rateRaw = random.ofAnySize() >> 24n;
  const fundsRaw = random.chance(30) ? rateRaw * BigInt(random.below(60)) : 2n ** 60n;
  const endTs = (await machine.now()) + random.between(0n, 300n * DAY);
  const feeBps = random.pick([0, 1, 333, 1_000]);
  const weights = [random.below(5_000), 5_000 + random.below(5_000), 10_000, 10_000 + random.below(20_001)];
  const weightsBps = kind === "boost" ? [1 + random.below(30_000), 0, 0, 0] : weights;
  return openPool(machine, {
    kind,
    conditions: { feeBps, weightsBps: weightsBps as [number, number, number, number] },
    streams: [
      { terms: { rateRaw, ...(random.chance(40) ? { endTs } : {}) }, fundsRaw },
      { kind: "bonus", terms: { ...BONUS, rateRaw }, fundsRaw: rateRaw * BigInt(random.below(3)) },
    ],
  });
}

async function compareCheckIn(machine: Machine, staked: Staked, where: string) {
  const ts = await machine.now();
  const record = await findCheckIn(machine, staked);
  const { weight, streams } = await readPool(machine, staked.pool);
  const [, bonus] = streams;
  if (!record || !bonus) throw new Error("no record or no bonus");
  if (ts < checkInFrom(await readPosition(machine, staked))) {
    expect(await refusal(machine, checkIn(inputOf(staked)), [staked.owner]), where).toBe("CheckInTooEarly");
    return;
  }
  const streak = nextStreak(record, ts) ?? 0;
  const expected = bonusOf(settledAt(bonus, weight, ts), streak, ts);
  await run(machine, checkIn(inputOf(staked)), [staked.owner]);
  expect((await readPosition(machine, staked)).rewards[1]?.totalRaw, where).toBe(expected);
  expect(await findCheckIn(machine, staked), where).toMatchObject({ streak, lastDay: koreanDayNumber(ts) });
}

/** What reaches the holder; nothing where nothing is due. */
async function claimed(machine: Machine, staked: Staked, place: number): Promise<bigint> {
  const { mint, tokenProgram } = staked.pool.streams[place] as Stream;
  const token = findAssociatedTokenAddress(mint, staked.owner.publicKey, tokenProgram);
  const outcome = await machine.send([claimStream(claimOf(staked, place))], [staked.owner]);
  const error = errorName(outcome);
  if (error !== null && error !== "NothingToClaim") throw new Error(error);
  return tokenAmount(machine, token);
}

describe("the calculator's days", () => {
  const midnight = 20_758n * DAY + 54_000n;

  it("begin at midnight in Korea", () => {
    expect([midnight - 1n, midnight, midnight + DAY].map(koreanDayNumber)).toEqual([20_758, 20_759, 20_760]);
    expect(nextKoreanDayTs(midnight - 1n)).toBe(midnight);
    expect(nextKoreanDayTs(midnight)).toBe(midnight + DAY);
    expect(koreanDayNumber(-1n)).toBe(0);
  });

  it("let an NFT check in from the day after it was staked", () => {
    const from = [midnight - 1n, midnight, midnight + DAY - 1n].map((startTs) => checkInFrom({ startTs }));
    expect(from).toEqual([midnight, midnight + DAY, midnight + DAY]);
  });

  it("make a streak day after day, once a day, and start again after a gap", () => {
    const day = koreanDayNumber(midnight);
    expect(nextStreak({ lastDay: null, streak: 0 }, midnight)).toBe(1);
    expect(nextStreak({ lastDay: day, streak: 3 }, midnight)).toBeNull();
    expect(nextStreak({ lastDay: day, streak: 3 }, midnight - DAY)).toBeNull();
    expect(nextStreak({ lastDay: day - 1, streak: 3 }, midnight)).toBe(4);
    expect(nextStreak({ lastDay: day - 2, streak: 3 }, midnight)).toBe(1);
  });
});

describe("the calculator's runway", () => {
  const stream = {
    kind: "daily" as const,
    rateRaw: 86_400n,
    streakBps: [0, 0] as [number, number],
    endTs: 10_000n,
    settledTs: 1_000n,
    freeParts: 100n * 864_000_000n,
    indexParts: 0n,
  };

  it("ends at the last second for which the funds suffice", () => {
    expect(fundedUntil(stream, 10_000)).toBe(1_100n);
    expect(settledAt(stream, 10_000, 2_000n).freeParts).toBe(0n);
    expect(settledAt(stream, 20_000, 2_000n).indexParts).toBe(50n * 86_400n);
  });

  it("has no end if no NFT is in the pool or nothing accrues", () => {
    expect(fundedUntil(stream, 0)).toBeNull();
    expect(fundedUntil({ ...stream, kind: "bonus" }, 10_000)).toBeNull();
    expect(fundedUntil({ ...stream, rateRaw: 0n }, 10_000)).toBeNull();
  });
});
