import type { PublicKey } from "@solana/web3.js";
import { beforeAll, describe, expect, it } from "vitest";
import { TOKEN_2022_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import * as staking from "~programs/staking.ts";
import { type Machine, machineNames, openMachine } from "../machine.ts";
import {
  createMint,
  DAY,
  findPosition,
  give,
  inputOf,
  newHolder,
  openPool,
  openPosition,
  readPool,
  readPosition,
  refusal,
  run,
  tokenAmount,
} from "./fixtures.ts";

const U64_MAX = 2n ** 64n - 1n;
const ANY_AMOUNT = { minStakeRaw: 1n, maxStakeRaw: U64_MAX };

const PROGRAMS: [string, PublicKey][] = [
  ["SPL Token", TOKEN_PROGRAM_ADDRESS],
  ["Token-2022", TOKEN_2022_PROGRAM_ADDRESS],
];

describe.each(machineNames)("on %s", (name) => {
  let machine: Machine;
  beforeAll(async () => {
    machine = await openMachine(name);
  });

  describe.each(PROGRAMS)("with %s", (_, tokenProgram) => {
    it.each([0, 9])("carries the largest amount there is, with %d decimals", async (decimals) => {
      const coin = await createMint(machine, { tokenProgram, decimals });
      // 1 basis point over 365 days: the reward is a ten thousandth of the principal.
      const principal = (U64_MAX / 10_001n) * 10_000n;
      const reward = principal / 10_000n;
      const conditions = { ...ANY_AMOUNT, ratesBps: [0, 0, 0, 1] as staking.RatesBps };
      const pool = await openPool(machine, { coin, conditions, rewards: U64_MAX - principal });
      const holder = await newHolder(machine, coin, principal);
      const position = await openPosition(machine, pool, { holder, amountRaw: principal, termDays: 365 });
      expect(await readPosition(machine, position.address)).toMatchObject({ rewardTotalRaw: reward });
      expect(await readPool(machine, pool.address)).toMatchObject({ decimals, totalPrincipalRaw: principal });
      await machine.warp(365n * DAY);
      await run(machine, [staking.unstake(inputOf(position)), staking.claim(inputOf(position))], [holder.wallet]);
      expect(await tokenAmount(machine, holder.token)).toBe(principal + reward);
      expect(await findPosition(machine, position.address)).toBeNull();
    });
  });

  it("refuses a reward that does not fit 64 bits, and takes the largest that does", async () => {
    const coin = await createMint(machine, { decimals: 0 });
    const conditions = { ...ANY_AMOUNT, ratesBps: [0, 0, 0, 65_535] as staking.RatesBps };
    // floor(most * 65,535 / 10,000) is the largest that fits; one more principal unit is 6.5 too many.
    const most = (U64_MAX * 10_000n) / 65_535n;
    const reward = (most * 65_535n) / 10_000n;
    const pool = await openPool(machine, { coin, conditions, rewards: 0n });
    const holder = await newHolder(machine, coin, most + 1n);
    const attempt = (amountRaw: bigint) => openPosition(machine, pool, { holder, amountRaw, termDays: 365 });
    await expect(attempt(most + 1n)).rejects.toThrow("Overflow");
    await expect(attempt(most)).rejects.toThrow("RewardNotCovered");
    expect(reward).toBeLessThanOrEqual(U64_MAX);
    expect(((most + 1n) * 65_535n) / 10_000n).toBeGreaterThan(U64_MAX);
  });

  it("pays the largest rate and the largest fee exactly", async () => {
    const coin = await createMint(machine, { decimals: 9 });
    const conditions = { ...ANY_AMOUNT, ratesBps: [65_535, 65_535, 65_535, 65_535] as staking.RatesBps, feeBps: 1_000 };
    const principal = 10n ** 18n + 7n;
    const reward = (principal * 65_535n) / 10_000n;
    const fee = (reward + 9n) / 10n;
    const pool = await openPool(machine, { coin, conditions, rewards: reward });
    const holder = await newHolder(machine, coin, principal);
    const position = await openPosition(machine, pool, { holder, amountRaw: principal, termDays: 365 });
    await machine.warp(365n * DAY);
    await run(machine, [staking.claim(inputOf(position)), staking.unstake(inputOf(position))], [holder.wallet]);
    expect(await tokenAmount(machine, holder.token)).toBe(principal + reward - fee);
    expect(await tokenAmount(machine, pool.rewardVault)).toBe(fee);
  });

  it("pays nothing at a rate of zero, and closes with the principal", async () => {
    const pool = await openPool(machine, { conditions: { ratesBps: [0, 0, 0, 0] }, rewards: 0n });
    const position = await openPosition(machine, pool);
    await machine.warp(90n * DAY);
    const { wallet } = position.holder;
    expect(await refusal(machine, staking.claim(inputOf(position)), [wallet])).toBe("NothingToClaim");
    await run(machine, staking.unstake(inputOf(position)), [wallet]);
    expect(await findPosition(machine, position.address)).toBeNull();
  });

  it.each([
    [1n, 0n],
    [6n, 0n],
    [7n, 1n],
  ])("rounds the reward of %d base units down to %d", async (amountRaw, reward) => {
    // 15 percent over a year: a seventh would be 1.05 of 7.
    const pool = await openPool(machine, { conditions: ANY_AMOUNT });
    const position = await openPosition(machine, pool, { amountRaw, termDays: 365 });
    expect(await readPosition(machine, position.address)).toMatchObject({ rewardTotalRaw: reward });
    await machine.warp(365n * DAY);
    const instructions = [staking.unstake(inputOf(position)), staking.claim(inputOf(position))];
    const { wallet } = position.holder;
    await run(machine, reward > 0n ? instructions : instructions.slice(0, 1), [wallet]);
    expect(await findPosition(machine, position.address)).toBeNull();
    expect(await tokenAmount(machine, pool.principalVault)).toBe(0n);
  });

  it("holds positions of several people whose sum is the largest amount", async () => {
    const coin = await createMint(machine, { decimals: 0 });
    const pool = await openPool(machine, { coin, conditions: { ...ANY_AMOUNT, ratesBps: [0, 0, 0, 0] }, rewards: 0n });
    const half = U64_MAX / 2n;
    const first = await openPosition(machine, pool, { holder: await newHolder(machine, coin, half), amountRaw: half });
    const rest = U64_MAX - half;
    const second = await openPosition(machine, pool, { holder: await newHolder(machine, coin, rest), amountRaw: rest });
    expect(await readPool(machine, pool.address)).toMatchObject({ totalPrincipalRaw: U64_MAX, openPositions: 2n });
    for (const position of [second, first]) {
      await run(machine, staking.unstake(inputOf(position)), [position.holder.wallet]);
    }
    expect(await tokenAmount(machine, first.holder.token)).toBe(half);
    expect(await tokenAmount(machine, second.holder.token)).toBe(rest);
  });

  it("refuses a withdrawal of the largest amount, and pays what is free", async () => {
    const pool = await openPool(machine, { rewards: 5n });
    const destination = await give(machine, pool.coin, pool.admin.publicKey, 0n);
    const take = { pool, admin: pool.admin.publicKey, from: "reward" as const, destination };
    expect(await refusal(machine, staking.withdraw({ ...take, amountRaw: U64_MAX }), [pool.admin])).toBe(
      "NothingToWithdraw",
    );
    expect(await refusal(machine, staking.withdraw({ ...take, amountRaw: 5n }), [pool.admin])).toBeNull();
  });
});
