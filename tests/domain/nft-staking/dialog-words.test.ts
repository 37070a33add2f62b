import { createElement } from "react";
import { expect, test } from "vitest";
import type { NftPositionView } from "~/domain/nft-staking/holding/view";
import type { NftPoolView } from "~/domain/nft-staking/pool/view";
import { Earnings } from "~/features/nft-staking/batch/earnings";
import { TermField } from "~/features/nft-staking/batch/term-field";
import { UnstakeMovements } from "~/features/nft-staking/batch/unstake-amounts";
import { StakedNft } from "~/features/nft-staking/holding/staked-nft";
import { twinMark } from "~/features/nft-staking/nft-face";
import { PoolEarns } from "~/features/nft-staking/pool/pool-earns";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { readPart } from "../draw-part";

const SCG = 10n ** 9n;
const DAY = 86_400n;
const noop = () => undefined;
const texts = textsOf(LOCALES[1]).nftStaking;

/** A Nova pool that pays 30 SCG a day, and a fifth more to whoever stays. */
const pool = {
  kind: "nova",
  chainTs: 0n,
  feeBps: 0,
  offers: [{ termDays: 90, weightBps: 12_000, baseWeightBps: 10_000 }],
  streams: [
    {
      place: 0,
      kind: "daily",
      state: "running",
      name: "scg",
      symbol: "SCG",
      decimals: 9,
      rateRaw: 30n * SCG,
      endTs: null,
      fundedUntilTs: null,
    },
  ],
} as unknown as NftPoolView;

const position = {
  mint: "8nT3mint11111111111111111111111111111111111",
  name: "PunkyKongz #16",
  pictureUrl: "/16.png",
  state: "inside",
  startTs: 0n,
  endTs: 90n * DAY,
  leftTs: 0n,
  termDays: 90,
  weightBps: 12_000,
  baseWeightBps: 10_000,
  feeBps: 0,
  isLeavingEarly: true,
  rewards: [{ place: 0, dueRaw: 0n, lockedRaw: 0n, claimedRaw: 0n }],
} as unknown as NftPositionView;

test("unstaking early says what comes in, then what is given up, then what waiting adds to both", () => {
  const part = { texts, pool, chosen: [position], unpaid: [], isEarly: true, ts: 3n * DAY, refundLamports: 5_430_000n };
  const lines = readPart(createElement(UnstakeMovements, part));
  const at = (line: string) => lines.findIndex((found) => found.startsWith(line));
  const order = [
    "Comes into your wallet",
    "90 SCG",
    "0.0054 SOL",
    "Given up for good",
    "18 SCG",
    "More, if you wait until ",
  ].map(at);
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  // 36 a day for the 87 days that are left
  expect(lines.slice(at("More, if you wait until "))).toContain("3,132 SCG");
});

test("what an NFT earns has its risk before the figures", () => {
  const lines = readPart(createElement(Earnings, { texts, pool, termDays: 90 }));
  expect(lines.indexOf(texts.stakeDialog.rateNote)).toBeGreaterThan(-1);
  expect(lines.indexOf(texts.stakeDialog.rateNote)).toBeLessThan(lines.indexOf("36 SCG"));
});

test("each term names what an NFT earns if it stays, and directly below what is left of that if it leaves early", () => {
  const tab = { kind: "nova", id: "punkykongz", name: "PunkyKongz", log: "punkyNovaPunkykongz" } as never;
  const term = { name: "term", termDays: 90 as const, setTermDays: () => undefined };
  const lines = readPart(createElement(TermField, { texts, tab, pool, ...term }));
  expect(lines).toEqual(["What one NFT earns a day, if it stays to the end", "90 days36 SCG30 SCG if you leave early"]);
});

test("what a visitor could earn names its term, and below the figure what is left of it before the end", () => {
  const tab = { name: "PunkyKongz" };
  const lines = readPart(createElement(PoolEarns, { texts, pool, tab, period: null }));
  expect(lines).toContain("What one PunkyKongz earns a day if it stays 90 days");
  const at = lines.findIndex((line) => line.replaceAll(" ", "") === "36SCG");
  expect(lines[at + 1]).toBe("Before the end of the term, you can claim 30 SCG a day of it.");
});

test("a staked NFT says of its daily reward whether the end of its term has to be waited for", () => {
  const tab = { kind: "nova", id: "punkykongz", name: "PunkyKongz", log: "punkyNovaPunkykongz" } as never;
  const rest = { ts: 3n * DAY, isChosen: false, twin: null, onChoose: noop, onCheckIn: noop, onUnstake: noop };
  const rowOf = (state: string) =>
    readPart(
      createElement(StakedNft, {
        texts: { ...texts, costs: {} as never },
        tab,
        pool,
        position: { ...position, state, checkIn: null } as NftPositionView,
        ...rest,
      }),
    );
  expect(rowOf("inside")).toContain("36 SCG a day if it stays to the end");
  expect(rowOf("matured")).toContain("36 SCG a day");
});

test("two NFTs of one name are told apart by their addresses, and no other", () => {
  const twin = { ...position, mint: "9pQ4mint22222222222222222222222222222222222" };
  const other = { ...position, mint: "other", name: "PunkyKongz #2" };
  const list = [position, twin, other];
  expect(list.map((nft) => twinMark(nft, list) !== null)).toEqual([true, true, false]);
  expect(twinMark(position, list)).not.toBe(twinMark(twin, list));
});
