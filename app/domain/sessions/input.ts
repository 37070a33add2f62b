import { signInMethods } from "~db/schema";
import { ticketInput } from "../app-wallets/input";
import { APP_WALLETS } from "../app-wallets/rules";
import { evmAddressInput, solanaAddressInput } from "../users/input";
import { EVM_WALLET_TYPES, SOLANA_WALLET_TYPES } from "../users/rules";
import { z } from "../zod.ts";
import { chainOfMethod } from "./rules";

const solanaMethods = signInMethods.filter((method) => chainOfMethod(method) === "solana");
const evmMethods = signInMethods.filter((method) => chainOfMethod(method) === "eip155");

export const startSignInInput = z.union([
  z.object({ walletAddress: solanaAddressInput, method: z.enum(solanaMethods) }),
  z.object({ walletAddress: evmAddressInput, method: z.enum(evmMethods) }),
]);

const base64 = z.base64().min(1).max(4096);
const nonce = z.string().regex(/^[0-9a-f]{32}$/);
const solana = { nonce, walletAddress: solanaAddressInput, walletType: z.enum(SOLANA_WALLET_TYPES) };
const evm = { nonce, walletAddress: evmAddressInput, walletType: z.enum(EVM_WALLET_TYPES) };

/**
 * What the wallet returned: the message and its signature, or the signed transaction, with bytes in base64; of an EVM wallet
 * the signature in hex, which is longer than 65 bytes if the wallet is a contract. Method, address and type of wallet are of
 * one chain.
 */
export const finishSignInInput = z.discriminatedUnion("method", [
  z.object({ ...solana, method: z.enum(["siws", "message"]), signedMessage: base64, signature: base64 }),
  z.object({ ...solana, method: z.literal("memo"), transaction: base64 }),
  z.object({
    ...evm,
    method: z.enum(["siwe", "klay"]),
    signature: z.string().regex(/^0x([0-9a-fA-F]{2}){1,4096}$/),
  }),
  z.object({ ...evm, walletType: z.enum(APP_WALLETS), method: z.literal("app"), ticket: ticketInput }),
]);

type GivenAnswer = z.output<typeof finishSignInInput>;
type AppAnswer = Extract<GivenAnswer, { method: "app" }>;
/** An answer with its signature; that of an app has been read from its service. */
export type SignInAnswer = Exclude<GivenAnswer, AppAnswer> | (Omit<AppAnswer, "ticket"> & { signature: string });

/** Ending a session, with the specification's field names. */
export const logoutInput = z.object({ uid: z.string().max(64), auth_key: z.string().max(64) });
