import type { RateLimit } from "@cloudflare/workers-types";
import { AppError } from "~/errors";

/** After so long a limit that was used up (wrangler.toml) lets through again. */
export const RATE_SECONDS = 60;

/**
 * Counts one use against a limit for each key: an address of the network or a wallet, after a word where one limit counts
 * several things ("read 203.0.113.7"). Throws TooManyRequests.
 */
export async function spendRate(limit: RateLimit, ...keys: string[]): Promise<void> {
  const results = await Promise.all(keys.map((key) => limit.limit({ key: rateKey(key) })));
  if (results.some(({ success }) => !success)) throw new AppError("TooManyRequests");
}

/** Beyond so many keys a coarse limit begins its counts anew: an isolate's memory is not a visitor's to fill. */
const MOST_KEYS = 10_000;

/**
 * Spends one use of a limit for `uses` of a key, at the first of them. To ask a limit is a call to another service: where
 * it takes longer than what it protects, fewer calls protect as well. An isolate counts by itself, so that several of them
 * spend more, never less. What it gives back throws TooManyRequests, and asks again at the next use.
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

/** One line of the network has 2^64 addresses of IPv6: it counts as one, by the half that names it. */
function rateKey(key: string): string {
  const address = key.slice(key.lastIndexOf(" ") + 1);
  if (!/^[0-9a-f:.]+$/i.test(address) || !address.includes(":")) return key;
  const [head = "", tail] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(":").filter(Boolean).length;
  const network = [...groups, ...Array<string>(Math.max(missing, 0)).fill("0")].slice(0, 4).join(":");
  return key.slice(0, -address.length) + network;
}

/** The visitor's network address as Cloudflare saw it; what a client says of itself is never believed. */
export function clientAddress(request: Request): string {
  return request.headers.get("CF-Connecting-IP") ?? "127.0.0.1";
}
