import { PublicKey, type TransactionInstruction } from "@solana/web3.js";
import {
  findAssociatedTokenAddress,
  findCampaignAddress,
  findCampaignVaultAddress,
  findClaimPageAddress,
  findEscrowAddress,
  findGiftAddress,
  SYSTEM_PROGRAM_ADDRESS,
} from "./addresses.ts";
import { claimPageOf } from "./drop-accounts.ts";
import { dropCodec } from "./drop-codec.ts";
import { type CampaignPromise, type CampaignTerms, type CoinCampaignTerms, hashPromise } from "./drop-promise.ts";

export * from "./drop-accounts.ts";

export * from "./drop-promise.ts";

/** The codec of this program. */
export const { buildInstruction, decodeInstruction, decodeEvents } = dropCodec;

interface CampaignRoles {
  creator: PublicKey;
  /** pays the rent; defaults to the creator */
  payer?: PublicKey;
  pauser: PublicKey;
  /** pays in, and gets back what is left; cannot be changed later */
  funder: PublicKey;
}

/** A coin campaign, as far as an instruction needs it. */
export interface CoinCampaignRef {
  address: PublicKey;
  mint: PublicKey;
  tokenProgram: PublicKey;
}

/** An NFT campaign, as far as an instruction needs it. */
export interface NftCampaignRef {
  address: PublicKey;
  tokenProgram: PublicKey;
}

/** Siblings from the leaf up, 32 bytes each. */
export type MerkleProof = readonly Uint8Array[];

/** A draft that gives coins, with its vault. `creator` signs and becomes the admin. */
export function createCoinCampaign(
  input: CampaignRoles & {
    campaignId: number;
    mint: PublicKey;
    tokenProgram: PublicKey;
    terms: CoinCampaignTerms;
  },
): TransactionInstruction {
  const { creator, payer = creator, campaignId, mint, tokenProgram, terms, pauser, funder } = input;
  const campaign = findCampaignAddress({ creator, campaignId });
  const accounts = {
    campaign,
    creator,
    payer,
    mint,
    tokenProgram,
    vault: findCampaignVaultAddress(campaign),
    ...SYSTEM,
  };
  const { supply = terms.recipients, totalGiftRaw } = terms;
  const args = { campaignId, ...termArgs(terms), supply, totalGift: totalGiftRaw, pauser, funder };
  return buildInstruction("createCoinCampaign", accounts, args);
}

/** A draft that gives each recipient one NFT. `creator` signs and becomes the admin. */
export function createNftCampaign(
  input: CampaignRoles & { campaignId: number; tokenProgram: PublicKey; terms: CampaignTerms },
): TransactionInstruction {
  const { creator, payer = creator, campaignId, tokenProgram, terms, pauser, funder } = input;
  const campaign = findCampaignAddress({ creator, campaignId });
  const accounts = { campaign, creator, payer, tokenProgram, ...SYSTEM };
  return buildInstruction("createNftCampaign", accounts, { campaignId, ...termArgs(terms), pauser, funder });
}

/** Names who may pause. The admin signs. */
export function setPauser(input: { campaign: PublicKey; admin: PublicKey; pauser: PublicKey }): TransactionInstruction {
  const { campaign, admin, pauser } = input;
  return buildInstruction("setPauser", { campaign, admin }, { pauser });
}

/** A `newAdmin` of null withdraws the proposal. */
export function proposeAdmin(input: {
  campaign: PublicKey;
  admin: PublicKey;
  newAdmin: PublicKey | null;
}): TransactionInstruction {
  const { campaign, admin, newAdmin } = input;
  return buildInstruction("proposeAdmin", { campaign, admin }, { newAdmin: newAdmin ?? PublicKey.default });
}

/** Accepts the power that `proposeAdmin` offered. The new admin signs. */
export function acceptAdmin(input: { campaign: PublicKey; newAdmin: PublicKey }): TransactionInstruction {
  return buildInstruction("acceptAdmin", input, {});
}

