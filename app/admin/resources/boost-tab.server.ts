import { nameOfPool } from "~/domain/power/pool-names";
import { changeSetting, findStored, versionOf } from "~/domain/settings/change-setting.server";
import { type NftTabPart, parseHiddenNftParts, textOfHiddenParts } from "~/domain/settings/nft-tab-parts";
import { getSetting } from "~/domain/settings/queries.server";
import { NFT_SCREENS } from "~/features/nft-staking/nft-screens";
import type { Database } from "~db/client";
import { defineForm, defineResource, type ResourceField } from "../define-resource";
import { settingEffects } from "../settings/effects.server";
import { nftTabSchema } from "../settings/input.server";
import { VERSION } from "../version-field";

const KEY = "hidden_nft_parts";

/** Every tab of both screens, and what an operator can hide of it. The first tab is the screen itself. */
const TABS = (["boost", "nova"] as const).flatMap((kind) =>
  NFT_SCREENS[kind].tabs.map(({ id, lists }, at) => {
    const infos = NFT_SCREENS[kind].infos.map((info) => info.id);
    const parts: readonly NftTabPart[] = [...(at > 0 ? ["tab" as const] : []), "stake", ...lists, ...infos];
    return { key: `${kind}.${id}`, name: nameOfPool({ kind, collection: id, address: "" }), parts };
  }),
);
type Tab = (typeof TABS)[number];

/** Which tabs and buttons the screens of NFT pools show. It is kept in a setting, whose page undoes the last change. */
export const boostTabResource = defineResource({
  noun: "boostTab",
  group: "power",
  role: "operator",
  list: {
    columns: [
      { name: "tab", kind: "text" },
      { name: "isListed", kind: "choice", words: "shown" },
      { name: "isOffered", kind: "choice", words: "shown" },
      { name: "hidden", kind: "text" },
    ],
    filters: [],
    load: async ({ db }) => {
      const hidden = await readHidden(db);
      return TABS.map((tab) => {
        const parts = hiddenOf(tab, hidden);
        const word = (part: NftTabPart) => (parts.includes(part) ? "hidden" : "shown");
        const values = { tab: tab.name, isListed: word("tab"), isOffered: word("stake"), hidden: parts.length || "" };
        return { key: tab.key, values };
      });
    },
  },
  edit: defineForm({
    role: "operator",
    schema: nftTabSchema,
    fields: [VERSION],
    fieldsByKey: Object.fromEntries(TABS.map((tab) => [tab.key, tab.parts.map(fieldOf)])),
    load: async ({ db }, key) => {
      const tab = TABS.find((known) => known.key === key);
      if (!tab) return null;
      const stored = await findStored(db, KEY);
      const hidden = hiddenOf(tab, parseHiddenNftParts(stored?.value ?? ""));
      const shown = tab.parts.filter((part) => !hidden.includes(part)).map((part) => [part, "on"]);
      return { version: versionOf(stored), ...Object.fromEntries(shown) };
    },
    preview: async ({ db }, { shown }, key) => settingEffects(db, KEY, await textFor(db, { key, shown })),
    save: async (deps, { version, shown }, key) => {
      await changeSetting(deps, { key: KEY, value: await textFor(deps.db, { key, shown }), version });
      return { key: null };
    },
  }),
});

const readHidden = async (db: Database) => parseHiddenNftParts(await getSetting(db, KEY));

const hiddenOf = ({ key, parts }: Tab, hidden: ReadonlySet<string>) =>
  parts.filter((part) => hidden.has(`${key}.${part}`));

function fieldOf(name: NftTabPart): ResourceField {
  return { name, kind: "check" };
}

/** The text of the setting with these parts of a tab shown and its others hidden; null if nothing is hidden then. */
async function textFor(db: Database, { key, shown }: { key: string; shown: readonly NftTabPart[] }) {
  const tab = TABS.find((known) => known.key === key);
  const hidden = tab?.parts.filter((part) => !shown.includes(part)) ?? [];
  return textOfHiddenParts(await readHidden(db), { key, hidden }) || null;
}
