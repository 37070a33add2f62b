import { beforeAll, describe, expect, it } from "vitest";
import {
  accrued,
  COIN_TERMS_DAYS,
  type CoinPositionTerms,
  dueAt,
  earnedAt,
  endsAt,
  isCoinTerm,
  netOfClaim,
  netOfFee,
  releasedAt,
  wholeReward,
} from "~programs/reward-calculator.ts";
import * as staking from "~programs/staking.ts";
import { FIRST_TS, type Machine, machineNames, openMachine } from "../machine.ts";
import { SeededRandom } from "../seeded-random.ts";
import {
  createMint,
  findPosition,
  inputOf,
  newHolder,
  openPool,
  openPosition,
  readPosition,
  run,
  tokenAmount,
} from "./fixtures.ts";
import { Model } from "./model.ts";

const SEED = Number(process.env.PROGRAM_SEED ?? 20_261_101);
const HOST_CASES = 20_000;
const CHAIN_CASES: Record<string, number> = { bankrun: 60, litesvm: 240 };

function someTerms(random: SeededRandom): CoinPositionTerms {
  const termDays = random.pick(COIN_TERMS_DAYS);
  const baseRateBps = random.below(random.chance(50) ? 65_536 : 2_000);
  const rateBps = baseRateBps + random.below(65_536 - baseRateBps);
  const principalRaw = random.ofAnySize();
  const rewardTotalRaw = wholeReward(principalRaw, rateBps, termDays);
  const startTs = FIRST_TS + BigInt(random.below(1_000));
  const feeBps = random.below(1_001);
  return { principalRaw, rewardTotalRaw, claimedRaw: 0n, startTs, leftTs: 0n, termDays, baseRateBps, feeBps };
}

/** Around the start and the end, and anywhere from before the first to after the second. */
function someSecond(random: SeededRandom, { startTs, termDays }: CoinPositionTerms): bigint {
  const edge = random.pick([startTs, endsAt(startTs, termDays)]);
  return random.chance(40) ? edge + random.between(-1n, 1n) : startTs + random.between(0n, BigInt(termDays) * 90_000n);
}

describe("the calculator", () => {
  it(`agrees with the model in ${HOST_CASES} cases`, () => {
    const random = new SeededRandom(SEED);
    const model = new Model(0n);
    model.pools.set("pool", {
      coin: "scg",
      admin: "",
      pendingAdmin: null,
      pauser: "",
      funder: "",
      isPaused: false,
      rates: [],
      min: 0n,
      max: 0n,
      fee: 0,
      vaults: { principal: 0n, reward: 0n },
      owed: { principal: 0n, reward: 0n },
      openPositions: 0n,
      lastTs: 0n,
    });
    for (let i = 0; i < HOST_CASES; i++) {
      const terms = someTerms(random);
      const ts = someSecond(random, terms);
      const claimedRaw = random.between(0n, earnedAt(terms, ts));
      const later = random.chance(50) ? ts : ts + random.between(0n, 40n * 86_400n);
      const mine = { ...terms, claimedRaw };
      const earned = model.earned(
        {
          pool: "pool",
          owner: "",
          id: 0n,
          rentPayer: "",
          principal: mine.principalRaw,
          rewardTotal: mine.rewardTotalRaw,
          claimed: claimedRaw,
          startTs: mine.startTs,
          leftTs: 0n,
          term: mine.termDays,
          rate: 0,
          baseRate: mine.baseRateBps,
          fee: mine.feeBps,
          paid: 0n,
        },
        later,
      );
      const where = `case ${i} of seed ${SEED}`;
      expect(earnedAt(mine, later), where).toBe(earned);
      expect(dueAt(mine, later), where).toBe(earned - claimedRaw);
      expect(releasedAt(mine, later), where).toBe(mine.rewardTotalRaw - earned);
    }
  });

  it("pays as much in parts as at once", () => {
    const random = new SeededRandom(SEED);
    for (let i = 0; i < 2_000; i++) {
      const feeBps = random.below(1_001);
      let claimedRaw = 0n;
      let paid = 0n;
      for (let part = 0; part < 8; part++) {
        const amount = random.ofAnySize() >> 4n;
        paid += netOfClaim({ claimedRaw, feeBps }, amount);
        claimedRaw += amount;
      }
      expect(paid).toBe(netOfFee(claimedRaw, feeBps));
    }
  });

  it("gives the figures that a person works out by hand", () => {
    expect(accrued(1_000_000n, 1_000, 31_536_000n)).toBe(100_000n);
    expect(accrued(1_000_000n, 1_000, 31_535_999n)).toBe(99_999n);
    expect(accrued(1_000_000n, 1_000, -5n)).toBe(0n);
    expect(wholeReward(1_000_000_000n, 600, 90)).toBe(14_794_520n);
    expect(endsAt(1_000n, 30)).toBe(2_593_000n);
    expect([netOfFee(0n, 1_000), netOfFee(1n, 1), netOfFee(10_000n, 1), netOfFee(10_001n, 1)]).toEqual([
      0n,
      0n,
      9_999n,
      9_999n,
    ]);
    expect([30, 90, 180, 365, 0, 31].map(isCoinTerm)).toEqual([true, true, true, true, false, false]);
  });

  it("owes what is left of the reward, and no more, once the principal has left", () => {
    const terms = { ...someTerms(new SeededRandom(SEED)), rewardTotalRaw: 500n, claimedRaw: 200n, leftTs: 7n };
    expect([earnedAt(terms, 0n), dueAt(terms, 2n ** 60n), releasedAt(terms, 0n)]).toEqual([500n, 300n, 0n]);
  });
});

