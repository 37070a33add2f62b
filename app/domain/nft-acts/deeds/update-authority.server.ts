import { PublicKey } from "@solana/web3.js";
import { setUpdateAuthority } from "~programs/nft-acts";
import { defineAuthorityDeed } from "../../authority/define-authority-deed";
import { addressField } from "../../solana/address";
import { z } from "../../zod.ts";
import { ACT_FAILURES, mintsField, planAct } from "./plan-act.server";

/**
 * Hands the power over NFTs to another wallet. The present authority signs: a delegate would need a record for each NFT, which
 * the authority would have to sign for as well.
 */
export const updateAuthority = defineAuthorityDeed({
  name: "updateAuthority",
  parameters: z.strictObject({
    /** The present authority, which signs. */
    authority: addressField,
    newAuthority: addressField,
    mints: mintsField("updateAuthority"),
  }),
  failures: ACT_FAILURES,
  plan: ({ chain }, { authority, newAuthority, mints }) =>
    planAct(chain, { act: "updateAuthority", authority, newAuthority, mints }, (mint) =>
      setUpdateAuthority({ mint, authority: new PublicKey(authority), newAuthority: new PublicKey(newAuthority) }),
    ),
});
