import { PublicKey } from "@solana/web3.js";
import { verifyCreator as of } from "~programs/nft-acts";
import { defineAuthorityDeed } from "../../authority/define-authority-deed";
import { addressField } from "../../solana/address";
import { z } from "../../zod.ts";
import { ACT_FAILURES, mintsField, planAct } from "./plan-act.server";

/** A creator whom NFTs name confirms that they made them. Only the creator can: Token Metadata knows no delegate for it. */
export const verifyCreator = defineAuthorityDeed({
  name: "verifyCreator",
  parameters: z.strictObject({
    /** The creator, who signs. */
    creator: addressField,
    mints: mintsField("verifyCreator"),
  }),
  failures: ACT_FAILURES,
  plan: ({ chain }, { creator, mints }) =>
    planAct(chain, { act: "verifyCreator", authority: creator, newAuthority: "", mints }, (mint) =>
      of({ mint, creator: new PublicKey(creator) }),
    ),
});
