import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { gearDay, gearDraw } from "~db/schema";
import { commitmentOf } from "../draws/draw-winners";
import { koreanDay } from "../korean-day";
import { findGearDay, type GearDeps, isAsPromised } from "./day-rows.server";
import { type AskedDeed, targetOf } from "./deeds";
import { hashOdds } from "./odds";
import { findOdds } from "./odds-rows.server";
import { digestOf, outcomeOf } from "./outcome";
import { gearSeed } from "./seed.server";

export type GearDrawRow = typeof gearDraw.$inferSelect;

/** An order whose payment is in a final block. */
export type PaidOrder = {
  orderNumber: number;
  asked: AskedDeed;
  signature: string;
  slot: number;
  blockhash: string;
  blockTs: number;
};

/**
 * Draws an order from the block in which its payment landed, once: a second run finds what the first one stored. Null if nothing
 * was promised of the day of that block, so that its payment has to be returned. Throws JobsNotSet, and Conflict for a day or
 * odds that are not as they were promised, or if the order was drawn from another payment.
 */
export async function drawOrder({ db, seed, now }: GearDeps, paid: PaidOrder): Promise<GearDrawRow | null> {
  if (!seed) throw new AppError("JobsNotSet");
  const day = await findGearDay(db, koreanDay(new Date(paid.blockTs * 1_000)));
  if (!day) return null;
  const secret = gearSeed(seed, day.day);
  const version = await findOdds(db, day.oddsFrom);
  const isPromised = commitmentOf(secret) === day.commitment && (await isAsPromised(db, day));
  if (!isPromised || !version || hashOdds(version.odds) !== day.oddsHash) throw new AppError("Conflict");
  const { orderNumber, asked, signature, slot, blockhash, blockTs } = paid;
  const digest = digestOf({ seed: secret, blockhash, signature, orderNumber });
  const drawn = {
    ...{ orderNumber, day: day.day, deed: asked.deed, target: targetOf(asked), signature, slot, blockhash, blockTs },
    ...{ digest: Buffer.from(digest).toString("hex"), result: outcomeOf(digest, asked, version.odds) },
  };
  await db
    .insert(gearDraw)
    .values({ ...drawn, drawnAt: now })
    .onConflictDoNothing();
  const [stored] = await db.select().from(gearDraw).where(eq(gearDraw.orderNumber, orderNumber));
  const isThis = stored && Object.entries(drawn).every(([name, value]) => stored[name as keyof GearDrawRow] === value);
  // another payment, another order with this payment, or a row that somebody changed
  if (!isThis) throw new AppError("Conflict");
  return stored;
}

/** The draws of a day after an order, by number, at most `limit`. */
export function listDraws(db: Database, day: string, { after, limit }: { after: number; limit: number }) {
  return db
    .select()
    .from(gearDraw)
    .where(and(eq(gearDraw.day, day), gt(gearDraw.orderNumber, after)))
    .orderBy(asc(gearDraw.orderNumber))
    .limit(limit);
}

/** How often each result came of each deed on days whose seeds are published, with the odds that applied. */
export function countResults(db: Database, day: string | null = null) {
  const of = day === null ? undefined : eq(gearDay.day, day);
  return db
    .select({
      oddsFrom: gearDay.oddsFrom,
      deed: gearDraw.deed,
      target: gearDraw.target,
      result: gearDraw.result,
      count: sql<number>`count(*)`,
    })
    .from(gearDraw)
    .innerJoin(gearDay, eq(gearDay.day, gearDraw.day))
    .where(and(isNotNull(gearDay.seed), of))
    .groupBy(gearDay.oddsFrom, gearDraw.deed, gearDraw.target, gearDraw.result);
}
