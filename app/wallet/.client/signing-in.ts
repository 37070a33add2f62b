import type { WalletAccount } from "@wallet-standard/base";
import { ApiError, callApi } from "~/call-api";
import type { SignInMethod } from "~/domain/sessions/rules";
import type { SignInRequest } from "~/domain/sessions/sign-in.server";
import { checkSignIn } from "~/signing/.client/verifier/check-before-signing";
import { WalletError } from "~/signing/wallet-error";
import { getWallet, type SessionHolder, updateWallet } from "../wallet-store";
import { connectedAccount } from "./adapter-wallets";
import { beginAttempt, endAttempt, getSurroundings, show } from "./desk-view";
import { getChain, refreshSession } from "./session";
import { listSignInMethods, proveAccount, type StandardWallet } from "./standard-wallet";

let signing: { resolve: () => void; reject: (error: WalletError) => void } | null = null;

/** Resolves once the connected wallet has a session, after asking for a signature if it has none. Throws WalletError. */
export async function signIn(): Promise<void> {
  const held = await refreshSession();
  if (held && held.walletAddress === getWallet().address) return;
  signing?.reject(new WalletError("rejected"));
  return new Promise((resolve, reject) => {
    signing = { resolve, reject };
    void trySignIn();
  });
}

/** Signs in by the wallet's best way, and by the next one if that fails for a reason other than a refusal. */
export async function trySignIn(only?: SignInMethod): Promise<void> {
  const isWanted = beginAttempt();
  try {
    const session = await proveByAnyMethod(only, isWanted);
    if (!isWanted()) return;
    updateWallet({ session });
    show({ kind: "closed" });
    signing?.resolve();
    signing = null;
    getSurroundings().tell("signedIn");
    getSurroundings().revalidate();
  } catch (error) {
    if (!isWanted()) return;
    const problem = error instanceof WalletError ? error.kind : "failed";
    const message = error instanceof ApiError && error.message ? error.message : undefined;
    if (problem !== "rejected") console.warn("the wallet did not sign in", error);
    show({ kind: "sign-in-problem", problem, message });
  }
}

/** Called when the holder gives up signing in. */
export function leaveSignIn(): void {
  if (!signing) return;
  endAttempt();
  signing.reject(new WalletError("rejected"));
  signing = null;
  show({ kind: "closed" });
}

async function proveByAnyMethod(only: SignInMethod | undefined, isWanted: () => boolean): Promise<SessionHolder> {
  const { wallet, account } = connectedAccount();
  const methods = listSignInMethods(wallet, account).filter((method) => !only || method === only);
  let failure: unknown = new WalletError("unsupported");
  for (const method of methods) {
    if (!isWanted()) throw failure;
    show({ kind: "signing", method });
    try {
      return await proveBy(method, wallet, account);
    } catch (error) {
      failure = error;
      if (!(error instanceof WalletError) || error.kind !== "failed") throw error;
    }
  }
  throw failure;
}

async function proveBy(method: SignInMethod, wallet: StandardWallet, account: WalletAccount): Promise<SessionHolder> {
  const walletAddress = account.address;
  const request = await callApi<SignInRequest>("/api/sign-in/start", { walletAddress, method });
  const own = checkSignIn(request, { walletAddress, method });
  const proof = await proveAccount(wallet, account, own, await getChain());
  const { walletType } = getWallet();
  return callApi("/api/sign-in/finish", { nonce: request.nonce, walletAddress, walletType, ...proof });
}
