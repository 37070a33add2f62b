import { eq, sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { makeBackup } from "~/domain/backup/commands.server";
import { restoreBackup } from "~/domain/backup/restore.server";
import { type Manifest, manifestKey } from "~/domain/backup/rules";
import { listTables } from "~/domain/backup/tables.server";
import { listNews, searchNews } from "~/domain/news/queries.server";
import { sha256Hex } from "~/domain/sha256";
import { finishStaffSignIn, startStaffSignIn } from "~/domain/staff/sign-in.server";
import { accountCode, accountSession, news, oldNft, outbox, session, setting } from "~db/schema";
import { ADMIN_SECRET, ORIGIN, PASSWORD } from "../staff/staff";
import { backups, fillSite, fresh, makeFresh, OLD_NFTS, STAFF_EMAIL, site } from "./sites";

const STARTED = new Date("2026-11-28T18:17:00Z");
const ID = "2026-11-28T18-17-00Z";
const MINUTE = 60_000;
let sha256 = "";

// the second database is made and the backup is put back once, because forty migrations take longer than the tests
beforeAll(async () => {
  await fillSite();
  await makeFresh();
  ({ sha256 } = await makeBackup(site, ID, STARTED));
}, MINUTE);

describe("nothing is put back", () => {
  const whole = new Map<string, string>();
  const change = async (key: string, altered: (text: string) => string | null) => {
    const text = whole.get(key) ?? (await (await backups.get(key))?.text()) ?? "";
    whole.set(key, text);
    const other = altered(text);
    await (other === null ? backups.delete(key) : backups.put(key, other));
  };
  const changeManifest = (altered: (manifest: Manifest) => void) =>
    change(manifestKey(ID), (text) => {
      const manifest = JSON.parse(text);
      altered(manifest);
      return JSON.stringify(manifest);
    });
  const lastPart = async (table: string) =>
    (await backups.list({ prefix: `${ID}/${table}/` })).objects.at(-1)?.key ?? "";
  const refused = async (problem: string, expected: { sha256?: string } = { sha256 }) => {
    await expect(restoreBackup(fresh, { id: ID, ...expected })).rejects.toMatchObject({ problem });
    expect(await fresh.db.select().from(setting)).toEqual([]);
    expect(await fresh.db.select().from(oldNft).limit(1)).toEqual([]);
  };
  /** Without a hash to compare the manifest with, so that only what is in it can be refused. */
  const refusedByContent = (problem: string) => refused(problem, {});

  afterEach(async () => {
    for (const [key, text] of whole) await backups.put(key, text);
    whole.clear();
  });

  test("of a part that was cut short, even at the end of a line", async () => {
    const key = await lastPart("old_nft");
    await change(key, (text) => text.slice(0, -20));
    await refused("PartAltered");
    await change(key, (text) => `${text.split("\n").slice(0, -2).join("\n")}\n`);
    await refused("PartAltered");
  });

  test("of a part in which one character is another", async () => {
    await change(await lastPart("account"), (text) => text.replace("owner", "oWner"));
    await refused("PartAltered");
  });

  test("without one of the parts", async () => {
    await change(await lastPart("setting"), () => null);
    await refused("PartMissing");
  });

  test("of a backup whose name has a time in the future, or no time", async () => {
    for (const id of ["2099-01-01T00-00-00Z", "2026-11-29T00-00-01Z", "latest"]) {
      const manifest = JSON.parse((await (await backups.get(manifestKey(ID)))?.text()) ?? "{}");
      await backups.put(manifestKey(id), JSON.stringify({ ...manifest, id }));
      await expect(restoreBackup(fresh, { id })).rejects.toMatchObject({ problem: "IdWrong" });
      await backups.delete(manifestKey(id));
    }
  });

  test("without a manifest, as after a backup that died", async () => {
    await change(manifestKey(ID), () => null);
    await refused("ManifestMissing");
  });

  test("of a manifest with another hash, or that was cut short", async () => {
    await change(manifestKey(ID), (text) => text.replace("18:17", "18:18"));
    await refused("ManifestAltered");
    await change(manifestKey(ID), (text) => text.slice(0, 300));
    await refusedByContent("ManifestAltered");
  });

  test("of a manifest that names a part twice, or that is of another backup", async () => {
    await changeManifest(({ tables }) => {
      for (const { name, parts } of tables) if (name === "user") parts.push(...parts);
    });
    await refusedByContent("ManifestAltered");
    await changeManifest((manifest) => {
      manifest.id = "2026-11-27T18-17-00Z";
    });
    await refusedByContent("ManifestAltered");
  });

  test("of a manifest with tables or columns that the database does not have", async () => {
    await changeManifest(({ tables }) => {
      for (const table of tables) table.columns = ['x") SELECT 1; --'];
    });
    await refusedByContent("SchemaDiffers");
    await changeManifest(({ tables }) => tables.splice(0, 1));
    await refusedByContent("SchemaDiffers");
  });

  test("into a database of an older or a newer schema", async () => {
    const [last] = await fresh.db.all<{ name: string }>(sql`SELECT max(name) AS name FROM d1_migrations`);
    const rename = (to: string, from: string) =>
      fresh.db.run(sql`UPDATE d1_migrations SET name = ${to} WHERE name = ${from}`);
    const name = last?.name ?? "";
    for (const other of ["0000_a.sql", "9999_z.sql"]) {
      await rename(other, name);
      await refused("SchemaDiffers");
      await rename(name, other);
    }
  });

  test("into a database that is in use", async () => {
    await fresh.db.insert(news).values({
      ...{ groupId: 1, language: "en", title: "Used", summary: "", body: "[]", words: "" },
      ...{ publishedAt: STARTED, updatedAt: STARTED },
    });
    await refused("NotEmpty");
    await fresh.db.delete(news);
  });
});

describe("a restored site", () => {
  const said: string[] = [];

  beforeAll(async () => {
    const restored = await restoreBackup(fresh, { id: ID, sha256, say: (line) => said.push(line) });
    expect(restored).toContainEqual({ name: "old_nft", rows: OLD_NFTS });
  }, MINUTE);

  test("has every row of every table of the backup, and the same in each", async () => {
    for (const { name } of await listTables(site.db)) {
      // the row and the entry of this backup came when it was finished, after it had read these tables
      if (["backup", "audit_entry"].includes(name)) continue;
      const rows = sql.raw(`SELECT * FROM "${name}" ORDER BY rowid`);
      expect(await fresh.db.all(rows), name).toEqual(await site.db.all(rows));
      expect(said).toContainEqual(expect.stringMatching(new RegExp(`^${name}: \\d+ rows, the same as in the backup$`)));
    }
  });

  test("has integers that a number of JavaScript cannot hold", async () => {
    const exact = sql`SELECT CAST(block_number AS TEXT) AS block FROM old_nft WHERE log_index = 2`;
    expect(await fresh.db.all(exact)).toEqual([{ block: "9223372036854775805" }]);
  });

  test("has the sums that triggers keep of its events", async () => {
    const sums = sql`SELECT * FROM pool_day ORDER BY kind`;
    expect(await fresh.db.all(sums)).toContainEqual(expect.objectContaining({ kind: "staked", events: 2, amount: 10 }));
    expect(await fresh.db.all(sums)).toEqual(await site.db.all(sums));
  });

  test("lists and finds its news, and lets staff sign in", async () => {
    expect((await listNews(fresh, { language: "en" })).entries).toHaveLength(1);
    expect((await searchNews(fresh, { language: "ko", text: "등불" })).entries).toHaveLength(1);
    const deps = { db: fresh.db, now: STARTED, adminSecret: ADMIN_SECRET, origin: ORIGIN };
    const input = { email: STAFF_EMAIL, password: PASSWORD, language: "en", browser: null } as const;
    const attempt = await startStaffSignIn(deps, input);
    const [mail] = await fresh.db.select().from(outbox);
    const { code } = JSON.parse(mail?.values ?? "{}");
    expect((await finishStaffSignIn(deps, { attempt, code, language: "en" })).session).not.toBe("");
  });

  test("has no sessions, and gives no number twice", async () => {
    expect(await fresh.db.select().from(session)).toEqual([]);
    const piece = { groupId: 9, language: "en", title: "", summary: "", body: "[]", words: "" } as const;
    const [row] = await fresh.db
      .insert(news)
      .values({ ...piece, publishedAt: STARTED, updatedAt: STARTED })
      .returning();
    expect(row?.id).toBe(91);
  });

  test("is not filled a second time", async () => {
    await expect(restoreBackup(fresh, { id: ID })).rejects.toMatchObject({ problem: "NotEmpty" });
  });
});

test("names the table in which somebody writes while a backup is put back", async () => {
  // what the sign-in of the test before has left
  for (const table of [accountSession, accountCode]) await fresh.db.delete(table);
  for (const { name } of (await listTables(fresh.db)).toReversed()) {
    await fresh.db.run(sql.raw(`DELETE FROM "${name}"`));
  }
  let isFilled = false;
  const watched = new Proxy(fresh.db, {
    get: (db, method: "all") => {
      if (method !== "all" || !isFilled) return Reflect.get(db, method);
      isFilled = false;
      return async (query: Parameters<typeof db.all>[0]) => {
        await db.update(oldNft).set({ owner: "0xcc" }).where(eq(oldNft.logIndex, 2_222));
        return db.all(query);
      };
    },
  });
  const say = (line: string) => {
    isFilled ||= line.startsWith("project_account_image: ");
  };
  const wrong = restoreBackup({ ...fresh, db: watched }, { id: ID, sha256, say });
  await expect(wrong).rejects.toMatchObject({ problem: "RowsDiffer", message: expect.stringContaining("old_nft") });
});

test("reports an invented audit log at the end, although every row is in the backup", async () => {
  const id = "2026-11-28T20-17-00Z";
  await makeBackup(site, id, new Date("2026-11-28T20:17:00Z"));
  // somebody who can write into the bucket can make the parts fit their manifest
  const [file] = (await backups.list({ prefix: `${id}/audit_entry/` })).objects;
  const part = (await (await backups.get(file?.key ?? ""))?.text()) ?? "";
  const altered = part.replace("a test", "a lie!");
  const manifest: Manifest = JSON.parse((await (await backups.get(manifestKey(id)))?.text()) ?? "{}");
  for (const { parts } of manifest.tables) {
    for (const one of parts) if (one.key === file?.key) one.sha256 = await sha256Hex(altered);
  }
  await backups.put(file?.key ?? "", altered);
  await backups.put(manifestKey(id), JSON.stringify(manifest));
  for (const { name } of (await listTables(fresh.db)).toReversed()) {
    await fresh.db.run(sql.raw(`DELETE FROM "${name}"`));
  }
  await expect(restoreBackup(fresh, { id })).rejects.toMatchObject({ problem: "LogAltered" });
});
