import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { nftEvent, nftPosition } from "~db/schema";
import { STAKING_PROGRAM_ADDRESS } from "~programs/addresses";
import type { NftPool, NftPosition } from "~programs/nft-staking";
import { inChunks } from "../../indexer/chunks";
import { compareFields, type Difference, type Fields, type Projection, type Statement } from "../../indexer/projection";
import { parseNftPools } from "../../settings/nft-pools";
import { getSetting } from "../../settings/queries.server";
import type { Chain, ChainAccount, LandedTransaction, Reading } from "../../solana/chain";
import { readPosition } from "../holding/accounts.server";
import { nftPoolOf } from "../pool/accounts.server";
import { type NftEvent, readNftEvents } from "./events.server";

/** The projection of NFT positions and their history. */
export const nftStaking: Projection = {
  name: "nft-staking",
  program: STAKING_PROGRAM_ADDRESS.toBase58(),
  tables: [nftEvent, nftPosition],
  // the pool knows which coin a stream pays, and that never changes
  listTouched: (transaction) =>
    readNftEvents(transaction).flatMap(({ positionAddress, poolAddress }) => [positionAddress, poolAddress]),
  record: recordNfts,
  check: { listRows, readAccount, compareTotals },
};

/** Anybody may open a pool. Besides ours, those with the most positions are compared, as many as one call reads. */
const POOLS = 100;

type PositionRow = typeof nftPosition.$inferInsert;

async function recordNfts(
  db: Database,
  transactions: LandedTransaction[],
  { slot, accounts }: Reading,
): Promise<Statement[]> {
  const events = transactions.flatMap(readNftEvents);
  const addresses = [...new Set(events.map(({ positionAddress }) => positionAddress))];
  if (addresses.length === 0) return [];
  const readings = addresses.map((address) => ({ address, reading: readPosition(accounts.get(address) ?? null) }));
  const mints = await mintsOf(db, events, readings);
  return [
    ...events.map((event) => {
      const mint = mints.get(event.positionAddress) ?? "";
      return insertEvent(db, { ...event, mint }, nftPoolOf(accounts.get(event.poolAddress) ?? null));
    }),
    ...[...mints].map(([address, mint]) => completeEvents(db, address, mint)),
    ...readings.map(({ address, reading }) =>
      reading
        ? upsertOpen(db, openRow(address, reading.position, slot))
        : upsertClosed(db, closedRow(address, { events, mint: mints.get(address) ?? "", slot })),
    ),
  ];
}

/**
 * If the logs of a claim or a check-in were cut, the NFT comes from its position on the chain or from the position's row.
 */
async function mintsOf(
  db: Database,
  events: NftEvent[],
  readings: { address: string; reading: ReturnType<typeof readPosition> }[],
): Promise<Map<string, string>> {
  const mints = new Map<string, string>();
  for (const { address, reading } of readings) if (reading) mints.set(address, reading.position.mint.toBase58());
  for (const { positionAddress, mint } of events) if (mint) mints.set(positionAddress, mint);
  const missing = readings.map(({ address }) => address).filter((address) => !mints.has(address));
  const kept = await inChunks(missing, (chunk) =>
    db
      .select({ address: nftPosition.address, mint: nftPosition.mint })
      .from(nftPosition)
      .where(inArray(nftPosition.address, chunk)),
  );
  for (const { address, mint } of kept) mints.set(address, mint);
  return mints;
}

function insertEvent(db: Database, event: NftEvent, pool: NftPool | null): Statement {
  const place = placeOf(event, pool);
  const stream = pool?.streams[place];
  return db
    .insert(nftEvent)
    .values({
      signature: event.signature,
      eventIndex: event.index,
      kind: event.kind,
      walletAddress: event.wallet,
      poolAddress: event.poolAddress,
      positionAddress: event.positionAddress,
      mint: event.mint,
      place,
      coinMint: stream?.mint.toBase58() ?? "",
      decimals: stream?.decimals ?? 0,
      amountRaw: event.amountRaw,
      feeRaw: event.feeRaw,
      streak: event.streak,
      termDays: event.termDays,
      blockTs: Number(event.ts),
      slot: event.slot,
    })
    .onConflictDoNothing();
}

/** The stored place of an event; -1 if it concerns the NFT alone. A bonus belongs to the pool's only bonus stream. */
function placeOf({ kind, place, amountRaw }: NftEvent, pool: NftPool | null): number {
  if (kind === "checked-in" && amountRaw > 0n) return pool?.streams.findIndex((it) => it.kind === "bonus") ?? -1;
  return place ?? -1;
}

/** Completes events of the same position that were stored before its NFT was known. */
function completeEvents(db: Database, positionAddress: string, mint: string): Statement {
  return db
    .update(nftEvent)
    .set({ mint })
    .where(and(eq(nftEvent.positionAddress, positionAddress), eq(nftEvent.mint, "")));
}

