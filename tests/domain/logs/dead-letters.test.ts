import { beforeEach, describe, expect, test } from "vitest";
import { discardDeadLetter, findDeadLetter, replayDeadLetter } from "~/domain/logs/dead-letters.server";
import type { LogEntry } from "~/domain/logs/input";
import { actionLog, auditEntry, deadLog, routerLog } from "~db/schema";
import { testDatabase as db } from "../database";
import { actingAs } from "../staff/acting";
import { emptyStaffTables } from "../staff/staff";

const NOW = new Date(Date.UTC(2026, 10, 1));
const VIEW: LogEntry = {
  kind: "router",
  entryId: "2c0f3f0e-7b52-4a77-9a1e-0d4a5a1f2b11",
  path: "/eng/proof",
  walletAddress: "",
  isWalletProven: false,
  userIp: "203.0.113.7",
  receivedAt: NOW.getTime(),
};

beforeEach(async () => {
  await emptyStaffTables();
  for (const table of [deadLog, routerLog, actionLog]) await db.delete(table);
});

const kept = (messageId: string, body: unknown) =>
  db.insert(deadLog).values({ messageId, body: JSON.stringify(body), receivedAt: NOW });
const deps = async (role: "operator" | "editor" = "operator") => ({ db, now: NOW, actor: await actingAs(role, NOW) });

describe("a dead letter", () => {
  test("is stored once, however often it comes, and leaves no network address in the audit log", async () => {
    await kept("a", [VIEW]);
    await kept("b", [VIEW, { ...VIEW, entryId: "another" }]);
    await replayDeadLetter(await deps(), "a");
    await replayDeadLetter(await deps(), "b");
    expect(await db.select().from(routerLog)).toHaveLength(2);
    expect(await db.select().from(deadLog)).toEqual([]);
    const entries = await db.select().from(auditEntry);
    expect(entries.map(({ action, key, before }) => [action, key, before])).toEqual([
      ["deadLetter.replay", "a", '{"entries":1}'],
      ["deadLetter.replay", "b", '{"entries":2}'],
    ]);
    expect(JSON.stringify(entries.map(({ before, after }) => [before, after]))).not.toContain(VIEW.userIp);
    await expect(replayDeadLetter(await deps(), "a")).rejects.toMatchObject({ code: "NotFound" });
  });

  test.each([[null], [[]], [[{ kind: "router" }]], [{ kind: "router" }], ["text"]])(
    "that cannot be read is only thrown away: %j",
    async (body) => {
      await kept("a", body);
      expect((await findDeadLetter(db, "a"))?.entries).toBe(null);
      await expect(replayDeadLetter(await deps(), "a")).rejects.toMatchObject({ code: "InvalidInput" });
      await discardDeadLetter(await deps(), "a");
      expect(await db.select().from(deadLog)).toEqual([]);
    },
  );

  test("is not touched by an editor", async () => {
    await kept("a", [VIEW]);
    const editor = await deps("editor");
    await expect(replayDeadLetter(editor, "a")).rejects.toMatchObject({ code: "RoleTooLow" });
    await expect(discardDeadLetter(editor, "a")).rejects.toMatchObject({ code: "RoleTooLow" });
  });
});
