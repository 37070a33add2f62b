import { createElement } from "react";
import { expect, test } from "vitest";
import type { Rounds } from "~/domain/account/view";
import { AccountBatchFigures } from "~/features/account/account-batch-figures";
import { AboutRounds, LaterRounds, nameOfPart, TotalOfRounds, titleOfSums } from "~/features/account/claim-rounds";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { translateIn } from "~/locales/translate";
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
  const all = { texts, more: "More follows.", rounds: { ...rounds, ...change }, coins, together: 6, costs: null };
  return readPart(createElement(LaterRounds, all), localePath);
}

test("a round says what it leaves, how often the wallet asks for that, and that it may wait", () => {
  expect(shownIn("eng")).toEqual([
    "Then: 20 SCG, with one more approval. Not everything fits in one go, and anything you skip stays claimable.",
  ]);
  const later = { ...rounds.later, transactions: 35 };
  expect(shownIn("eng", { later, laterRounds: 4 })).toEqual([
    "Then: 20 SCG, with 7 more approvals. Not everything fits in one go, and anything you skip stays claimable.",
  ]);
  expect(shownIn("kor")).toEqual([
    "한 번 더 서명하면 나머지 20 SCG도 받을 수 있어요. 한 번에 다 받을 수 없어서 나눠 받고, 나중에 받아도 줄지 않아요.",
  ]);
  expect(shownIn("idn")).toEqual([
    "Setelah itu: 20 SCG, setujui sekali lagi. Tidak semuanya muat sekaligus; sisanya tetap bisa kamu klaim nanti.",
  ]);
});

test("the last round says nothing of others, and an unknown number of rounds is at least so much", () => {
  const none = { count: 0, transactions: 0, pays: [] };
  expect(shownIn("eng", { laterRounds: 0, later: none })).toEqual([]);
  expect(shownIn("eng", { isWhole: false })).toEqual([
    "Then: at least 20 SCG. Not everything fits in one go, and anything you skip stays claimable.",
  ]);
  expect(shownIn("eng", { later: none })).toEqual(["More follows."]);
});

const english = LOCALES.find(({ path }) => path === "eng")!;
const claim = textsOf(english).account.claim;
const t = translateIn(english);
const plain = (text: string) => text.replaceAll("\u00a0", " ");
const none = { count: 0, transactions: 0, pays: [] };
const last: Rounds = { ...rounds, later: none, laterRounds: 0 };

test("the button of a part promises no more than the part, and names it if it is one coin", () => {
  const costs = { arriving: new Map([["scg", 99n * SCG]]) };
  const named = (part: Rounds, brought: typeof costs | null) =>
    plain(nameOfPart(t, english, { texts: claim.round, rounds: part, coins, costs: brought }));
  expect(named(rounds, costs)).toBe("Claim 99 SCG");
  expect(named(rounds, null)).toBe("Claim now");
  const both = { arriving: new Map([...costs.arriving, ["twig", 5n * SCG]]) };
  expect([named(rounds, both), named(last, both)]).toEqual(["Claim now", "Claim the rest"]);
  expect([1, 2].map((times) => titleOfSums(t, claim.round, times))).toEqual([
    "Now: your wallet asks once",
    "Now: your wallet asks 2 times",
  ]);
});

test("the total is what this round and the later ones bring together, and is left out while it is not known", () => {
  const costs = {
    arriving: new Map([
      ["scg", 99n * SCG],
      ["twig", 5n * SCG],
    ]),
  };
  const shown = (part: Rounds, brought: typeof costs | null) =>
    readPart(createElement(TotalOfRounds, { texts: claim.round, rounds: part, coins, costs: brought })).map(plain);
  expect(shown(rounds, costs)).toEqual(["In all: 119 SCG, 5 Twig"]);
  expect([shown(rounds, null), shown({ ...rounds, isWhole: false }, costs), shown(last, costs)]).toEqual([[], [], []]);
});

test("what is left for later adds up, as shown, with this round to the total", () => {
  // 1.00006 and 2.00006 are cut to 1 and 2, while their sum is 3.0001
  const part = (raw: bigint) => raw * SCG + 60_000n;
  const costs = { arriving: new Map([["scg", part(1n)]]) };
  const split: Rounds = { ...rounds, later: { ...rounds.later, pays: [{ mint: "scg", amountRaw: String(part(2n)) }] } };
  const shared = { texts: claim.round, rounds: split, coins, costs };
  expect(readPart(createElement(TotalOfRounds, shared)).map(plain)).toEqual(["In all: 3.0001 SCG"]);
  const later = readPart(createElement(LaterRounds, { ...shared, more: "", together: 6 })).map(plain);
  expect(later[0]).toMatch(/^Then: 2\.0001 SCG,/);
  expect(plain(nameOfPart(t, english, shared))).toBe("Claim 1 SCG");
});

test("rounds and transactions are counted in the fold alone", () => {
  const about = (part: Rounds, round: number) =>
    readPart(createElement(AboutRounds, { texts: claim.round, round, rounds: part }));
  const kept = "If you stop midway, what is claimed stays claimed.";
  expect(about(rounds, 1)).toEqual([
    "Round 1 of 2: 15 of 16 stakes, NFTs and grants now, the other 1 after that.",
    `This round is 10 transactions. ${kept}`,
    "You see the costs of each round before you sign it.",
  ]);
  expect(about({ ...last, now: { count: 2, transactions: 1, pays: [] } }, 2)).toEqual([
    "Round 2: the last 2 stakes, NFTs and grants.",
    `This round is 1 transaction. ${kept}`,
  ]);
});

test("the fee of a part stands beside about the fee of everything, which is left out while its number is not known", () => {
  const costs = {
    arriving: new Map(),
    transactions: 10,
    feeLamports: 2_000_000n,
    depositLamports: 0n,
    refundLamports: 0n,
    refused: [],
  };
  const shown = (part: Rounds | null) =>
    readPart(createElement(AccountBatchFigures, { texts: claim, deed: "claim", costs, part }));
  const later = { ...rounds.later, transactions: 35 };
  expect(shown({ ...rounds, later })).toEqual(["Network fees now", "0.0020 SOL", "about 0.0090 SOL for everything"]);
  expect(shown({ ...rounds, later, isWhole: false })).toHaveLength(2);
  expect(shown(last)).toHaveLength(2);
  expect(shown(null)[0]).toBe("Network fees, 10 transactions");
});
