import { and, asc, count, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { nftPosition } from "~db/schema";
/** How many positions a page has: ten calls to the chain. */
export const POSITIONS_A_PAGE = 490;

export type PositionKey = { address: string; mint: string; startTs: number };

/** A wallet's open positions in a pool, or those of one term. */
export type NftPositionQuery = { wallet: string; poolAddress: string; termDays?: number | null };

/** The keys of a wallet's open positions in a pool after `after`, oldest first, from D1. */
export async function listPositionKeys(
  db: Database,
  query: NftPositionQuery & { limit: number; after?: Pick<PositionKey, "startTs" | "address"> | null },
): Promise<PositionKey[]> {
  const { address, mint, startTs } = nftPosition;
  const { after } = query;
  return await db
    .select({ address, mint, startTs })
    .from(nftPosition)
    .where(
      and(
        isOpenPosition(query),
        after ? sql`(${startTs}, ${address}) > (${after.startTs}, ${after.address})` : undefined,
      ),
    )
    .orderBy(asc(startTs), asc(address))
    .limit(query.limit);
}

/** How many open positions a wallet has in a pool, from D1. It reads one index entry per position. */
export async function countPositions(db: Database, query: NftPositionQuery): Promise<number> {
  const [row] = await db.select({ found: count() }).from(nftPosition).where(isOpenPosition(query));
  return row?.found ?? 0;
}

/** How many NFTs a wallet has staked in a pool, from D1. */
export async function countInside(db: Database, query: NftPositionQuery): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(nftPosition)
    .where(and(isOpenPosition(query), eq(nftPosition.leftTs, 0)));
  return row?.found ?? 0;
}

function isOpenPosition({ wallet, poolAddress, termDays }: NftPositionQuery) {
  return and(
    eq(nftPosition.walletAddress, wallet),
    eq(nftPosition.poolAddress, poolAddress),
    isNull(nftPosition.closedAt),
    typeof termDays === "number" ? eq(nftPosition.termDays, termDays) : undefined,
  );
}
