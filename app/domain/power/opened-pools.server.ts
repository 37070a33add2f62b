import { and, desc, eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { authorityDeed } from "~db/schema";
import type { Deed } from "../authority/queries.server";
import { nftPoolAddressOf } from "../nft-staking/deeds/nft-pool-address";
import { coinPoolAddressOf } from "../staking/deeds/coin-pool-address";

/** A site has only a few pools, and the newest are the ones that are not in its settings yet. */
const MOST = 50;

/** The deeds that open a pool. */
export type OpeningDeed = "createCoinPool" | "createNftPool";

/** The address of the pool that a deed opens; null for any other deed. */
export function openedBy({ kind, parameters }: Pick<Deed, "kind" | "parameters">): string | null {
  // the parameters were checked by the schema of the deed before its row was written
  if (kind === "createCoinPool") return coinPoolAddressOf(parameters as Parameters<typeof coinPoolAddressOf>[0]);
  return kind === "createNftPool" ? nftPoolAddressOf(parameters as Parameters<typeof nftPoolAddressOf>[0]) : null;
}

/**
 * The NFT pools that deeds of staff have opened, newest first. The member of staff who prepares such a deed chooses the
 * creator, who has every power over the pool. So nobody may be asked to pay into such a pool before it is in the settings,
 * which takes a second person.
 */
export async function listOpenedNftPools(db: Database): Promise<{ address: string; kind: "boost" | "nova" }[]> {
  const rows = await db
    .select({ kind: authorityDeed.kind, parameters: authorityDeed.parameters })
    .from(authorityDeed)
    .where(and(eq(authorityDeed.status, "landed"), eq(authorityDeed.kind, "createNftPool")))
    .orderBy(desc(authorityDeed.preparedAt), desc(authorityDeed.id))
    .limit(MOST);
  return rows.map((row) => ({
    address: openedBy(row) ?? "",
    kind: row.parameters.poolKind === "nova" ? "nova" : "boost",
  }));
}
