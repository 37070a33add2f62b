import { env, SELF } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import { actionLog, deadLog, routerLog } from "~db/schema";
import { deliver } from "./build";
import { db, openHolder, post, SITE } from "./visitors";

const ACTION = "/api/actionLog/insertActionLog";
const ROUTER = "/api/routerLog/insertRouterLog";
const HOLDER = "7hYqQ9b3nYx1cVw5mDf2oKsTzR8uPjL4aEgHiBtNkXyZ";

/**
 * A record in the specification's form, with every name spelled as there; what it claims about names and address is not
 * true.
 */
function actionRecord(changes: object = {}) {
  return {
    action_cd: "200_030_010_110_190",
    menu1: "not the menu",
    menu2: "Coin Staking",
    menu3: "",
    title: "Coin Staking",
    page_name: "Coin Staking",
    page_path: "/eng/powerzoneCoinStaking",
    button_name: "not the button",
    trigger_type: "click",
    ui_type: "link",
    log_level: 3,
    action_time: "2026-11-21T09:00:00.000Z",
    wallet_address: HOLDER,
    user_ip: "198.51.100.99",
    param1: "first",
    param2: "",
    param3: "",
    param4: "",
    param5: "",
    param6: "",
    param7: "",
    param8: "",
    param9: "",
    param10: "tenth",
    reg_id: "somebody else",
    entry_id: crypto.randomUUID(),
    ...changes,
  };
}

function routerRecord(changes: object = {}) {
  return {
    wallet_address: HOLDER,
    path: "/eng/powerzoneCoinStaking",
    user_ip: "198.51.100.99",
    reg_id: "somebody else",
    entry_id: crypto.randomUUID(),
    ...changes,
  };
}

const arrives = <T>(read: () => Promise<T[]>): Promise<T[]> =>
  vi.waitFor(async () => {
    const rows = await read();
    expect(rows).not.toEqual([]);
    return rows;
  }, 10_000);
const actionRows = (entryId: string) => db.select().from(actionLog).where(eq(actionLog.entryId, entryId));
const routerRows = (entryId: string) => db.select().from(routerLog).where(eq(routerLog.entryId, entryId));