function openRow(address: string, position: NftPosition, seenSlot: number): PositionRow {
  return {
    address,
    poolAddress: position.pool.toBase58(),
    walletAddress: position.owner.toBase58(),
    mint: position.mint.toBase58(),
    termDays: position.termDays,
    weightBps: position.weightBps,
    baseWeightBps: position.baseWeightBps,
    feeBps: position.feeBps,
    startTs: Number(position.startTs),
    leftTs: Number(position.leftTs),
    seenSlot,
    closedAt: null,
  };
}

/** The row of a position whose account no longer exists. It has only what the events say; the rest is in the history. */
function closedRow(
  address: string,
  { events, mint, slot }: { events: NftEvent[]; mint: string; slot: number },
): PositionRow {
  const own = events.filter(({ positionAddress }) => positionAddress === address);
  const lastTs = own.reduce((last, { ts }) => (ts > last ? ts : last), 0n);
  return {
    address,
    poolAddress: own[0]?.poolAddress ?? "",
    walletAddress: own[0]?.wallet ?? "",
    mint,
    termDays: 0,
    weightBps: 0,
    baseWeightBps: 0,
    feeBps: 0,
    startTs: 0,
    leftTs: 0,
    seenSlot: slot,
    closedAt: new Date(Number(lastTs) * 1000),
  };
}

function upsertOpen(db: Database, row: PositionRow): Statement {
  const { address: _, ...set } = row;
  return db
    .insert(nftPosition)
    .values(row)
    .onConflictDoUpdate({
      target: nftPosition.address,
      set,
      setWhere: sql`${nftPosition.seenSlot} <= ${row.seenSlot}`,
    });
}

/**
 * Stores a closed position. The same address may be opened again, so that its last event is when it closed, in whatever
 * order events are read.
 */
function upsertClosed(db: Database, row: PositionRow): Statement {
  const { address: _, closedAt, ...set } = row;
  const latest = sql`max(coalesce(${nftPosition.closedAt}, 0), ${closedAt?.getTime() ?? 0})`;
  return db
    .insert(nftPosition)
    .values(row)
    .onConflictDoUpdate({
      target: nftPosition.address,
      set: { ...set, closedAt: latest },
      setWhere: sql`${nftPosition.seenSlot} <= ${row.seenSlot}`,
    });
}

async function listRows(db: Database, after: string, limit: number) {
  const rows = await db
    .select()
    .from(nftPosition)
    .where(and(gt(nftPosition.address, after), isNull(nftPosition.closedAt)))
    .orderBy(asc(nftPosition.address))
    .limit(limit);
  return rows.map((row) => ({ address: row.address, fields: fieldsOf(row) }));
}

function readAccount(account: ChainAccount): Fields | null {
  const reading = readPosition(account);
  return reading && fieldsOf(openRow(reading.address, reading.position, 0));
}

function fieldsOf(row: PositionRow): Fields {
  return {
    pool: row.poolAddress,
    wallet: row.walletAddress,
    mint: row.mint,
    termDays: String(row.termDays),
    weightBps: String(row.weightBps),
    baseWeightBps: String(row.baseWeightBps),
    feeBps: String(row.feeBps),
    startTs: String(row.startTs),
    leftTs: String(row.leftTs),
  };
}

/**
 * Compares the counts of open positions, staked NFTs and their weight on the chain with the rows, for each pool that the
 * site shows or that has rows.
 */
async function compareTotals(db: Database, chain: Chain): Promise<Difference[]> {
  const sums = new Map((await sumRows(db)).map(({ address, ...fields }) => [address, fields]));
  const shown = parseNftPools(await getSetting(db, "nft_pools")).map(({ address }) => address);
  const addresses = [...new Set([...shown, ...sums.keys()])].slice(0, POOLS);
  if (addresses.length === 0) return [];
  const { accounts } = await chain.getAccounts(addresses, { commitment: "finalized" });
  return addresses.flatMap((address, i) => {
    const pool = nftPoolOf(accounts[i] ?? null);
    const onChain: Fields = pool
      ? { openPositions: String(pool.openPositions), nfts: String(pool.nfts), weight: String(pool.weight) }
      : {};
    return compareFields(address, sums.get(address) ?? NO_TOTALS, onChain);
  });
}

const NO_TOTALS = { openPositions: "0", nfts: "0", weight: "0" };

function sumRows(db: Database) {
  const { poolAddress, weightBps, leftTs, closedAt } = nftPosition;
  return db
    .select({
      address: poolAddress,
      openPositions: sql<string>`cast(count(*) as text)`,
      nfts: sql<string>`cast(sum(${leftTs} = 0) as text)`,
      weight: sql<string>`cast(sum(case ${leftTs} when 0 then ${weightBps} else 0 end) as text)`,
    })
    .from(nftPosition)
    .where(isNull(closedAt))
    .groupBy(poolAddress)
    .orderBy(sql`count(*) desc`)
    .limit(POOLS);
}
