import type { IdentifierString } from "@wallet-standard/base";
import { callApi } from "~/call-api";
import { checkChain } from "~/signing/.client/verifier/check-before-signing";
import { WalletError } from "~/signing/wallet-error";
import { getSession, type SessionHolder, updateWallet } from "../wallet-store";

let chain: IdentifierString | null = null;

type SessionAnswer = { holder: SessionHolder | null; chain: IdentifierString };

export async function refreshSession(): Promise<SessionHolder | null> {
  // without an answer, the known session is kept
  const answer = await callApi<SessionAnswer>("/api/sign-in/session").catch(() => null);
  if (!answer) return getSession();
  chain = answer.chain;
  updateWallet({ session: answer.holder });
  return answer.holder;
}

/** Ends the session of this browser, if there is one. False if the server could not be reached. */
export async function endBrowserSession(): Promise<boolean> {
  const session = getSession() ?? (await refreshSession());
  updateWallet({ session: null });
  if (!session) return true;
  try {
    await callApi("/api/login/doLogout", { uid: session.walletAddress, auth_key: session.userId });
    return true;
  } catch (error) {
    console.warn("the session was not ended", error);
    return false;
  }
}

/** The chain of this site (mainnet in production), on which wallets simulate. Throws WalletError. */
export async function getChain(): Promise<IdentifierString> {
  if (!chain) await refreshSession();
  if (!chain) throw new WalletError("failed");
  checkChain(chain);
  return chain;
}
