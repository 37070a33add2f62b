import { readAsset } from "~/domain/jobs/read-asset.server";
import { changeSetting, findStored, versionOf } from "~/domain/settings/change-setting.server";
import { COIN_ICONS, COIN_LINKS, parseCoins, textOfCoins } from "~/domain/settings/coins";
import { getSetting } from "~/domain/settings/queries.server";
import { localeContext } from "~/server/context";
import { type AdminDeps, defineForm, defineResource, type ResourceField } from "../define-resource";
import { explorerUrlOf } from "../explorer-url";
import { chainOf } from "../power-pools.server";
import { type CoinForm, coinCreateSchema, coinEditSchema } from "../settings/coin-input.server";
import { settingEffects } from "../settings/effects.server";
import { VERSION } from "../version-field";

const KEY = "coins";
const FIELDS: readonly ResourceField[] = [
  { name: "symbol", kind: "text" },
  { name: "name", kind: "localized" },
  { name: "icon", kind: "choice", options: ["none", ...COIN_ICONS], words: "icons" },
  ...COIN_LINKS.map((name): ResourceField => ({ name, kind: "text" })),
];

/** What the site says of a coin. It is kept in a setting, whose page undoes the last change. */
export const coinResource = defineResource({
  noun: "coin",
  group: "power",
  role: "operator",
  list: {
    columns: [
      { name: "symbol", kind: "text" },
      { name: "name", kind: "text" },
      { name: "decimals", kind: "count" },
      { name: "icon", kind: "words", words: "icons" },
      { name: "mint", kind: "address" },
      { name: "explorer", kind: "text" },
    ],
    filters: [],
    load: async ({ db, context }) => {
      const { code } = context.get(localeContext);
      return parseCoins(await getSetting(db, KEY)).map(({ mint, symbol, name, decimals, icon }) => {
        const explorer = { text: symbol, to: explorerUrlOf("address", mint) };
        return { key: mint, values: { mint, symbol, name: name[code], decimals, icon: icon ?? "none", explorer } };
      });
    },
  },
  create: defineForm({
    role: "operator",
    schema: coinCreateSchema,
    fields: [{ name: "mint", kind: "address" }, ...FIELDS],
    preview: async (deps, { mint, coin }) => settingEffects(deps.db, KEY, await textWith(deps, mint, coin)),
    save: async (deps, { mint, coin }) => {
      const version = versionOf(await findStored(deps.db, KEY));
      await changeSetting(deps, { key: KEY, value: await textWith(deps, mint, coin), version });
      return { key: null };
    },
  }),
  edit: defineForm({
    role: "operator",
    schema: coinEditSchema,
    fields: [VERSION, ...FIELDS],
    load: loadCoin,
    preview: async (deps, { coin }, mint) => settingEffects(deps.db, KEY, await textWith(deps, mint, coin)),
    save: async (deps, { version, coin }, mint) => {
      await changeSetting(deps, { key: KEY, value: await textWith(deps, mint, coin), version });
      return { key: null };
    },
  }),
});

async function loadCoin({ db }: AdminDeps, mint: string) {
  const stored = await findStored(db, KEY);
  const coin = parseCoins(stored?.value ?? "").find((known) => known.mint === mint);
  if (!coin) return null;
  const names = Object.entries(coin.name).map(([code, text]) => [`name.${code}`, text]);
  const { symbol, icon, links } = coin;
  return { version: versionOf(stored), symbol, icon: icon ?? "none", ...Object.fromEntries(names), ...links };
}

/** The setting with this coin in it, with the decimals that its mint has. Throws CoinUnknown, ChainUnavailable. */
async function textWith(deps: AdminDeps, mint: string, coin: CoinForm): Promise<string> {
  const { decimals } = await readAsset(chainOf(deps).chain, { asset: "coin", mint });
  return textOfCoins(parseCoins(await getSetting(deps.db, KEY)), { ...coin, mint, decimals });
}
