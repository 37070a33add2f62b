import { sql } from "drizzle-orm";
import { checkAuditLog } from "../audit/queries.server";
import { sha256Hex } from "../sha256";
import type { BackupDeps } from "./commands.server";
import { insertLines, readLines } from "./lines.server";
import { FILLED_BY_MIGRATIONS, type Manifest, manifestKey, manifestSchema, type Part, startOf } from "./rules";
import { type BackedUpTable, listTables, quoted, readSchema } from "./tables.server";

/**
 * Why a backup is not put back. After `RowsDiffer` and `LogAltered` the database is filled and must not be used; after others it
 * is unchanged.
 */
type RestoreProblem =
  | "IdWrong"
  | "ManifestMissing"
  | "ManifestAltered"
  | "SchemaDiffers"
  | "NotEmpty"
  | "PartMissing"
  | "PartAltered"
  | "RowsDiffer"
  | "LogAltered";

/** `problem` is how a caller tells it from an error of the database. */
class RestoreRefused extends Error {
  constructor(
    readonly problem: RestoreProblem,
    detail: string,
  ) {
    super(`${problem}: ${detail}`);
  }
}

export type RestoredTable = { name: string; rows: number };
type RestoreDeps = BackupDeps & { now: Date };
type Asked = { id: string; sha256?: string; say?: (line: string) => void };

/**
 * Puts a backup into a database that has its tables and nothing else, and compares what is in it afterwards with the manifest
 * and the audit log with its own hashes. `sha256`: the hash that the manifest has to have, which the audit log and the command
 * that made the backup name. Without it, somebody who can write into the bucket could have invented the backup. Nothing is
 * written before every part was read and compared. Throws RestoreRefused.
 */
export async function restoreBackup(deps: RestoreDeps, { id, sha256, say }: Asked): Promise<RestoredTable[]> {
  const startedAt = startOf(id);
  // a backup dated next year would be the newest, and never old enough to be deleted
  if (!startedAt || startedAt > deps.now) throw new RestoreRefused("IdWrong", `${id} names no time in the past`);
  const manifest = await readManifest(deps, id, sha256);
  const filled = await matchTables(deps, manifest);
  for (const part of manifest.tables.flatMap(({ parts }) => parts)) await readPart(deps, part);
  await emptyMigrated(deps);
  const restored: RestoredTable[] = [];
  for (const { table, parts, sequence } of filled) {
    for (const part of parts) await insertLines(deps.db, table, await readPart(deps, part));
    if (sequence !== null) await setSequence(deps, table.name, sequence);
    say?.(`${table.name}: ${rowsOf(parts)} rows put in`);
  }
  for (const { table, parts } of filled) {
    await compare(deps, table, parts);
    say?.(`${table.name}: ${rowsOf(parts)} rows, the same as in the backup`);
    restored.push({ name: table.name, rows: rowsOf(parts) });
  }
  const { altered } = await checkAuditLog(deps.db);
  if (altered !== null) throw new RestoreRefused("LogAltered", `entry ${altered} does not follow the one before it`);
  return restored;
}

function rowsOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { rows }) => sum + rows, 0);
}

async function readManifest({ backups }: BackupDeps, id: string, expected?: string): Promise<Manifest> {
  const file = await backups.get(manifestKey(id));
  if (!file) throw new RestoreRefused("ManifestMissing", `${manifestKey(id)} is not in the bucket`);
  const text = await file.text();
  const sha256 = await sha256Hex(text);
  if (expected !== undefined && sha256 !== expected) {
    throw new RestoreRefused("ManifestAltered", `its SHA-256 is ${sha256}, not ${expected}`);
  }
  const manifest = parseManifest(text);
  const isOwn = manifest.id === id && manifest.tables.every(({ name, parts }) => areParts(`${id}/${name}/`, parts));
  if (!isOwn) throw new RestoreRefused("ManifestAltered", "it names files of something else, or one of them twice");
  return manifest;
}

