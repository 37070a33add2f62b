import type { MessageBatch, Queue, R2Bucket } from "@cloudflare/workers-types";
import { lt, sql } from "drizzle-orm";
import { writeLog } from "~/server/log";
import type { Database } from "~db/client";
import { actionLog, deadLog, routerLog } from "~db/schema";
import type { CatalogueEntry } from "./catalogue";
import { findLogEntry } from "./content-pages";
import type { ActionLogEntry, ActionLogInput, LogEntry, RouterLogEntry, RouterLogInput } from "./input";
import { ARCHIVE_PAGE, archiveKey, FULL_AT_BYTES, KEEP_MS } from "./rules";

/** Who sends entries, as the Worker knows it: `walletAddress` is that of the session, null for a visitor. */
export type LogSource = { userIp: string; walletAddress: string | null; now: Date };

/**
 * Puts action entries into the queue and returns at once how many there were. A record whose code is not in the catalogue is
 * left out: an old page may still send a code that has been removed, and the other records must not be lost because of it.
 */
export async function acceptActionLogs(
  queue: Queue<LogEntry[]>,
  source: LogSource,
  records: ActionLogInput,
): Promise<number> {
  const known = records.filter(({ action_cd }) => findLogEntry(action_cd) !== null);
  const entries = known.map(
    (record): ActionLogEntry => ({
      kind: "action",
      ...originOf(source, record),
      actionCd: record.action_cd,
      actionTime: record.action_time,
      pagePath: record.page_path,
      params: Array.from({ length: 10 }, (_, index) => record[`param${index + 1}` as "param1"]),
    }),
  );
  if (entries.length > 0) await queue.send(entries);
  return entries.length;
}

/** Puts page views into the queue and returns at once how many there were. */
export async function acceptRouterLogs(
  queue: Queue<LogEntry[]>,
  source: LogSource,
  records: RouterLogInput,
): Promise<number> {
  const entries = records.map(
    (record): RouterLogEntry => ({ kind: "router", ...originOf(source, record), path: record.path }),
  );
  await queue.send(entries);
  return entries.length;
}

function originOf(source: LogSource, record: { wallet_address: string; entry_id?: string | undefined }) {
  return {
    entryId: record.entry_id ?? crypto.randomUUID(),
    walletAddress: source.walletAddress ?? record.wallet_address,
    isWalletProven: source.walletAddress !== null,
    userIp: source.userIp,
    receivedAt: source.now.getTime(),
  };
}

/**
 * Inserts a batch of the queue in one statement per kind. If that fails, inserts message by message, so that one bad message
 * delays no other. If the database has no room for logs, they go to the archive.
 */
export async function insertQueuedLogs(
  { db, archive, fullAtBytes = FULL_AT_BYTES }: { db: Database; archive: R2Bucket; fullAtBytes?: number },
  batch: MessageBatch<LogEntry[]>,
): Promise<void> {
  const entries = batch.messages.flatMap(({ body }) => body);
  try {
    if ((await sizeOf(db)) < fullAtBytes) await insertLogEntries(db, entries);
    else await archiveAtOnce(archive, entries);
    batch.ackAll();
    return;
  } catch (error) {
    writeLog("error", "a batch of logs was refused; its messages are tried one by one", {}, error);
  }
  for (const message of batch.messages) {
    try {
      await insertLogEntries(db, message.body);
      message.ack();
    } catch (error) {
      writeLog("error", "a message of logs was refused", { messageId: message.id }, error);
      message.retry({ delaySeconds: 30 });
    }
  }
}

/** The size of the database in bytes, which D1 reports with every answer. */
async function sizeOf(db: Database): Promise<number> {
  const { meta } = await db.run(sql`select 1`);
  return meta.size_after;
}

/** Archives entries as the daily move does. A batch that comes twice is written twice under the same name. */
async function archiveAtOnce(archive: R2Bucket, entries: LogEntry[]): Promise<void> {
  writeLog("warn", "the database is full: logs go to the archive", { entries: entries.length });
  for (const [kind, own] of Map.groupBy(entries, ({ kind }) => kind)) {
    const [first] = own;
    if (first) await putLines(archive, kind, new Date(first.receivedAt), own);
  }
}

async function putLines(archive: R2Bucket, kind: string, firstAt: Date, rows: readonly { userIp: string }[]) {
  const lines = linesOf(rows);
  await archive.put(await archiveKey(kind, firstAt, lines), lines);
}

/** Without network addresses, which the archive never holds. */
function linesOf(rows: readonly { userIp: string }[]): string {
  return rows.map(({ userIp: _forgotten, ...row }) => `${JSON.stringify(row)}\n`).join("");
}

