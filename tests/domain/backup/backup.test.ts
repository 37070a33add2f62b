import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { continueBackup, FIRST, finishBackup, makeBackup, planBackup } from "~/domain/backup/commands.server";
import { deleteOldBackups, findNewestBackup } from "~/domain/backup/delete-old.server";
import { restoreBackup } from "~/domain/backup/restore.server";
import {
  backupIdOf,
  FILLED_BY_MIGRATIONS,
  KEPT_DAYS,
  LEFT_OUT,
  manifestKey,
  PART_BYTES,
  type Part,
  startOf,
} from "~/domain/backup/rules";
import { listTables } from "~/domain/backup/tables.server";
import { account, auditEntry, backup, oldNft, passkey, setting } from "~db/schema";
import { backups, emptyBucket, fillSite, fresh, makeFresh, OLD_NFTS, site } from "./sites";

const STARTED = new Date("2026-11-28T18:17:00Z");
const ID = backupIdOf(STARTED);
const DAY_MS = 86_400_000;
const daysBefore = (days: number) => backupIdOf(new Date(STARTED.getTime() - days * DAY_MS));

beforeAll(async () => {
  await makeFresh();
  await fillSite();
}, 60_000);
beforeEach(forgetBackup);

async function forgetBackup(): Promise<void> {
  await emptyBucket();
  for (const table of [backup, auditEntry]) await site.db.delete(table);
}

test("leaves out only the tables of the list, and all of these exist", async () => {
  const all = await site.db.all<{ name: string }>(
    sql`SELECT name FROM pragma_table_list WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'`,
  );
  const backedUp = (await listTables(site.db)).map(({ name }) => name);
  const left = all.map(({ name }) => name).filter((name) => !backedUp.includes(name));
  expect(left.sort()).toEqual(
    Object.keys(LEFT_OUT)
      .filter((name) => name !== "local_migration")
      .sort(),
  );
});

