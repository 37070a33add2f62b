import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { poolDay, poolTotal, poolWallet, stakingEvent, stakingPosition } from "~db/schema";
import { STAKING_PROGRAM_ADDRESS } from "~programs/addresses";
import { decodeCoinPool } from "~programs/staking";
import { inChunks } from "../indexer/chunks";
import { compareFields, type Difference, type Fields, type Projection, type Statement } from "../indexer/projection";
import { getSetting } from "../settings/queries.server";
import type { Chain, ChainAccount, LandedTransaction, Reading } from "../solana/chain";
import { decodeOwned } from "../solana/owned-account";
import { decodePosition, type PositionReading } from "./accounts.server";
import { type PositionEvent, readPositionEvents, type StakeTerms } from "./events.server";
import { type PositionRow, releasedAfter, releasedFrom, rowOfGone } from "./position-row";

/** Coin positions and their history. */
export const coinStaking: Projection = {
  name: "coin-staking",
  program: STAKING_PROGRAM_ADDRESS.toBase58(),
  // the sums are those of NFT pools too
  tables: [stakingEvent, stakingPosition, poolDay, poolTotal, poolWallet],
  listTouched: (transaction) => readPositionEvents(transaction).map(({ positionAddress }) => positionAddress),
  record: recordPositions,
  check: { listRows, readAccount, compareTotals },
};

/** Anybody may open a pool. Besides ours, those with the most positions are checked, as many as one call takes. */
const POOLS = 100;

type Known = Map<string, typeof stakingPosition.$inferSelect>;

async function recordPositions(
  db: Database,
  transactions: LandedTransaction[],
  { slot, accounts }: Reading,
): Promise<Statement[]> {
  const read = transactions.flatMap(readPositionEvents);
  const addresses = [...new Set(read.map(({ positionAddress }) => positionAddress))];
  if (addresses.length === 0) return [];
  const positions = new Map(addresses.map((address) => [address, decodePosition(accounts.get(address) ?? null)]));
  const known = await findKnown(db, addresses);
  const gone = addresses.filter((address) => !positions.get(address));
  const past = await listPast(db, gone, known);
  const events = read.map((event) => complete(event, positions.get(event.positionAddress), [...past, ...read]));
  const rows = gone.map((address) => rowOfGone(mergeEvents(past, events, address))).filter((row) => row !== null);
  const termOf = termsBy(known, past, events, positions);
  return [
    ...events.map((event) => insertEvent(db, event, termOf.get(event.positionAddress) ?? 0)),
    ...events.flatMap((event) => (event.terms ? [correctTerm(db, event, event.terms)] : [])),
    ...[...positions.values()].filter((position) => position !== null).map((it) => upsertRow(db, rowOf(it, slot))),
    ...rows.map((row) => upsertRow(db, row)),
  ];
}

/** A position as a row. `seenSlot` is the slot of the reading. */
function rowOf({ address, position }: PositionReading, seenSlot: number): PositionRow {
  const { positionId, principalRaw, rewardTotalRaw, claimedRaw, termDays, rateBps, baseRateBps, feeBps } = position;
  return {
    address,
    poolAddress: position.pool.toBase58(),
    walletAddress: position.owner.toBase58(),
    positionId,
    principalRaw,
    rewardTotalRaw,
    claimedRaw,
    termDays,
    rateBps,
    baseRateBps,
    feeBps,
    startTs: Number(position.startTs),
    leftTs: Number(position.leftTs),
    seenSlot,
    closedAt: null,
  };
}

async function findKnown(db: Database, addresses: string[]): Promise<Known> {
  const rows = await inChunks(addresses, (chunk) =>
    db.select().from(stakingPosition).where(inArray(stakingPosition.address, chunk)),
  );
  return new Map(rows.map((row) => [row.address, row]));
}

/** The stored history of these positions. */
async function listPast(db: Database, addresses: string[], known: Known): Promise<PositionEvent[]> {
  const rows = await inChunks(addresses, (chunk) =>
    db.select().from(stakingEvent).where(inArray(stakingEvent.positionAddress, chunk)),
  );
  return rows.map(({ eventIndex, walletAddress, blockTs, termDays: _, ...row }) => {
    const position = known.get(row.positionAddress);
    const isItsStake = row.kind === "staked" && position?.startTs === blockTs;
    return {
      ...row,
      index: eventIndex,
      wallet: walletAddress,
      ts: BigInt(blockTs),
      terms: isItsStake ? position : null,
    };
  });
}

/**
 * What was given up, if no log has it. A claim that came before it in the same second counts; a later one has a slot of its
 * own.
 */
function complete(
  event: PositionEvent,
  position: PositionReading | null | undefined,
  others: PositionEvent[],
): PositionEvent {
  if (event.releasedRaw !== null) return event;
  if (position) return { ...event, releasedRaw: releasedFrom(position.position, position.position.rewardTotalRaw) };
  return { ...event, releasedRaw: releasedAfter(mergeEvents(others, [], event.positionAddress), event.ts) };
}

function mergeEvents(past: PositionEvent[], events: PositionEvent[], address: string): PositionEvent[] {
  const all = [...past, ...events].filter(({ positionAddress }) => positionAddress === address);
  return [...new Map(all.map((event) => [`${event.signature} ${event.index}`, event])).values()];
}

