import { AppError } from "~/errors";
import { z } from "../../zod.ts";
import { defineKind } from "../define-kind";
import { CANCELLING_KIND, findWaiting } from "../lifetime.server";
import { describeNonce, noncePreview, planOfNonce, readNonceAccount } from "../nonce-account.server";

/** Uses up the nonce, so that the transaction that waits for it can no longer land. Throws NothingToCancel. */
export const advanceNonce = defineKind({
  name: CANCELLING_KIND,
  parameters: z.strictObject({}),
  preview: noncePreview,
  // it has to use up the nonce of the account
  lifetime: "nonce",

  async plan({ db, chain }, { wallet }) {
    const { address, reading } = await readNonceAccount(chain, wallet);
    const waiting = reading.status === "ready" ? await findWaiting(db, wallet, reading.nonce) : null;
    if (!waiting) throw new AppError("NothingToCancel");
    // a transaction with a nonce already begins with the advance, so that there is nothing to add
    return planOfNonce(address, []);
  },

  describe: describeNonce,
});
