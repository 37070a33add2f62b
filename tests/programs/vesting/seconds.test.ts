import { beforeAll, describe, expect, it } from "vitest";
import * as vesting from "~programs/vesting.ts";
import { FIRST_TS, type Machine, machineNames, openMachine } from "../machine.ts";
import {
  COIN,
  type GrantOptions,
  inputOf,
  type OpenGrant,
  openGrant,
  readGrant,
  refusal,
  tokenAmount,
} from "./fixtures.ts";

const DAY = 86_400n;
const NONE = "NothingToClaim";

/** 1,461 coins over four years, one coin per day, nothing in the first year: every day shows as a whole number. */
const FOUR_YEARS = { startTs: FIRST_TS, cliffTs: FIRST_TS + 365n * DAY, endTs: FIRST_TS + 1_461n * DAY };
const TOTAL = 1_461n * COIN;

describe.each(machineNames)("on %s", (name) => {
  let machine: Machine;
  beforeAll(async () => {
    machine = await openMachine(name);
  });

  const open = async (options: GrantOptions) => {
    await machine.setNow(FIRST_TS);
    return openGrant(machine, options);
  };

  /** What a claim of everything pays at an offset from the start, or why it fails. */
  async function claimAt(grant: OpenGrant, seconds: bigint): Promise<bigint | string> {
    await machine.setNow(FIRST_TS + seconds);
    const before = await tokenAmount(machine, grant.beneficiaryToken);
    const error = await refusal(machine, vesting.claim(inputOf(grant)), [grant.beneficiary]);
    return error ?? (await tokenAmount(machine, grant.beneficiaryToken)) - before;
  }

  it("pays nothing one second before the cliff, all that has built up at it, and one second's share after it", async () => {
    const grant = await open({ amountRaw: TOTAL, schedule: FOUR_YEARS });
    expect(await claimAt(grant, 365n * DAY - 1n)).toBe(NONE);
    expect(await claimAt(grant, 365n * DAY)).toBe(365n * COIN);
    // 1,000,000 base units a day are 11.57 a second, rounded down in all
    expect(await claimAt(grant, 365n * DAY + 1n)).toBe(11n);
    expect(await claimAt(grant, 365n * DAY + 2n)).toBe(12n);
  });

  it("holds the last unit back until the second of the end", async () => {
    const grant = await open({ amountRaw: TOTAL, schedule: FOUR_YEARS });
    expect(await claimAt(grant, 1_461n * DAY - 1n)).toBe(TOTAL - 12n);
    expect(await claimAt(grant, 1_461n * DAY)).toBe(12n);
    expect(await claimAt(grant, 1_461n * DAY + 1n)).toBe("WrongAccountType");
  });

  it("releases at each step, and never a second earlier", async () => {
    const schedule = {
      startTs: FIRST_TS,
      cliffTs: FIRST_TS,
      endTs: FIRST_TS + 360n * DAY,
      stepSeconds: Number(30n * DAY),
    };
    const grant = await open({ amountRaw: 12n * COIN, schedule });
    for (let step = 1n; step <= 12n; step++) {
      expect(await claimAt(grant, step * 30n * DAY - 1n), `before step ${step}`).toBe(NONE);
      expect(await claimAt(grant, step * 30n * DAY), `step ${step}`).toBe(COIN);
      if (step < 12n) expect(await claimAt(grant, step * 30n * DAY + 1n), `after step ${step}`).toBe(NONE);
    }
  });

  it("with a cliff inside a step waits for the cliff, then pays the steps behind it", async () => {
    const schedule = { startTs: FIRST_TS, cliffTs: FIRST_TS + 45n, endTs: FIRST_TS + 100n, stepSeconds: 20 };
    const grant = await open({ amountRaw: 1_000n, schedule });
    expect(await claimAt(grant, 40n)).toBe(NONE);
    expect(await claimAt(grant, 44n)).toBe(NONE);
    expect(await claimAt(grant, 45n)).toBe(400n);
    expect(await claimAt(grant, 59n)).toBe(NONE);
    expect(await claimAt(grant, 60n)).toBe(200n);
  });

  it("with steps that do not fill the time pays the rest at the end", async () => {
    const schedule = { startTs: FIRST_TS, cliffTs: FIRST_TS, endTs: FIRST_TS + 100n, stepSeconds: 30 };
    const grant = await open({ amountRaw: 1_000n, schedule });
    expect(await claimAt(grant, 90n)).toBe(900n);
    expect(await claimAt(grant, 99n)).toBe(NONE);
    expect(await claimAt(grant, 100n)).toBe(100n);
  });

  it("that starts later pays nothing before its start, and one that started earlier pays at once what has built up", async () => {
    const later = await open({
      amountRaw: 100n,
      schedule: { startTs: FIRST_TS + 50n, cliffTs: FIRST_TS + 50n, endTs: FIRST_TS + 150n },
    });
    expect(await claimAt(later, 50n)).toBe(NONE);
    expect(await claimAt(later, 51n)).toBe(1n);
    const earlier = await open({
      amountRaw: 100n,
      schedule: { startTs: FIRST_TS - 50n, cliffTs: FIRST_TS - 10n, endTs: FIRST_TS + 50n },
    });
    expect(await claimAt(earlier, 0n)).toBe(50n);
  });

  it.each([
    ["one second before the cliff", 99n, 0n],
    ["at the cliff", 100n, 100n],
    ["one second after the cliff", 101n, 101n],
    ["one second before the end", 999n, 999n],
  ])("revoking %s keeps exactly what has vested", async (_, seconds, kept) => {
    const grant = await open({ amountRaw: 1_000n });
    await machine.setNow(FIRST_TS + seconds);
    expect(await refusal(machine, vesting.revoke(inputOf(grant)), [grant.creator])).toBeNull();
    expect(await tokenAmount(machine, grant.creatorToken)).toBe(1_000n - kept);
    if (kept === 0n) return;
    expect(await readGrant(machine, grant.address)).toMatchObject({ returnedRaw: 1_000n - kept });
    expect(await claimAt(grant, 5_000n)).toBe(kept);
  });
});
