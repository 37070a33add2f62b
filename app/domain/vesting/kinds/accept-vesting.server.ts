import { PublicKey } from "@solana/web3.js";
import { AppError } from "~/errors";
import { acceptBeneficiary } from "~programs/vesting";
import { addressField } from "../../solana/address";
import { defineKind } from "../../transactions/define-kind";
import { z } from "../../zod.ts";
import { expectGrant } from "../accounts.server";
import { describeHandOver, handOverPreview, planHandOver } from "./hand-over";

/** Takes over a grant that its beneficiary offered to this wallet. Throws GrantNotFound. */
export const acceptVesting = defineKind({
  name: "acceptVesting",
  parameters: z.strictObject({ grantAddress: addressField }),
  preview: handOverPreview,

  async plan({ chain }, { wallet, parameters }) {
    const { accounts } = await chain.getAccounts([parameters.grantAddress]);
    const { address, grant } = expectGrant(accounts[0]);
    const newBeneficiary = new PublicKey(wallet);
    if (!grant.pendingBeneficiary?.equals(newBeneficiary)) throw new AppError("GrantNotFound");
    return planHandOver(address, acceptBeneficiary({ grant: new PublicKey(address), newBeneficiary }));
  },

  describe: describeHandOver,
});
