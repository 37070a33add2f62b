import { PublicKey } from "@solana/web3.js";
import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { nftPosition } from "~db/schema";
import { findCheckInAddress } from "~programs/addresses";
import type { CheckIn } from "~programs/nft-staking";
import { type Chain, CLOCK_ADDRESS, readAccounts, readClock } from "../../solana/chain";
import { nftPoolOf } from "../pool/accounts.server";
import { isRecordOver } from "../rules";
import { readCheckIn } from "./accounts.server";

/** An NFT and a pool, which together identify a check-in record. */
export type RecordKey = { poolAddress: string; mint: string };

/** A check-in record that exists on the chain. `isOver`: the program would now return its deposit. */
export type RecordReading = RecordKey & {
  address: string;
  record: CheckIn;
  /** Its deposit. */
  lamports: bigint;
  isOver: boolean;
};

/** How many rows are searched for records, NFTs outside first: more than a holder stakes in years. */
const MOST_KEYS = 10_000;
/** How many records are read from the chain at a time: five calls. */
const KEYS_A_STEP = 500;

/**
 * NFTs that a wallet has or had staked, up to `limit`, with those outside first or last. Past ones are listed because a
 * record outlives its position, and because D1 does not store who paid for it. `hasMore`: there are more.
 */
export async function listRecordKeys(
  db: Database,
  { wallet, first, limit }: { wallet: string; first: "inside" | "outside"; limit: number },
): Promise<{ keys: RecordKey[]; hasMore: boolean }> {
  const { poolAddress, mint, closedAt, walletAddress, address } = nftPosition;
  const isClosed = sql`${closedAt} is not null`;
  const rows = await db
    .select({ poolAddress, mint })
    .from(nftPosition)
    // a row without a mint is of a position that was closed before its NFT was known
    .where(and(eq(walletAddress, wallet), ne(mint, ""), ne(poolAddress, "")))
    .orderBy(first === "inside" ? isClosed : desc(isClosed), desc(closedAt), address)
    .limit(limit + 1);
  return { keys: rows.slice(0, limit), hasMore: rows.length > limit };
}

/**
 * Records that a wallet paid for, and whether each is over by the rule of the program. The second used is the clock's, but
 * never one before the pool's latest. Records that do not exist or that another wallet paid for are left out. Throws
 * ChainUnavailable.
 */
export async function readOwnRecords(
  chain: Pick<Chain, "getAccounts">,
  wallet: string,
  keys: readonly RecordKey[],
): Promise<RecordReading[]> {
  if (keys.length === 0) return [];
  const asked = keys.map((key) => ({ ...key, address: recordAddressOf(key) }));
  const pools = new Set(keys.map(({ poolAddress }) => poolAddress));
  const { accounts } = await readAccounts(chain, [CLOCK_ADDRESS, ...pools, ...asked.map(({ address }) => address)]);
  const clockTs = readClock(accounts.get(CLOCK_ADDRESS) ?? null);
  return asked.flatMap((key) => {
    const account = accounts.get(key.address) ?? null;
    const record = readCheckIn(account);
    const pool = nftPoolOf(accounts.get(key.poolAddress) ?? null);
    if (!account || !pool || record?.rentPayer.toBase58() !== wallet) return [];
    const ts = clockTs > pool.lastTs ? clockTs : pool.lastTs;
    return [{ ...key, record, lamports: account.lamports, isOver: isRecordOver(record, ts) }];
  });
}

/**
 * Records of a wallet whose deposits can be taken back now, except those for which `isLeftOut` is true. They are read from
 * the chain step by step until a step finds some. `hasMore`: there may be others after these. Throws ChainUnavailable.
 */
export async function findRecordsOver(
  { db, chain }: { db: Database; chain: Chain },
  { wallet, isLeftOut }: { wallet: string; isLeftOut(key: RecordKey): boolean },
): Promise<{ records: RecordReading[]; hasMore: boolean }> {
  const { keys, hasMore } = await listRecordKeys(db, { wallet, first: "outside", limit: MOST_KEYS });
  const left = keys.filter((key) => !isLeftOut(key));
  const records: RecordReading[] = [];
  let end = 0;
  while (records.length === 0 && end < left.length) {
    const read = await readOwnRecords(chain, wallet, left.slice(end, end + KEYS_A_STEP));
    records.push(...read.filter(({ isOver }) => isOver));
    end += KEYS_A_STEP;
  }
  return { records, hasMore: hasMore || end < left.length };
}

function recordAddressOf({ poolAddress, mint }: RecordKey): string {
  return findCheckInAddress(new PublicKey(poolAddress), new PublicKey(mint)).toBase58();
}
