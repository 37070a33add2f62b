import { createElement } from "react";
import { beforeEach, expect, test } from "vitest";
import type { EvmMatter } from "~/domain/account/evm-matters";
import { listEvmMatters } from "~/domain/account/evm-matters.server";
import type { OwnAirdrop } from "~/domain/airdrop/view";
import type { EvmBlock, EvmChain } from "~/domain/evm/evm-chain";
import { AppError } from "~/errors";
import { EvmMatters } from "~/features/account/evm-matters";
import type { LocalePath } from "~/locales/locales";
import { findLocaleByPath } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { migrationRecord, oldNft, setting } from "~db/schema";
import { testDatabase as db } from "../database";
import { drawPart, readPart } from "../draw-part.ts";
import { migrationRow } from "../migration/migration-row.ts";

const airdrop = (change: Partial<OwnAirdrop>) =>
  ({
    chain: "eip155",
    stage: "open",
    isCompleted: false,
    application: null,
    list: "first",
    item: "25 SCG",
    closesAt: "2026-12-30T12:00:00.000Z",
    ...change,
  }) as OwnAirdrop;

const DAYS_14 = 14 * 86_400;
const FEE = 10n ** 17n;
const OPEN = 1;
const RECLAIMED = 3;

/** The former chain at a moment, in seconds; null: it does not answer. Its records are of NFTs handed over at 1,000. */
function chainAt(
  nowTs: number | null,
  { status = OPEN, hangs = false } = {},
): Pick<EvmChain, "getFinalBlock" | "read"> {
  const answer = <T>(value: T): Promise<T> => {
    if (hangs) return new Promise(() => {});
    return nowTs === null ? Promise.reject(new AppError("EvmChainUnavailable")) : Promise.resolve(value);
  };
  const record = {
    status,
    from: HOLDER,
    handedOverAt: 1_000n,
    collection: OLD,
    tokenId: 4n,
    fee: FEE,
    solanaAddress: `0x${"00".repeat(32)}`,
    mint: `0x${"00".repeat(32)}`,
  };
  const answers: Record<string, unknown> = { records: record, fee: FEE, paused: false };
  return {
    getFinalBlock: () => answer({ number: 1, ts: nowTs ?? 0 } as EvmBlock),
    read: (({ functionName }) => answer(answers[functionName])) as EvmChain["read"],
  };
}

const HOLDER = `0x${"e1".repeat(20)}`;
const OLD = `0x${"02".repeat(20)}` as const;

/** One old NFT in the wallet and another at the gate, for which no new one is minted. */
beforeEach(async () => {
  const project = {
    oldProjectId: "old",
    oldProjectName: "Old",
    oldContractAddress: OLD,
    oldImagePath: "/art/old-{id}.svg",
    newProjectId: "new",
    newProjectName: "New",
    newSymbol: "NEW",
    newContractAddress: "4pVi5v3A372ELRfzHgYWB7Y475UYQYu2aeis2ap3h2QC",
    jsonPath: "/art/new-{id}.json",
    royaltyBps: 500,
  };
  const value = JSON.stringify({ 8217: { gate: `0x${"01".repeat(20)}`, firstBlock: 1, projects: [project] } });
  await Promise.all([setting, oldNft, migrationRecord].map((table) => db.delete(table)));
  await db.insert(setting).values({ key: "migration", value, updatedAt: new Date() });
  const place = { blockNumber: 1, logIndex: 0 };
  await db.insert(oldNft).values([
    { contract: OLD, tokenId: 1n, owner: HOLDER, ...place },
    { contract: OLD, tokenId: 2n, owner: `0x${"e2".repeat(20)}`, ...place },
    { contract: `0x${"03".repeat(20)}`, tokenId: 3n, owner: HOLDER, ...place },
  ]);
  const failed = { gateId: 1, status: "failed", reason: "ReclaimClose", handedOverTs: 1_000 } as const;
  await db.insert(migrationRecord).values(migrationRow(HOLDER, 4, failed));
});

const NOW = new Date("2026-11-28T00:00:00Z");
const LATER = new Date("2026-11-28T00:50:00Z");

function mattersOf(holder: string, chain: ReturnType<typeof chainAt>, airdrops: OwnAirdrop[] = []) {
  return listEvmMatters({ db, evm: { chainId: 8217, ...chain }, now: NOW }, { holder, airdrops, chainMs: 20 });
}

const oldNfts = { kind: "oldNfts", count: 1, feeEachRaw: FEE };

