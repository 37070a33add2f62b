import { asc, desc, eq, gt } from "drizzle-orm";
import type { Database } from "~db/client";
import { auditEntry } from "~db/schema";
import { checkEntries, FIRST_HASH } from "./entry";

const ENTRIES_A_READING = 500;

/** What a check of the audit log found: how many entries hold, the hash of the last of them, and the first that was altered. */
export type AuditCheck = { entries: number; head: string; altered: number | null };

/** Checks every entry of the audit log against the one before it, in parts. Ends at the first that was altered. */
export async function checkAuditLog(db: Database): Promise<AuditCheck> {
  let last = { seq: 0, hash: FIRST_HASH };
  for (;;) {
    const entries = await db
      .select()
      .from(auditEntry)
      .where(gt(auditEntry.seq, last.seq))
      .orderBy(asc(auditEntry.seq))
      .limit(ENTRIES_A_READING);
    const checked = await checkEntries(entries, last);
    last = checked.last;
    const isEnd = checked.altered !== null || entries.length < ENTRIES_A_READING;
    if (isEnd) return { entries: last.seq, head: last.hash, altered: checked.altered };
  }
}

/** The hash of the last entry, which cron writes to the chain once a day; null while there is none. */
export async function findAuditHead(db: Database): Promise<{ seq: number; hash: string } | null> {
  const [last] = await db
    .select({ seq: auditEntry.seq, hash: auditEntry.hash })
    .from(auditEntry)
    .orderBy(desc(auditEntry.seq))
    .limit(1);
  return last ?? null;
}

/** An entry by its number; null if there is none. */
export async function findAuditEntry(db: Database, seq: number) {
  const [entry] = await db.select().from(auditEntry).where(eq(auditEntry.seq, seq));
  return entry ?? null;
}
