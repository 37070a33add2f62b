import { sha256Hex } from "../sha256";

/** How long D1 keeps log entries with their network address; older entries are moved to the archive without it. */
export const KEEP_MS = 90 * 24 * 60 * 60_000;

/**
 * Once the database has this size, entries go straight to the archive. A database ends at 10 GB, and a flood of entries must
 * not keep holders from signing in.
 */
export const FULL_AT_BYTES = 6_000_000_000;

/** Entries moved at a time: few enough for one JSON parameter of D1. */
export const ARCHIVE_PAGE = 1_000;

/**
 * The name of an archive file: kind, day, and a hash of what the file holds, so that the same entries make one file. It is
 * not made from an entry's id, which a browser chooses: an id that was used again would replace what others sent.
 */
export async function archiveKey(kind: string, firstReceivedAt: Date, lines: string): Promise<string> {
  const name = (await sha256Hex(lines)).slice(0, 32);
  return `logs/${kind}/${firstReceivedAt.toISOString().slice(0, 10)}/${name}.ndjson`;
}

/** An entry is sent if its level is not above the one in force (specification, section 5). */
export function isLevelLogged(entryLevel: number, levelInForce: number): boolean {
  return entryLevel <= levelInForce;
}
