import { PublicKey } from "@solana/web3.js";
import { and, eq, lte, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { nftMetadata } from "~db/schema";
import { findMetadataAddress, TOKEN_METADATA_PROGRAM_ADDRESS } from "~programs/addresses";
import { type NftMetadata, readNftMetadata } from "~programs/nft-metadata";
import { getSettings } from "../settings/queries.server";
import { type Chain, type ChainAccount, readAccounts } from "../solana/chain";
import { type Fetching, fetchImageAddress, fetchPicture, inRoom, type NftPicture, NO_ROOM } from "./fetching.server";
import { findKnownNfts, type KnownNft } from "./queries.server";
import { askedAt, faceOf, retryAfterMs, type Source, sourceOf, type Ways } from "./rules";
import type { NftFace } from "./view";

/** The facts of a metadata account that are stored. */
export type NftFacts = { mint: string; name: string; symbol: string; uri: string; collectionMint: string };

export type FetchDeps = Fetching & { db: Database; now: Date };

/** A wallet of very many new NFTs must not use up the statements that D1 gives one request. */
const REMEMBERED_AT_ONCE = 300;
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

/**
 * Stores what metadata accounts say, unless it is known from a later slot. What has not changed is not written again. Of very
 * many that are new, some are left for the next time that they are seen.
 */
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
  const changed = facts.filter((fact) => !isSame(known.get(fact.mint), fact)).slice(0, REMEMBERED_AT_ONCE);
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
 * time. Null if there is none, or none now; then one is drawn. NO_ROOM if it may be asked for again at once, because others were
 * being fetched. Nothing is fetched for an unknown NFT.
 */
export async function findNftPicture(deps: FetchDeps, mint: string): Promise<NftPicture | typeof NO_ROOM | null> {
  const known = (await findKnownNfts(deps.db, [mint])).get(mint);
  if (!known) return null;
  const ways = await readWays(deps);
  const source = await pictureSource(deps, known, ways);
  if (source?.kind !== "remote") return source;
  if (known.tryAt > deps.now && known.failures > 0) return null;
  const picture = await inRoom(deps, { nft: mint, asked: askedAt(source.url, ways) }, () =>
    fetchPicture(deps, source.url),
  );
  if (picture === NO_ROOM) return NO_ROOM;
  if (!picture) {
    await noteFailure(deps, known);
    return null;
  }
  if (known.failures > 0) await noteSuccess(deps, known);
  return picture;
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

/** How the addresses of metadata are followed, by our settings. */
export async function readWays({ db, ownHosts }: Pick<FetchDeps, "db" | "ownHosts">): Promise<Ways> {
  const { ipfs_gateway: ipfs, arweave_gateway: arweave } = await getSettings(db, ["ipfs_gateway", "arweave_gateway"]);
  return { ipfs, arweave, ownHosts };
}

/** Where the picture is: the uri itself if it is a file of ours, otherwise what its JSON names. The JSON is fetched once. */
async function pictureSource(deps: FetchDeps, known: KnownNft, ways: Ways): Promise<Source | null> {
  if (known.image !== null) return sourceOf(known.image, ways);
  const source = sourceOf(known.uri, ways);
  if (source?.kind !== "remote") return source;
  if (!(await reserve(deps, known))) return null;
  const image = await fetchImageAddress(deps, source.url);
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
