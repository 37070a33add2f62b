import { PublicKey } from "@solana/web3.js";
import { readGiftLines } from "~/domain/drop/deeds/gift-lines";
import { readGrantLines } from "~/domain/vesting/deeds/grant-lines";
import {
  findCampaignAddress,
  findClaimPageAddress,
  findEscrowAddress,
  findGiftAddress,
  findGrantAddress,
} from "~programs/addresses";
import { PLACES_PER_PAGE } from "~programs/claim-page";
import {
  type CampaignPromise,
  type CampaignTerms,
  hashPromise,
  promiseOfCoins,
  promiseOfNfts,
} from "~programs/drop-promise";
import { bit, opening } from "./deed-accounts";
import type { KindRule } from "./kind-rules";
import { tokensOf } from "./tokens-of";

/** The only instructions that deeds of drops and grants may have. */
export const DROP_DEED_RULES = {
  createCampaign: {
    expects: ({ creator = "", mint = "", pauser = "", funder = "", totalRaw = "", ...terms }) => {
      const { campaignId = "", root = "", beginTs = "", endTs = "", recipients = "", supply = "" } = terms;
      const place = { creator: new PublicKey(creator), campaignId: Number(campaignId) };
      return [
        {
          does: ["drop.createCoinCampaign"],
          accounts: { campaign: findCampaignAddress(place).toBase58(), creator, mint },
          args: { campaignId, root, beginTs, endTs, recipients, supply, totalGift: totalRaw, pauser, funder },
        },
      ];
    },
  },
  fillCampaign: {
    expects: ({ campaignAddress: campaign = "", mint = "", amountRaw: amount = "", ...terms }, { wallet }) => {
      const promise = promiseHash(mint, terms);
      return [
        ...Array.from({ length: Math.ceil(Number(terms.recipients) / PLACES_PER_PAGE) }, (_, number) => ({
          does: ["drop.createClaimPage"],
          accounts: { campaign, claimPage: claimPageAt(campaign, number), funder: wallet },
          args: { number: String(number), promise },
          // claim pages that exist already are not created again
          isOptional: true,
        })),
        {
          does: ["drop.fund"],
          accounts: { campaign, mint, funder: wallet, funderToken: tokensOf(wallet, mint) },
          args: { amount, promise },
        },
      ];
    },
  },
  openCampaign: {
    expects: ({ campaignAddress: campaign = "" }, { wallet }) => [
      { does: ["drop.openCampaign"], accounts: { campaign, admin: wallet } },
    ],
  },
  returnCoins: {
    expects: ({ campaignAddress: campaign = "", mint = "", pages = "" }, { wallet }) => [
      opening(wallet, mint),
      { does: ["drop.returnCoins"], accounts: { campaign, mint, funderToken: tokensOf(wallet, mint) } },
      ...closingOf(campaign, pages),
    ],
  },
  closeCampaign: {
    expects: ({ campaignAddress: campaign = "" }) => [{ does: ["drop.closeCampaign"], accounts: { campaign } }],
  },
  createNftCampaign: {
    expects: ({ creator = "", tokenProgram = "", pauser = "", funder = "", ...terms }) => {
      const { campaignId = "", root = "", beginTs = "", endTs = "", recipients = "" } = terms;
      const place = { creator: new PublicKey(creator), campaignId: Number(campaignId) };
      return [
        {
          does: ["drop.createNftCampaign"],
          accounts: { campaign: findCampaignAddress(place).toBase58(), creator, tokenProgram },
          args: { campaignId, root, beginTs, endTs, recipients, pauser, funder },
        },
      ];
    },
  },
  depositNfts: {
    expects: ({ campaignAddress: campaign = "", gifts = "", pages = "", ...terms }, { wallet }) => {
      const promise = hashText(promiseOfNfts(termsIn(terms)));
      return [
        ...(pages === "yes" ? [0] : []).map((number) => ({
          does: ["drop.createClaimPage"],
          accounts: { campaign, claimPage: claimPageAt(campaign, number), funder: wallet },
          args: { number: String(number), promise },
          // one that is there already is not made again
          isOptional: true,
        })),
        ...(readGiftLines(gifts) ?? []).map(({ number, mint }) => ({
          does: ["drop.depositNft"],
          accounts: {
            campaign,
            mint,
            ...giftAt(campaign, number),
            funder: wallet,
            funderToken: tokensOf(wallet, mint),
          },
          args: { number: String(number), promise },
        })),
      ];
    },
  },
  returnNfts: {
    expects: ({ campaignAddress: campaign = "", gifts = "", pages = "" }, { wallet }) => [
      ...(readGiftLines(gifts) ?? []).flatMap(({ number, mint }) => [
        opening(wallet, mint),
        {
          does: ["drop.returnNft"],
          accounts: { campaign, mint, ...giftAt(campaign, number), funderToken: tokensOf(wallet, mint) },
        },
      ]),
      ...closingOf(campaign, pages),
    ],
  },
  createGrants: {
    expects: ({ creator = "", mint = "", grants = "" }) =>
      (readGrantLines(grants) ?? []).map(({ grantId, amountRaw: amount, isRevocable, plan, ...terms }) => {
        const grant = findGrantAddress({ creator: new PublicKey(creator), grantId: BigInt(grantId) }).toBase58();
        return {
          does: ["vesting.createGrant"],
          accounts: { grant, creator, mint, creatorToken: tokensOf(creator, mint) },
          args: { ...terms, grantId, amount, isRevocable: bit(isRevocable), plan: planHash(plan) },
        };
      }),
  },
  revokeGrant: {
    expects: ({ grantAddress: grant = "", mint = "" }, { wallet }) => [
      opening(wallet, mint),
      { does: ["vesting.revoke"], accounts: { grant, mint, creator: wallet, creatorToken: tokensOf(wallet, mint) } },
    ],
  },
} as const satisfies Record<string, KindRule>;

