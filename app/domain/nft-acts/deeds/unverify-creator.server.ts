import { PublicKey } from "@solana/web3.js";
import { unverifyCreator as of } from "~programs/nft-acts";
import { defineAuthorityDeed } from "../../authority/define-authority-deed";
import { addressField } from "../../solana/address";
import { z } from "../../zod.ts";
import { ACT_FAILURES, mintsField, planAct } from "./plan-act.server";

/** A creator of NFTs takes back that they made them. Only the creator can. */
export const unverifyCreator = defineAuthorityDeed({
  name: "unverifyCreator",
  parameters: z.strictObject({
    /** The creator, who signs. */
    creator: addressField,
    mints: mintsField("unverifyCreator"),
  }),
  failures: ACT_FAILURES,
  plan: ({ chain }, { creator, mints }) =>
    planAct(chain, { act: "unverifyCreator", authority: creator, newAuthority: "", mints }, (mint) =>
      of({ mint, creator: new PublicKey(creator) }),
    ),
});
