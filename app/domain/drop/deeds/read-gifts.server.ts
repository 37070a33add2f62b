import { PublicKey } from "@solana/web3.js";
import { findAssociatedTokenAddress, findEscrowAddress, findGiftAddress } from "~programs/addresses";
import type { Campaign, Gift } from "~programs/drop";
import { type Chain, readAccounts } from "../../solana/chain";
import { readMint, tokenAmountOf } from "../../solana/token.server";
import { readGift } from "../accounts.server";
import type { GiftLine } from "./gift-lines";

/** Why an NFT cannot be put into a campaign. */
export type GiftFault = "NotAnNft" | "NftNotHeld";

type OfCampaign = { campaignAddress: string; campaign: Pick<Campaign, "funder" | "tokenProgram"> };

/**
 * Reads NFTs that are to be put into a campaign: whether each is a single piece of the campaign's token program which is in
 * the usual account of its funder, and whether its place has an NFT already.
 */
export async function readNewGifts(
  chain: Chain,
  { campaignAddress, campaign: { funder, tokenProgram } }: OfCampaign,
  gifts: readonly GiftLine[],
): Promise<{ gift: GiftLine; fault: GiftFault | null; isThere: boolean }[]> {
  const places = gifts.map(({ number, mint }) => ({
    gift: giftAt(campaignAddress, number).toBase58(),
    token: findAssociatedTokenAddress(new PublicKey(mint), funder, tokenProgram).toBase58(),
  }));
  const mints = gifts.map(({ mint }) => mint);
  const { accounts } = await readAccounts(chain, [...mints, ...places.flatMap(({ gift, token }) => [gift, token])]);
  return gifts.map((gift, at) => {
    const mint = accounts.get(gift.mint);
    const isOfProgram = mint?.owner === tokenProgram.toBase58();
    const { decimals, supplyRaw } = mint && isOfProgram ? readMint(mint) : { decimals: 0, supplyRaw: 0n };
    const isThere = Boolean(accounts.get(places[at]?.gift ?? ""));
    const isHeld = tokenAmountOf(accounts.get(places[at]?.token ?? "")) === 1n;
    const fault = decimals !== 0 || supplyRaw !== 1n ? "NotAnNft" : isHeld || isThere ? null : "NftNotHeld";
    return { gift, fault, isThere };
  });
}

/** A gift that has its account, and whether an NFT is in its escrow. */
type KeptGift = Gift & { isEscrowEmpty: boolean };

/** The gifts of a campaign's places that have their accounts, in the order of the places. */
export async function readKeptGifts(
  chain: Chain,
  campaignAddress: string,
  numbers: readonly number[],
): Promise<KeptGift[]> {
  const places = numbers.map((number) => {
    const gift = giftAt(campaignAddress, number);
    return { gift: gift.toBase58(), escrow: findEscrowAddress(gift).toBase58() };
  });
  const { accounts } = await readAccounts(
    chain,
    places.flatMap(({ gift, escrow }) => [gift, escrow]),
  );
  return places.flatMap(({ gift, escrow }) => {
    const found = readGift(accounts.get(gift));
    return found ? [{ ...found, isEscrowEmpty: tokenAmountOf(accounts.get(escrow)) === 0n }] : [];
  });
}

function giftAt(campaignAddress: string, number: number): PublicKey {
  return findGiftAddress({ campaign: new PublicKey(campaignAddress), number });
}
