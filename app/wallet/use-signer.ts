import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { ApiError, callApi } from "~/call-api";
import type { NonceAccountView } from "~/domain/transactions/view";

/** This browser remembers under this key which wallet's holder signs on a hardware device. Disconnecting removes it. */
const STORAGE_KEY = "punkvism.hardware";
const listeners = new Set<() => void>();

export type Signer = {
  isHardware: boolean;
  choose(isHardware: boolean): void;
  /** The lifetime of this signer's transactions. */
  lifetime: "blockhash" | "nonce";
  /** False while a hardware signer's account does not exist, is not known yet, or is in use by another transaction. */
  isReady: boolean;
  /** Null if it is not needed, not known yet, or could not be read. */
  account: NonceAccountView | null;
  /** Why the account could not be read; empty if nobody answered, null if nothing went wrong. */
  problem: string | null;
  readAgain(): void;
};

/**
 * How the holder of a wallet signs: at once, or slowly with a signing account. The holder has to say so, because the site
 * cannot see it.
 */
export function useSigner(walletAddress: string | null): Signer {
  const remembered = useSyncExternalStore(subscribe, readStorage, () => null);
  const isHardware = walletAddress !== null && remembered === walletAddress;
  const [reading, setReading] = useState<Pick<Signer, "account" | "problem">>({ account: null, problem: null });
  const [asked, setAsked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `asked` reads the account again, and so does another wallet
  useEffect(() => {
    if (!isHardware) return;
    let isGone = false;
    setReading({ account: null, problem: null });
    callApi<NonceAccountView>("/api/nonce-account").then(
      (account) => isGone || setReading({ account, problem: null }),
      (error: unknown) =>
        isGone || setReading({ account: null, problem: error instanceof ApiError ? error.message : "" }),
    );
    return () => {
      isGone = true;
    };
  }, [isHardware, walletAddress, asked]);
  const readAgain = useCallback(() => setAsked((times) => times + 1), []);
  const { account } = reading;
  const hasAccount = account?.status === "ready" && account.waitingId === null;
  return {
    ...reading,
    isHardware,
    choose: (chosen) => writeStorage(chosen ? walletAddress : null),
    lifetime: isHardware ? "nonce" : "blockhash",
    isReady: !isHardware || hasAccount,
    readAgain,
  };
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null; // a browser may forbid storage altogether
  }
}

function writeStorage(walletAddress: string | null): void {
  if (walletAddress) localStorage.setItem(STORAGE_KEY, walletAddress);
  else localStorage.removeItem(STORAGE_KEY);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}
