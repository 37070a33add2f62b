import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { authorityDeed } from "~db/schema";
import type { Deed } from "./queries.server";

/** `place`: which of those that were prepared at once it is, counted from 1, and how many these are; null of another one. */
type NextDeed = { id: string; place: { at: number; of: number } | null };

/**
 * The deed that a wallet signs after one of its deeds: the next that waits of those that were prepared with it, such as the
 * parts of a file of grants, else the one that has waited longest. Null if none waits for that wallet.
 */
export async function findNextDeed(
  db: Database,
  { id, authorityAddress, form, preparedAt }: Pick<Deed, "id" | "authorityAddress" | "form" | "preparedAt">,
): Promise<NextDeed | null> {
  const { status } = authorityDeed;
  const isOfWallet = eq(authorityDeed.authorityAddress, authorityAddress);
  const isOfBatch = and(isOfWallet, eq(authorityDeed.preparedAt, preparedAt), eq(authorityDeed.form, form));
  const [batch, [longest]] = await db.batch([
    db
      .select({ id: authorityDeed.id, status })
      .from(authorityDeed)
      .where(and(isOfBatch, ne(status, "withdrawn")))
      // their ids are drawn at random, but they were stored in their order
      .orderBy(sql`rowid`),
    db
      .select({ id: authorityDeed.id })
      .from(authorityDeed)
      .where(and(eq(status, "waiting"), isOfWallet, ne(authorityDeed.id, id)))
      .orderBy(authorityDeed.preparedAt, authorityDeed.id)
      .limit(1),
  ]);
  const here = batch.findIndex((deed) => deed.id === id);
  const after = [...batch.keys()].map((step) => (here + 1 + step) % batch.length);
  const next = after.find((at) => batch[at]?.status === "waiting" && batch[at].id !== id);
  const found = next === undefined ? undefined : batch[next];
  if (found && next !== undefined) return { id: found.id, place: { at: next + 1, of: batch.length } };
  return longest ? { id: longest.id, place: null } : null;
}
