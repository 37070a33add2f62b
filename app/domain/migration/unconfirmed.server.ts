import { and, isNotNull, isNull, min, notInArray, or } from "drizzle-orm";
import type { Database } from "~db/client";
import { migrationRecord } from "~db/schema";
import { FAILURES } from "./rules";

/**
 * The moment since which the oldest minted NFT has waited for its confirmation on the former chain; null if none waits. A
 * failed record does not wait: its holder takes the old NFT back.
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
