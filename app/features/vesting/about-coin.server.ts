import { COIN_LINKS, type CoinFacts } from "~/domain/settings/coins";
import type { Locale } from "~/locales/locales";
import { pictures } from "~/ui/art-manifest";

/** What staff say of a coin, as a page shows it: its name in the language, its picture, and where it is written about. */
export function aboutCoin({ name, symbol, mint, decimals, icon, links }: CoinFacts, locale: Locale) {
  const own = name[locale.code];
  return {
    // "SCG coin" names its symbol
    name: own.split(/\s/).includes(symbol) ? own : `${own} (${symbol})`,
    mint,
    decimals,
    picture: icon ? pictures[icon] : null,
    links: COIN_LINKS.flatMap((place) => {
      const url = links[place];
      return url ? [{ place, url }] : [];
    }),
  };
}

export type AboutCoinView = ReturnType<typeof aboutCoin>;