describe.each(machineNames)("the calculator and the program on %s", (name) => {
  let machine: Machine;
  beforeAll(async () => {
    machine = await openMachine(name);
  });

  it("agree on positions of every kind to the base unit", { timeout: 300_000 }, async () => {
    const random = new SeededRandom(SEED);
    for (let i = 0; i < (CHAIN_CASES[name] ?? 0); i++) await agreeOnOne(machine, random, `case ${i} of seed ${SEED}`);
  });
});

/** One position from its opening to its end: claimed from in between, then left. */
async function agreeOnOne(machine: Machine, random: SeededRandom, where: string) {
  const coin = await createMint(machine, { decimals: 0 });
  const terms = someTerms(random);
  const amountRaw = (terms.principalRaw >> 6n) + 1n;
  const rate = terms.baseRateBps + random.below(65_536 - terms.baseRateBps);
  const ratesBps: staking.RatesBps = [terms.baseRateBps, rate, rate, rate];
  const reward = wholeReward(amountRaw, terms.termDays === 30 ? terms.baseRateBps : rate, terms.termDays);
  const conditions = { ratesBps, minStakeRaw: 1n, maxStakeRaw: 2n ** 64n - 1n, feeBps: terms.feeBps };
  const pool = await openPool(machine, { coin, conditions, rewards: reward });
  const holder = await newHolder(machine, coin, amountRaw);
  const position = await openPosition(machine, pool, { holder, amountRaw, termDays: terms.termDays });
  const opened = await readPosition(machine, position.address);
  expect(opened.rewardTotalRaw, where).toBe(reward);

  await machine.warp(random.between(0n, BigInt(terms.termDays) * 95_000n));
  const due = dueAt(opened, await machine.now());
  const part = random.between(0n, due);
  const net = netOfClaim(opened, part);
  if (net > 0n) await run(machine, staking.claim({ ...inputOf(position), amountRaw: part }), [holder.wallet]);
  expect(await tokenAmount(machine, holder.token), where).toBe(net > 0n ? net : 0n);

  await machine.warp(random.between(0n, 100n * 86_400n));
  const before = await readPosition(machine, position.address);
  const kept = earnedAt(before, await machine.now());
  await run(machine, staking.unstake(inputOf(position)), [holder.wallet]);
  const after = await findPosition(machine, position.address);
  expect(after?.rewardTotalRaw ?? before.claimedRaw, where).toBe(kept);
  if (!after) return;
  await run(machine, staking.claim(inputOf(position)), [holder.wallet]);
  const paid = amountRaw + netOfFee(kept, terms.feeBps);
  expect(await tokenAmount(machine, holder.token), where).toBe(paid);
}
