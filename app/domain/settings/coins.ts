import { writeLog } from "~/server/log";
import { z } from "../zod.ts";

/** Whether a text has the form of a Solana address: 32 bytes in base58. */
const address = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/);
// a link must not be a script
const link = z.url({ protocol: /^https$/ }).max(300);
const words = z.string().trim().min(1).max(60);

/** The parts that a form of staff asks for, in the shape in which they are stored. */
export const coinFactsFields = {
  symbol: z.string().regex(/^[A-Z0-9]{2,10}$/),
  name: z.object({ ko: words, en: words, id: words }),
  link,
};

/** The pictures that a coin can have beside its name, of app/ui/art-manifest.ts. */
export const COIN_ICONS = ["coin-32", "twig", "mark", "dollars-64"] as const;

/** Where a coin is written about, in the order in which the links are shown. */
export const COIN_LINKS = ["homepage", "whitepaper", "exchange"] as const;

const coinSchema = z.object({
  mint: address,
  symbol: coinFactsFields.symbol,
  name: coinFactsFields.name,
  icon: z.enum(COIN_ICONS).nullable(),
  links: z.strictObject({ homepage: link.optional(), whitepaper: link.optional(), exchange: link.optional() }),
  /** As its mint says; nobody types them. */
  decimals: z.number().int().min(0).max(18),
});

/** What the site says of a coin. */
export type CoinFacts = z.output<typeof coinSchema>;

/** The setting `coins`, once it is read as JSON. */
export const coinsSchema = z
  .array(coinSchema)
  .max(30)
  .refine((coins) => new Set(coins.map(({ mint }) => mint)).size === coins.length);

/** The coins of the setting `coins`; none if nothing is stored or it has the wrong shape. */
export function parseCoins(stored: string): CoinFacts[] {
  if (!stored) return [];
  try {
    return coinsSchema.parse(JSON.parse(stored));
  } catch (error) {
    writeLog("error", "a setting has another shape", { setting: "coins" }, error);
    return [];
  }
}

/** The text of the setting with this coin in place of the one of its mint, or after all others. */
export function textOfCoins(coins: readonly CoinFacts[], coin: CoinFacts): string {
  const isKnown = coins.some(({ mint }) => mint === coin.mint);
  return JSON.stringify(isKnown ? coins.map((known) => (known.mint === coin.mint ? coin : known)) : [...coins, coin]);
}
