import { and, isNotNull, isNull, min, notInArray, or } from "drizzle-orm";
import type { Database } from "~db/client";
import { migrationRecord } from "~db/schema";
import { FAILURES } from "./rules";

/**
 * Since when the oldest minted NFT waits for its confirmation on the former chain; null if none does. A record that has failed
 * waits for none: its holder takes the old NFT back.
 */
export async function readUnconfirmedSince(db: Database): Promise<Date | null> {
  const { closedAt, gateId, mintedAt, reason } = migrationRecord;
  const isOpen = and(isNull(closedAt), isNotNull(gateId), or(isNull(reason), notInArray(reason, [...FAILURES])));
  const [oldest] = await db
    .select({ since: min(mintedAt) })
    .from(migrationRecord)
    .where(isOpen);
  return oldest?.since ?? null;
}
