import { AppError } from "~/errors";
import { createTokenAccount } from "~programs/token-accounts";
import { revoke } from "~programs/vesting";
import { DEED_COMPUTE_UNITS } from "../../authority/compute-units";
import { defineAuthorityDeed } from "../../authority/define-authority-deed";
import { keyOf } from "../../authority/fields";
import { addressField } from "../../solana/address";
import { z } from "../../zod.ts";
import { expectGrant } from "../accounts.server";

/** Ends a revocable grant now: the vested part stays the beneficiary's, and the rest goes back. The grant's creator signs. */
export const revokeGrant = defineAuthorityDeed({
  name: "revokeGrant",
  parameters: z.strictObject({ grantAddress: addressField, mint: addressField }),
  failures: {
    WrongCreator: "AuthorityChanged",
    GrantNotRevocable: "GrantNotRevocable",
    GrantAlreadyRevoked: "GrantNotRevocable",
    NothingToRevoke: "GrantNotRevocable",
  },

  // the effects name nothing that changes by itself, because the second person may agree days later
  async plan({ chain }, { grantAddress, mint }) {
    const { accounts } = await chain.getAccounts([grantAddress]);
    const { grant } = expectGrant(accounts[0]);
    if (grant.mint.toBase58() !== mint) throw new AppError("InvalidInput");
    if (!grant.isRevocable || grant.revokedTs !== 0n) throw new AppError("GrantNotRevocable");
    const { creator, beneficiary, tokenProgram, plan } = grant;
    return {
      authority: creator,
      instructions: [
        createTokenAccount(creator, grant.mint, tokenProgram),
        revoke({ grant: { address: keyOf(grantAddress), ...grant }, creator }),
      ],
      computeUnits: DEED_COMPUTE_UNITS,
      effects: [
        { name: "grant", after: grantAddress },
        { name: "plan", after: plan },
        { name: "beneficiary", after: beneficiary.toBase58() },
        { name: "mint", after: mint },
        { name: "to", after: creator.toBase58() },
      ],
    };
  },
});
