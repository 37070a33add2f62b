import type { PublicKey } from "@solana/web3.js";
import { and, desc, eq, ne, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { nftPosition } from "~db/schema";
import { listDrops } from "../drop/queries.server";
import { readCheckIn, readPosition as readNftPosition } from "../nft-staking/accounts.server";
import { listNftHoldings } from "../nft-staking/all-pools.server";
import { openedByStake } from "../nft-staking/instructions.server";
import type { NftStakingDeps } from "../nft-staking/queries.server";
import { type ChainAccount, readAccounts } from "../solana/chain";
import { decodePosition } from "../staking/accounts.server";
import { getCoinPool, listPositions } from "../staking/queries.server";
import { getNonceAccount } from "../transactions/nonce-account.server";
import { listHolderGrants } from "../vesting/holder-grants.server";
import type { AccountParts, AccountView, CoinPart, Deposits, Part } from "./view";

export type AccountDeps = NftStakingDeps;

/** Of 99 positions each: more than a holder looks through on one screen. */
const COIN_PAGES = 5;

/** NFTs whose deposits are read: position, escrow and record of each are fifteen calls of a hundred accounts at most. */
const NFTS_READ = 500;

/** Everything a wallet has, owes and can claim. What cannot be read now is named with its reason instead of thrown. */
export async function getAccount(deps: AccountDeps, wallet: string): Promise<AccountView> {
  const [coin, nfts, grants, drops] = await Promise.all([
    readPart(() => readCoinPart(deps, wallet)),
    readPart(() => listNftHoldings(deps, wallet)),
    readPart(() => listHolderGrants(deps, wallet)),
    readPart(async () => (await listDrops(deps, wallet)).drops.filter(({ mine }) => mine !== null)),
  ]);
  const positions = (coin.value?.positions ?? []).map(({ address }) => address);
  const deposits = await readPart(() => readDeposits(deps, wallet, positions));
  return { coin, nfts, grants, drops, deposits };
}

/**
 * A wallet's coins, NFTs and grants down to the last one, for a file, which cannot say what it lacks. Throws where one of the
 * three cannot be read.
 */
export async function getWholeAccount(deps: AccountDeps, wallet: string): Promise<AccountParts> {
  const [coin, nfts, grants] = await Promise.all([
    readPart(() => readCoinPart(deps, wallet, { isWhole: true })),
    readPart(() => listNftHoldings(deps, wallet, { isWhole: true })),
    readPart(() => listHolderGrants(deps, wallet, { isWhole: true })),
  ]);
  const unread = [coin, nfts, grants].find(({ code }) => code && code !== "PoolNotSet");
  if (unread?.code) throw new AppError(unread.code);
  return { coin, nfts, grants };
}

/** A reading, or the reason of an expected failure; anything else is thrown. */
export async function readPart<T>(read: () => Promise<T>): Promise<Part<T>> {
  try {
    return { value: await read(), code: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { value: null, code: error.code };
  }
}

/** A wallet's open positions in the coin pool, newest first, or `isWhole`: all of them. Throws PoolNotSet, ChainUnavailable. */
export async function readCoinPart(
  deps: AccountDeps,
  wallet: string,
  { isWhole = false }: { isWhole?: boolean } = {},
): Promise<CoinPart> {
  const { mint, decimals } = await getCoinPool(deps);
  const first = await listPositions(deps, wallet);
  const positions = [...first.positions];
  let cursor = first.nextCursor;
  for (let page = 1; cursor !== null && (isWhole || page < COIN_PAGES); page++) {
    const next = await listPositions(deps, wallet, { cursor });
    positions.push(...next.positions);
    cursor = next.nextCursor;
  }
  return { mint, decimals, positions, chainTs: first.chainTs, hasMore: cursor !== null };
}

/** What accounts hold that this wallet paid for and gets back, and its signing account. */
async function readDeposits(deps: AccountDeps, wallet: string, coinPositions: readonly string[]): Promise<Deposits> {
  const { nfts, hasMore } = await listOwnNfts(deps.db, wallet);
  const opened = nfts.map(({ poolAddress, mint }) => openedByStake(poolAddress, wallet, mint));
  const positions = [...coinPositions, ...opened.map(({ position }) => position)];
  const [{ accounts }, signing] = await Promise.all([
    readAccounts(deps.chain, [...positions, ...opened.flatMap(({ escrow, checkIn }) => [escrow, checkIn])]),
    getNonceAccount(deps, wallet),
  ]);
  const isOwn = (address: string) => rentPayerOf(accounts.get(address) ?? null)?.toBase58() === wallet;
  const heldBy = (addresses: readonly string[]) =>
    [...new Set(addresses)].reduce((sum, address) => sum + (accounts.get(address)?.lamports ?? 0n), 0n);
  return {
    positions: heldBy(positions.filter(isOwn)),
    // closed in favour of who paid for the position
    escrows: heldBy(opened.flatMap(({ position, escrow }) => (isOwn(position) ? [escrow] : []))),
    records: heldBy(opened.map(({ checkIn }) => checkIn).filter(isOwn)),
    signing: signing.status === "ready" ? BigInt(signing.lamports) : 0n,
    hasMore,
  };
}

/** NFTs that the wallet has or had inside, those still inside first: a record outlives its position, and D1 keeps no payer. */
async function listOwnNfts(db: Database, wallet: string) {
  const { poolAddress, mint, closedAt, walletAddress } = nftPosition;
  const rows = await db
    .select({ poolAddress, mint })
    .from(nftPosition)
    // a row without its NFT was closed before anything said which one it was
    .where(and(eq(walletAddress, wallet), ne(mint, ""), ne(poolAddress, "")))
    .orderBy(sql`${closedAt} is not null`, desc(closedAt))
    .limit(NFTS_READ + 1);
  return { nfts: rows.slice(0, NFTS_READ), hasMore: rows.length > NFTS_READ };
}

function rentPayerOf(account: ChainAccount | null): PublicKey | null {
  if (!account) return null;
  const reading = decodePosition(account) ?? readNftPosition(account);
  return reading?.position.rentPayer ?? readCheckIn(account)?.rentPayer ?? null;
}
