import { oldNftInput } from "~/domain/migration/input";
import { findOldNftPicture } from "~/domain/migration/old-nft-picture.server";
import { ownHostsOf } from "~/domain/nft-metadata/rules";
import { AppError } from "~/errors";
import { refuseMethod } from "~/server/http.server";
import { migrationDeps } from "~/server/migration-deps.server";
import { answerDrawnPicture, answerPicture, findKeptPicture, keepPicture } from "~/server/nft-pictures.server";
import { spendFor } from "~/server/rate-limits.server";
import type { Route } from "./+types/old-nft-picture";

export const action = refuseMethod;

/**
 * GET /api/old-nft/:contract/:tokenId/picture: the picture of an NFT of the former chain, from where our settings or its
 * collection say; otherwise a drawn one. A file of ours is answered by a redirect to it; everything else is a picture, also
 * with status 404 for an address that names no NFT. The Cache API keeps a fetched picture for a day, and for five minutes a
 * drawn one of an NFT that has none. Nothing is kept if the visitor asked too often, or if the picture could not be fetched now.
 */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const name = `${params.contract}.${params.tokenId}`.slice(0, 130);
  const nft = oldNftInput.safeParse({ oldNftContract: params.contract, oldNftId: params.tokenId });
  if (!nft.success) return answerDrawnPicture(name, { status: 404 });
  const { oldNftContract: contract, oldNftId: tokenId } = nft.data;
  const deps = migrationDeps(context);
  const url = new URL(request.url);
  // the same contract of another chain is another collection
  const key = `${url.origin}/api/old-nft/${contract}/${tokenId}/picture?chain=${deps.evm.chainId}`;
  const kept = await findKeptPicture(key);
  if (kept) return kept;
  try {
    await spendFor("picture", { request, context });
  } catch (error) {
    if (error instanceof AppError) return answerDrawnPicture(name, { isKept: false });
    throw error;
  }
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
  const pictureDeps = { ...deps, wait, ownHosts: ownHostsOf(url, deps.siteOrigin) };
  const picture = await findOldNftPicture(pictureDeps, { contract, tokenId });
  if (picture === "later") return answerDrawnPicture(name, { isKept: false });
  const response = picture === "none" ? answerDrawnPicture(name) : answerPicture(picture);
  if (response.status === 200) keepPicture(context, key, response);
  return response;
}
