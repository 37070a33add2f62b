import { sha256 } from "@noble/hashes/sha2.js";
import bs58 from "bs58";
import { commitDays, type GearDeps } from "~/domain/gear/day-rows.server";
import type { AskedDeed } from "~/domain/gear/deeds";
import { drawOrder, type PaidOrder } from "~/domain/gear/draw-rows.server";
import { FIRST_ODDS, gearOddsSchema } from "~/domain/gear/odds-input";
import { publishOdds } from "~/domain/gear/odds-rows.server";
import { auditAnchor, auditEntry, gearDay, gearDraw, gearOdds } from "~db/schema";
import { testDatabase as db } from "../database";
import { openWorld, SEED } from "../jobs/job-world";

export const ODDS = gearOddsSchema.parse(FIRST_ODDS);
/** Nine in the morning of 20 November in Korea. Odds that are published then apply from the 23rd on. */
export const PUBLISHED = new Date("2026-11-20T00:00:00Z");
export const FIRST_DAY = "2026-11-23";
/** Noon of the first day in Korea. */
export const NOON = new Date("2026-11-23T03:00:00Z");
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** An hour after the first day. */
export const REVEALED = new Date(Date.parse("2026-11-23T15:00:00Z") + HOUR_MS);

export const gearDeps = (now: Date): GearDeps => ({ db, seed: SEED, now });

let operator: Awaited<ReturnType<typeof openWorld>>["staff"] | undefined;

export async function emptyGear(): Promise<void> {
  operator = undefined;
  for (const table of [gearDraw, gearDay, gearOdds, auditAnchor, auditEntry]) await db.delete(table);
}

/** An operator who has just proved who they are. It is made once a test, because that empties the audit log. */
export async function operatorAt(now: Date) {
  operator ??= (await openWorld()).staff;
  const staff = operator;
  return { staff: { ...staff, provenAt: now }, ipAddress: "203.0.113.7" };
}

/** Odds that are published, and the first day on which they apply promised. */
export async function openFirstDay(): Promise<void> {
  await publishOdds({ db, now: PUBLISHED, actor: await operatorAt(PUBLISHED) }, ODDS);
  await commitDays(gearDeps(new Date(NOON.getTime() - 2 * DAY_MS)));
}

/** A payment at noon of the first day, the same for the same number. */
export function paidOrder(number: number, asked: AskedDeed = { deed: "craft" }): PaidOrder {
  const word = (text: string) => sha256(new TextEncoder().encode(`${text} ${number}`));
  return {
    orderNumber: number,
    asked,
    signature: bs58.encode(Buffer.concat([word("signature"), word("rest")])),
    slot: 1_000 + number,
    blockhash: bs58.encode(word("block")),
    blockTs: NOON.getTime() / 1_000 + number,
  };
}

export const drawn = (paid: PaidOrder, now = NOON) => drawOrder(gearDeps(now), paid);
