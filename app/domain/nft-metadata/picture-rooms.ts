/**
 * Who may fetch something of a picture from another server now. All requests of an isolate share these rooms: a picture takes up
 * to twice MAX_PICTURE_BYTES of its 128 MB. One site never gets all of them, and the sites that are known to be slow share one,
 * so that the pictures of other sites do not wait for theirs. A site is all hosts below one domain that somebody can register,
 * because its owner can make up as many hosts as they like. The gateways of our settings never count as slow: most pictures
 * come through them, and one that nobody asked for before takes them long.
 */

const ROOMS = 4;
const ROOMS_OF_A_SITE = 3;
const ROOMS_OF_SLOW_SITES = 1;
/**
 * A fetch ends after five seconds. Whoever holds a room for longer is a request that the runtime ended when its visitor left:
 * nothing of it runs any more, so that it will never leave the room itself.
 */
const LONGEST_MS = 10_000;
/** An answer that takes this long makes its site a slow one. */
const SLOW_MS = 2_000;
/** How long a site counts as slow after a slow answer. */
const SLOW_FOR_MS = 60_000;
/** How many slow sites are remembered; the one that was slow first is forgotten first. */
const MOST_SLOW_SITES = 100;

/** Second labels below which the registries of many countries give names away, such as co.kr, co.id or com.au. */
const REGISTRY_LABELS = /^(?:ac|co|com|edu|go|gov|ne|net|or|org|re|web)$/;

/** Where something is fetched. `isOwnGateway`: by a gateway of our settings. */
export type Asked = { url: string; isOwnGateway: boolean };

/** The site that is asked, and since when, by the NFT that it is asked for. */
const underWay = new Map<string, { site: string; isOwnGateway: boolean; sinceMs: number }>();
const slowUntilMs = new Map<string, number>();

/**
 * Whether something for an NFT may be fetched from an address now, which is never so twice at a time for the same NFT. If it
 * may, leaveRoom has to be called afterwards.
 */
export function takeRoom(nft: string, { url, isOwnGateway }: Asked, nowMs: number): boolean {
  for (const [held, { sinceMs }] of underWay) if (nowMs - sinceMs > LONGEST_MS) underWay.delete(held);
  if (underWay.has(nft) || underWay.size >= ROOMS) return false;
  const { hostname } = new URL(url);
  // other hosts of its domain must not make a gateway slow
  const site = isOwnGateway ? `gateway ${hostname}` : registrableDomain(hostname);
  const sites = [...underWay.values()].map((room) => room.site);
  if (sites.filter((asked) => asked === site).length >= ROOMS_OF_A_SITE) return false;
  const isSlow = (asked: string) => (slowUntilMs.get(asked) ?? 0) > nowMs;
  if (isSlow(site) && sites.filter(isSlow).length >= ROOMS_OF_SLOW_SITES) return false;
  underWay.set(nft, { site, isOwnGateway, sinceMs: nowMs });
  return true;
}

/** Ends what takeRoom allowed, and notes whether the site took too long. */
export function leaveRoom(nft: string, nowMs: number): void {
  const room = underWay.get(nft);
  if (!room) return;
  underWay.delete(nft);
  if (room.isOwnGateway) return;
  slowUntilMs.delete(room.site);
  if (nowMs - room.sinceMs < SLOW_MS) return;
  slowUntilMs.set(room.site, nowMs + SLOW_FOR_MS);
  const [first] = slowUntilMs.keys();
  if (slowUntilMs.size > MOST_SLOW_SITES && first !== undefined) slowUntilMs.delete(first);
}

/**
 * The part of a host name that somebody registered. Not by the list of public suffixes: users of a host that gives away names,
 * such as pages.dev, count as one site, and then share rooms that they would otherwise have had for themselves.
 */
export function registrableDomain(host: string): string {
  const labels = host.toLowerCase().split(".");
  const [second = "", top = ""] = labels.slice(-2);
  return labels.slice(top.length === 2 && REGISTRY_LABELS.test(second) ? -3 : -2).join(".");
}
