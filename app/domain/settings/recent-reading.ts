export type RecentReading<T> = {
  /**
   * Returns what was read a short while ago, or else what `read` gives now. `now` is in milliseconds. What was read for
   * another `version` is never returned. Throws what `read` throws.
   */
  get(now: number, read: () => Promise<T>, version?: string): Promise<T>;
};

/**
 * A value that an isolate reads again at most every `believedMs`. One request at a time reads; those beside it use the
 * earlier value, if it is not older than twice that time. A promise is never shared, because a Worker must not wait for what
 * another request began.
 */
export function createRecentReading<T>(believedMs: number): RecentReading<T> {
  let last: { value: T; version: string; readAt: number; askedAt: number } | null = null;
  return {
    async get(now, read, version = "") {
      if (last && last.version !== version) last = null;
      if (last && now - last.askedAt < believedMs && now - last.readAt < 2 * believedMs) return last.value;
      if (last) last.askedAt = now;
      const value = await read();
      last = { value, version, readAt: now, askedAt: now };
      return value;
    },
  };
}
