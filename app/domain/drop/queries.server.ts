import { PublicKey } from "@solana/web3.js";
import { and, asc, eq, inArray, or } from "drizzle-orm";
import type { Database } from "~db/client";
import { dropCampaign, dropRecipient, dropTreeChunk } from "~db/schema";
import { findClaimPageAddress, findGiftAddress } from "~programs/addresses";
import { type Campaign, isTaken, PLACES_PER_PAGE } from "~programs/drop";
import { chunksOfProof, unpackDropProof } from "~programs/drop-tree";
import { nftFaces } from "../nft-metadata/commands.server";
import { parseDrops, type ShownDrop } from "../settings/drops";
import { getSetting } from "../settings/queries.server";
import { type Chain, CLOCK_ADDRESS, readAccounts, readClock } from "../solana/chain";
import type { Freeze } from "../solana/freeze";
import { freezeOf } from "../solana/freeze.server";
import { readCampaign, readClaimPage, readGift } from "./accounts.server";
import { findOpenAttempts } from "./attempts.server";
import { inPageOrder } from "./order";
import { findGiftsOfEach } from "./recipients.server";
import { dropStateAt, obstacleOf } from "./rules";
import type { DropGift, DropListView, DropPlace, DropView } from "./view";

export type DropDeps = { db: Database; chain: Chain; now: Date };

/** How long an isolate shows the same reading to visitors without a wallet. */
const BELIEVED_MS = 1_500;
/** How many places of one wallet are read, because a list may name a wallet more than once. */
const PLACES_SHOWN = 60;

type Row = typeof dropRecipient.$inferSelect;
type Shown = { shown: ShownDrop; campaign: Campaign | null; freeze: Freeze | null };

let recent: { readAt: number; key: string; campaigns: Shown[]; chainTs: bigint } | null = null;

/** The drops that the site shows, in the order of the settings. */
export async function listShownDrops(db: Database): Promise<ShownDrop[]> {
  return parseDrops(await getSetting(db, "drops"));
}

/**
 * The drops of the page, and for a wallet also its places and what prevents it from taking a gift. Campaigns and bits are
 * read from the chain, places from D1. Throws ChainUnavailable.
 */
export async function listDrops(deps: DropDeps, wallet: string | null): Promise<DropListView> {
  const shown = await listShownDrops(deps.db);
  if (shown.length === 0) return { drops: [], chainTs: 0n, nextBeginTs: null };
  const places = wallet ? await listPlaces(deps.db, wallet, shown) : [];
  const reading = places.length > 0 ? await readChain(deps, shown, places) : await readPublic(deps, shown);
  const faces = await nftFaces(deps, [...reading.gifts.values()]);
  const attempts = wallet ? await findOpenAttempts(deps.db, wallet) : new Map();
  const closed = await listClosed(
    deps.db,
    reading.campaigns.filter(({ campaign }) => !campaign).map(({ shown: { address } }) => address),
  );
  const each = await findGiftsOfEach(deps.db, reading.campaigns);
  const drops = reading.campaigns.map(({ shown: drop, campaign, freeze }): DropView => {
    const own = places.filter(({ campaignAddress }) => campaignAddress === drop.address);
    // the first gift that can still be taken, or else the first
    const row = own.find((candidate) => !reading.taken.has(keyOf(candidate))) ?? own[0];
    const mint = row && reading.gifts.get(keyOf(row));
    const mine: DropPlace | null = row
      ? {
          place: row.place,
          amountRaw: row.amountRaw,
          isTaken: reading.taken.has(keyOf(row)),
          face: (mint && faces.get(mint)) || null,
          attempt: attempts.get(drop.address) ?? null,
        }
      : null;
    return toView(drop, campaign ?? closed.get(drop.address) ?? null, {
      mine,
      wallet,
      freeze,
      eachRaw: each.get(drop.address) ?? null,
      chainTs: reading.chainTs,
    });
  });
  const coming = drops.filter(({ state }) => state === "before").map(({ beginTs }) => beginTs);
  const nextBeginTs = coming.length > 0 ? coming.reduce((a, b) => (b < a ? b : a)) : null;
  return { drops: inPageOrder(drops), chainTs: reading.chainTs, nextBeginTs };
}

