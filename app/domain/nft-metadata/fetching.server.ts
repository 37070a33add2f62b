import { AppError } from "~/errors";
import { readWithin } from "~/read-within";
import { type Asked, leaveRoom, takeRoom } from "./picture-rooms";
import { imageIn, MAX_JSON_BYTES, MAX_PICTURE_BYTES, PICTURE_TYPES, pictureTypeOf, sourceOf } from "./rules";

export type Fetching = {
  fetch: (url: string, options: RequestInit) => Promise<Response>;
  /** The site's own hosts, to which no metadata may lead (`ownHostsOf`). */
  ownHosts: readonly string[];
  /** The time in milliseconds, by which slow sites are told; Date.now if it is left out. */
  clock?: () => number;
};

export type NftPicture =
  | { kind: "own"; path: string }
  | { kind: "bytes"; type: string; bytes: Uint8Array<ArrayBuffer> };

const TIMEOUT_MS = 5_000;
const MAX_REDIRECTS = 3;

/** In place of what was to be fetched. */
export const NO_ROOM = Symbol("no room");

/** `most`: how many times a room is asked for before the answer is NO_ROOM. `wait`: passes the time between two of them. */
export type Turns = { most: number; wait: () => Promise<void> };

/**
 * Fetches something for an NFT while it holds a room (picture-rooms.ts). NO_ROOM if none was free whenever it was asked for;
 * without `turns`, it is asked for once.
 */
export async function inRoom<T>(
  { clock = Date.now }: Pick<Fetching, "clock">,
  { nft, asked, turns }: { nft: string; asked: Asked; turns?: Turns },
  fetchIt: () => Promise<T>,
): Promise<T | typeof NO_ROOM> {
  for (let turn = 1; !takeRoom(nft, asked, clock()); turn++) {
    if (turn >= (turns?.most ?? 1)) return NO_ROOM;
    await turns?.wait();
  }
  try {
    return await fetchIt();
  } finally {
    leaveRoom(nft, clock());
  }
}

/** A picture from another server, of a type that we pass on; null if there is none. `url`: that of a remote Source. */
export async function fetchPicture(fetching: Fetching, url: string): Promise<NftPicture | null> {
  const picture = await fetchWithin(fetching, url, MAX_PICTURE_BYTES, PICTURE_TYPES.join(", "));
  const type = picture && pictureTypeOf(picture.type);
  return picture && type ? { kind: "bytes", type, bytes: picture.bytes } : null;
}

/** The address of the picture that an NFT's JSON names, from another server; null if there is none. */
export async function fetchImageAddress(fetching: Fetching, url: string): Promise<string | null> {
  const answer = await fetchWithin(fetching, url, MAX_JSON_BYTES, "application/json");
  return answer && imageInJson(answer.bytes);
}

/** The same in JSON that is at hand. */
export function imageInJson(bytes: Uint8Array): string | null {
  return imageIn(parseJson(bytes));
}

/** An answer of at most this many bytes. Null if it is too long, too late, or redirects to where we do not follow. */
async function fetchWithin(
  { fetch, ownHosts }: Fetching,
  address: string,
  maxBytes: number,
  accept: string,
): Promise<{ type: string | null; bytes: Uint8Array<ArrayBuffer> } | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let url = address;
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      // redirects are followed by hand, so that each address is checked before it is asked
      const response = await fetch(url, { headers: { Accept: accept }, redirect: "manual", signal });
      const location = response.status >= 300 && response.status < 400 ? response.headers.get("Location") : null;
      if (location === null) return response.status === 200 ? await read(response, maxBytes) : await drop(response);
      await response.body?.cancel();
      const next = URL.canParse(location, url)
        ? sourceOf(new URL(location, url).href, { ...NO_GATEWAYS, ownHosts })
        : null;
      if (next?.kind !== "remote") return null;
      url = next.url;
    }
    return null;
  } catch (error) {
    // an error in our own code must not be taken for a failure of the other server
    if (error instanceof AppError || error instanceof RangeError) throw error;
    return null;
  }
}

const NO_GATEWAYS = { ipfs: "", arweave: "" };

async function drop(response: Response): Promise<null> {
  await response.body?.cancel();
  return null;
}

async function read(response: Response, maxBytes: number) {
  const bytes = await readWithin(response, maxBytes);
  return bytes && { type: response.headers.get("Content-Type"), bytes };
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // the file is not ours and may not be JSON
    return null;
  }
}
