import { AppError } from "~/errors";
import { closeCampaign as closeCampaignInstruction } from "~programs/drop";
import { DEED_COMPUTE_UNITS } from "../../authority/compute-units";
import { defineAuthorityDeed } from "../../authority/define-authority-deed";
import { keyOf } from "../../authority/fields";
import { addressField } from "../../solana/address";
import { z } from "../../zod.ts";
import { DROP_FAILURES } from "./failures";
import { expectCampaign, expectOver } from "./read-campaign.server";

/** Closes a campaign that holds nothing more; its rent goes back to the wallet that paid it. The campaign's admin signs. */
export const closeCampaign = defineAuthorityDeed({
  name: "closeCampaign",
  parameters: z.strictObject({ campaignAddress: addressField }),
  failures: DROP_FAILURES,

  async plan({ chain }, { campaignAddress }) {
    const { campaign, chainTs } = await expectCampaign(chain, campaignAddress);
    const { admin, rentPayer, kind, state, pages, depositedRaw } = campaign;
    expectOver(campaign, chainTs);
    const hasLeft = pages > 0 || (kind === "coins" ? state !== "settled" : depositedRaw > 0n);
    if (hasLeft) throw new AppError("CampaignNotEmpty");
    return {
      authority: admin,
      instructions: [closeCampaignInstruction({ campaign: keyOf(campaignAddress), authority: admin, rentPayer })],
      computeUnits: DEED_COMPUTE_UNITS,
      effects: [
        { name: "campaign", after: campaignAddress },
        { name: "rentTo", after: rentPayer.toBase58() },
      ],
    };
  },
});
