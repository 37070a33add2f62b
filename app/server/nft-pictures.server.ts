import type { RouterContextProvider } from "react-router";
import type { NftPicture } from "~/domain/nft-metadata/fetching.server";
import { drawnPicture } from "~/domain/nft-metadata/rules";
import { executionContext } from "./context";
import { setSecurityHeaders } from "./security-headers.server";

/** A picture comes from somebody else's server, so that it must not be able to run anything if it is opened by itself. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const KEPT = "public, max-age=86400";
/** For drawn pictures and redirects to our own ones, which are asked for again soon. */
const KEPT_SHORTLY = "public, max-age=300";

/** A picture that was found; a redirect if it is a file of ours. */
export function answerPicture(picture: NftPicture): Response {
  if (picture.kind === "own") {
    const headers = secured({ Location: picture.path, "Cache-Control": KEPT_SHORTLY });
    return new Response(null, { status: 302, headers });
  }
  const headers = secured({ "Content-Type": picture.type, "Cache-Control": KEPT });
  return new Response(picture.bytes, { headers });
}

/** A drawn picture in place of a missing one, always the same for an NFT. `isKept`: it is not asked for again at once. */
export function answerDrawnPicture(nft: string, { status = 200, isKept = true } = {}): Response {
  const cache = isKept ? KEPT_SHORTLY : "no-store";
  const headers = secured({ "Content-Type": "image/svg+xml", "Cache-Control": cache });
  return new Response(drawnPicture(nft), { status, headers });
}

/** A file of a picture that staff uploaded. Its address names its content, so that whoever may keep it keeps it for ever. */
export function answerDrawnFile(bytes: ArrayBuffer, isPublic: boolean): Response {
  const cache = isPublic ? "public, max-age=31536000, immutable" : "no-store";
  return new Response(bytes, { headers: secured({ "Content-Type": "image/webp", "Cache-Control": cache }) });
}

/** The answer that the Cache API has for an address of this site, or null. */
export async function findKeptPicture(key: string): Promise<Response | null> {
  const kept = await cacheApi().match(new Request(key));
  return kept ? new Response(kept.body, kept) : null;
}

/** Stores an answer for as long as its headers say, so that the other server is not asked again meanwhile. */
export function keepPicture(context: Readonly<RouterContextProvider>, key: string, answer: Response): void {
  context.get(executionContext).waitUntil(cacheApi().put(new Request(key), answer.clone()));
}

function secured(own: Record<string, string>): Headers {
  const headers = new Headers(own);
  setSecurityHeaders(headers, [], import.meta.env.DEV);
  headers.set("Content-Security-Policy", SANDBOX);
  return headers;
}

function cacheApi(): Cache {
  return (caches as unknown as { default: Cache }).default;
}
