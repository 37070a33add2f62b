import { PublicKey, type TransactionInstruction } from "@solana/web3.js";
import {
  findAssociatedTokenAddress,
  findCheckInAddress,
  findMetadataAddress,
  findNftEscrowAddress,
  findNftPoolAddress,
  findNftPositionAddress,
  findStreamVaultAddress,
  SYSTEM_PROGRAM_ADDRESS,
} from "./addresses.ts";
import type { AllowListPlace } from "./nft-allow-list.ts";
import type { NftPoolKind } from "./nft-reward-calculator.ts";
import type { Membership, WeightsBps } from "./nft-staking-accounts.ts";
import { stakingCodec } from "./staking-codec.ts";

export * from "./nft-staking-accounts.ts";

/** The amount of a claim that asks for everything that is due. */
export const ALL_DUE = 2n ** 64n - 1n;
/** The end of a stream without one. */
export const NO_END_TS = 2n ** 63n - 1n;

export interface NftConditions {
  weightsBps: WeightsBps;
  /** at most 100,000 */
  maxNfts: number;
  feeBps: number;
}

/** What an admin sets for a stream. `streakBps` is [0, 0] for a daily one. */
export interface StreamTerms {
  rateRaw: bigint;
  endTs: bigint;
  streakBps: [number, number];
}

/** A stream, as far as an instruction needs it. `place` is 0 to 3, in the order in which streams were added. */
export interface StreamRef {
  pool: PublicKey;
  place: number;
  mint: PublicKey;
  tokenProgram: PublicKey;
}

/** An NFT, as far as an instruction needs it. */
export interface NftRef {
  mint: PublicKey;
  tokenProgram: PublicKey;
}

/** Opens a pool without streams; `creator` signs and becomes the admin. The membership applies at once. */
export function createNftPool(input: {
  creator: PublicKey;
  payer?: PublicKey;
  poolId: number;
  kind: NftPoolKind;
  conditions: NftConditions;
  /** seconds from the proposal of a membership until it takes effect; 172,800 is two days */
  delaySeconds: number;
  membership: Membership;
  pauser: PublicKey;
  funder: PublicKey;
}): TransactionInstruction {
  const { creator, payer = creator, poolId, pauser, funder } = input;
  const { kind, key, leaves } = membershipArgs(input.membership);
  const args = {
    poolId,
    kind: input.kind === "boost" ? 0 : 1,
    ...input.conditions,
    delaySeconds: input.delaySeconds,
    membershipKind: kind,
    membershipKey: key,
    membershipLeaves: leaves,
    pauser,
    funder,
  };
  const pool = findNftPoolAddress({ creator, poolId });
  return build("createNftPool", { pool, creator, payer, ...SYSTEM }, args);
}

/** Sets the conditions for positions opened from now on; open ones keep theirs. The admin signs. */
export function setNftConditions(input: {
  pool: PublicKey;
  admin: PublicKey;
  conditions: NftConditions;
}): TransactionInstruction {
  const { pool, admin, conditions } = input;
  return build("setNftConditions", { pool, admin }, { ...conditions });
}

/** Sets pauser and funder. The admin signs. */
export function setNftRoles(input: {
  pool: PublicKey;
  admin: PublicKey;
  pauser: PublicKey;
  funder: PublicKey;
}): TransactionInstruction {
  const { pool, admin, pauser, funder } = input;
  return build("setNftRoles", { pool, admin }, { pauser, funder });
}

/** A `newAdmin` of null withdraws the proposal. */
export function proposeNftAdmin(input: {
  pool: PublicKey;
  admin: PublicKey;
  newAdmin: PublicKey | null;
}): TransactionInstruction {
  const { pool, admin, newAdmin } = input;
  return build("proposeNftAdmin", { pool, admin }, { newAdmin: newAdmin ?? PublicKey.default });
}

/** Accepts the power that `proposeNftAdmin` offered. The new admin signs. */
export function acceptNftAdmin(input: { pool: PublicKey; newAdmin: PublicKey }): TransactionInstruction {
  return build("acceptNftAdmin", input, {});
}

/** Stops or reopens staking; checking in, claiming and leaving continue either way. The pauser signs. */
export function setNftPaused(input: { pool: PublicKey; pauser: PublicKey; isPaused: boolean }): TransactionInstruction {
  const { pool, pauser, isPaused } = input;
  return build("setNftPaused", { pool, pauser }, { isPaused });
}

/** Names the NFTs that may come in once the pool's delay has passed. Naming the current ones withdraws a proposal. */
export function proposeMembership(input: {
  pool: PublicKey;
  admin: PublicKey;
  membership: Membership;
}): TransactionInstruction {
  const { pool, admin, membership } = input;
  return build("proposeMembership", { pool, admin }, membershipArgs(membership));
}

/** Adds a stream at `place`, the number of streams that the pool has. The admin signs. */
export function addStream(input: {
  stream: StreamRef;
  admin: PublicKey;
  payer?: PublicKey;
  kind: "daily" | "bonus";
  terms: StreamTerms;
}): TransactionInstruction {
  const { stream, admin, payer = admin, kind, terms } = input;
  const accounts = { ...streamAccounts(stream), admin, payer, ...SYSTEM };
  return build("addStream", accounts, { kind: kind === "daily" ? 0 : 1, ...streamArgs(terms) });
}

/** Sets what a stream pays from now on. The admin signs. */
export function setStream(input: {
  pool: PublicKey;
  place: number;
  admin: PublicKey;
  terms: StreamTerms;
}): TransactionInstruction {
  const { pool, place, admin, terms } = input;
  return build("setStream", { pool, admin }, { stream: place, ...streamArgs(terms) });
}

