import { and, desc, eq, inArray, notExists, notInArray, sql } from "drizzle-orm";
import { writeLog } from "~/server/log";
import type { Database } from "~db/client";
import { dropCampaign, dropClaim, dropReset, transactionIntent, transactionStatuses } from "~db/schema";
import { findKnownNfts } from "../nft-metadata/queries.server";
import { faceOf } from "../nft-metadata/rules";
import { parseDrops, type ShownDrop } from "../settings/drops";
import { getSetting } from "../settings/queries.server";
import { storedFailure } from "../transactions/failures";
import { isAttemptOf, tabOfAttempt } from "./attempts.server";
import { type DropSearch, dropCursorSchema, keptGiftSchema } from "./input";
import { dropLogStatusOf } from "./rules";
import { DROP_LOG, DROP_TABS, type DropLogEntry, type DropLogPage, type DropLogStatus, type DropTab } from "./view";

const PAGE_SIZE = 20;
type Intent = typeof transactionIntent.$inferSelect;
type Cursor = { at: number; id: string };

const MS = 1000;

/**
 * A page of a holder's drop list, newest first: attempts made here, and gifts taken without the site. A bad cursor gives the
 * first page.
 */
export async function listDropLog(
  db: Database,
  wallet: string,
  { before, ...search }: DropSearch & { before: string | null },
): Promise<DropLogPage> {
  const lines = await listLines(db, { ...search, wallet, cursor: readCursor(before), limit: PAGE_SIZE + 1 });
  const page = lines.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  const nextCursor = lines.length > PAGE_SIZE && last ? `${last.orderedBy}.${last.id}` : null;
  return { entries: page.map(({ entry }) => entry), nextCursor };
}

/** The first tab of a holder's drop list that has a line; the first of all if none has. */
export async function findFilledTab(db: Database, wallet: string): Promise<DropTab> {
  const lists = await Promise.all(
    DROP_TABS.map(async (tab) => ({ tab, lines: await listLines(db, { tab, wallet, cursor: null, limit: 1 }) })),
  );
  return lists.find(({ lines }) => lines.length > 0)?.tab ?? DROP_TABS[0];
}

/** Everything that a search of a holder's drop list finds, newest first, up to a number of lines, for a file. */
export async function listWholeDropLog(
  db: Database,
  query: DropSearch & { wallet: string; limit: number },
): Promise<DropLogEntry[]> {
  const lines = await listLines(db, { ...query, cursor: null });
  return lines.map(({ entry }) => entry);
}

/** The numbers of the drops that the site shows, in their order. */
export async function listDropNumbers(db: Database): Promise<number[]> {
  return parseDrops(await getSetting(db, "drops")).map(({ number }) => number);
}

/**
 * `orderedBy` is in milliseconds. For an attempt it is when the attempt was begun here, which never changes, so that no page
 * misses a line.
 */
type Line = { id: string; orderedBy: number; entry: DropLogEntry };

async function listLines(db: Database, query: Query): Promise<Line[]> {
  const shown = parseDrops(await getSetting(db, "drops"));
  const campaigns = campaignsOf(query.drop, shown);
  const [attempts, claims] = await Promise.all([
    listAttempts(db, { ...query, campaigns }),
    listForeignClaims(db, { ...query, campaigns, shown }),
  ]);
  const lines = [
    ...attempts.map((attempt) => ({
      id: attempt.intent.id,
      orderedBy: attempt.intent.createdAt.getTime(),
      entry: entryOfAttempt(attempt, shown),
    })),
    ...claims.map((claim) => ({ id: claim.id, orderedBy: claim.blockTs * MS, entry: entryOfClaim(claim, shown) })),
  ]
    .sort((a, b) => b.orderedBy - a.orderedBy || (a.id < b.id ? 1 : -1))
    .slice(0, query.limit);
  return withNames(db, lines);
}

/** Adds the names of NFTs, as far as they are known. */
async function withNames(db: Database, lines: Line[]): Promise<Line[]> {
  const mints = lines.flatMap(({ entry: { gift, mint } }) => (gift.kind === "nfts" && mint ? [mint] : []));
  const known = await findKnownNfts(db, mints);
  return lines.map(({ entry, ...line }) => {
    const name = entry.mint ? known.get(entry.mint)?.name : undefined;
    return { ...line, entry: { ...entry, nftName: name && entry.mint ? faceOf(entry.mint, name).name : null } };
  });
}

type Query = DropSearch & { wallet: string; cursor: Cursor | null; limit: number };
type Narrowed = Query & { campaigns: string[] | null };

/** The campaigns of the drop that is searched for; null means any. */
function campaignsOf(drop: number | null | undefined, shown: ShownDrop[]): string[] | null {
  if (drop === null || drop === undefined) return null;
  return shown.filter(({ number }) => number === drop).map(({ address }) => address);
}

const campaignOfAttempt = sql<string>`json_extract(${transactionIntent.parameters}, '$.campaignAddress')`;

/** `takenTs`: the chain second in which the gift was taken, as the indexer recorded it; null if it was not taken. */
type Attempt = { intent: Intent; resetAt: Date | null; takenTs: number | null };

async function listAttempts(
  db: Database,
  { wallet, tab, status, campaigns, cursor, limit }: Narrowed,
): Promise<Attempt[]> {
  const at = transactionIntent.createdAt;
  // the first bound is the one that an index can seek by
  const older = cursor
    ? sql`${at} <= ${cursor.at} AND (${at} < ${cursor.at} OR ${transactionIntent.id} < ${cursor.id})`
    : undefined;
  return db
    .select({
      intent: transactionIntent,
      resetAt: dropReset.createdAt,
      takenTs: sql<
        number | null
      >`(SELECT ${dropClaim.blockTs} FROM ${dropClaim} WHERE ${dropClaim.signature} = ${transactionIntent.signature} LIMIT 1)`,
    })
    .from(transactionIntent)
    .leftJoin(dropReset, eq(dropReset.intentId, transactionIntent.id))
    .where(
      and(
        isAttemptOf(wallet),
        eq(tabOfAttempt, tab),
        campaigns ? inArray(campaignOfAttempt, campaigns) : undefined,
        status ? inArray(transactionIntent.status, statusesOf(status)) : undefined,
        older,
      ),
    )
    .orderBy(desc(at), desc(transactionIntent.id))
    .limit(limit);
}

