import { z } from "../zod.ts";

/** The last price of the coin, as an exchange reported it. */
export type PriceReading = {
  /** A decimal as the exchange wrote it: "0.0123". */
  price: string;
  currency: string;
  readAt: Date;
};

/** Where the price is read: an https address that answers JSON, and the path to the price in it, such as `data.0.last`. */
export type Ticker = { url: string; path: string[]; currency: string };

/** The settings `ticker_url`, `ticker_path` and `ticker_currency`. */
export const tickerSchema = z.object({
  url: z.url({ protocol: /^https$/ }).refine((url) => URL.canParse(url) && !isOwnNetwork(new URL(url).hostname)),
  path: z
    .string()
    .regex(/^[\w-]+(\.[\w-]+){0,9}$/)
    .transform((path) => path.split(".")),
  currency: z.string().regex(/^[A-Z]{3,6}$/),
});

/** The ticker of the settings, or null if they name none or have the wrong shape. */
export function findTicker(settings: {
  ticker_url: string;
  ticker_path: string;
  ticker_currency: string;
}): Ticker | null {
  const { ticker_url: url, ticker_path: path, ticker_currency: currency } = settings;
  return tickerSchema.safeParse({ url, path, currency }).data ?? null;
}

/** An operator names an exchange. An address within the Worker's own surroundings is a mistake, or an attack. */
function isOwnNetwork(host: string): boolean {
  return !host.includes(".") || /^[\d.]+$|^\[|(^|\.)(local|internal|localhost)\.?$/.test(host);
}

/** A figure above this is not a price but an error. */
const HIGHEST = 1e12;

/** The price in an exchange's answer, as a plain decimal above zero; null if it is not there. */
export function priceIn(answer: unknown, path: readonly string[]): string | null {
  let value: unknown = answer;
  for (const key of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return null;
    value = (value as Record<string, unknown>)[key];
  }
  const text = typeof value === "number" ? decimalOf(value) : value;
  if (typeof text !== "string" || !/^\d{1,12}(\.\d{1,18})?$/.test(text)) return null;
  const price = Number(text);
  return price > 0 && price < HIGHEST ? text : null;
}

/** JavaScript writes small numbers with an exponent. */
function decimalOf(value: number): string {
  if (!Number.isFinite(value)) return "";
  return /e/.test(String(value)) ? value.toFixed(18).replace(/\.?0+$/, "") : String(value);
}
