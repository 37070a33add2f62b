import { createElement } from "react";
import { expect, test } from "vitest";
import type { Rounds } from "~/domain/account/view";
import { LaterRounds } from "~/features/account/claim-rounds";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { readPart } from "../draw-part";

const SCG = 10n ** 9n;
const coins = [
  { mint: "scg", symbol: "SCG", decimals: 9 },
  { mint: "twig", symbol: "Twig", decimals: 9 },
];
const rounds: Rounds = {
  now: { count: 15, transactions: 10, pays: [{ mint: "scg", amountRaw: String(99n * SCG) }] },
  later: { count: 1, transactions: 1, pays: [{ mint: "scg", amountRaw: String(20n * SCG) }] },
  laterRounds: 1,
  isWhole: true,
};

function shownIn(localePath: "eng" | "kor" | "idn", change: Partial<Rounds> = {}) {
  const locale = LOCALES.find(({ path }) => path === localePath)!;
  const texts = textsOf(locale).account.claim.round;
  const all = { texts, more: "More follows.", rounds: { ...rounds, ...change }, coins, together: 6 };
  return readPart(createElement(LaterRounds, all), localePath);
}

test("a round says what it leaves, how often the wallet asks for that, and that it may wait", () => {
  expect(shownIn("eng")).toEqual([
    "The rest: 20 SCG, with 1 more approval. You may leave it for later: it stays yours.",
  ]);
  const later = { ...rounds.later, transactions: 35 };
  expect(shownIn("eng", { later, laterRounds: 4 })).toEqual([
    "The rest: 20 SCG, with 7 more approvals. You may leave it for later: it stays yours.",
  ]);
  expect(shownIn("kor")).toEqual(["나머지 20 SCG: 1번 더 서명하면 받을 수 있어요. 나중에 받아도 사라지지 않아요."]);
  expect(shownIn("idn")[0]).toMatch(/^Sisanya: 20 SCG, dengan 1 persetujuan lagi\./);
});

test("the last round says nothing of others, and an unknown number of rounds is at least so much", () => {
  const none = { count: 0, transactions: 0, pays: [] };
  expect(shownIn("eng", { laterRounds: 0, later: none })).toEqual([]);
  expect(shownIn("eng", { isWhole: false })).toEqual([
    "The rest: at least 20 SCG. You may leave it for later: it stays yours.",
  ]);
  expect(shownIn("eng", { later: none })).toEqual(["More follows."]);
});
