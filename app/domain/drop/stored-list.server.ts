import { PublicKey } from "@solana/web3.js";
import { asc, desc, eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { dropRecipient } from "~db/schema";
import { DROP_PROGRAM_ADDRESS } from "~programs/addresses";
import type { Campaign } from "~programs/drop";
import { verifyDropProof } from "~programs/drop-tree";
import { findProofs } from "./queries.server";

const FIRST_PLACES = 50;

/**
 * Whether the list of a campaign is stored here. Its first places, which staff see before they agree to anything, have to prove
 * the root that the chain has, each of them.
 */
export async function isListStored(
  db: Database,
  { campaignAddress, campaign }: { campaignAddress: string; campaign: Pick<Campaign, "root" | "recipients"> },
): Promise<boolean> {
  const { root, recipients } = campaign;
  const [rows, [last]] = await Promise.all([
    listFirstPlaces(db, campaignAddress),
    db
      .select({ place: dropRecipient.place })
      .from(dropRecipient)
      .where(eq(dropRecipient.campaignAddress, campaignAddress))
      .orderBy(desc(dropRecipient.place))
      .limit(1),
  ]);
  // the rows of a tree of another length cannot be read as proofs
  if (last?.place !== recipients - 1 || rows.length !== Math.min(recipients, FIRST_PLACES)) return false;
  const places = rows.map(({ place }) => place);
  const proofs = await findProofs(db, { campaignAddress, places, recipients });
  if (!proofs) return false;
  const key = { program: DROP_PROGRAM_ADDRESS.toBytes(), campaign: new PublicKey(campaignAddress).toBytes() };
  return rows.every(({ place, walletAddress, amountRaw }, at) =>
    verifyDropProof({
      ...{ key, root, recipients, index: place, proof: proofs[at] ?? [] },
      row: { holder: new PublicKey(walletAddress).toBytes(), amountRaw },
    }),
  );
}

/** The first places of the list of a campaign, as far as it is stored here. */
export function listFirstPlaces(db: Database, campaignAddress: string): Promise<(typeof dropRecipient.$inferSelect)[]> {
  return db
    .select()
    .from(dropRecipient)
    .where(eq(dropRecipient.campaignAddress, campaignAddress))
    .orderBy(asc(dropRecipient.place))
    .limit(FIRST_PLACES);
}
