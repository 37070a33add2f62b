import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { nftEvent } from "~db/schema";
import { eventCursorOf, eventsAfter } from "../../event-cursor";
import { findKnownNfts } from "../../nft-metadata/queries.server";
import { faceOf } from "../../nft-metadata/rules";
import type { NftFace } from "../../nft-metadata/view";
import type { NftReward } from "../../settings/nft-pools";
import { getShownPool, listShownPools } from "../pool/queries.server";
import { symbolOf } from "../pool/to-pool-view.server";
import type { NftPoolKey } from "../pool/view";
import type { NftSearch } from "./input";
import type { NftHistoryEntry, NftHistoryPage } from "./view";

const HISTORY_PAGE_SIZE = 20;

/** How many NFTs a history offers in its search. */
const NFTS_SEARCHED = 500;

/**
 * Which part of a wallet's history is read: that of a pool (`key`) or of one of its streams (`place`), each with the
 * searches that an index supports. `cursor` is the `nextCursor` of the page before; an invalid one starts from the first
 * page.
 */
export type NftHistoryQuery = { wallet: string; cursor?: string | null } & (
  | { key: NftPoolKey; place: number; search?: Partial<NftSearch> }
  | { key: NftPoolKey; place?: undefined; search?: Pick<Partial<NftSearch>, "mint"> }
);

/** A page of a holder's history, newest first, from D1. Throws PoolNotSet. */
export async function listNftHistory(deps: { db: Database }, query: NftHistoryQuery): Promise<NftHistoryPage> {
  const rows = await selectHistory(deps, query, HISTORY_PAGE_SIZE + 1);
  const page = rows.slice(0, HISTORY_PAGE_SIZE);
  const last = page.at(-1);
  const nextCursor = rows.length > HISTORY_PAGE_SIZE && last ? eventCursorOf(last) : null;
  return { entries: await toEntries(deps.db, page), nextCursor };
}

/**
 * The NFTs in a wallet's history in a pool, including those that have left, sorted by name: the first 500 by mint, and
 * `mint` if it is given. Throws PoolNotSet.
 */
export async function listHistoryNfts(
  { db }: { db: Database },
  { wallet, key, mint }: { wallet: string; key: NftPoolKey; mint?: string },
): Promise<NftFace[]> {
  const { address } = await getShownPool(db, key);
  const own = sql`${nftEvent.walletAddress} = ${wallet} and ${nftEvent.poolAddress} = ${address}`;
  // jumps from each mint to the next one in the index, because a "distinct" would read every event
  const found = await db.values<[string]>(sql`
    with recursive found(mint) as (
      select min(${nftEvent.mint}) from ${nftEvent} where ${own}
      union all
      select (select min(${nftEvent.mint}) from ${nftEvent} where ${own} and ${nftEvent.mint} > found.mint)
      from found where found.mint is not null limit ${NFTS_SEARCHED}
    )
    select mint from found where mint is not null`);
  const mints = [...new Set([...found.flat(), ...(mint ? [mint] : [])])];
  const known = await findKnownNfts(db, mints);
  return mints
    .map((each) => faceOf(each, known.get(each)?.name))
    .toSorted((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
}

/** Everything that a search finds, newest first, up to a limit, for a file. Throws PoolNotSet. */
export async function listWholeNftHistory(
  deps: { db: Database },
  query: NftHistoryQuery,
  limit: number,
): Promise<NftHistoryEntry[]> {
  return toEntries(deps.db, await selectHistory(deps, query, limit));
}

type EventRow = typeof nftEvent.$inferSelect;

async function selectHistory({ db }: { db: Database }, query: NftHistoryQuery, limit: number): Promise<EventRow[]> {
  const { kind, mint }: Partial<NftSearch> = query.search ?? {};
  const { address: poolAddress } = await getShownPool(db, query.key);
  const { place } = query;
  return await db
    .select()
    .from(nftEvent)
    .where(
      and(
        eq(nftEvent.walletAddress, query.wallet),
        eq(nftEvent.poolAddress, poolAddress),
        place === undefined ? undefined : eq(nftEvent.place, place),
        kind ? eq(nftEvent.kind, kind) : undefined,
        mint ? eq(nftEvent.mint, mint) : undefined,
        eventsAfter(nftEvent, query.cursor),
      ),
    )
    .orderBy(desc(nftEvent.blockTs), desc(nftEvent.signature), desc(nftEvent.eventIndex))
    .limit(limit);
}

async function toEntries(db: Database, rows: EventRow[]): Promise<NftHistoryEntry[]> {
  const [pools, known] = await Promise.all([
    listShownPools(db),
    findKnownNfts(
      db,
      rows.map(({ mint }) => mint),
    ),
  ]);
  return rows.map((row) => {
    const shown = pools.find(({ address }) => address === row.poolAddress);
    const reward: NftReward | undefined = shown?.rewards[row.place];
    const isOfStream = row.place >= 0;
    return {
      ...faceOf(row.mint, known.get(row.mint)?.name),
      signature: row.signature,
      eventIndex: row.eventIndex,
      kind: row.kind,
      poolKind: shown?.kind ?? null,
      collection: shown?.collection ?? null,
      place: isOfStream ? row.place : null,
      coinMint: row.coinMint || null,
      symbol: isOfStream ? symbolOf(reward, row.coinMint) : null,
      decimals: row.decimals,
      amountRaw: row.amountRaw,
      feeRaw: row.feeRaw,
      streak: row.streak,
      termDays: row.termDays,
      blockTs: row.blockTs,
    };
  });
}
