import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { dropRecipient } from "~db/schema";
import type { Campaign } from "~programs/drop";

/** What was found for a campaign that is no draft any more: its list cannot change, and to read it takes all its rows. */
const known = new Map<string, bigint | null>();

type Read = { shown: { address: string }; campaign: Pick<Campaign, "kind" | "state"> | null };

/**
 * The amount that every place on a coin campaign's list gets, by campaign; null if places get different amounts, or if its
 * list is not stored.
 */
export async function findGiftsOfEach(db: Database, campaigns: readonly Read[]): Promise<Map<string, bigint | null>> {
  const coins = campaigns.filter(({ campaign }) => campaign?.kind === "coins");
  const unknown = coins.filter(({ shown }) => !known.has(shown.address)).map(({ shown }) => shown.address);
  const rows = unknown.length > 0 ? await readFirsts(db, unknown) : [];
  const read = new Map(rows.map(({ address, amountRaw, differs }) => [address, differs ? null : amountRaw]));
  for (const { shown, campaign } of coins) {
    const amountRaw = read.get(shown.address);
    if (campaign?.state !== "draft" && amountRaw !== undefined) known.set(shown.address, amountRaw);
  }
  return new Map(coins.map(({ shown: { address } }) => [address, known.get(address) ?? read.get(address) ?? null]));
}

/** The amount of each list's first place, and whether another place gets a different one. */
function readFirsts(db: Database, addresses: string[]) {
  const { campaignAddress: address, place, amountRaw } = dropRecipient;
  // Drizzle would write columns without their table here, which would be those of `other`
  return db
    .select({
      address,
      amountRaw,
      differs: sql<number>`EXISTS (SELECT 1 FROM drop_recipient AS other
        WHERE other.campaign_address = drop_recipient.campaign_address AND other.amount_raw <> drop_recipient.amount_raw)`,
    })
    .from(dropRecipient)
    .where(and(inArray(address, addresses), eq(place, 0)));
}