/** Prevents a draft from being opened, or allows it again. The pauser signs. */
export function setPaused(input: {
  campaign: PublicKey;
  pauser: PublicKey;
  isPaused: boolean;
}): TransactionInstruction {
  const { campaign, pauser, isPaused } = input;
  return buildInstruction("setPaused", { campaign, pauser }, { isPaused });
}

/**
 * Creates one of the claim pages that a draft needs before it opens. The funder, who saw the `promise`, signs; `payer` pays
 * and defaults to the funder.
 */
export function createClaimPage(input: {
  campaign: PublicKey;
  promise: CampaignPromise;
  funder: PublicKey;
  payer?: PublicKey;
  number: number;
}): TransactionInstruction {
  const { campaign, funder, payer = funder, number } = input;
  const claimPage = findClaimPageAddress({ campaign, number });
  const args = { number, promise: promiseArg(input.promise) };
  return buildInstruction("createClaimPage", { campaign, claimPage, funder, payer, ...SYSTEM }, args);
}

/** Pays coins into a draft's vault. The funder, who saw the `promise`, signs. */
export function fund(input: {
  campaign: CoinCampaignRef;
  promise: CampaignPromise;
  funder: PublicKey;
  funderToken?: PublicKey;
  amountRaw: bigint;
}): TransactionInstruction {
  const { campaign, funder, funderToken = tokenOf(campaign, funder) } = input;
  const args = { amount: input.amountRaw, promise: promiseArg(input.promise) };
  return buildInstruction("fund", { ...coinAccounts(campaign), funder, funderToken }, args);
}

/** Puts an NFT into escrow for place `number` of a draft's list. The funder, who saw the `promise`, signs. */
export function depositNft(input: {
  campaign: NftCampaignRef;
  promise: CampaignPromise;
  funder: PublicKey;
  payer?: PublicKey;
  funderToken?: PublicKey;
  mint: PublicKey;
  number: number;
}): TransactionInstruction {
  const { campaign, funder, payer = funder, mint, number } = input;
  const { funderToken = tokenOf({ ...campaign, mint }, funder) } = input;
  const accounts = { ...giftAccounts(campaign, mint, number), funder, payer, funderToken, ...SYSTEM };
  return buildInstruction("depositNft", accounts, { number, promise: promiseArg(input.promise) });
}

/** Opens a draft that holds the whole gift and all claim pages; this cannot be undone. The admin signs. */
export function openCampaign(input: { campaign: PublicKey; admin: PublicKey }): TransactionInstruction {
  return buildInstruction("openCampaign", input, {});
}

/** Pays the holder's coins, once. `holderToken` defaults to the holder's associated account. */
export function claimCoins(input: {
  campaign: CoinCampaignRef;
  holder: PublicKey;
  holderToken?: PublicKey;
  index: number;
  amountRaw: bigint;
  proof: MerkleProof;
}): TransactionInstruction {
  const { campaign, holder, holderToken = tokenOf(campaign, holder), index, amountRaw, proof } = input;
  const accounts = { ...coinAccounts(campaign), ...pageAccount(campaign.address, index), holder, holderToken };
  return buildInstruction("claimCoins", accounts, { index, amount: amountRaw, proof: proofArg(proof) });
}

/** Gives the NFT of the holder's place, once. `mint` is the gift's. */
export function claimNft(input: {
  campaign: NftCampaignRef;
  holder: PublicKey;
  holderToken?: PublicKey;
  mint: PublicKey;
  index: number;
  proof: MerkleProof;
}): TransactionInstruction {
  const { campaign, holder, mint, index, proof } = input;
  const { holderToken = tokenOf({ ...campaign, mint }, holder) } = input;
  const gift = giftAccounts(campaign, mint, index);
  const accounts = { ...gift, ...pageAccount(campaign.address, index), holder, holderToken };
  return buildInstruction("claimNft", accounts, { index, proof: proofArg(proof) });
}

