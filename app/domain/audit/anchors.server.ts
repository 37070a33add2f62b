import { and, asc, desc, eq, gte } from "drizzle-orm";
import type { Database } from "~db/client";
import { auditAnchor } from "~db/schema";

/** A memo on the chain about the head of the audit log. */
export type Anchor = typeof auditAnchor.$inferSelect;

/** The memo that is on its way; null if none is. */
export async function findOpenAnchor(db: Database): Promise<Anchor | null> {
  const [open] = await db.select().from(auditAnchor).where(eq(auditAnchor.status, "sent"));
  return open ?? null;
}

/** The last memo that is in a final block; null if there is none. */
export async function findFinalAnchor(db: Database): Promise<Anchor | null> {
  const isFinal = eq(auditAnchor.status, "final");
  const [last] = await db.select().from(auditAnchor).where(isFinal).orderBy(desc(auditAnchor.seq)).limit(1);
  return last ?? null;
}

/** The first memo in a final block that covers an entry of the log; null if none does yet. */
export async function findAnchorOf(db: Database, seq: number): Promise<Anchor | null> {
  const covers = and(eq(auditAnchor.status, "final"), gte(auditAnchor.seq, seq));
  const [first] = await db.select().from(auditAnchor).where(covers).orderBy(asc(auditAnchor.seq)).limit(1);
  return first ?? null;
}
