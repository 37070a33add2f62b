import { AppError } from "~/errors";
import { openCampaign as openCampaignInstruction } from "~programs/drop";
import { DEED_COMPUTE_UNITS } from "../../authority/compute-units";
import { defineAuthorityDeed } from "../../authority/define-authority-deed";
import { keyOf } from "../../authority/fields";
import { addressField } from "../../solana/address";
import { z } from "../../zod.ts";
import { isListStored } from "../stored-list.server";
import { DROP_FAILURES } from "./failures";
import { expectCampaign, isFilled } from "./read-campaign.server";
import { termEffects } from "./term-effects";

/** Opens a draft that is filled; this cannot be undone. The campaign's admin signs. */
export const openCampaign = defineAuthorityDeed({
  name: "openCampaign",
  parameters: z.strictObject({ campaignAddress: addressField }),
  failures: DROP_FAILURES,

  async plan({ db, chain }, { campaignAddress }) {
    const { campaign, chainTs } = await expectCampaign(chain, campaignAddress);
    const { admin, state, isPaused, endTs } = campaign;
    if (state !== "draft") throw new AppError("CampaignNotDraft");
    if (isPaused) throw new AppError("CampaignPaused");
    if (chainTs >= endTs) throw new AppError("DropEnded");
    if (!isFilled(campaign)) throw new AppError("CampaignNotFilled");
    // without the list nobody could take a gift, and an open campaign cannot be taken back before its end
    if (!(await isListStored(db, { campaignAddress, campaign }))) throw new AppError("ListNotStored");
    return {
      authority: admin,
      instructions: [openCampaignInstruction({ campaign: keyOf(campaignAddress), admin })],
      computeUnits: DEED_COMPUTE_UNITS,
      effects: [{ name: "campaign", after: campaignAddress }, ...termEffects(campaign)],
    };
  },
});
