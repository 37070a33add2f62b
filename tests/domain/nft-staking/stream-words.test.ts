import { describe, expect, test } from "vitest";
import type { NftPoolView, NftStreamView } from "~/domain/nft-staking/pool/view";
import { untilOf } from "~/features/nft-staking/pool/stream-funds";
import { ratesOf, times, weighted } from "~/features/nft-staking/pool/stream-rates";
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

describe.each(LOCALES)("in $code", (locale) => {
  const words = textsOf(locale).nftStaking.pool;
  const t = translateIn(locale);

  test("a pool without terms has one rate; a pool with terms has that before the end and one for each term", () => {
    const offers = [
      { termDays: 90, weightBps: 10_000, baseWeightBps: 5_000 },
      { termDays: 180, weightBps: 20_000, baseWeightBps: 5_000 },
    ];
    const pool = (kind: NftPoolView["kind"]) => ({ kind, offers }) as unknown as NftPoolView;
    expect(Object.keys(ratesOf(locale, stream({}), pool("boost")))).toEqual(["rate"]);
    const rates = ratesOf(locale, stream({}), pool("nova"));
    expect(rates).toEqual({ base: "5\u00a0TWIG", 90: "10\u00a0TWIG", 180: "20\u00a0TWIG" });
    expect(times(locale, 20_000)).toBe("×2");
  });

  test("a stream lasts until its end or its funds, whichever comes first", () => {
    expect(untilOf(locale, words, stream({ endTs: 100n, fundedUntilTs: 200n }))).toBe(t(words, "ends", { date: 100n }));
    expect(untilOf(locale, words, stream({ endTs: 300n, fundedUntilTs: 200n }))).toBe(
      t(words, "reaches", { date: 200n }),
    );
    expect(untilOf(locale, words, stream({}))).toBe(words.idle);
  });

  test("a stream that is over or empty says so, and a bonus says how many check-ins it can pay", () => {
    expect(untilOf(locale, words, stream({ state: "ended", endTs: 100n }))).toBe(t(words, "ended", { date: 100n }));
    expect(untilOf(locale, words, stream({ state: "empty" }))).toBe(words.empty);
    expect(untilOf(locale, words, stream({ kind: "bonus" }))).toBe(t(words, "reachesCheckIns", { count: 10 }));
    expect(untilOf(locale, words, stream({ kind: "bonus", rateRaw: 0n }))).toBe(
      t(words, "reachesCheckIns", { count: 0 }),
    );
  });
});
