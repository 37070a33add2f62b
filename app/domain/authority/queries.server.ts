import { and, count, desc, eq, inArray, isNotNull, ne, or } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { authorityDeed, transactionIntent } from "~db/schema";
import type { DeedEffect } from "./define-authority-deed";

type Row = typeof authorityDeed.$inferSelect;
export type Deed = Omit<Row, "effects"> & { effects: DeedEffect[] };

/** The table has an index of the newest deeds, and none of each form. */
const DEEDS_LOOKED_THROUGH = 1_000;
const OPEN_STATUSES: readonly Row["status"][] = ["waiting", "sent"];

/** Whether the wallet may still sign a deed, or its transaction may still land. */
export function isDeedOpen({ status }: Pick<Row, "status">): boolean {
  return OPEN_STATUSES.includes(status);
}

/** A deed with its effects as they were when it was prepared; moments in them are text. Null if there is none. */
export async function findDeed(db: Database, id: string): Promise<Deed | null> {
  const [row] = await db.select().from(authorityDeed).where(eq(authorityDeed.id, id));
  return row ? { ...row, effects: JSON.parse(row.effects) } : null;
}

/** The same. Throws NotFound. */
export async function getDeed(db: Database, id: string): Promise<Deed> {
  const deed = await findDeed(db, id);
  if (!deed) throw new AppError("NotFound");
  return deed;
}

/** What the deeds of a kind ask for that can still be signed or land; those of one authority if it is named. */
export async function listOpenDeeds(
  db: Database,
  { kind, authorityAddress }: { kind: string; authorityAddress?: string },
): Promise<Row["parameters"][]> {
  const ofAuthority = authorityAddress ? eq(authorityDeed.authorityAddress, authorityAddress) : undefined;
  const rows = await db
    .select({ parameters: authorityDeed.parameters })
    .from(authorityDeed)
    .where(and(inArray(authorityDeed.status, OPEN_STATUSES), eq(authorityDeed.kind, kind), ofAuthority));
  return rows.map(({ parameters }) => parameters);
}

/** The last deeds that a form has prepared, newest first, of the last thousand of all forms. */
export async function listDeedsOf(
  db: Database,
  { form, limit }: { form: string; limit: number },
): Promise<Pick<Row, "id" | "status" | "authorityAddress" | "parameters" | "preparedBy" | "preparedAt">[]> {
  const { id, status, authorityAddress, parameters, preparedBy, preparedAt } = authorityDeed;
  const rows = await db
    .select({ id, status, authorityAddress, parameters, preparedBy, preparedAt, form: authorityDeed.form })
    .from(authorityDeed)
    .orderBy(desc(preparedAt), desc(id))
    .limit(DEEDS_LOOKED_THROUGH);
  return rows.filter((row) => row.form === form).slice(0, limit);
}

/** How many deeds wait for a signature. */
export async function countWaitingDeeds(db: Database): Promise<number> {
  const [found] = await db.select({ waiting: count() }).from(authorityDeed).where(eq(authorityDeed.status, "waiting"));
  return found?.waiting ?? 0;
}

/**
 * Deeds whose transaction has ended while their rows do not say so yet, oldest first. Deeds whose transaction nobody signed are
 * left out: the next press renews it, or it is deleted, and it must not take the turn of one that has ended.
 */
export function listUnsettledDeeds(db: Database, limit: number): Promise<Pick<Row, "id">[]> {
  const { status, signature } = transactionIntent;
  const hasExpired = and(eq(status, "expired"), isNotNull(signature));
  const hasEnded = or(inArray(status, ["finalized", "failed", "rejected"]), hasExpired);
  return db
    .select({ id: authorityDeed.id })
    .from(authorityDeed)
    .innerJoin(transactionIntent, eq(transactionIntent.id, authorityDeed.intentId))
    .where(and(ne(authorityDeed.status, "landed"), hasEnded))
    .orderBy(authorityDeed.preparedAt)
    .limit(limit);
}
