import { createElement } from "react";
import { expect, test } from "vitest";
import { getEvmSums } from "~/domain/account/evm-sums.server";
import type { OwnAirdrop } from "~/domain/airdrop/view";
import type { EvmBlock } from "~/domain/evm/evm-chain";
import { AppError } from "~/errors";
import { EvmSummary } from "~/features/account/evm-summary";
import myPage from "~/locales/en/myPage.json";
import { migrationRecord, oldNft, setting } from "~db/schema";
import { testDatabase as db } from "../database";
import { drawPart } from "../draw-part.ts";

const airdrop = (change: Partial<OwnAirdrop>) =>
  ({ chain: "eip155", stage: "open", isCompleted: false, application: null, ...change }) as OwnAirdrop;

const NOTHING = { takeBackNow: 0, takeBackUnknown: 0, takeBackLater: 0, laterTs: null, oldNfts: 0, airdrops: 0 };
const DAYS_14 = 14 * 86_400;

/** The former chain at a moment, in seconds; null: it does not answer. */
const clockAt = (nowTs: number | null) => ({
  chainId: 8217,
  async getFinalBlock() {
    if (nowTs === null) throw new AppError("EvmChainUnavailable");
    return { number: 1, ts: nowTs } as EvmBlock;
  },
});

const HOLDER = `0x${"e1".repeat(20)}`;
const OLD = `0x${"02".repeat(20)}` as const;

test("what can be taken back and the old NFTs of our collections are counted, of this holder alone", async () => {
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
  await db.insert(setting).values({ key: "migration", value, updatedAt: new Date() });
  const place = { blockNumber: 1, logIndex: 0 };
  await db.insert(oldNft).values([
    { contract: OLD, tokenId: 1n, owner: HOLDER, ...place },
    { contract: OLD, tokenId: 2n, owner: `0x${"e2".repeat(20)}`, ...place },
    { contract: `0x${"03".repeat(20)}`, tokenId: 3n, owner: HOLDER, ...place },
  ]);
  await db.insert(migrationRecord).values({
    chainId: 8217,
    gate: `0x${"01".repeat(20)}`,
    gateId: 1,
    oldProjectId: "old",
    oldWalletAddress: HOLDER as `0x${string}`,
    oldWalletType: "",
    oldNftContract: OLD,
    oldNftId: 4n,
    oldNftName: "Old",
    oldNftImage: "",
    newWalletAddress: "A",
    targetProof: "none",
    regId: "",
    regTime: new Date(),
    status: "failed",
    reason: "ReclaimClose",
    handedOverTs: 1_000,
    updatedAt: new Date(),
  });
  const sumsOf = (holder: string, nowTs: number | null) =>
    getEvmSums({ db, evm: clockAt(nowTs) }, { holder, airdrops: [] });
  const own = { ...NOTHING, oldNfts: 1 };
  expect(await sumsOf(HOLDER, 1_000 + DAYS_14)).toEqual({ ...own, takeBackNow: 1 });
  expect(await sumsOf(HOLDER, 999 + DAYS_14)).toEqual({ ...own, takeBackLater: 1, laterTs: 1_000 + DAYS_14 });
  expect(await sumsOf(HOLDER, null)).toEqual({ ...own, takeBackUnknown: 1 });
  expect(await sumsOf(`0x${"e3".repeat(20)}`, 0)).toEqual(NOTHING);
});

test("only airdrops that their recipient can and has to act on are counted as waiting", async () => {
  const airdrops = [
    airdrop({}),
    airdrop({ stage: "closed" }),
    airdrop({ stage: "soon" }),
    airdrop({ application: { target: "A", version: 1, appliedAt: "" } }),
    airdrop({ isCompleted: true }),
  ];
  const sums = await getEvmSums({ db, evm: clockAt(0) }, { holder: "0x01", airdrops });
  expect(sums).toEqual({ ...NOTHING, airdrops: 1 });
});

test.each([
  [{ takeBackNow: 1, takeBackLater: 1, oldNfts: 7, airdrops: 1 }, "/eng/mypage/migration", 4],
  [{ takeBackLater: 1, airdrops: 1 }, "/eng/airdrop", 2],
  [{ oldNfts: 7, airdrops: 1 }, "/eng/mypage/migration", 2],
  [{ airdrops: 1 }, "/eng/airdrop", 1],
])("a Kaia wallet with %j is led to %s", (sums, to, lines) => {
  const html = drawPart(createElement(EvmSummary, { texts: myPage.evm as never, sums: { ...NOTHING, ...sums } }));
  expect(html).toContain(`href="${to}"`);
  expect(html.match(/<li>/g)).toHaveLength(lines);
});

test("what can be taken back only later is told with its day, apart from what can be now", () => {
  const sums = { ...NOTHING, takeBackNow: 1, takeBackLater: 1, laterTs: Date.parse("2026-12-25T12:00:00Z") / 1_000 };
  const html = drawPart(createElement(EvmSummary, { texts: myPage.evm as never, sums }));
  expect(html).toContain("1 NFT can be taken back now");
  expect(html).toContain("1 NFT can be taken back from 25 Dec 2026");
});
