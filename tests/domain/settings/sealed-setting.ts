import type { SealedSettingKey } from "~/domain/settings/rules";
import { sealSetting } from "~/domain/settings/seal.server";
import { setting } from "~db/schema";
import { testDatabase as db } from "../database";
import { ADMIN_SECRET } from "../staff/staff";

/** Stores a setting that moves money or powers as the site does, over what is there. */
export async function storeSealedSetting(key: SealedSettingKey, value: string, updatedAt = new Date()): Promise<void> {
  const stored = { key, value, seal: await sealSetting(ADMIN_SECRET, { key, value }), updatedAt };
  await db.insert(setting).values(stored).onConflictDoUpdate({ target: setting.key, set: stored });
}
