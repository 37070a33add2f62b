import { ApiError, callApi } from "~/call-api";
import type { SignInMethod } from "~/domain/sessions/rules";
import type { SignInRequest } from "~/domain/sessions/sign-in.server";
import { type Chain, isSameAddress } from "~/domain/wallet-chains";
import { checkSignIn } from "~/signing/.client/verifier/check-before-signing";
import { WalletError } from "~/signing/wallet-error";
import { getSession, getWallet, type SessionHolder, updateWallet } from "../wallet-store";
import type { ConnectAttempt, Connector, ConnectStep } from "./connectors/connector";
import { beginAttempt, endAttempt, getSurroundings, show } from "./desk-view";
import { connectedWallet } from "./followed-wallets";
import { endBrowserSession, refreshSession } from "./session";
import { forgetLogout } from "./unfinished-logouts";

let signing: { chain: Chain; resolve: () => void; reject: (error: WalletError) => void } | null = null;

/**
 * Resolves once the connected wallet of a chain has a session, after asking for a signature if it has none. Throws
 * WalletError.
 */
export async function signIn(chain: Chain): Promise<void> {
  await refreshSession();
  if (isSameAddress(getSession(chain)?.walletAddress ?? null, getWallet(chain).address)) {
    if (await endForeignSession(chain)) getSurroundings().revalidate();
    return;
  }
  signing?.reject(new WalletError("rejected"));
  return new Promise((resolve, reject) => {
    signing = { chain, resolve, reject };
    void trySignIn();
  });
}

/** Signs in by the wallet's best way, and by the next one if that fails for a reason other than a refusal. */
export async function trySignIn(only?: SignInMethod): Promise<void> {
  if (!signing) return;
  const { chain } = signing;
  const signal = beginAttempt();
  try {
    const session = await proveByAnyMethod(chain, only, signal);
    if (signal.aborted) return;
    forgetLogout(chain);
    updateWallet(chain, { session });
    await endForeignSession(chain);
    show({ kind: "closed" });
    signing?.resolve();
    signing = null;
    getSurroundings().tell("signedIn");
    getSurroundings().revalidate();
  } catch (error) {
    if (signal.aborted) return;
    const problem = error instanceof WalletError ? error.kind : "failed";
    const message = error instanceof ApiError && error.message ? error.message : undefined;
    if (problem !== "rejected") console.warn("the wallet did not sign in", error);
    show({ kind: "sign-in-problem", problem, message });
  }
}

/** Whether who signs in now could sign a transaction instead of a message, as hardware behind a Solana wallet has to. */
export function canSignMemo(): boolean {
  return signing?.chain === "solana";
}

/** Called when the holder gives up signing in. */
export function leaveSignIn(): void {
  if (!signing) return;
  endAttempt();
  signing.reject(new WalletError("rejected"));
  signing = null;
  show({ kind: "closed" });
}

/**
 * Ends a Solana session that was left over when its wallet went: it would say who the holder is, although the page shows the
 * wallet of the former chain. Returns whether there was one.
 */
async function endForeignSession(chain: Chain): Promise<boolean> {
  if (chain === "solana" || !getSession("solana") || getWallet("solana").address) return false;
  return endBrowserSession("solana");
}

async function proveByAnyMethod(
  chain: Chain,
  only: SignInMethod | undefined,
  signal: AbortSignal,
): Promise<SessionHolder> {
  const { connector, address } = connectedWallet(chain);
  const methods = connector.listSignInMethods(address).filter((method) => !only || method === only);
  let failure: unknown = new WalletError("unsupported");
  for (const method of methods) {
    if (signal.aborted) throw failure;
    show({ kind: "signing", method, step: { kind: "approve" } });
    const tell = (step: ConnectStep) => {
      if (!signal.aborted) show({ kind: "signing", method, step });
    };
    try {
      return await proveBy(method, connector, address, { signal, tell });
    } catch (error) {
      failure = error;
      if (!(error instanceof WalletError) || error.kind !== "failed") throw error;
    }
  }
  throw failure;
}

async function proveBy(
  method: SignInMethod,
  connector: Connector,
  walletAddress: string,
  attempt: ConnectAttempt,
): Promise<SessionHolder> {
  const request = await callApi<SignInRequest>("/api/sign-in/start", { walletAddress, method });
  const own = checkSignIn(request, { walletAddress, method });
  const proof = await connector.signIn(walletAddress, own, attempt);
  const { walletType } = connector;
  return callApi("/api/sign-in/finish", { nonce: request.nonce, walletAddress, walletType, ...proof });
}
