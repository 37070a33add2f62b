import { and, count, desc, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { entitlement } from "~db/schema";
import type { CollectionId } from "../settings/subjects";
import { entitlementCursorSchema } from "./input";
import type { Entitlement, EntitlementCount, EntitlementKind, EntitlementPage } from "./view";

const PAGE_SIZE = 20;
/** How many entries a title counts; for a longer list it says that there are more. */
const COUNTED = 1_000;

type EntitlementList = { wallet: string; kind: EntitlementKind; collection?: CollectionId | null };

/**
 * A page of what a wallet was granted of a kind, newest first, optionally only of one collection. `cursor` is the
 * `nextCursor` of the page before; a bad one gives the first page.
 */
export async function listEntitlements(
  { db, now }: { db: Database; now: Date },
  query: EntitlementList & { cursor?: string | null; limit?: number },
): Promise<EntitlementPage> {
  const limit = query.limit ?? PAGE_SIZE;
  const rows = await db
    .select()
    .from(entitlement)
    .where(and(isListed(query), after(query.cursor)))
    .orderBy(desc(entitlement.grantedAt), desc(entitlement.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    entitlements: page.map((row) => toView(row, now)),
    nextCursor: rows.length > limit && last ? `${last.grantedAt.getTime()}.${last.id}` : null,
  };
}

/** How many entries all pages of such a list have together; beyond a thousand, only that there are more. */
export async function countEntitlements({ db }: { db: Database }, query: EntitlementList): Promise<EntitlementCount> {
  const some = db
    .select({ one: sql`1`.as("one") })
    .from(entitlement)
    .where(isListed(query))
    .limit(COUNTED + 1)
    .as("some");
  const [row] = await db.select({ found: count() }).from(some);
  const found = row?.found ?? 0;
  return { count: Math.min(found, COUNTED), isMore: found > COUNTED };
}

function isListed({ wallet, kind, collection }: EntitlementList) {
  return and(
    eq(entitlement.walletAddress, wallet),
    eq(entitlement.kind, kind),
    collection ? eq(entitlement.collection, collection) : undefined,
    isNull(entitlement.withdrawnAt),
  );
}

function after(cursor: string | null | undefined) {
  if (!cursor || !entitlementCursorSchema.safeParse(cursor).success) return undefined;
  const [grantedAt = "", id = ""] = cursor.split(".");
  return sql`(${entitlement.grantedAt}, ${entitlement.id}) < (${Number(grantedAt)}, ${id})`;
}

function toView(row: typeof entitlement.$inferSelect, now: Date): Entitlement {
  return {
    id: row.id,
    kind: row.kind,
    collection: row.collection as CollectionId,
    title: { ko: row.titleKo, en: row.titleEn, id: row.titleId },
    amount: row.amount,
    grantedAt: row.grantedAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    isExpired: row.expiresAt !== null && row.expiresAt <= now,
    source: row.source,
    isSample: row.isSample,
  };
}
