import { signInMethods } from "~db/schema";
import { evmAddressInput, solanaAddressInput, walletTypeInput } from "../users/input";
import { z } from "../zod.ts";
import { chainOfMethod } from "./rules";

const solanaMethods = signInMethods.filter((method) => chainOfMethod(method) === "solana");
const evmMethods = signInMethods.filter((method) => chainOfMethod(method) === "eip155");

export const startSignInInput = z.union([
  z.object({ walletAddress: solanaAddressInput, method: z.enum(solanaMethods) }),
  z.object({ walletAddress: evmAddressInput, method: z.enum(evmMethods) }),
]);

const base64 = z.base64().min(1).max(4096);
const attempt = {
  nonce: z.string().regex(/^[0-9a-f]{32}$/),
  walletAddress: solanaAddressInput,
  walletType: walletTypeInput,
};

/**
 * What the wallet returned: the message and its signature, or the signed transaction, with bytes in base64; of an EVM wallet
 * the signature in hex, which is longer than 65 bytes if the wallet is a contract.
 */
export const finishSignInInput = z.discriminatedUnion("method", [
  z.object({ ...attempt, method: z.enum(["siws", "message"]), signedMessage: base64, signature: base64 }),
  z.object({ ...attempt, method: z.literal("memo"), transaction: base64 }),
  z.object({
    ...attempt,
    walletAddress: evmAddressInput,
    method: z.enum(["siwe", "klay"]),
    signature: z.string().regex(/^0x([0-9a-fA-F]{2}){1,4096}$/),
  }),
]);

/** Ending a session, with the specification's field names. */
export const logoutInput = z.object({ uid: z.string().max(64), auth_key: z.string().max(64) });
