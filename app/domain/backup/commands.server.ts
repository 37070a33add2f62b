import type { R2Bucket } from "@cloudflare/workers-types";
import { eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { backup } from "~db/schema";
import { type AuditActor, writeAudited } from "../audit/commands.server";
import { sha256Hex } from "../sha256";
import { readLines } from "./lines.server";
import { type Manifest, manifestKey, PART_BYTES, PART_ROWS, type Part, partKey } from "./rules";
import { listTables, readLastRows, readSchema, readSequences } from "./tables.server";

export type BackupDeps = { db: Database; backups: R2Bucket };

/** What a backup will hold, fixed when it begins. */
export type BackupPlan = {
  id: string;
  schema: string;
  startedAt: string;
  tables: { name: string; columns: string[]; lastRow: number; sequence: number | null }[];
};

/** Where a backup goes on: the table's place in the plan, the last row that was written, and the number of the next part. */
export type BackupCursor = { table: number; afterRow: number; part: number };

export const FIRST: BackupCursor = { table: 0, afterRow: Number.MIN_SAFE_INTEGER, part: 0 };

/**
 * The number of parts in one step. A run that died goes on after its last whole step. Each part is one read of D1 and one write
 * to the bucket.
 */
const PARTS_A_STEP = 40;

/** Fixes which rows of which tables a backup holds: those that are there at one moment. */
export async function planBackup({ db }: BackupDeps, id: string, startedAt: Date): Promise<BackupPlan> {
  const tables = await listTables(db);
  const [schema, lastRows, sequences] = await Promise.all([
    readSchema(db),
    readLastRows(db, tables),
    readSequences(db),
  ]);
  return {
    id,
    schema,
    startedAt: startedAt.toISOString(),
    tables: tables.map(({ name, columns }) => ({
      ...{ name, columns },
      lastRow: lastRows.get(name) ?? Number.MIN_SAFE_INTEGER,
      sequence: sequences.get(name) ?? null,
    })),
  };
}

/**
 * Writes the next parts. A step that is run twice writes parts under the same keys again; only what it returned last is in the
 * manifest. `next` is null after the last part.
 */
export async function continueBackup(
  { db, backups }: BackupDeps,
  plan: BackupPlan,
  from: BackupCursor,
): Promise<{ parts: Part[]; next: BackupCursor | null }> {
  const parts: Part[] = [];
  let at = from;
  while (parts.length < PARTS_A_STEP) {
    const table = plan.tables[at.table];
    if (!table) return { parts, next: null };
    const range = { after: at.afterRow, upTo: table.lastRow, rows: PART_ROWS, bytes: PART_BYTES };
    const page = await readLines(db, table, range);
    if (page) {
      parts.push(await putPart(backups, partKey(plan.id, table.name, at.part), page.lines));
      at = { ...at, afterRow: page.lastRow, part: at.part + 1 };
    } else at = { ...FIRST, table: at.table + 1 };
  }
  return { parts, next: at };
}

async function putPart(backups: R2Bucket, key: string, lines: readonly string[]): Promise<Part> {
  const body = lines.map((line) => `${line}\n`).join("");
  const sha256 = await sha256Hex(body);
  // the bucket refuses what did not arrive whole
  await backups.put(key, body, { sha256 });
  return { key, rows: lines.length, bytes: new TextEncoder().encode(body).length, sha256 };
}

/** What was written: the SHA-256 of the manifest, and the sums over all parts. */
export type BackupResult = { id: string; sha256: string; rows: number; bytes: number };

type FinishDeps = BackupDeps & { now: Date; actor: AuditActor };

/**
 * Writes the manifest, without which the parts are no backup, and then the backup's row. Its hash comes into the audit log, and
 * with that onto the chain. Done twice it is done once.
 */
export async function finishBackup(deps: FinishDeps, plan: BackupPlan, parts: readonly Part[]): Promise<BackupResult> {
  const { id, schema, startedAt } = plan;
  const tables = plan.tables.map(({ name, columns, sequence }) => {
    const own = parts.filter(({ key }) => key.startsWith(`${id}/${name}/`));
    return { name, columns, sequence, parts: own };
  });
  const manifest: Manifest = { format: 1, id, schema, startedAt, tables };
  const body = `${JSON.stringify(manifest, null, 1)}\n`;
  const sha256 = await sha256Hex(body);
  await deps.backups.put(manifestKey(id), body, { sha256 });
  const sumOf = (field: "rows" | "bytes") => parts.reduce((sum, part) => sum + part[field], 0);
  const result = { id, sha256, rows: sumOf("rows"), bytes: sumOf("bytes") };
  await noteBackup(deps, result);
  return result;
}

async function noteBackup(deps: FinishDeps, result: BackupResult): Promise<void> {
  const { db, now } = deps;
  const [known] = await db.select().from(backup).where(eq(backup.id, result.id));
  if (known) return;
  await writeAudited(deps, {
    ...{ action: "backup.finish", noun: "backup", key: result.id, before: null, after: result },
    write: db.insert(backup).values({ ...result, finishedAt: now }),
  });
}

/** Makes a whole backup in one go, as the operator's command does. The nightly one takes the same steps in a Workflow. */
export async function makeBackup(deps: FinishDeps, id: string, startedAt: Date): Promise<BackupResult> {
  const plan = await planBackup(deps, id, startedAt);
  const parts: Part[] = [];
  for (let at: BackupCursor | null = FIRST; at; ) {
    const step = await continueBackup(deps, plan, at);
    parts.push(...step.parts);
    at = step.next;
  }
  return finishBackup(deps, plan, parts);
}
