import { createElement } from "react";
import { expect, test } from "vitest";
import { getEvmSums } from "~/domain/account/evm-sums.server";
import type { OwnAirdrop } from "~/domain/airdrop/view";
import { EvmSummary } from "~/features/account/evm-summary";
import myPage from "~/locales/en/myPage.json";
import { migrationRecord, oldNft, setting } from "~db/schema";
import { testDatabase as db } from "../database";
import { drawPart } from "../draw-part.ts";

const airdrop = (change: Partial<OwnAirdrop>) =>
  ({ chain: "eip155", stage: "open", isCompleted: false, application: null, ...change }) as OwnAirdrop;

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
    updatedAt: new Date(),
  });
  const sumsOf = (holder: string) => getEvmSums({ db, chainId: 8217 }, { holder, airdrops: [] });
  expect(await sumsOf(HOLDER)).toEqual({ toTakeBack: 1, oldNfts: 1, airdrops: 0 });
  expect(await sumsOf(`0x${"e3".repeat(20)}`)).toEqual({ toTakeBack: 0, oldNfts: 0, airdrops: 0 });
});

test("only airdrops that their recipient can and has to act on are counted as waiting", async () => {
  const airdrops = [
    airdrop({}),
    airdrop({ stage: "closed" }),
    airdrop({ stage: "soon" }),
    airdrop({ application: { target: "A", version: 1, appliedAt: "" } }),
    airdrop({ isCompleted: true }),
  ];
  const sums = await getEvmSums({ db, chainId: 8217 }, { holder: "0x01", airdrops });
  expect(sums).toEqual({ toTakeBack: 0, oldNfts: 0, airdrops: 1 });
});

test.each([
  [{ toTakeBack: 2, oldNfts: 7, airdrops: 1 }, "/eng/mypage/migration", 3],
  [{ toTakeBack: 0, oldNfts: 7, airdrops: 1 }, "/eng/mypage/migration", 2],
  [{ toTakeBack: 0, oldNfts: 0, airdrops: 1 }, "/eng/airdrop", 1],
])("a Kaia wallet with %j is led to %s", (sums, to, lines) => {
  const html = drawPart(createElement(EvmSummary, { texts: myPage.evm as never, sums }));
  expect(html).toContain(`href="${to}"`);
  expect(html.match(/<li>/g)).toHaveLength(lines);
});
