import { PublicKey } from "@solana/web3.js";
import { AppError } from "~/errors";
import { findCheckInAddress, STAKING_PROGRAM_ADDRESS } from "~programs/addresses";
import {
  type CheckIn,
  decodeCheckIn,
  decodeNftPool,
  decodeNftPosition,
  type Membership,
  type NftPool,
  type NftPosition,
  type NftStream,
  NO_END_TS,
  type StreamRef,
} from "~programs/nft-staking";
import type { NftReward, ShownNftPool } from "../settings/nft-pools";
import { type Chain, type ChainAccount, CLOCK_ADDRESS, readClock } from "../solana/chain";
import { decodeOwned } from "../solana/owned-account";
import { checkInStateAt, fundedUntil, offersOf, PARTS, settledAt } from "./rules";
import type { NftPoolView, NftStreamView } from "./view";

/** A pool and the second that its program would go by: the clock's, but never before one that the pool has seen. */
export type NftPoolReading = { address: string; pool: NftPool; ts: bigint; slot: number };

/** A position with the address of its account and, while its NFT is inside, its record of check-ins. */
export type NftPositionReading = { address: string; position: NftPosition; checkIn: CheckIn | null };

/** Pool and clock take two of the hundred accounts of a call, each position another two. */
const POSITIONS_A_CALL = 49;

const SYMBOLS: Record<NftReward, string> = { twig: "Twig", scg: "SCG", "bonus-scg": "SCG", usdc: "USDC" };

/** Reads a pool beside the clock. Throws PoolNotSet where the address holds no NFT pool of ours, ChainUnavailable. */
export async function readNftPool(chain: Chain, address: string): Promise<NftPoolReading> {
  const { slot, accounts } = await chain.getAccounts([address, CLOCK_ADDRESS]);
  return poolReading(address, slot, accounts);
}

/**
 * Reads positions of a wallet in a pool, with their check-ins, each call of a hundred accounts at one slot together with the
 * pool. What is not on the chain, or not the wallet's, is left out. Throws as readNftPool.
 */
export async function readNftPositions(
  chain: Chain,
  input: { poolAddress: string; wallet: string; positions: readonly { address: string; mint: string }[] },
): Promise<{ pool: NftPoolReading; positions: NftPositionReading[] }[]> {
  const { poolAddress, wallet, positions } = input;
  const chunks = [];
  for (let i = 0; i < positions.length; i += POSITIONS_A_CALL) chunks.push(positions.slice(i, i + POSITIONS_A_CALL));
  return Promise.all(
    (chunks.length === 0 ? [[]] : chunks).map(async (chunk) => {
      const checkIns = chunk.map(({ mint }) => checkInAddressOf(poolAddress, mint));
      const asked = [poolAddress, CLOCK_ADDRESS, ...chunk.map(({ address }) => address), ...checkIns];
      const { slot, accounts } = await chain.getAccounts(asked);
      const pool = poolReading(poolAddress, slot, accounts);
      const found = chunk.map((_, i) => ({
        reading: readPosition(accounts[2 + i] ?? null),
        checkIn: readCheckIn(accounts[2 + chunk.length + i] ?? null),
      }));
      return { pool, positions: found.flatMap((it) => ownPosition(it, { poolAddress, wallet })) };
    }),
  );
}

/** The position at an address, if it is an NFT position of ours; null otherwise. */
export function readPosition(account: ChainAccount | null): { address: string; position: NftPosition } | null {
  const position = decodeOwned(account, STAKING_PROGRAM_ADDRESS, decodeNftPosition);
  return account && position && { address: account.address, position };
}

/** The pool at an address, if it is an NFT pool of ours; null otherwise. */
export function readPool(account: ChainAccount | null): NftPool | null {
  return decodeOwned(account, STAKING_PROGRAM_ADDRESS, decodeNftPool);
}

/** Whose NFTs may come in at this second. */
export function membershipAt({ pool, ts }: Pick<NftPoolReading, "pool" | "ts">): Membership {
  const { membership, nextMembership } = pool;
  return nextMembership && ts >= nextMembership.dueTs ? nextMembership : membership;
}

