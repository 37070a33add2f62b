/** How long D1 keeps log entries with their network address; older ones move to the archive without it. */
export const KEEP_MS = 90 * 24 * 60 * 60_000;

/**
 * From this size of the database on entries go straight to the archive: it ends at 10 GB, and whoever floods us with entries
 * must not keep holders from signing in.
 */
export const FULL_AT_BYTES = 6_000_000_000;

/** Entries moved at a time: small enough for one JSON parameter of D1. */
export const ARCHIVE_PAGE = 1_000;

/** Where a page of old entries goes: by kind and day, named for its first entry. */
export function archiveKey(kind: string, firstReceivedAt: Date, firstEntryId: string): string {
  return `logs/${kind}/${firstReceivedAt.toISOString().slice(0, 10)}/${firstEntryId}.ndjson`;
}

/** An entry is sent when its level is not above the one in force (specification, section 5). */
export function isLevelLogged(entryLevel: number, levelInForce: number): boolean {
  return entryLevel <= levelInForce;
}
