import { describe, expect, test } from "vitest";
import { dailyOf, lossOf, ratesByTerm, weighted } from "~/domain/nft-staking/pool/daily-rewards";
import type { NftStreamView } from "~/domain/nft-staking/pool/view";
import { untilOf } from "~/features/nft-staking/pool/stream-funds";
import { checkInAmounts, dailyText } from "~/features/nft-staking/pool/stream-rates";
import { formatRunway } from "~/locales/format";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { translateIn } from "~/locales/translate";

const stream = (given: Partial<NftStreamView>) =>
  ({
    kind: "daily",
    state: "running",
    symbol: "TWIG",
    decimals: 0,
    rateRaw: 10n,
    freeRaw: 100n,
    endTs: null,
    fundedUntilTs: null,
    ...given,
  }) as NftStreamView;

test("a daily reward grows with the weight of the term, a check-in's bonus does not", () => {
  expect(weighted(stream({}), 15_000)).toBe(15n);
  expect(weighted(stream({ kind: "bonus" }), 15_000)).toBe(10n);
});

test("a pool with terms has a rate before the end of a term, and one at the end of each", () => {
  const offers = [
    { termDays: 90, weightBps: 10_000, baseWeightBps: 5_000 },
    { termDays: 180, weightBps: 20_000, baseWeightBps: 5_000 },
  ];
  expect(ratesByTerm({ offers })).toEqual([
    { termDays: null, weightBps: 5_000 },
    { termDays: 90, weightBps: 10_000 },
    { termDays: 180, weightBps: 20_000 },
  ]);
});

test("leaving early gives up what the term pays more than before its end, after the fee", () => {
  const offers = [
    { termDays: 90, weightBps: 10_000, baseWeightBps: 10_000 },
    { termDays: 180, weightBps: 20_000, baseWeightBps: 10_000 },
  ];
  const pool = { streams: [stream({ rateRaw: 100n }), stream({ kind: "bonus" })], offers, feeBps: 1_000 };
  expect(lossOf(pool, { termDays: 180, count: 3 }).map(({ raw }) => raw)).toEqual([270n]);
  expect(lossOf(pool, { termDays: 90, count: 3 })).toEqual([]);
  expect(lossOf(pool, { termDays: 270, count: 3 })).toEqual([]);
});

describe.each(LOCALES)("in $code", (locale) => {
  const words = textsOf(locale).nftStaking.pool;
  const t = translateIn(locale);

  test("what NFTs earn a day is added up by their weights, for each coin that is paid now", () => {
    const streams = [
      stream({}),
      stream({ symbol: "SCG", rateRaw: 30n }),
      stream({ state: "empty" }),
      stream({ kind: "bonus" }),
    ];
    const two = [10_000, 15_000].map((weightBps) => ({ weightBps, feeBps: 0 }));
    expect(dailyText(locale, dailyOf({ streams }, two))).toBe("75\u00a0SCG + 25\u00a0TWIG");
    const taxed = two.map(({ weightBps }) => ({ weightBps, feeBps: 1_000 }));
    expect(dailyOf({ streams }, taxed).map(({ raw }) => raw)).toEqual([67n, 22n]);
    expect(dailyOf({ streams }, [])).toEqual([]);
  });

  test("a check-in earns more from the 7th and the 30th day in a row, after the fee", () => {
    const bonus = stream({ kind: "bonus", symbol: "SCG", rateRaw: 100n, streakBps: [15_000, 20_000] });
    const raws = (fee: number) =>
      Object.values(checkInAmounts(locale, bonus, fee)).map((said) => said.split("\u00a0")[0]);
    expect(raws(0)).toEqual(["100", "150", "200"]);
    expect(raws(1_000)).toEqual(["90", "135", "180"]);
  });

  test("a stream lasts until its end or its funds, whichever comes first", () => {
    expect(untilOf(locale, words, stream({ endTs: 100n, fundedUntilTs: 200n }), 0n)).toBe(
      t(words, "ends", { date: 100n }),
    );
    expect(untilOf(locale, words, stream({ endTs: 300n, fundedUntilTs: 200n }), 0n)).toBe(
      t(words, "reaches", { date: formatRunway(locale, 200n, 0n) }),
    );
    expect(untilOf(locale, words, stream({}), 0n)).toBe(words.idle);
  });

  test("a stream that is over or empty says so, and a bonus says how many check-ins it can pay", () => {
    expect(untilOf(locale, words, stream({ state: "ended", endTs: 100n }), 0n)).toBe(t(words, "ended", { date: 100n }));
    expect(untilOf(locale, words, stream({ state: "empty" }), 0n)).toBe(words.empty);
    expect(untilOf(locale, words, stream({ kind: "bonus" }), 0n)).toBe(t(words, "reachesCheckIns", { count: 10 }));
    expect(untilOf(locale, words, stream({ kind: "bonus", rateRaw: 0n }), 0n)).toBe(
      t(words, "reachesCheckIns", { count: 0 }),
    );
  });
});
