import { declaredSetting } from "~/domain/settings/declared";
import { differencesOf } from "~/domain/settings/differences";
import { getSetting } from "~/domain/settings/queries.server";
import { SETTING_DEFAULTS, type SettingKey } from "~/domain/settings/rules";
import type { Database } from "~db/client";
import type { Effect } from "../define-resource";

/** What a change of a setting does: each part that differs, and the pages that show it. `value`: null for its default. */
export async function settingEffects(db: Database, key: SettingKey, value: string | null): Promise<Effect[]> {
  const { kind, pages, isCached } = declaredSetting(key);
  const before = await getSetting(db, key);
  const { named, more } = differencesOf(before, value ?? SETTING_DEFAULTS[key], kind === "json");
  return [
    ...named.map(({ at, before: former, after }) => ({ name: "value", of: at, before: former, after })),
    ...(more > 0 ? [{ name: "more", after: more }] : []),
    ...(pages.length > 0 ? [{ name: "pages", after: { lines: pages.map((page) => `/eng/${page}`) } }] : []),
    ...(isCached ? [{ name: "contentVersion", after: "+1" }] : []),
  ];
}
