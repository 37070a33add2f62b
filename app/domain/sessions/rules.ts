import type { signInMethods } from "~db/schema";
import type { Chain } from "../wallet-chains";

/** The holder that a signed session belongs to. An EVM address is in lower case. */
type HolderOn<C extends Chain> = { chain: C; userId: string; walletAddress: string; sessionIdHash: string };

/** What acts on Solana takes this holder only: a session of the former chain proves nothing about a Solana address. */
export type SolanaHolder = HolderOn<"solana">;
export type EvmHolder = HolderOn<"eip155">;
export type Holder = SolanaHolder | EvmHolder;

/** The holders of a browser's sessions, at most one for each chain. */
export type Holders = { solana: SolanaHolder | null; evm: EvmHolder | null };

/** A session lasts this long and is never prolonged (docs/decisions/005-sessions.md). */
const SESSION_MS = 7 * 24 * 60 * 60_000;
/**
 * The same for a wallet of the former chain. The QR code of a sign-in in a wallet's app can be shown to somebody who is made to
 * believe that it is theirs (docs/security.md), and then the session is in another's browser. Whoever relays a signature also
 * names the method, so that the time must not depend on it.
 */
const EVM_SESSION_MS = 24 * 60 * 60_000;

/**
 * For Solana, "siws": solana:signIn; "message": a signed message; "memo": a signed transaction that is never broadcast. For
 * the former chain, "siwe": the text of EIP-4361 by personal_sign; "klay": the same text by klay_sign (KIP-97); "app": the
 * same text in a wallet's app, whose service does not say by which of the two.
 */
export type SignInMethod = (typeof signInMethods)[number];

/** How long a session lasts that was opened by a method. */
export function sessionMs(method: SignInMethod): number {
  return chainOfMethod(method) === "eip155" ? EVM_SESSION_MS : SESSION_MS;
}

/** The chain whose wallets sign in by a method. */
export function chainOfMethod(method: SignInMethod): Chain {
  return method === "siwe" || method === "klay" || method === "app" ? "eip155" : "solana";
}

/** The names of the clusters in what a holder signs. */
export const SIGN_IN_CHAINS = { local: "localnet", devnet: "devnet", "mainnet-beta": "mainnet" } as const;

/** In English, whatever the page's language: the standard allows only ASCII, and hardware wallets show nothing else. */
export const SIGN_IN_STATEMENT = "Sign in to Punkvism. This costs nothing and moves no funds.";

/**
 * What the wallet returned: bytes in base64, the signature of an EVM wallet in hex. What an app has signed stays with the
 * site, which knows it by the ticket of its request.
 */
export type SolanaProof =
  | { method: "siws" | "message"; signedMessage: string; signature: string }
  | { method: "memo"; transaction: string };
export type EvmProof = { method: "siwe" | "klay"; signature: string };
type AppProof = { method: "app"; ticket: string };
export type SignInProof = SolanaProof | EvmProof | AppProof;
