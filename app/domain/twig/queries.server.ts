import { and, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "~db/client";
import { dropCampaign, dropClaim, nftEvent } from "~db/schema";
import { eventCursorOf, eventsAfter } from "../event-cursor";
import { findKnownNfts } from "../nft-metadata/queries.server";
import { faceOf } from "../nft-metadata/rules";
import { parseDrops, type ShownDrop } from "../settings/drops";
import { parseNftPools, type ShownNftPool } from "../settings/nft-pools";
import { getSetting } from "../settings/queries.server";
import type { TwigSource } from "./input";
import type { TwigEntry, TwigPage } from "./view";

const PAGE_SIZE = 20;

type Settings = { pools: ShownNftPool[]; drops: ShownDrop[] };
type Query = { wallet: string; mint: string; from: TwigSource | null; cursor: string | null; limit: number };

/**
 * A page of the Twig that a wallet received from pools and drops, newest first, optionally only from one of them. A bad
 * cursor gives the first page.
 */
export async function listTwig(
  db: Database,
  query: { wallet: string; before: string | null; from?: TwigSource | null },
): Promise<TwigPage> {
  const { wallet, before, from = null } = query;
  const entries = await listEntries(db, { wallet, from, cursor: before, limit: PAGE_SIZE + 1 });
  const page = entries.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  const nextCursor = entries.length > PAGE_SIZE && last ? eventCursorOf(last) : null;
  return { entries: page, nextCursor };
}

/** The Twig that a wallet received, from all sources or from one, newest first, up to a number of rows, for a file. */
export function listWholeTwig(
  db: Database,
  query: { wallet: string; from?: TwigSource | null; limit: number },
): Promise<TwigEntry[]> {
  return listEntries(db, { from: null, ...query, cursor: null });
}

/** The sources of Twig in the settings: the pools that pay it, and drops if one of them gives it. */
export async function listTwigSources(db: Database): Promise<TwigSource[]> {
  const { pools, drops } = await readSettings(db);
  const paying = pools.filter(({ rewards }) => rewards.includes("twig"));
  const ofPools = paying.map(({ kind, collection }) => `${kind}.${collection}` as const);
  return drops.some(({ gift }) => gift === "Twig") ? [...ofPools, "drops"] : ofPools;
}

async function readSettings(db: Database): Promise<Settings> {
  const [pools, drops] = await Promise.all([getSetting(db, "nft_pools"), getSetting(db, "drops")]);
  return { pools: parseNftPools(pools), drops: parseDrops(drops) };
}

async function listEntries(db: Database, query: Omit<Query, "mint">): Promise<TwigEntry[]> {
  const { wallet, limit } = query;
  const settings = await readSettings(db);
  const mints = await findTwigMints(db, wallet, settings);
  const lists = await Promise.all(
    mints.flatMap((mint) => [
      listFromPools(db, settings, { ...query, mint }),
      listFromDrops(db, settings, { ...query, mint }),
    ]),
  );
  return lists.flat().sort(newestFirst).slice(0, limit);
}

/**
 * The mints of Twig that a wallet can have received: those of the streams that the settings call Twig, and those of the
 * drops.
 */
async function findTwigMints(db: Database, wallet: string, { pools, drops }: Settings): Promise<string[]> {
  const streams = pools.flatMap(({ address, rewards }) =>
    rewards.flatMap((reward, place) => (reward === "twig" ? [{ address, place }] : [])),
  );
  const given = drops.filter(({ gift }) => gift === "Twig").map(({ address }) => address);
  const found = await Promise.all([
    ...streams.map(({ address, place }) =>
      db
        .select({ mint: nftEvent.coinMint })
        .from(nftEvent)
        .where(
          and(
            eq(nftEvent.walletAddress, wallet),
            eq(nftEvent.poolAddress, address),
            eq(nftEvent.place, place),
            eq(nftEvent.kind, "claimed"),
          ),
        )
        .limit(1),
    ),
    db.select({ mint: dropCampaign.mint }).from(dropCampaign).where(inArray(dropCampaign.address, given)),
  ]);
  return [...new Set(found.flat().map(({ mint }) => mint))].filter((mint) => mint !== "");
}

async function listFromPools(
  db: Database,
  { pools }: Settings,
  { wallet, mint, from: source, cursor, limit }: Query,
): Promise<TwigEntry[]> {
  const pool = pools.find(({ kind, collection }) => source === `${kind}.${collection}`);
  if (source !== null && !pool) return [];
  const rows = await db
    .select()
    .from(nftEvent)
    .where(
      and(
        eq(nftEvent.walletAddress, wallet),
        eq(nftEvent.coinMint, mint),
        eq(nftEvent.kind, "claimed"),
        // with its stream, so that an index has the pool's claims together
        pool
          ? and(eq(nftEvent.poolAddress, pool.address), eq(nftEvent.place, pool.rewards.indexOf("twig")))
          : undefined,
        eventsAfter(nftEvent, cursor),
      ),
    )
    .orderBy(desc(nftEvent.blockTs), desc(nftEvent.signature), desc(nftEvent.eventIndex))
    .limit(limit);
  const known = await findKnownNfts(
    db,
    rows.map((row) => row.mint),
  );
  return rows.map(({ signature, eventIndex, blockTs, amountRaw, feeRaw, decimals, poolAddress, mint: nft }) => {
    const paidBy = pools.find(({ address }) => address === poolAddress);
    const name = faceOf(nft, known.get(nft)?.name).name;
    const from = {
      kind: "pool" as const,
      pool: paidBy ? { kind: paidBy.kind, collection: paidBy.collection } : null,
      nft: name,
    };
    return { signature, eventIndex, blockTs, amountRaw, feeRaw, decimals, from };
  });
}

async function listFromDrops(
  db: Database,
  { drops }: Settings,
  { wallet, mint, from: source, cursor, limit }: Query,
): Promise<TwigEntry[]> {
  if (source !== null && source !== "drops") return [];
  const rows = await db
    .select({ claim: dropClaim, decimals: dropCampaign.decimals })
    .from(dropClaim)
    .leftJoin(dropCampaign, eq(dropCampaign.address, dropClaim.campaignAddress))
    .where(and(eq(dropClaim.walletAddress, wallet), eq(dropClaim.mint, mint), eventsAfter(dropClaim, cursor)))
    .orderBy(desc(dropClaim.blockTs), desc(dropClaim.signature), desc(dropClaim.eventIndex))
    .limit(limit);
  return rows.map(({ claim, decimals }) => {
    const { signature, eventIndex, blockTs, amountRaw, campaignAddress } = claim;
    const number = drops.find(({ address }) => address === campaignAddress)?.number ?? null;
    const from = { kind: "drop" as const, number };
    return { signature, eventIndex, blockTs, amountRaw, feeRaw: 0n, decimals: decimals ?? 0, from };
  });
}

function newestFirst(a: TwigEntry, b: TwigEntry): number {
  if (a.blockTs !== b.blockTs) return b.blockTs - a.blockTs;
  if (a.signature !== b.signature) return a.signature < b.signature ? 1 : -1;
  return b.eventIndex - a.eventIndex;
}
