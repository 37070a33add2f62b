import { findNftPicture, type NftPicture } from "~/domain/nft-metadata/commands.server";
import { drawnPicture, ownHostsOf } from "~/domain/nft-metadata/rules";
import { isAddress } from "~/domain/solana/address";
import { AppError } from "~/errors";
import { databaseContext, envContext, executionContext } from "~/server/context";
import { readConfig } from "~/server/env.server";
import { refuseMethod } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";
import { setSecurityHeaders } from "~/server/security-headers.server";
import type { Route } from "./+types/nft-picture";

export const action = refuseMethod;

/** A picture comes from somebody else's server, so that it must not be able to run anything if it is opened by itself. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const KEPT = "public, max-age=86400";
/** For drawn pictures and redirects to our own ones, which are asked for again soon. */
const KEPT_SHORTLY = "public, max-age=300";

/**
 * GET /api/nft/:mint/picture: the picture of a known NFT, from the address in its metadata; otherwise a drawn one. The
 * answer is always a picture. Fetched pictures are stored in the Cache API, so that the other server is asked only once a
 * day.
 */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { mint } = params;
  if (!isAddress(mint)) return drawn(mint.slice(0, 44), 404);
  const url = new URL(request.url);
  const env = context.get(envContext);
  const key = new Request(`${url.origin}/api/nft/${mint}/picture`);
  const kept = await cacheApi().match(key);
  if (kept) return new Response(kept.body, kept);
  try {
    await spendFor("picture", { request, context });
  } catch (error) {
    if (error instanceof AppError) return drawn(mint, 200);
    throw error;
  }
  const ownHosts = ownHostsOf(url, readConfig(env).siteOrigin);
  const fetchDeps = { ownHosts, fetch: (address: string, options: RequestInit) => fetch(address, options) };
  const deps = { db: context.get(databaseContext), now: new Date(), ...fetchDeps };
  const picture = await findNftPicture(deps, mint);
  if (!picture) return drawn(mint, 200);
  const response = answerPicture(picture);
  if (picture.kind === "bytes") context.get(executionContext).waitUntil(cacheApi().put(key, response.clone()));
  return response;
}

function answerPicture(picture: NftPicture): Response {
  if (picture.kind === "own") {
    const headers = secured({ Location: picture.path, "Cache-Control": KEPT_SHORTLY });
    return new Response(null, { status: 302, headers });
  }
  const headers = secured({ "Content-Type": picture.type, "Cache-Control": KEPT });
  return new Response(picture.bytes, { headers });
}

function drawn(mint: string, status: number): Response {
  const headers = secured({ "Content-Type": "image/svg+xml", "Cache-Control": KEPT_SHORTLY });
  return new Response(drawnPicture(mint), { status, headers });
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
