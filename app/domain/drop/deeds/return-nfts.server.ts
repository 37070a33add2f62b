import { AppError } from "~/errors";
import { returnNft } from "~programs/drop";
import { createTokenAccount } from "~programs/token-accounts";
import { defineAuthorityDeed } from "../../authority/define-authority-deed";
import { keyOf } from "../../authority/fields";
import { addressField } from "../../solana/address";
import { z } from "../../zod.ts";
import { DROP_FAILURES } from "./failures";
import { readGiftLines } from "./gift-lines";
import { giftsField } from "./gifts-field";
import { closingOfPages, expectCampaign, expectOver } from "./read-campaign.server";
import { readKeptGifts } from "./read-gifts.server";

/** An account for the NFT costs up to 30,000, its return about as much as a deposit. */
const GIFT_COMPUTE_UNITS = 70_000;
const PAGE_COMPUTE_UNITS = 5_000;
const MOST_PAGES = 1;

/**
 * Takes back up to four NFTs that nobody took, or closes the accounts of those that were taken, and closes the claim page if
 * that is asked for, of a draft, which this ends, or after the end. The campaign's funder signs.
 */
export const returnNfts = defineAuthorityDeed({
  name: "returnNfts",
  parameters: z.strictObject({
    campaignAddress: addressField,
    gifts: giftsField,
    /** How many claim pages are closed: all that there are, or 0. */
    pages: z.string().regex(/^\d{1,3}$/),
  }),
  failures: DROP_FAILURES,

  async plan({ chain }, { campaignAddress, gifts: text, pages }) {
    const { campaign, chainTs } = await expectCampaign(chain, campaignAddress);
    if (campaign.kind !== "nfts") throw new AppError("InvalidInput");
    expectOver(campaign, chainTs);
    const lines = readGiftLines(text) ?? [];
    const places = lines.map(({ number }) => number);
    const kept = await readKeptGifts(chain, campaignAddress, places);
    const isSame = kept.every((gift, at) => gift.mint.toBase58() === lines[at]?.mint);
    // somebody else took it back meanwhile
    if (kept.length !== lines.length || !isSame) throw new AppError("NothingChanges");
    if (pages !== "0" && pages !== String(campaign.pages)) throw new AppError("InvalidInput");
    if (campaign.pages > MOST_PAGES) throw new AppError("CampaignTooLong");
    const { funder, tokenProgram } = campaign;
    const address = keyOf(campaignAddress);
    const closing = await closingOfPages(chain, { campaign: address, funder }, Number(pages));
    if (kept.length + closing.length === 0) throw new AppError("NothingChanges");
    return {
      authority: funder,
      instructions: [
        ...kept.flatMap(({ mint, number, rentPayer, isEscrowEmpty }) => [
          ...(isEscrowEmpty ? [] : [createTokenAccount(funder, mint, tokenProgram)]),
          returnNft({ campaign: { address, tokenProgram }, authority: funder, rentPayer, mint, number }),
        ]),
        ...closing,
      ],
      computeUnits: kept.length * GIFT_COMPUTE_UNITS + PAGE_COMPUTE_UNITS,
      effects: [
        { name: "campaign", after: campaignAddress },
        { name: "to", after: funder.toBase58() },
        ...(closing.length > 0 ? [{ name: "pages", before: closing.length, after: 0 }] : []),
        ...kept.map(({ mint, number }) => ({ name: "gift", of: String(number), after: mint.toBase58() })),
      ],
    };
  },
});
