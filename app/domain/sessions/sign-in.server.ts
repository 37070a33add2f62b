import { ed25519 } from "@noble/curves/ed25519";
import { createSignInMessageText } from "@solana/wallet-standard-util";
import bs58 from "bs58";
import { and, eq, gt, isNull } from "drizzle-orm";
import { getAddress } from "viem";
import { fromBase64, toBase64 } from "~/base64";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { signInNonce } from "~db/schema";
import { registerHolder } from "../users/commands.server";
import type { Chain } from "../wallet-chains";
import { startSession } from "./commands.server";
import type { SignInChain } from "./evm-nodes.server";
import { type EvmMethod, isEvmSignature } from "./evm-signature.server";
import type { SignInAnswer } from "./input";
import { buildMemoTransaction, readSignedMemo } from "./memo-transaction";
import { chainOfMethod, SIGN_IN_CHAINS, SIGN_IN_STATEMENT, type SignInMethod, type SolanaProof } from "./rules";
import { createSiweText } from "./siwe-text";

/** `origin` is where the request arrived, as the Worker sees it: the signed text names this site and no other. */
type Deps = { db: Database; now: Date; origin: URL };
type StartDeps = Deps & { cluster: keyof typeof SIGN_IN_CHAINS; evmChainId: number };
type FinishDeps = Deps & { evmChain: SignInChain };

const NONCE_MS = 5 * 60_000;

/** What the wallet is asked to sign. The fields of `input` are those of Sign In With Solana and of EIP-4361. */
export type SignInRequest = {
  nonce: string;
  method: SignInMethod;
  input: {
    domain: string;
    address: string;
    statement: string;
    uri: string;
    version: "1";
    chainId: string;
    nonce: string;
    issuedAt: string;
    expirationTime: string;
  };
  /** The text of `input`, exactly as it is to be signed. */
  message: string;
  /** For "memo": the unsigned transaction, base64. It names no block, so it cannot be broadcast. */
  transaction: string | null;
};

/**
 * Begins a sign-in with a nonce that can be used once, for this wallet, on this domain, within five minutes. The method is one
 * of the wallet's chain.
 */
export async function startSignIn(
  { db, now, origin, cluster, evmChainId }: StartDeps,
  { walletAddress, method }: { walletAddress: string; method: SignInMethod },
): Promise<SignInRequest> {
  const expiresAt = new Date(now.getTime() + NONCE_MS);
  const nonce = createNonce();
  const isSolana = chainOfMethod(method) === "solana";
  const input: SignInRequest["input"] = {
    domain: origin.host,
    address: isSolana ? walletAddress : getAddress(walletAddress),
    statement: SIGN_IN_STATEMENT,
    uri: origin.origin,
    version: "1",
    chainId: isSolana ? SIGN_IN_CHAINS[cluster] : String(evmChainId),
    nonce,
    issuedAt: now.toISOString(),
    expirationTime: expiresAt.toISOString(),
  };
  const message = isSolana ? createSignInMessageText(input) : createSiweText(input);
  await db
    .insert(signInNonce)
    .values({ nonce, walletAddress, domain: origin.host, method, message, createdAt: now, expiresAt });
  const transaction = method === "memo" ? toBase64(buildMemoTransaction(walletAddress, message)) : null;
  return { nonce, method, input, message, transaction };
}

/**
 * Ends a sign-in: uses up the nonce, whatever comes after, then checks the signature and starts a session. Returns the
 * session id for the cookie of its chain. Throws SignInExpired if no such attempt is open (already used, too old, or for
 * another wallet, domain or method), SignInFailed if the wallet signed anything but what it was asked to, and what
 * isEvmSignature throws.
 */
export async function finishSignIn(
  { db, now, origin, evmChain }: FinishDeps,
  input: SignInAnswer,
): Promise<{ sessionId: string; userId: string; chain: Chain }> {
  const [attempt] = await db
    .update(signInNonce)
    .set({ usedAt: now })
    .where(
      and(
        eq(signInNonce.nonce, input.nonce),
        eq(signInNonce.walletAddress, input.walletAddress),
        eq(signInNonce.domain, origin.host),
        eq(signInNonce.method, input.method),
        isNull(signInNonce.usedAt),
        gt(signInNonce.expiresAt, now),
      ),
    )
    .returning({ message: signInNonce.message });
  if (!attempt) throw new AppError("SignInExpired");
  const { walletAddress, method } = input;
  const isProven = isEvmAnswer(input)
    ? await isEvmSignature({ ...input, address: walletAddress, message: attempt.message }, evmChain)
    : isSolanaProof(input, walletAddress, attempt.message);
  if (!isProven) throw new AppError("SignInFailed");
  const chain = chainOfMethod(method);
  const userId = await registerHolder({ db, now }, input);
  return { userId, chain, sessionId: await startSession({ db, now }, { userId, method, walletAddress }) };
}

function isEvmAnswer(input: SignInAnswer): input is Extract<SignInAnswer, { method: EvmMethod }> {
  return chainOfMethod(input.method) === "eip155";
}

function isSolanaProof(proof: SolanaProof, walletAddress: string, message: string): boolean {
  if (proof.method === "memo") {
    const signed = readSignedMemo(fromBase64(proof.transaction), walletAddress, message);
    return signed !== null && isSignature(signed.signature, signed.signedMessage, walletAddress);
  }
  const signedMessage = fromBase64(proof.signedMessage);
  const expected = new TextEncoder().encode(message);
  return bytesEqual(signedMessage, expected) && isSignature(fromBase64(proof.signature), expected, walletAddress);
}

/** Strict (RFC 8032) verification: it accepts no key of small order, and only one encoding of a signature. */
function isSignature(signature: Uint8Array, message: Uint8Array, walletAddress: string): boolean {
  try {
    return ed25519.verify(signature, message, bs58.decode(walletAddress), { zip215: false });
  } catch {
    return false; // the library throws for a key or a signature that is not a point on the curve
  }
}

function bytesEqual(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && left.every((byte, index) => byte === right[index]);
}

/** Sixteen random bytes in hex: the standard allows only letters and digits. */
function createNonce(): string {
  return crypto.randomUUID().replaceAll("-", "");
}
