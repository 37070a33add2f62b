import type { signInMethods } from "~db/schema";

/** The holder that a signed session belongs to. */
export type Holder = { userId: string; walletAddress: string; sessionIdHash: string };

/** A session lasts this long and is never prolonged (docs/decisions/005-sessions.md). */
export const SESSION_MS = 7 * 24 * 60 * 60_000;

/** "siws": solana:signIn; "message": a signed message; "memo": a signed transaction that is never broadcast. */
export type SignInMethod = (typeof signInMethods)[number];

/** The names of the clusters in what a holder signs. */
export const SIGN_IN_CHAINS = { local: "localnet", devnet: "devnet", "mainnet-beta": "mainnet" } as const;

/** In English, whatever the page's language: the standard allows only ASCII, and hardware wallets show nothing else. */
export const SIGN_IN_STATEMENT = "Sign in to Punkvism. This costs nothing and moves no funds.";

/** What the wallet returned, bytes in base64. */
export type SignInProof =
  | { method: "siws" | "message"; signedMessage: string; signature: string }
  | { method: "memo"; transaction: string };
