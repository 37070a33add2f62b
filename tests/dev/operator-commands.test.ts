import type { D1Database } from "@cloudflare/workers-types";
import { Keypair } from "@solana/web3.js";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../db/client.ts";
import { PROGRAM_IDLS, PROGRAM_NAMES } from "../../programs-client/programs.ts";
import {
  exportApplications,
  removeFrom,
  storeLists,
  storeRecipients,
  storeSent,
  takeBack,
} from "../../tools/airdrop/airdrop-commands.ts";
import { checkFile, describeOwnSections, storeFile, writeSample } from "../../tools/content/own-sections.ts";
import { migrate } from "../../tools/dev/database.ts";
import { grantAll, readEntitlementCsv } from "../../tools/entitlements/grant.ts";
import { describeIndexer } from "../../tools/indexer/state.ts";
import { inlined, openOver } from "../../tools/indexer/wrangler-d1.ts";
import { describeChecks } from "../../tools/staff/check-audit.ts";

/** The operator's commands over statements without bound values, as wrangler takes them, on the test's own D1. */
let miniflare: Miniflare;
let d1: D1Database;
let db: Database;

beforeAll(async () => {
  const options = { modules: true, script: "export default {}", d1Databases: { DB: "operator" }, cf: false } as const;
  miniflare = new Miniflare(convertV4MiniflareOptions(options));
  d1 = (await miniflare.getD1Database("DB")) as unknown as D1Database;
  await migrate(d1);
  db = await openOver(async (sql) => {
    const answers = await d1.batch<Record<string, unknown>>(sql.split(";\n").map((one) => d1.prepare(one)));
    return answers.map(({ results }) => results);
  });
});
afterAll(() => miniflare.dispose());

const WALLET = "So11111111111111111111111111111111111111112";
const HEAD = "grant_key,wallet,kind,collection,title_ko,title_en,title_id,amount,source,granted_at,expires_at";
const row = (key: string, change: Record<string, string> = {}) =>
  Object.values({
    key,
    wallet: WALLET,
    kind: "benefit",
    collection: "genesis",
    ko: "호텔 1박",
    en: '"One night, the holder\'s choice?"',
    id: "Satu malam",
    amount: "1",
    source: "snapshot 7",
    grantedAt: "2026-11-23T00:00:00Z",
    expiresAt: "",
    ...change,
  }).join();
const fileOf = (...rows: string[]) => [HEAD, ...rows].join("\n");

describe("granting entitlements from a file", () => {
  it("grants each row once with all its words, however often the file is run", async () => {
    const rows = Array.from({ length: 120 }, (_, i) => row(`snapshot:7:${i}`));
    const { rows: grants, bad } = await readEntitlementCsv(fileOf(...rows));
    expect(bad).toEqual([]);
    expect(await grantAll(db, grants)).toBe(120);
    const { rows: more } = await readEntitlementCsv(fileOf(...rows, row("snapshot:8:1", { kind: "rwa" })));
    expect(await grantAll(db, more)).toBe(1);
    const kept = await d1.prepare("SELECT * FROM entitlement WHERE grant_key = 'snapshot:7:119'").first();
    expect(kept).toMatchObject({
      wallet_address: WALLET,
      title_ko: "호텔 1박",
      title_en: "One night, the holder's choice?",
      granted_at: Date.UTC(2026, 10, 23),
      expires_at: null,
      is_sample: 0,
    });
  });

  it("names every row that is wrong, by its line and columns", async () => {
    const text = fileOf(
      row("good:row:1"),
      row("bad"),
      row("bad:wallet:1", { wallet: `${WALLET.slice(1)}0`, kind: "nft" }),
      row("bad:collection", { collection: "gensis" }),
      row("bad:time:1", { grantedAt: "2026-02-30T00:00:00Z", expiresAt: "soon" }),
      row("good:row:1"),
      `${row("bad:cells:1")},more`,
    );
    expect((await readEntitlementCsv(text)).bad).toEqual([
      { line: 3, why: "wrong", of: "grant_key" },
      { line: 4, why: "wrong", of: "wallet, kind" },
      { line: 5, why: "wrong", of: "collection" },
      { line: 6, why: "wrong", of: "granted_at, expires_at" },
      { line: 7, why: "repeated", of: "grant_key 2" },
      { line: 8, why: "cells", of: "11" },
    ]);
    expect((await readEntitlementCsv(row("no:head:1"))).bad).toMatchObject([{ line: 1 }]);
  });

  it("escapes values, so that none of them can act as SQL", () => {
    expect(inlined("a = ? and b = ?", ["x'; drop table user; --?", null])).toBe(
      "a = 'x''; drop table user; --?' and b = NULL",
    );
    expect(() => inlined("a = ?", [])).toThrow("0 values");
    expect(() => inlined("a = ?", [{}])).toThrow("no statement");
  });
});

