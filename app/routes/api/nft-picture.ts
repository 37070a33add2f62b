import { findNftPicture } from "~/domain/nft-metadata/commands.server";
import { NO_ROOM } from "~/domain/nft-metadata/fetching.server";
import { ownHostsOf } from "~/domain/nft-metadata/rules";
import { isAddress } from "~/domain/solana/address";
import { AppError } from "~/errors";
import { databaseContext, envContext } from "~/server/context";
import { readConfig } from "~/server/env.server";
import { refuseMethod } from "~/server/http.server";
import { answerDrawnPicture, answerPicture, findKeptPicture, keepPicture } from "~/server/nft-pictures.server";
import { spendFor } from "~/server/rate-limits.server";
import type { Route } from "./+types/nft-picture";

export const action = refuseMethod;

/**
 * GET /api/nft/:mint/picture: the picture of a known NFT, from the address in its metadata; otherwise a drawn one. The
 * answer is always a picture. Fetched pictures are stored in the Cache API, so that the other server is asked only once a
 * day. Nothing is kept if the visitor asked too often, or if too many pictures were being fetched.
 */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const { mint } = params;
  if (!isAddress(mint)) return answerDrawnPicture(mint.slice(0, 44), { status: 404 });
  const url = new URL(request.url);
  const key = `${url.origin}/api/nft/${mint}/picture`;
  const kept = await findKeptPicture(key);
  if (kept) return kept;
  try {
    await spendFor("picture", { request, context });
  } catch (error) {
    if (error instanceof AppError) return answerDrawnPicture(mint, { isKept: false });
    throw error;
  }
  const ownHosts = ownHostsOf(url, readConfig(context.get(envContext)).siteOrigin);
  const fetchDeps = { ownHosts, fetch: (address: string, options: RequestInit) => fetch(address, options) };
  const deps = { db: context.get(databaseContext), now: new Date(), ...fetchDeps };
  const picture = await findNftPicture(deps, mint);
  if (picture === NO_ROOM) return answerDrawnPicture(mint, { isKept: false });
  if (!picture) return answerDrawnPicture(mint);
  const response = answerPicture(picture);
  if (picture.kind === "bytes") keepPicture(context, key, response);
  return response;
}
