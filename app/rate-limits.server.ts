import type { RateLimit } from "@cloudflare/workers-types";
import { AppError } from "./errors";

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