/** A claim does not contain its term, but its stake or its position does. */
function termsBy(
  known: Known,
  past: PositionEvent[],
  events: PositionEvent[],
  positions: Map<string, PositionReading | null>,
): Map<string, number> {
  const terms = new Map([...known.values()].map(({ address, termDays }) => [address, termDays]));
  for (const { positionAddress, terms: stake } of [...past, ...events]) {
    if (stake) terms.set(positionAddress, stake.termDays);
  }
  for (const [address, reading] of positions) if (reading) terms.set(address, reading.position.termDays);
  return terms;
}

function insertEvent(db: Database, event: PositionEvent, termDays: number): Statement {
  return db
    .insert(stakingEvent)
    .values({
      signature: event.signature,
      eventIndex: event.index,
      kind: event.kind,
      walletAddress: event.wallet,
      poolAddress: event.poolAddress,
      positionAddress: event.positionAddress,
      amountRaw: event.amountRaw,
      feeRaw: event.feeRaw,
      releasedRaw: event.releasedRaw ?? 0n,
      termDays: event.terms?.termDays ?? termDays,
      blockTs: Number(event.ts),
      slot: event.slot,
    })
    .onConflictDoNothing();
}

/** Sets the term of events that were recorded before their stake. */
function correctTerm(db: Database, { positionAddress, slot }: PositionEvent, { termDays }: StakeTerms): Statement {
  const { positionAddress: address, termDays: term } = stakingEvent;
  return db
    .update(stakingEvent)
    .set({ termDays })
    .where(and(eq(address, positionAddress), eq(term, 0), sql`${stakingEvent.slot} >= ${slot}`));
}

function upsertRow(db: Database, row: PositionRow): Statement {
  const { address, ...rest } = row;
  return db
    .insert(stakingPosition)
    .values(row)
    .onConflictDoUpdate({
      target: stakingPosition.address,
      set: rest,
      setWhere: sql`${stakingPosition.seenSlot} <= ${row.seenSlot}`,
    });
}

async function listRows(db: Database, after: string, limit: number) {
  const rows = await db
    .select()
    .from(stakingPosition)
    .where(and(gt(stakingPosition.address, after), isNull(stakingPosition.closedAt)))
    .orderBy(asc(stakingPosition.address))
    .limit(limit);
  return rows.map((row) => ({ address: row.address, fields: fieldsOf(row) }));
}

function readAccount(account: ChainAccount): Fields | null {
  const reading = decodePosition(account);
  return reading && fieldsOf(rowOf(reading, 0));
}

function fieldsOf(row: Omit<PositionRow, "address" | "seenSlot" | "closedAt">): Fields {
  return {
    pool: row.poolAddress,
    wallet: row.walletAddress,
    principalRaw: String(row.principalRaw),
    rewardTotalRaw: String(row.rewardTotalRaw),
    claimedRaw: String(row.claimedRaw),
    termDays: String(row.termDays),
    rateBps: String(row.rateBps),
    baseRateBps: String(row.baseRateBps),
    feeBps: String(row.feeBps),
    startTs: String(row.startTs),
    leftTs: String(row.leftTs),
  };
}

/** Compares the number of open positions, and what the pool owes them, which each pool counts itself. */
async function compareTotals(db: Database, chain: Chain): Promise<Difference[]> {
  const sums = new Map((await sumRows(db)).map(({ address, ...fields }) => [address, fields]));
  const shown = await getSetting(db, "coin_pool_address");
  const addresses = [...new Set([...(shown ? [shown] : []), ...sums.keys()])].slice(0, POOLS);
  if (addresses.length === 0) return [];
  const { accounts } = await chain.getAccounts(addresses, { commitment: "finalized" });
  return addresses.flatMap((address, i) => {
    const onChain = readTotals(accounts[i] ?? null) ?? {};
    return compareFields(address, sums.get(address) ?? NO_TOTALS, onChain);
  });
}

const NO_TOTALS = { openPositions: "0", principalRaw: "0", reservedRaw: "0" };

function sumRows(db: Database) {
  const { poolAddress, principalRaw, rewardTotalRaw, claimedRaw, leftTs, closedAt } = stakingPosition;
  // sums as text, because D1 answers numbers in 53 bits although it adds in 64
  return db
    .select({
      address: poolAddress,
      openPositions: sql<string>`cast(count(*) as text)`,
      principalRaw: sql<string>`cast(sum(case ${leftTs} when 0 then cast(${principalRaw} as integer) else 0 end) as text)`,
      reservedRaw: sql<string>`cast(sum(cast(${rewardTotalRaw} as integer) - cast(${claimedRaw} as integer)) as text)`,
    })
    .from(stakingPosition)
    .where(isNull(closedAt))
    .groupBy(poolAddress)
    .orderBy(sql`count(*) desc`)
    .limit(POOLS);
}

/** Null if there is no pool of ours. */
function readTotals(account: ChainAccount | null): Fields | null {
  const pool = decodeOwned(account, STAKING_PROGRAM_ADDRESS, decodeCoinPool);
  return (
    pool && {
      openPositions: String(pool.openPositions),
      principalRaw: String(pool.totalPrincipalRaw),
      reservedRaw: String(pool.totalReservedRaw),
    }
  );
}
