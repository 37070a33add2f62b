import { PublicKey } from "@solana/web3.js";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "~db/client";
import { findCampaignAddress } from "~programs/addresses";
import { type DropListRow, listDrop } from "./commands.server";

/** The list of a campaign that is to be made: its root as base58, and the statements that store it. */
export function draftList(
  db: Database,
  { creator, campaignId, rows }: { creator: string; campaignId: number; rows: readonly DropListRow[] },
): { root: string; stored: BatchItem<"sqlite">[] } {
  const campaign = findCampaignAddress({ creator: new PublicKey(creator), campaignId });
  const { root, stored } = listDrop(db, { campaignAddress: campaign.toBase58(), rows });
  return { root: rootText(root), stored };
}

/** The root of a list as the parameters of deeds have it. */
export const rootText = (root: Uint8Array): string => new PublicKey(root).toBase58();
