import { plainName } from "../plain-name";
import type { Asked } from "./picture-rooms";
import type { NftFace } from "./view";

/** Where pictures and their JSON may be taken from. `own` is a file of this site, as sample NFTs have it. */
export type Source = { kind: "own"; path: string } | { kind: "remote"; url: string };

/**
 * How addresses are followed: `ipfs://` and `ar://` through these gateways (addresses with a trailing slash), and never to
 * the site itself, whose hosts are `ownHosts`.
 */
export type Ways = { ipfs: string; arweave: string; ownHosts: readonly string[] };

export const MAX_JSON_BYTES = 100_000;
export const MAX_PICTURE_BYTES = 5_000_000;
/** Types that browsers draw in an img element. SVG is answered as a sandboxed document. */
export const PICTURE_TYPES = [
  "image/png",
  "image/jpeg",
  "image/gif",
  "image/webp",
  "image/avif",
  "image/svg+xml",
] as const;

const OWN_PICTURE = /^\/art\/(?:[\w-]+\/)*[\w-]+\.(?:svg|png|webp|avif)$/;
const IPFS = /^ipfs:\/\/(?:ipfs\/)?([\w.~!$&'()*+,;=:@%/-]{1,200})$/;
const ARWEAVE = /^ar:\/\/([\w-]{43}(?:\/[\w.~-]+)*)$/;
const MAX_URL_LENGTH = 2_000;
/** A Worker answers below this name too, unless its operator has switched that off. It does not know its own name there. */
const WORKERS_ZONE = "workers.dev";
const PRIVATE_NAMES =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|private|test|invalid|arpa)$/;
/** A host name ends in letters; an IP address has digits or colons there. */
const PUBLIC_NAME = /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]+)$/;

/**
 * The address to which an NFT's metadata leads, or null if we do not follow it, because anybody can write one. We follow
 * https on its default port to a public name (never an IP address or a host of the site's own zone), and IPFS and Arweave
 * through a gateway.
 */
export function sourceOf(address: string, { ipfs, arweave, ownHosts }: Ways): Source | null {
  const trimmed = address.trim();
  if (trimmed.length > MAX_URL_LENGTH) return null;
  if (OWN_PICTURE.test(trimmed)) return { kind: "own", path: trimmed };
  const [, ipfsPath] = IPFS.exec(trimmed) ?? [];
  if (ipfsPath) return remote(ipfs + ipfsPath, ownHosts);
  const [, arweavePath] = ARWEAVE.exec(trimmed) ?? [];
  return remote(arweavePath ? arweave + arweavePath : trimmed, ownHosts);
}

/** An address that is asked, with whether it is one of our gateways'. */
export function askedAt(url: string, { ipfs, arweave }: Ways): Asked {
  const { host } = new URL(url);
  return {
    url,
    isOwnGateway: [ipfs, arweave].some((gateway) => URL.canParse(gateway) && new URL(gateway).host === host),
  };
}

function remote(address: string, ownHosts: readonly string[]): Source | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== "https:" || url.port !== "" || url.username !== "" || url.password !== "") return null;
  const host = url.hostname.replace(/\.$/, "").toLowerCase();
  if (!PUBLIC_NAME.test(host) || PRIVATE_NAMES.test(host)) return null;
  if ([...ownHosts, WORKERS_ZONE].some((own) => isOfZone(host, own))) return null;
  url.hash = "";
  return { kind: "remote", url: url.href };
}

/** The hosts at which this site is known to be served: that of the request, and the configured one, which may differ. */
export function ownHostsOf(requestUrl: URL, siteOrigin: string | null): string[] {
  const { hostname } = requestUrl;
  return siteOrigin ? [hostname, new URL(siteOrigin).hostname] : [hostname];
}

/** True for one of the site's own hosts and every name below it. For this, www. counts as below the site's name. */
function isOfZone(host: string, ownHost: string): boolean {
  const zone = ownHost.toLowerCase().replace(/^www\./, "");
  return host === zone || host.endsWith(`.${zone}`);
}

/** The address of the picture in an NFT's JSON (Metaplex), or null if it names none. */
export function imageIn(json: unknown): string | null {
  if (typeof json !== "object" || json === null) return null;
  const { image, properties } = json as { image?: unknown; properties?: unknown };
  if (typeof image === "string" && image.trim() !== "") return image.trim();
  const files = (properties as { files?: unknown } | null | undefined)?.files;
  const first: unknown = Array.isArray(files)
    ? files.find((file) => String((file as { type?: unknown } | null)?.type).startsWith("image/"))
    : null;
  const uri = (first as { uri?: unknown } | null)?.uri;
  return typeof uri === "string" && uri.trim() !== "" ? uri.trim() : null;
}

/** The picture type in a Content-Type header, or null if we do not pass that type on. */
export function pictureTypeOf(contentType: string | null): (typeof PICTURE_TYPES)[number] | null {
  const type = contentType?.split(";")[0]?.trim().toLowerCase();
  return PICTURE_TYPES.find((known) => known === type) ?? null;
}

/** How long to wait before fetching again, by the number of failures: from ten minutes up to a day. */
export function retryAfterMs(failures: number): number {
  return Math.min(600_000 * 2 ** Math.max(failures - 1, 0), 86_400_000);
}

/** What is known of an NFT, for a list. If its metadata leaves the name empty, the name is the beginning of the mint. */
export function faceOf(mint: string, name: string | undefined): NftFace {
  const trimmed = plainName(name ?? "");
  return { mint, name: trimmed || `${mint.slice(0, 4)}…${mint.slice(-4)}`, pictureUrl: `/api/nft/${mint}/picture` };
}

const GRID = 5;
const HALF = 3;
const INKS = ["#f2c14e", "#5ad1c4", "#f2788f", "#9c8cf2", "#7fd068"] as const;
const PAPER = "#1b1830";

/** A drawn picture in place of a missing one: always the same for a mint, and mirrored like a face. */
export function drawnPicture(mint: string): string {
  const bits = [...mint].reduce((hash, sign) => (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) >>> 0, 7);
  const ink = INKS[bits % INKS.length];
  const cells = Array.from({ length: GRID * HALF }, (_, i) => ({ x: Math.floor(i / GRID), y: i % GRID, i }));
  const squares = cells
    .filter(({ i }) => (bits >>> (i % 30)) & 1)
    .flatMap(({ x, y }) => [...new Set([x, GRID - 1 - x])].map((column) => `M${column + 1} ${y + 1}h1v1h-1z`));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 7 7" width="280" height="280" shape-rendering="crispEdges"><path fill="${PAPER}" d="M0 0h7v7H0z"/><path fill="${ink}" d="${squares.join("")}"/></svg>`;
}
