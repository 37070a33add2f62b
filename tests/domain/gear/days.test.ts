import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { commitmentOf } from "~/domain/draws/draw-winners";
import { commitDays, findGearDay, revealDays } from "~/domain/gear/day-rows.server";
import { oddsDayFrom } from "~/domain/gear/days";
import type { GearOdds } from "~/domain/gear/odds";
import { findOddsOf, listOdds, publishOdds } from "~/domain/gear/odds-rows.server";
import { auditEntry, gearDay, gearOdds } from "~db/schema";
import { testDatabase as db } from "../database";
import { dieAt } from "../dying";
import { SEED } from "../jobs/job-world";
import {
  drawn,
  emptyGear,
  FIRST_DAY,
  gearDeps,
  NOON,
  ODDS,
  openFirstDay,
  operatorAt,
  PUBLISHED,
  paidOrder,
  REVEALED,
} from "./gear-world";

vi.spyOn(console, "error").mockImplementation(() => {});

const at = (text: string) => new Date(text);
const days = async () => (await db.select().from(gearDay)).map(({ day }) => day).sort();
const publish = async (now: Date, odds: GearOdds = ODDS) =>
  publishOdds({ db, now, actor: await operatorAt(now) }, odds);
const easier: GearOdds = { ...ODDS, enhance: ODDS.enhance.map(() => 990_000) };

beforeEach(emptyGear);

describe("odds", () => {
  test.each([
    ["2026-11-20T00:00:00Z", "2026-11-23"],
    // midnight in Korea is 15:00 in UTC
    ["2026-11-20T15:00:00.000Z", "2026-11-23"],
    ["2026-11-20T15:00:00.001Z", "2026-11-24"],
    ["2026-11-20T14:59:59.999Z", "2026-11-23"],
  ])("that are published at %s apply from %s on", (now, day) => {
    expect(oddsDayFrom(at(now))).toBe(day);
  });

  test("that change leave the former ones in force until their day, and in the history for ever", async () => {
    await publish(PUBLISHED);
    await publish(at("2026-11-25T00:00:00Z"), easier);
    expect((await findOddsOf(db, "2026-11-27"))?.odds).toEqual(ODDS);
    expect((await findOddsOf(db, "2026-11-28"))?.odds).toEqual(easier);
    expect(await findOddsOf(db, "2026-11-22")).toBeNull();
    expect((await listOdds(db)).map(({ validFrom }) => validFrom)).toEqual(["2026-11-28", "2026-11-23"]);
  });

  test("are published once for a day, so that it never depends on which of two rows is found", async () => {
    await publish(PUBLISHED);
    await expect(publish(PUBLISHED, easier)).rejects.toMatchObject({ code: "AlreadyExists" });
    expect((await findOddsOf(db, FIRST_DAY))?.odds).toEqual(ODDS);
  });

  test("that do not add up are refused even if the form let them through", async () => {
    const short: GearOdds = { ...ODDS, craft: ODDS.craft.slice(1) };
    await expect(publish(PUBLISHED, short)).rejects.toMatchObject({ code: "InvalidInput" });
    expect(await listOdds(db)).toEqual([]);
  });

  test("need an operator and a fresh proof", async () => {
    const actor = await operatorAt(PUBLISHED);
    const asViewer = { ...actor, staff: { ...actor.staff, role: "viewer" as const } };
    await expect(publishOdds({ db, now: PUBLISHED, actor: asViewer }, ODDS)).rejects.toMatchObject({
      code: "RoleTooLow",
    });
    const stale = { ...actor, staff: { ...actor.staff, provenAt: new Date(0) } };
    await expect(publishOdds({ db, now: PUBLISHED, actor: stale }, ODDS)).rejects.toMatchObject({
      code: "ProofNeeded",
    });
  });
});

