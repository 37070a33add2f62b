/**
 * Who may fetch something of a picture from another server now. All requests of an isolate share these rooms: a picture takes up
 * to twice MAX_PICTURE_BYTES of its 128 MB. One host never gets all of them, and the hosts that are known to be slow share one,
 * so that the pictures of other hosts do not wait for theirs.
 */

const ROOMS = 4;
const ROOMS_OF_A_HOST = 3;
const ROOMS_OF_SLOW_HOSTS = 1;
/**
 * A fetch ends after five seconds. Whoever holds a room for longer is a request that the runtime ended when its visitor left:
 * nothing of it runs any more, so that it will never leave the room itself.
 */
const LONGEST_MS = 10_000;
/** An answer that takes this long makes its host a slow one. */
const SLOW_MS = 2_000;
/** How long a host counts as slow after a slow answer. */
const SLOW_FOR_MS = 60_000;
/** How many slow hosts are remembered; the one that was slow first is forgotten first. */
const MOST_SLOW_HOSTS = 100;

/** The host that is asked, and since when, by the NFT that it is asked for. */
const underWay = new Map<string, { host: string; sinceMs: number }>();
const slowUntilMs = new Map<string, number>();

/**
 * Whether something for an NFT may be fetched from an address now, which is never so twice at a time for the same NFT. If it
 * may, leaveRoom has to be called afterwards.
 */
export function takeRoom(nft: string, url: string, nowMs: number): boolean {
  for (const [held, { sinceMs }] of underWay) if (nowMs - sinceMs > LONGEST_MS) underWay.delete(held);
  if (underWay.has(nft) || underWay.size >= ROOMS) return false;
  const { host } = new URL(url);
  const hosts = [...underWay.values()].map((room) => room.host);
  if (hosts.filter((asked) => asked === host).length >= ROOMS_OF_A_HOST) return false;
  const isSlow = (asked: string) => (slowUntilMs.get(asked) ?? 0) > nowMs;
  if (isSlow(host) && hosts.filter(isSlow).length >= ROOMS_OF_SLOW_HOSTS) return false;
  underWay.set(nft, { host, sinceMs: nowMs });
  return true;
}

/** Ends what takeRoom allowed, and notes whether the host took too long. */
export function leaveRoom(nft: string, nowMs: number): void {
  const room = underWay.get(nft);
  if (!room) return;
  underWay.delete(nft);
  slowUntilMs.delete(room.host);
  if (nowMs - room.sinceMs < SLOW_MS) return;
  slowUntilMs.set(room.host, nowMs + SLOW_FOR_MS);
  const [first] = slowUntilMs.keys();
  if (slowUntilMs.size > MOST_SLOW_HOSTS && first !== undefined) slowUntilMs.delete(first);
}
