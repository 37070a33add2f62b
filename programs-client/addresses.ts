import { PublicKey } from "@solana/web3.js";
import { PROGRAMS } from "./idl/instructions.ts";

// not from the IDLs, because the browser would then load those too
export const STAKING_PROGRAM_ADDRESS = new PublicKey(PROGRAMS.staking.address);
export const DROP_PROGRAM_ADDRESS = new PublicKey(PROGRAMS.drop.address);
export const VESTING_PROGRAM_ADDRESS = new PublicKey(PROGRAMS.vesting.address);
export const TOKEN_PROGRAM_ADDRESS = new PublicKey("TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA");
export const TOKEN_2022_PROGRAM_ADDRESS = new PublicKey("TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb");
export const ASSOCIATED_TOKEN_PROGRAM_ADDRESS = new PublicKey("ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL");
/** Metaplex Token Metadata. */
export const TOKEN_METADATA_PROGRAM_ADDRESS = new PublicKey("metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s");
export const SYSTEM_PROGRAM_ADDRESS = PublicKey.default;

export interface CoinPoolKey {
  creator: PublicKey;
  mint: PublicKey;
  /** 0 to 65,535 */
  poolId: number;
}

export interface CoinPositionKey {
  pool: PublicKey;
  owner: PublicKey;
  /** any u64, chosen by the client */
  positionId: bigint;
}

/** Seeds of a pool, as in programs/staking/src/seeds.rs. */
export function coinPoolSeeds({ creator, mint, poolId }: CoinPoolKey): Uint8Array[] {
  return [text("coin_pool"), creator.toBytes(), mint.toBytes(), littleEndian(BigInt(poolId), 2)];
}

/** Seeds of a position, as in programs/staking/src/seeds.rs. */
export function coinPositionSeeds({ pool, owner, positionId }: CoinPositionKey): Uint8Array[] {
  return [text("coin_position"), pool.toBytes(), owner.toBytes(), littleEndian(positionId, 8)];
}

/** The address of a pool (PDA of `coinPoolSeeds`). */
export function findCoinPoolAddress(key: CoinPoolKey): PublicKey {
  return find(coinPoolSeeds(key));
}

/** The address of a position (PDA of `coinPositionSeeds`). */
export function findCoinPositionAddress(key: CoinPositionKey): PublicKey {
  return find(coinPositionSeeds(key));
}

/** The token account that holds the principal staked in a pool. */
export function findPrincipalVaultAddress(pool: PublicKey): PublicKey {
  return find([text("principal_vault"), pool.toBytes()]);
}

/** The token account from which a pool pays rewards. */
export function findRewardVaultAddress(pool: PublicKey): PublicKey {
  return find([text("reward_vault"), pool.toBytes()]);
}

export interface CampaignKey {
  creator: PublicKey;
  /** any u32, chosen by the creator */
  campaignId: number;
}

/** The address of a drop campaign; seeds as in programs/drop/src/seeds.rs. */
export function findCampaignAddress({ creator, campaignId }: CampaignKey): PublicKey {
  return findOfDrop([text("campaign"), creator.toBytes(), littleEndian(BigInt(campaignId), 4)]);
}

/** The token account that holds the coins of a campaign. */
export function findCampaignVaultAddress(campaign: PublicKey): PublicKey {
  return findOfDrop([text("vault"), campaign.toBytes()]);
}

/** The account with the claim bits of a campaign's places from `number * 8192` on. */
export function findClaimPageAddress({ campaign, number }: { campaign: PublicKey; number: number }): PublicKey {
  return findOfDrop([text("claim_page"), campaign.toBytes(), littleEndian(BigInt(number), 2)]);
}

/** The record of the NFT that belongs to a place of a campaign. */
export function findGiftAddress({ campaign, number }: { campaign: PublicKey; number: number }): PublicKey {
  return findOfDrop([text("gift"), campaign.toBytes(), littleEndian(BigInt(number), 4)]);
}

/** The token account that holds the NFT of a gift. */
export function findEscrowAddress(gift: PublicKey): PublicKey {
  return findOfDrop([text("escrow"), gift.toBytes()]);
}

export interface GrantKey {
  creator: PublicKey;
  /** any u64, chosen by the creator */
  grantId: bigint;
}

/** Seeds of a grant, as in programs/vesting/src/seeds.rs. */
export function grantSeeds({ creator, grantId }: GrantKey): Uint8Array[] {
  return [text("grant"), creator.toBytes(), littleEndian(grantId, 8)];
}

