import type { Database } from "~db/client";
import { getContentVersion } from "./content-version.server";
import { getSetting } from "./queries.server";
import { createRecentReading } from "./recent-reading";
import type { SettingKey } from "./rules";

/** How long an isolate uses what it read. */
const BELIEVED_MS = 2_000;

/**
 * The value of a long setting that public pages show, read by `parse`. It is the same object until the setting changes.
 * `now` is in milliseconds.
 */
export function createParsedSetting<T>(key: SettingKey, parse: (stored: string) => T) {
  const reading = createRecentReading<string>(BELIEVED_MS);
  let known: { stored: string; value: T } | null = null;
  return async (db: Database, now: number): Promise<T> => {
    // a page for a new content version must not show, and be cached with, what was read for the version before
    const version = await getContentVersion(db, now);
    const stored = await reading.get(now, () => getSetting(db, key), version);
    // parsing a long text for every request would cost more than the page, and with the same object callers can tell that
    // nothing has changed
    if (known?.stored !== stored) known = { stored, value: parse(stored) };
    return known.value;
  };
}
