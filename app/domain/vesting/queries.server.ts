import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { vestingEvent, vestingGrant } from "~db/schema";
import { getSetting } from "../settings/queries.server";
import { createRecentReading } from "../settings/recent-reading";
import { VESTING_COINS, type VestingCoin } from "../settings/subjects";
import { parseVesting, type VestingSetting } from "../settings/vesting";
import { type Chain, CLOCK_ADDRESS, readClock } from "../solana/chain";
import { freezeOf } from "../solana/freeze.server";
import { isAddress } from "../solana/is-address";
import { decodeGrantAccount, type GrantAccount } from "./accounts.server";
import { type GrantListQuery, grantCursorSchema } from "./input";
import { grantFiguresAt } from "./rules";
import type { GrantEventView, GrantPage, GrantReading, GrantView } from "./view";

export type VestingDeps = { db: Database; chain: Chain };

const PAGE_SIZE = 20;
const EVENTS_SHOWN = 20;
/** How long an isolate uses the same reading of the chain's clock. */
const CLOCK_BELIEVED_MS = 1_500;

const recentClock = createRecentReading<{ ts: bigint; readAt: number }>(CLOCK_BELIEVED_MS);

type Row = typeof vestingGrant.$inferSelect;

/** Coins and funders on the screens; no mints until an operator has stored some. */
export async function getVestingSetting(db: Database): Promise<VestingSetting> {
  return parseVesting(await getSetting(db, "vesting"));
}

/** The chain's second, read at most a second and a half ago. Throws ChainUnavailable. */
export async function getChainTs({ chain }: Pick<VestingDeps, "chain">, now: Date): Promise<bigint> {
  const reading = await recentClock.get(now.getTime(), async () => {
    const { accounts } = await chain.getAccounts([CLOCK_ADDRESS]);
    return { ts: readClock(accounts[0] ?? null), readAt: now.getTime() };
  });
  return reading.ts;
}

/**
 * A page of the grants of a coin, from D1, with their figures at `chainTs`. They are listed funder after funder, in the
 * order of the settings, newest first for each; a search by a plan's name is in the order of names. With `wallet`, only the
 * grants of this beneficiary. It reads few more rows than it shows, however many there are.
 */
export async function listGrants(
  { db }: { db: Database },
  query: GrantListQuery & { wallet?: string; setting: VestingSetting; chainTs: bigint; limit?: number },
): Promise<GrantPage> {
  const { setting, coin, chainTs, limit = PAGE_SIZE } = query;
  const mint = setting.mints[coin];
  if (!mint) return { grants: [], nextCursor: null };
  const search = searchOf(query);
  if (search.address) return { grants: await findOne(db, search.address, { ...query, mint }), nextCursor: null };
  const creators = query.funders === "all" ? [null] : setting.funders.map(({ address }) => address);
  const from = readCursor(query.after);
  const rows: { row: Row; place: number }[] = [];
  for (const [place, creator] of creators.entries()) {
    if (place < from.place) continue;
    const where = { mint, creator, ...search, after: place === from.place ? from : null };
    const found = await selectRows(db, where, limit + 1 - rows.length);
    rows.push(...found.map((row) => ({ row, place })));
    if (rows.length > limit) break;
  }
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const nextCursor = rows.length > limit && last ? cursorOf(last, search.plan !== null) : null;
  return { grants: shown.map(({ row }) => viewOfRow(row, { setting, coin, chainTs })), nextCursor };
}

type Search = { address: string | null; beneficiary: string | null; plan: string | null };

/** An address may be a beneficiary's or a grant's; D1 tells which. */
function searchOf({ q, wallet }: { q: string; wallet?: string }): Search {
  const none = { address: null, beneficiary: wallet ?? null, plan: null };
  if (q === "") return none;
  if (isAddress(q)) return wallet ? { ...none, address: q } : { ...none, beneficiary: q };
  return { ...none, plan: q };
}

/** A grant of a holder by its address, for the search of their own list. */
async function findOne(
  db: Database,
  address: string,
  query: { wallet?: string; mint: string; setting: VestingSetting; coin: VestingCoin; chainTs: bigint },
): Promise<GrantView[]> {
  const [row] = await db.select().from(vestingGrant).where(eq(vestingGrant.address, address)).limit(1);
  if (row?.mint !== query.mint || (query.wallet && row.walletAddress !== query.wallet)) return [];
  return [viewOfRow(row, query)];
}

