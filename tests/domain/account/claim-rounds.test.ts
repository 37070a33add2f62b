import { createElement } from "react";
import { expect, test } from "vitest";
import type { Rounds } from "~/domain/account/view";
import { AllRounds } from "~/features/account/claim-rounds";
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
const arriving = new Map([
  ["scg", 100n * SCG],
  ["twig", 5n * SCG],
]);

function shownIn(localePath: "eng" | "kor" | "idn", change: Partial<Rounds> = {}, tried?: ReadonlyMap<string, bigint>) {
  const locale = LOCALES.find(({ path }) => path === localePath)!;
  const texts = textsOf(locale).account.claim.round;
  const all = { texts, rounds: { ...rounds, ...change }, coins, arriving: tried, together: 6 };
  return readPart(createElement(AllRounds, all), localePath);
}

test("a round says what it brings with the later ones, as its trial run found, and how often the wallet asks", () => {
  expect(shownIn("eng", {}, arriving)).toEqual([
    "With all later rounds: 120 SCG · 5 Twig. Your wallet asks 3 times for all of them.",
  ]);
  expect(shownIn("kor", {}, arriving)).toEqual([
    "나머지까지 모두 받으면 120 SCG · 5 Twig. 모두 받으려면 지갑에서 3번 서명해요.",
  ]);
  expect(shownIn("idn")[0]).toMatch(/^Bersama semua tahap berikutnya: 119 SCG\./);
});

test("the last round says nothing of others, and an unknown number of rounds is at least so much", () => {
  expect(shownIn("eng", { laterRounds: 0, later: { count: 0, transactions: 0, pays: [] } }, arriving)).toEqual([]);
  expect(shownIn("eng", { isWhole: false }, arriving)).toEqual(["With all later rounds: at least 120 SCG · 5 Twig."]);
});
