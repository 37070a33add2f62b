import { PublicKey } from "@solana/web3.js";
import { type DropListRow, storeDropList } from "~/domain/drop/commands.server";
import { writeGiftLines } from "~/domain/drop/deeds/gift-lines";
import { CLOCK_ADDRESS, readClock } from "~/domain/solana/chain";
import { tokenAmountOf } from "~/domain/solana/token.server";
import type { GrantTerms } from "~/domain/vesting/deeds/grant-lines";
import {
  findAssociatedTokenAddress,
  findCampaignAddress,
  findGrantAddress,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses";
import { createClaimPage, createCoinCampaign, fund, promiseOfCoins } from "~programs/drop";
import { createGrant } from "~programs/vesting";
import { testDatabase as db } from "../database";
import { plantNft } from "../nft-staking/nft-world";
import { chain, mint, sendPlainly } from "../staking/chain-world";
import { type TestWallet, testWallet } from "../transactions/wallet";
import { SCG } from "./authority-world";

/** Campaigns and grants of a wallet, on the local chain. */

const YEAR = 31_557_600n;

export async function readChainTs(): Promise<bigint> {
  const { accounts } = await chain.getAccounts([CLOCK_ADDRESS]);
  return readClock(accounts[0] ?? null);
}

/** A filled draft of 2 SCG for each of three wallets, whose list is stored. `authority` has all of its powers. */
export async function filledDraft(authority: TestWallet, campaignId: number): Promise<string> {
  const creator = authority.keypair.publicKey;
  const campaign = findCampaignAddress({ creator, campaignId });
  const campaignAddress = campaign.toBase58();
  const rows = [1, 2, 3].map((): DropListRow => ({ wallet: testWallet().address, amountRaw: 2n * SCG }));
  const root = await storeDropList(db, { campaignAddress, rows });
  const endTs = (await readChainTs()) + 100n * YEAR;
  const terms = { root, beginTs: 0n, endTs, recipients: 3, totalGiftRaw: 6n * SCG };
  const promise = promiseOfCoins(mint, terms);
  const coin = { mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
  await sendPlainly(authority, [
    createCoinCampaign({ creator, campaignId, ...coin, terms, pauser: creator, funder: creator }),
    createClaimPage({ campaign, promise, funder: creator, number: 0 }),
    fund({ campaign: { address: campaign, ...coin }, promise, funder: creator, amountRaw: 6n * SCG }),
  ]);
  return campaignAddress;
}

/**
 * The instructions that create and fill a campaign of 2 SCG for each of three wallets. The list is stored; the campaign does not
 * exist yet.
 */
export async function listedDraft(authority: TestWallet, campaignId: number) {
  const { address } = authority;
  const campaign = findCampaignAddress({ creator: authority.keypair.publicKey, campaignId });
  const campaignAddress = campaign.toBase58();
  const rows = [1, 2, 3].map((): DropListRow => ({ wallet: testWallet().address, amountRaw: 2n * SCG }));
  const root = new PublicKey(await storeDropList(db, { campaignAddress, rows })).toBase58();
  const endTs = String((await readChainTs()) + 100n * YEAR);
  const terms = { root, beginTs: "0", endTs, recipients: "3", supply: "2", totalRaw: String(6n * SCG) };
  const coin = { mint: mint.toBase58() };
  const roles = { creator: address, pauser: address, funder: address };
  return {
    campaignAddress,
    creation: { ...roles, ...coin, campaignId: String(campaignId), ...terms },
    filling: { campaignAddress, ...coin, ...terms, amountRaw: terms.totalRaw },
  };
}

/** What creates a campaign of two NFTs, puts them in, and takes them back; there is no campaign yet, but its list is stored. */
export async function listedNftDraft(authority: TestWallet, campaignId: number) {
  const { address } = authority;
  const campaign = findCampaignAddress({ creator: authority.keypair.publicKey, campaignId });
  const campaignAddress = campaign.toBase58();
  const rows = [1, 2].map((): DropListRow => ({ wallet: testWallet().address, amountRaw: 1n }));
  const root = new PublicKey(await storeDropList(db, { campaignAddress, rows })).toBase58();
  const endTs = String((await readChainTs()) + 100n * YEAR);
  const terms = { root, beginTs: "0", endTs, recipients: "2" };
  const roles = { creator: address, pauser: address, funder: address };
  const gifts = writeGiftLines([
    { number: 0, mint: await plantNft(authority) },
    { number: 1, mint: await plantNft(authority) },
  ]);
  return {
    creation: { ...roles, ...terms, campaignId: String(campaignId), tokenProgram: TOKEN_PROGRAM_ADDRESS.toBase58() },
    deposit: { campaignAddress, ...terms, gifts, pages: "yes" },
    back: { campaignAddress, gifts, pages: "1" },
  };
}

/** How much of each NFT is in a wallet's usual account: 1 or 0. */
export async function heldNfts({ keypair }: TestWallet, mints: readonly string[]): Promise<bigint[]> {
  const addresses = mints.map((nft) => nftAccountOf(keypair.publicKey, nft).toBase58());
  return (await chain.getAccounts(addresses)).accounts.map((account) => tokenAmountOf(account));
}

export function nftAccountOf(owner: PublicKey, nft: string): PublicKey {
  return findAssociatedTokenAddress(new PublicKey(nft), owner, TOKEN_PROGRAM_ADDRESS);
}

/** A grant of 10 SCG over a year, which began an hour ago. Without a vested part, revoking would close it. */
export async function newGrant(
  authority: TestWallet,
  { grantId, isRevocable = true }: { grantId: bigint; isRevocable?: boolean },
): Promise<string> {
  const creator = authority.keypair.publicKey;
  const startTs = (await readChainTs()) - 3_600n;
  const schedule = { startTs, cliffTs: startTs, endTs: startTs + YEAR, stepSeconds: 0 };
  const beneficiary = testWallet().keypair.publicKey;
  const coin = { mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
  const terms = { beneficiary, amountRaw: 10n * SCG, schedule, isRevocable, plan: "Team" };
  await sendPlainly(authority, [createGrant({ creator, ...coin, grantId, ...terms })]);
  return findGrantAddress({ creator, grantId }).toBase58();
}

/** A grant of 5 SCG over the years 2026 to 2125, which no test outlives. */
export function grantLine(grantId: string, changes: Partial<GrantTerms> = {}): GrantTerms {
  return {
    ...{ grantId, beneficiary: testWallet().address, amountRaw: String(5n * SCG), plan: "Team" },
    ...{ startTs: "1767225600", cliffTs: "1798761600", endTs: "4891363200", stepSeconds: "2592000" },
    ...{ isRevocable: "yes", ...changes },
  };
}