function parseManifest(text: string): Manifest {
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new RestoreRefused(
      "ManifestAltered",
      `it cannot be read (${error instanceof Error ? error.message : error})`,
    );
  }
}

/** Whether these are files of one table, each named once, in their order. */
function areParts(prefix: string, parts: readonly Part[]): boolean {
  return parts.every(({ key }, at) => key.startsWith(prefix) && (at === 0 || (parts[at - 1]?.key ?? "") < key));
}

type Filled = { table: BackedUpTable; parts: Part[]; sequence: number | null };

/** The tables in the order in which they are filled. The names that go into statements are the database's own. */
async function matchTables({ db }: BackupDeps, manifest: Manifest): Promise<Filled[]> {
  const schema = await readSchema(db);
  if (schema !== manifest.schema) {
    throw new RestoreRefused(
      "SchemaDiffers",
      `the backup is of ${manifest.schema}, the database of ${schema || "nothing"}`,
    );
  }
  const tables = await listTables(db);
  const described = (list: readonly BackedUpTable[]) =>
    JSON.stringify(list.map(({ name, columns }) => [name, columns]).sort());
  if (described(tables) !== described(manifest.tables)) {
    throw new RestoreRefused("SchemaDiffers", "the tables or their columns are others than the database's");
  }
  for (const { name } of tables.filter((table) => !FILLED_BY_MIGRATIONS.includes(table.name))) {
    const [row] = await db.all(sql.raw(`SELECT 1 FROM ${quoted(name)} LIMIT 1`));
    if (row) throw new RestoreRefused("NotEmpty", `${name} has rows`);
  }
  const byName = new Map(manifest.tables.map((table) => [table.name, table]));
  return tables.map((table) => ({ table, parts: [], sequence: null, ...pick(byName.get(table.name)) }));
}

function pick(found: Manifest["tables"][number] | undefined) {
  return found && { parts: found.parts, sequence: found.sequence };
}

/** The lines of a part, once they are those of the manifest. */
async function readPart({ backups }: BackupDeps, part: Part): Promise<string[]> {
  const file = await backups.get(part.key);
  if (!file) throw new RestoreRefused("PartMissing", part.key);
  const text = await file.text();
  const lines = text.split("\n").slice(0, -1);
  if (lines.length !== part.rows || (await sha256Hex(text)) !== part.sha256) {
    throw new RestoreRefused("PartAltered", part.key);
  }
  return lines;
}

async function emptyMigrated({ db }: BackupDeps): Promise<void> {
  for (const name of FILLED_BY_MIGRATIONS) await db.run(sql.raw(`DELETE FROM ${quoted(name)}`));
}

async function setSequence({ db }: BackupDeps, table: string, sequence: number): Promise<void> {
  await db.run(sql`INSERT INTO sqlite_sequence (name, seq)
    SELECT ${table}, 0 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ${table})`);
  await db.run(sql`UPDATE sqlite_sequence SET seq = max(seq, ${sequence}) WHERE name = ${table}`);
}

/** Reads a table again in the parts of the backup. */
async function compare({ db }: BackupDeps, table: BackedUpTable, parts: readonly Part[]): Promise<void> {
  let after = Number.MIN_SAFE_INTEGER;
  const everything = { upTo: Number.MAX_SAFE_INTEGER, bytes: Number.MAX_SAFE_INTEGER };
  for (const part of parts) {
    const page = await readLines(db, table, { ...everything, after, rows: part.rows });
    const text = page?.lines.map((line) => `${line}\n`).join("") ?? "";
    if ((await sha256Hex(text)) !== part.sha256) throw new RestoreRefused("RowsDiffer", `${table.name}, ${part.key}`);
    after = page?.lastRow ?? after;
  }
  if (await readLines(db, table, { ...everything, after, rows: 1 })) {
    throw new RestoreRefused("RowsDiffer", `${table.name} has rows that the backup has not`);
  }
}
