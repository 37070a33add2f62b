import { PublicKey } from "@solana/web3.js";
import { and, eq, lte, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { nftMetadata } from "~db/schema";
import { findMetadataAddress, TOKEN_METADATA_PROGRAM_ADDRESS } from "~programs/addresses";
import { type NftMetadata, readNftMetadata } from "~programs/nft-metadata";
import { getSettings } from "../settings/queries.server";
import { type Chain, type ChainAccount, readAccounts } from "../solana/chain";
import { findKnownNfts, type KnownNft } from "./queries.server";
import {
  faceOf,
  imageIn,
  MAX_JSON_BYTES,
  MAX_PICTURE_BYTES,
  PICTURE_TYPES,
  pictureTypeOf,
  retryAfterMs,
  type Source,
  sourceOf,
  type Ways,
} from "./rules";
import type { NftFace } from "./view";

/** The facts of a metadata account that are stored. */
export type NftFacts = { mint: string; name: string; symbol: string; uri: string; collectionMint: string };

export type FetchDeps = {
  db: Database;
  now: Date;
  fetch: (url: string, options: RequestInit) => Promise<Response>;
  /** The site's own hosts, to which no metadata may lead (`ownHostsOf`). */
  ownHosts: readonly string[];
};

export type NftPicture =
  | { kind: "own"; path: string }
  | { kind: "bytes"; type: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * How many pictures an isolate fetches at the same time, and each NFT's only once: each takes up to twice MAX_PICTURE_BYTES
 * of the isolate's 128 MB.
 */
const MAX_AT_ONCE = 4;
const underWay = new Set<string>();

const TIMEOUT_MS = 5_000;
const MAX_REDIRECTS = 3;
/** During this time no other request fetches the same JSON. */
const FETCHING_MS = 30_000;

/** Names of NFTs by mint: stored ones, and for the others those read from the chain. Throws ChainUnavailable. */
export async function nftFaces(
  deps: { db: Database; chain: Chain; now: Date },
  mints: readonly string[],
): Promise<Map<string, NftFace>> {
  const known = await findKnownNfts(deps.db, mints);
  const missing = [...new Set(mints)].filter((mint) => !known.has(mint));
  const learnt = await readFacts(deps.chain, missing);
  await rememberNfts(deps, learnt.facts, learnt.slot);
  const names = new Map(learnt.facts.map(({ mint, name }) => [mint, name]));
  return new Map(mints.map((mint) => [mint, faceOf(mint, known.get(mint)?.name ?? names.get(mint))]));
}

/** Stores what metadata accounts say, unless it is known from a later slot. What has not changed is not written again. */
export async function rememberNfts(
  deps: { db: Database; now: Date },
  facts: readonly NftFacts[],
  seenSlot: number,
): Promise<void> {
  const { db, now } = deps;
  const known = await findKnownNfts(
    db,
    facts.map(({ mint }) => mint),
  );
  const changed = facts.filter((fact) => !isSame(known.get(fact.mint), fact));
  const [first, ...rest] = changed.map((fact) => {
    const unfetched = { image: null, fetchedAt: null, failures: 0, tryAt: now };
    const row = { ...fact, seenSlot, ...unfetched };
    return db
      .insert(nftMetadata)
      .values(row)
      .onConflictDoUpdate({
        target: nftMetadata.mint,
        set: row,
        setWhere: sql`${nftMetadata.seenSlot} <= ${seenSlot}`,
      });
  });
  if (first) await db.batch([first, ...rest]);
}

/** Whether Token Metadata owns the account. Any other account at a metadata address says nothing. */
export function isMetadata(account: ChainAccount | null): account is ChainAccount {
  return account?.owner === TOKEN_METADATA_PROGRAM_ADDRESS.toBase58();
}

/** What Token Metadata keeps about a mint, from its account; null if the account is not a metadata account. */
export function factsOf(mint: string, account: ChainAccount | null): (NftFacts & { metadata: NftMetadata }) | null {
  if (!isMetadata(account)) return null;
  const metadata = readNftMetadata(account.data);
  if (metadata?.mint.toBase58() !== mint) return null;
  const { name, symbol, uri, collection } = metadata;
  const collectionMint = collection?.isVerified ? collection.mint.toBase58() : "";
  return { mint, name, symbol, uri, collectionMint, metadata };
}

export function metadataAddressOf(mint: string): string {
  return findMetadataAddress(new PublicKey(mint)).toBase58();
}

/**
 * The picture of a known NFT: a file of our own site, or fetched from where its metadata says, with limits on size, type and
 * time. Null if there is none, or none now; then one is drawn. Nothing is fetched for an unknown NFT.
 */
export async function findNftPicture(deps: FetchDeps, mint: string): Promise<NftPicture | null> {
  const known = (await findKnownNfts(deps.db, [mint])).get(mint);
  if (!known) return null;
  const ways = await readWays(deps);
  const source = await pictureSource(deps, known, ways);
  if (source?.kind !== "remote") return source;
  if (known.tryAt > deps.now && known.failures > 0) return null;
  if (underWay.has(mint) || underWay.size >= MAX_AT_ONCE) return null;
  underWay.add(mint);
  const wanted = fetchWithin(deps, source.url, MAX_PICTURE_BYTES, PICTURE_TYPES.join(", "));
  const picture = await wanted.finally(() => underWay.delete(mint));
  const type = picture && pictureTypeOf(picture.type);
  if (!picture || !type) {
    await noteFailure(deps, known);
    return null;
  }
  if (known.failures > 0) await noteSuccess(deps, known);
  return { kind: "bytes", type, bytes: picture.bytes };
}

async function readFacts(chain: Chain, mints: string[]): Promise<{ facts: NftFacts[]; slot: number }> {
  const addresses = mints.map(metadataAddressOf);
  const { accounts, slot } = await readAccounts(chain, addresses);
  const facts = mints.flatMap((mint, i) => {
    const found = factsOf(mint, accounts.get(addresses[i] ?? "") ?? null);
    return found ? plainFacts(found) : [];
  });
  return { facts, slot };
}

function plainFacts({ mint, name, symbol, uri, collectionMint }: NftFacts): NftFacts {
  return { mint, name, symbol, uri, collectionMint };
}

function isSame(known: KnownNft | undefined, fact: NftFacts): boolean {
  return (
    known?.name === fact.name &&
    known.symbol === fact.symbol &&
    known.uri === fact.uri &&
    known.collectionMint === fact.collectionMint
  );
}

async function readWays({ db, ownHosts }: FetchDeps): Promise<Ways> {
  const { ipfs_gateway: ipfs, arweave_gateway: arweave } = await getSettings(db, ["ipfs_gateway", "arweave_gateway"]);
  return { ipfs, arweave, ownHosts };
}

/** Where the picture is: the uri itself if it is a file of ours, otherwise what its JSON names. The JSON is fetched once. */
async function pictureSource(deps: FetchDeps, known: KnownNft, ways: Ways): Promise<Source | null> {
  if (known.image !== null) return sourceOf(known.image, ways);
  const source = sourceOf(known.uri, ways);
  if (source?.kind !== "remote") return source;
  if (!(await reserve(deps, known))) return null;
  const answer = await fetchWithin(deps, source.url, MAX_JSON_BYTES, "application/json");
  const image = answer && imageIn(parseJson(answer.bytes));
  if (!image) {
    await noteFailure(deps, known);
    return null;
  }
  await deps.db
    .update(nftMetadata)
    .set({ image, fetchedAt: deps.now, failures: 0, tryAt: deps.now })
    .where(and(eq(nftMetadata.mint, known.mint), eq(nftMetadata.uri, known.uri)));
  return sourceOf(image, ways);
}

/**
 * Lets one request at a time fetch an NFT's JSON. Returns false while another request fetches it, and after a failure until
 * the next try is due.
 */
async function reserve({ db, now }: FetchDeps, { mint }: KnownNft): Promise<boolean> {
  const rows = await db
    .update(nftMetadata)
    .set({ tryAt: new Date(now.getTime() + FETCHING_MS) })
    .where(and(eq(nftMetadata.mint, mint), lte(nftMetadata.tryAt, now)))
    .returning({ mint: nftMetadata.mint });
  return rows.length > 0;
}

async function noteFailure({ db, now }: FetchDeps, { mint, failures }: KnownNft): Promise<void> {
  const tryAt = new Date(now.getTime() + retryAfterMs(failures + 1));
  await db
    .update(nftMetadata)
    .set({ failures: failures + 1, tryAt })
    .where(eq(nftMetadata.mint, mint));
}

async function noteSuccess({ db, now }: FetchDeps, { mint }: KnownNft): Promise<void> {
  await db.update(nftMetadata).set({ failures: 0, tryAt: now }).where(eq(nftMetadata.mint, mint));
}

/** An answer of at most this many bytes. Null if it is too long, too late, or redirects to where we do not follow. */
async function fetchWithin(
  { fetch, ownHosts }: Pick<FetchDeps, "fetch" | "ownHosts">,
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
      if (location === null)
        return response.status === 200 ? await readWithin(response, maxBytes) : await drop(response);
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

async function readWithin(response: Response, maxBytes: number) {
  const type = response.headers.get("Content-Type");
  if (Number(response.headers.get("Content-Length") ?? 0) > maxBytes) return drop(response);
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  if (!reader) return { type, bytes: new Uint8Array() };
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength;
    if (length > maxBytes) {
      await reader.cancel();
      return null;
    }
    parts.push(part.value);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.byteLength;
  }
  return { type, bytes };
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    // the file is not ours and may not be JSON
    return null;
  }
}
