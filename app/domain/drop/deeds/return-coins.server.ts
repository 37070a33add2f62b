import { AppError } from "~/errors";
import { returnCoins as returnCoinsInstruction } from "~programs/drop";
import { createTokenAccount } from "~programs/token-accounts";
import { DEED_COMPUTE_UNITS } from "../../authority/compute-units";
import { defineAuthorityDeed } from "../../authority/define-authority-deed";
import { keyOf } from "../../authority/fields";
import { addressField } from "../../solana/address";
import { z } from "../../zod.ts";
import { DROP_FAILURES } from "./failures";
import { closingOfPages, expectCampaign, expectOver } from "./read-campaign.server";

/** Claim pages that fit into one transaction with the return of the coins; more are for the command line. */
const MOST_PAGES = 8;
const PAGE_COMPUTE_UNITS = 5_000;

/**
 * Takes back the coins that nobody took and closes the claim pages. It works after a campaign's end, or on a draft, which it
 * ends. The campaign's funder signs.
 */
export const returnCoins = defineAuthorityDeed({
  name: "returnCoins",
  parameters: z.strictObject({
    campaignAddress: addressField,
    mint: addressField,
    /** How many claim pages there are. All of them are closed. */
    pages: z.string().regex(/^\d{1,3}$/),
  }),
  failures: DROP_FAILURES,

  // the effects name no amount, because it changes until the end and the second person may agree days earlier
  async plan({ chain }, { campaignAddress, mint, pages }) {
    const { campaign, chainTs } = await expectCampaign(chain, campaignAddress);
    if (campaign.mint?.toBase58() !== mint || String(campaign.pages) !== pages) throw new AppError("InvalidInput");
    if (campaign.state === "settled") throw new AppError("NothingChanges");
    expectOver(campaign, chainTs);
    if (campaign.pages > MOST_PAGES) throw new AppError("CampaignTooLong");
    const { funder, rentPayer, tokenProgram, mint: coin } = campaign;
    const address = keyOf(campaignAddress);
    return {
      authority: funder,
      instructions: [
        createTokenAccount(funder, coin, tokenProgram),
        returnCoinsInstruction({ campaign: { address, mint: coin, tokenProgram }, authority: funder, rentPayer }),
        ...(await closingOfPages(chain, { campaign: address, funder }, campaign.pages)),
      ],
      computeUnits: DEED_COMPUTE_UNITS + campaign.pages * PAGE_COMPUTE_UNITS,
      effects: [
        { name: "campaign", after: campaignAddress },
        { name: "mint", after: mint },
        { name: "to", after: funder.toBase58() },
        { name: "pages", before: campaign.pages, after: 0 },
      ],
    };
  },
});