test("what can be taken back and the old NFTs of our collections are told with their fees, of this holder alone", async () => {
  expect(await mattersOf(HOLDER, chainAt(1_000 + DAYS_14))).toEqual([
    { kind: "takeBackNow", count: 1, feeRaw: FEE },
    oldNfts,
  ]);
  expect(await mattersOf(HOLDER, chainAt(999 + DAYS_14))).toEqual([
    oldNfts,
    { kind: "takeBackLater", count: 1, feeRaw: FEE, fromTs: 1_000 + DAYS_14 },
  ]);
  expect(await mattersOf(`0x${"e3".repeat(20)}`, chainAt(0))).toEqual([]);
});

test.each([{ hangs: false }, { hangs: true }])(
  "a chain that does not answer (hanging: $hangs) leaves the times and fees open, and does not hold the page",
  async ({ hangs }) => {
    expect(await mattersOf(HOLDER, chainAt(null, { hangs }))).toEqual([
      { kind: "takeBackUnknown", count: 1 },
      { ...oldNfts, feeEachRaw: null },
    ]);
  },
);

test("what was taken back is not told any more, and cron is asked to close its row now", async () => {
  await db.update(migrationRecord).set({ lookAt: LATER });
  const lookAt = async () => (await db.select().from(migrationRecord))[0]?.lookAt;
  await mattersOf(HOLDER, chainAt(1_000 + DAYS_14));
  expect(await lookAt()).toEqual(LATER);
  expect(await mattersOf(HOLDER, chainAt(1_000 + DAYS_14, { status: RECLAIMED }))).toEqual([oldNfts]);
  expect(await lookAt()).toEqual(NOW);
});

test("only airdrops that their recipient can and has to act on are told, with the first end", async () => {
  const airdrops = [
    airdrop({ list: "second", item: "5 SCG", closesAt: "2026-12-31T12:00:00.000Z" }),
    airdrop({}),
    airdrop({ stage: "closed" }),
    airdrop({ stage: "soon" }),
    airdrop({ application: { target: "A", version: 1, appliedAt: "" } }),
    airdrop({ isCompleted: true }),
  ];
  const told = { kind: "airdrops", closesAt: "2026-12-30T12:00:00.000Z" };
  expect(await mattersOf("0x01", chainAt(0), airdrops)).toEqual([
    { ...told, count: 2, items: ["25 SCG", "5 SCG"], list: null },
  ]);
  expect(await mattersOf("0x01", chainAt(0), airdrops.slice(1))).toEqual([
    { ...told, count: 1, items: ["25 SCG"], list: "first" },
  ]);
});

const ALL: EvmMatter[] = [
  { kind: "airdrops", count: 1, items: ["25 SCG"], closesAt: "2026-12-30T12:00:00.000Z", list: "first" },
  { kind: "takeBackNow", count: 1, feeRaw: FEE },
  { kind: "oldNfts", count: 7, feeEachRaw: FEE },
  { kind: "takeBackLater", count: 1, feeRaw: FEE, fromTs: Date.parse("2026-12-25T12:00:00Z") / 1_000 },
];

const drawn = (matters: EvmMatter[], path: LocalePath = "eng") =>
  createElement(EvmMatters, { texts: textsOf(findLocaleByPath(path)!).myPage.evm, matters });

test("each matter says what it brings or costs and when, and has its own link, the first of them loud", () => {
  const lines = readPart(drawn(ALL));
  expect(lines.map((line) => line.replace(/(for you|to take back|to migrate|later)(?=\S)/, "$1 | "))).toEqual([
    "1 airdrop for you | 25 SCG · enter an address until 30 Dec 2026",
    "Enter an address",
    "1 NFT to take back | now · 0.1 KAIA comes back too",
    "Take back",
    "7 old NFTs to migrate | costs 0.1 KAIA each, plus gas",
    "Migrate",
    "1 NFT to take back later | from 25 Dec 2026 · 0.1 KAIA comes back too",
    "View",
  ]);
  const html = drawPart(drawn(ALL));
  const places = ["/eng/airdrop/first", ...Array(3).fill("/eng/mypage/migration")];
  expect(html.match(/(?<=href=")[^"]+/g)).toEqual(places);
  expect(html.match(/button-primary/g)).toHaveLength(1);
  expect(html.indexOf("button-primary")).toBeLessThan(html.indexOf("1 NFT to take back"));
});

test("only several NFTs with days of their own come back one after the other", () => {
  const later = (count: number) => readPart(drawn([{ ...ALL[3], count } as EvmMatter], "kor"), "kor").join(" ");
  expect(later(1)).toContain("2026년 12월 25일부터 ·");
  expect(later(2)).toContain("2026년 12월 25일부터 차례로");
});

test("a wallet with nothing is told so", () => {
  expect(readPart(drawn([]))).toEqual(["This wallet has no old NFTs here, and no airdrop waits for it."]);
});