/** Seeds of the token account that holds a grant, as in programs/vesting/src/seeds.rs. */
export function grantVaultSeeds(grant: PublicKey): Uint8Array[] {
  return [text("vault"), grant.toBytes()];
}

/** The address of a grant (PDA of `grantSeeds`). */
export function findGrantAddress(key: GrantKey): PublicKey {
  return findOfVesting(grantSeeds(key));
}

/** The token account that holds what a grant has not paid yet. */
export function findGrantVaultAddress(grant: PublicKey): PublicKey {
  return findOfVesting(grantVaultSeeds(grant));
}

export interface NftPoolKey {
  creator: PublicKey;
  /** 0 to 65,535 */
  poolId: number;
}

export interface NftPositionKey {
  pool: PublicKey;
  mint: PublicKey;
  owner: PublicKey;
}

/** The address of an NFT pool; these seeds and the next as in programs/staking/src/seeds.rs. */
export function findNftPoolAddress({ creator, poolId }: NftPoolKey): PublicKey {
  return find([text("nft_pool"), creator.toBytes(), littleEndian(BigInt(poolId), 2)]);
}

/** The token account from which an NFT pool pays a stream (0 to 3). */
export function findStreamVaultAddress(pool: PublicKey, stream: number): PublicKey {
  return find([text("stream_vault"), pool.toBytes(), littleEndian(BigInt(stream), 1)]);
}

/** Seeds of an NFT's position. */
function nftPositionSeeds({ pool, mint, owner }: NftPositionKey): Uint8Array[] {
  return [text("nft_position"), pool.toBytes(), mint.toBytes(), owner.toBytes()];
}

/** The address of an owner's position of an NFT (PDA of `nftPositionSeeds`). */
export function findNftPositionAddress(key: NftPositionKey): PublicKey {
  return find(nftPositionSeeds(key));
}

/** The token account that holds the NFT of a position. */
export function findNftEscrowAddress(position: PublicKey): PublicKey {
  return find([text("nft_escrow"), position.toBytes()]);
}

/** The record of an NFT's check-ins in a pool, which stays the same when its owner changes. */
export function findCheckInAddress(pool: PublicKey, mint: PublicKey): PublicKey {
  return find([text("check_in"), pool.toBytes(), mint.toBytes()]);
}

/** The account in which Token Metadata describes a mint. */
export function findMetadataAddress(mint: PublicKey): PublicKey {
  return findOfMetadata(metadataSeeds(mint));
}

/** The account in which Token Metadata keeps the edition of a mint. It is the mint's authority too. */
export function findEditionAddress(mint: PublicKey): PublicKey {
  return findOfMetadata([...metadataSeeds(mint), text("edition")]);
}

/** An owner's usual token account for a mint, the one that wallets look at. */
export function findAssociatedTokenAddress(mint: PublicKey, owner: PublicKey, tokenProgram: PublicKey): PublicKey {
  const seeds = [owner.toBytes(), tokenProgram.toBytes(), mint.toBytes()];
  return PublicKey.findProgramAddressSync(seeds, ASSOCIATED_TOKEN_PROGRAM_ADDRESS)[0];
}

function find(seeds: Uint8Array[]): PublicKey {
  return PublicKey.findProgramAddressSync(seeds, STAKING_PROGRAM_ADDRESS)[0];
}

function findOfDrop(seeds: Uint8Array[]): PublicKey {
  return PublicKey.findProgramAddressSync(seeds, DROP_PROGRAM_ADDRESS)[0];
}

function findOfVesting(seeds: Uint8Array[]): PublicKey {
  return PublicKey.findProgramAddressSync(seeds, VESTING_PROGRAM_ADDRESS)[0];
}

function findOfMetadata(seeds: Uint8Array[]): PublicKey {
  return PublicKey.findProgramAddressSync(seeds, TOKEN_METADATA_PROGRAM_ADDRESS)[0];
}

function metadataSeeds(mint: PublicKey): Uint8Array[] {
  return [text("metadata"), TOKEN_METADATA_PROGRAM_ADDRESS.toBytes(), mint.toBytes()];
}

function text(seed: string): Uint8Array {
  return new TextEncoder().encode(seed);
}

function littleEndian(value: bigint, bytes: number): Uint8Array {
  if (value < 0n || value >> BigInt(8 * bytes)) throw new RangeError(`${value} is not a u${8 * bytes}`);
  return Uint8Array.from({ length: bytes }, (_, i) => Number((value >> BigInt(8 * i)) & 0xffn));
}
