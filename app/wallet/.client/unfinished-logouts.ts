import type { Chain } from "~/domain/wallet-chains";
import { readUnfinishedLogouts, UNFINISHED_LOGOUTS_KEY } from "../wallet-store";

/** Waits before the next tries; the last one is repeated for as long as the page is open. */
const RETRY_MS = [2_000, 10_000, 60_000] as const;

let tries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let retry: (chain: Chain) => Promise<boolean> = async () => false;
let tellDone: () => void = () => {};

/**
 * Keeps that a chain's session could not be ended, and tries again by itself: soon, when the browser is online again, and after
 * a reload. It is kept in the browser's storage, because with the wallet gone nothing else says that there is a session.
 */
export function keepLogout(chain: Chain): void {
  write([...new Set([...readUnfinishedLogouts(), chain])]);
  scheduleRetry();
}

/** Called once a chain's session has ended, or has been replaced by signing in again. */
export function forgetLogout(chain: Chain): void {
  write(readUnfinishedLogouts().filter((other) => other !== chain));
}

/** Says once how a session is ended, and what to do when one that failed has ended after all. Goes on with those of before. */
export function startLogoutRetries(endSession: typeof retry, onDone: () => void): void {
  retry = endSession;
  tellDone = onDone;
  window.addEventListener("online", () => void retryAll());
  if (readUnfinishedLogouts().length > 0) void retryAll();
}

async function retryAll(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const chains = readUnfinishedLogouts();
  let isDone = chains.length > 0;
  for (const chain of chains) isDone = (await retry(chain)) && isDone;
  if (!isDone) return;
  tries = 0;
  tellDone();
}

function scheduleRetry(): void {
  if (timer !== undefined) return;
  timer = setTimeout(() => void retryAll(), RETRY_MS[Math.min(tries++, RETRY_MS.length - 1)]);
}

function write(chains: readonly Chain[]): void {
  if (chains.length > 0) localStorage.setItem(UNFINISHED_LOGOUTS_KEY, JSON.stringify(chains));
  else localStorage.removeItem(UNFINISHED_LOGOUTS_KEY);
}
