import { eq, gt } from "drizzle-orm";
import { expect, test } from "vitest";
import { listByWallet, listHandedOver, MOST_RECORDS } from "~/domain/migration/records.server";
import { migrationRecord } from "~db/schema";
import { testDatabase as db } from "../database";

test("a wallet's records are cut to the open ones and the newest, which says so", async () => {
  const oldWalletAddress = `0x${"ab".repeat(20)}` as const;
  const now = new Date();
  const add = (id: number) =>
    db.insert(migrationRecord).values({
      chainId: 8217,
      gate: "0x01",
      oldProjectId: "old",
      oldWalletAddress,
      oldWalletType: "",
      oldNftContract: "0x02",
      oldNftId: BigInt(id),
      oldNftName: "Old",
      oldNftImage: "",
      newWalletAddress: "A",
      targetProof: "none",
      regId: "",
      regTime: now,
      status: "addressConfirmed",
      updatedAt: now,
    });
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
