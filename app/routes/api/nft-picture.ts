import { findPicture, type Picture } from "~/domain/nft-metadata/commands.server";
import { drawnPicture, ownHostsOf } from "~/domain/nft-metadata/rules";
import { isAddress } from "~/domain/solana/address";
import { AppError } from "~/errors";
import { databaseContext, envContext, executionContext } from "~/server/context";
import { readConfig } from "~/server/env.server";
import { refuseMethod } from "~/server/http.server";
import { clientAddress, spendRate } from "~/server/rate-limits.server";
import { setSecurityHeaders } from "~/server/security-headers.server";
import type { Route } from "./+types/nft-picture";

export const action = refuseMethod;

/** A picture is somebody else's bytes: opened by itself it may do nothing at all. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const KEPT = "public, max-age=86400";
/** What is drawn in the place of a picture, and where one of ours is: asked for again soon. */
const KEPT_SHORTLY = "public, max-age=300";

/**
 * GET /api/nft/:mint/picture: the picture of an NFT that we know, from where its metadata says; else a drawn one. Always a
 * picture. Fetched ones are kept in the Cache API, so that another's server is asked once a day.
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
    await spendRate(env.PAGE_LIMIT, `picture ${clientAddress(request)}`);
  } catch (error) {
    if (error instanceof AppError) return drawn(mint, 200);
    throw error;
  }
  const ownHosts = ownHostsOf(url, readConfig(env).siteOrigin);
  const fetchDeps = { ownHosts, fetch: (address: string, options: RequestInit) => fetch(address, options) };
  const deps = { db: context.get(databaseContext), now: new Date(), ...fetchDeps };
  const picture = await findPicture(deps, mint);
  if (!picture) return drawn(mint, 200);
  const response = answerPicture(picture);
  if (picture.kind === "bytes") context.get(executionContext).waitUntil(cacheApi().put(key, response.clone()));
  return response;
}

function answerPicture(picture: Picture): Response {
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
