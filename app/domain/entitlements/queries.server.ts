import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { entitlement } from "~db/schema";
import type { CollectionId } from "../settings/subjects";
import { entitlementCursorSchema } from "./input";
import type { Entitlement, EntitlementKind, EntitlementPage } from "./view";

const PAGE_SIZE = 20;

/**
 * A page of what a wallet was granted of a kind, newest first; of one collection where it is named. `cursor` is the
 * `nextCursor` of the page before; a bad one starts anew.
 */
export async function listEntitlements(
  { db, now }: { db: Database; now: Date },
  query: {
    wallet: string;
    kind: EntitlementKind;
    collection?: CollectionId | null;
    cursor?: string | null;
    limit?: number;
  },
): Promise<EntitlementPage> {
  const limit = query.limit ?? PAGE_SIZE;
  const rows = await db
    .select()
    .from(entitlement)
    .where(
      and(
        eq(entitlement.walletAddress, query.wallet),
        eq(entitlement.kind, query.kind),
        query.collection ? eq(entitlement.collection, query.collection) : undefined,
        after(query.cursor),
      ),
    )
    .orderBy(desc(entitlement.grantedAt), desc(entitlement.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    entitlements: page.map((row) => toView(row, now)),
    nextCursor: rows.length > limit && last ? `${last.grantedAt.getTime()}.${last.id}` : null,
  };
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
