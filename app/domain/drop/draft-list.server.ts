import { PublicKey } from "@solana/web3.js";
import type { BatchItem } from "drizzle-orm/batch";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { findCampaignAddress } from "~programs/addresses";
import { listOpenDeeds } from "../authority/queries.server";
import { type DropListRow, listDrop } from "./commands.server";
import { createCampaign } from "./deeds/create-campaign.server";
import { createNftCampaign } from "./deeds/create-nft-campaign.server";

/**
 * The list of a campaign that is to be made: its root as base58, and the statements that store it. Throws CampaignIdTaken if a
 * draft of the same number can still be signed, because this list would replace its list.
 */
export async function draftList(
  db: Database,
  { creator, campaignId, rows }: { creator: string; campaignId: number; rows: readonly DropListRow[] },
): Promise<{ root: string; stored: BatchItem<"sqlite">[] }> {
  const drafts = [createCampaign.name, createNftCampaign.name];
  const open = (await Promise.all(drafts.map((kind) => listOpenDeeds(db, { kind, authorityAddress: creator })))).flat();
  if (open.some((parameters) => parameters.campaignId === String(campaignId))) throw new AppError("CampaignIdTaken");
  const campaign = findCampaignAddress({ creator: new PublicKey(creator), campaignId });
  const { root, stored } = listDrop(db, { campaignAddress: campaign.toBase58(), rows });
  return { root: rootText(root), stored };
}

/** The root of a list as the parameters of deeds have it. */
export const rootText = (root: Uint8Array): string => new PublicKey(root).toBase58();