/** The row of a place, if it belongs to this wallet. */
export async function findPlace(
  db: Database,
  wallet: string,
  { campaignAddress, place }: { campaignAddress: string; place: number },
): Promise<Row | null> {
  const key = and(eq(dropRecipient.campaignAddress, campaignAddress), eq(dropRecipient.place, place));
  const [row] = await db.select().from(dropRecipient).where(key);
  return row?.walletAddress === wallet ? row : null;
}

/** The proof of a place: three rows at most, however long the list is. Null if the tree is not stored completely. */
export async function findProof(
  db: Database,
  { place, ...list }: { campaignAddress: string; place: number; recipients: number },
): Promise<Uint8Array[] | null> {
  const [proof] = (await findProofs(db, { ...list, places: [place] })) ?? [];
  return proof ?? null;
}

/** The proofs of several places, in one reading; places that are near each other share rows. Null as above. */
export async function findProofs(
  db: Database,
  { campaignAddress, places, recipients }: { campaignAddress: string; places: readonly number[]; recipients: number },
): Promise<Uint8Array[][] | null> {
  const keyOfChunk = ({ layer, number }: { layer: number; number: number }) => `${layer} ${number}`;
  const each = places.map((place) => chunksOfProof(recipients, place));
  const wanted = [...new Map(each.flat().map((chunk) => [keyOfChunk(chunk), chunk])).values()];
  if (wanted.length === 0) return places.map(() => []);
  const rows = await db
    .select()
    .from(dropTreeChunk)
    .where(
      and(
        eq(dropTreeChunk.campaignAddress, campaignAddress),
        or(...wanted.map(({ layer, number }) => and(eq(dropTreeChunk.layer, layer), eq(dropTreeChunk.number, number)))),
      ),
    );
  if (rows.length < wanted.length) return null;
  const bytes = new Map(
    rows.map((row) => [keyOfChunk(row), Uint8Array.from(atob(row.bytes), (char) => char.charCodeAt(0))]),
  );
  return places.map((place, at) => {
    const chunks = (each[at] ?? []).map((chunk) => bytes.get(keyOfChunk(chunk)) ?? new Uint8Array());
    return unpackDropProof(recipients, place, chunks);
  });
}

/** The name of a drop's gift: from the settings, or from what is known of the campaign. */
export function giftOf(campaign: Pick<Campaign, "kind" | "decimals">, gift: string): DropGift {
  return campaign.kind === "nfts"
    ? { kind: "nfts", collection: gift }
    : { kind: "coins", symbol: gift, decimals: campaign.decimals };
}

/** The places of a wallet on the lists of these drops, campaign by campaign; at most sixty. */
export function listPlaces(db: Database, wallet: string, shown: ShownDrop[]): Promise<Row[]> {
  const addresses = shown.map(({ address }) => address);
  return db
    .select()
    .from(dropRecipient)
    .where(and(eq(dropRecipient.walletAddress, wallet), inArray(dropRecipient.campaignAddress, addresses)))
    .orderBy(asc(dropRecipient.campaignAddress), asc(dropRecipient.place))
    .limit(PLACES_SHOWN);
}

type Reading = { campaigns: Shown[]; chainTs: bigint; taken: Set<string>; gifts: Map<string, string> };

async function readPublic(deps: DropDeps, shown: ShownDrop[]): Promise<Reading> {
  const key = JSON.stringify(shown);
  const { now } = deps;
  const isFresh = recent?.key === key && now.getTime() - recent.readAt < BELIEVED_MS;
  if (!isFresh) {
    const { campaigns, chainTs } = await readChain(deps, shown, []);
    recent = { readAt: now.getTime(), key, campaigns, chainTs };
  }
  const { campaigns = [], chainTs = 0n } = recent ?? {};
  return { campaigns, chainTs, taken: new Set(), gifts: new Map() };
}

