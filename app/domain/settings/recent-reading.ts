export type RecentReading<T> = {
  /**
   * What was read a short while ago, or else what `read` gives now. `now` in milliseconds. What was read for another
   * `version` is never given. Throws what `read` throws.
   */
  get(now: number, read: () => Promise<T>, version?: string): Promise<T>;
};

/**
 * What an isolate reads again at most every `believedMs`. One request at a time reads: those beside it go on with what was
 * read before, though never with what is older than twice that time. A promise is never shared, as a Worker may not wait
 * for what another request began.
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