describe("a day", () => {
  test("is promised two days before it begins, and never once it has begun", async () => {
    await publish(PUBLISHED);
    await commitDays(gearDeps(at("2026-11-20T14:59:59Z")));
    expect(await days()).toEqual([]);
    await commitDays(gearDeps(at("2026-11-20T15:00:00Z")));
    expect(await days()).toEqual(["2026-11-23"]);
    await commitDays(gearDeps(at("2026-11-23T00:00:00Z")));
    expect(await days()).toEqual(["2026-11-23", "2026-11-24", "2026-11-25"]);
  });

  test("names the odds that apply on it, whatever is published after its promise", async () => {
    await openFirstDay();
    await publish(NOON, easier);
    await commitDays(gearDeps(NOON));
    const rows = await db.select().from(gearDay);
    expect(new Set(rows.map(({ oddsFrom }) => oddsFrom))).toEqual(new Set([FIRST_DAY]));
    await commitDays(gearDeps(at("2026-11-25T00:00:00Z")));
    expect((await findGearDay(db, "2026-11-26"))?.oddsFrom).toBe("2026-11-26");
  });

  test("is promised once by two runs of cron at the same moment, and has an entry of the audit log", async () => {
    await publish(PUBLISHED);
    const deps = gearDeps(at("2026-11-22T00:00:00Z"));
    await Promise.all([commitDays(deps), commitDays(deps)]);
    expect(await days()).toEqual(["2026-11-23", "2026-11-24"]);
    const commits = eq(auditEntry.action, "gearDay.commit");
    expect(await db.$count(auditEntry, commits)).toBe(2);
  });

  test("has a seed of its own, which no table holds before the day is over", async () => {
    await openFirstDay();
    const row = await findGearDay(db, FIRST_DAY);
    expect(row?.seed).toBeNull();
    await revealDays(gearDeps(at("2026-11-23T15:59:59.999Z")));
    expect((await findGearDay(db, FIRST_DAY))?.seed).toBeNull();
    await revealDays(gearDeps(REVEALED));
    const seed = (await findGearDay(db, FIRST_DAY))?.seed ?? "";
    expect(commitmentOf(Buffer.from(seed, "hex"))).toBe(row?.commitment);
    const commitments = (await db.select().from(gearDay)).map(({ commitment }) => commitment);
    expect(new Set(commitments).size).toBe(commitments.length);
  });

  test("is not promised without a secret, nor from odds that somebody changed in D1", async () => {
    await publish(PUBLISHED);
    const now = at("2026-11-22T00:00:00Z");
    await commitDays({ ...gearDeps(now), seed: null });
    const spelled = JSON.stringify(easier);
    await db.update(gearOdds).set({ odds: spelled });
    await expect(commitDays(gearDeps(now))).rejects.toMatchObject({ code: "Conflict" });
    expect(await days()).toEqual([]);
  });

  test.each<[string, Partial<typeof gearDay.$inferInsert>]>([
    ["another commitment", { commitment: "0".repeat(64) }],
    ["other odds", { oddsHash: "0".repeat(64) }],
  ])("into which somebody wrote %s is never revealed as if it held, and draws nothing", async (_, change) => {
    await openFirstDay();
    await db.update(gearDay).set(change).where(eq(gearDay.day, FIRST_DAY));
    await expect(drawn(paidOrder(1))).rejects.toMatchObject({ code: "Conflict" });
    await revealDays(gearDeps(REVEALED));
    expect((await findGearDay(db, FIRST_DAY))?.seed).toBeNull();
  });

  test("keeps its secret if the site has another one now, and other days are still revealed", async () => {
    await openFirstDay();
    await revealDays({ ...gearDeps(REVEALED), seed: new Uint8Array(32).fill(1) });
    expect((await findGearDay(db, FIRST_DAY))?.seed).toBeNull();
    await revealDays(gearDeps(REVEALED));
    expect((await findGearDay(db, FIRST_DAY))?.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(SEED).not.toEqual(new Uint8Array(32).fill(1));
  });

  test.each(["before", "after"] as const)("is revealed once although the Worker stops %s any call", async (when) => {
    for (let step = 1; ; step++) {
      await emptyGear();
      await openFirstDay();
      const death = dieAt(step, when);
      await revealDays({ ...gearDeps(REVEALED), db: death.watch(db) }).catch(() => {});
      await revealDays(gearDeps(REVEALED));
      const reveals = and(eq(auditEntry.action, "gearDay.reveal"), eq(auditEntry.key, FIRST_DAY));
      expect([step, await db.$count(auditEntry, reveals)]).toEqual([step, 1]);
      if (death.hasDied()) continue;
      expect(step).toBeGreaterThan(2);
      break;
    }
  });
});
