import { and, desc, eq, inArray, isNotNull, not, notExists, notInArray, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { dropCampaign, dropClaim, dropReset, transactionIntent, transactionStatuses } from "~db/schema";
import { findKnownNfts } from "../nft-metadata/queries.server";
import { faceOf } from "../nft-metadata/rules";
import { parseDrops, type ShownDrop } from "../settings/drops";
import { getSetting } from "../settings/queries.server";
import { storedFailure } from "../transactions/failures";
import { type DropSearch, dropCursorSchema } from "./input";
import { dropLogStatusOf } from "./rules";
import {
  DROP_LOG,
  type DropGift,
  type DropLogEntry,
  type DropLogPage,
  type DropLogStatus,
  type DropPlace,
  type DropTab,
} from "./view";

const PAGE_SIZE = 20;
/** Attempts of one wallet that are looked at for what is in its way. */
const ATTEMPTS_READ = 60;
const FAILED = ["failed", "expired"] as const;

type Intent = typeof transactionIntent.$inferSelect;
type Cursor = { at: number; id: string };

const MS = 1000;

/** The last attempt at each campaign that its holder did not reset, by campaign. */
export async function findOpenAttempts(
  db: Database,
  wallet: string,
): Promise<Map<string, NonNullable<DropPlace["attempt"]>>> {
  const intents = await db
    .select()
    .from(transactionIntent)
    .where(and(isAttemptOf(wallet), notExists(resetOf(db))))
    .orderBy(desc(transactionIntent.createdAt), desc(transactionIntent.id))
    .limit(ATTEMPTS_READ);
  const found = new Map<string, NonNullable<DropPlace["attempt"]>>();
  for (const { id, parameters, status } of intents) {
    const campaign = parameters.campaignAddress ?? "";
    if (!found.has(campaign)) found.set(campaign, { intentId: id, status: dropLogStatusOf(status) });
  }
  return found;
}

/**
 * A page of a holder's drop list, newest first: what was tried here, and what was taken without the site. A bad cursor
 * starts anew.
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

/** All that a search of a holder's drop list finds, newest first, up to a number of lines, for a file. */
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

/** `orderedBy`: milliseconds; for an attempt, when it was begun here, which never changes, so that no page misses a line. */
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

/** NFTs by their own names, as far as they are known. */
async function withNames(db: Database, lines: Line[]): Promise<Line[]> {
  const mints = lines.flatMap(({ entry: { gift, mint } }) => (gift.kind === "nfts" && mint ? [mint] : []));
  const known = await findKnownNfts(db, mints);
  return lines.map(({ entry, ...line }) => {
    const name = entry.mint ? known.get(entry.mint)?.name : undefined;
    return { ...line, entry: { ...entry, nftName: name && entry.mint ? faceOf(entry.mint, name).name : null } };
  });
}

/** How many failed attempts of a tab wait to be reset: as many as one reset takes. */
export async function countFailedAttempts(db: Database, wallet: string, tab: DropTab): Promise<number> {
  return (await listFailed(db, wallet, tab)).length;
}

/** Resets the failed attempts of a tab, so that their gifts may be tried again. Doing it twice is doing it once. */
export async function resetFailedAttempts(
  { db, now }: { db: Database; now: Date },
  wallet: string,
  tab: DropTab,
): Promise<number> {
  const failed = await listFailed(db, wallet, tab);
  const [first, ...rest] = failed.map(({ id }) =>
    db.insert(dropReset).values({ intentId: id, walletAddress: wallet, createdAt: now }).onConflictDoNothing(),
  );
  if (first) await db.batch([first, ...rest]);
  return failed.length;
}

function listFailed(db: Database, wallet: string, tab: DropTab): Promise<{ id: string }[]> {
  return db
    .select({ id: transactionIntent.id })
    .from(transactionIntent)
    .where(
      and(
        isAttemptOf(wallet),
        eq(tabOfAttempt, tab),
        inArray(transactionIntent.status, [...FAILED]),
        notExists(resetOf(db)),
      ),
    )
    .limit(ATTEMPTS_READ);
}

const tabOfAttempt = sql<string>`json_extract(${transactionIntent.preview}, '$.tab')`;

function isAttemptOf(wallet: string) {
  return and(
    eq(transactionIntent.walletAddress, wallet),
    eq(transactionIntent.kind, "takeDrop"),
    // what was never signed, or was declined, tried nothing
    isNotNull(transactionIntent.signature),
    not(eq(transactionIntent.status, "rejected")),
  );
}

function resetOf(db: Database) {
  return db.select({ id: dropReset.intentId }).from(dropReset).where(eq(dropReset.intentId, transactionIntent.id));
}

type Query = DropSearch & { wallet: string; cursor: Cursor | null; limit: number };
type Narrowed = Query & { campaigns: string[] | null };

/** The campaigns of a drop that is searched for; null: any. */
function campaignsOf(drop: number | null | undefined, shown: ShownDrop[]): string[] | null {
  if (drop === null || drop === undefined) return null;
  return shown.filter(({ number }) => number === drop).map(({ address }) => address);
}

const campaignOfAttempt = sql<string>`json_extract(${transactionIntent.parameters}, '$.campaignAddress')`;

/** `takenTs`: chain second in which the gift was taken, as the indexer recorded it; null where it was not. */
type Attempt = { intent: Intent; resetAt: Date | null; takenTs: number | null };

async function listAttempts(
  db: Database,
  { wallet, tab, status, campaigns, cursor, limit }: Narrowed,
): Promise<Attempt[]> {
  const at = transactionIntent.createdAt;
  // the first bound is what an index can seek by
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

/** Gifts that were taken by a transaction which the site did not build. */
async function listForeignClaims(
  db: Database,
  { wallet, tab, status, campaigns, cursor, limit, shown }: Narrowed & { shown: ShownDrop[] },
): Promise<ForeignClaim[]> {
  const id = sql<string>`${dropClaim.signature} || '-' || ${dropClaim.eventIndex}`;
  const usdc = shown.filter(({ gift }) => gift === "USDC").map(({ address }) => address);
  if (tab === "usdc" && usdc.length === 0) return [];
  // what came another way is known by its end alone
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
  // the first bound is what an index can seek by; a cursor of an attempt stands between two seconds
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

/** Of the coins of campaigns: many claims are of few. */
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
  const { preview, parameters } = intent;
  const campaignAddress = parameters.campaignAddress ?? "";
  const gift: DropGift =
    preview.giftKind === "nfts"
      ? { kind: "nfts", collection: preview.gift ?? "" }
      : { kind: "coins", symbol: preview.gift ?? "", decimals: Number(preview.decimals) };
  return {
    intentId: intent.id,
    signature: intent.signature,
    number: shown.find(({ address }) => address === campaignAddress)?.number ?? null,
    campaignAddress,
    gift,
    amountRaw: BigInt(preview.giftRaw ?? "0"),
    mint: preview.mint || null,
    nftName: null,
    status: dropLogStatusOf(intent.status),
    failure: storedFailure(intent),
    isReset: resetAt !== null,
    at: takenTs === null ? intent.createdAt.getTime() : takenTs * MS,
  };
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
