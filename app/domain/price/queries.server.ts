import { readWithin } from "~/read-within";
import type { Database } from "~db/client";
import { getSettings } from "../settings/queries.server";
import { findTicker, type PriceReading, priceIn, type Ticker } from "./rules";

const TIMEOUT_MS = 2_000;
const MAX_BYTES = 256 * 1024;
/** How long a reading is shown without asking the exchange again. */
const KEPT_SECONDS = 60;

export type PriceDeps = {
  db: Database;
  now: Date;
  fetch: (url: string, options: RequestInit) => Promise<Response>;
  /** The Worker's Cache API. */
  cache: Pick<Cache, "match" | "put">;
};

/**
 * The coin's price on the exchange that the settings name, at most a minute old. Null if they name none or if it does not
 * answer with a price within two seconds. After an answer, good or bad, it waits a minute before asking again.
 */
export async function findPrice({ db, now, fetch, cache }: PriceDeps): Promise<PriceReading | null> {
  const ticker = findTicker(await getSettings(db, ["ticker_url", "ticker_path", "ticker_currency"]));
  if (!ticker) return null;
  const key = keyOf(ticker);
  const kept = await cache.match(key);
  if (kept) return reviveReading(await kept.json());

  const price = await askExchange(ticker, fetch);
  const reading = price === null ? null : { price, currency: ticker.currency, readAt: now };
  const headers = { "Content-Type": "application/json", "Cache-Control": `max-age=${KEPT_SECONDS}` };
  await cache.put(key, new Response(JSON.stringify(reading), { headers }));
  return reading;
}

/** A cache key; nobody can request this address from the Worker. */
function keyOf({ url, path, currency }: Ticker): string {
  return `https://price.invalid/${encodeURIComponent([url, path.join("."), currency].join(" "))}`;
}

function reviveReading(kept: unknown): PriceReading | null {
  if (kept === null) return null;
  const { price, currency, readAt } = kept as { price: string; currency: string; readAt: string };
  return { price, currency, readAt: new Date(readAt) };
}

async function askExchange(ticker: Ticker, fetch: PriceDeps["fetch"]): Promise<string | null> {
  try {
    const response = await fetch(ticker.url, {
      headers: { Accept: "application/json" },
      // an exchange that redirects leads to an address that no operator has checked
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status !== 200) return null;
    const bytes = await readWithin(response, MAX_BYTES);
    return bytes && priceIn(JSON.parse(new TextDecoder().decode(bytes)), ticker.path);
  } catch {
    // the page says that there is no price; a failure of the exchange is not an error of ours
    return null;
  }
}
