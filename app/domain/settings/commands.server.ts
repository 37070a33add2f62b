import type { Database } from "~db/client";
import { setting } from "~db/schema";
import { contentVersionRaised } from "./content-version.server";
import type { SealedSettingKey, SettingKey } from "./rules";

/** Stores a setting that public pages show and that has no seal; cached pages are then rendered again. */
export async function storeShownSetting(
  { db, now }: { db: Database; now: Date },
  { key, value }: { key: Exclude<SettingKey, SealedSettingKey>; value: string },
): Promise<void> {
  await db.batch([
    db
      .insert(setting)
      .values({ key, value, updatedAt: now })
      .onConflictDoUpdate({ target: setting.key, set: { value, updatedAt: now } }),
    contentVersionRaised(db, now),
  ]);
}
