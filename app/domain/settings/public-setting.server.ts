import type { Database } from "~db/client";
import { getSetting } from "./queries.server";
import { createRecentReading, type RecentReading } from "./recent-reading";
import { PUBLIC_SETTING_KEYS } from "./rules";

type PublicSettingKey = (typeof PUBLIC_SETTING_KEYS)[number];

/** How long an isolate keeps what it read, because anybody may ask as often as they like. */
const BELIEVED_MS = 2_000;

const readings = new Map<PublicSettingKey, RecentReading<string>>(
  PUBLIC_SETTING_KEYS.map((key) => [key, createRecentReading<string>(BELIEVED_MS)]),
);

/** A setting that anybody may read, at most a few seconds old. `now` is in milliseconds. */
export async function getPublicSetting(db: Database, key: PublicSettingKey, now: number): Promise<string> {
  const read = () => getSetting(db, key);
  return readings.get(key)?.get(now, read) ?? read();
}
