import { describe, expect, it } from "vitest";
import {
  type GrantTerms,
  grantDueAt,
  grantedOf,
  nextRelease,
  releaseDates,
  releaseRows,
  vestedAt,
} from "~programs/vesting-schedule.ts";
import { SeededRandom } from "../seeded-random.ts";
import { Model, type ModelGrant } from "./model.ts";

const DAY = 86_400n;

function terms(change: Partial<GrantTerms> = {}): GrantTerms {
  const times = { startTs: 1_000n, cliffTs: 1_030n, endTs: 1_100n, revokedTs: 0n, lastTs: 1_000n };
  return { totalRaw: 1_000n, claimedRaw: 0n, returnedRaw: 0n, stepSeconds: 0, ...times, ...change };
}

/** Any schedule that the program accepts. */
function anyTerms(random: SeededRandom): GrantTerms {
  const duration = random.between(1n, random.pick([10n, 1_000n, 30n * DAY, 4_294_967_295n]));
  const startTs = random.between(-1_000n, 2_000_000_000n);
  const cliffTs = startTs + random.between(0n, duration);
  const stepSeconds = random.chance(50) ? 0 : Number(random.between(1n, duration));
  const totalRaw = random.ofAnySize() + 1n;
  return terms({ totalRaw, startTs, cliffTs, endTs: startTs + duration, stepSeconds, lastTs: startTs });
}

function modelOf(grant: GrantTerms): ModelGrant {
  const { totalRaw: total, claimedRaw: claimed, returnedRaw: returned, revokedTs, lastTs } = grant;
  const times = { start: grant.startTs, cliff: grant.cliffTs, end: grant.endTs, step: BigInt(grant.stepSeconds) };
  const people = { coin: "scg", creator: "a", id: 0n, rentPayer: "a", beneficiary: "b", pending: null };
  return { ...people, ...times, total, claimed, returned, revokedTs, lastTs, isRevocable: true, vault: total };
}

describe("what is vested", () => {
  it("agrees with the model to the base unit at any time", () => {
    const random = new SeededRandom(7);
    const model = new Model(0n);
    for (let i = 0; i < 20_000; i++) {
      const grant = anyTerms(random);
      const ts = random.between(grant.startTs - 10n, grant.endTs + 10n);
      expect(vestedAt(grant, ts)).toBe(model.vested({ ...modelOf(grant), lastTs: ts }, ts));
    }
  });

  it("of a revoked grant follows the schedule until it was revoked and stays from then on", () => {
    const grant = terms({ revokedTs: 1_050n, returnedRaw: 500n, lastTs: 1_050n });
    expect(grantedOf(grant)).toBe(500n);
    expect([1_000n, 1_040n, 1_050n, 9_999n].map((ts) => vestedAt(grant, ts))).toEqual([0n, 400n, 500n, 500n]);
  });

  it("is due as far as it was not claimed, and stays due if the clock goes back", () => {
    expect(grantDueAt(terms({ claimedRaw: 100n }), 1_050n)).toBe(400n);
    expect(grantDueAt(terms({ claimedRaw: 100n, lastTs: 1_050n }), 1_010n)).toBe(400n);
    expect(grantDueAt(terms({ claimedRaw: 1_000n, lastTs: 1_100n }), 2_000n)).toBe(0n);
  });
});

describe("the next release", () => {
  it("is the first second at which more has vested, for any schedule", () => {
    const random = new SeededRandom(8);
    for (let i = 0; i < 20_000; i++) {
      const grant = anyTerms(random);
      const ts = random.between(grant.startTs - 10n, grant.endTs + 10n);
      const next = nextRelease(grant, ts);
      if (!next) expect(vestedAt(grant, ts)).toBe(grant.totalRaw);
      else {
        expect(next.ts).toBeGreaterThan(ts);
        expect(next.vestedRaw).toBeGreaterThan(vestedAt(grant, ts));
        expect(vestedAt(grant, next.ts - 1n)).toBe(vestedAt(grant, ts));
        expect(next.vestedRaw).toBe(vestedAt(grant, next.ts));
      }
    }
  });

  it("does not come after all has vested or the grant was revoked", () => {
    expect(nextRelease(terms(), 1_100n)).toBeNull();
    expect(nextRelease(terms({ revokedTs: 1_050n, returnedRaw: 500n }), 1_060n)).toBeNull();
  });
});

describe("rows", () => {
  it("show the cliff and every step, with what is released by then", () => {
    const rows = releaseRows(terms({ cliffTs: 1_030n, stepSeconds: 50 }));
    expect(rows.map(({ ts, vestedRaw }) => [Number(ts), Number(vestedRaw)])).toEqual([
      [1_000, 0],
      [1_030, 0],
      [1_050, 500],
      [1_100, 1_000],
    ]);
  });

  it("stay level from the time at which the grant was revoked", () => {
    const rows = releaseRows(terms({ revokedTs: 1_050n, returnedRaw: 500n }));
    expect(rows.filter(({ ts }) => ts >= 1_050n).every(({ vestedRaw }) => vestedRaw === 500n)).toBe(true);
    expect(rows.some(({ ts }) => ts === 1_050n)).toBe(true);
  });

  it("never fall, lie on the schedule and stay few, for any schedule", () => {
    const random = new SeededRandom(9);
    for (let i = 0; i < 3_000; i++) {
      const grant = anyTerms(random);
      const rows = releaseRows(grant, 60);
      expect(rows.length).toBeLessThanOrEqual(63);
      expect(rows[0]?.ts).toBe(grant.startTs);
      expect(rows.at(-1)).toEqual({ ts: grant.endTs, vestedRaw: grant.totalRaw });
      for (const [j, { ts, vestedRaw }] of rows.entries()) {
        expect(vestedRaw).toBe(vestedAt(grant, ts));
        const before = rows[j - 1] ?? { ts: ts - 1n, vestedRaw };
        expect(ts > before.ts && vestedRaw >= before.vestedRaw).toBe(true);
      }
    }
  });

  it("name cliff, steps and end as dates", () => {
    expect(releaseDates(terms())).toEqual([1_030n, 1_100n]);
    expect(releaseDates(terms({ stepSeconds: 30 }))).toEqual([1_030n, 1_060n, 1_090n, 1_100n]);
    expect(releaseDates(terms({ cliffTs: 1_100n }))).toEqual([1_100n]);
    expect(releaseDates(terms({ cliffTs: 1_000n, stepSeconds: 1 }), 10)).toHaveLength(10);
  });
});
