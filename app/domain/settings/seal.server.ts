import { eq, inArray } from "drizzle-orm";
import { writeLog } from "~/server/log";
import type { Database } from "~db/client";
import { setting } from "~db/schema";
import { isRowSealed, type SealedValues, sealRow } from "../staff/row-seal.server";
import { SEALED_SETTING_KEYS, SETTING_DEFAULTS, type SealedSettingKey } from "./rules";

type Named = { key: string; value: string };

/**
 * The seal of a setting that moves money or powers (decision 085); null for any other. Somebody who can only write into D1 can
 * neither store nor change such a setting. Throws without a secret.
 */
export async function sealSetting(adminSecret: string, { key, value }: Named): Promise<string | null> {
  const isSealed = SEALED_SETTING_KEYS.some((known) => known === key);
  return isSealed ? sealRow(adminSecret, valuesOf({ key, value })) : null;
}

/** Whether the site wrote a stored setting; true for one that has no seal. */
export async function isSettingSealed(adminSecret: string, row: Named & { seal: string | null }): Promise<boolean> {
  if (!SEALED_SETTING_KEYS.some((known) => known === row.key)) return true;
  return isRowSealed(adminSecret, row.seal, valuesOf(row));
}

/**
 * A setting for what moves money or powers: its default, as if nothing were stored, if somebody has changed it in D1 without the
 * site. The health page then names it.
 */
export async function getVouchedSetting(
  { db, adminSecret }: { db: Database; adminSecret: string },
  key: SealedSettingKey,
): Promise<string> {
  const [row] = await db.select().from(setting).where(eq(setting.key, key));
  if (!row) return SETTING_DEFAULTS[key];
  if (await isSettingSealed(adminSecret, row)) return row.value;
  writeLog("error", "a setting was changed without the site", { setting: key });
  return SETTING_DEFAULTS[key];
}

/** The stored settings whose seal does not fit, in the order of SEALED_SETTING_KEYS. */
export async function listBrokenSettings({
  db,
  adminSecret,
}: {
  db: Database;
  adminSecret: string;
}): Promise<SealedSettingKey[]> {
  const rows = await db
    .select()
    .from(setting)
    .where(inArray(setting.key, [...SEALED_SETTING_KEYS]));
  const sealed = await Promise.all(rows.map((row) => isSettingSealed(adminSecret, row)));
  const broken = new Set(rows.filter((_, at) => !sealed[at]).map(({ key }) => key));
  return SEALED_SETTING_KEYS.filter((key) => broken.has(key));
}

const valuesOf = ({ key, value }: Named): SealedValues => ["setting", key, value];
