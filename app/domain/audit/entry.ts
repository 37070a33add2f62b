import { sha256Hex } from "../sha256";

/** What an entry says: who did what to which row, and how the row was before and after. */
export type AuditFacts = {
  at: Date;
  /** Null: a command of the operator, which no account ran. */
  accountId: string | null;
  actor: string;
  ipAddress: string;
  action: string;
  noun: string;
  key: string;
  /** JSON, or null. */
  before: string | null;
  after: string | null;
};

export type AuditEntry = AuditFacts & { seq: number; previousHash: string; hash: string };

/** What the first entry follows. */
export const FIRST_HASH = "0".repeat(64);

/**
 * The hash of an entry: the SHA-256 (hex) of a JSON list of the hash before it, its number and its facts, in this order. A
 * list has one spelling, while the keys of an object may come in any order.
 */
export function hashEntry(entry: Omit<AuditEntry, "hash">): Promise<string> {
  const { previousHash, seq, at, accountId, actor, ipAddress, action, noun, key, before, after } = entry;
  const text = JSON.stringify([
    previousHash,
    seq,
    at.getTime(),
    accountId,
    actor,
    ipAddress,
    action,
    noun,
    key,
    before,
    after,
  ]);
  return sha256Hex(text);
}

/** The last entry of a list that holds, and the number of the first that does not follow it or was changed (or null). */
export async function checkEntries(
  entries: readonly AuditEntry[],
  before: { seq: number; hash: string },
): Promise<{ last: { seq: number; hash: string }; altered: number | null }> {
  let last = before;
  for (const entry of entries) {
    const follows = entry.seq === last.seq + 1 && entry.previousHash === last.hash;
    if (!follows || (await hashEntry(entry)) !== entry.hash) return { last, altered: entry.seq };
    last = entry;
  }
  return { last, altered: null };
}
