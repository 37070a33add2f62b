import { PublicKey } from "@solana/web3.js";
import { AppError } from "~/errors";
import { listDrops } from "../drop/queries.server";
import { readPosition as readNftPosition } from "../nft-staking/accounts.server";
import { listNftHoldings } from "../nft-staking/all-pools.server";
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

/** Everything a wallet has, owes and can claim. What cannot be read now is named with its reason instead of thrown. */
export async function getAccount(deps: AccountDeps, wallet: string): Promise<AccountView> {
  const [coin, nfts, grants, drops] = await Promise.all([
    readPart(() => readCoinPart(deps, wallet)),
    readPart(() => listNftHoldings(deps, wallet)),
    readPart(() => listHolderGrants(deps, wallet)),
    readPart(async () => (await listDrops(deps, wallet)).drops.filter(({ mine }) => mine !== null)),
  ]);
  const positions = [
    ...(coin.value?.positions ?? []),
    ...(nfts.value ?? []).flatMap((holding) => holding.positions),
  ].map(({ address }) => address);
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

/** What the accounts of positions hold that this wallet paid for, and its signing account. */
async function readDeposits(deps: AccountDeps, wallet: string, positions: string[]): Promise<Deposits> {
  const owner = new PublicKey(wallet);
  let lamports = 0n;
  const { accounts } = await readAccounts(deps.chain, positions);
  for (const account of accounts.values()) {
    if (account && rentPayerOf(account)?.equals(owner)) lamports += account.lamports;
  }
  const signing = await getNonceAccount(deps, wallet);
  return { positions: lamports, signing: signing.status === "ready" ? BigInt(signing.lamports) : 0n };
}

function rentPayerOf(account: ChainAccount): PublicKey | null {
  const reading = decodePosition(account) ?? readNftPosition(account);
  return reading?.position.rentPayer ?? null;
}
