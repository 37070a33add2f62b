import { inArray } from "drizzle-orm";
import type { Database } from "~db/client";
import { setting } from "~db/schema";
import { SETTING_DEFAULTS, type SettingKey } from "./rules";

/** The stored values of these settings, or their defaults. */
/** A setting as it is stored, or its default. */
export async function getSettings<K extends SettingKey>(db: Database, keys: readonly K[]): Promise<Record<K, string>> {
  const rows = await db
    .select()
    .from(setting)
    .where(inArray(setting.key, [...keys]));
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  return Object.fromEntries(keys.map((key) => [key, stored.get(key) ?? SETTING_DEFAULTS[key]])) as Record<K, string>;
}

export async function getSetting(db: Database, key: SettingKey): Promise<string> {
  return (await getSettings(db, [key]))[key];
}
