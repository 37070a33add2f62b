/** How long D1 keeps log entries with their network address; older ones move to the archive without it. */
export const KEEP_MS = 90 * 24 * 60 * 60_000;

/**
 * From this size of the database on entries go straight to the archive: it ends at 10 GB, and whoever floods us with entries
 * must not keep holders from signing in.
 */
export const FULL_AT_BYTES = 6_000_000_000;

/** Entries moved at a time: small enough for one JSON parameter of D1. */
export const ARCHIVE_PAGE = 1_000;

/**
 * Where entries go: by kind and day, named for what the file holds, so that the same entries are one file. Not for an
 * entry's id, which a browser chooses: one used again would replace what others sent.
 */
export async function archiveKey(kind: string, firstReceivedAt: Date, lines: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(lines)));
  const name = [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return `logs/${kind}/${firstReceivedAt.toISOString().slice(0, 10)}/${name}.ndjson`;
}

/** An entry is sent when its level is not above the one in force (specification, section 5). */
export function isLevelLogged(entryLevel: number, levelInForce: number): boolean {
  return entryLevel <= levelInForce;
}
