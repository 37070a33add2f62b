import type { IdentifierString } from "@wallet-standard/base";
import { callApi } from "~/call-api";
import { CHAINS, type Chain } from "~/domain/wallet-chains";
import { checkChain } from "~/signing/.client/verifier/check-before-signing";
import { WalletError } from "~/signing/wallet-error";
import { getSession, type SessionHolder, updateWallet } from "../wallet-store";

let solanaChain: IdentifierString | null = null;

type SessionAnswer = { holders: Record<Chain, SessionHolder | null>; chains: { solana: IdentifierString } };

/** Asks the site for the holders of this browser's sessions. */
export async function refreshSession(): Promise<void> {
  // without an answer, the known sessions are kept
  const answer = await callApi<SessionAnswer>("/api/sign-in/session").catch(() => null);
  if (!answer) return;
  solanaChain = answer.chains.solana;
  for (const chain of CHAINS) updateWallet(chain, { session: answer.holders[chain] });
}

/** Ends this browser's session of a chain, if there is one. False if the server could not be reached. */
export async function endBrowserSession(chain: Chain): Promise<boolean> {
  if (!getSession(chain)) await refreshSession();
  const session = getSession(chain);
  updateWallet(chain, { session: null });
  if (!session) return true;
  try {
    await callApi("/api/login/doLogout", { uid: session.walletAddress, auth_key: session.userId });
    return true;
  } catch (error) {
    console.warn("the session was not ended", error);
    return false;
  }
}

/** The Solana cluster of this site (mainnet in production), on which wallets simulate. Throws WalletError. */
export async function getSolanaChain(): Promise<IdentifierString> {
  if (!solanaChain) await refreshSession();
  if (!solanaChain) throw new WalletError("failed");
  checkChain(solanaChain);
  return solanaChain;
}
