import { and, asc, desc, eq, gte, isNull, lt, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { positionOverTs, stakingEvent, stakingPosition } from "~db/schema";
import { eventCursorOf, eventsAfter, readEventCursor } from "../event-cursor";
import { getSetting } from "../settings/queries.server";
import { createRecentReading } from "../settings/recent-reading";
import { type Chain, CLOCK_ADDRESS, readClock } from "../solana/chain";
import { isTokenAccount, tokenAmountOf } from "../solana/token.server";
import {
  decodePosition,
  holderTokenAddress,
  type PoolReading,
  type PositionReading,
  readCoinPool,
  toPositionView,
} from "./accounts.server";
import { type HistorySearch, positionCursorSchema } from "./input";
import type {
  CoinPoolView,
  HistoryEntry,
  HistoryPage,
  HolderBalances,
  PositionList,
  PositionView,
  PublicPoolFacts,
} from "./view";

export type StakingDeps = { db: Database; chain: Chain };
/** The chain is opened only if the last reading is too old. */
export type PublicFactsDeps = { db: Database; openChain: () => Chain; now: Date };

/** How long an isolate shows the same reading of the pool. */
const POOL_BELIEVED_MS = 1_500;
const HISTORY_PAGE_SIZE = 20;
/** How many positions are read from the chain for one screen: as many as one call can carry besides the clock. */
const POSITIONS_PAGE_SIZE = 99;

let recent: { readAt: number; reading: PoolReading } | null = null;
const publicFacts = createRecentReading<PublicPoolFacts>(POOL_BELIEVED_MS);

/** The address of the pool on the screens. Throws PoolNotSet until an operator has stored one. */
export async function getPoolAddress(db: Database): Promise<string> {
  const address = await getSetting(db, "coin_pool_address");
  if (!address) throw new AppError("PoolNotSet");
  return address;
}

/** The pool, read from the chain at most a second and a half ago. Throws PoolNotSet, ChainUnavailable. */
export async function getCoinPool(deps: StakingDeps & { now: Date }): Promise<CoinPoolView> {
  const address = await getPoolAddress(deps.db);
  return (await readRecentPool(deps.chain, address, deps.now.getTime())).view;
}

/**
 * The pool's conditions and sums for public pages, which share a reading that is at most a second and a half old. Throws as
 * getCoinPool does.
 */
export async function getPublicPoolFacts(deps: PublicFactsDeps): Promise<PublicPoolFacts> {
  return publicFacts.get(deps.now.getTime(), async () =>
    publicFactsOf(await getCoinPool({ db: deps.db, chain: deps.openChain(), now: deps.now })),
  );
}

function publicFactsOf(pool: CoinPoolView): PublicPoolFacts {
  const { address, mint, decimals, isPaused, feeBps, ratesBps, minStakeRaw, maxStakeRaw } = pool;
  const { totalPrincipalRaw, freeRewardRaw, openPositions, chainTs } = pool;
  return {
    address,
    mint,
    decimals,
    isPaused,
    feeBps,
    ratesBps,
    minStakeRaw,
    maxStakeRaw,
    totalPrincipalRaw,
    freeRewardRaw,
    openPositions,
    chainTs,
  };
}

/**
 * `cursor` is the `nextCursor` of the page before; a bad one gives the first page. `isInside`: only positions whose
 * principal has not been returned.
 */
export type PositionQuery = { cursor?: string | null; isInside?: boolean };

/**
 * A page of a holder's open positions, those first that are over or will be first. D1 says where to look, and the accounts say what is there: a position
 * that is no longer on the chain is not listed. `totals` are those of the page. Throws ChainUnavailable.
 */
export async function listPositions(
  deps: StakingDeps,
  wallet: string,
  query: PositionQuery = {},
): Promise<PositionList> {
  const { rows, nextCursor } = await listPositionAddresses(deps, wallet, query);
  const addresses = rows.map(({ address }) => address);
  const { accounts } = await deps.chain.getAccounts([CLOCK_ADDRESS, ...addresses]);
  const chainTs = readClock(accounts[0] ?? null);
  const positions = accounts
    .slice(1)
    .map(decodePosition)
    .filter((reading) => isPositionOf(reading, wallet))
    .map((reading) => toPositionView(reading, chainTs))
    .filter(({ leftTs }) => !query.isInside || leftTs === 0n);
  return { positions, chainTs, totals: totalsOf(positions), nextCursor };
}

/** The addresses of a page of positions, by what D1 knows. The earliest end comes first, across all pages. */
export async function listPositionAddresses({ db }: { db: Database }, wallet: string, query: PositionQuery) {
  const { address, walletAddress, closedAt, leftTs } = stakingPosition;
  const overTs = positionOverTs(stakingPosition);
  const found = await db
    .select({ address, overTs })
    .from(stakingPosition)
    .where(
      and(
        eq(walletAddress, wallet),
        isNull(closedAt),
        query.isInside ? eq(leftTs, 0) : undefined,
        positionsAfter(query.cursor),
      ),
    )
    .orderBy(asc(overTs), asc(address))
    .limit(POSITIONS_PAGE_SIZE + 1);
  const rows = found.slice(0, POSITIONS_PAGE_SIZE);
  const last = rows.at(-1);
  return { rows, nextCursor: found.length > rows.length && last ? `${last.overTs}.${last.address}` : null };
}

function positionsAfter(cursor: string | null | undefined) {
  if (!cursor || !positionCursorSchema.safeParse(cursor).success) return undefined;
  const [overTs, address] = cursor.split(".");
  const over = positionOverTs(stakingPosition);
  // SQLite does not see in the pair of an expression and a column where the index begins, but in the expression alone it does
  return sql`${over} >= ${Number(overTs)} and (${over}, ${stakingPosition.address}) > (${Number(overTs)}, ${address})`;
}

/** One position of the holder. Throws PositionNotFound if it does not exist or belongs to somebody else. */
export async function getPosition(
  deps: StakingDeps,
  wallet: string,
  address: string,
): Promise<{ position: PositionView; chainTs: bigint }> {
  const { accounts } = await deps.chain.getAccounts([CLOCK_ADDRESS, address]);
  const reading = decodePosition(accounts[1] ?? null);
  if (!isPositionOf(reading, wallet)) throw new AppError("PositionNotFound");
  const chainTs = readClock(accounts[0] ?? null);
  return { position: toPositionView(reading, chainTs), chainTs };
}

/** The holder's coin and SOL. Throws PoolNotSet, ChainUnavailable. */
export async function getHolderBalances(deps: StakingDeps & { now: Date }, wallet: string): Promise<HolderBalances> {
  const address = await getPoolAddress(deps.db);
  const { ref, view } = await readRecentPool(deps.chain, address, deps.now.getTime());
  const tokenAddress = holderTokenAddress(ref, wallet);
  const { accounts } = await deps.chain.getAccounts([tokenAddress, wallet]);
  return {
    coinRaw: tokenAmountOf(accounts[0]),
    lamports: accounts[1]?.lamports ?? 0n,
    tokenAddress,
    hasTokenAccount: isTokenAccount(accounts[0], ref.tokenProgram),
    decimals: view.decimals,
  };
}

export type HistoryQuery = { wallet: string; search?: Partial<HistorySearch>; cursor?: string | null };

/**
 * A page of the holder's history, newest first; a search by the beginning of a signature is in the order of signatures.
 * `cursor` is the `nextCursor` of the page before; a bad one gives the first page.
 */
export async function listHistory({ db }: { db: Database }, query: HistoryQuery): Promise<HistoryPage> {
  const rows = await selectHistory(db, query).limit(HISTORY_PAGE_SIZE + 1);
  const entries = rows.slice(0, HISTORY_PAGE_SIZE);
  const last = entries.at(-1);
  const nextCursor = rows.length > HISTORY_PAGE_SIZE && last ? eventCursorOf(last) : null;
  return { entries, nextCursor };
}

/** Everything that a search finds, up to a number of rows, for a file. */
export async function listWholeHistory(
  { db }: { db: Database },
  query: HistoryQuery,
  limit: number,
): Promise<HistoryEntry[]> {
  return await selectHistory(db, query).limit(limit);
}

function selectHistory(db: Database, { wallet, search = {}, cursor }: HistoryQuery) {
  const { kind, termDays, signature } = search;
  const { blockTs, signature: key, eventIndex } = stakingEvent;
  const order = signature ? [key, eventIndex] : [blockTs, key, eventIndex];
  // the unary plus keeps SQLite from reading all rows of a kind or a term to find one signature
  const plainly = signature ? sql`+` : sql``;
  return db
    .select({
      signature: stakingEvent.signature,
      eventIndex: stakingEvent.eventIndex,
      kind: stakingEvent.kind,
      positionAddress: stakingEvent.positionAddress,
      amountRaw: stakingEvent.amountRaw,
      feeRaw: stakingEvent.feeRaw,
      releasedRaw: stakingEvent.releasedRaw,
      termDays: stakingEvent.termDays,
      blockTs: stakingEvent.blockTs,
    })
    .from(stakingEvent)
    .where(
      and(
        eq(stakingEvent.walletAddress, wallet),
        kind ? sql`${plainly}${stakingEvent.kind} = ${kind}` : undefined,
        termDays ? sql`${plainly}${stakingEvent.termDays} = ${Number(termDays)}` : undefined,
        // a range, which uses an index and is case-sensitive; "{" comes after every letter of base58
        signature ? and(gte(key, signature), lt(key, `${signature}{`)) : undefined,
        after(cursor, Boolean(signature)),
      ),
    )
    .orderBy(...order.map((column) => desc(column)))
    .$dynamic();
}

function after(cursor: string | null | undefined, isBySignature: boolean) {
  if (!isBySignature) return eventsAfter(stakingEvent, cursor);
  const last = readEventCursor(cursor);
  const { signature, eventIndex } = stakingEvent;
  return last ? sql`(${signature}, ${eventIndex}) < (${last.signature}, ${last.eventIndex})` : undefined;
}

async function readRecentPool(chain: Chain, address: string, now: number): Promise<PoolReading> {
  if (recent?.reading.view.address === address && now - recent.readAt < POOL_BELIEVED_MS) return recent.reading;
  // a value is shared, never a promise, because a Worker must not wait for what another request began
  recent = { readAt: now, reading: await readCoinPool(chain, address) };
  return recent.reading;
}

function isPositionOf(reading: PositionReading | null, wallet: string): reading is PositionReading {
  return reading?.position.owner.toBase58() === wallet;
}

function totalsOf(positions: PositionView[]): PositionList["totals"] {
  const sum = (amountOf: (position: PositionView) => bigint) =>
    positions.reduce((total, position) => total + amountOf(position), 0n);
  return {
    principalRaw: sum(({ exit }) => exit.principalRaw),
    claimedRaw: sum(({ claimedRaw }) => claimedRaw),
    dueRaw: sum(({ figures }) => figures.dueRaw),
    dueNetRaw: sum(({ figures }) => figures.dueNetRaw),
  };
}