describe("an airdrop from files", () => {
  const head = "key,name_ko,name_en,name_id,gift_ko,gift_en,gift_id,chain,opens_at,closes_at,state";
  const list = (key: string, chain = "eip155", closesAt = "2026-12-01T00:00:00Z") =>
    `${key},펑키 위클리,"Weekly, the first",Mingguan,코인,SCG coins,Koin SCG,${chain},2026-11-01T00:00:00Z,${closesAt},published`;
  const evm = (number: number) => `0x${number.toString(16).padStart(40, "Ab")}`;
  const signature = "5".repeat(87);

  const now = new Date("2026-11-20T00:00:00Z");
  const after = new Date("2026-12-05T00:00:00Z");
  const target = WALLET;
  const sentFile = (rows: readonly string[]) => ["address,sent_to,transaction,sent_at", ...rows].join("\n");
  const sentTo = (address: string, to = target) => `${address},${to},${signature},2026-12-02T00:00:00Z`;
  const store = (...lists: string[]) => storeLists(db, [head, ...lists].join("\n"), { now });
  const storeOn = (key: string, rows: readonly string[], at = now) =>
    storeRecipients(db, { list: key, text: ["address,item", ...rows].join("\n"), now: at });
  const name = (key: string, address: string) =>
    d1
      .prepare("INSERT INTO airdrop_application VALUES (?, ?, 1, ?, 'user', 0)")
      .bind(key, address.toLowerCase(), target)
      .run();

  it("creates a list, takes its recipients, records what was sent, and is written as a file", async () => {
    expect(await store(list("weekly-1"))).toEqual({ lines: ["weekly-1: stored"], isWell: true });
    const addresses = Array.from({ length: 120 }, (_, i) => evm(i));
    const recipients = addresses.map((address) => `${address},"1 NFT, ""rare"""`);
    expect((await storeOn("weekly-1", recipients)).lines).toEqual(["120 stored, 0 were as they are or had been sent."]);
    await name("weekly-1", evm(3));
    const sent = sentFile([sentTo(evm(3))]);
    expect(await storeSent(db, "weekly-1", sent)).toEqual({ lines: ["1 recorded."], isWell: true });
    expect(await storeSent(db, "weekly-1", sent)).toEqual({ lines: ["0 recorded."], isWell: true });
    const { csv } = await exportApplications(db, "weekly-1");
    const rows = csv.trim().split("\r\n");
    expect(rows).toHaveLength(121);
    expect(rows).toContain(
      `${evm(3).toLowerCase()},"1 NFT, ""rare""",${target},1970-01-01T00:00:00.000Z,1,completed,${signature},2026-12-02T00:00:00.000Z`,
    );
  });

  it("stores nothing of a file with a wrong row, and names its line", async () => {
    expect((await store(list("Bad Key"), list("late", "kaia", "2026-02-30T00:00:00Z"))).lines).toEqual([
      "line 2: wrong: key",
      "line 3: wrong: chain, closes_at",
      "Nothing was stored.",
    ]);
    expect((await storeLists(db, list("no-head"), { now })).isWell).toBe(false);
    await store(list("weekly-2"));
    expect((await store(list("weekly-3"), list("weekly-2", "solana"))).lines).toEqual([
      "weekly-2: the chain of a list never changes",
      "Nothing was stored.",
    ]);
    await expect(exportApplications(db, "weekly-3")).rejects.toMatchObject({ code: "NotFound" });
    const file = [`${evm(1)},1 NFT`, `${evm(1).toLowerCase()},1 NFT`, `${WALLET},1 NFT`, "0x1", '"open'];
    expect((await storeOn("weekly-2", file)).lines).toEqual([
      "line 3: address is that of line 2",
      "line 4: wrong: address",
      "line 5: not 2 cells",
      "line 6: a quotation mark is not closed",
      "Nothing was stored.",
    ]);
    const sent = sentFile([`${evm(1)},${evm(1)},0xabc,today`]);
    expect((await storeSent(db, "weekly-2", sent)).lines[0]).toBe("line 2: wrong: sent_to, transaction, sent_at");
    expect(await storeSent(db, "weekly-2", sentFile([sentTo(evm(9))]))).toEqual({
      lines: [`${evm(9).toLowerCase()}: not on the list`, "Nothing was stored."],
      isWell: false,
    });
    expect((await exportApplications(db, "weekly-2")).csv.trim().split("\r\n")).toHaveLength(1);
  });

  it("records nothing of 250 sent rows if one of the last is wrong", async () => {
    await store(list("long", "solana"));
    const addresses = Array.from({ length: 250 }, () => Keypair.generate().publicKey.toBase58());
    await storeOn(
      "long",
      addresses.map((address) => `${address},1 NFT`),
    );
    const rows = addresses.map((address) => sentTo(address, address));
    const last = addresses.at(-1);
    expect(await storeSent(db, "long", sentFile([...rows.slice(0, -1), sentTo(`${last}`)]))).toEqual({
      lines: [`${last}: sent_to is not the address to send it to`, "Nothing was stored."],
      isWell: false,
    });
    expect((await exportApplications(db, "long")).csv).not.toContain("completed");
    expect((await storeSent(db, "long", sentFile(rows))).lines).toEqual(["250 recorded."]);
  });

  it("does not record what cannot have been sent, and takes a wrong record back", async () => {
    await store(list("weekly-4"));
    await storeOn("weekly-4", [`${evm(1)},1 NFT`, `${evm(2)},1 NFT`]);
    await name("weekly-4", evm(2));
    const [unnamed, named] = [evm(1).toLowerCase(), evm(2).toLowerCase()];
    expect((await storeSent(db, "weekly-4", sentFile([sentTo(evm(1)), sentTo(evm(2))]))).lines).toEqual([
      `${unnamed}: it named no Solana address, so nobody can know where it is to be sent`,
      "Nothing was stored.",
    ]);
    await storeSent(db, "weekly-4", sentFile([sentTo(evm(2))]));
    const wish = { list: "weekly-4", address: evm(2) };
    expect((await takeBack(db, { ...wish, transaction: "0xabc" })).isWell).toBe(false);
    expect((await takeBack(db, { ...wish, transaction: "4".repeat(87) })).isWell).toBe(false);
    expect(await takeBack(db, { ...wish, transaction: signature })).toEqual({
      lines: [`${named}: waits again.`],
      isWell: true,
    });
    expect((await exportApplications(db, "weekly-4")).csv).not.toContain("completed");
  });

  it("opens a list whose time is over only when told to, and says to write its applications again", async () => {
    await store(list("over"), list("other"));
    const longer = [head, list("other"), list("over", "eip155", "2026-12-31T00:00:00Z")].join("\n");
    expect(await storeLists(db, longer, { now: after })).toMatchObject({
      lines: [expect.stringMatching(/^over: its time is over/), "Nothing was stored."],
      isWell: false,
    });
    expect((await exportApplications(db, "over")).closesAt).toEqual(new Date("2026-12-01T00:00:00Z"));
    expect(await storeLists(db, longer, { now: after, isReopening: true })).toEqual({
      lines: ["other: stored", "over: stored, open again: write its applications again before you send"],
      isWell: true,
    });
  });

  it("takes an address off a list, and says when that changes what was written to a file", async () => {
    await store(list("weekly-5"));
    const again = expect.stringContaining("write its applications again");
    expect((await storeOn("weekly-5", [`${evm(1)},1 NFT`, `${evm(2)},1 NFT`], after)).lines[1]).toEqual(again);
    await name("weekly-5", evm(2));
    const remove = (address: string, at = now) => removeFrom(db, { list: "weekly-5", address, now: at });
    expect(await remove("hello")).toEqual({ lines: ["hello: not an address"], isWell: false });
    expect(await remove(evm(1))).toEqual({ lines: [`${evm(1).toLowerCase()}: removed.`], isWell: true });
    expect((await remove(evm(1))).lines).toEqual([`${evm(1).toLowerCase()}: not on the list`]);
    expect((await remove(evm(2), after)).lines).toEqual([`${evm(2).toLowerCase()}: removed.`, again]);
    expect((await exportApplications(db, "weekly-5")).csv.trim().split("\r\n")).toHaveLength(1);
  });

  it("writes an entry of the audit log for what it stores, and none for what it refuses", async () => {
    const entries = async () => {
      const { results } = await d1
        .prepare(`SELECT action, actor, "after" FROM audit_entry WHERE key = 'noted' ORDER BY seq`)
        .all<{ action: string; actor: string; after: string }>();
      return results;
    };
    await store(list("noted"));
    await storeOn("noted", [`${evm(1)},1 NFT`, `${evm(2)},1 NFT`]);
    await name("noted", evm(1));
    await storeSent(db, "noted", sentFile([sentTo(evm(1))]));
    await storeSent(db, "noted", sentFile([sentTo(evm(9))]));
    await removeFrom(db, { list: "noted", address: evm(1), now });
    await takeBack(db, { list: "noted", address: evm(1), transaction: signature });
    await removeFrom(db, { list: "noted", address: evm(2), now });
    const verbs = ["stored", "recipients", "sent", "takeBack", "removed"];
    const found = await entries();
    expect(found.map(({ action }) => action)).toEqual(verbs.map((verb) => `airdropList.${verb}`));
    expect(found[1]).toMatchObject({ actor: "npm run operate -- airdrop", after: '{"recipients":2}' });
  });
});