/** The coins of campaigns that are known already; their mints are read together with the campaigns. */
async function findMints(db: Database, shown: ShownDrop[]): Promise<Map<string, string>> {
  const { address, mint } = dropCampaign;
  const addresses = shown.map((drop) => drop.address);
  const rows = await db.select({ address, mint }).from(dropCampaign).where(inArray(address, addresses));
  return new Map(rows.flatMap((row) => (row.mint === "" ? [] : [[row.address, row.mint]])));
}

/** Campaigns with their coins, and the bit and the NFT of each place, all at one slot. */
async function readChain({ db, chain }: DropDeps, shown: ShownDrop[], places: Row[]): Promise<Reading> {
  const pages = places.map(({ campaignAddress, place }) =>
    findClaimPageAddress({ campaign: new PublicKey(campaignAddress), number: Math.floor(place / PLACES_PER_PAGE) }),
  );
  const gifts = places.map(({ campaignAddress, place }) =>
    findGiftAddress({ campaign: new PublicKey(campaignAddress), number: place }),
  );
  const coins = await findMints(db, shown);
  const wanted = [
    CLOCK_ADDRESS,
    ...shown.map(({ address }) => address),
    ...new Set(coins.values()),
    ...[...pages, ...gifts].map((address) => address.toBase58()),
  ];
  const { accounts } = await readAccounts(chain, wanted);
  const taken = new Set<string>();
  const mints = new Map<string, string>();
  for (const [i, place] of places.entries()) {
    const page = readClaimPage(accounts.get(pages[i]?.toBase58() ?? ""));
    if (page && isTaken(page, place.place)) taken.add(keyOf(place));
    const gift = readGift(accounts.get(gifts[i]?.toBase58() ?? ""));
    if (gift) mints.set(keyOf(place), gift.mint.toBase58());
  }
  const campaigns = shown.map((drop) => ({
    shown: drop,
    campaign: readCampaign(accounts.get(drop.address)),
    freeze: freezeOf(accounts.get(coins.get(drop.address) ?? "")),
  }));
  return { campaigns, chainTs: readClock(accounts.get(CLOCK_ADDRESS) ?? null), taken, gifts: mints };
}

type Known = Pick<
  Campaign,
  "kind" | "state" | "decimals" | "beginTs" | "endTs" | "supply" | "recipients" | "claimedCount" | "totalGiftRaw"
> & { lastTs: bigint; isGone: boolean };

/** What is known of campaigns whose accounts are gone. */
async function listClosed(db: Database, addresses: string[]): Promise<Map<string, Known>> {
  if (addresses.length === 0) return new Map();
  const rows = await db.select().from(dropCampaign).where(inArray(dropCampaign.address, addresses));
  return new Map(
    rows.map(({ address, beginTs, endTs, ...row }) => [
      address,
      { ...row, beginTs: BigInt(beginTs), endTs: BigInt(endTs), lastTs: BigInt(endTs), isGone: true },
    ]),
  );
}

function toView(
  { number, address, gift }: ShownDrop,
  campaign: (Omit<Known, "isGone"> & { isGone?: boolean }) | null,
  {
    mine,
    wallet,
    freeze,
    eachRaw,
    chainTs,
  }: {
    mine: DropPlace | null;
    wallet: string | null;
    freeze: Freeze | null;
    eachRaw: bigint | null;
    chainTs: bigint;
  },
): DropView {
  const known = campaign ?? { ...NOTHING, kind: "coins" as const };
  const state = !campaign || campaign.isGone ? "gone" : dropStateAt(campaign, chainTs);
  const { beginTs, endTs, supply, recipients, claimedCount, totalGiftRaw } = known;
  const facts = { beginTs, endTs, supply, recipients, claimedCount, totalGiftRaw };
  const obstacle = wallet ? obstacleOf(state, mine) : null;
  return { number, address, gift: giftOf(known, gift), state, ...facts, eachRaw, freeze, mine, obstacle };
}

/** The result for a campaign that was never seen. */
const NOTHING = {
  decimals: 0,
  beginTs: 0n,
  endTs: 0n,
  supply: 0,
  recipients: 0,
  claimedCount: 0,
  totalGiftRaw: 0n,
};

function keyOf({ campaignAddress, place }: Pick<Row, "campaignAddress" | "place">): string {
  return `${campaignAddress} ${place}`;
}
