import { PublicKey } from "@solana/web3.js";
import { and, asc, eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { dropRecipient } from "~db/schema";
import { DROP_PROGRAM_ADDRESS } from "~programs/addresses";
import type { Campaign } from "~programs/drop";
import { verifyDropProof } from "~programs/drop-tree";
import { findProof } from "./queries.server";

/** Whether the list of a campaign is stored here: its first place has to prove the root that the chain has. */
export async function isListStored(
  db: Database,
  { campaignAddress, campaign }: { campaignAddress: string; campaign: Pick<Campaign, "root" | "recipients"> },
): Promise<boolean> {
  const { root, recipients } = campaign;
  const [first] = await db
    .select({ wallet: dropRecipient.walletAddress, amountRaw: dropRecipient.amountRaw })
    .from(dropRecipient)
    .where(and(eq(dropRecipient.campaignAddress, campaignAddress), eq(dropRecipient.place, 0)));
  const proof = first && (await findProof(db, { campaignAddress, place: 0, recipients }));
  if (!proof) return false;
  return verifyDropProof({
    key: { program: DROP_PROGRAM_ADDRESS.toBytes(), campaign: new PublicKey(campaignAddress).toBytes() },
    ...{ root, recipients, index: 0, proof },
    row: { holder: new PublicKey(first.wallet).toBytes(), amountRaw: first.amountRaw },
  });
}

const FIRST_PLACES = 50;

/** The first places of the list of a campaign, as far as it is stored here. */
export function listFirstPlaces(db: Database, campaignAddress: string): Promise<(typeof dropRecipient.$inferSelect)[]> {
  return db
    .select()
    .from(dropRecipient)
    .where(eq(dropRecipient.campaignAddress, campaignAddress))
    .orderBy(asc(dropRecipient.place))
    .limit(FIRST_PLACES);
}
