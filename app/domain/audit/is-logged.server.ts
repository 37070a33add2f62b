import { and, eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { auditEntry } from "~db/schema";

/**
 * Whether the audit log says exactly this of a row, once. Whoever changes the row in D1 has to change the log too, whose
 * entries follow from each other and whose head is on the chain.
 */
export async function isLoggedOnce(
  db: Database,
  { noun, key, action, facts }: { noun: string; key: string; action: string; facts: object },
): Promise<boolean> {
  const entries = await db
    .select({ after: auditEntry.after })
    .from(auditEntry)
    .where(and(eq(auditEntry.key, key), eq(auditEntry.noun, noun), eq(auditEntry.action, action)));
  return entries.length === 1 && entries[0]?.after === JSON.stringify(facts);
}
