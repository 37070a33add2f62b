import type { R2Bucket } from "@cloudflare/workers-types";
import { KEPT_DAYS, manifestKey, startOf } from "./rules";

const DAY_MS = 86_400_000;

/**
 * Deletes backups that began more than KEPT_DAYS days ago, also those that were never finished. The newest finished one stays
 * however old it is: while backups fail, it is the only one. Returns the ids of what was deleted.
 */
export async function deleteOldBackups({ backups, now }: { backups: R2Bucket; now: Date }): Promise<string[]> {
  const ids = await listBackupIds(backups);
  const newest = await findNewest(backups, ids);
  const before = now.getTime() - KEPT_DAYS * DAY_MS;
  const old = ids.filter((id) => id !== newest && (startOf(id)?.getTime() ?? before) < before);
  for (const id of old) await deleteBackup(backups, id);
  return old;
}

/** The ids of all backups in a bucket, the oldest first, finished or not. */
async function listBackupIds(backups: R2Bucket): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await backups.list({ delimiter: "/", cursor });
    ids.push(...page.delimitedPrefixes.map((prefix) => prefix.slice(0, -1)));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
  return ids.filter((id) => startOf(id) !== null).sort();
}

/** The id of the newest finished backup; null if there is none. */
export async function findNewestBackup(backups: R2Bucket): Promise<string | null> {
  return findNewest(backups, await listBackupIds(backups));
}

async function findNewest(backups: R2Bucket, ids: readonly string[]): Promise<string | null> {
  for (const id of ids.toReversed()) {
    if (await backups.head(manifestKey(id))) return id;
  }
  return null;
}

/** Deletes the manifest first: if this breaks off, the files that are left do not count as a backup. */
async function deleteBackup(backups: R2Bucket, id: string): Promise<void> {
  await backups.delete(manifestKey(id));
  for (;;) {
    const { objects } = await backups.list({ prefix: `${id}/` });
    if (objects.length === 0) return;
    await backups.delete(objects.map(({ key }) => key));
  }
}