/** Case-insensitive, as the indexes are. */
const BY_PLAN = sql`${vestingGrant.plan} collate nocase`;

type Where = Omit<Search, "address"> & { mint: string; creator: string | null; after: Cursor | null };

function selectRows(db: Database, where: Where, limit: number): Promise<Row[]> {
  const { mint, creatorAddress, walletAddress, startTs, address } = vestingGrant;
  const { creator, beneficiary, plan, after } = where;
  const conditions: (SQL | undefined)[] = [
    eq(mint, where.mint),
    creator === null ? undefined : eq(creatorAddress, creator),
    beneficiary === null ? undefined : eq(walletAddress, beneficiary),
    // a range, which uses an index; no name continues with the highest character that there is
    plan === null ? undefined : sql`${BY_PLAN} >= ${plan} and ${BY_PLAN} < ${`${plan}\u{10ffff}`}`,
  ];
  if (plan !== null) {
    const behind = after ? sql`(${BY_PLAN}, ${address}) > (${after.key}, ${after.address})` : undefined;
    return db
      .select()
      .from(vestingGrant)
      .where(and(...conditions, behind))
      .orderBy(asc(BY_PLAN), asc(address))
      .limit(limit);
  }
  const behind = after ? sql`(${startTs}, ${address}) < (${Number(after.key)}, ${after.address})` : undefined;
  return db
    .select()
    .from(vestingGrant)
    .where(and(...conditions, behind))
    .orderBy(desc(startTs), desc(address))
    .limit(limit);
}

type Cursor = { place: number; key: string; address: string };

function cursorOf({ row, place }: { row: Row; place: number }, isByPlan: boolean): string {
  const key = isByPlan ? encodeURIComponent(row.plan).replaceAll(".", "%2E") : row.startTs;
  return `${place}.${key}.${row.address}`;
}

function readCursor(cursor: string | null): Cursor {
  const none = { place: 0, key: "", address: "" };
  if (!cursor || !grantCursorSchema.safeParse(cursor).success) return { ...none, place: -1 };
  const [place, key, address] = cursor.split(".") as [string, string, string];
  return { place: Number(place), key: decodeKey(key), address };
}

function decodeKey(key: string): string {
  try {
    return decodeURIComponent(key);
  } catch {
    // the cursor comes from an address, which anyone may write, and this is not a key
    return "";
  }
}

/**
 * One grant with its current figures: from its account, or, if that is gone, from what was stored. Throws GrantNotFound if
 * there is neither, or if its coin is not shown; ChainUnavailable.
 */
export async function getGrant(deps: VestingDeps, address: string): Promise<GrantReading> {
  const setting = await getVestingSetting(deps.db);
  // only its account tells the grant's coin, so the coins that are shown, three at most, are read with it
  const mints = Object.values(setting.mints);
  const { accounts } = await deps.chain.getAccounts([CLOCK_ADDRESS, address, ...mints]);
  const chainTs = readClock(accounts[0] ?? null);
  const freezeOfMint = (mint: string) => freezeOf(accounts[2 + mints.indexOf(mint)]);
  const reading = decodeGrantAccount(accounts[1]);
  if (reading) {
    const coin = coinOf(setting, reading.grant.mint.toBase58());
    if (!coin) throw new AppError("GrantNotFound");
    return {
      grant: viewOfAccount(reading, { setting, coin, chainTs }),
      chainTs,
      vault: reading.grant.vault.toBase58(),
      freeze: freezeOfMint(reading.grant.mint.toBase58()),
    };
  }
  const [row] = await deps.db.select().from(vestingGrant).where(eq(vestingGrant.address, address)).limit(1);
  const coin = row && coinOf(setting, row.mint);
  if (!row || !coin) throw new AppError("GrantNotFound");
  return { grant: viewOfGone(row, { setting, coin, chainTs }), chainTs, vault: "", freeze: freezeOfMint(row.mint) };
}

/** As `getGrant`, for the beneficiary or the wallet that it was offered to. Throws GrantNotFound for anybody else. */
export async function getOwnGrant(deps: VestingDeps, wallet: string, address: string): Promise<GrantReading> {
  const reading = await getGrant(deps, address);
  const { beneficiary, pendingBeneficiary } = reading.grant;
  if (beneficiary !== wallet && pendingBeneficiary !== wallet) throw new AppError("GrantNotFound");
  return reading;
}