/** Stores the messages that the queue gave up on. */
export async function keepDeadLogs(db: Database, batch: MessageBatch<unknown>): Promise<void> {
  const rows = batch.messages.map(({ id, body, timestamp }) => ({
    id,
    body: JSON.stringify(body) ?? "null",
    at: timestamp.getTime(),
  }));
  await db.run(sql`
    insert into ${deadLog} (message_id, body, received_at)
    select value ->> 'id', value ->> 'body', value ->> 'at' from json_each(${JSON.stringify(rows)}) where true
    on conflict (message_id) do nothing`);
  batch.ackAll();
}

/** An entry that was queued before the column existed lacks the field. */
const IS_WALLET_PROVEN = sql`coalesce(value ->> 'isWalletProven', 0)`;

/**
 * Inserts entries, each once however often it comes. D1 binds at most 100 values, so all of them travel as one JSON
 * parameter. `where true` tells SQLite that `on` does not start a join.
 */
export async function insertLogEntries(db: Database, entries: LogEntry[]): Promise<void> {
  for (const statement of logEntriesInserted(db, entries)) await statement;
}

/** Statements: the same, at most one for each kind. */
export function logEntriesInserted(db: Database, entries: LogEntry[]) {
  const actions = entries.filter((entry) => entry.kind === "action").flatMap(toActionRow);
  const views = entries.filter((entry) => entry.kind === "router");
  const action = () =>
    db
      .insert(actionLog)
      .select(
        sql`select value ->> 'entryId', value ->> 'actionCd', value ->> 'menu1', value ->> 'menu2', value ->> 'menu3',
        value ->> 'title', value ->> 'page_name', value ->> 'page_path', value ->> 'button_name', value ->> 'trigger_type',
        value ->> 'ui_type', value ->> 'log_level', value ->> 'actionTime', value ->> 'walletAddress',
        ${IS_WALLET_PROVEN}, value ->> 'userIp',
        value -> 'params', value ->> 'walletAddress', value ->> 'receivedAt'
      from json_each(${JSON.stringify(actions)}) where true`,
      )
      .onConflictDoNothing();
  const router = () =>
    db
      .insert(routerLog)
      .select(
        sql`select value ->> 'entryId', value ->> 'walletAddress', ${IS_WALLET_PROVEN}, value ->> 'path', value ->> 'userIp',
        value ->> 'walletAddress', value ->> 'receivedAt'
      from json_each(${JSON.stringify(views)}) where true`,
      )
      .onConflictDoNothing();
  return [...(actions.length > 0 ? [action()] : []), ...(views.length > 0 ? [router()] : [])];
}

/**
 * An entry with the names that belong to its code; none if the code has been removed from the catalogue since it was sent.
 */
function toActionRow(entry: ActionLogEntry): (ActionLogEntry & CatalogueEntry)[] {
  const names = findLogEntry(entry.actionCd, entry.pagePath);
  return names ? [{ ...entry, ...names }] : [];
}

/**
 * Deletes dead log messages that nobody has read in time, because they contain network addresses like the entries
 * themselves.
 */
export async function deleteOldDeadLogs({ db, now }: { db: Database; now: Date }): Promise<void> {
  await db.delete(deadLog).where(lt(deadLog.receivedAt, new Date(now.getTime() - KEEP_MS)));
}

/**
 * Moves entries that are older than the window to the archive, page by page, and deletes them here. The archive has no
 * network addresses. Safe to repeat: a page is written, under a name made from what it holds, before it is deleted. Returns
 * how many entries were moved.
 */
export async function archiveOldLogs(deps: { db: Database; archive: R2Bucket; now: Date }): Promise<number> {
  let moved = 0;
  for (const [name, table] of [
    ["action", actionLog],
    ["router", routerLog],
  ] as const) {
    moved += await archiveTable(deps, name, table);
  }
  return moved;
}

async function archiveTable(
  { db, archive, now }: { db: Database; archive: R2Bucket; now: Date },
  name: string,
  table: typeof actionLog | typeof routerLog,
): Promise<number> {
  const before = new Date(now.getTime() - KEEP_MS);
  let moved = 0;
  for (;;) {
    const rows = await db
      .select()
      .from(table)
      .where(lt(table.receivedAt, before))
      .orderBy(table.receivedAt, table.entryId)
      .limit(ARCHIVE_PAGE);
    const first = rows[0];
    if (!first) return moved;
    await putLines(archive, name, first.receivedAt, rows);
    const ids = JSON.stringify(rows.map(({ entryId }) => entryId));
    await db.run(sql`delete from ${table} where entry_id in (select value from json_each(${ids}))`);
    moved += rows.length;
  }
}
