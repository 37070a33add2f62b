import { encode } from "uqr";
import { ApiError, callApi, isPassing, siteNow } from "~/call-api";
import type { AppRequestInput } from "~/domain/app-wallets/input";
import { APP_POLL_MS, type AppRequest, type AppRequestState, type AppWallet } from "~/domain/app-wallets/rules";
import type { CheckedCall } from "~/signing/checked-call";
import { WalletError } from "~/signing/wallet-error";
import type { ConnectAttempt, ScanStep } from "./connector";
import { drawModules } from "./draw-modules";

/**
 * Asks for something that the holder answers in an app, and waits for it: the code or link is told as a step, and how it
 * stands is looked at each second, and at once when a hidden tab comes back. `address` is empty unless an account was asked
 * for. Throws WalletError: "rejected", "expired", "failed" or "unreachable"; also "rejected" once the attempt is aborted.
 */
export function askApp(input: AppRequestInput, attempt: ConnectAttempt): Promise<AppAnswer> {
  return askFor("/api/app-requests", input, attempt);
}

/** The same for a call to a contract that was compared with its wish; `hash` is that of its transaction. */
export async function askAppToSend(wallet: AppWallet, call: CheckedCall, attempt: ConnectAttempt): Promise<string> {
  return (await askFor("/api/migration/app-call", { wallet, call }, attempt)).hash;
}

type AppAnswer = { ticket: string; address: string; hash: string };

async function askFor(path: string, input: object, { signal, tell }: ConnectAttempt): Promise<AppAnswer> {
  const { ticket, code, link, expiresAt } = await prepare(path, input);
  const endsAt = Date.parse(expiresAt);
  const step: ScanStep = {
    kind: "scan",
    code: drawModules(encode(code, { border: 2, ecc: "M" })),
    link,
    endsAt,
    isOpened: false,
  };
  tell(step);
  while (!signal.aborted) {
    await nextLook(signal);
    if (signal.aborted) break;
    const state = await look(ticket);
    if (state?.status === "done") return { ticket, address: state.address ?? "", hash: state.hash ?? "" };
    if (state?.status === "opened" && !step.isOpened) {
      step.isOpened = true;
      tell({ ...step });
    }
    const end = state && ENDS[state.status];
    if (end) throw new WalletError(end);
    if (siteNow() >= endsAt) throw new WalletError("expired");
  }
  throw new WalletError("rejected");
}

const ENDS: Partial<Record<AppRequestState["status"], "rejected" | "failed" | "expired">> = {
  canceled: "rejected",
  failed: "failed",
  expired: "expired",
};

async function prepare(path: string, input: object): Promise<AppRequest> {
  try {
    return await callApi<AppRequest>(path, input);
  } catch (error) {
    if (error instanceof ApiError && ["AppWalletUnavailable", "Unreachable"].includes(error.code))
      throw new WalletError("unreachable", { cause: error });
    throw error;
  }
}

/** How the request stands; null if that cannot be said now. */
async function look(ticket: string): Promise<AppRequestState | null> {
  try {
    return await callApi<AppRequestState>("/api/app-requests/result", { ticket });
  } catch (error) {
    if (isPassing(error)) return null;
    throw error;
  }
}

/** Browsers slow the timers of a hidden tab down to one a minute, and stop them on a phone that shows another app. */
function nextLook(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", settle);
      signal.removeEventListener("abort", settle);
      resolve();
    };
    const timer = setTimeout(settle, APP_POLL_MS);
    document.addEventListener("visibilitychange", settle);
    signal.addEventListener("abort", settle);
  });
}
