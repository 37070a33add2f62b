import { createElement } from "react";
import { expect, test } from "vitest";
import type { UnstakedNfts } from "~/domain/nft-staking/holding/view";
import type { NftPoolView } from "~/domain/nft-staking/pool/view";
import type { ShownAccount } from "~/features/account/account-words";
import { NextStep } from "~/features/account/next-step";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { drawPart, readPart } from "../draw-part";

const { account: texts, myPage } = textsOf(LOCALES[1]);
const SCG = { symbol: "SCG", mint: "scg", decimals: 9, kind: "daily", state: "running", rateRaw: 30n * 10n ** 9n };
const pool = (kind: "boost" | "nova", termDays: number) =>
  ({
    kind,
    collection: "punkykongz",
    address: kind,
    isPaused: false,
    feeBps: 0,
    offers: [{ termDays, weightBps: 20_000, baseWeightBps: 10_000 }],
    nfts: 0,
    maxNfts: 9,
    streams: [SCG],
  }) as unknown as NftPoolView;
const kongs: UnstakedNfts = {
  pool: pool("boost", 0),
  nfts: [],
  count: 3,
  stakeable: 3,
  hasMore: false,
  alsoIn: [{ pool: pool("nova", 270), stakeable: 3, hasMore: false }],
};

/** A wallet with these NFTs and this much SCG (null: it could not be read), and nothing staked. */
function step(unstaked: UnstakedNfts[], scgRaw: bigint | null) {
  const coins = [{ mint: "scg", symbol: "SCG", decimals: 9, amountRaw: scgRaw ?? 0n }];
  const account = {
    balances: scgRaw === null ? { value: null, problem: "away" } : { value: { lamports: 0n, coins }, problem: null },
    coin: { value: null, problem: null },
    nfts: { value: [], problem: null },
    unstaked: { value: unstaked, problem: null },
    drops: { value: [], problem: null },
  } as unknown as ShownAccount;
  return createElement(NextStep, { texts, myPage, account });
}

test("the only button leads to the pool of the NFTs, and the pool's figure is one short line above it", () => {
  expect(readPart(step([kongs], 0n))).toEqual(["90 SCG a day · no term", "Stake 3 NFTs in Punky Boost"]);
  const html = drawPart(step([kongs], 0n));
  expect(html.match(/button-primary/g)).toHaveLength(1);
  expect(html).toMatch(
    /button-primary[^>]*href="\/eng\/powerzoneNftStaking\/punkykongz"|href="\/eng\/powerzoneNftStaking\/punkykongz"[^>]*button-primary/,
  );
  expect(readPart(step([{ ...kongs, hasMore: true }], 0n))).toEqual([
    "Each earns 30 SCG a day",
    "Stake NFTs in Punky Boost",
  ]);
});

test("a wallet of nothing is shown where the coin is sold, and one that could not be read is not called empty", () => {
  expect(readPart(step([], 0n))).toEqual(["How to get SCG"]);
  expect(drawPart(step([], 0n))).toContain('data-log="shell.coinInfo"');
  expect(drawPart(step([], null))).not.toContain("shell.coinInfo");
  expect(readPart(step([], 5n * 10n ** 9n))).toEqual(["5 SCG in your wallet", "Stake SCG"]);
});