describe("replacing sample sections from a file", () => {
  const now = new Date("2026-11-23T06:00:00Z");

  it("writes the whole sample set, which is valid but not the operator's own", async () => {
    const { problems, undecided, unchanged } = await checkFile(await writeSample());
    expect({ problems, undecided }).toEqual({ problems: [], undecided: [] });
    expect(unchanged).toHaveLength(18);
    expect(unchanged).toContain("scg-release (ko, en, id)");
  });

  it("stores what was written, raises the content version, and says what each page shows", async () => {
    expect((await describeOwnSections(db)).lines.every((line) => line.startsWith("SAMPLE: "))).toBe(true);
    const { "pvt-stages": pvt, "scg-release": _, ...others } = JSON.parse(await writeSample());
    const title = 'Whose "stages", O\'Neill; are these?';
    const file = { ...others, "pvt-stages": { ...pvt, en: { ...pvt.en, title } }, "foodie-meal": null };
    await storeFile(db, JSON.stringify(file, null, 2), now);
    const kept = await d1.prepare("SELECT value FROM setting WHERE key = 'own_sections'").first<{ value: string }>();
    expect(JSON.parse(kept?.value ?? "")).toEqual(file);
    expect(await d1.prepare("SELECT value FROM setting WHERE key = 'content_version'").first("value")).toBe("2");
    const { lines, isWell } = await describeOwnSections(db);
    expect(lines).toContain("your own: pvt-stages (/eng/rwaProject)");
    expect(lines).toContain("left out: foodie-meal (/eng/rwaProject/foodie)");
    expect(lines).toContain("SAMPLE: scg-release (/eng/punkvismCoin)");
    expect(isWell).toBe(false);
  });

  it("names what is wrong by its id, and what is not in the file", async () => {
    const { problems, undecided } = await checkFile(
      '{"scg-relase": null, "pvt-stages": {"en": {}}, "foodie-meal": null}',
    );
    expect(problems).toContain("scg-relase: there is no such id");
    expect(problems.join()).toContain("pvt-stages: en.title");
    expect(undecided).toHaveLength(16);
    expect((await checkFile("{")).problems).toHaveLength(1);
  });

  it("refuses sections that are too long for a statement of the database", async () => {
    const { problems } = await checkFile(JSON.stringify({ "foodie-meal": null, long: "가".repeat(31_000) }));
    expect(problems.at(-1)).toContain("90000 can be stored");
  });
});

