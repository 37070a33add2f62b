import type { PublicKey } from "@solana/web3.js";
import { AppError } from "~/errors";
import { listDrops } from "../drop/queries.server";
import { countEntitlements } from "../entitlements/queries.server";
import type { NftStakingDeps } from "../nft-staking/deps";
import { readPosition as readNftPosition } from "../nft-staking/holding/accounts.server";
import { listNftHoldings } from "../nft-staking/holding/entered-pools.server";
import { listUnstaked } from "../nft-staking/holding/own-nfts.server";
import { listRecordKeys, readOwnRecords } from "../nft-staking/holding/records.server";
import { openedByStake } from "../nft-staking/instructions/instructions.server";
import { type ChainAccount, readAccounts } from "../solana/chain";
import { decodePosition } from "../staking/accounts.server";
import { getCoinPool, listPositions } from "../staking/queries.server";
import { getNonceAccount } from "../transactions/nonce-account.server";
import type { NonceAccountView } from "../transactions/view";
import { listHolderGrants } from "../vesting/holder-grants.server";
import { readBalances } from "./balances.server";
import type { AccountHoldings, AccountView, CoinPart, Deposits, Entitlements, Part, WalletBalances } from "./view";

export type AccountDeps = NftStakingDeps;

/** Pages of 99 positions each: more than a holder looks through on one screen. */
const COIN_PAGES = 5;

/**
 * How many NFTs have their deposits read: with position, escrow and record of each, at most sixteen calls of a hundred
 * accounts.
 */
const NFTS_READ = 500;

/**
 * Everything a wallet holds on the site and can claim. A part that cannot be read now is named with the reason instead of
 * thrown.
 */
export async function getAccount(deps: AccountDeps, wallet: string): Promise<AccountView> {
  const [balances, coin, nfts, unstaked, grants, drops, signing] = await Promise.all([
    readPart(() => readBalances(deps, wallet)),
    readPart(() => readCoinPart(deps, wallet)),
    readPart(() => listNftHoldings(deps, wallet)),
    readPart(() => listUnstaked(deps, wallet)),
    readPart(() => listHolderGrants(deps, wallet)),
    readPart(async () => (await listDrops(deps, wallet)).drops.filter(({ mine }) => mine !== null)),
    readPart(() => getNonceAccount(deps, wallet)),
  ]);
  const positions = (coin.value?.positions ?? []).map(({ address }) => address);
  const deposits = await readPart(() => readDeposits(deps, wallet, { positions, signing }));
  return { balances, coin, nfts, unstaked, grants, drops, deposits, signing };
}

/** How many entries of BENEFIT and of RWA a wallet was granted; beyond a limit, only that there are more. */
export async function getEntitlements({ db }: Pick<AccountDeps, "db">, wallet: string): Promise<Entitlements> {
  const [benefit, rwa] = await Promise.all([
    countEntitlements({ db }, { wallet, kind: "benefit" }),
    countEntitlements({ db }, { wallet, kind: "rwa" }),
  ]);
  return { benefit, rwa };
}

/**
 * What a wallet holds, with all of its coins, NFTs and grants, for a file, which must not leave anything out. Throws if a
 * part cannot be read.
 */
export async function getWholeAccount(
  deps: AccountDeps,
  wallet: string,
): Promise<AccountHoldings & { balances: WalletBalances }> {
  const [balances, coin, nfts, grants] = await Promise.all([
    readBalances(deps, wallet),
    readPart(() => readCoinPart(deps, wallet, { isWhole: true })),
    readPart(() => listNftHoldings(deps, wallet, { isWhole: true })),
    readPart(() => listHolderGrants(deps, wallet, { isWhole: true })),
  ]);
  const unread = [coin, nfts, grants].find(({ code }) => code && code !== "PoolNotSet");
  if (unread?.code) throw new AppError(unread.code);
  return { balances, coin, nfts, grants };
}

/** A reading, or the reason for an expected failure; anything else is thrown. */
export async function readPart<T>(read: () => Promise<T>): Promise<Part<T>> {
  try {
    return { value: await read(), code: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { value: null, code: error.code };
  }
}

/**
 * A wallet's open positions in the coin pool, the earliest end first; all of them with `isWhole`. Throws PoolNotSet, ChainUnavailable.
 */
export async function readCoinPart(
  deps: AccountDeps,
  wallet: string,
  { isWhole = false }: { isWhole?: boolean } = {},
): Promise<CoinPart> {
  const { mint, decimals, isPaused, ratesBps, feeBps } = await getCoinPool(deps);
  const first = await listPositions(deps, wallet);
  const positions = [...first.positions];
  let cursor = first.nextCursor;
  for (let page = 1; cursor !== null && (isWhole || page < COIN_PAGES); page++) {
    const next = await listPositions(deps, wallet, { cursor });
    positions.push(...next.positions);
    cursor = next.nextCursor;
  }
  const offer = isPaused ? null : { ratesBps, feeBps };
  return { mint, decimals, offer, positions, chainTs: first.chainTs, hasMore: cursor !== null };
}

/** The deposits that this wallet paid and gets back. Throws what kept the signing account from being read. */
async function readDeposits(
  deps: AccountDeps,
  wallet: string,
  own: { positions: readonly string[]; signing: Part<NonceAccountView> },
): Promise<Deposits> {
  const signing = own.signing.value;
  if (!signing) throw new AppError(own.signing.code ?? "ChainUnavailable");
  const { keys, hasMore } = await listRecordKeys(deps.db, { wallet, first: "inside", limit: NFTS_READ });
  const opened = keys.map(({ poolAddress, mint }) => openedByStake(poolAddress, wallet, mint));
  const [{ accounts }, records] = await Promise.all([
    readAccounts(deps.chain, [...own.positions, ...opened.flatMap(({ position, escrow }) => [position, escrow])]),
    readOwnRecords(deps.chain, wallet, keys),
  ]);
  const isOwn = (address: string) => rentPayerOf(accounts.get(address) ?? null)?.toBase58() === wallet;
  const heldBy = (addresses: readonly string[]) =>
    [...new Set(addresses)].reduce((sum, address) => sum + (accounts.get(address)?.lamports ?? 0n), 0n);
  const heldByRecords = (isOver: boolean) =>
    records.reduce((sum, record) => (record.isOver === isOver ? sum + record.lamports : sum), 0n);
  return {
    coinPositions: heldBy(own.positions.filter(isOwn)),
    // an escrow's deposit goes back to the wallet that paid for the position
    stakedNfts: heldBy(opened.flatMap(({ position, escrow }) => (isOwn(position) ? [position, escrow] : []))),
    records: heldByRecords(false),
    recordsOver: heldByRecords(true),
    signing: signing.status === "ready" ? BigInt(signing.lamports) : 0n,
    hasMore,
  };
}

function rentPayerOf(account: ChainAccount | null): PublicKey | null {
  if (!account) return null;
  const reading = decodePosition(account) ?? readNftPosition(account);
  return reading?.position.rentPayer ?? null;
}
