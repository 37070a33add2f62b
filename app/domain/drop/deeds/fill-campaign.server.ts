import { AppError } from "~/errors";
import { amountToDecimal } from "~programs/amounts";
import { claimPagesNeeded, createClaimPage, fund, promiseOfCoins } from "~programs/drop";
import { DEED_COMPUTE_UNITS } from "../../authority/compute-units";
import { defineAuthorityDeed } from "../../authority/define-authority-deed";
import { expectCoins } from "../../authority/expect-coins.server";
import { keyOf } from "../../authority/fields";
import { amountRawField } from "../../fields";
import { addressField } from "../../solana/address";
import { z } from "../../zod.ts";
import { isListStored } from "../stored-list.server";
import { DROP_FAILURES } from "./failures";
import { isSamePromise } from "./is-same-promise";
import { expectCampaign } from "./read-campaign.server";
import { termEffects } from "./term-effects";
import { termFields, termsOf } from "./terms";

/** Claim pages that fit into one transaction with the payment: lists of 49,152 places. */
const MOST_PAGES = 6;
const PAGE_COMPUTE_UNITS = 20_000;

/**
 * Pays the gift into a draft and creates the claim pages that it lacks. The parameters are the terms that the funder agrees to:
 * the program takes nothing if the draft promises other terms by then. The campaign's funder signs.
 */
export const fillCampaign = defineAuthorityDeed({
  name: "fillCampaign",
  parameters: z.strictObject({
    campaignAddress: addressField,
    mint: addressField,
    ...termFields,
    /** The amount that is paid in now: the whole gift, unless somebody has paid a part of it before. */
    amountRaw: amountRawField,
  }),
  failures: DROP_FAILURES,

  async plan({ db, chain }, parameters) {
    const { campaignAddress, mint: mintAddress, amountRaw } = parameters;
    const { campaign } = await expectCampaign(chain, campaignAddress);
    const { funder, tokenProgram, decimals, recipients, pages, depositedRaw, totalGiftRaw } = campaign;
    if (campaign.state !== "draft") throw new AppError("CampaignNotDraft");
    const mint = keyOf(mintAddress);
    const promise = promiseOfCoins(mint, termsOf(parameters));
    if (!isSamePromise(promise, campaign)) throw new AppError("PromiseChanged");
    const missingRaw = totalGiftRaw - depositedRaw;
    if (missingRaw <= 0n) throw new AppError("NothingChanges");
    if (BigInt(amountRaw) !== missingRaw) throw new AppError("PromiseChanged");
    // who agrees sees the stored list, but the creator whom a draft names can make its campaign without the deed, with another
    if (!(await isListStored(db, { campaignAddress, campaign }))) throw new AppError("ListNotStored");
    const lacking = numbersFrom(pages, claimPagesNeeded(recipients));
    if (lacking.length > MOST_PAGES) throw new AppError("CampaignTooLong");
    await expectCoins(chain, { coin: { mint, tokenProgram, decimals }, owner: funder, neededRaw: missingRaw });
    const address = keyOf(campaignAddress);
    return {
      authority: funder,
      instructions: [
        ...lacking.map((number) => createClaimPage({ campaign: address, promise, funder, number })),
        fund({ campaign: { address, mint, tokenProgram }, promise, funder, amountRaw: missingRaw }),
      ],
      computeUnits: DEED_COMPUTE_UNITS + lacking.length * PAGE_COMPUTE_UNITS,
      effects: [
        { name: "campaign", after: campaignAddress },
        { name: "mint", after: mintAddress },
        { name: "amount", after: amountToDecimal(missingRaw, decimals) },
        ...termEffects(campaign),
        // the person who agrees to the payment has to know whose campaign and which list it is for
        { name: "admin", after: campaign.admin.toBase58() },
        { name: "root", after: parameters.root },
        { name: "pages", before: pages, after: pages + lacking.length },
      ],
    };
  },
});

const numbersFrom = (first: number, end: number) =>
  Array.from({ length: Math.max(end - first, 0) }, (_, at) => first + at);
