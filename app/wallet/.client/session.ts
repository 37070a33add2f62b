import type { IdentifierString } from "@wallet-standard/base";
import { ApiError, callApi } from "~/call-api";
import { CHAINS, type Chain } from "~/domain/wallet-chains";
import { checkChain } from "~/signing/.client/verifier/check-before-signing";
import { WalletError } from "~/signing/wallet-error";
import { getSession, readUnfinishedLogouts, type SessionHolder, updateWallet } from "../wallet-store";
import { forgetLogout, keepLogout } from "./unfinished-logouts";

let solanaChain: IdentifierString | null = null;

type SessionAnswer = { holders: Record<Chain, SessionHolder | null>; chains: { solana: IdentifierString } };

/** Asks the site for the holders of this browser's sessions. */
export async function refreshSession(): Promise<void> {
  const before = CHAINS.map(getSession);
  // without an answer, the known sessions are kept
  const answer = await askSite();
  if (!answer) return;
  // who has logged out is nobody here, even if the server does not know it yet
  const loggedOut = readUnfinishedLogouts();
  for (const [index, chain] of CHAINS.entries()) {
    // whoever signed in or out while the answer was on its way is not in it
    if (getSession(chain) !== before[index]) continue;
    updateWallet(chain, { session: loggedOut.includes(chain) ? null : answer.holders[chain] });
  }
}

async function askSite(): Promise<SessionAnswer | null> {
  // null: without an answer, nothing is known
  const answer = await callApi<SessionAnswer>("/api/sign-in/session").catch(() => null);
  if (answer) solanaChain = answer.chains.solana;
  return answer;
}

/**
 * Ends this browser's session of a chain, if there is one. False if the site did not end it: it is then tried again
 * (unfinished-logouts.ts), and counts for nothing in this browser meanwhile.
 */
export async function endBrowserSession(chain: Chain): Promise<boolean> {
  const known = getSession(chain);
  updateWallet(chain, { session: null });
  const isEnded = await logOut(known ?? (await askSite())?.holders[chain]);
  if (isEnded) forgetLogout(chain);
  else keepLogout(chain);
  // again, for whoever follows what is kept
  updateWallet(chain, { session: null });
  return isEnded;
}

/** `session`: null if there is none, undefined if the site did not say. */
async function logOut(session: SessionHolder | null | undefined): Promise<boolean> {
  if (!session) return session === null;
  try {
    await callApi("/api/login/doLogout", { uid: session.walletAddress, auth_key: session.userId });
    return true;
  } catch (error) {
    // another one has taken its place, which has ended it
    if (error instanceof ApiError && error.code === "WrongWallet") return true;
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