describe("the state of the indexer", () => {
  const now = new Date("2026-11-23T06:00:00Z");

  it("says that nothing has run yet on a new database", async () => {
    const { lines, isWell } = await describeIndexer(db, now);
    expect(lines).toEqual([...PROGRAM_NAMES.map((name) => `${name}: no run yet`), "no nightly check yet"]);
    expect(isWell).toBe(false);
  });

  it("says how far each program is behind, why, and what the nightly checks found", async () => {
    for (const name of PROGRAM_NAMES) {
      const problem = name === "drop" ? ["NodeBehind", now.getTime() - 60_000] : [null, null];
      await d1
        .prepare(
          `INSERT INTO indexer_cursor (program, slot, floor_slot, listed, revision, finalized_slot, seen_at, problem,
            problem_since) VALUES (?, 90, 0, 0, 1, 100, ?, ?, ?)`,
        )
        .bind(PROGRAM_IDLS[name].address, now.getTime() - 1_000, ...problem)
        .run();
    }
    const report = (day: string, differing: number, differences: object[]) =>
      d1
        .prepare("INSERT INTO indexer_report VALUES ('staking', ?, 0, 1, '', 7, ?, ?)")
        .bind(day, differing, JSON.stringify(differences))
        .run();
    await report("2026-11-21", 0, []);
    await report("2026-11-22", 1, [{ subject: "Position1", field: "claimedRaw", inD1: "1", onChain: "2" }]);
    const { lines, isWell } = await describeIndexer(db, now);
    expect(lines).toContain("staking: slot 90, 10 slots and 5 s behind, 0 waiting");
    expect(lines).toContain(
      "drop: slot 90, 10 slots and 5 s behind, 0 waiting, NodeBehind since 2026-11-23T05:59:00.000Z",
    );
    expect(lines.slice(-3)).toEqual([
      "2026-11-22 staking: 7 compared, 1 differing",
      "  Position1 claimedRaw: 1 in D1, 2 on the chain",
      "2026-11-21 staking: 7 compared, 0 differing",
    ]);
    expect(isWell).toBe(false);
  });

  it("is healthy once no program has a problem and the last check found nothing", async () => {
    await d1.prepare("UPDATE indexer_cursor SET problem = NULL, problem_since = NULL").run();
    expect((await describeIndexer(db, now)).isWell).toBe(false);
    await d1.prepare("INSERT INTO indexer_report VALUES ('staking', '2026-11-23', 0, 1, '', 7, 0, '[]')").run();
    expect((await describeIndexer(db, now)).isWell).toBe(true);
  });
});

