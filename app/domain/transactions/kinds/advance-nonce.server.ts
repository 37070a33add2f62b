import { AppError } from "~/errors";
import { z } from "../../zod.ts";
import { defineKind } from "../define-kind";
import { CANCELLING_KIND, findWaiting } from "../lifetime.server";
import { describeNonce, noncePreview, planOfNonce, readNonceAccount } from "../nonce-account.server";

/** Uses the nonce up, so that the transaction that waits for it can no longer happen. Throws NothingToCancel. */
export const advanceNonce = defineKind({
  name: CANCELLING_KIND,
  parameters: z.strictObject({}),
  preview: noncePreview,
  // the account's value is what cancelling uses up
  lifetime: "nonce",

  async plan({ db, chain }, { wallet }) {
    const { address, reading } = await readNonceAccount(chain, wallet);
    const waiting = reading.status === "ready" ? await findWaiting(db, wallet, reading.nonce) : null;
    if (!waiting) throw new AppError("NothingToCancel");
    // a transaction with a nonce begins with its advance: there is nothing to add
    return planOfNonce(address, []);
  },

  describe: describeNonce,
});
