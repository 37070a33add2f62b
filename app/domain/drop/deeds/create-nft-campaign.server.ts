import { AppError } from "~/errors";
import { TOKEN_2022_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { createNftCampaign as createNftCampaignInstruction } from "~programs/drop";
import { DEED_COMPUTE_UNITS } from "../../authority/compute-units";
import { defineAuthorityDeed } from "../../authority/define-authority-deed";
import { keyOf, wholeField } from "../../authority/fields";
import { addressField } from "../../solana/address";
import { z } from "../../zod.ts";
import { expectNewCampaign } from "./create-campaign.server";
import { DROP_FAILURES } from "./failures";
import { termEffects } from "./term-effects";
import { nftTermFields, nftTermsOf } from "./terms";

/**
 * Creates a draft that gives each wallet of a list one NFT. It promises nothing yet, and has no NFT: its funder puts them in
 * for exactly these terms (depositNfts). The creator signs, pays the deposit and becomes the admin.
 */
export const createNftCampaign = defineAuthorityDeed({
  name: "createNftCampaign",
  parameters: z.strictObject({
    creator: addressField,
    /** Of the creator's campaigns; a number is used once. */
    campaignId: wholeField,
    /** Of every NFT that it gives. */
    tokenProgram: addressField,
    ...nftTermFields,
    pauser: addressField,
    funder: addressField,
  }),
  failures: DROP_FAILURES,

  async plan(deps, parameters) {
    const { creator: address, campaignId, tokenProgram } = parameters;
    const terms = nftTermsOf(parameters);
    const supply = terms.recipients;
    const campaign = await expectNewCampaign(deps, { creator: address, campaignId, terms: { ...terms, supply } });
    const program = [TOKEN_PROGRAM_ADDRESS, TOKEN_2022_PROGRAM_ADDRESS].find((key) => key.toBase58() === tokenProgram);
    if (!program) throw new AppError("InvalidInput");
    const creator = keyOf(address);
    const roles = { creator, pauser: keyOf(parameters.pauser), funder: keyOf(parameters.funder) };
    return {
      authority: creator,
      instructions: [
        createNftCampaignInstruction({ ...roles, campaignId: Number(campaignId), tokenProgram: program, terms }),
      ],
      computeUnits: DEED_COMPUTE_UNITS,
      effects: [
        { name: "campaign", after: campaign },
        ...termEffects({ ...terms, supply }),
        { name: "root", after: parameters.root },
        { name: "tokenProgram", after: tokenProgram },
        { name: "funder", after: parameters.funder },
        { name: "pauser", after: parameters.pauser },
      ],
    };
  },
});