describe("the check of the audit log", () => {
  const log = { entries: 9, head: "ab", altered: null };
  const now = new Date("2026-11-28T12:00:00Z");
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const memo = { seq: 7, hash: "cd", signature: "sig", isSame: true, at: daysAgo(1) };

  it("says what holds, and whether the chain was asked", () => {
    const alone = describeChecks(log, null, now);
    expect(alone).toMatchObject({ isWell: true, lines: [expect.stringContaining("9"), "The chain was not asked."] });
    const { lines, isWell } = describeChecks(log, { anchors: [memo], altered: null }, now);
    expect([isWell, lines[1]]).toEqual([true, "Memos on the chain that hold: 1, the last of entry 7 (sig)."]);
  });

  it.each([
    ["is two days old", [{ ...memo, at: daysAgo(2.01) }], false],
    ["has a block that does not say when it was", [{ ...memo, at: null }], false],
    ["was never written", [], false],
    ["is old, but of the last entry", [{ ...memo, seq: 9, at: daysAgo(90) }], true],
    ["is of the day before yesterday", [{ ...memo, at: daysAgo(1.99) }], true],
  ])("fails or not if the newest memo %s", (_, anchors, isWell) => {
    expect(describeChecks(log, { anchors, altered: null }, now).isWell).toBe(isWell);
  });

  it("names the first entry that was altered, by the log or by the chain", () => {
    const inLog = describeChecks({ ...log, altered: 4, entries: 3 }, null, now);
    expect([inLog.isWell, inLog.lines[0]]).toEqual([false, expect.stringMatching(/^Entry 4 does not follow/)]);
    const onChain = (from: number) =>
      describeChecks(log, { anchors: [{ ...memo, isSame: false }], altered: { from, to: 7, signature: "sig" } }, now);
    expect([onChain(7).isWell, onChain(7).lines[1]]).toEqual([false, expect.stringMatching(/^Entry 7 is not/)]);
    expect(onChain(5).lines[1]).toMatch(/^One of the entries 5 to 7 is not/);
  });
});