/** A pool as screens see it. */
export function toNftPoolView(reading: NftPoolReading, shown: ShownNftPool): NftPoolView {
  const { address, pool, ts, slot } = reading;
  const dueTs = pool.nextMembership?.dueTs ?? null;
  return {
    kind: shown.kind,
    collection: shown.collection,
    address,
    isPaused: pool.isPaused,
    feeBps: pool.feeBps,
    offers: offersOf(pool.kind, pool.weightsBps),
    nfts: pool.nfts,
    maxNfts: pool.maxNfts,
    membershipChangeTs: dueTs !== null && dueTs > ts ? dueTs : null,
    streams: pool.streams.map((stream, place) => toStreamView({ stream, place, pool, ts }, shown.rewards[place])),
    chainTs: ts,
    slot,
  };
}

/** The coin of a stream in words. */
export function symbolOf(reward: NftReward | undefined, coinMint: string): string {
  return reward ? SYMBOLS[reward] : coinMint.slice(0, 4);
}

/** A stream as the client's builders want it. */
export function streamRefOf(poolAddress: string, pool: NftPool, place: number): StreamRef {
  const stream = pool.streams[place];
  if (!stream) throw new AppError("InvalidInput");
  return { pool: new PublicKey(poolAddress), place, mint: stream.mint, tokenProgram: stream.tokenProgram };
}

function toStreamView(
  reading: { stream: NftStream; place: number; pool: NftPool; ts: bigint },
  reward: NftReward | undefined,
): NftStreamView {
  const { place, pool, ts } = reading;
  const stream = settledAt(reading.stream, pool.weight, ts);
  const mint = stream.mint.toBase58();
  const fundedUntilTs = fundedUntil(stream, pool.weight);
  const freeRaw = stream.freeParts / PARTS;
  return {
    place,
    name: reward ?? "other",
    kind: stream.kind,
    mint,
    symbol: symbolOf(reward, mint),
    decimals: stream.decimals,
    rateRaw: stream.rateRaw,
    streakBps: stream.streakBps,
    endTs: stream.endTs === NO_END_TS ? null : stream.endTs,
    fundedUntilTs,
    freeRaw,
    owedRaw: stream.heldRaw - freeRaw,
    state: stateOf(stream, fundedUntilTs, ts),
  };
}

function stateOf(stream: NftStream, fundedUntilTs: bigint | null, ts: bigint): NftStreamView["state"] {
  if (ts >= stream.endTs) return "ended";
  const isEmpty = fundedUntilTs === null ? stream.freeParts < PARTS : fundedUntilTs <= ts;
  return isEmpty ? "empty" : "running";
}

function poolReading(address: string, slot: number, accounts: (ChainAccount | null)[]): NftPoolReading {
  const pool = readPool(accounts[0] ?? null);
  if (!pool) throw new AppError("PoolNotSet");
  const clockTs = readClock(accounts[1] ?? null);
  return { address, pool, ts: clockTs > pool.lastTs ? clockTs : pool.lastTs, slot };
}

function ownPosition(
  found: { reading: ReturnType<typeof readPosition>; checkIn: CheckIn | null },
  { poolAddress, wallet }: { poolAddress: string; wallet: string },
): NftPositionReading[] {
  const { reading, checkIn } = found;
  if (reading?.position.owner.toBase58() !== wallet) return [];
  if (reading.position.pool.toBase58() !== poolAddress) return [];
  return [{ ...reading, checkIn: reading.position.leftTs === 0n ? checkIn : null }];
}

/** Whether a position's NFT can check in, or has done so today. */
export function checkInStateOf({ checkIn, position }: NftPositionReading, ts: bigint) {
  return checkInStateAt({ lastDay: checkIn?.lastDay ?? null }, position, ts);
}

/** The record of check-ins at an address, if it is one of ours; null otherwise. */
export function readCheckIn(account: ChainAccount | null): CheckIn | null {
  return decodeOwned(account, STAKING_PROGRAM_ADDRESS, decodeCheckIn);
}

function checkInAddressOf(poolAddress: string, mint: string): string {
  return findCheckInAddress(new PublicKey(poolAddress), new PublicKey(mint)).toBase58();
}
