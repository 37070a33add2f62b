import type { Database } from "~db/client";
import { getContentVersion } from "./content-version.server";
import { getSetting } from "./queries.server";
import { createRecentReading } from "./recent-reading";
import type { SettingKey } from "./rules";

/** How long an isolate believes what it read. */
const BELIEVED_MS = 2_000;

/**
 * What a long setting that public pages show says, by `parse`: the same object for as long as the setting is the same. `now`
 * in milliseconds.
 */
export function createParsedSetting<T>(key: SettingKey, parse: (stored: string) => T) {
  const reading = createRecentReading<string>(BELIEVED_MS);
  let known: { stored: string; value: T } | null = null;
  return async (db: Database, now: number): Promise<T> => {
    // a page that is made for a new version must not show, and keep, what was read for the one before
    const version = await getContentVersion(db, now);
    const stored = await reading.get(now, () => getSetting(db, key), version);
    // reading a long text anew on every request would cost more than the page; and what depends on it can tell that
    // nothing has changed
    if (known?.stored !== stored) known = { stored, value: parse(stored) };
    return known.value;
  };
}