function claimPageAt(campaign: string, number: number): string {
  return findClaimPageAddress({ campaign: new PublicKey(campaign), number }).toBase58();
}

const closingOf = (campaign: string, pages: string) =>
  Array.from({ length: Number(pages) }, (_, number) => ({
    does: ["drop.closeClaimPage"],
    accounts: { campaign, claimPage: claimPageAt(campaign, number) },
  }));

/** The account of a place's NFT, and that which keeps the NFT. */
function giftAt(campaign: string, number: number): { gift: string; escrow: string } {
  const gift = findGiftAddress({ campaign: new PublicKey(campaign), number });
  return { gift: gift.toBase58(), escrow: findEscrowAddress(gift).toBase58() };
}

/** The hash, as the program computes it, of the terms that a funder agrees to. */
function promiseHash(mint: string, { supply, totalRaw, ...terms }: Record<string, string>): string {
  const numbers = { supply: Number(supply), totalGiftRaw: BigInt(totalRaw ?? "") };
  return hashText(promiseOfCoins(new PublicKey(mint), { ...termsIn(terms), ...numbers }));
}

const hashText = (promise: CampaignPromise) => new PublicKey(hashPromise(promise)).toBase58();

/** What every campaign promises, whatever it gives. */
function termsIn({ root = "", beginTs = "", endTs = "", recipients }: Record<string, string>): CampaignTerms {
  const window = { beginTs: BigInt(beginTs), endTs: BigInt(endTs) };
  return { root: new PublicKey(root).toBytes(), ...window, recipients: Number(recipients) };
}

/** The 32 bytes of a plan's name, padded with zeros, as they are read from an instruction. */
function planHash(plan: string): string {
  const bytes = new Uint8Array(32);
  bytes.set(new TextEncoder().encode(plan));
  return new PublicKey(bytes).toBase58();
}
