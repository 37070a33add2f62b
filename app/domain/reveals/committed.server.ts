import { and, eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { auditEntry } from "~db/schema";
import type { RevealRow } from "./queries.server";

type Committed = Pick<RevealRow, "title" | "collection" | "fileHash" | "rowCount">;

/** What the audit log says of a file that was committed. */
export function promiseOf({ title, collection, fileHash, rowCount }: Committed): object {
  return { title, collection, fileHash, rowCount };
}

/**
 * Whether a row says what the audit log says of it, so that whoever changes a hash in D1 has to change the log too, whose
 * entries follow from each other.
 */
export async function isCommitted(db: Database, row: Committed & Pick<RevealRow, "id">): Promise<boolean> {
  const entries = await db
    .select({ after: auditEntry.after })
    .from(auditEntry)
    .where(and(eq(auditEntry.key, row.id), eq(auditEntry.noun, "reveal"), eq(auditEntry.action, "reveal.commit")));
  return entries.length === 1 && entries[0]?.after === JSON.stringify(promiseOf(row));
}
