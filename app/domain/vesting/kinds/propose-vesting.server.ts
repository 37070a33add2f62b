import { PublicKey } from "@solana/web3.js";
import { AppError } from "~/errors";
import { proposeBeneficiary } from "~programs/vesting";
import { addressField } from "../../solana/address";
import { defineKind } from "../../transactions/define-kind";
import { z } from "../../zod.ts";
import { expectGrant } from "../accounts.server";
import { describeHandOver, handOverPreview, planHandOver } from "./hand-over";

/** Offers a grant to another wallet, or withdraws the offer with "none". Throws GrantNotFound. */
export const proposeVesting = defineKind({
  name: "proposeVesting",
  parameters: z.strictObject({
    grantAddress: addressField,
    newBeneficiary: z.union([addressField, z.literal("none")]),
  }),
  preview: handOverPreview,

  async plan({ chain }, { wallet, parameters }) {
    const { accounts } = await chain.getAccounts([parameters.grantAddress]);
    const { address, grant } = expectGrant(accounts[0]);
    const beneficiary = new PublicKey(wallet);
    if (!grant.beneficiary.equals(beneficiary)) throw new AppError("GrantNotFound");
    const newBeneficiary = parameters.newBeneficiary === "none" ? null : new PublicKey(parameters.newBeneficiary);
    const offer = proposeBeneficiary({ grant: new PublicKey(address), beneficiary, newBeneficiary });
    return planHandOver(address, offer);
  },

  describe: describeHandOver,
});
