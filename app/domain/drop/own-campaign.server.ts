import { eq } from "drizzle-orm";
import { dropCampaignRow as campaign } from "~db/chain-rows";
import type { Database } from "~db/client";
import { dropRecipient } from "~db/schema";
import { listShownDrops } from "./queries.server";

type OwnCampaign = typeof campaign.$inferSelect;

/**
 * A campaign of the site: one that the setting `drops` names, or whose list is stored here. Null for any other. The indexer has
 * those too, and anybody can make a campaign that names a wallet of ours.
 */
export async function findOwnCampaign(db: Database, address: string): Promise<OwnCampaign | null> {
  const [row] = await db.select().from(campaign).where(eq(campaign.address, address));
  if (!row) return null;
  if ((await listShownDrops(db)).some((shown) => shown.address === address)) return row;
  const listed = db.select({ place: dropRecipient.place }).from(dropRecipient);
  const [first] = await listed.where(eq(dropRecipient.campaignAddress, address)).limit(1);
  return first ? row : null;
}
