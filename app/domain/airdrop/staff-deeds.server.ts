import { and, eq, getTableColumns, ne, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { airdropList, airdropRecipient } from "~db/schema";
import { type StaffActor, writeAudited } from "../audit/commands.server";
import { requireRole } from "../staff/guard";
import { sentClaimed } from "./claims.server";
import type { AirdropListInput, RecipientInput, SentInput } from "./input";
import { isOver } from "./rules";
import { compareSent, type RefusedSent } from "./sent.server";
import { getStaffList } from "./staff-commands.server";

type Deps = { db: Database; now: Date; actor: StaffActor };
type Opened = { key: string; version: number };

/** Creates a list. Throws RoleTooLow, AlreadyExists. */
export async function createAirdropList(deps: Deps, list: AirdropListInput): Promise<void> {
  const row = rowOf(list);
  await write(deps, {
    deed: "create",
    key: list.key,
    before: null,
    after: row,
    write: deps.db.insert(airdropList).values(row),
  });
}

/**
 * Replaces what is said of a list; its chain never changes. One whose time is over is opened again only with `isReopening`,
 * because addresses that were exported could change. Throws RoleTooLow, NotFound, AirdropListOver, Conflict.
 */
export async function changeAirdropList(
  deps: Deps,
  { key, version, isReopening, ...said }: Opened & Omit<AirdropListInput, "key" | "chain"> & { isReopening: boolean },
): Promise<void> {
  const before = await getStaffList(deps.db, key);
  if (isOver(before, deps.now) && !isOver(said, deps.now) && !isReopening) throw new AppError("AirdropListOver");
  const { key: _, chain: __, ...set } = rowOf({ ...said, key, chain: before.chain });
  await write(deps, { deed: "change", key, before, after: set, write: changed(deps.db, { key, version }, set) });
}

/**
 * Puts addresses on a list. An address that is already on it gets the new item, unless its airdrop was sent. Throws RoleTooLow,
 * NotFound, Conflict.
 */
export async function importRecipients(
  deps: Deps,
  { key, version, recipients }: Opened & { recipients: readonly RecipientInput[] },
): Promise<void> {
  await getStaffList(deps.db, key);
  const stored = deps.db
    .insert(airdropRecipient)
    .select(valuesOf(recipients.map((recipient) => ({ ...recipient, listKey: key, status: "waiting" }))))
    .onConflictDoUpdate({
      target: [airdropRecipient.listKey, airdropRecipient.address],
      set: { item: sql`excluded.item` },
      setWhere: and(eq(airdropRecipient.status, "waiting"), ne(airdropRecipient.item, sql`excluded.item`)),
    });
  const after = { recipients: recipients.length };
  await write(deps, {
    deed: "recipients",
    key,
    before: null,
    after,
    write: changed(deps.db, { key, version }),
    also: [stored],
  });
}

/**
 * Records which transactions sent an airdrop, and to which addresses; the recipients are then completed. Nothing is recorded if
 * a row is refused, and the rows are returned. Throws RoleTooLow, NotFound, Conflict, JobRowsClaimed if a job is paying a row.
 */
export async function importSent(
  deps: Deps,
  { key, version, sent }: Opened & { sent: readonly SentInput[] },
): Promise<RefusedSent[]> {
  const { db } = deps;
  requireRole(deps.actor.staff, "operator");
  const refused = await compareSent({ db }, { list: key, sent });
  if (refused.length > 0) return refused;
  const isWaiting = (address: string): SQL | undefined =>
    and(
      eq(airdropRecipient.listKey, key),
      eq(airdropRecipient.address, address),
      eq(airdropRecipient.status, "waiting"),
    );
  const recorded = sent.map(({ address, ...row }) =>
    db
      .update(airdropRecipient)
      .set({ ...row, status: "completed" })
      .where(isWaiting(address)),
  );
  const claimed = sentClaimed(db, { list: key, addresses: sent.map(({ address }) => address) });
  const after = { sent: sent.map(({ address, transaction }) => [address, transaction]) };
  await write(deps, {
    deed: "sent",
    key,
    before: null,
    after,
    write: changed(db, { key, version }),
    also: [claimed, ...recorded],
  }).catch((error) => {
    // the only unique key in this batch is that of the claims: a row of the list is paid once
    throw error instanceof AppError && error.code === "AlreadyExists" ? new AppError("JobRowsClaimed") : error;
  });
  return [];
}

type Written = {
  deed: "create" | "change" | "recipients" | "sent";
  key: string;
  before: object | null;
  after: object;
  write: BatchItem<"sqlite">;
  also?: readonly BatchItem<"sqlite">[];
};

async function write({ db, now, actor }: Deps, { deed, ...written }: Written): Promise<void> {
  requireRole(actor.staff, "operator");
  await writeAudited({ db, now, actor }, { ...written, action: `airdropList.${deed}`, noun: "airdropList" });
}

/** Every deed changes the version of the list, so that a form that was opened before it is refused. */
function changed(db: Database, { key, version }: Opened, set: Partial<typeof airdropList.$inferInsert> = {}) {
  return db
    .update(airdropList)
    .set({ ...set, version: sql`${airdropList.version} + 1` })
    .where(and(eq(airdropList.key, key), eq(airdropList.version, version)));
}

function rowOf({ name, gift, ...rest }: AirdropListInput) {
  return {
    ...rest,
    ...{ nameKo: name.ko, nameEn: name.en, nameId: name.id },
    ...{ giftKo: gift.ko, giftEn: gift.en, giftId: gift.id },
  };
}

/** Recipients in the order of the table's columns, bound as one text, because D1 binds a hundred values. */
function valuesOf(rows: readonly object[]): SQL {
  const columns = Object.keys(getTableColumns(airdropRecipient)).map((name) => sql`value ->> ${name}`);
  // without a condition SQLite would take ON CONFLICT for a part of the join
  return sql`SELECT ${sql.join(columns, sql`, `)} FROM json_each(${JSON.stringify(rows)}) WHERE true`;
}
