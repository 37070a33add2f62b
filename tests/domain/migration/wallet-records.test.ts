import { eq, gt } from "drizzle-orm";
import { expect, test } from "vitest";
import { countOldNfts } from "~/domain/migration/old-nfts.server";
import { listByWallet, listFailed, listHandedOver, MOST_RECORDS } from "~/domain/migration/records.server";
import type { MigrationContracts } from "~/domain/settings/migration";
import { migrationRecord, oldNft } from "~db/schema";
import { testDatabase as db } from "../database";
import { migrationRow } from "./migration-row.ts";

test("a wallet's records are cut to the open ones and the newest, which says so", async () => {
  const oldWalletAddress = `0x${"ab".repeat(20)}` as const;
  const now = new Date();
  const add = (id: number) => db.insert(migrationRecord).values(migrationRow(oldWalletAddress, id));
  for (let id = 1; id <= MOST_RECORDS; id++) await add(id);
  expect(await listByWallet(db, oldWalletAddress)).toMatchObject({ hasMore: false });
  await add(MOST_RECORDS + 1);
  const { rows, hasMore } = await listByWallet(db, oldWalletAddress);
  expect(hasMore).toBe(true);
  expect(rows.map(({ oldNftId }) => Number(oldNftId))).toEqual(
    Array.from({ length: MOST_RECORDS }, (_, at) => MOST_RECORDS + 1 - at),
  );
  // the oldest one is the only one that still needs its holder
  await db.update(migrationRecord).set({ closedAt: now }).where(gt(migrationRecord.oldNftId, 1n));
  const shown = (await listByWallet(db, oldWalletAddress)).rows.map(({ oldNftId }) => Number(oldNftId));
  expect(shown.slice(0, 3)).toEqual([1, MOST_RECORDS + 1, MOST_RECORDS]);
  expect(shown).toHaveLength(MOST_RECORDS);

  // without a chain, what the contract still holds is what was noted as handed over and not closed
  await db.update(migrationRecord).set({ gateId: 7 }).where(eq(migrationRecord.oldNftId, 1n));
  await db.update(migrationRecord).set({ gateId: 8 }).where(eq(migrationRecord.oldNftId, 2n));
  expect((await listHandedOver(db, oldWalletAddress)).map(({ gateId }) => gateId)).toEqual([7]);
});

test("NFTs that were only begun never hide one that was handed over and can be taken back", async () => {
  const wallet = `0x${"cd".repeat(20)}` as const;
  const handedOver = { status: "failed", reason: "ReclaimClose", gateId: 901 } as const;
  await db.insert(migrationRecord).values(migrationRow(wallet, 101, handedOver));
  const closed = { status: "complete", gateId: 902, closedAt: new Date() } as const;
  await db.insert(migrationRecord).values(migrationRow(wallet, 102, closed));
  for (let id = 103; id < 128; id++) await db.insert(migrationRecord).values(migrationRow(wallet, id));
  const { rows, hasMore } = await listByWallet(db, wallet);
  expect(rows.slice(0, 3).map(({ oldNftId }) => Number(oldNftId))).toEqual([101, 127, 126]);
  expect(hasMore).toBe(true);
  await db.delete(migrationRecord).where(gt(migrationRecord.oldNftId, 103n));
  const few = (await listByWallet(db, wallet)).rows.map(({ oldNftId }) => Number(oldNftId));
  expect(few).toEqual([101, 103, 102]);
});

test("what will not be minted is counted, however many newer hand-overs are under way", async () => {
  const wallet = `0x${"ef".repeat(20)}` as const;
  const add = (id: number, change: Partial<typeof migrationRecord.$inferInsert>) =>
    db.insert(migrationRecord).values(migrationRow(wallet, id, { gateId: id, status: "received", ...change }));
  await add(201, { status: "failed", reason: "ReclaimClose", handedOverTs: 77 });
  await add(202, { status: "failed", reason: "Reclaimed", closedAt: new Date() });
  await add(203, { status: "received", reason: "NodeBehind" });
  for (let id = 204; id < 205 + MOST_RECORDS; id++) await add(id, {});
  const { gate } = migrationRow(wallet, 201);
  expect(await listFailed(db, gate, wallet)).toMatchObject([{ handedOverTs: 77 }]);
  expect(await listFailed(db, `0x${"ab".repeat(20)}`, wallet)).toEqual([]);
  expect(await listFailed(db, gate, `0x${"aa".repeat(20)}`)).toEqual([]);
});

test("an NFT that was handed over counts no more among those that can be, although the index still gives it to the wallet", async () => {
  const wallet = `0x${"e7".repeat(20)}` as const;
  const { gate, oldNftContract } = migrationRow(wallet, 0);
  const contracts = { gate, projects: [{ oldContractAddress: oldNftContract }] } as unknown as MigrationContracts;
  const ids = [301, 302, 303, 304, 305];
  const place = { contract: oldNftContract, owner: wallet, blockNumber: 1, logIndex: 0 };
  for (const id of ids) await db.insert(oldNft).values({ ...place, tokenId: BigInt(id) });
  expect(await countOldNfts(db, contracts, wallet)).toBe(5);
  const add = (id: number, change: Partial<typeof migrationRecord.$inferInsert>) =>
    db.insert(migrationRecord).values(migrationRow(wallet, id, change));
  // under way, and complete; then only begun, taken back, and another wallet's
  await add(301, { gateId: 301, status: "received" });
  await add(302, { gateId: 302, status: "complete", closedAt: new Date() });
  await add(303, {});
  await add(304, { gateId: 304, status: "failed", reason: "Reclaimed", closedAt: new Date() });
  await db
    .insert(migrationRecord)
    .values(migrationRow(`0x${"e8".repeat(20)}`, 305, { gateId: 305, status: "received" }));
  expect(await countOldNfts(db, contracts, wallet)).toBe(3);
});
