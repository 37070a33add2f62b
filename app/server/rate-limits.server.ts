import type { RateLimit } from "@cloudflare/workers-types";
import type { RouterContextProvider } from "react-router";
import { AppError } from "~/errors";
import { envContext } from "./context";

/** After this many seconds a limit that was used up (wrangler.toml) lets requests through again. */
export const RATE_SECONDS = 60;

/**
 * Counts one use against a limit for each key: a network address or a wallet, prefixed with a word if one limit counts
 * several things ("read 203.0.113.7"). Throws TooManyRequests.
 */
export async function spendRate(limit: RateLimit, ...keys: string[]): Promise<void> {
  const results = await Promise.all(keys.map((key) => limit.limit({ key: rateKey(key) })));
  if (results.some(({ success }) => !success)) throw new AppError("TooManyRequests");
}

/** What requests are limited for, and the limit that each spends. A prefix keeps a count of its own in a shared limit. */
const PURPOSES = {
  page: { limit: "PAGE_LIMIT", prefix: "" },
  search: { limit: "PAGE_LIMIT", prefix: "search " },
  airdrop: { limit: "PAGE_LIMIT", prefix: "airdrop " },
  picture: { limit: "PAGE_LIMIT", prefix: "picture " },
  form: { limit: "FORM_LIMIT", prefix: "" },
  survey: { limit: "FORM_LIMIT", prefix: "survey " },
  write: { limit: "WRITE_LIMIT", prefix: "" },
  read: { limit: "WRITE_LIMIT", prefix: "read " },
  "test-transfer": { limit: "WRITE_LIMIT", prefix: "test-transfer " },
  "sign-in": { limit: "SIGN_IN_LIMIT", prefix: "" },
  "app-request": { limit: "SIGN_IN_LIMIT", prefix: "app-request " },
  // asked each second while a QR code is shown
  "app-result": { limit: "WRITE_LIMIT", prefix: "app-result " },
  // looking on the chain for everything of a wallet is as costly as a sign-in
  sync: { limit: "SIGN_IN_LIMIT", prefix: "sync " },
  log: { limit: "LOG_LIMIT", prefix: "" },
  "signing-report": { limit: "LOG_LIMIT", prefix: "signing-report " },
} as const;

type LimitedRequest = { request: Request; context: Readonly<RouterContextProvider> };

/**
 * Spends one use of the limit for a purpose, for the request's network address and, if it is given, for the wallet. Throws
 * TooManyRequests.
 */
export function spendFor(
  purpose: keyof typeof PURPOSES,
  { request, context }: LimitedRequest,
  wallet?: string | null,
): Promise<void> {
  const { limit, prefix } = PURPOSES[purpose];
  const keys = [clientAddress(request), ...(wallet ? [wallet] : [])];
  return spendRate(context.get(envContext)[limit], ...keys.map((key) => `${prefix}${key}`));
}

/** With more keys than this, a coarse limit restarts its counts, so that visitors cannot fill an isolate's memory. */
const MOST_KEYS = 10_000;

/**
 * Spends one use of a limit for every `uses` requests of a key, at the first of them. Asking a limit is a call to another
 * service; if that takes longer than the work it protects, fewer calls protect as well. Each isolate counts by itself, so
 * several isolates together spend more uses, never fewer. The returned function throws TooManyRequests, and asks the limit
 * again at the next request.
 */
export function createCoarseLimit(uses: number): (limit: RateLimit, key: string) => Promise<void> {
  const counts = new Map<string, number>();
  return async (limit, key) => {
    const name = rateKey(key);
    const count = counts.get(name) ?? 0;
    if (count === 0) await spendRate(limit, key);
    if (counts.size >= MOST_KEYS) counts.clear();
    counts.set(name, (count + 1) % uses);
  };
}

/** One IPv6 connection has 2^64 addresses, so it is counted by the half of the address that identifies the network. */
function rateKey(key: string): string {
  const address = key.slice(key.lastIndexOf(" ") + 1);
  if (!/^[0-9a-f:.]+$/i.test(address) || !address.includes(":")) return key;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(":").filter(Boolean).length;
  const network = [...groups, ...Array<string>(Math.max(missing, 0)).fill("0")].slice(0, 4).join(":");
  return key.slice(0, -address.length) + network;
}

/** What a visitor's address is counted by: of an IPv6 address the half that names the network. */
export function clientNetwork(request: Request): string {
  return rateKey(clientAddress(request));
}

/** The visitor's network address as Cloudflare saw it. What a client says about itself is never believed. */
export function clientAddress(request: Request): string {
  return request.headers.get("CF-Connecting-IP") ?? "127.0.0.1";
}
