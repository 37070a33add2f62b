import { beforeEach, expect, test } from "vitest";
import { lookAtMigrationNow } from "~/domain/migration/look-now.server";
import { listDue } from "~/domain/migration/records.server";
import { auditEntry, migrationRecord } from "~db/schema";
import { testDatabase as db } from "../database";
import { actingAs } from "../staff/acting";
import { emptyStaffTables } from "../staff/staff";
import { migrationRow } from "./migration-row";

const NOW = new Date(Date.UTC(2026, 10, 1));
const IN_AN_HOUR = new Date(NOW.getTime() + 3_600_000);
const A_SECOND_LATER = new Date(NOW.getTime() + 1_000);
const WALLET = `0x${"0a".repeat(20)}`;

beforeEach(async () => {
  await emptyStaffTables();
  await db.delete(migrationRecord);
});

const deps = async (role: "operator" | "editor" = "operator") => ({ db, now: NOW, actor: await actingAs(role, NOW) });

async function stored(change: Parameters<typeof migrationRow>[2]): Promise<number> {
  const [row] = await db
    .insert(migrationRecord)
    .values(migrationRow(WALLET, 7, change))
    .returning();
  if (!row) throw new Error("nothing was stored");
  return row.seq;
}

test("an open record is looked at by the next run, and the log says who asked", async () => {
  const seq = await stored({ gateId: 1, lookAt: IN_AN_HOUR, reason: "MinterWithoutSol" });
  expect(await listDue(db, A_SECOND_LATER, 5)).toEqual([]);
  await lookAtMigrationNow(await deps(), seq);
  expect((await listDue(db, A_SECOND_LATER, 5)).map((row) => row.seq)).toEqual([seq]);
  const [entry] = await db.select().from(auditEntry);
  expect(entry).toMatchObject({ action: "migration.lookNow", key: String(seq) });
});

test.each([
  ["is closed", { gateId: 1, closedAt: NOW, lookAt: IN_AN_HOUR }],
  ["was never handed over", { gateId: null }],
] as const)("a record that %s is left as it is", async (_what, change) => {
  const seq = await stored(change);
  await expect(lookAtMigrationNow(await deps(), seq)).rejects.toMatchObject({ code: "Conflict" });
  expect(await db.select().from(auditEntry)).toEqual([]);
});

test("an unknown record is not found, and an editor may not ask", async () => {
  const seq = await stored({ gateId: 1, lookAt: IN_AN_HOUR });
  await expect(lookAtMigrationNow(await deps(), seq + 1)).rejects.toMatchObject({ code: "NotFound" });
  await expect(lookAtMigrationNow(await deps("editor"), seq)).rejects.toMatchObject({ code: "RoleTooLow" });
});