describe("POST /api/actionLog/insertActionLog", () => {
  it("brings a record through the queue into D1, with the catalogue's names and the connection's address", async () => {
    const record = actionRecord();
    const response = await post(ACTION, record, { "CF-Connecting-IP": "203.0.113.77", "X-Forwarded-For": "1.1.1.1" });
    expect(await response.json()).toEqual({ resultCd: "SUCCESS", returnValue: 1 });
    const [row] = await arrives(() => actionRows(record.entry_id));
    expect(row).toEqual({
      entryId: record.entry_id,
      actionCd: "200_030_010_110_190",
      menu1: "Power zone",
      menu2: "Coin Staking",
      menu3: "",
      title: "Coin Staking",
      pageName: "Coin Staking",
      pagePath: "/eng/powerzoneCoinStaking",
      buttonName: "Apply for 90 Days",
      triggerType: "click",
      uiType: "link",
      logLevel: 1,
      actionTime: new Date("2026-11-21T09:00:00.000Z"),
      walletAddress: HOLDER,
      isWalletProven: false,
      userIp: "203.0.113.77",
      params: ["first", "", "", "", "", "", "", "", "", "tenth"],
      regId: HOLDER,
      receivedAt: expect.any(Date),
    });
  });

  it("writes down the wallet of the session, whatever the record says", async () => {
    const holder = await openHolder("4zMMC9srt5Ri5X14GAgXhaHii3GnPAEERYPJgZJDncDU");
    const record = actionRecord();
    await post(ACTION, record, holder.headers);
    const [row] = await arrives(() => actionRows(record.entry_id));
    expect(row).toMatchObject({ walletAddress: holder.address, isWalletProven: true, regId: holder.address });
  });

  it("tells a wallet that a session proved from one that a visitor named, whatever the record says of that", async () => {
    const holder = await openHolder("9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin");
    const claimed = actionRecord({ wallet_address: holder.address, is_wallet_proven: 1, isWalletProven: true });
    const proved = actionRecord({ wallet_address: holder.address });
    await post(ACTION, claimed);
    await post(ACTION, claimed, { Cookie: "__Host-session=forged", "X-Wallet-Address": holder.address });
    await post(ACTION, proved, holder.headers);
    const [first] = await arrives(() => actionRows(claimed.entry_id));
    const [second] = await arrives(() => actionRows(proved.entry_id));
    expect(first).toMatchObject({ walletAddress: holder.address, isWalletProven: false });
    expect(second).toMatchObject({ walletAddress: holder.address, isWalletProven: true });
  });

  it("gives a press on a control of many pages the catalogue's names of the page that it was on", async () => {
    const record = actionRecord({
      action_cd: "200_000_690_020",
      page_path: "/eng/companyNewsView/12?x=1",
      menu1: "forged",
      title: "forged",
    });
    await post(ACTION, record);
    const [row] = await arrives(() => actionRows(record.entry_id));
    expect(row).toMatchObject({
      menu1: "Company",
      title: "News Piece",
      pageName: "News Piece",
      pagePath: "/eng/companyNewsView",
      buttonName: "Menu",
    });
  });

  it("inserts once what a browser sends twice", async () => {
    const record = actionRecord();
    const later = actionRecord();
    for (const body of [record, [record, record], later]) await post(ACTION, body);
    await arrives(() => actionRows(later.entry_id));
    expect(await actionRows(record.entry_id)).toHaveLength(1);
  });

  it("leaves out a code that has left the catalogue, and loses no other record with it", async () => {
    const records = [actionRecord({ action_cd: "200_030_010_110_999" }), actionRecord(), actionRecord()];
    const response = await post(ACTION, records);
    expect(await response.json()).toEqual({ resultCd: "SUCCESS", returnValue: 2 });
    for (const { entry_id } of records.slice(1)) await arrives(() => actionRows(entry_id));
    expect(await actionRows(records[0]?.entry_id ?? "")).toEqual([]);
  });
});

describe("POST /api/routerLog/insertRouterLog", () => {
  it("brings a page view through the queue into D1, with the connection's address", async () => {
    const record = routerRecord();
    const response = await post(ROUTER, [record], { "CF-Connecting-IP": "2001:db8:1:2:3:4:5:6" });
    expect(await response.json()).toEqual({ resultCd: "SUCCESS", returnValue: 1 });
    const [row] = await arrives(() => routerRows(record.entry_id));
    expect(row).toEqual({
      entryId: record.entry_id,
      walletAddress: HOLDER,
      isWalletProven: false,
      path: "/eng/powerzoneCoinStaking",
      userIp: "2001:db8:1:2:3:4:5:6",
      regId: HOLDER,
      receivedAt: expect.any(Date),
    });
  });
});

describe.each([
  [ACTION, actionRecord],
  [ROUTER, routerRecord],
])("%s", (path, record) => {
  it("is refused from another site", async () => {
    for (const Origin of ["https://evil.test", "null", `${SITE}.evil.test`, ""]) {
      const response = await post(path, record(), { Origin });
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ resultCd: "FAIL", error: { code: "CrossOrigin" } });
    }
  });

  it("cannot be requested with GET", async () => {
    const response = await SELF.fetch(`${SITE}${path}`);
    expect(response.status).toBe(405);
    expect(await response.json()).toMatchObject({ resultCd: "FAIL", error: { code: "MethodNotAllowed" } });
  });

  it.each([
    ["nothing", "", 400, "BodyNotReadable"],
    ["broken JSON", "[{", 400, "BodyNotReadable"],
    ["no record", [], 400, "InvalidInput"],
    ["fifty-one records", Array.from({ length: 51 }, () => record()), 400, "InvalidInput"],
    ["a wallet that is none", record({ wallet_address: "'; drop table user" }), 400, "InvalidInput"],
    ["more than 64 kB", { ...record(), more: "x".repeat(65 * 1024) }, 413, "BodyTooLarge"],
  ])("refuses %s", async (_, body, status, code) => {
    const response = await post(path, body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ resultCd: "FAIL", returnValue: null, error: { code } });
  });

  it("refuses more than 64 kB that does not say its size", async () => {
    const piece = new TextEncoder().encode(" ".repeat(8 * 1024));
    let left = 12;
    const body = new ReadableStream({
      pull: (stream) => (left-- > 0 ? stream.enqueue(piece) : stream.close()),
    });
    const request = new Request(`${SITE}${path}`, { method: "POST", headers: { Origin: SITE }, body });
    expect((await SELF.fetch(request)).status).toBe(413);
  });
});

