import { createElement } from "react";
import { expect, test } from "vitest";
import type { NftHoldingPage } from "~/domain/nft-staking/holding/view";
import { streamsInOrder } from "~/domain/nft-staking/pool/stream-order";
import type { NftStreamView } from "~/domain/nft-staking/pool/view";
import { RewardList, shownStreams } from "~/features/nft-staking/holding/reward-list";
import { NFT_SCREENS } from "~/features/nft-staking/nft-screens";
import { TermRates } from "~/features/nft-staking/pool/term-rates";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { drawPart, readPart } from "../draw-part";

const NOW = 1_800_000_000n;
const stream = (place: number, name: string, symbol: string, kind: "daily" | "bonus") =>
  ({
    place,
    name,
    kind,
    symbol,
    mint: symbol,
    decimals: 9,
    rateRaw: 10n ** 9n,
    state: "running",
    endTs: null,
    fundedUntilTs: null,
  }) as unknown as NftStreamView;
const TWIG = stream(0, "twig", "Twig", "daily");
const SCG = stream(1, "scg", "SCG", "daily");
const BONUS = stream(2, "bonus-scg", "SCG", "bonus");

function holding(bonusRaw: bigint): NftHoldingPage {
  const due = (place: number, dueRaw: bigint) => ({
    place,
    dueRaw,
    dueNetRaw: dueRaw,
    lockedRaw: 0n,
    lockedNetRaw: 0n,
    claimedRaw: 0n,
  });
  const position = {
    state: "left",
    leftTs: NOW - 5n,
    endTs: null,
    termDays: 0,
    weightBps: 10_000,
    baseWeightBps: 10_000,
    feeBps: 0,
    checkIn: null,
    rewards: [due(0, 2n * 10n ** 9n), due(1, 3n * 10n ** 9n), due(2, bonusRaw)],
  };
  const pool = { kind: "boost", feeBps: 0, offers: [], streams: [TWIG, SCG, BONUS], chainTs: NOW };
  return { pool, positions: [position], elsewhere: null, count: 1, chainTs: NOW } as unknown as NftHoldingPage;
}

const props = (bonusRaw: bigint) => ({
  texts: { ...textsOf(LOCALES[1]).nftStaking } as never,
  tab: NFT_SCREENS.boost.tabs[1] as never,
  holding: holding(bonusRaw),
  wallet: { nfts: [], next: null },
  isLaterPart: false,
  ts: NOW,
  isClaimLoud: false,
  onAct: () => {},
});

test("rewards are named in the order of my page, and a bonus after them", () => {
  const pool = { streams: [BONUS, TWIG, SCG] };
  expect(streamsInOrder(pool).map(({ name }) => name)).toEqual(["scg", "twig", "bonus-scg"]);
});

test("the table of terms has a column per daily reward, in that order", () => {
  const { pool } = holding(0n);
  const { pool: words, rewards, labels } = textsOf(LOCALES[1]).nftStaking;
  const html = drawPart(createElement(TermRates, { texts: { pool: words, rewards, labels } as never, pool }));
  const heads = [...html.matchAll(/<th scope="col"[^>]*>([^<]*)/g)].map(([, head]) => head);
  expect(heads.slice(1)).toEqual(["SCG", "Twig"]);
});

test("a bonus of nothing has no row, and one that was earned has", () => {
  const names = (bonusRaw: bigint) => shownStreams(holding(bonusRaw), NOW).map(({ name }) => name);
  expect(names(0n)).toEqual(["scg", "twig"]);
  expect(names(1n)).toEqual(["scg", "twig", "bonus-scg"]);
});

test("the sums stand directly below their heading, and what is earned a day below them", () => {
  const read = readPart(createElement(RewardList, props(0n)));
  const at = (text: string) => read.findIndex((line) => line.includes(text));
  expect(read.slice(0, 2)).toEqual(["Claimable now", "Claim all"]);
  expect(read.filter((line) => /^\d[\d.]* \w+$/.test(line))).toEqual(["3.0000 SCG", "2.0000 Twig"]);
  expect(at("NFTs staked")).toBeGreaterThan(at("2.0000 Twig"));
  expect(at("This is today")).toBe(at("NFTs staked") + 1);
  expect(drawPart(createElement(RewardList, props(0n)))).not.toContain("BONUS");
});

test("what an NFT earns before the end of its term stands apart from what the end adds, and both make its whole rate", () => {
  const [left] = holding(0n).positions;
  const inNova = (state: "inside" | "matured", inside: NonNullable<NftHoldingPage["elsewhere"]>["inside"] = []) => {
    const nft = { ...left, state, leftTs: 0n, endTs: NOW + 5n, termDays: 90, weightBps: 12_000 };
    const pool = { ...holding(0n).pool, kind: "nova", streams: [SCG] };
    const elsewhere = { count: 1, inside, rewards: [] };
    const page = { ...holding(0n), pool, positions: [nft], elsewhere } as unknown as NftHoldingPage;
    return readPart(createElement(RewardList, { ...props(0n), holding: page })).join(" ");
  };
  expect(inNova("inside")).toContain(
    "1 NFT staked, earning 1 SCG a day, plus 0.2 SCG for each day, paid when its term ends",
  );
  expect(inNova("matured")).toContain("1 NFT staked, earning 1.2 SCG a day");
  // one on another page whose term is over
  const over = { weightBps: 12_000, claimableBps: 12_000, feeBps: 0, count: 1 };
  expect(inNova("inside", [over])).toContain("2 NFTs staked, earning 2.2 SCG a day, plus 0.2 SCG for each day, paid");
});
