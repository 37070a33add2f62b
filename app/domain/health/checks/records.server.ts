import { desc } from "drizzle-orm";
import type { Database } from "~db/client";
import { backup } from "~db/schema";
import { findFinalAnchor } from "../../audit/anchors.server";
import { findAuditHead } from "../../audit/queries.server";
import { listBrokenSettings } from "../../settings/seal.server";
import { type Finding, found } from "../check";
import type { HealthDeps } from "../deps";

const DAY_MS = 86_400_000;
/** Both are done every night: after this many whole days, a night was left out. */
const MOST_DAYS = 1;

/**
 * Whether what staff have written is as they wrote it, and what would be needed after a disaster is there: the settings that
 * move money or powers, the audit log's head on the chain, and a backup.
 */
export async function checkRecords(deps: HealthDeps): Promise<Finding[]> {
  return [await checkSettings(deps), await checkAnchor(deps), await checkBackup(deps)];
}

/** The settings that somebody has changed in D1 without the site, by their keys. */
async function checkSettings(deps: HealthDeps): Promise<Finding> {
  const broken = await listBrokenSettings(deps);
  return found("settings", broken.join(", ") || null, broken.length > 0);
}

/** The days since the last memo; good for as long as nothing was written since. */
async function checkAnchor({ db, now, anchorsAuditLog }: HealthDeps): Promise<Finding> {
  if (!anchorsAuditLog) return { name: "auditAnchor", of: "", value: null, state: "unset" };
  const [anchor, head] = await Promise.all([findFinalAnchor(db), findAuditHead(db)]);
  const days = anchor && daysSince(anchor.signedAt, now);
  return found("auditAnchor", days, head !== null && head.seq !== anchor?.seq && (days ?? MOST_DAYS + 1) > MOST_DAYS);
}

async function checkBackup({ db, now }: HealthDeps): Promise<Finding> {
  const finishedAt = await findLastBackup(db);
  const days = finishedAt && daysSince(finishedAt, now);
  return found("backup", days, days === null || days > MOST_DAYS);
}

async function findLastBackup(db: Database): Promise<Date | null> {
  const [last] = await db
    .select({ finishedAt: backup.finishedAt })
    .from(backup)
    .orderBy(desc(backup.finishedAt), desc(backup.id))
    .limit(1);
  return last?.finishedAt ?? null;
}

function daysSince(at: Date, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - at.getTime()) / DAY_MS));
}
