import { NONCE_ACCOUNT_LENGTH } from "@solana/web3.js";
import { AppError } from "~/errors";
import { createNonceInstructions } from "../../solana/nonce-account.server";
import { z } from "../../zod.ts";
import { defineKind } from "../define-kind";
import { describeNonce, noncePreview, planOfNonce, readNonceAccount } from "../nonce-account.server";

/** Makes the holder's nonce account. Throws NonceAccountThere, NonceAccountForeign. */
export const createNonceAccount = defineKind({
  name: "createNonceAccount",
  parameters: z.strictObject({}),
  preview: noncePreview,
  // the nonce of an account that does not exist yet cannot be used
  lifetime: "blockhash",

  async plan({ chain }, { wallet }) {
    const { address, reading } = await readNonceAccount(chain, wallet);
    if (reading.status === "ready") throw new AppError("NonceAccountThere");
    if (reading.status === "foreign") throw new AppError("NonceAccountForeign");
    const rent = await chain.getRent(NONCE_ACCOUNT_LENGTH);
    return planOfNonce(address, createNonceInstructions(wallet, address, { rent, held: reading.lamports }));
  },

  describe: describeNonce,
});