/** Adds to a stream's vault. `funderToken` defaults to the funder's associated token account. */
export function fundStream(input: {
  stream: StreamRef;
  funder: PublicKey;
  funderToken?: PublicKey;
  amountRaw: bigint;
}): TransactionInstruction {
  const { stream, funder, funderToken = tokenOf(stream, funder) } = input;
  const accounts = { ...streamAccounts(stream), funder, funderToken };
  return build("fundStream", accounts, { stream: stream.place, amount: input.amountRaw });
}

/** Takes out of a stream's vault what nobody has earned. The admin signs. */
export function withdrawStream(input: {
  stream: StreamRef;
  admin: PublicKey;
  destination: PublicKey;
  amountRaw: bigint;
}): TransactionInstruction {
  const { stream, admin, destination } = input;
  const accounts = { ...streamAccounts(stream), admin, destination };
  return build("withdrawStream", accounts, { stream: stream.place, amount: input.amountRaw });
}

/**
 * Stakes an NFT: 0 days in a Boost pool; 90, 180 or 270 in a Nova pool. The limits refuse conditions that have become worse
 * since the holder looked: pass what the screen showed. `place` is for pools with an allow-list.
 */
export function stakeNft(input: {
  pool: PublicKey;
  nft: NftRef;
  owner: PublicKey;
  payer?: PublicKey;
  ownerToken?: PublicKey;
  termDays: number;
  minWeightBps: number;
  minBaseWeightBps: number;
  maxFeeBps: number;
  place?: AllowListPlace;
}): TransactionInstruction {
  const { nft, owner, payer = owner, ownerToken = tokenOf(nft, owner), place } = input;
  const accounts = { ...nftAccounts(input), payer, ownerToken, metadata: findMetadataAddress(nft.mint), ...SYSTEM };
  return build("stakeNft", accounts, {
    termDays: input.termDays,
    minWeightBps: input.minWeightBps,
    minBaseWeightBps: input.minBaseWeightBps,
    maxFeeBps: input.maxFeeBps,
    listIndex: place?.index ?? 0,
    listProof: (place?.proof ?? []).map((sibling) => [...sibling]),
  });
}

/** Checks an NFT in for the Korean day. If the day has been counted, it succeeds without effect. The owner signs. */
export function checkIn(input: { pool: PublicKey; mint: PublicKey; owner: PublicKey }): TransactionInstruction {
  const { pool, mint, owner } = input;
  const position = findNftPositionAddress({ pool, mint, owner });
  return build("checkIn", { pool, position, checkIn: findCheckInAddress(pool, mint), owner }, {});
}

/** Pays what a stream owes a position: everything, or `amountRaw` (before the fee). The owner signs. */
export function claimStream(input: {
  stream: StreamRef;
  /** the NFT's mint, which identifies the position */
  mint: PublicKey;
  owner: PublicKey;
  rentPayer: PublicKey;
  ownerToken?: PublicKey;
  amountRaw?: bigint;
}): TransactionInstruction {
  const { stream, mint, owner, rentPayer, ownerToken = tokenOf(stream, owner) } = input;
  const position = findNftPositionAddress({ pool: stream.pool, mint, owner });
  const accounts = { ...streamAccounts(stream), position, owner, rentPayer, ownerToken };
  return build("claimStream", accounts, { stream: stream.place, amount: input.amountRaw ?? ALL_DUE });
}

/** Returns an NFT. Before the end of a Nova term this gives up everything that was not claimed. The owner signs. */
export function unstakeNft(input: {
  pool: PublicKey;
  nft: NftRef;
  owner: PublicKey;
  rentPayer: PublicKey;
  ownerToken?: PublicKey;
}): TransactionInstruction {
  const { nft, owner, rentPayer, ownerToken = tokenOf(nft, owner) } = input;
  return build("unstakeNft", { ...nftAccounts(input), rentPayer, ownerToken }, {});
}

/** Returns the rent of a check-in record once its streak is over and the NFT is outside. Nobody has to sign. */
export function closeCheckIn(input: {
  pool: PublicKey;
  mint: PublicKey;
  rentPayer: PublicKey;
}): TransactionInstruction {
  const { pool, mint, rentPayer } = input;
  return build("closeCheckIn", { pool, checkIn: findCheckInAddress(pool, mint), rentPayer }, {});
}

const build = stakingCodec.buildInstruction;
const SYSTEM = { systemProgram: SYSTEM_PROGRAM_ADDRESS };

function membershipArgs(membership: Membership): { kind: number; key: PublicKey; leaves: number } {
  if (membership.kind === "collection") return { kind: 1, key: membership.collection, leaves: 0 };
  return { kind: 2, key: new PublicKey(membership.root), leaves: membership.leaves };
}

function streamArgs({ rateRaw, endTs, streakBps }: StreamTerms) {
  return { rate: rateRaw, endTs, streakBps };
}

function streamAccounts({ pool, place, mint, tokenProgram }: StreamRef) {
  return { pool, mint, tokenProgram, vault: findStreamVaultAddress(pool, place) };
}

function nftAccounts({ pool, nft, owner }: { pool: PublicKey; nft: NftRef; owner: PublicKey }) {
  const { mint, tokenProgram } = nft;
  const position = findNftPositionAddress({ pool, mint, owner });
  const escrow = findNftEscrowAddress(position);
  return { pool, position, checkIn: findCheckInAddress(pool, mint), owner, mint, escrow, tokenProgram };
}

function tokenOf({ mint, tokenProgram }: NftRef, owner: PublicKey): PublicKey {
  return findAssociatedTokenAddress(mint, owner, tokenProgram);
}
