import { beforeEach, expect, test } from "vitest";
import { endWalletSessions, listWalletNotes, noteWallet } from "~/domain/users/staff-commands.server";
import { findUser, readWalletMatters } from "~/domain/users/wallet-matters.server";
import { auditEntry, reservation, session, user, walletNote } from "~db/schema";
import { testDatabase as db } from "../database";
import { actingAs } from "../staff/acting";
import { emptyStaffTables } from "../staff/staff";

const NOW = new Date("2026-11-22T00:00:00Z");
const EVM = "0xabcdefabcdefabcdefabcdefabcdefabcdefabcd";
const later = new Date(NOW.getTime() + 60_000);

async function deps(role: "viewer" | "editor" | "operator" = "operator") {
  return { db, now: NOW, actor: await actingAs(role, NOW) };
}

beforeEach(async () => {
  await emptyStaffTables();
  for (const table of [session, walletNote, user, reservation]) await db.delete(table);
  await db
    .insert(user)
    .values({ id: "user-1", walletAddress: EVM, walletType: "kaia", createdAt: NOW, lastSeenAt: NOW });
  const row = { userId: "user-1", walletAddress: EVM, chain: "eip155" as const, createdAt: NOW, expiresAt: later };
  await db.insert(session).values([
    { ...row, idHash: "a" },
    { ...row, idHash: "b", revokedAt: new Date(0) },
  ]);
});

test("a wallet of Kaia is found in any case, with what it has here", async () => {
  expect(await findUser(db, EVM.replace("abc", "ABC"))).toMatchObject({ id: "user-1" });
  expect(await findUser(db, "nobody")).toBeNull();
  expect((await readWalletMatters(db, EVM)).sessions).toHaveLength(2);
});

test("its open sessions end, and those that had ended keep their time", async () => {
  await endWalletSessions(await deps(), { walletAddress: EVM });
  const ended = Object.fromEntries((await db.select().from(session)).map((row) => [row.idHash, row.revokedAt]));
  expect(ended).toEqual({ a: NOW, b: new Date(0) });
  await expect(endWalletSessions(await deps(), { walletAddress: EVM })).rejects.toMatchObject({ code: "Conflict" });
  await expect(endWalletSessions(await deps("editor"), { walletAddress: EVM })).rejects.toMatchObject({
    code: "RoleTooLow",
  });
});

test("a note takes the place of the one before, which stays in the history", async () => {
  const editor = await deps("editor");
  await noteWallet(editor, { walletAddress: EVM, version: 0, words: "Asked twice." });
  await noteWallet(editor, { walletAddress: EVM, version: 1, words: "Is an owner of Genesis." });
  const stale = noteWallet(editor, { walletAddress: EVM, version: 1, words: "Too late." });
  await expect(stale).rejects.toMatchObject({ code: "Conflict" });
  expect((await listWalletNotes(db, EVM)).map(({ words, version }) => [version, words])).toEqual([
    [2, "Is an owner of Genesis."],
    [1, "Asked twice."],
  ]);
  const unknown = noteWallet(editor, { walletAddress: "0x00", version: 0, words: "x" });
  await expect(unknown).rejects.toMatchObject({ code: "NotFound" });
  expect((await db.select().from(auditEntry)).map(({ action }) => action)).toEqual(["user.note", "user.note"]);
});
