import { COIN_ICONS, COIN_LINKS, type CoinFacts, coinFactsFields } from "~/domain/settings/coins";
import { solanaAddressInput } from "~/domain/users/input";
import { z } from "~/domain/zod";

const { symbol, name, link } = coinFactsFields;
const optionalLink = z.union([z.literal(""), link]).prefault("");

const fields = {
  symbol: z.string().trim().pipe(symbol),
  name,
  icon: z.enum(["none", ...COIN_ICONS]),
  ...{ homepage: optionalLink, whitepaper: optionalLink, exchange: optionalLink },
};

/** What staff say of a coin; its decimals come from the chain. */
export type CoinForm = Omit<CoinFacts, "mint" | "decimals">;

type Typed = z.output<z.ZodObject<typeof fields>>;

function factsOf({ symbol, name, icon, ...links }: Typed): CoinForm {
  const named = COIN_LINKS.flatMap((link) => (links[link] ? [[link, links[link]]] : []));
  return { symbol, name, icon: icon === "none" ? null : icon, links: Object.fromEntries(named) };
}

/** The form for a coin that the site says nothing of yet. */
export const coinCreateSchema = z
  .object({ mint: solanaAddressInput, ...fields })
  .transform(({ mint, ...typed }) => ({ mint, coin: factsOf(typed) }));

/** The form for a known coin, with the version of the setting that was seen. */
export const coinEditSchema = z
  .object({ version: z.string().regex(/^\d{1,15}$/), ...fields })
  .transform(({ version, ...typed }) => ({ version, coin: factsOf(typed) }));
