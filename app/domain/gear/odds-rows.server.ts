import { desc, eq, lte } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { gearOdds } from "~db/schema";
import { type StaffActor, writeAudited } from "../audit/commands.server";
import { isLoggedOnce } from "../audit/is-logged.server";
import { requireFreshProof, requireRole } from "../staff/guard";
import { oddsDayFrom } from "./days";
import { type GearOdds, hashOdds, parseOdds, problemsOfOdds, spellOdds } from "./odds";

type Row = typeof gearOdds.$inferSelect;

/** Odds with the Korean day from which on they apply. */
export type OddsVersion = Omit<Row, "odds"> & { odds: GearOdds };

/**
 * Publishes odds, which apply from the first Korean day on that begins at least 48 hours later. Nothing published is ever
 * changed. Returns that day. Throws RoleTooLow, ProofNeeded, InvalidInput for odds that do not add up, and AlreadyExists if
 * others were published for the same day.
 */
export async function publishOdds(
  { db, now, actor }: { db: Database; now: Date; actor: StaffActor },
  odds: GearOdds,
): Promise<string> {
  requireRole(actor.staff, "operator");
  requireFreshProof(actor.staff, now);
  if (problemsOfOdds(odds).length > 0) throw new AppError("InvalidInput");
  const row = { odds: spellOdds(odds), hash: hashOdds(odds), validFrom: oddsDayFrom(now) };
  const write = db.insert(gearOdds).values({ ...row, publishedBy: actor.staff.email, publishedAt: now });
  const entry = { action: "gearOdds.publish", noun: "gearOdds", key: row.validFrom, before: null };
  await writeAudited({ db, now, actor }, { ...entry, after: publishedFacts(row), write });
  return row.validFrom;
}

/** What the audit log says of published odds. */
function publishedFacts({ odds, hash, validFrom }: Pick<Row, "odds" | "hash" | "validFrom">): object {
  return { odds, hash, validFrom };
}

/** The odds that apply on a Korean day; null if none do yet. */
export async function findOddsOf(db: Database, day: string): Promise<OddsVersion | null> {
  const isBegun = lte(gearOdds.validFrom, day);
  const [row] = await db.select().from(gearOdds).where(isBegun).orderBy(desc(gearOdds.validFrom)).limit(1);
  return row ? versionOf(row) : null;
}

/** The odds that apply from exactly this day on; null if there are none. */
export async function findOdds(db: Database, validFrom: string): Promise<OddsVersion | null> {
  const [row] = await db.select().from(gearOdds).where(eq(gearOdds.validFrom, validFrom));
  return row ? versionOf(row) : null;
}

/** Every version that was ever published, the newest first. */
export async function listOdds(db: Database): Promise<OddsVersion[]> {
  return (await db.select().from(gearOdds).orderBy(desc(gearOdds.validFrom))).map(versionOf);
}

/** Whether odds are as the audit log says that they were published. */
export async function isAsPublished(db: Database, validFrom: string): Promise<boolean> {
  const [row] = await db.select().from(gearOdds).where(eq(gearOdds.validFrom, validFrom));
  if (!row || hashOdds(parseOdds(row.odds)) !== row.hash) return false;
  const entry = { noun: "gearOdds", key: row.validFrom, action: "gearOdds.publish" };
  return isLoggedOnce(db, { ...entry, facts: publishedFacts(row) });
}

const versionOf = ({ odds, ...row }: Row): OddsVersion => ({ ...row, odds: parseOdds(odds) });
