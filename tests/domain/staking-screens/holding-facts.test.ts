import { createElement } from "react";
import { expect, test } from "vitest";
import type { PositionView } from "~/domain/staking/view";
import { HoldingFacts } from "~/features/staking/holding-facts";
import { PositionRow } from "~/features/staking/position-row";
import { positionTotals } from "~/features/staking/position-totals";
import { findLocaleByPath, LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { drawPart, readPart } from "../draw-part";

const SCG = 10n ** 9n;
const DAY = 86_400n;
const START = 1_800_000_000n;
const NOW = START + 3n * DAY;
const english = textsOf(LOCALES[1]).staking;

/** 5,000 SCG for 30 days at 2% a year, three days old. */
const position = {
  address: "position",
  principalRaw: 5_000n * SCG,
  termDays: 30,
  startTs: START,
  rateBps: 200,
  baseRateBps: 200,
  feeBps: 0,
  rewardTotalRaw: (5_000n * SCG * 200n * 30n) / (10_000n * 365n),
  claimedRaw: 0n,
  leftTs: 0n,
} as unknown as PositionView;

test("the end of a term has the same sum among the totals and on its position", () => {
  const totals = positionTotals([position], NOW, String);
  const facts = readPart(createElement(HoldingFacts, { texts: english.view.totals, totals, decimals: 9 }));
  expect(facts[facts.findIndex((text) => text.startsWith("Next term ends ")) + 1]).toBe("5,008.2191 SCG");
  const row = { texts: english, position, ts: NOW, decimals: 9, onClaim: null };
  expect(readPart(createElement(PositionRow, row)).join(" ")).toContain("At the end: 5,008.2191 SCG");
});

test("what is staked comes first, then what can be claimed, and no figure stands twice", () => {
  const totals = positionTotals([position], NOW, String);
  const facts = readPart(createElement(HoldingFacts, { texts: english.view.totals, totals, decimals: 9 }));
  expect(facts.slice(0, 4)).toEqual(["Staked in 1 position", "5,000 SCG", "Claimable now", "0.8219 SCG"]);
  expect(facts.slice(-3)).toEqual([
    "If you unstake everything now",
    "5,000.8219 SCG",
    "This comes into your wallet at once. What is still to come is given up for good.",
  ]);
});

test("the first page of coin staking leaves what unstaking everything pays to the page of all positions", () => {
  const totals = positionTotals([position], NOW, String);
  const part = { texts: english.view.totals, totals, decimals: 9, hasExit: false };
  const facts = readPart(createElement(HoldingFacts, part));
  expect(facts).not.toContain(english.view.totals.ifAll);
  expect(facts.slice(-3)).toEqual(["Reward still to come", "7.3972 SCG", expect.stringMatching(/^if you stay/)]);
});

test("nothing is said to be given up once every term is over", () => {
  const totals = positionTotals([position], START + 30n * DAY, String);
  const facts = readPart(createElement(HoldingFacts, { texts: english.view.totals, totals, decimals: 9 }));
  expect(facts).toEqual([
    "Staked in 1 position",
    "5,000 SCG",
    "Claimable now",
    "8.2191 SCG",
    "If you unstake everything now",
    "5,008.2191 SCG",
    "This comes into your wallet at once.",
  ]);
});

test("a position's bar stands for its term, with the days in words, and belongs to no sum", () => {
  const bar = (ts: bigint, path: "eng" | "kor" | "idn" = "eng") => {
    const texts = textsOf(findLocaleByPath(path)!).staking;
    const html = drawPart(createElement(PositionRow, { texts, position, ts, decimals: 9, onClaim: null }), path);
    return html
      .match(/<small class="soft position-served"><progress[^>]*value="(\d+)"[^>]*aria-label="([^"]+)"/)
      ?.slice(1);
  };
  expect(bar(NOW + DAY - 1n)).toEqual(["1333", "Progress of the term: 3 of 30 days"]);
  expect(bar(START)).toEqual(["0", "Progress of the term: 0 of 30 days"]);
  expect(bar(START + 31n * DAY)).toEqual(["10000", "Progress of the term: 30 of 30 days"]);
  expect(bar(NOW, "kor")?.[1]).toBe("기간 진행 상황: 30일 중 3일");
  expect(bar(NOW, "idn")?.[1]).toBe("Progres jangka waktu: 3 dari 30 hari");
});
