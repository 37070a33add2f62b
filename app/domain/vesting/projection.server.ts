import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { vestingEvent, vestingGrant } from "~db/schema";
import { VESTING_PROGRAM_ADDRESS } from "~programs/addresses";
import type { Grant } from "~programs/vesting";
import { inChunks } from "../indexer/chunks";
import type { Fields, Projection, Statement } from "../indexer/projection";
import type { ChainAccount, LandedTransaction, Reading } from "../solana/chain";
import { decodeGrantAccount } from "./accounts.server";
import { type GrantEvent, readGrantEvents } from "./events.server";
import { type GrantRow, rowAfter, rowOfGone } from "./grant-row";

/** Grants and their history. */
export const vesting: Projection = {
  name: "vesting",
  program: VESTING_PROGRAM_ADDRESS.toBase58(),
  tables: [vestingEvent, vestingGrant],
  listTouched: (transaction) => readGrantEvents(transaction).map(({ grantAddress }) => grantAddress),
  record: recordGrants,
  // the program keeps no sums over grants
  check: { listRows, readAccount, compareTotals: async () => [] },
};

async function recordGrants(
  db: Database,
  transactions: LandedTransaction[],
  { slot, accounts }: Reading,
): Promise<Statement[]> {
  const events = transactions.flatMap(readGrantEvents);
  const addresses = [...new Set(events.map(({ grantAddress }) => grantAddress))];
  if (addresses.length === 0) return [];
  const grants = new Map(addresses.map((address) => [address, readGrant(accounts.get(address) ?? null)]));
  const gone = addresses.filter((address) => !grants.get(address));
  const past = await listPast(db, gone);
  const mints = await mintsOf(db, events, grants);
  const made = gone.map((address) => rowOfGone(mergeEvents(past, events, address))).filter((row) => row !== null);
  const unmade = gone.filter((address) => !made.some((row) => row.address === address));
  const kept = (await findKnown(db, unmade)).map((row) => rowAfter(row, events)).filter((row) => row !== null);
  const rows = [...made, ...kept];
  return [
    ...events.map((event) => insertEvent(db, { ...event, mint: mints.get(event.grantAddress) ?? "" })),
    ...events.flatMap((event) => (event.terms ? [nameMint(db, event)] : [])),
    ...[...grants].flatMap(([address, grant]) => (grant ? [upsertRow(db, rowOf(address, grant, slot))] : [])),
    ...rows.map((row) => upsertRow(db, row)),
  ];
}

/** The grant in an account of ours; null otherwise. */
function readGrant(account: ChainAccount | null): Grant | null {
  return decodeGrantAccount(account)?.grant ?? null;
}

/** A grant as a row. `seenSlot` is the slot of the reading. */
function rowOf(address: string, grant: Grant, seenSlot: number): GrantRow {
  return {
    address,
    creatorAddress: grant.creator.toBase58(),
    walletAddress: grant.beneficiary.toBase58(),
    pendingAddress: grant.pendingBeneficiary?.toBase58() ?? null,
    mint: grant.mint.toBase58(),
    decimals: grant.decimals,
    plan: grant.plan,
    grantId: grant.grantId,
    totalRaw: grant.totalRaw,
    claimedRaw: grant.claimedRaw,
    returnedRaw: grant.returnedRaw,
    startTs: Number(grant.startTs),
    cliffTs: Number(grant.cliffTs),
    endTs: Number(grant.endTs),
    stepSeconds: grant.stepSeconds,
    isRevocable: grant.isRevocable,
    revokedTs: Number(grant.revokedTs),
    seenSlot,
    closedAt: null,
  };
}

function findKnown(db: Database, addresses: string[]): Promise<GrantRow[]> {
  return inChunks(addresses, (chunk) => db.select().from(vestingGrant).where(inArray(vestingGrant.address, chunk)));
}

/** The stored history of these grants; the terms of their making are in their rows. */
async function listPast(db: Database, addresses: string[]): Promise<GrantEvent[]> {
  const rows = await inChunks(addresses, (chunk) =>
    db
      .select()
      .from(vestingEvent)
      .leftJoin(vestingGrant, eq(vestingGrant.address, vestingEvent.grantAddress))
      .where(inArray(vestingEvent.grantAddress, chunk)),
  );
  return rows.map(({ vesting_event: event, vesting_grant: grant }) => ({
    signature: event.signature,
    slot: event.slot,
    index: event.eventIndex,
    kind: event.kind,
    grantAddress: event.grantAddress,
    wallet: event.walletAddress,
    mint: event.mint,
    amountRaw: event.amountRaw,
    ts: BigInt(event.blockTs),
    terms: event.kind === "granted" ? grant : null,
  }));
}

function mergeEvents(past: GrantEvent[], events: GrantEvent[], address: string): GrantEvent[] {
  const all = [...past, ...events].filter(({ grantAddress }) => grantAddress === address);
  return [...new Map(all.map((event) => [`${event.signature} ${event.index}`, event])).values()];
}

/** A hand-over does not name the coin, but another event, the account or the row does. */
async function mintsOf(
  db: Database,
  events: GrantEvent[],
  grants: Map<string, Grant | null>,
): Promise<Map<string, string>> {
  const mints = new Map<string, string>();
  for (const { grantAddress, mint } of events) if (mint) mints.set(grantAddress, mint);
  for (const [address, grant] of grants) if (grant) mints.set(address, grant.mint.toBase58());
  const missing = [...grants.keys()].filter((address) => !mints.has(address));
  const kept = await inChunks(missing, (chunk) =>
    db
      .select({ address: vestingGrant.address, mint: vestingGrant.mint })
      .from(vestingGrant)
      .where(inArray(vestingGrant.address, chunk)),
  );
  for (const { address, mint } of kept) mints.set(address, mint);
  return mints;
}

function insertEvent(db: Database, event: GrantEvent): Statement {
  return db
    .insert(vestingEvent)
    .values({
      signature: event.signature,
      eventIndex: event.index,
      kind: event.kind,
      walletAddress: event.wallet,
      grantAddress: event.grantAddress,
      mint: event.mint,
      amountRaw: event.amountRaw,
      blockTs: Number(event.ts),
      slot: event.slot,
    })
    .onConflictDoNothing();
}

/** Sets the coin of hand-overs that were recorded before anything named it. */
function nameMint(db: Database, { grantAddress, mint }: GrantEvent): Statement {
  return db
    .update(vestingEvent)
    .set({ mint })
    .where(and(eq(vestingEvent.grantAddress, grantAddress), eq(vestingEvent.mint, "")));
}

function upsertRow(db: Database, row: GrantRow): Statement {
  const { address: _, ...set } = row;
  return db
    .insert(vestingGrant)
    .values(row)
    .onConflictDoUpdate({
      target: vestingGrant.address,
      set,
      setWhere: sql`${vestingGrant.seenSlot} <= ${row.seenSlot}`,
    });
}

async function listRows(db: Database, after: string, limit: number) {
  const rows = await db
    .select()
    .from(vestingGrant)
    .where(and(gt(vestingGrant.address, after), isNull(vestingGrant.closedAt)))
    .orderBy(asc(vestingGrant.address))
    .limit(limit);
  return rows.map((row) => ({ address: row.address, fields: fieldsOf(row) }));
}

function readAccount(account: ChainAccount): Fields | null {
  const grant = readGrant(account);
  return grant && fieldsOf(rowOf(account.address, grant, 0));
}

function fieldsOf({ address: _, seenSlot: __, closedAt: ___, ...row }: GrantRow): Fields {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)]));
}
