import { AppError } from "~/errors";
import { claimPagesNeeded, createClaimPage, depositNft, promiseOfNfts } from "~programs/drop";
import { defineAuthorityDeed } from "../../authority/define-authority-deed";
import { keyOf, yesNoField } from "../../authority/fields";
import { addressField } from "../../solana/address";
import { z } from "../../zod.ts";
import { isListStored } from "../stored-list.server";
import { DROP_FAILURES } from "./failures";
import { readGiftLines } from "./gift-lines";
import { giftsField } from "./gifts-field";
import { isSamePromise } from "./is-same-promise";
import { expectCampaign } from "./read-campaign.server";
import { readNewGifts } from "./read-gifts.server";
import { termEffects } from "./term-effects";
import { nftTermFields, nftTermsOf } from "./terms";

/** Twice what the dearest deposit was measured with (docs/program-resources.json). */
const GIFT_COMPUTE_UNITS = 50_000;
const PAGE_COMPUTE_UNITS = 20_000;
/** Claim pages that fit into one transaction beside the NFTs: lists of 8,192 places. */
const MOST_PAGES = 1;

/**
 * Puts up to four NFTs into a draft, each for a place of its list, and creates its claim page if that is asked for. The
 * parameters are what the funder agrees to: the program takes nothing if the draft promises anything else by then. The
 * campaign's funder signs.
 */
export const depositNfts = defineAuthorityDeed({
  name: "depositNfts",
  parameters: z.strictObject({
    campaignAddress: addressField,
    ...nftTermFields,
    gifts: giftsField,
    /** Whether it creates the claim pages that are lacking. */
    pages: yesNoField,
  }),
  // its place has an NFT already
  failures: { ...DROP_FAILURES, AccountAlreadyExists: "NothingChanges" },

  async plan({ db, chain }, parameters) {
    const { campaignAddress, gifts: text } = parameters;
    const { campaign } = await expectCampaign(chain, campaignAddress);
    const { funder, tokenProgram, recipients, pages } = campaign;
    if (campaign.kind !== "nfts") throw new AppError("InvalidInput");
    if (campaign.state !== "draft") throw new AppError("CampaignNotDraft");
    const promise = promiseOfNfts(nftTermsOf(parameters));
    if (!isSamePromise(promise, campaign)) throw new AppError("PromiseChanged");
    // who agrees sees the stored list, but the creator whom a draft names can make its campaign without the deed, with another
    if (!(await isListStored(db, { campaignAddress, campaign }))) throw new AppError("ListNotStored");
    const gifts = readGiftLines(text) ?? [];
    if (gifts.some(({ number }) => number >= recipients)) throw new AppError("InvalidInput");
    const found = await readNewGifts(chain, { campaignAddress, campaign }, gifts);
    if (found.some(({ isThere }) => isThere)) throw new AppError("NothingChanges");
    if (found.some(({ fault }) => fault !== null)) throw new AppError("NftNotHeld");
    const needed = claimPagesNeeded(recipients);
    if (needed > MOST_PAGES) throw new AppError("CampaignTooLong");
    const isPageAdded = parameters.pages === "yes" && pages < needed;
    if (gifts.length === 0 && !isPageAdded) throw new AppError("NothingChanges");
    const address = keyOf(campaignAddress);
    return {
      authority: funder,
      instructions: [
        ...(isPageAdded ? [createClaimPage({ campaign: address, promise, funder, number: 0 })] : []),
        ...gifts.map(({ number, mint }) =>
          depositNft({ campaign: { address, tokenProgram }, promise, funder, mint: keyOf(mint), number }),
        ),
      ],
      computeUnits: gifts.length * GIFT_COMPUTE_UNITS + PAGE_COMPUTE_UNITS,
      effects: [
        { name: "campaign", after: campaignAddress },
        ...termEffects(campaign),
        { name: "admin", after: campaign.admin.toBase58() },
        { name: "root", after: parameters.root },
        ...(isPageAdded ? [{ name: "pages", before: pages, after: needed }] : []),
        ...gifts.map(({ number, mint }) => ({ name: "gift", of: String(number), after: mint })),
      ],
    };
  },
});
