import {
  type Connection,
  PublicKey,
  SYSVAR_CLOCK_PUBKEY,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import {
  STAKING_PROGRAM_ADDRESS,
  TOKEN_2022_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
  VESTING_PROGRAM_ADDRESS,
} from "./addresses.ts";
import { readProgramError } from "./errors.ts";
import { netOfNftClaim, nftDueAt, nftGivenUpAt } from "./nft-reward-calculator.ts";
import {
  claimStream,
  decodeNftPool,
  decodeNftPosition,
  NFT_POSITION_BYTES,
  type NftPool,
  type NftPosition,
  unstakeNft,
} from "./nft-staking.ts";
import { dueAt, endsAt, netOfClaim } from "./reward-calculator.ts";
import {
  COIN_POSITION_BYTES,
  type CoinPool,
  type CoinPosition,
  claim,
  decodeCoinPool,
  decodeCoinPosition,
  unstake,
} from "./staking.ts";
import { createTokenAccount, type Destination, findDestination } from "./token-accounts.ts";
import { claim as claimGrant, decodeGrant, GRANT_BYTES, type Grant } from "./vesting.ts";
import { grantDueAt } from "./vesting-schedule.ts";

/** Everything that a wallet has in our programs, read from the chain: amounts in base units, before fees. */
export interface Holdings {
  /** second of the chain's clock */
  chainTs: bigint;
  coins: CoinHolding[];
  nfts: NftHolding[];
  grants: GrantHolding[];
}

export interface CoinHolding {
  address: PublicKey;
  position: CoinPosition;
  pool: CoinPool & { address: PublicKey };
  dueRaw: bigint;
  /** second from which leaving gives up nothing */
  endTs: bigint;
}

export interface NftHolding {
  address: PublicKey;
  position: NftPosition;
  pool: NftPool & { address: PublicKey };
  /** one entry for each of the pool's streams */
  dueRaw: bigint[];
  /** what leaving now gives up of each stream if nothing is claimed first */
  givenUpRaw: bigint[];
}

export interface GrantHolding {
  address: PublicKey;
  grant: Grant;
  dueRaw: bigint;
}

/** The instructions of one transaction. The steps can be stopped after any of them: none needs another. */
export interface Step {
  does: string;
  instructions: TransactionInstruction[];
}

// offsets of the owner, beneficiary and seconds in these accounts, after discriminator, version and bump (see the IDLs)
const COIN_OWNER_OFFSET = 8 + 2 + 32;
const NFT_OWNER_OFFSET = 8 + 2 + 32 + 32;
const GRANT_BENEFICIARY_OFFSET = 8 + 2 + 32;
const CLOCK_SECONDS_OFFSET = 32;
const ACCOUNTS_A_CALL = 100;

/** Reads a wallet's accounts from the programs themselves, without any server of ours. Throws the node's error. */
export async function readHoldings(connection: Connection, owner: PublicKey): Promise<Holdings> {
  const find = (program: PublicKey, dataSize: number, offset: number) =>
    connection.getProgramAccounts(program, {
      filters: [{ dataSize }, { memcmp: { offset, bytes: owner.toBase58() } }],
    });
  const [coins, nfts, grants] = await Promise.all([
    find(STAKING_PROGRAM_ADDRESS, COIN_POSITION_BYTES, COIN_OWNER_OFFSET),
    find(STAKING_PROGRAM_ADDRESS, NFT_POSITION_BYTES, NFT_OWNER_OFFSET),
    find(VESTING_PROGRAM_ADDRESS, GRANT_BYTES, GRANT_BENEFICIARY_OFFSET),
  ]);
  const coinPositions = decodeEach(coins, decodeCoinPosition);
  const nftPositions = decodeEach(nfts, decodeNftPosition);
  const pools = [...coinPositions, ...nftPositions].map(({ value }) => value.pool);
  const { accounts, chainTs } = await readPools(connection, pools);
  const coinPools = decodeEach(accounts, decodeCoinPool);
  const nftPools = decodeEach(accounts, decodeNftPool);
  return {
    chainTs,
    coins: coinPositions.flatMap(({ address, value: position }) => {
      const pool = poolOf(coinPools, position.pool);
      const endTs = endsAt(position.startTs, position.termDays);
      return pool ? [{ address, position, pool, dueRaw: dueAt(position, chainTs), endTs }] : [];
    }),
    nfts: nftPositions.flatMap(({ address, value: position }) => {
      const pool = poolOf(nftPools, position.pool);
      if (!pool) return [];
      const figures = { dueRaw: nftDueAt(position, pool, chainTs), givenUpRaw: nftGivenUpAt(position, pool, chainTs) };
      return [{ address, position, pool, ...figures }];
    }),
    grants: decodeEach(grants, decodeGrant).map(({ address, value: grant }) => {
      return { address, grant, dueRaw: grantDueAt(grant, chainTs) };
    }),
  };
}

/** What the claim and the principal of a coin position need to be paid: the usual account, or another of the holder's. */
export function findCoinDestination(
  node: Pick<Connection, "getMultipleAccountsInfo">,
  { position: { owner }, pool: { mint, tokenProgram } }: CoinHolding,
): Promise<Destination> {
  return findDestination(node, { owner, mint, tokenProgram });
}

/** Whether a claim of everything that is due would pay anything: an amount below its fee pays nothing. */
export function isCoinWorthClaiming({ position, dueRaw }: CoinHolding): boolean {
  return dueRaw > 0n && netOfClaim(position, dueRaw) > 0n;
}

/** A claim of everything that is due to a coin position; no step if that would be less than its fee. */
export function claimCoinSteps(holding: CoinHolding, to: Destination): Step[] {
  if (!isCoinWorthClaiming(holding)) return [];
  const { owner, positionId, rentPayer } = holding.position;
  const pays = claim({ pool: holding.pool, owner, rentPayer, positionId, ownerToken: to.address });
  return [{ does: "claim the reward of a coin position", instructions: [...to.creation, pays] }];
}

/** Returns the principal, then pays the reward that is due. The first step does not need the second. */
export function leaveCoinSteps(holding: CoinHolding, to: Destination): Step[] {
  const { position, pool } = holding;
  if (position.leftTs !== 0n) return claimCoinSteps(holding, to);
  const { owner, positionId, rentPayer } = position;
  const leaves = unstake({ pool, owner, rentPayer, positionId, ownerToken: to.address });
  const leave = { does: "leave a coin position", instructions: [...to.creation, leaves] };
  // opened by then
  return [leave, ...claimCoinSteps(holding, { ...to, creation: [] })];
}

/**
 * A reward that is due and that the chain would not pay now, because an account is frozen or a vault is empty. `reason` is
 * the program's.
 */
export interface UnpaidClaim {
  place: number;
  dueRaw: bigint;
  reason: string;
}

/** The claims of an NFT position that the chain would carry out now, and those that it would refuse. */
export interface NftClaimPlan {
  steps: Step[];
  unpaid: UnpaidClaim[];
}

/** How an NFT position can be left: steps in the order in which they have to run, without claims that would fail. */
export interface NftExit extends NftClaimPlan {
  /** for each stream, what this exit gives up for good, including `unpaid`; has to be shown before anything is signed */
  lostRaw: bigint[];
  /** where the NFT goes; null once it has left */
  to: Destination | null;
}

/** The calls to a node that an exit needs. */
export type ExitNode = Pick<Connection, "getAccountInfo" | "getMultipleAccountsInfo" | "simulateTransaction">;

/** Tries each claim out. Throws the node's error, and throws if the owner lacks SOL, which only the owner can change. */
export async function planNftClaims(node: ExitNode, holding: NftHolding): Promise<NftClaimPlan> {
  const { owner } = holding.position;
  const claims = claimsOfNft(holding);
  const reasons = await Promise.all(claims.map(({ step }) => refusalOf(node, owner, step)));
  return {
    steps: claims.filter((_, i) => reasons[i] === null).map(({ step }) => step),
    unpaid: claims.flatMap(({ place, dueRaw }, i) => {
      const reason = reasons[i] ?? null;
      return reason === null ? [] : [{ place, dueRaw, reason }];
    }),
  };
}

/**
 * Returns the NFT and pays what is due. The NFT comes first, because a coin that cannot be paid must not keep it; but before
 * the end of a Nova term the claims come first, because leaving would give them up. A reward that cannot be paid keeps no
 * NFT in: its claim is left out, and `lostRaw` has what that costs. Throws as `planNftClaims`.
 */
export async function planNftExit(node: ExitNode, holding: NftHolding): Promise<NftExit> {
  const { position, pool, givenUpRaw, dueRaw } = holding;
  const { steps: claims, unpaid } = await planNftClaims(node, holding);
  if (position.leftTs !== 0n) return { steps: claims, unpaid, lostRaw: givenUpRaw.map(() => 0n), to: null };
  const { mint, owner, rentPayer } = position;
  const account = await node.getAccountInfo(mint);
  const isToken2022 = account?.owner.equals(TOKEN_2022_PROGRAM_ADDRESS);
  const tokenProgram = isToken2022 ? TOKEN_2022_PROGRAM_ADDRESS : TOKEN_PROGRAM_ADDRESS;
  const to = await findDestination(node, { owner, mint, tokenProgram });
  const nft = { mint, tokenProgram };
  const leaves = unstakeNft({ pool: pool.address, nft, owner, rentPayer, ownerToken: to.address });
  const leave = { does: "leave an NFT position", instructions: [...to.creation, leaves] };
  const isUnpaid = (place: number) => unpaid.some((claim) => claim.place === place);
  const lostRaw = givenUpRaw.map((raw, place) => {
    const paidRaw = isUnpaid(place) || !isWorthClaiming(holding, place) ? 0n : (dueRaw[place] ?? 0n);
    return raw > paidRaw ? raw - paidRaw : 0n;
  });
  const isEarly = givenUpRaw.some((raw) => raw > 0n);
  return { steps: isEarly ? [...claims, leave] : [leave, ...claims], unpaid, lostRaw, to };
}

function claimsOfNft(holding: NftHolding): { place: number; dueRaw: bigint; step: Step }[] {
  const { position, pool, dueRaw } = holding;
  const { mint, owner, rentPayer } = position;
  return pool.streams.flatMap((stream, place) => {
    if (!isWorthClaiming(holding, place)) return [];
    const { tokenProgram } = stream;
    const ref = { pool: pool.address, place, mint: stream.mint, tokenProgram };
    const token = createTokenAccount(owner, stream.mint, tokenProgram);
    const pays = claimStream({ stream: ref, mint, owner, rentPayer });
    const step = { does: `claim stream ${place} of an NFT position`, instructions: [token, pays] };
    return [{ place, dueRaw: dueRaw[place] ?? 0n, step }];
  });
}

/** Whether a claim of everything that a stream owes would pay anything: the program refuses a claim that its fee uses up. */
export function isWorthClaiming({ position, dueRaw }: NftHolding, place: number): boolean {
  const claimedRaw = position.rewards[place]?.claimedRaw ?? 0n;
  const due = dueRaw[place] ?? 0n;
  return due > 0n && netOfNftClaim(claimedRaw, due, position.feeBps) > 0n;
}

/** Why a program would refuse a step; null if it would not. Throws if the step could not be tried, or if SOL is missing. */
async function refusalOf(node: ExitNode, payer: PublicKey, { does, instructions }: Step): Promise<string | null> {
  // the node replaces this blockhash with one of its own
  const recentBlockhash = PublicKey.default.toBase58();
  const message = new TransactionMessage({ payerKey: payer, recentBlockhash, instructions }).compileToV0Message();
  const trial = { sigVerify: false, replaceRecentBlockhash: true, commitment: "confirmed" } as const;
  const { value } = await node.simulateTransaction(new VersionedTransaction(message), trial);
  if (!value.err) return null;
  const error = readProgramError(value.logs ?? []) ?? readProgramError(value.err);
  const isRefused = typeof value.err === "object" && "InstructionError" in value.err;
  if (!isRefused || (error && LACKS_SOL.has(error.name))) {
    throw new Error(`cannot ${does}: ${error ? `${error.name}. ${error.message}` : JSON.stringify(value.err)}`);
  }
  return error ? error.name : JSON.stringify(value.err);
}

const LACKS_SOL = new Set(["InsufficientLamports", "InsufficientFundsForRent", "InsufficientFundsForFee"]);

/** A claim of what a grant has released. */
export function claimGrantSteps({ address, grant, dueRaw }: GrantHolding): Step[] {
  if (dueRaw === 0n) return [];
  const { mint, tokenProgram, rentPayer, beneficiary } = grant;
  const token = createTokenAccount(beneficiary, mint, tokenProgram);
  const pays = claimGrant({ grant: { address, mint, tokenProgram, rentPayer }, beneficiary });
  return [{ does: "claim what has vested of a grant", instructions: [token, pays] }];
}

type Found = { pubkey: PublicKey; account: { owner: PublicKey; data: Uint8Array } };
type Decoded<T> = { address: PublicKey; value: T };

/** Accounts of another kind are skipped. */
function decodeEach<T>(found: readonly Found[], decode: (data: Uint8Array) => T): Decoded<T>[] {
  return found.flatMap(({ pubkey, account }) => {
    try {
      return [{ address: pubkey, value: decode(account.data) }];
    } catch {
      // an account of another kind of the same program
      return [];
    }
  });
}

function poolOf<T>(pools: Decoded<T>[], address: PublicKey): (T & { address: PublicKey }) | null {
  const pool = pools.find((candidate) => candidate.address.equals(address));
  return pool ? { ...pool.value, address } : null;
}

async function readPools(connection: Connection, pools: PublicKey[]): Promise<{ accounts: Found[]; chainTs: bigint }> {
  const wanted = [...new Set(pools.map((pool) => pool.toBase58()))].map((address) => new PublicKey(address));
  const accounts: Found[] = [];
  for (let start = 0; start < wanted.length; start += ACCOUNTS_A_CALL) {
    const part = wanted.slice(start, start + ACCOUNTS_A_CALL);
    const infos = await connection.getMultipleAccountsInfo(part);
    for (const [i, account] of infos.entries()) {
      const pubkey = part[i];
      // a pool that is not the program's own would lead to instructions that the program refuses
      if (account && pubkey && account.owner.equals(STAKING_PROGRAM_ADDRESS)) accounts.push({ pubkey, account });
    }
  }
  return { accounts, chainTs: await readChainTs(connection) };
}

/** Seconds since 1970 by the chain's own clock. Throws the node's error. */
export async function readChainTs(connection: Connection): Promise<bigint> {
  const clock = await connection.getAccountInfo(SYSVAR_CLOCK_PUBKEY);
  if (!clock) throw new Error("the node has no clock");
  const { buffer, byteOffset, byteLength } = clock.data;
  return new DataView(buffer, byteOffset, byteLength).getBigInt64(CLOCK_SECONDS_OFFSET, true);
}