/**
 * Returns everything in the vault to the funder and closes the vault: for a draft, which this ends, or after the end.
 * `rentPayer` is the campaign's. The `authority`, who signs, is the funder. From 30 days after the end it may be the rent
 * payer, if nothing in the vault is the funder's; whatever others sent into it then goes to the `funder` (by default the
 * authority), whose token account has to exist.
 */
export function returnCoins(input: {
  campaign: CoinCampaignRef;
  authority: PublicKey;
  funder?: PublicKey;
  funderToken?: PublicKey;
  rentPayer: PublicKey;
}): TransactionInstruction {
  const { campaign, authority, funder = authority, rentPayer } = input;
  const { funderToken = tokenOf(campaign, funder) } = input;
  return buildInstruction("returnCoins", { ...coinAccounts(campaign), authority, funderToken, rentPayer }, {});
}

/**
 * Returns an NFT that nobody took to the funder: for a draft, which this ends, or after the end. Closes the gift either way.
 * The `authority`, who signs, is the funder. From 30 days after the end it may be the rent payer of a gift that was taken;
 * if its NFT was sent back into the escrow, the NFT goes to the `funder` (by default the authority), whose token account has
 * to exist.
 */
export function returnNft(input: {
  campaign: NftCampaignRef;
  authority: PublicKey;
  funder?: PublicKey;
  funderToken?: PublicKey;
  rentPayer: PublicKey;
  mint: PublicKey;
  number: number;
}): TransactionInstruction {
  const { campaign, authority, funder = authority, rentPayer, mint, number } = input;
  const { funderToken = tokenOf({ ...campaign, mint }, funder) } = input;
  const accounts = { ...giftAccounts(campaign, mint, number), authority, funderToken, rentPayer };
  return buildInstruction("returnNft", accounts, {});
}

/**
 * Closes a claim page of a draft, or after the end; the rent goes to the page's `rentPayer`. The `authority`, who signs, is
 * the funder, or from 30 days after the end the rent payer.
 */
export function closeClaimPage(input: {
  campaign: PublicKey;
  authority: PublicKey;
  rentPayer: PublicKey;
  number: number;
}): TransactionInstruction {
  const { campaign, authority, rentPayer, number } = input;
  const claimPage = findClaimPageAddress({ campaign, number });
  return buildInstruction("closeClaimPage", { campaign, claimPage, authority, rentPayer }, {});
}

/**
 * Closes a campaign that has nothing left; the rent goes to the campaign's `rentPayer`. The `authority`, who signs, is the
 * admin, or from 30 days after the end the rent payer.
 */
export function closeCampaign(input: {
  campaign: PublicKey;
  authority: PublicKey;
  rentPayer: PublicKey;
}): TransactionInstruction {
  return buildInstruction("closeCampaign", input, {});
}

const SYSTEM = { systemProgram: SYSTEM_PROGRAM_ADDRESS };

function termArgs({ root, beginTs, endTs, recipients }: CampaignTerms) {
  return { root: Array.from(root), beginTs, endTs, recipients };
}

function promiseArg(promise: CampaignPromise): number[] {
  return Array.from(hashPromise(promise));
}

function proofArg(proof: MerkleProof): number[][] {
  return proof.map((sibling) => Array.from(sibling));
}

function coinAccounts({ address, mint, tokenProgram }: CoinCampaignRef) {
  return { campaign: address, mint, tokenProgram, vault: findCampaignVaultAddress(address) };
}

function giftAccounts({ address, tokenProgram }: NftCampaignRef, mint: PublicKey, number: number) {
  const gift = findGiftAddress({ campaign: address, number });
  return { campaign: address, gift, mint, escrow: findEscrowAddress(gift), tokenProgram };
}

function pageAccount(campaign: PublicKey, index: number) {
  return { claimPage: findClaimPageAddress({ campaign, number: claimPageOf(index) }) };
}

function tokenOf({ mint, tokenProgram }: { mint: PublicKey; tokenProgram: PublicKey }, owner: PublicKey): PublicKey {
  return findAssociatedTokenAddress(mint, owner, tokenProgram);
}
