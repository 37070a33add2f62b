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
import { dueAt as grantDueAt } from "./vesting-schedule.ts";

/** Everything that a wallet has in our programs, as the chain has it: amounts in base units, before fees. */
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
  /** second from which leaving gives nothing up */
  endTs: bigint;
}

export interface NftHolding {
  address: PublicKey;
  position: NftPosition;
  pool: NftPool & { address: PublicKey };
  /** of each of the pool's streams */
  dueRaw: bigint[];
  /** what leaving now gives up of each, if nothing is claimed first */
  givenUpRaw: bigint[];
}

export interface GrantHolding {
  address: PublicKey;
  grant: Grant;
  dueRaw: bigint;
}

/** What one transaction does, in an order that may be broken off anywhere: none needs another one. */
export interface Step {
  does: string;
  instructions: TransactionInstruction[];
}

// where the owner stands, after discriminator, version and bump: see the IDLs
const COIN_OWNER_OFFSET = 8 + 2 + 32;
const NFT_OWNER_OFFSET = 8 + 2 + 32 + 32;
const GRANT_BENEFICIARY_OFFSET = 8 + 2 + 32;
const CLOCK_SECONDS_OFFSET = 32;
const ACCOUNTS_A_CALL = 100;

/** Looks a wallet's accounts up at the programs themselves: no server of ours is asked. Throws what the node throws. */
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

/** Whether a claim of all that is due would pay anything: less than its fee pays nothing. */
export function isCoinWorthClaiming({ position, dueRaw }: CoinHolding): boolean {
  return dueRaw > 0n && netOfClaim(position, dueRaw) > 0n;
}

/** All that is due of a coin position; nothing where that would be less than its fee. */
export function claimCoinSteps(holding: CoinHolding, to: Destination): Step[] {
  if (!isCoinWorthClaiming(holding)) return [];
  const { owner, positionId, rentPayer } = holding.position;
  const pays = claim({ pool: holding.pool, owner, rentPayer, positionId, ownerToken: to.address });
  return [{ does: "claim the reward of a coin position", instructions: [...to.creation, pays] }];
}

/** The principal back, and then the reward that is due: the first needs nothing of the second. */
export function leaveCoinSteps(holding: CoinHolding, to: Destination): Step[] {
  const { position, pool } = holding;
  if (position.leftTs !== 0n) return claimCoinSteps(holding, to);
  const { owner, positionId, rentPayer } = position;
  const leaves = unstake({ pool, owner, rentPayer, positionId, ownerToken: to.address });
  const leave = { does: "leave a coin position", instructions: [...to.creation, leaves] };
  // opened by then
  return [leave, ...claimCoinSteps(holding, { ...to, creation: [] })];
}

/** A reward that is due and that the chain would not pay now: a frozen account, an empty vault. `reason` as the program says it. */
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

/** A way out of an NFT position: steps in the order that they need, without claims that would fail. */
export interface NftExit extends NftClaimPlan {
  /** of each stream, what this exit gives up for good, `unpaid` included: to be said before anything is signed */
  lostRaw: bigint[];
  /** where the NFT goes: null once it has left */
  to: Destination | null;
}

/** What of a node an exit needs. */
export type ExitNode = Pick<Connection, "getAccountInfo" | "getMultipleAccountsInfo" | "simulateTransaction">;

/** Tries each claim out. Throws what the node throws, and where the owner lacks SOL: that is the owner's to mend. */
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
 * The NFT back, and what is due: first the NFT, which a coin that cannot be paid must not keep, but before the end of a Nova
 * term first what is due, which leaving would give up. A reward that cannot be paid keeps nobody in either: its claim is left
 * out, and what that costs stands in `lostRaw`. Throws as `planNftClaims`.
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

/** Whether a claim of all that a stream owes would pay anything: the program refuses one of which the fee leaves nothing. */
export function isWorthClaiming({ position, dueRaw }: NftHolding, place: number): boolean {
  const claimedRaw = position.rewards[place]?.claimedRaw ?? 0n;
  const due = dueRaw[place] ?? 0n;
  return due > 0n && netOfNftClaim(claimedRaw, due, position.feeBps) > 0n;
}

/** Why a program would refuse a step; null where none would. Throws where the step was not tried, or for want of SOL. */
async function refusalOf(node: ExitNode, payer: PublicKey, { does, instructions }: Step): Promise<string | null> {
  // the node puts a blockhash of its own in this one's place
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

/** What has vested of a grant. */
export function claimGrantSteps({ address, grant, dueRaw }: GrantHolding): Step[] {
  if (dueRaw === 0n) return [];
  const { mint, tokenProgram, rentPayer, beneficiary } = grant;
  const token = createTokenAccount(beneficiary, mint, tokenProgram);
  const pays = claimGrant({ grant: { address, mint, tokenProgram, rentPayer }, beneficiary });
  return [{ does: "claim what has vested of a grant", instructions: [token, pays] }];
}

type Found = { pubkey: PublicKey; account: { owner: PublicKey; data: Uint8Array } };
type Decoded<T> = { address: PublicKey; value: T };

/** Accounts of another kind are passed over. */
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
      // a pool that is not the program's own would lead to instructions which the program refuses
      if (account && pubkey && account.owner.equals(STAKING_PROGRAM_ADDRESS)) accounts.push({ pubkey, account });
    }
  }
  return { accounts, chainTs: await readChainTs(connection) };
}

/** Seconds since 1970 by the chain's own clock. Throws what the node throws. */
export async function readChainTs(connection: Connection): Promise<bigint> {
  const clock = await connection.getAccountInfo(SYSVAR_CLOCK_PUBKEY);
  if (!clock) throw new Error("the node has no clock");
  const { buffer, byteOffset, byteLength } = clock.data;
  return new DataView(buffer, byteOffset, byteLength).getBigInt64(CLOCK_SECONDS_OFFSET, true);
}
