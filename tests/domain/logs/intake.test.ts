import type { MessageBatch, Queue, R2Bucket } from "@cloudflare/workers-types";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import {
  acceptActionLogs,
  acceptRouterLogs,
  archiveOldLogs,
  insertLogEntries,
  insertQueuedLogs,
  keepDeadLogs,
} from "~/domain/logs/commands.server";
import { type ActionLogEntry, actionLogInput, type LogEntry, routerLogInput } from "~/domain/logs/input";
import { KEEP_MS } from "~/domain/logs/rules";
import { actionLog, deadLog, routerLog } from "~db/schema";
import { testDatabase as db } from "../database";

const now = new Date("2026-11-21T00:00:00Z");
const CODE = "200_030_010_110_190";

function actionEntry(changes: Partial<ActionLogEntry> = {}): ActionLogEntry {
  return {
    kind: "action",
    entryId: crypto.randomUUID(),
    actionCd: CODE,
    actionTime: now.getTime(),
    pagePath: "",
    walletAddress: "",
    isWalletProven: false,
    userIp: "203.0.113.7",
    params: Array(10).fill(""),
    receivedAt: now.getTime(),
    ...changes,
  };
}

/** A batch as the runtime delivers it; records what happened to each message. */
function batchOf(bodies: LogEntry[][]) {
  const fate = bodies.map(() => "open");
  const messages = bodies.map((body, index) => ({
    id: `message-${index}`,
    timestamp: now,
    attempts: 1,
    body,
    ack: () => {
      fate[index] = "ack";
    },
    retry: () => {
      fate[index] = "retry";
    },
  }));
  const ackAll = () => fate.fill("ack");
  return { batch: { queue: "logs", messages, ackAll } as unknown as MessageBatch<LogEntry[]>, fate };
}

function openArchive() {
  const files = new Map<string, string>();
  const archive = { put: async (key: string, value: string) => void files.set(key, value) } as unknown as R2Bucket;
  return { files, archive };
}

const NO_ARCHIVE = null as unknown as R2Bucket;

beforeEach(async () => {
  await db.delete(actionLog);
  await db.delete(routerLog);
  await db.delete(deadLog);
});

describe("what a client may send", () => {
  test("refuses a wallet that is not an address, an invalid time, and more than fifty records", () => {
    const record = { action_cd: CODE, action_time: now.toISOString() };
    expect(actionLogInput.safeParse({ ...record, wallet_address: "x'; drop table user" }).success).toBe(false);
    expect(actionLogInput.safeParse({ ...record, action_time: "yesterday" }).success).toBe(false);
    expect(actionLogInput.safeParse(Array(51).fill(record)).success).toBe(false);
    expect(actionLogInput.safeParse(Array(50).fill(record)).success).toBe(true);
  });

  test("refuses a line break, a control character and a character that reverses text, in every value", () => {
    const record = { action_cd: CODE, action_time: now.toISOString() };
    for (const sign of ["\n", "\r", "\u0000", "\u001b", "\u0085", "\u2028", "\u2029", "\u202e", "\u2066", "\ud800"]) {
      const changes = [{ param10: sign }, { action_cd: CODE + sign }, { page_path: `/${sign}` }];
      for (const change of changes) expect(actionLogInput.safeParse({ ...record, ...change }).success).toBe(false);
      expect(routerLogInput.safeParse({ path: `/eng${sign}` }).success).toBe(false);
    }
    expect(actionLogInput.safeParse({ ...record, param1: "한국어 ñ 🎮 <a>" }).success).toBe(true);
  });

  test("leaves out a code that the catalogue does not have, and takes the others", async () => {
    const sent: LogEntry[][] = [];
    const queue = { send: async (entries: LogEntry[]) => void sent.push(entries) } as unknown as Queue<LogEntry[]>;
    const source = { userIp: "203.0.113.7", walletAddress: null, now };
    const record = { action_cd: CODE, action_time: now.toISOString() };
    const unknown = { ...record, action_cd: "1_2_3" };
    const both = actionLogInput.parse([unknown, record]);
    expect(await acceptActionLogs(queue, source, both)).toBe(1);
    expect(await acceptActionLogs(queue, source, actionLogInput.parse(unknown))).toBe(0);
    expect(sent.map((entries) => entries.map((entry) => "actionCd" in entry && entry.actionCd))).toEqual([[CODE]]);
  });

  test("takes one record as well as many", () => {
    expect(routerLogInput.parse({ path: "/kor", wallet_address: "", user_ip: "", reg_id: "" })).toHaveLength(1);
  });

  test("believes the connection and the session, not the client", async () => {
    const sent: LogEntry[][] = [];
    const queue = { send: async (entries: LogEntry[]) => void sent.push(entries) } as unknown as Queue<LogEntry[]>;
    const claimed = { action_cd: CODE, action_time: now.toISOString(), wallet_address: "Somebody", user_ip: "1.1.1.1" };
    await acceptActionLogs(
      queue,
      { userIp: "203.0.113.7", walletAddress: "Holder", now },
      actionLogInput.parse(claimed),
    );
    await acceptRouterLogs(
      queue,
      { userIp: "203.0.113.7", walletAddress: null, now },
      routerLogInput.parse({ path: "/eng" }),
    );
    expect(sent[0]?.[0]).toMatchObject({ userIp: "203.0.113.7", walletAddress: "Holder", isWalletProven: true });
    expect(sent[1]?.[0]).toMatchObject({
      userIp: "203.0.113.7",
      walletAddress: "",
      isWalletProven: false,
      path: "/eng",
    });
  });
});

