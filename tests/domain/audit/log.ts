import { asc, eq } from "drizzle-orm";
import { writeAudited } from "~/domain/audit/commands.server";
import { FIRST_HASH, hashEntry } from "~/domain/audit/entry";
import { auditAnchor, auditEntry, setting } from "~db/schema";
import { testDatabase as db } from "../database";

export const NOW = new Date(Date.UTC(2026, 10, 1));

export async function emptyLog(): Promise<void> {
  for (const table of [auditAnchor, auditEntry, setting]) await db.delete(table);
}

/** Something that staff write. */
export async function writeEntries(count: number): Promise<void> {
  for (let number = 0; number < count; number++) {
    const key = crypto.randomUUID();
    await writeAudited(
      { db, now: NOW, actor: { command: "test" } },
      {
        ...{ action: "setting.change", noun: "setting", key, before: null, after: { number } },
        write: db.insert(setting).values({ key, value: "", updatedAt: NOW }),
      },
    );
  }
}

/** Rewrites the log from an entry on as somebody would who can write into D1: every hash fits the one before it. */
export async function rewriteFrom(seq: number): Promise<void> {
  let previousHash = FIRST_HASH;
  const entries = await db.select().from(auditEntry).orderBy(asc(auditEntry.seq));
  await db.delete(auditEntry);
  for (const entry of entries) {
    const facts = { ...entry, previousHash, actor: entry.seq >= seq ? "somebody else" : entry.actor };
    const hash = await hashEntry(facts);
    await db.insert(auditEntry).values({ ...facts, hash });
    previousHash = hash;
  }
}

export async function cutFrom(seq: number): Promise<void> {
  for (const entry of await db.select().from(auditEntry)) {
    if (entry.seq >= seq) await db.delete(auditEntry).where(eq(auditEntry.seq, entry.seq));
  }
}