function statusesOf(code: DropLogStatus) {
  return transactionStatuses.filter((status) => dropLogStatusOf(status) === code);
}

type ForeignClaim = typeof dropClaim.$inferSelect & { id: string; decimals: number | null };

/** Gifts taken by a transaction that the site did not build. */
async function listForeignClaims(
  db: Database,
  { wallet, tab, status, campaigns, cursor, limit, shown }: Narrowed & { shown: ShownDrop[] },
): Promise<ForeignClaim[]> {
  const id = sql<string>`${dropClaim.signature} || '-' || ${dropClaim.eventIndex}`;
  const usdc = shown.filter(({ gift }) => gift === "USDC").map(({ address }) => address);
  if (tab === "usdc" && usdc.length === 0) return [];
  // of a gift taken elsewhere, only the end is known
  if (status && status !== DROP_LOG.completed) return [];
  const campaign = dropClaim.campaignAddress;
  const ofTab =
    tab === "usdc"
      ? inArray(campaign, usdc)
      : usdc.length > 0 && tab === "rwa"
        ? notInArray(campaign, usdc)
        : undefined;
  const ours = db
    .select({ id: transactionIntent.id })
    .from(transactionIntent)
    .where(eq(transactionIntent.signature, dropClaim.signature));
  // the first bound is the one that an index can seek by; a cursor of an attempt lies between two seconds
  const older = cursor
    ? sql`${dropClaim.blockTs} <= ${Math.floor(cursor.at / MS)} AND (${dropClaim.blockTs} * ${MS} < ${cursor.at} OR ${id} < ${cursor.id})`
    : undefined;
  const rows = await db
    .select({ claim: dropClaim, id })
    .from(dropClaim)
    .where(
      and(
        eq(dropClaim.walletAddress, wallet),
        eq(dropClaim.kind, tab === "nft" ? "nfts" : "coins"),
        ofTab,
        campaigns ? inArray(campaign, campaigns) : undefined,
        notExists(ours),
        older,
      ),
    )
    .orderBy(desc(dropClaim.blockTs), desc(id))
    .limit(limit);
  const decimals = await findDecimals(db, new Set(rows.map(({ claim }) => claim.campaignAddress)));
  return rows.map(({ claim, id: key }) => ({
    ...claim,
    id: key,
    decimals: decimals.get(claim.campaignAddress) ?? null,
  }));
}

/** The coins of the campaigns. Many claims share a few coins. */
async function findDecimals(db: Database, campaigns: ReadonlySet<string>): Promise<Map<string, number>> {
  if (campaigns.size === 0) return new Map();
  const { address, decimals } = dropCampaign;
  const rows = await db
    .select({ address, decimals })
    .from(dropCampaign)
    .where(inArray(address, [...campaigns]));
  return new Map(rows.map((row) => [row.address, row.decimals]));
}

function entryOfAttempt({ intent, resetAt, takenTs }: Attempt, shown: ShownDrop[]): DropLogEntry {
  const campaignAddress = intent.parameters.campaignAddress ?? "";
  const { giftKind, gift, decimals, giftRaw, mint } = readGiftOf(intent);
  return {
    intentId: intent.id,
    signature: intent.signature,
    number: shown.find(({ address }) => address === campaignAddress)?.number ?? null,
    campaignAddress,
    gift: giftKind === "nfts" ? { kind: "nfts", collection: gift } : { kind: "coins", symbol: gift, decimals },
    amountRaw: BigInt(giftRaw),
    mint: mint || null,
    nftName: null,
    status: dropLogStatusOf(intent.status),
    failure: storedFailure(intent),
    isReset: resetAt !== null,
    at: takenTs === null ? intent.createdAt.getTime() : takenTs * MS,
  };
}

/** An attempt whose gift cannot be read is still listed, with how it ended. */
const UNREADABLE = { giftKind: "coins", gift: "", decimals: 0, giftRaw: "0", mint: "" } as const;

function readGiftOf({ id, preview }: Intent) {
  const read = keptGiftSchema.safeParse(preview);
  if (read.success) return read.data;
  writeLog("warn", "the gift of an attempt cannot be read", { intentId: id });
  return UNREADABLE;
}

function entryOfClaim(claim: ForeignClaim, shown: ShownDrop[]): DropLogEntry {
  const { campaignAddress, kind, mint, amountRaw, blockTs } = claim;
  const drop = shown.find(({ address }) => address === campaignAddress);
  const name = drop?.gift ?? mint.slice(0, 4);
  return {
    intentId: null,
    signature: claim.signature,
    number: drop?.number ?? null,
    campaignAddress,
    gift:
      kind === "nfts"
        ? { kind: "nfts", collection: name }
        : { kind: "coins", symbol: name, decimals: claim.decimals ?? 0 },
    amountRaw,
    mint,
    nftName: null,
    status: DROP_LOG.completed,
    failure: null,
    isReset: false,
    at: blockTs * MS,
  };
}

function readCursor(before: string | null): Cursor | null {
  if (!before || !dropCursorSchema.safeParse(before).success) return null;
  const [at = "", id = ""] = before.split(/\.(.*)/s);
  return { at: Number(at), id };
}