describe("the consumer", () => {
  test("inserts an entry once however often it is delivered", async () => {
    const entry = actionEntry({ walletAddress: "Holder" });
    await insertLogEntries(db, [entry]);
    await insertLogEntries(db, [entry, entry]);
    const rows = await db.select().from(actionLog);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      actionCd: CODE,
      buttonName: "Apply for 90 Days",
      logLevel: 1,
      regId: "Holder",
      params: Array(10).fill(""),
    });
    expect(rows[0]?.actionTime).toEqual(now);
  });

  test("a bad message delays no other message and is tried again", async () => {
    const { batch, fate } = batchOf([
      [actionEntry()],
      [{ ...actionEntry(), userIp: null as unknown as string }],
      [actionEntry()],
    ]);
    await insertQueuedLogs({ db, archive: NO_ARCHIVE }, batch);
    expect(fate).toEqual(["ack", "retry", "ack"]);
    expect(await db.select().from(actionLog)).toHaveLength(2);
  });

  test("a hundred entries cost one statement", async () => {
    const { batch, fate } = batchOf(Array.from({ length: 100 }, () => [actionEntry()]));
    let statements = 0;
    const counting = new Proxy(db, {
      get(target, property, receiver) {
        if (property === "run" || property === "insert") statements++;
        return Reflect.get(target, property, receiver);
      },
    });
    await insertQueuedLogs({ db: counting, archive: NO_ARCHIVE }, batch);
    // how large the database is, and the entries
    expect(statements).toBe(2);
    expect(new Set(fate)).toEqual(new Set(["ack"]));
    expect(await db.select().from(actionLog)).toHaveLength(100);
  });

  test("once the database is full, entries go to the archive, without network addresses", async () => {
    const { files, archive } = openArchive();
    const { batch, fate } = batchOf([[actionEntry(), actionEntry()], [actionEntry()]]);
    await insertQueuedLogs({ db, archive, fullAtBytes: 1 }, batch);
    await insertQueuedLogs({ db, archive, fullAtBytes: 1 }, batch);
    expect(fate).toEqual(["ack", "ack"]);
    expect(await db.select().from(actionLog)).toEqual([]);
    const [file = ""] = [...files.values()];
    expect(files.size).toBe(1);
    expect(
      file
        .trimEnd()
        .split("\n")
        .map((line) => JSON.parse(line).actionCd),
    ).toEqual([CODE, CODE, CODE]);
    expect(file).not.toContain("203.0.113.7");
  });

  test("an entry that comes again beside others replaces nothing in the archive", async () => {
    const { files, archive } = openArchive();
    const chosen = actionEntry();
    for (const others of [[actionEntry()], [actionEntry(), actionEntry()]]) {
      await insertQueuedLogs({ db, archive, fullAtBytes: 1 }, batchOf([[chosen, ...others]]).batch);
    }
    expect([...files.values()].map((file) => file.trimEnd().split("\n").length)).toEqual([2, 3]);
  });

  test("what the queue gave up on is kept as it came", async () => {
    const { batch } = batchOf([[actionEntry({ actionCd: "gone" })]]);
    await keepDeadLogs(db, batch);
    await keepDeadLogs(db, batch);
    const rows = await db.select().from(deadLog);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.body).toContain('"gone"');
  });
});

describe("the daily move to the archive", () => {
  test("moves what is past the window, without network addresses, and keeps the rest", async () => {
    const old = now.getTime() - KEEP_MS - 1;
    await insertLogEntries(db, [
      actionEntry({ receivedAt: old }),
      actionEntry(),
      {
        kind: "router",
        entryId: crypto.randomUUID(),
        path: "/kor",
        walletAddress: "",
        isWalletProven: true,
        userIp: "203.0.113.7",
        receivedAt: old,
      },
    ]);
    const { files, archive } = openArchive();
    expect(await archiveOldLogs({ db, archive, now })).toBe(2);
    expect(await archiveOldLogs({ db, archive, now })).toBe(0);
    const [left] = await db.select({ count: sql<number>`count(*)` }).from(actionLog);
    expect(left?.count).toBe(1);
    expect(files.size).toBe(2);
    expect([...files.values()].join()).not.toContain("203.0.113.7");
    const fileOf = (kind: string) => [...files].find(([name]) => name.startsWith(`logs/${kind}/`))?.[1] ?? "";
    expect(JSON.parse(fileOf("action"))).toMatchObject({ isWalletProven: false });
    expect(JSON.parse(fileOf("router"))).toMatchObject({ isWalletProven: true });
  });
});
