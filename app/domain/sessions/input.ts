import { signInMethods } from "~db/schema";
import { solanaAddressInput, walletTypeInput } from "../users/input";
import { z } from "../zod.ts";

export const startSignInInput = z.object({ walletAddress: solanaAddressInput, method: z.enum(signInMethods) });

const base64 = z.base64().min(1).max(4096);
const attempt = {
  nonce: z.string().regex(/^[0-9a-f]{32}$/),
  walletAddress: solanaAddressInput,
  walletType: walletTypeInput,
};

/** What the wallet returned: the message and its signature, or the signed transaction; bytes in base64. */
export const finishSignInInput = z.discriminatedUnion("method", [
  z.object({ ...attempt, method: z.enum(["siws", "message"]), signedMessage: base64, signature: base64 }),
  z.object({ ...attempt, method: z.literal("memo"), transaction: base64 }),
]);

/** Ending a session, with the specification's field names. */
export const logoutInput = z.object({ uid: z.string().max(64), auth_key: z.string().max(64) });
