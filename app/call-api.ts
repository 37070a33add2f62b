import type { ErrorCode } from "./errors";
import type { ApiAnswer } from "./server/http.server";

/**
 * A refusal of our own API: its code, and its text in the language of the page. "Unreachable": there was no answer, so
 * what was sent may have arrived. "Unexpected": the site answered with a fault of its own.
 */
export class ApiError extends Error {
  readonly code: ErrorCode | "Unreachable";
  /** For "Unexpected": the id under which the site logged its fault; null if the answer has none. */
  readonly id: string | null;

  constructor(code: ErrorCode | "Unreachable", message: string, id: string | null = null) {
    super(message);
    this.name = "ApiError";
    this.code = code;
    this.id = id;
  }
}

const PASSING: readonly ApiError["code"][] = [
  "Unreachable",
  "Unexpected",
  "ChainUnavailable",
  "EvmChainUnavailable",
  "AppWalletUnavailable",
  "TooManyRequests",
];

/**
 * Whether a failure has nothing to do with the request and may soon pass: the connection, a chain's node, a wallet's
 * service, the rate limit, or a fault of the site.
 */
export function isPassing(error: unknown): boolean {
  return error instanceof ApiError && PASSING.includes(error.code);
}

/**
 * The caller of the APIs: the addresses of the connected Solana wallet and of that of the former chain, and what to do once
 * the site has no session for it.
 */
export type Caller = { address(): string | null; evmAddress(): string | null; signedOut(): void };

let caller: Caller = { address: () => null, evmAddress: () => null, signedOut: () => {} };

/** Called once by the page's wallet (app/wallet/wallet-store.ts). Until then, requests name no wallet. */
export function askInNameOf(wallet: Caller): void {
  caller = wallet;
}

let siteAheadMs = 0;

/**
 * Milliseconds since 1970 by the site's clock, accurate to a second, from its last answer: a browser's clock may be hours
 * off.
 */
export function siteNow(): number {
  return Date.now() + siteAheadMs;
}

/**
 * Calls one of our APIs: a POST of JSON when there is a body, a GET otherwise. The request names the connected wallets,
 * so that nothing happens in the name of a former account. Throws ApiError: "Unreachable" (empty message) without an answer,
 * "Unexpected" when the answer is a fault of the site (empty message if the answer does not have the form of our API).
 */
export async function callApi<T>(path: string, body?: unknown): Promise<T> {
  const answer = await request<T>(path, body);
  if (answer.resultCd === "SUCCESS") return answer.returnValue;
  const { code, message, id } = answer.error;
  if (code === "NotSignedIn") caller.signedOut();
  throw new ApiError(code, message, id);
}

async function request<T>(path: string, body: unknown): Promise<ApiAnswer<T>> {
  const address = caller.address();
  const evmAddress = caller.evmAddress();
  const headers: Record<string, string> = address ? { "X-Wallet-Address": address } : {};
  if (evmAddress) headers["X-Evm-Wallet-Address"] = evmAddress;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const response = await fetchFromSite(path, {
    method: body === undefined ? "GET" : "POST",
    headers,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const siteTime = Date.parse(response.headers.get("Date") ?? "");
  if (!Number.isNaN(siteTime)) siteAheadMs = siteTime - Date.now();
  const text = await response.text().catch(() => {
    // the connection broke while the answer was on its way
    throw new ApiError("Unreachable", "");
  });
  return parseAnswer(text);
}

async function fetchFromSite(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch {
    // a browser says only that there was no answer
    throw new ApiError("Unreachable", "");
  }
}

function parseAnswer<T>(text: string): ApiAnswer<T> {
  try {
    return JSON.parse(text);
  } catch {
    // the page is from a server between the site and the visitor, or from a site that could not report its own fault
    throw new ApiError("Unexpected", "");
  }
}