/** Grants that were offered to this wallet, newest first; only those of known funders. */
export async function listOffers(
  { db }: { db: Database },
  input: { wallet: string; setting: VestingSetting; chainTs: bigint },
): Promise<GrantView[]> {
  const { wallet, setting, chainTs } = input;
  const rows = await db
    .select()
    .from(vestingGrant)
    .where(
      and(
        eq(vestingGrant.pendingAddress, wallet),
        // before the limit, so that grants of strangers cannot push a genuine offer off the page
        inArray(vestingGrant.mint, Object.values(setting.mints)),
        inArray(
          vestingGrant.creatorAddress,
          setting.funders.map(({ address }) => address),
        ),
      ),
    )
    .orderBy(desc(vestingGrant.startTs), desc(vestingGrant.address))
    .limit(PAGE_SIZE);
  return rows.flatMap((row) => {
    const coin = coinOf(setting, row.mint);
    const view = coin && viewOfRow(row, { setting, coin, chainTs });
    return view?.funder.name ? [view] : [];
  });
}

/** The latest events of a grant, newest first. */
export async function listGrantEvents({ db }: { db: Database }, address: string): Promise<GrantEventView[]> {
  const { grantAddress, blockTs, slot, signature, eventIndex } = vestingEvent;
  const rows = await db
    .select()
    .from(vestingEvent)
    .where(eq(grantAddress, address))
    .orderBy(desc(blockTs), desc(slot), desc(signature), desc(eventIndex))
    .limit(EVENTS_SHOWN);
  return rows.map((row) => ({
    signature: row.signature,
    eventIndex: row.eventIndex,
    kind: row.kind,
    wallet: row.walletAddress || null,
    amountRaw: row.amountRaw,
    blockTs: row.blockTs,
  }));
}

/** The coin of a mint in the settings; null if they do not name it. */
export function coinOf({ mints }: VestingSetting, mint: string): VestingCoin | null {
  return VESTING_COINS.find((coin) => mints[coin] === mint) ?? null;
}

type Shown = { setting: VestingSetting; coin: VestingCoin; chainTs: bigint };

function viewOfRow(row: Row, { setting, coin, chainTs }: Shown): GrantView {
  const terms = {
    totalRaw: row.totalRaw,
    claimedRaw: row.claimedRaw,
    returnedRaw: row.returnedRaw,
    startTs: BigInt(row.startTs),
    cliffTs: BigInt(row.cliffTs),
    endTs: BigInt(row.endTs),
    revokedTs: BigInt(row.revokedTs),
    // figures are computed for the chain's own second; no grant has seen a later one
    lastTs: 0n,
    stepSeconds: row.stepSeconds,
  };
  return {
    ...terms,
    address: row.address,
    coin,
    mint: row.mint,
    decimals: row.decimals,
    plan: row.plan,
    beneficiary: row.walletAddress,
    pendingBeneficiary: row.pendingAddress,
    funder: funderOf(setting, row.creatorAddress),
    isRevocable: row.isRevocable,
    isClosed: row.closedAt !== null,
    figures: grantFiguresAt(terms, chainTs),
  };
}

/** A grant whose account is gone: all of it was claimed, even if the stored row does not have that yet. */
function viewOfGone(row: Row, shown: Shown): GrantView {
  const kept = viewOfRow(row, shown);
  if (kept.isClosed) return kept;
  return { ...viewOfRow({ ...row, claimedRaw: kept.figures.grantedRaw }, shown), isClosed: true };
}

/**
 * A grant as screens see it. The rules of the schedule take the client's Grant, which has more than a screen may be given.
 */
export function viewOfAccount({ address, grant }: GrantAccount, { setting, coin, chainTs }: Shown): GrantView {
  const { totalRaw, claimedRaw, returnedRaw, startTs, cliffTs, endTs, revokedTs, lastTs, stepSeconds } = grant;
  const terms = { totalRaw, claimedRaw, returnedRaw, startTs, cliffTs, endTs, revokedTs, lastTs, stepSeconds };
  return {
    ...terms,
    address,
    coin,
    mint: grant.mint.toBase58(),
    decimals: grant.decimals,
    plan: grant.plan,
    beneficiary: grant.beneficiary.toBase58(),
    pendingBeneficiary: grant.pendingBeneficiary?.toBase58() ?? null,
    funder: funderOf(setting, grant.creator.toBase58()),
    isRevocable: grant.isRevocable,
    isClosed: false,
    figures: grantFiguresAt(terms, chainTs),
  };
}

function funderOf({ funders }: VestingSetting, address: string) {
  return { address, name: funders.find((funder) => funder.address === address)?.name ?? null };
}