test("holds no table that a trigger writes, because a restore would then write its rows twice", async () => {
  const triggers = await site.db.all<{ sql: string }>(sql`SELECT sql FROM sqlite_master WHERE type = 'trigger'`);
  const written = triggers.flatMap(({ sql: text }) =>
    [...text.matchAll(/(?:INSERT INTO|REPLACE INTO|DELETE FROM|(?<!AFTER |DO )UPDATE) +["`]?(\w+)/gi)].map(
      ([, name]) => name,
    ),
  );
  expect(written).toEqual(expect.arrayContaining(["news_search", "pool_day"]));
  const held = (await listTables(site.db)).map(({ name }) => name);
  expect(written.filter((name) => name && held.includes(name))).toEqual([]);
});

test("knows the tables into which the migrations write rows", async () => {
  const filled: string[] = [];
  for (const { name } of await listTables(fresh.db)) {
    if ((await fresh.db.all(sql.raw(`SELECT 1 FROM "${name}" LIMIT 1`))).length > 0) filled.push(name);
  }
  expect(filled.sort()).toEqual(FILLED_BY_MIGRATIONS);
});

describe("a backup", () => {
  test("is in parts that D1 can take back, none of them empty, and holds no session and no address of a log", async () => {
    const { rows, bytes, id } = await makeBackup(site, ID, STARTED);
    expect(id).toBe(ID);
    const files = (await backups.list()).objects;
    const parts = files.filter(({ key }) => key.endsWith(".ndjson"));
    expect(parts.reduce((sum, { size }) => sum + size, 0)).toBe(bytes);
    expect(rows).toBeGreaterThan(OLD_NFTS);
    expect(parts.filter(({ key }) => key.includes("/old_nft/")).length).toBeGreaterThan(2);
    expect(parts.filter(({ key }) => key.includes("/setting/")).length).toBeGreaterThan(1);
    for (const { size } of parts) expect(size).toBeLessThanOrEqual(PART_BYTES);
    expect(files.some(({ key }) => Object.keys(LEFT_OUT).some((table) => key.includes(`/${table}/`)))).toBe(false);
  });

  test("is the same if a step breaks off and runs again", async () => {
    const whole = await makeBackup(site, ID, STARTED);
    await forgetBackup();
    const plan = await planBackup(site, ID, STARTED);
    const parts: Part[] = [];
    for (let at: typeof FIRST | null = FIRST; at; ) {
      await continueBackup(site, plan, at);
      const again = await continueBackup(site, plan, at);
      parts.push(...again.parts);
      at = again.next;
    }
    await finishBackup(site, plan, parts);
    expect(await finishBackup(site, plan, parts)).toEqual(whole);
    const entries = await site.db.select().from(auditEntry);
    expect(entries).toMatchObject([{ action: "backup.finish", key: ID, after: JSON.stringify(whole) }]);
  });

  test("holds what was there when it began: rows that come while it is made are in none of its tables", async () => {
    const plan = await planBackup(site, ID, STARTED);
    const at = new Date(0);
    await site.db.insert(account).values({
      ...{ id: "late", email: "late@example.org", nickname: "", passwordHash: "", role: "viewer", status: "active" },
      ...{ createdAt: at, updatedAt: at },
    });
    await site.db.insert(passkey).values({
      ...{ id: "k", accountId: "late", name: "", publicKey: "", seal: "", counter: 0, transports: "[]", createdAt: at },
    });
    await site.db.insert(oldNft).values({ contract: "0xcc", tokenId: 1n, owner: "0xbb", blockNumber: 1, logIndex: 1 });
    await site.db.update(setting).set({ value: "changed" }).where(eq(setting.key, "empty"));
    const parts: Part[] = [];
    for (let from: typeof FIRST | null = FIRST; from; ) {
      const step = await continueBackup(site, plan, from);
      parts.push(...step.parts);
      from = step.next;
    }
    await finishBackup(site, plan, parts);
    const restored = await restoreBackup(fresh, { id: ID });
    expect(restored).toContainEqual({ name: "old_nft", rows: OLD_NFTS });
    expect(restored).toContainEqual({ name: "account", rows: 1 });
    expect(restored).toContainEqual({ name: "passkey", rows: 0 });
    // a row that was changed meanwhile is as it was when it was read
    const [row] = await fresh.db.select().from(setting).where(eq(setting.key, "empty"));
    expect(row?.value).toBe("changed");
  });
});

describe("old backups", () => {
  const put = async (days: number, isFinished = true) => {
    await backups.put(`${daysBefore(days)}/user/000000.ndjson`, "[]\n");
    if (isFinished) await backups.put(manifestKey(daysBefore(days)), "{}");
  };
  const left = async () => [...new Set((await backups.list()).objects.map(({ key }) => key.split("/")[0]))];

  test("are deleted after their days, finished or not, and other files stay", async () => {
    await put(0);
    await put(KEPT_DAYS);
    await put(KEPT_DAYS + 1);
    await put(KEPT_DAYS + 2, false);
    await backups.put("read-me/first", "");
    const gone = await deleteOldBackups({ backups, now: STARTED });
    expect(gone).toEqual([daysBefore(KEPT_DAYS + 2), daysBefore(KEPT_DAYS + 1)]);
    expect(await left()).toEqual([daysBefore(KEPT_DAYS), daysBefore(0), "read-me"]);
  });

  test("stay if the newest finished one is among them", async () => {
    await put(KEPT_DAYS + 30);
    await put(KEPT_DAYS + 20);
    await put(1, false);
    await deleteOldBackups({ backups, now: STARTED });
    expect(await left()).toEqual([daysBefore(KEPT_DAYS + 20), daysBefore(1)]);
    expect(await findNewestBackup(backups)).toBe(daysBefore(KEPT_DAYS + 20));
  });
});

test("an id says when its backup began, and nothing else is one", () => {
  expect(startOf(ID)).toEqual(STARTED);
  expect(["", "read-me", "2026-11-28", `${ID}/`].map(startOf)).toEqual([null, null, null, null]);
});
