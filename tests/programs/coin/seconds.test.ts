import { beforeAll, describe, expect, it } from "vitest";
import * as staking from "~programs/staking.ts";
import { type Machine, machineNames, openMachine } from "../machine.ts";
import {
  DAY,
  findPosition,
  inputOf,
  openPool,
  openPosition,
  type Pool,
  type Position,
  readPool,
  readPosition,
  refusal,
  run,
  SCG,
  tokenAmount,
} from "./fixtures.ts";

/**
 * 1,000,000 SCG in base units: a second at the base rate of 3 percent earns 951.29 of them, so
 * every second shows. The last column is the base accrual one second before the end.
 */
const AMOUNT = 1_000_000n * SCG;
const TERMS: [days: number, whole: bigint, lastBase: bigint][] = [
  [30, 2_465_753_424n, 2_465_752_473n],
  [90, 14_794_520_547n, 7_397_259_322n],
  [180, 49_315_068_493n, 14_794_519_596n],
  [365, 150_000_000_000n, 29_999_999_048n],
];

describe.each(machineNames)("on %s", (name) => {
  let machine: Machine;
  let pool: Pool;
  beforeAll(async () => {
    machine = await openMachine(name);
    pool = await openPool(machine, { rewards: 10_000_000n * SCG });
  });

  /** A pool of its own wherever the clock goes far, because a pool never forgets the latest second it saw. */
  const open = (termDays: number, own = pool) => openPosition(machine, own, { amountRaw: AMOUNT, termDays });

  const claim = (position: Position) => refusal(machine, staking.claim(inputOf(position)), [position.holder.wallet]);

  const paidTo = (position: Position) => tokenAmount(machine, position.holder.token);

  describe.each(TERMS)("a term of %d days", (days, whole, lastBase) => {
    it("pays the base rate one second before the end, and the whole reward at it", async () => {
      const position = await open(days);
      expect(await readPosition(machine, position.address)).toMatchObject({ rewardTotalRaw: whole });
      await machine.warp(BigInt(days) * DAY - 1n);
      expect(await claim(position)).toBeNull();
      expect(await paidTo(position)).toBe(lastBase);
      await machine.warp(1n);
      expect(await claim(position)).toBeNull();
      expect(await paidTo(position)).toBe(whole);
      await machine.warp(1n);
      expect(await claim(position)).toBe("NothingToClaim");
    });

    it.each([
      ["one second before the end", -1n, lastBase],
      ["at the end", 0n, whole],
      ["one second after the end", 1n, whole],
    ])("owes the right reward to a holder who leaves %s", async (_, offset, owed) => {
      const position = await open(days);
      const { totalReservedRaw } = await readPool(machine, pool.address);
      await machine.warp(BigInt(days) * DAY + offset);
      await run(machine, staking.unstake(inputOf(position)), [position.holder.wallet]);
      expect(await readPosition(machine, position.address)).toMatchObject({ rewardTotalRaw: owed });
      const books = { totalReservedRaw: totalReservedRaw - whole + owed };
      expect(await readPool(machine, pool.address)).toMatchObject(books);
      await machine.warp(500n * DAY);
      expect(await claim(position)).toBeNull();
      expect(await paidTo(position)).toBe(AMOUNT + owed);
      expect(await findPosition(machine, position.address)).toBeNull();
    });
  });

  it("owes nothing in the second of the start, and the base rate from the next on", async () => {
    const position = await open(365);
    expect(await claim(position)).toBe("NothingToClaim");
    await machine.warp(1n);
    expect(await claim(position)).toBeNull();
    expect(await paidTo(position)).toBe(951n);
    await machine.warp(1n);
    expect(await claim(position)).toBeNull();
    expect(await paidTo(position)).toBe(1_902n);
  });

  it("does not follow a clock that goes back", async () => {
    const own = await openPool(machine);
    const position = await open(30, own);
    const start = await machine.now();
    await machine.warp(10n * DAY);
    expect(await claim(position)).toBeNull();
    const paid = await paidTo(position);
    await machine.setNow(start - 100n * DAY);
    expect(await claim(position)).toBe("NothingToClaim");
    const second = await open(30, own);
    expect(await readPosition(machine, second.address)).toMatchObject({ startTs: start + 10n * DAY });
    await run(machine, staking.unstake(inputOf(position)), [position.holder.wallet]);
    expect(await paidTo(position)).toBe(AMOUNT + paid);
    expect(await readPool(machine, own.address)).toMatchObject({ lastTs: start + 10n * DAY });
    await machine.setNow(start + 10n * DAY);
  });

  it("keeps its books at the latest possible time", async () => {
    const now = await machine.now();
    const own = await openPool(machine);
    const first = await open(365, own);
    for (const ts of [2n ** 40n, 2n ** 62n, 2n ** 63n - 1n]) {
      await machine.setNow(ts);
      const due = ts === 2n ** 40n ? null : "NothingToClaim";
      expect(await claim(first)).toBe(due);
    }
    expect(await paidTo(first)).toBe(150_000_000_000n);
    // Its end would lie beyond the last second there is, which must not lock it in.
    const late = await openPosition(machine, own, { termDays: 365 });
    for (const position of [first, late]) {
      await run(machine, staking.unstake(inputOf(position)), [position.holder.wallet]);
      if (await findPosition(machine, position.address)) expect(await claim(position)).toBeNull();
      expect(await findPosition(machine, position.address)).toBeNull();
    }
    expect(await readPool(machine, own.address)).toMatchObject({ totalPrincipalRaw: 0n, totalReservedRaw: 0n });
    await machine.setNow(now);
  });
});
