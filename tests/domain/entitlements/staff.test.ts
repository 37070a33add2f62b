import { beforeEach, expect, test } from "vitest";
import type { StaffActor } from "~/domain/audit/commands.server";
import { readEntitlementRows } from "~/domain/entitlements/csv";
import type { EntitlementGrant } from "~/domain/entitlements/input";
import { listEntitlements } from "~/domain/entitlements/queries.server";
import { grantByStaff, withdrawEntitlement } from "~/domain/entitlements/staff-commands.server";
import { auditEntry, entitlement } from "~db/schema";
import { testDatabase as db } from "../database";
import { actingAs } from "../staff/acting";
import { emptyStaffTables } from "../staff/staff";

const NOW = new Date("2026-11-22T00:00:00Z");
const WALLET = "7qnkbU982jxvyg3DZQURbMx9NH8iKewpf1CUNpPTS787";
let operator: StaffActor;
const deps = () => ({ db, now: NOW, actor: operator });
const grantOf = (key: number): EntitlementGrant => ({
  grantKey: `test-grant-${key}`,
  walletAddress: WALLET,
  kind: "benefit",
  collection: "genesis",
  title: { ko: "숙박", en: "A night", id: "Satu malam" },
  amount: "1.5 PVT",
  source: "a test",
  grantedAt: NOW,
  expiresAt: null,
});
const seen = async () =>
  (await listEntitlements({ db, now: NOW }, { wallet: WALLET, kind: "benefit", limit: 2_000 })).entitlements;

beforeEach(async () => {
  await emptyStaffTables();
  await db.delete(entitlement);
  operator = await actingAs("operator", NOW);
});

test("many are granted at once with one entry of the audit log; what was granted before stays as it is", async () => {
  expect(await grantByStaff(deps(), [grantOf(0)])).toBe(1);
  const many = Array.from({ length: 1_200 }, (_, key) => grantOf(key));
  expect(await grantByStaff(deps(), many)).toBe(1_199);
  expect(await seen()).toHaveLength(1_200);
  expect((await seen())[0]).toMatchObject({
    amount: "1.5 PVT",
    title: { ko: "숙박" },
    isExpired: false,
    isSample: false,
  });
  await expect(grantByStaff(deps(), many)).rejects.toMatchObject({ code: "AlreadyExists" });
  expect((await db.select().from(auditEntry)).map(({ action }) => action)).toEqual([
    "entitlement.grant",
    "entitlement.grant",
  ]);
});

test("what was withdrawn is not shown to its holder any more, and cannot be withdrawn twice", async () => {
  await grantByStaff(deps(), [grantOf(1), grantOf(2)]);
  const [first] = await seen();
  await withdrawEntitlement(deps(), { id: first!.id, reason: "It was granted to the wrong wallet." });
  expect(await seen()).toHaveLength(1);
  const again = withdrawEntitlement(deps(), { id: first!.id, reason: "x" });
  await expect(again).rejects.toMatchObject({ code: "Conflict" });
});

test("an editor may do neither", async () => {
  const editor = { ...deps(), actor: await actingAs("editor", NOW) };
  await expect(grantByStaff(editor, [grantOf(1)])).rejects.toMatchObject({ code: "RoleTooLow" });
  await expect(withdrawEntitlement(editor, { id: "x", reason: "x" })).rejects.toMatchObject({ code: "RoleTooLow" });
});

test("a file names every row that is wrong, with its columns", () => {
  const head = "grant_key,wallet,kind,collection,title_ko,title_en,title_id,amount,source,granted_at,expires_at";
  const good = `key-00001,${WALLET},rwa,genesis,가,a,b,12 PVT,s,2026-11-23T00:00:00Z,`;
  const { rows, bad } = readEntitlementRows([head, good, good, "x,y", good.replace("rwa", "house")].join("\n"));
  expect(rows).toHaveLength(1);
  expect(bad).toEqual([
    { line: 3, why: "repeated", of: "grant_key 2" },
    { line: 4, why: "cells", of: "11" },
    { line: 5, why: "wrong", of: "kind" },
  ]);
});
