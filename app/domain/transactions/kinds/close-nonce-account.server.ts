import { AppError } from "~/errors";
import { closeNonceInstruction } from "../../solana/nonce-account.server";
import { z } from "../../zod.ts";
import { defineKind } from "../define-kind";
import { findWaiting } from "../lifetime.server";
import { describeNonce, noncePreview, planOfNonce, readNonceAccount } from "../nonce-account.server";

/**
 * Closes the holder's nonce account and returns its deposit. Throws NonceAccountMissing, NonceAccountForeign, NonceWaiting.
 */
export const closeNonceAccount = defineKind({
  name: "closeNonceAccount",
  parameters: z.strictObject({}),
  preview: noncePreview,
  // the account cannot be closed by a transaction that uses its nonce
  lifetime: "blockhash",

  async plan({ db, chain }, { wallet }) {
    const { address, reading } = await readNonceAccount(chain, wallet);
    if (reading.status === "none") throw new AppError("NonceAccountMissing");
    if (reading.status === "foreign") throw new AppError("NonceAccountForeign");
    if (await findWaiting(db, wallet, reading.nonce)) throw new AppError("NonceWaiting");
    return planOfNonce(address, [closeNonceInstruction(wallet, address, reading.lamports)]);
  },

  describe: describeNonce,
});
