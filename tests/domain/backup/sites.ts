import { applyD1Migrations, env } from "cloudflare:test";
import type { D1Database, R2Bucket } from "@cloudflare/workers-types";
import { eq, sql } from "drizzle-orm";
import { openDatabase } from "~db/client";
import {
  news,
  oldNft,
  project,
  projectAccount,
  projectAccountImage,
  session,
  setting,
  stakingEvent,
  user,
} from "~db/schema";
import { testDatabase as db } from "../database";
import { makeStaff } from "../staff/staff";

const { EMPTY_DB, TEST_MIGRATIONS, ...bindings } = env as unknown as {
  EMPTY_DB: D1Database;
  BACKUPS: R2Bucket;
  TEST_MIGRATIONS: Parameters<typeof applyD1Migrations>[1];
};

export const backups = bindings.BACKUPS;
/** The site's database, and the one into which its backup goes. */
export const site = { db, backups, now: new Date(1_795_000_000_000), actor: { command: "a test" } };
export const fresh = { db: openDatabase(EMPTY_DB), backups, now: new Date("2026-11-29T00:00:00Z") };

/** Empties the second database and makes the tables of the site in it, as wrangler's migrations do. */
export async function makeFresh(): Promise<void> {
  const { results } = await EMPTY_DB.prepare(
    "SELECT name, type FROM pragma_table_list WHERE type IN ('table', 'virtual', 'view') AND name NOT LIKE 'sqlite%' AND name NOT LIKE '\\_cf%' ESCAPE '\\'",
  ).all<{ name: string; type: string }>();
  // a view that reads a dropped table would keep the migrations from running
  const drops = results
    .sort((one, other) => Number(other.type === "view") - Number(one.type === "view"))
    .map(({ name, type }) => EMPTY_DB.prepare(`DROP ${type === "view" ? "VIEW" : "TABLE"} "${name}"`));
  if (drops.length > 0) await EMPTY_DB.batch([EMPTY_DB.prepare("PRAGMA defer_foreign_keys = on"), ...drops]);
  await applyD1Migrations(EMPTY_DB as never, TEST_MIGRATIONS);
}

/** Every file of the bucket goes. */
export async function emptyBucket(): Promise<void> {
  for (let found = await backups.list(); found.objects.length > 0; found = await backups.list()) {
    await backups.delete(found.objects.map(({ key }) => key));
  }
}

export const STAFF_EMAIL = "owner@example.org";
/** So many that they take several parts, by their number and by their size. */
export const OLD_NFTS = 4_321;
const LONG_TEXTS = 3;

/** A site in use: rows that refer to others, long ones, many, and those with values that are hard to write down. */
export async function fillSite(): Promise<void> {
  const at = new Date(1_795_000_000_123);
  await makeStaff({ email: STAFF_EMAIL });
  await db.insert(user).values([
    { id: "u1", walletAddress: "wallet 1", walletType: "phantom", createdAt: at, lastSeenAt: at },
    { id: "u2", walletAddress: "wallet 2", walletType: "", createdAt: at, lastSeenAt: at },
  ]);
  await db
    .insert(session)
    .values({ idHash: "h", userId: "u1", walletAddress: "wallet 1", createdAt: at, expiresAt: at });
  await db.insert(setting).values([
    { key: "odd", value: `"'\\\n\r\t\u0000\u2028 펑크 🐒 null [1,2] {"a":1}`, updatedAt: at },
    { key: "empty", value: "", updatedAt: at },
    { key: "number", value: "0012345678901234567890", updatedAt: at },
    ...Array.from({ length: LONG_TEXTS }, (_, number) => ({
      ...{ key: `long ${number}`, updatedAt: at },
      value: `${number}${"길이".repeat(110_000)}`,
    })),
  ]);
  const piece = { groupId: 7, summary: "s", body: "[]", publishedAt: at, updatedAt: at };
  await db.insert(news).values([
    { ...piece, language: "en", title: "A lantern opens", words: "lantern" },
    { ...piece, language: "ko", title: "등불", words: "등불" },
  ]);
  // the highest number is gone, and must not be given to another piece
  await db.insert(news).values({ ...piece, id: 90, groupId: 8, language: "en", title: "Gone", words: "gone" });
  await db.delete(news).where(eq(news.id, 90));
  await fillProjects(at);
  const event = {
    walletAddress: "wallet 1",
    poolAddress: "pool",
    positionAddress: "place",
    feeRaw: 0n,
    releasedRaw: 0n,
  };
  const stake = { ...event, kind: "staked", amountRaw: 5n, termDays: 30, blockTs: 1_795_000_000, slot: 1 } as const;
  await db.insert(stakingEvent).values([0, 1].map((eventIndex) => ({ ...stake, signature: "s", eventIndex })));
  await db.run(sql`
    WITH RECURSIVE number(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM number WHERE n + 1 < ${OLD_NFTS})
    INSERT INTO ${oldNft} (contract, token_id, owner, block_number, log_index)
    SELECT '0xaa', printf('%064x', n), '0xbb', 9223372036854775807 - n, n FROM number`);
}

/** The migrations have written the site's own projects; this one refers to an account, as its picture does. */
async function fillProjects(at: Date): Promise<void> {
  await db.insert(projectAccount).values({
    ...{ id: "p1", email: "maker@example.org", passwordHash: "", kind: "personal", status: "approved", language: "ko" },
    ...{ nickname: "", name: "", phone: "", idCardKind: "passport", homeAddress: "", walletAddress: "" },
    ...{ createdAt: at, updatedAt: at },
  });
  await db.insert(projectAccountImage).values({
    ...{ id: "i1", accountId: "p1", purpose: "profile", objectKey: "k", type: "image/png", byteCount: 1, width: 1 },
    ...{ height: 1, uploadedAt: at },
  });
  await db.insert(project).values({
    ...{ ownerId: "p1", symbol: "OWN", name: "Own", koreanName: "", mainnet: "solana", jsonPath: "", description: "" },
    ...{ imageUrl: "", projectFeeBps: 0, creatorFeeBps: 0, createdBy: "", createdAt: at, updatedAt: at },
  });
}
