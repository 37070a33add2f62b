import { PublicKey } from "@solana/web3.js";
import bs58 from "bs58";
import { and, eq } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { dropRecipient, serviceOrder } from "~db/schema";
import { DROP_PROGRAM_ADDRESS } from "~programs/addresses";
import { verifyDropProof } from "~programs/drop-tree";
import { listDrop } from "../../drop/commands.server";
import { findProofs } from "../../drop/queries.server";
import { dataOf } from "../codes";
import type { ServiceOrder } from "../rules";
import type { Good } from "./good";

/**
 * An allow-list: a tree of the form that drops have (programs-client/drop-tree.ts), with the order's reference in place of a
 * campaign and 1 as the amount of each place.
 */
export const allowList: Good = {
  make(db, order) {
    const { wallets } = dataOf(order, "CREATE_WHITELIST");
    const rows = wallets.map((wallet) => ({ wallet, amountRaw: 1n }));
    const { root, stored } = listDrop(db, { campaignAddress: order.reference, rows });
    return { key: bs58.encode(root), statements: stored };
  },
};

/** What anybody may know of an allow-list. */
export type AllowList = { id: string; title: string; root: string; size: number; reference: string; madeAt: Date };

/** An allow-list that was paid for and made. Throws NotFound. */
export async function getAllowList(db: Database, id: string): Promise<AllowList> {
  const [order] = await db
    .select()
    .from(serviceOrder)
    .where(and(eq(serviceOrder.id, id), eq(serviceOrder.code, "CREATE_WHITELIST"), eq(serviceOrder.good, "made")));
  if (!order?.goodKey || !order.madeAt) throw new AppError("NotFound");
  const { title, wallets } = dataOf(order, "CREATE_WHITELIST");
  return { id, title, root: order.goodKey, size: wallets.length, reference: order.reference, madeAt: order.madeAt };
}

/** A wallet's place on an allow-list, from 0, and the proof of it, base58 from the leaf up; null if it is not on it. */
export async function findListedPlace(
  db: Database,
  list: Pick<AllowList, "reference" | "root" | "size">,
  wallet: string,
): Promise<{ place: number; proof: string[] } | null> {
  const { reference: campaignAddress, root, size: recipients } = list;
  const [row] = await db
    .select()
    .from(dropRecipient)
    .where(and(eq(dropRecipient.walletAddress, wallet), eq(dropRecipient.campaignAddress, campaignAddress)));
  if (!row) return null;
  const [proof] = (await findProofs(db, { campaignAddress, places: [row.place], recipients })) ?? [];
  const key = { program: DROP_PROGRAM_ADDRESS.toBytes(), campaign: new PublicKey(campaignAddress).toBytes() };
  const isProven =
    proof !== undefined &&
    verifyDropProof({
      ...{ key, root: bs58.decode(root), recipients, index: row.place, proof },
      row: { holder: new PublicKey(wallet).toBytes(), amountRaw: 1n },
    });
  // a row that was written into D1 by hand proves nothing
  if (!isProven) return null;
  return { place: row.place, proof: proof.map((hash) => bs58.encode(hash)) };
}

/** Every wallet of an allow-list in its order, of which anybody can compute the root again. */
export async function listAllowed(db: Database, { reference }: Pick<ServiceOrder, "reference">): Promise<string[]> {
  const rows = await db
    .select({ wallet: dropRecipient.walletAddress })
    .from(dropRecipient)
    .where(eq(dropRecipient.campaignAddress, reference))
    .orderBy(dropRecipient.place);
  return rows.map(({ wallet }) => wallet);
}
