import { and, asc, count, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { dropCampaign, dropClaim } from "~db/schema";
import { DROP_PROGRAM_ADDRESS } from "~programs/addresses";
import type { Campaign } from "~programs/drop";
import { inChunks } from "../indexer/chunks";
import { compareFields, type Difference, type Fields, type Projection, type Statement } from "../indexer/projection";
import { parseDrops } from "../settings/drops";
import { getSetting } from "../settings/queries.server";
import type { Chain, ChainAccount, LandedTransaction, Reading } from "../solana/chain";
import { readCampaign } from "./accounts.server";
import { type CampaignEvent, type GiftTaken, readCampaignEvents } from "./events.server";

/** Campaigns and the gifts that were taken from them. */
export const drop: Projection = {
  name: "drop",
  program: DROP_PROGRAM_ADDRESS.toBase58(),
  tables: [dropClaim, dropCampaign],
  listTouched: (transaction) => readCampaignEvents(transaction).map(({ campaignAddress }) => campaignAddress),
  record: recordCampaigns,
  check: { listRows, readAccount, compareTotals },
};

/** How many campaigns' claims are counted in one night: those that the site shows, then the newest that still exist. */
const COUNTED = 100;

type CampaignRow = typeof dropCampaign.$inferInsert;
type Created = Extract<CampaignEvent, { type: "created" }>;
type Closed = Extract<CampaignEvent, { type: "closed" }>;

async function recordCampaigns(
  db: Database,
  transactions: LandedTransaction[],
  { slot, accounts }: Reading,
): Promise<Statement[]> {
  const events = transactions.flatMap(readCampaignEvents);
  const addresses = [...new Set(events.map(({ campaignAddress }) => campaignAddress))];
  const campaigns = new Map(addresses.map((address) => [address, readCampaign(accounts.get(address) ?? null)]));
  const gone = addresses.filter((address) => !campaigns.get(address));
  const known = await findKnown(db, gone);
  return [
    ...events.filter((event) => event.type === "taken").map((event) => insertClaim(db, event)),
    ...[...campaigns].flatMap(([address, campaign]) =>
      campaign ? [upsertRow(db, rowOf(address, campaign, slot))] : [],
    ),
    ...gone.flatMap((address) => recordGone(db, events, { address, known: known.get(address), slot })),
  ];
}

/** A campaign as a row. `seenSlot` is the slot of the reading. */
function rowOf(address: string, campaign: Campaign, seenSlot: number): CampaignRow {
  return {
    address,
    creatorAddress: campaign.creator.toBase58(),
    funderAddress: campaign.funder.toBase58(),
    campaignId: campaign.campaignId,
    kind: campaign.kind,
    state: campaign.state,
    mint: campaign.mint?.toBase58() ?? "",
    decimals: campaign.decimals,
    beginTs: Number(campaign.beginTs),
    endTs: Number(campaign.endTs),
    recipients: campaign.recipients,
    supply: campaign.supply,
    claimedCount: campaign.claimedCount,
    totalGiftRaw: campaign.totalGiftRaw,
    claimedGiftRaw: campaign.claimedGiftRaw,
    seenSlot,
    closedAt: null,
  };
}

async function findKnown(db: Database, addresses: string[]) {
  const rows = await inChunks(addresses, (chunk) =>
    db.select().from(dropCampaign).where(inArray(dropCampaign.address, chunk)),
  );
  return new Map(rows.map((row) => [row.address, row]));
}

/**
 * The row of a campaign whose account is gone, in whatever order its transactions are recorded: the creation says what it
 * was, the closing how much was taken. If an address was used again, the row is that of the last creation.
 */
function recordGone(
  db: Database,
  events: CampaignEvent[],
  { address, known, slot }: { address: string; known: typeof dropCampaign.$inferSelect | undefined; slot: number },
): Statement[] {
  const own = events.filter(({ campaignAddress }) => campaignAddress === address);
  const created = own.findLast((event): event is Created => event.type === "created");
  const closed = own.findLast((event): event is Closed => event.type === "closed");
  if (!created && !closed) return [];
  const terms = created?.terms ?? known ?? UNKNOWN_TERMS;
  const claimedCount = closed?.claimed?.count ?? known?.claimedCount ?? 0;
  const claimedGiftRaw = closed?.claimed?.giftRaw ?? known?.claimedGiftRaw ?? 0n;
  const closedAt = closed ? new Date(Number(closed.ts) * 1000) : (known?.closedAt ?? null);
  const { creatorAddress, funderAddress, campaignId, kind, mint, decimals, beginTs, endTs } = terms;
  const { recipients, supply, totalGiftRaw } = terms;
  const fixed = { creatorAddress, funderAddress, campaignId, kind, mint, decimals, beginTs, endTs };
  const sums = { recipients, supply, totalGiftRaw, claimedCount, claimedGiftRaw };
  return [upsertRow(db, { address, ...fixed, ...sums, state: "settled", seenSlot: slot, closedAt })];
}

/** The terms until the transaction that created the campaign has been recorded. */
const UNKNOWN_TERMS = {
  creatorAddress: "",
  funderAddress: "",
  campaignId: 0,
  kind: "coins",
  mint: "",
  decimals: 0,
  beginTs: 0,
  endTs: 0,
  recipients: 0,
  supply: 0,
  totalGiftRaw: 0n,
} as const;

function insertClaim(db: Database, event: GiftTaken): Statement {
  return db
    .insert(dropClaim)
    .values({
      signature: event.signature,
      eventIndex: event.index,
      walletAddress: event.wallet,
      campaignAddress: event.campaignAddress,
      place: event.place,
      kind: event.kind,
      mint: event.mint,
      amountRaw: event.amountRaw,
      blockTs: Number(event.ts),
      slot: event.slot,
    })
    .onConflictDoNothing();
}

function upsertRow(db: Database, row: CampaignRow): Statement {
  const { address: _, ...set } = row;
  return db
    .insert(dropCampaign)
    .values(row)
    .onConflictDoUpdate({
      target: dropCampaign.address,
      set,
      setWhere: sql`${dropCampaign.seenSlot} <= ${row.seenSlot}`,
    });
}

async function listRows(db: Database, after: string, limit: number) {
  const rows = await db
    .select()
    .from(dropCampaign)
    .where(and(gt(dropCampaign.address, after), isNull(dropCampaign.closedAt)))
    .orderBy(asc(dropCampaign.address))
    .limit(limit);
  return rows.map((row) => ({ address: row.address, fields: fieldsOf(row) }));
}

function readAccount(account: ChainAccount): Fields | null {
  const campaign = readCampaign(account);
  return campaign && fieldsOf(rowOf(account.address, campaign, 0));
}

function fieldsOf({ address: _, seenSlot: __, closedAt: ___, ...row }: CampaignRow): Fields {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)]));
}

/** Compares the number of gifts taken that each campaign counts itself. */
async function compareTotals(db: Database, chain: Chain): Promise<Difference[]> {
  const shown = parseDrops(await getSetting(db, "drops")).map(({ address }) => address);
  const open = await db
    .select({ address: dropCampaign.address, claims: count(dropClaim.signature) })
    .from(dropCampaign)
    .leftJoin(dropClaim, eq(dropClaim.campaignAddress, dropCampaign.address))
    .where(isNull(dropCampaign.closedAt))
    .groupBy(dropCampaign.address)
    // anybody may create campaigns, which must not push out those that the site shows
    .orderBy(desc(inArray(dropCampaign.address, shown)), desc(dropCampaign.beginTs))
    .limit(COUNTED);
  if (open.length === 0) return [];
  const { accounts } = await chain.getAccounts(
    open.map(({ address }) => address),
    { commitment: "finalized" },
  );
  return open.flatMap(({ address, claims }, i) => {
    const campaign = readCampaign(accounts[i] ?? null);
    const onChain: Fields = campaign ? { claimedCount: String(campaign.claimedCount) } : {};
    return compareFields(address, { claimedCount: String(claims) }, onChain);
  });
}