const FORGING = [
  "a\nb",
  "a\r\nb",
  "\u0000",
  "\u001b[2J",
  "\u0085",
  "a\u2028b",
  "a\u2029b",
  "a\u202eb",
  "\u2066",
  "\ud800",
];

describe.each([
  ["the path of a page view", ROUTER, (value: string) => routerRecord({ path: `/eng/${value}` })],
  ["a parameter", ACTION, (value: string) => actionRecord({ param3: value })],
  ["the code", ACTION, (value: string) => actionRecord({ action_cd: `200_030_010_110_190${value}` })],
  ["the page of an action", ACTION, (value: string) => actionRecord({ page_path: `/eng/${value}` })],
  ["the wallet", ACTION, (value: string) => actionRecord({ wallet_address: `A${value}` })],
])("%s", (_, path, recordWith) => {
  it.each(FORGING.map((sign) => [JSON.stringify(sign), sign]))(
    "has no line break or control character: %s",
    async (_, sign) => {
      const record = recordWith(sign);
      const response = await post(path, record);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error: { code: "InvalidInput" } });
    },
  );
});

describe("the queue", () => {
  function message(changes: object = {}) {
    return {
      kind: "action",
      entryId: crypto.randomUUID(),
      actionCd: "200_030_010_110_190",
      actionTime: 0,
      pagePath: "",
      walletAddress: "",
      isWalletProven: false,
      userIp: "203.0.113.77",
      params: Array(10).fill(""),
      receivedAt: 0,
      ...changes,
    };
  }

  it("delivering a batch twice inserts it once", async () => {
    const entry = message();
    for (const _ of [1, 2]) {
      const result = await deliver("punkvism-logs", [[entry], [entry]]);
      expect(result).toMatchObject({ outcome: "ok", ackAll: true, retryMessages: [] });
    }
    expect(await actionRows(entry.entryId)).toHaveLength(1);
  });

  it("treats an entry from before the column existed as one whose wallet nobody proved", async () => {
    const { isWalletProven: _, pagePath: __, ...former } = message();
    await deliver("punkvism-logs", [[former]]);
    expect(await actionRows(former.entryId)).toMatchObject([{ isWalletProven: false }]);
  });

  it("tries only the bad message again", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const [good, bad, last] = [message(), message({ userIp: null }), message()];
    const result = await deliver("punkvism-logs", [[good], [bad], [last]]);
    said.mockRestore();
    expect(result.explicitAcks).toEqual(["punkvism-logs 0", "punkvism-logs 2"]);
    expect(result.retryMessages.map(({ msgId }) => msgId)).toEqual(["punkvism-logs 1"]);
    for (const { entryId } of [good, last]) expect(await actionRows(entryId)).toHaveLength(1);
  });

  it("keeps messages that failed every try, as they came", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const bad = message({ userIp: null });
    const { LOG_QUEUE } = env as unknown as { LOG_QUEUE: { send(body: unknown): Promise<void> } };
    await LOG_QUEUE.send([bad]);
    const mine = async () => (await db.select().from(deadLog)).filter(({ body }) => body.includes(bad.entryId));
    const [kept] = await arrives(mine);
    said.mockRestore();
    expect(JSON.parse(kept?.body ?? "")).toEqual([bad]);
    expect(await actionRows(bad.entryId)).toEqual([]);
  });
});
