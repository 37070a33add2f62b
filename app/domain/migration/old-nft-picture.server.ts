import { and, eq } from "drizzle-orm";
import { isEvmChainUnavailable } from "~/errors";
import type { Database } from "~db/client";
import { oldNft } from "~db/schema";
import type { EvmChain } from "../evm/evm-chain";
import { readWays } from "../nft-metadata/commands.server";
import { readDataUrl } from "../nft-metadata/data-url";
import {
  type Fetching,
  fetchImageAddress,
  fetchPicture,
  imageInJson,
  inRoom,
  type NftPicture,
  NO_ROOM,
} from "../nft-metadata/fetching.server";
import type { Asked } from "../nft-metadata/picture-rooms";
import { askedAt, MAX_JSON_BYTES, MAX_PICTURE_BYTES, pictureTypeOf, sourceOf, type Ways } from "../nft-metadata/rules";
import { readTokenUri } from "./gate.server";
import { pictureAddressOf } from "./old-nfts.server";
import { findContracts, findProject } from "./projects.server";
import type { OldNftRef } from "./states.server";

export type OldPictureDeps = Fetching & { db: Database; evm: EvmChain; wait: (ms: number) => Promise<void> };

/** none: there is no picture that we pass on. later: none could be fetched now, and the next request may get one. */
export type OldNftPicture = NftPicture | "none" | "later";

/** A page asks for many pictures at once; each waits so long for its turn, once for its JSON and once for itself. */
const TURNS = 40;
const TURN_MS = 200;

/**
 * The picture of an old NFT: from where our settings say, or else from where the collection's `tokenURI` leads, with the limits
 * that pictures of new NFTs have. Nothing is fetched for a collection that is not ours, nor for an NFT that the index does not
 * know, so that nobody can have the site fetch an address of their choice. Nothing is stored, because the route keeps the
 * answer, also that there is none.
 */
export async function findOldNftPicture(deps: OldPictureDeps, nft: OldNftRef): Promise<OldNftPicture> {
  const contracts = await findContracts(deps.db, deps.evm.chainId);
  const project = contracts && findProject(contracts, nft.contract);
  if (!project || !(await isIndexed(deps.db, nft))) return "none";
  try {
    const ways = await readWays(deps);
    const address = pictureAddressOf(project, nft.tokenId) ?? (await readImageAddress(deps, nft, ways));
    if (address === NO_ROOM) return "later";
    const picture = address === null ? null : await readPicture(deps, nft, { address, ways });
    return picture === NO_ROOM ? "later" : (picture ?? "none");
  } catch (error) {
    if (isEvmChainUnavailable(error)) return "later";
    throw error;
  }
}

/** Whether an NFT has ever been transferred or minted, by the index of old NFTs. */
async function isIndexed(db: Database, { contract, tokenId }: OldNftRef): Promise<boolean> {
  const [row] = await db
    .select({ contract: oldNft.contract })
    .from(oldNft)
    .where(and(eq(oldNft.contract, contract), eq(oldNft.tokenId, tokenId)));
  return row !== undefined;
}

/** Waits for a room and fetches. The wait is a timer of the request's own: one request must not wake another. */
function inTurn<T>(
  deps: OldPictureDeps,
  nft: OldNftRef,
  asked: Asked,
  fetchIt: () => Promise<T>,
): Promise<T | typeof NO_ROOM> {
  const turns = { most: TURNS, wait: () => deps.wait(TURN_MS) };
  return inRoom(deps, { nft: `${nft.contract}.${nft.tokenId}`, asked, turns }, fetchIt);
}

/** The address of the picture in the metadata that the collection names; null if there is none. */
async function readImageAddress(
  deps: OldPictureDeps,
  nft: OldNftRef,
  ways: Ways,
): Promise<string | typeof NO_ROOM | null> {
  const uri = await readTokenUri(deps.evm, nft);
  if (uri === null) return null;
  const held = readDataUrl(uri, MAX_JSON_BYTES);
  if (held) return imageInJson(held.bytes);
  const source = sourceOf(uri, ways);
  if (source === null) return null;
  if (source.kind === "own") return source.path;
  const { url } = source;
  return inTurn(deps, nft, askedAt(url, ways), () => fetchImageAddress(deps, url));
}

async function readPicture(
  deps: OldPictureDeps,
  nft: OldNftRef,
  { address, ways }: { address: string; ways: Ways },
): Promise<NftPicture | typeof NO_ROOM | null> {
  const held = readDataUrl(address, MAX_PICTURE_BYTES);
  const type = held && pictureTypeOf(held.type);
  if (held) return type ? { kind: "bytes", type, bytes: held.bytes } : null;
  const source = sourceOf(address, ways);
  if (source?.kind !== "remote") return source;
  const { url } = source;
  return inTurn(deps, nft, askedAt(url, ways), () => fetchPicture(deps, url));
}
