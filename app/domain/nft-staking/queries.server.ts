import { and, asc, count, desc, eq, isNull, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { nftEvent, nftPosition } from "~db/schema";
import { eventCursorOf, eventsAfter } from "../event-cursor";
import { nftFaces, rememberNfts } from "../nft-metadata/commands.server";
import { findKnownNfts } from "../nft-metadata/queries.server";
import { faceOf } from "../nft-metadata/rules";
import { type NftReward, parseNftPools, type ShownNftPool } from "../settings/nft-pools";
import { getSetting } from "../settings/queries.server";
import type { Chain } from "../solana/chain";
import {
  type NftPoolReading,
  type NftPositionReading,
  readNftPool,
  readNftPositions,
  symbolOf,
  toNftPoolView,
} from "./accounts.server";
import type { NftSearch } from "./input";
import { checkInAt, nextKoreanDayTs, nftEndsAt, nftStateAt, rewardsAt } from "./rules";
import type {
  NftFace,
  NftHistoryEntry,
  NftHistoryPage,
  NftHolding,
  NftPoolKey,
  NftPoolView,
  NftPositionView,
  NftRewardTotal,
  WalletNfts,
} from "./view";
import { findHeldNfts } from "./wallet-nfts.server";

export type NftStakingDeps = { db: Database; chain: Chain; now: Date };

/** How long an isolate shows the same reading of a pool. */
const POOL_BELIEVED_MS = 1_500;
/** Positions of a page, read from the chain by ten calls. */
export const POSITIONS_A_PAGE = 490;
const HISTORY_PAGE_SIZE = 20;
/** NFTs that a history offers to be searched for. */
const NFTS_SEARCHED = 500;

const recent = new Map<string, { readAt: number; reading: NftPoolReading }>();

/** The pools that the screens show, in the order of their tabs. */
export async function listShownPools(db: Database): Promise<ShownNftPool[]> {
  return parseNftPools(await getSetting(db, "nft_pools"));
}

/** The pool of a tab. Throws PoolNotSet where the settings name none. */
export async function getShownPool(db: Database, key: NftPoolKey): Promise<ShownNftPool> {
  const pools = await listShownPools(db);
  const shown = pools.find(({ kind, collection }) => kind === key.kind && collection === key.collection);
  if (!shown) throw new AppError("PoolNotSet");
  return shown;
}

/** A pool, read from the chain at most a second and a half ago. Throws PoolNotSet, ChainUnavailable. */
export async function getNftPool(deps: NftStakingDeps, key: NftPoolKey): Promise<NftPoolView> {
  const shown = await getShownPool(deps.db, key);
  const now = deps.now.getTime();
  const known = recent.get(shown.address);
  if (known && now - known.readAt < POOL_BELIEVED_MS) return toNftPoolView(known.reading, shown);
  const reading = await readNftPool(deps.chain, shown.address);
  // a reading is kept, never a promise: a Worker may not wait for what another request began
  recent.set(shown.address, { readAt: now, reading });
  return toNftPoolView(reading, shown);
}

/**
 * What a wallet has in a pool, oldest first: D1 says where to look, the accounts say what is there, with the pool as it
 * was in the same slot. `isWhole`: down to the last one. Throws PoolNotSet, ChainUnavailable.
 */
export async function getNftHolding(
  deps: NftStakingDeps,
  wallet: string,
  key: NftPoolKey,
  { isWhole = false }: { isWhole?: boolean } = {},
): Promise<NftHolding> {
  const shown = await getShownPool(deps.db, key);
  const { readings, hasMore } = await readHolding(deps, { wallet, poolAddress: shown.address, isWhole });
  return { ...(await toHolding(deps, shown, readings)), hasMore };
}

type Readings = Awaited<ReturnType<typeof readNftPositions>>;

/** Positions as they were read, as screens see them. */
export async function toHolding(
  deps: NftStakingDeps,
  shown: ShownNftPool,
  readings: Readings,
): Promise<Omit<NftHolding, "hasMore">> {
  const newest = readings.map(({ pool }) => pool).reduce((a, b) => (b.slot > a.slot ? b : a));
  const positions = readings.flatMap((reading) => reading.positions);
  const faces = await nftFaces(
    deps,
    positions.map(({ position }) => position.mint.toBase58()),
  );
  const views = readings.flatMap(({ pool, positions }) =>
    positions.map((reading) => toPositionView(reading, pool, faces)),
  );
  const inside = views.filter(({ state }) => state !== "left");
  return {
    pool: toNftPoolView(newest, shown),
    positions: views,
    totals: totalsOf(newest.pool.streams.length, views),
    insideCount: inside.length,
    checkInsLeft: inside.filter(({ checkIn }) => checkIn?.today === "open").length,
    nextDayTs: nextKoreanDayTs(newest.ts),
    chainTs: newest.ts,
  };
}

/** As many positions as one page has, or page after page to the last one. */
async function readHolding(
  { db, chain }: NftStakingDeps,
  { wallet, poolAddress, isWhole }: { wallet: string; poolAddress: string; isWhole: boolean },
) {
  const readings: Readings = [];
  let after: PositionKey | undefined;
  let hasMore = false;
  do {
    const found = await listPositionKeys(db, { wallet, poolAddress, limit: POSITIONS_A_PAGE + 1, after });
    const positions = found.slice(0, POSITIONS_A_PAGE);
    readings.push(...(await readNftPositions(chain, { poolAddress, wallet, positions })));
    hasMore = found.length > POSITIONS_A_PAGE;
    after = positions.at(-1);
  } while (isWhole && hasMore);
  return { readings, hasMore };
}

/**
 * NFTs in the wallet that a pool takes by its collection or its allow-list, each with why it cannot be staked, if so. Of a
 * wallet with very many tokens the part after a mint, as findHeldNfts reads it. Throws as getNftHolding.
 */
export async function listWalletNfts(
  deps: NftStakingDeps,
  wallet: string,
  key: NftPoolKey,
  after: string | null = null,
): Promise<WalletNfts> {
  const shown = await getShownPool(deps.db, key);
  const pool = await readNftPool(deps.chain, shown.address);
  const { nfts, slot, next, tokens } = await findHeldNfts(deps, { wallet, pool, after });
  await rememberNfts(
    deps,
    nfts.flatMap(({ facts }) => facts ?? []),
    slot,
  );
  return { nfts: nfts.map(({ mint, facts, refusal }) => ({ ...faceOf(mint, facts?.name), refusal })), next, tokens };
}

export type PositionKey = { address: string; mint: string; startTs: number };

/** A wallet's open positions in a pool, or those of one term. */
export type PositionQuery = { wallet: string; poolAddress: string; termDays?: number | null };

/** Where a wallet's open positions in a pool are, oldest first, by what D1 knows; those after `after`. */
export async function listPositionKeys(
  db: Database,
  query: PositionQuery & { limit: number; after?: Pick<PositionKey, "startTs" | "address"> | null },
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

/** How many open positions a wallet has in a pool, by what D1 knows: an entry of the index each. */
export async function countPositions(db: Database, query: PositionQuery): Promise<number> {
  const [row] = await db.select({ found: count() }).from(nftPosition).where(isOpenPosition(query));
  return row?.found ?? 0;
}

function isOpenPosition({ wallet, poolAddress, termDays }: PositionQuery) {
  return and(
    eq(nftPosition.walletAddress, wallet),
    eq(nftPosition.poolAddress, poolAddress),
    isNull(nftPosition.closedAt),
    typeof termDays === "number" ? eq(nftPosition.termDays, termDays) : undefined,
  );
}

/** A position as screens see it, at the second of its pool's reading. */
function toPositionView(
  { address, position, checkIn }: NftPositionReading,
  { pool, ts }: NftPoolReading,
  faces: ReadonlyMap<string, NftFace>,
): NftPositionView {
  const mint = position.mint.toBase58();
  const state = nftStateAt(position, ts);
  const bonus = pool.streams.find(({ kind }) => kind === "bonus") ?? null;
  const { startTs, leftTs, termDays, weightBps, baseWeightBps, feeBps } = position;
  return {
    ...(faces.get(mint) ?? faceOf(mint, undefined)),
    address,
    state,
    startTs,
    endTs: termDays === 0 ? null : nftEndsAt(position),
    termDays,
    leftTs,
    weightBps,
    baseWeightBps,
    feeBps,
    rewards: rewardsAt(position, pool, ts),
    checkIn: checkIn && checkInAt(checkIn, position, bonus, pool, ts),
    isLeavingEarly: state === "inside" && termDays > 0,
  };
}

function totalsOf(streams: number, positions: readonly NftPositionView[]): NftRewardTotal[] {
  return Array.from({ length: streams }, (_, place) => {
    const rewards = positions.flatMap((position) => position.rewards[place] ?? []);
    const sum = (field: "dueRaw" | "dueNetRaw" | "lockedRaw" | "claimedRaw") =>
      rewards.reduce((total, reward) => total + reward[field], 0n);
    return {
      place,
      dueRaw: sum("dueRaw"),
      dueNetRaw: sum("dueNetRaw"),
      lockedRaw: sum("lockedRaw"),
      claimedRaw: sum("claimedRaw"),
    };
  });
}

/**
 * Which part of a wallet's history: of a pool (`key`) or of a stream of it (`place`), each with the searches that an index
 * answers. `cursor` is the `nextCursor` of the page before; a bad one
 * starts anew.
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
 * NFTs that a wallet's history in a pool tells of, also those that have left, by name; the first 500 by mint, and `mint`
 * where it is asked for. Throws PoolNotSet.
 */
export async function listHistoryNfts(
  { db }: { db: Database },
  { wallet, key, mint }: { wallet: string; key: NftPoolKey; mint?: string },
): Promise<NftFace[]> {
  const { address } = await getShownPool(db, key);
  const own = sql`${nftEvent.walletAddress} = ${wallet} and ${nftEvent.poolAddress} = ${address}`;
  // from each mint straight to the next one of the index: a distinct would read every event
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

/** All that a search finds, newest first, up to a number of rows, for a file. Throws PoolNotSet. */
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
