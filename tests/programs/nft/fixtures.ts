import type { Keypair, PublicKey } from "@solana/web3.js";
import {
  findCheckInAddress,
  findNftEscrowAddress,
  findNftPoolAddress,
  findNftPositionAddress,
  findStreamVaultAddress,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses.ts";
import { type NftPoolKind, nextKoreanDayTs } from "~programs/nft-reward-calculator.ts";
import {
  addStream,
  type CheckIn,
  createNftPool,
  decodeCheckIn,
  decodeNftPool,
  decodeNftPosition,
  fundStream,
  type Membership,
  type NftConditions,
  type NftPool,
  type NftPosition,
  NO_END_TS,
  type StreamRef,
  type StreamTerms,
  stakeNft,
} from "~programs/nft-staking.ts";
import { createMint, give, type Mint, person, run, wallet } from "../fixtures.ts";
import type { Machine } from "../machine.ts";
import { type Nft, type NftOptions, plantNft } from "./planted-nfts.ts";

export * from "../fixtures.ts";

/** One whole coin with six decimals, in base units. */
export const TWIG = 1_000_000n;

export const BOOST: NftConditions = { weightsBps: [10_000, 0, 0, 0], maxNfts: 1_000, feeBps: 0 };
export const NOVA: NftConditions = { weightsBps: [10_000, 12_000, 15_000, 20_000], maxNfts: 1_000, feeBps: 0 };

/** 100 per NFT and day, without end. */
export const DAILY: StreamTerms = { rateRaw: 100n * TWIG, endTs: NO_END_TS, streakBps: [0, 0] };
/** 10 per check-in, half as much again from the 7th day in a row, twice as much from the 30th. */
export const BONUS: StreamTerms = { rateRaw: 10n * TWIG, endTs: NO_END_TS, streakBps: [15_000, 20_000] };

export interface Stream extends StreamRef {
  kind: "daily" | "bonus";
  coin: Mint;
  vault: PublicKey;
}

export interface Pool {
  address: PublicKey;
  poolId: number;
  kind: NftPoolKind;
  collection: PublicKey;
  creator: Keypair;
  admin: Keypair;
  pauser: Keypair;
  funder: Keypair;
  streams: Stream[];
}

export interface Staked {
  address: PublicKey;
  escrow: PublicKey;
  checkIn: PublicKey;
  nft: Nft;
  pool: Pool;
  owner: Keypair;
  rentPayer: Keypair;
}

export interface PoolOptions {
  kind?: NftPoolKind;
  conditions?: Partial<NftConditions>;
  delaySeconds?: number;
  membership?: Membership;
  streams?: StreamOptions[];
  poolId?: number;
}

export interface StreamOptions {
  kind?: "daily" | "bonus";
  terms?: Partial<StreamTerms>;
  /** base units paid in at once */
  fundsRaw?: bigint;
  coin?: Mint;
}

/** A pool, Boost by default, with a collection of its own and by default one daily stream with ample funds. */
export async function openPool(machine: Machine, options: PoolOptions = {}): Promise<Pool> {
  const { kind = "boost", delaySeconds = 172_800, streams = [{}], poolId = 0 } = options;
  const [creator, pauser, funder] = [await wallet(machine), person("pauser"), await wallet(machine, "funder")];
  const collection = person("collection").publicKey;
  const { membership = { kind: "collection", collection } } = options;
  const conditions = { ...(kind === "boost" ? BOOST : NOVA), ...options.conditions };
  const roles = { creator: creator.publicKey, pauser: pauser.publicKey, funder: funder.publicKey };
  const create = createNftPool({ ...roles, poolId, kind, conditions, delaySeconds, membership });
  await run(machine, create, [creator]);
  const address = findNftPoolAddress({ creator: creator.publicKey, poolId });
  const pool: Pool = { address, poolId, kind, collection, creator, admin: creator, pauser, funder, streams: [] };
  for (const stream of streams) await openStream(machine, pool, stream);
  return pool;
}

/** Adds a stream to a pool and pays into it. */
export async function openStream(machine: Machine, pool: Pool, options: StreamOptions = {}): Promise<Stream> {
  const { kind = "daily", fundsRaw = 1_000_000n * TWIG, coin = await createMint(machine) } = options;
  const place = pool.streams.length;
  const { address: mint, tokenProgram } = coin;
  const vault = findStreamVaultAddress(pool.address, place);
  const stream = { pool: pool.address, place, mint, tokenProgram, kind, coin, vault };
  const terms = { ...(kind === "daily" ? DAILY : BONUS), ...options.terms };
  await run(machine, addStream({ stream, admin: pool.admin.publicKey, kind, terms }), [pool.admin]);
  pool.streams.push(stream);
  await pay(machine, pool, stream, fundsRaw);
  return stream;
}

/** Pays newly minted coins into a stream. */
export async function pay(machine: Machine, pool: Pool, stream: Stream, amountRaw: bigint) {
  await give(machine, stream.coin, pool.funder.publicKey, amountRaw);
  if (amountRaw === 0n) return;
  await run(machine, fundStream({ stream, funder: pool.funder.publicKey, amountRaw }), [pool.funder]);
}

/** Limits that accept whatever the pool offers. */
export const ANY_CONDITIONS = { minWeightBps: 0, minBaseWeightBps: 0, maxFeeBps: 10_000 };

export interface StakeOptions {
  owner?: Keypair;
  rentPayer?: Keypair;
  nft?: Nft;
  termDays?: number;
  nftOptions?: NftOptions;
}

/** Stakes an NFT of the pool's collection: by default a new holder's new one. The owner gets one account per coin. */
export async function stakeOne(machine: Machine, pool: Pool, options: StakeOptions = {}): Promise<Staked> {
  const owner = options.owner ?? (await wallet(machine, "holder"));
  const { rentPayer = owner, termDays = pool.kind === "boost" ? 0 : 90 } = options;
  const nft =
    options.nft ?? (await plantNft(machine, owner.publicKey, { collection: pool.collection, ...options.nftOptions }));
  for (const { coin } of pool.streams) await give(machine, coin, owner.publicKey, 0n);
  const who = { pool: pool.address, nft, owner: owner.publicKey, payer: rentPayer.publicKey };
  const stake = stakeNft({ ...who, termDays, ...ANY_CONDITIONS });
  await run(machine, stake, rentPayer === owner ? [owner] : [owner, rentPayer]);
  return stakedOf(pool, nft, owner, rentPayer);
}

/** Like `stakeOne`, then waits for the first second at which the NFT may check in: the next day in Korean time. */
export async function stakeOvernight(machine: Machine, pool: Pool, options: StakeOptions = {}): Promise<Staked> {
  const staked = await stakeOne(machine, pool, options);
  await machine.setNow(nextKoreanDayTs(await machine.now()));
  return staked;
}

/** The addresses of everything that belongs to a staked NFT. */
export function stakedOf(pool: Pool, nft: Nft, owner: Keypair, rentPayer = owner): Staked {
  const address = findNftPositionAddress({ pool: pool.address, mint: nft.mint, owner: owner.publicKey });
  const escrow = findNftEscrowAddress(address);
  return { address, escrow, checkIn: findCheckInAddress(pool.address, nft.mint), nft, pool, owner, rentPayer };
}

/** As checkIn and unstakeNft take it. */
export function inputOf({ pool, nft, owner, rentPayer }: Staked) {
  const { publicKey } = owner;
  return { pool: pool.address, nft, mint: nft.mint, owner: publicKey, rentPayer: rentPayer.publicKey };
}

/** As claimStream takes it. */
export function claimOf(staked: Staked, place = 0) {
  const { pool, nft, owner, rentPayer } = staked;
  const stream = pool.streams[place] as Stream;
  return { stream, mint: nft.mint, owner: owner.publicKey, rentPayer: rentPayer.publicKey };
}

/** A mint of the old token program, for streams. */
export function coinOf(address: PublicKey, authority: Keypair): Mint {
  return { address, tokenProgram: TOKEN_PROGRAM_ADDRESS, authority };
}

export async function readPool(machine: Machine, { address }: { address: PublicKey }): Promise<NftPool> {
  const account = await machine.getAccount(address);
  if (!account) throw new Error("the pool is gone");
  return decodeNftPool(account.data);
}

/** null once it is closed */
export async function findPosition(machine: Machine, { address }: { address: PublicKey }): Promise<NftPosition | null> {
  const account = await machine.getAccount(address);
  return account && decodeNftPosition(account.data);
}

export async function readPosition(machine: Machine, staked: { address: PublicKey }): Promise<NftPosition> {
  const position = await findPosition(machine, staked);
  if (!position) throw new Error("the position is closed");
  return position;
}

/** null once it is closed */
export async function findCheckIn(machine: Machine, { checkIn }: { checkIn: PublicKey }): Promise<CheckIn | null> {
  const account = await machine.getAccount(checkIn);
  return account && decodeCheckIn(account.data);
}
