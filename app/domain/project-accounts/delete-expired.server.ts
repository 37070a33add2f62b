import type { R2Bucket } from "@cloudflare/workers-types";
import { and, inArray, lt, lte } from "drizzle-orm";
import type { Database } from "~db/client";
import { projectAccount, projectAccountCode, projectAccountImage, projectAccountSession } from "~db/schema";
import { ABANDONED_DAYS, daysAfter } from "./rules";

type Deps = { db: Database; now: Date; images: R2Bucket };

/** D1 takes a hundred values in a statement. */
const AT_ONCE = 90;

/**
 * Deletes what is due: pictures whose day has come, accounts that were never sent for review or were refused and then left
 * alone, ended sessions, old codes, and files of the bucket that no row names. Cron runs this once a day.
 */
export async function deleteExpiredOfProjectAccounts(deps: Deps): Promise<void> {
  const { db, now } = deps;
  await deleteImages(deps, () =>
    db.select().from(projectAccountImage).where(lte(projectAccountImage.deleteAt, now)).limit(AT_ONCE),
  );
  await deleteAbandoned(deps);
  await db.batch([
    db.delete(projectAccountSession).where(lt(projectAccountSession.expiresAt, now)),
    db.delete(projectAccountCode).where(lt(projectAccountCode.expiresAt, now)),
  ]);
  await deleteUnnamed(deps);
}

type Found = () => Promise<{ id: string; objectKey: string }[]>;

/** The file first: if the row went first and the file stayed, nothing would name it. */
async function deleteImages({ db, images }: Deps, find: Found): Promise<void> {
  for (let found = await find(); found.length > 0; found = await find()) {
    await images.delete(found.map(({ objectKey }) => objectKey));
    const ids = found.map(({ id }) => id);
    await db.delete(projectAccountImage).where(inArray(projectAccountImage.id, ids));
  }
}

async function deleteAbandoned(deps: Deps): Promise<void> {
  const { db, now } = deps;
  const isAbandoned = and(
    inArray(projectAccount.status, ["draft", "refused"]),
    lt(projectAccount.updatedAt, daysAfter(now, -ABANDONED_DAYS)),
  );
  const find = () => db.select({ id: projectAccount.id }).from(projectAccount).where(isAbandoned).limit(AT_ONCE);
  for (let found = await find(); found.length > 0; found = await find()) {
    const ids = found.map(({ id }) => id);
    const ofThem = inArray(projectAccountImage.accountId, ids);
    await deleteImages(deps, () => db.select().from(projectAccountImage).where(ofThem).limit(AT_ONCE));
    await db.batch([
      db.delete(projectAccountSession).where(inArray(projectAccountSession.accountId, ids)),
      db.delete(projectAccount).where(inArray(projectAccount.id, ids)),
    ]);
  }
}

/** Files that an upload left behind when it ended in the middle. One of the last day may still get its row. */
async function deleteUnnamed({ db, now, images }: Deps): Promise<void> {
  const dayBefore = daysAfter(now, -1);
  let cursor: string | undefined;
  do {
    const page = await images.list({ limit: AT_ONCE, cursor });
    const old = page.objects.filter(({ uploaded }) => uploaded < dayBefore).map(({ key }) => key);
    const rows = await db
      .select({ objectKey: projectAccountImage.objectKey })
      .from(projectAccountImage)
      .where(inArray(projectAccountImage.objectKey, old));
    const named = new Set(rows.map(({ objectKey }) => objectKey));
    const unnamed = old.filter((key) => !named.has(key));
    if (unnamed.length > 0) await images.delete(unnamed);
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor);
}
