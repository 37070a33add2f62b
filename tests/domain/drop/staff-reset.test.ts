import { beforeEach, expect, test } from "vitest";
import { listFailedAttempts } from "~/domain/drop/attempts.server";
import { resetTriesOf } from "~/domain/drop/staff-reset.server";
import { auditEntry, dropReset, transactionIntent } from "~db/schema";
import { staffDeps } from "../authority/authority-world";
import { testDatabase as db } from "../database";
import { testWallet } from "../transactions/wallet";

const wallet = testWallet().address;
const now = new Date();

/** A failed try of a wallet to take a gift. */
async function failedTry(walletAddress: string): Promise<void> {
  const id = crypto.randomUUID();
  await db.insert(transactionIntent).values({
    ...{ id, requestKey: id, walletAddress, kind: "takeDrop", status: "failed", message: "", signature: id },
    ...{ parameters: { campaignAddress: wallet }, preview: { tab: "rwa" }, errorCode: "TransactionFailed" },
    ...{ lifetime: "blockhash", blockhash: "x", lastValidBlockHeight: 1, createdAt: now, updatedAt: now },
  });
}

beforeEach(async () => {
  for (const table of [transactionIntent, dropReset]) await db.delete(table);
});

test("an operator resets the failed tries of one wallet, once, and the audit log names them", async () => {
  const other = testWallet().address;
  for (const each of [wallet, wallet, other]) await failedTry(each);
  const failed = (await listFailedAttempts(db, wallet)).map(({ id }) => id);
  expect(failed).toHaveLength(2);
  const deps = await staffDeps();
  await db.delete(auditEntry);
  await resetTriesOf(deps, wallet);
  expect(await listFailedAttempts(db, wallet)).toEqual([]);
  expect(await listFailedAttempts(db, other)).toHaveLength(1);
  const [entry, ...rest] = await db.select().from(auditEntry);
  expect(rest).toEqual([]);
  expect(entry).toMatchObject({ action: "user.resetTries", key: wallet });
  expect(JSON.parse(entry?.after ?? "").attempts.sort()).toEqual(failed.sort());
  await expect(resetTriesOf(deps, wallet)).rejects.toMatchObject({ code: "Conflict" });
});

test("an editor cannot reset tries", async () => {
  await failedTry(wallet);
  await expect(resetTriesOf(await staffDeps("editor"), wallet)).rejects.toMatchObject({ code: "RoleTooLow" });
  expect(await listFailedAttempts(db, wallet)).toHaveLength(1);
});
